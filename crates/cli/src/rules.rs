//! The choice among games, by the text of a ruleset.

use std::str::FromStr;

use alquerque_core::TextError;
use alquerque_core::alquerque::Alquerque;

/// A game with its rules. It is matched once, when a command starts (`with_game!`).
#[derive(Clone, Copy, Debug)]
pub(crate) enum Rules {
    Alquerque(Alquerque),
}

impl FromStr for Rules {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        text.parse().map(Self::Alquerque)
    }
}
