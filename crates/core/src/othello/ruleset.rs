//! The options of the rules and their text form.

use std::fmt;
use std::str::FromStr;

use crate::TextError;
use crate::error::quote;

/// What happens to a player who has no set.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Passing {
    /// The player must pass, as long as the opponent has a set: the World Othello Federation's rule.
    #[default]
    Must,
    /// The game is over at once: an option of `UCThello`.
    GameOver,
}

/// The rules of one kind of Othello.
///
/// Its text form is a name and options: `othello` or `othello,pass=game-over`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Ruleset {
    /// What happens to a player who has no set.
    pub passing: Passing,
}

const EXPECTED: &str = "`othello`, `othello,pass=must` or `othello,pass=game-over`";

impl fmt::Display for Ruleset {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self.passing {
            Passing::Must => "othello",
            Passing::GameOver => "othello,pass=game-over",
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
        if name != "othello" {
            let problem = if name.is_empty() {
                "the name is missing".to_owned()
            } else {
                format!("there is no ruleset of the name `{}`", quote(name))
            };
            return Err(wrong(problem, column));
        }
        let mut passing = None;
        for (part, column) in parts {
            let value = match part {
                "pass=must" => Passing::Must,
                "pass=game-over" => Passing::GameOver,
                "" => return Err(wrong("an option is missing".to_owned(), column)),
                other => return Err(wrong(format!("there is no option `{}`", quote(other)), column)),
            };
            if passing.replace(value).is_some() {
                return Err(wrong("the option `pass` is given twice".to_owned(), column));
            }
        }
        Ok(Self { passing: passing.unwrap_or_default() })
    }
}
