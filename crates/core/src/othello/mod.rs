//! Othello: eight by eight squares, discs that turn over, and its notation.
//!
//! The rules are those of the World Othello Federation, as Oliver Merkel's "UCThello" tells them; see
//! [`Ruleset`] for his option.

mod bitboard;
mod flips;
mod game;
mod movegen;
mod moves;
mod notation;
mod playout;
mod position;
mod ruleset;
mod square;

pub use bitboard::Bitboard;
pub use game::Othello;
pub use moves::Move;
pub use position::Position;
pub use ruleset::{Passing, Ruleset};
pub use square::Square;
