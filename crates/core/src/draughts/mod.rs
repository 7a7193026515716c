//! English draughts, also called checkers: 32 squares, twelve men a side, short kings.
//!
//! The rules are those of the World Checkers and Draughts Federation, as they are usually told:
//! a capture is compulsory, with free choice among captures; a chain goes on to its end; reaching the crowning row
//! ends the move. Captured pieces leave the board at once, which is the same as taking them off afterwards: a chain
//! never lands on a square that it has jumped, as its landing squares are all in rows of one parity, and the jumped
//! ones in rows of the other.

mod bitboard;
mod evaluate;
mod game;
mod movegen;
mod moves;
mod notation;
mod playout;
mod position;
mod ranking;
mod retreat;
pub(crate) mod ruleset;
mod setup;
mod square;
mod symmetry;
mod tabletop;

pub use bitboard::Bitboard;
pub use evaluate::StaticEvaluation;
pub use game::{Draughts, QUIET_PLIES_DRAW};
pub use moves::Move;
pub use playout::FastPlayout;
pub use position::Position;
pub use ranking::{Pieces, Ranking};
pub use ruleset::Ruleset;
pub use square::{Direction, Square};

impl crate::Searchable for Draughts {
    type Playout = FastPlayout;
    type Evaluation = StaticEvaluation;
}
