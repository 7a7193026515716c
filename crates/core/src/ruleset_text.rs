//! The text form of rulesets: a name and the options that differ from it, such as `merkel,invert=allowed`.

use std::fmt::{self, Display, Write};

use alquerque_language::{Fill, Phrase, message};

use crate::TextError;
use crate::catalogue::Named;
use crate::error::{missing, quoting};
use crate::fields::{blanks, split_keeping_places};
use crate::options::{OptionInfo, RuleOption, RuleValue};

/// The rules of one game: named rulesets, and others that differ from them in options.
pub trait Rules: Copy + PartialEq + 'static {
    /// The named rulesets, the default first; there is at least one. A ruleset without a name of its own that can be
    /// chosen is named by its text, as in `othello,pass=game-over`.
    const NAMED: &'static [Named<Self>];
    /// The options, in the order in which they are written.
    const OPTIONS: &'static [OptionInfo];

    /// The value of an option; `None` if the game does not have it.
    fn get(self, option: RuleOption) -> Option<RuleValue>;

    /// The same rules with one option changed; `None` if the game does not have it.
    #[must_use]
    fn with(self, value: RuleValue) -> Option<Self>;

    /// The most similar named ruleset (the first of several), and the options in which these rules differ from it.
    fn nearest(self) -> (&'static Named<Self>, Vec<RuleValue>) {
        let differences = |other: Self| -> Vec<RuleValue> {
            let values = Self::OPTIONS.iter().filter_map(|info| self.get(info.option));
            values.filter(|&value| other.get(value.option()) != Some(value)).collect()
        };
        let usual = &Self::NAMED[0];
        let others = Self::NAMED[1..].iter().map(|named| (named, differences(named.rules)));
        let nearer = |best: (_, Vec<_>), other: (_, Vec<_>)| if other.1.len() < best.1.len() { other } else { best };
        others.fold((usual, differences(usual.rules)), nearer)
    }
}

/// Implements [`Rules`] and the text form for a struct with a field for each option. `$field: $Option` lists the
/// option's values, the default first.
macro_rules! rules {
    ($Ruleset:ident { $($field:ident: $Option:ident($($value:expr),*);)* }) => {
        impl crate::ruleset_text::Rules for $Ruleset {
            const NAMED: &'static [crate::catalogue::Named<Self>] = &NAMED;
            const OPTIONS: &'static [crate::options::OptionInfo] = &[$(crate::options::OptionInfo {
                option: crate::options::RuleOption::$Option,
                values: &[$(crate::options::RuleValue::$Option($value)),*],
            }),*];

            fn get(self, option: crate::options::RuleOption) -> Option<crate::options::RuleValue> {
                match option {
                    $(crate::options::RuleOption::$Option => {
                        Some(crate::options::RuleValue::$Option(self.$field))
                    })*
                    #[allow(unreachable_patterns, reason = "a game may have all options")]
                    _ => None,
                }
            }

            #[allow(clippy::needless_update, reason = "a game may have a single option")]
            fn with(self, value: crate::options::RuleValue) -> Option<Self> {
                match value {
                    $(crate::options::RuleValue::$Option($field) => Some(Self { $field, ..self }),)*
                    #[allow(unreachable_patterns, reason = "a game may have all options")]
                    _ => None,
                }
            }
        }

        impl std::fmt::Display for $Ruleset {
            /// Writes the name of the most similar named ruleset and the options in which this one differs.
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                crate::ruleset_text::write(f, *self)
            }
        }

        impl std::str::FromStr for $Ruleset {
            type Err = crate::TextError;

            fn from_str(text: &str) -> Result<Self, crate::TextError> {
                crate::ruleset_text::parse(text)
            }
        }
    };
}

pub(crate) use rules;

/// Implements parsing of a game, whose only field is its `ruleset`, from the ruleset's text.
macro_rules! reads_rules {
    ($Game:ident) => {
        impl std::str::FromStr for $Game {
            type Err = crate::TextError;

            fn from_str(text: &str) -> Result<Self, crate::TextError> {
                Ok(Self { ruleset: text.parse()? })
            }
        }
    };
}

pub(crate) use reads_rules;

/// Parses a ruleset.
///
/// # Errors
/// If the name or an option is unknown, missing or given twice.
pub(crate) fn parse<R: Rules>(text: &str) -> Result<R, TextError> {
    let plain = R::NAMED.iter().filter(|named| !named.info.name.contains(','));
    let (names, rules): (Vec<&'static str>, Vec<R>) = plain.map(|named| (named.info.name, named.rules)).unzip();
    let (name, chosen) = values(text, &names, R::OPTIONS)?;
    // A game has all values of its own options.
    Ok(chosen.into_iter().fold(rules[name], |rules, value| rules.with(value).unwrap_or(rules)))
}

/// Writes the name of the most similar named ruleset and the options in which this one differs.
pub(crate) fn write<R: Rules>(to: &mut impl Write, rules: R) -> fmt::Result {
    let (named, differences) = rules.nearest();
    to.write_str(named.info.name)?;
    differences.iter().try_for_each(|value| write!(to, ",{}={}", value.option().name(), value.text()))
}

/// The index of the name among the names, and the values given in the text.
fn values(
    text: &str,
    names: &[&'static str],
    options: &'static [OptionInfo],
) -> Result<(usize, Vec<RuleValue>), TextError> {
    let wrong = |problem: Phrase, expected: Phrase, column: usize| {
        Err(TextError::new("ruleset", text, problem, expected).at(column))
    };
    let parts = split_keeping_places(text, 1, |c| c == ',');
    let mut parts = parts.map(|part| (part.text.trim(), part.column + blanks(part.text)));
    let (name, column) = parts.next().unwrap_or(("", 1));
    let Some(index) = names.iter().position(|known| *known == name) else {
        let problem = if name.is_empty() { missing("name") } else { quoting(message::PROBLEM_NO_RULESET, name) };
        return wrong(problem, these(Fill::OneOf, names.iter()), column);
    };
    let mut chosen: Vec<RuleValue> = Vec::new();
    for (part, column) in parts {
        if part.is_empty() {
            return wrong(missing("option"), these(Fill::List, options.iter().map(summary)), column);
        }
        let (name, value) = part.split_once('=').unwrap_or((part, ""));
        let Some(info) = options.iter().find(|info| info.option.name() == name) else {
            return wrong(
                quoting(message::PROBLEM_NO_OPTION, part),
                these(Fill::List, options.iter().map(summary)),
                column,
            );
        };
        let Some(value) = info.value(value) else {
            let problem = quoting(message::PROBLEM_NO_VALUE, value).text("option", info.option.name());
            return wrong(problem, these(Fill::OneOf, texts(info)), column);
        };
        if chosen.iter().any(|other| other.option() == info.option) {
            let problem = Phrase::new(message::PROBLEM_OPTION_TWICE).text("option", info.option.name());
            return wrong(problem, Phrase::new(message::EXPECTED_OPTION_ONCE), column);
        }
        chosen.push(value);
    }
    Ok((index, chosen))
}

/// The expectation of one or any of these texts.
fn these(fill: fn(Vec<String>) -> Fill, texts: impl IntoIterator<Item = impl Display>) -> Phrase {
    Phrase::new(message::THESE).with("texts", fill(texts.into_iter().map(|text| format!("`{text}`")).collect()))
}

fn texts(info: &OptionInfo) -> Vec<&'static str> {
    info.values.iter().map(|value| value.text()).collect()
}

/// An option with its values, such as `pass=must|game-over`.
pub fn summary(info: &OptionInfo) -> String {
    format!("{}={}", info.option.name(), texts(info).join("|"))
}
