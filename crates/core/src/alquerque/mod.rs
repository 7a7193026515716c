//! Alquerque de doze: the board of 25 points, its rules and its notation.
//!
//! The rules are those of Oliver Merkel's "Alquerque", which are close to the proposals of R. C. Bell,
//! *Board and Table Games from Many Civilizations*, 1979.

mod bitboard;
mod game;
mod movegen;
mod moves;
mod notation;
mod playout;
mod point;
mod position;
mod ruleset;

pub use bitboard::Bitboard;
pub use game::{Alquerque, QUIET_PLIES_DRAW};
pub use moves::Move;
pub use point::{Direction, Point};
pub use position::Position;
pub use ruleset::{Inverting, Ruleset};
