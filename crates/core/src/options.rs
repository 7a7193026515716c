//! The text form of rulesets: the name of one and the options in which another differs from it, such as
//! `merkel,invert=allowed`.

use std::fmt::{self, Write};

use crate::TextError;
use crate::error::quote;

/// A value of an option: its text, and a ruleset with it.
pub(crate) type Value<R> = (&'static str, fn(R) -> R);
/// An option by its name, with its values.
pub(crate) type RuleOption<R> = (&'static str, &'static [Value<R>]);

/// Reads a ruleset.
///
/// # Errors
/// Where the name or an option is not known, missing or given twice.
pub(crate) fn parse<R: Copy>(
    text: &str,
    rulesets: &[(&'static str, R)],
    options: &[RuleOption<R>],
) -> Result<R, TextError> {
    let names: Vec<&str> = rulesets.iter().map(|(name, _)| *name).collect();
    let values: Vec<(&str, Vec<&str>)> =
        options.iter().map(|(name, values)| (*name, values.iter().map(|(value, _)| *value).collect())).collect();
    let (name, chosen) = places(text, &names, &values)?;
    Ok(chosen.into_iter().fold(rulesets[name].1, |rules, (option, value)| options[option].1[value].1(rules)))
}

/// Writes the name of the nearest named ruleset, the first of several, and the options in which this one differs.
pub(crate) fn write<R: Copy + PartialEq>(
    to: &mut impl Write,
    rules: R,
    rulesets: &[(&'static str, R)],
    options: &[RuleOption<R>],
) -> fmt::Result {
    let value = |rules: R, values: &'static [Value<R>]| {
        values.iter().find(|(_, apply)| apply(rules) == rules).map_or("", |&(value, _)| value)
    };
    let differences = |other: R| -> Vec<(&str, &str)> {
        let pairs = options.iter().map(|&(name, values)| (name, value(rules, values), value(other, values)));
        pairs.filter(|(_, own, other)| own != other).map(|(name, own, _)| (name, own)).collect()
    };
    let described = rulesets.iter().map(|&(name, other)| (name, differences(other)));
    let Some((name, differences)) = described.min_by_key(|(_, differences)| differences.len()) else { return Ok(()) };
    to.write_str(name)?;
    differences.iter().try_for_each(|(name, value)| write!(to, ",{name}={value}"))
}

/// The places of the name and of the options' values in the tables.
fn places(
    text: &str,
    names: &[&str],
    options: &[(&str, Vec<&str>)],
) -> Result<(usize, Vec<(usize, usize)>), TextError> {
    let wrong = |problem: String, expected: String, column: usize| {
        Err(TextError::new("ruleset", text, problem, expected).at(column))
    };
    let mut parts = text.split(',').scan(1, |next, part| {
        let blanks = part.chars().take_while(|c| c.is_whitespace()).count();
        let column = *next + blanks;
        *next += part.chars().count() + 1;
        Some((part.trim(), column))
    });
    let (name, column) = parts.next().unwrap_or(("", 1));
    let Some(place) = names.iter().position(|known| *known == name) else {
        let problem = if name.is_empty() {
            "the name is missing".to_owned()
        } else {
            format!("there is no ruleset of the name `{}`", quote(name))
        };
        return wrong(problem, one_of(names), column);
    };
    let mut chosen: Vec<(usize, usize)> = Vec::new();
    for (part, column) in parts {
        if part.is_empty() {
            return wrong("an option is missing".to_owned(), all(options), column);
        }
        let (name, value) = part.split_once('=').unwrap_or((part, ""));
        let Some(option) = options.iter().position(|(known, _)| *known == name) else {
            return wrong(format!("there is no option `{}`", quote(part)), all(options), column);
        };
        let values = &options[option].1;
        let Some(value) = values.iter().position(|known| *known == value) else {
            return wrong(format!("the option `{name}` cannot be `{}`", quote(value)), one_of(values), column);
        };
        if chosen.iter().any(|(other, _)| *other == option) {
            let problem = format!("the option `{name}` is given twice");
            return wrong(problem, "each option at most once".to_owned(), column);
        }
        chosen.push((option, value));
    }
    Ok((place, chosen))
}

fn one_of(values: &[&str]) -> String {
    let values: Vec<String> = values.iter().map(|value| format!("`{value}`")).collect();
    match values.split_last() {
        Some((last, rest)) if !rest.is_empty() => format!("{} or {last}", rest.join(", ")),
        _ => values.concat(),
    }
}

fn all(options: &[(&str, Vec<&str>)]) -> String {
    let options: Vec<String> = options.iter().map(|(name, values)| format!("`{name}={}`", values.join("|"))).collect();
    options.join(", ")
}
