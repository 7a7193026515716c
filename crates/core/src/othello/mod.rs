//! Othello: eight by eight squares, discs that flip, and its notation.
//!
//! The rules are those of the World Othello Federation, with an option of Oliver Merkel's `UCThello`; see [`Ruleset`].

mod endgame;
mod evaluate;
mod flips;
mod game;
mod movegen;
mod notation;
mod playout;
mod position;
pub(crate) mod ruleset;
mod square;
mod tabletop;
mod weights;

pub use crate::options::Passing;
pub use endgame::Solver;
pub use evaluate::StaticEvaluation;
pub use game::Othello;
pub use movegen::Move;
pub use playout::FastPlayout;
pub use position::Position;
pub use ruleset::Ruleset;
pub use square::Bitboard;
pub use square::Square;

use std::sync::Arc;

use crate::Endgame;
use crate::evaluate::WeightsError;
use crate::weights::{Learnable, Weights};

impl crate::Searchable for Othello {
    type Playout = FastPlayout;
    type Evaluation = StaticEvaluation;

    fn knowledge(&self) -> &'static [&'static str] {
        &["othello.weights"]
    }

    fn learn(&self, evaluation: &mut StaticEvaluation, file: &[u8]) -> Result<(), WeightsError> {
        evaluation.weights = Some(Arc::new(Weights::from_bytes(self.layout(), file)?));
        Ok(())
    }

    #[inline]
    fn endgame(&self, position: &Position, entries: usize) -> Option<Box<dyn Endgame<Move>>> {
        Some(Box::new(Solver::new(self, position, entries)))
    }
}
