//! The options of the rules and their text form.

use std::fmt;
use std::str::FromStr;

use crate::error::quote;
use crate::{Player, TextError};

/// The rules of English draughts; its text form is `draughts` or `draughts,begin=light`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Ruleset {
    /// The side that has the first move: dark by the federation's rules.
    pub begin: Player,
}

impl Default for Ruleset {
    fn default() -> Self {
        Self { begin: Player::Dark }
    }
}

const EXPECTED: &str = "`draughts`, `draughts,begin=dark` or `draughts,begin=light`";

impl fmt::Display for Ruleset {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self.begin {
            Player::Dark => "draughts",
            Player::Light => "draughts,begin=light",
        })
    }
}

impl FromStr for Ruleset {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        let wrong = |problem: String, column: usize| TextError::new("ruleset", text, problem, EXPECTED).at(column);
        let mut parts = text.split(',').scan(1, |next, part| {
            let blanks = part.chars().take_while(|c| c.is_whitespace()).count();
            let column = *next + blanks;
            *next += part.chars().count() + 1;
            Some((part.trim(), column))
        });
        let (name, column) = parts.next().unwrap_or(("", 1));
        if name != "draughts" {
            let problem = if name.is_empty() {
                "the name is missing".to_owned()
            } else {
                format!("there is no ruleset of the name `{}`", quote(name))
            };
            return Err(wrong(problem, column));
        }
        let mut begin = None;
        for (part, column) in parts {
            let value = match part {
                "begin=dark" => Player::Dark,
                "begin=light" => Player::Light,
                "" => return Err(wrong("an option is missing".to_owned(), column)),
                other => return Err(wrong(format!("there is no option `{}`", quote(other)), column)),
            };
            if begin.replace(value).is_some() {
                return Err(wrong("the option `begin` is given twice".to_owned(), column));
            }
        }
        Ok(begin.map_or_else(Self::default, |begin| Self { begin }))
    }
}
