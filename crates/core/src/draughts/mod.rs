//! English draughts, also called checkers: 32 squares, twelve men a side, short kings.
//!
//! The rules are those of the World Checkers and Draughts Federation: captures are compulsory, with free choice among
//! them; a chain continues to its end; reaching the crowning row ends the move. Captured pieces are removed
//! immediately, which is equivalent to removing them after the move: a chain never lands on a square that it has
//! jumped, as landing squares are on rows of one parity and jumped squares on rows of the other.

mod endgames;
mod evaluate;
mod game;
mod movegen;
mod notation;
mod playout;
mod position;
mod ranking;
pub(crate) mod ruleset;
mod square;
mod symmetry;
mod tabletop;
mod unmove;
mod weights;

pub use endgames::Endgames;
pub use evaluate::StaticEvaluation;
pub use game::{Draughts, QUIET_PLIES_DRAW};
pub use movegen::Move;
pub use playout::FastPlayout;
pub use position::Position;
pub use ranking::{Pieces, Ranking};
pub use ruleset::{MAX_PIECES, Ruleset};
pub use square::Bitboard;
pub use square::{Direction, Square};

use std::sync::Arc;

use crate::evaluate::WeightsError;
use crate::weights::{Learnable, Weights};

impl crate::Searchable for Draughts {
    type Playout = FastPlayout;
    type Evaluation = StaticEvaluation;

    fn knowledge(&self) -> &'static [&'static str] {
        &["draughts.endgames", "draughts.weights"]
    }

    fn learn(&self, evaluation: &mut StaticEvaluation, file: &[u8]) -> Result<(), WeightsError> {
        match Endgames::from_bytes(file) {
            Ok(endgames) => evaluation.endgames = Some(Arc::new(endgames)),
            Err(WeightsError::Foreign) => {
                evaluation.weights = Some(Arc::new(Weights::from_bytes(self.layout(), file)?));
            }
            Err(error) => return Err(error),
        }
        Ok(())
    }
}
