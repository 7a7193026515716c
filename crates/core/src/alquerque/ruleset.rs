//! The options of the rules and their text form.

use std::fmt;
use std::str::FromStr;

use super::point::{Direction, SIZE};
use super::{Bitboard, Point};
use crate::error::quote;
use crate::{Player, TextError};

/// Whether a checker may take back its own last step, each checker for itself.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Inverting {
    /// A checker may not step back to the point that it left with its own last move.
    #[default]
    Forbidden,
    /// A checker may step back; then a game could go on for ever, and the draw rules apply.
    Allowed,
}

/// The rules of one kind of Alquerque.
///
/// Its text form is a name and options: `merkel` or `merkel,invert=allowed`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Ruleset {
    /// Whether a checker may take back its own last step.
    pub inverting: Inverting,
}

const EXPECTED: &str = "`merkel`, `merkel,invert=forbidden` or `merkel,invert=allowed`";

impl Ruleset {
    /// The directions in which `player`'s checkers step without capturing: forward, diagonally forward and
    /// sideways.
    pub const fn step_directions(self, player: Player) -> [Direction; 5] {
        use Direction::{East, North, NorthEast, NorthWest, South, SouthEast, SouthWest, West};
        match player {
            Player::Light => [North, NorthEast, East, West, NorthWest],
            Player::Dark => [East, SouthEast, South, SouthWest, West],
        }
    }

    /// The points from which `player`'s checkers may step: all but the opponent's base row.
    pub const fn step_origins(self, player: Player) -> Bitboard {
        Bitboard(Bitboard::ALL.0 & !Bitboard::row(far_row(player)).0)
    }

    /// Whether the direction, origin and target of a step are such that the ruleset would let `player` make it on
    /// an empty board.
    pub fn has_step(self, player: Player, from: Point, direction: Direction) -> bool {
        self.step_directions(player).contains(&direction)
            && self.step_origins(player).contains(from)
            && from.neighbour(direction).is_some()
    }

    /// Whether a game could go on for ever, so that repetition and a count of quiet plies end it.
    pub const fn can_repeat(self) -> bool {
        matches!(self.inverting, Inverting::Allowed)
    }
}

const fn far_row(player: Player) -> u8 {
    match player {
        Player::Light => SIZE - 1,
        Player::Dark => 0,
    }
}

impl fmt::Display for Ruleset {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self.inverting {
            Inverting::Forbidden => "merkel",
            Inverting::Allowed => "merkel,invert=allowed",
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
        if name != "merkel" {
            let problem = if name.is_empty() {
                "the name is missing".to_owned()
            } else {
                format!("there is no ruleset of the name `{}`", quote(name))
            };
            return Err(wrong(problem, column));
        }
        let mut inverting = None;
        for (part, column) in parts {
            let value = match part {
                "invert=forbidden" => Inverting::Forbidden,
                "invert=allowed" => Inverting::Allowed,
                "" => return Err(wrong("an option is missing".to_owned(), column)),
                other => return Err(wrong(format!("there is no option `{}`", quote(other)), column)),
            };
            if inverting.replace(value).is_some() {
                return Err(wrong("the option `invert` is given twice".to_owned(), column));
            }
        }
        Ok(Self { inverting: inverting.unwrap_or_default() })
    }
}
