//! The text form of rulesets: the name of one and the options in which another differs from it, such as
//! `merkel,invert=allowed`.

use std::fmt::{self, Write};

use crate::TextError;
use crate::catalogue::Named;
use crate::error::{Expected, Part, Problem, Subject};
use crate::fields::{blanks, split_keeping_places};
use crate::options::{OptionInfo, RuleOption, RuleValue};

/// The rules of one game: some rulesets have names, and the others differ from them in options.
pub trait Rules: Copy + PartialEq + 'static {
    /// The rulesets that have a name, the usual one first: there is at least one. The name of one that is to be chosen
    /// though it has none of its own is its text, as in `othello,pass=game-over`.
    const NAMED: &'static [Named<Self>];
    /// The options, in the order of their text form.
    const OPTIONS: &'static [OptionInfo];

    /// The value that these rules have of an option; `None` where the game has no such option.
    fn get(self, option: RuleOption) -> Option<RuleValue>;

    /// The same rules but for one value; `None` where the game has no such option.
    #[must_use]
    fn with(self, value: RuleValue) -> Option<Self>;

    /// The nearest named ruleset, the first of several, and the values in which these rules differ from it.
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

/// Gives rules, a struct with a field for each option, their [`Rules`] and their texts: `$field: $Option` has these values, the
/// usual one first.
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
            /// Writes the name of the nearest named ruleset, the first of several, and the options in which this one differs.
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

/// Reads a game, which is its `ruleset`, by the ruleset's text.
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

/// Reads a ruleset.
///
/// # Errors
/// Where the name or an option is not known, missing or given twice.
pub(crate) fn parse<R: Rules>(text: &str) -> Result<R, TextError> {
    let plain = R::NAMED.iter().filter(|named| !named.info.name.contains(','));
    let (names, rules): (Vec<&'static str>, Vec<R>) = plain.map(|named| (named.info.name, named.rules)).unzip();
    let (name, chosen) = values(text, &names, R::OPTIONS)?;
    // A game knows all values of its own options.
    Ok(chosen.into_iter().fold(rules[name], |rules, value| rules.with(value).unwrap_or(rules)))
}

/// Writes the name of the nearest named ruleset, and the options in which this one differs.
pub(crate) fn write<R: Rules>(to: &mut impl Write, rules: R) -> fmt::Result {
    let (named, differences) = rules.nearest();
    to.write_str(named.info.name)?;
    differences.iter().try_for_each(|value| write!(to, ",{}={}", value.option().key(), value.text()))
}

/// The place of the name among the names, and the values that the text gives.
fn values(
    text: &str,
    names: &[&'static str],
    options: &'static [OptionInfo],
) -> Result<(usize, Vec<RuleValue>), TextError> {
    let wrong = |problem: Problem, expected: Expected, column: usize| {
        Err(TextError::new(Subject::Ruleset, text, problem, expected).at(column))
    };
    let parts = split_keeping_places(text, 1, |c| c == ',');
    let mut parts = parts.map(|part| (part.text.trim(), part.column + blanks(part.text)));
    let (name, column) = parts.next().unwrap_or(("", 1));
    let Some(place) = names.iter().position(|known| *known == name) else {
        let problem = if name.is_empty() { Problem::Missing(Part::Name) } else { Problem::NoRuleset(name.into()) };
        return wrong(problem, Expected::Texts(names.to_vec()), column);
    };
    let mut chosen: Vec<RuleValue> = Vec::new();
    for (part, column) in parts {
        if part.is_empty() {
            return wrong(Problem::Missing(Part::Option), Expected::Options(options), column);
        }
        let (name, value) = part.split_once('=').unwrap_or((part, ""));
        let Some(info) = options.iter().find(|info| info.option.key() == name) else {
            return wrong(Problem::NoOption(part.into()), Expected::Options(options), column);
        };
        let Some(value) = info.value(value) else {
            return wrong(Problem::NoValue(info.option, value.into()), Expected::Texts(texts(info)), column);
        };
        if chosen.iter().any(|other| other.option() == info.option) {
            return wrong(Problem::OptionTwice(info.option), Expected::OptionOnce, column);
        }
        chosen.push(value);
    }
    Ok((place, chosen))
}

fn texts(info: &OptionInfo) -> Vec<&'static str> {
    info.values.iter().map(|value| value.text()).collect()
}

/// An option with its values, such as `pass=must|game-over`.
pub fn summary(info: &OptionInfo) -> String {
    format!("{}={}", info.option.key(), texts(info).join("|"))
}
