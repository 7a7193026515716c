//! Alquerque de doze: the board of 25 points, its rules and its notation.
//!
//! There are several documented rulesets, which differ in the options of a [`Ruleset`]. The first, `merkel`, is that of
//! Oliver Merkel's "Alquerque", which is close to the proposals of R. C. Bell, *Board and Table Games from Many
//! Civilizations*, 1979.

mod evaluate;
mod game;
mod movegen;
mod notation;
mod number;
mod playout;
mod point;
mod position;
mod ranking;
pub(crate) mod ruleset;
mod symmetry;
mod tabletop;
mod unmove;
mod weights;

pub use crate::options::{Capture, Chain, INNER_SQUARE_CHECKERS, InnerSquare, Inverting, Steps};
pub use evaluate::StaticEvaluation;
pub use game::{Alquerque, PASSES_DRAW, QUIET_PLIES_DRAW};
pub use movegen::Move;
pub use playout::FastPlayout;
pub use point::Bitboard;
pub use point::{Direction, Point};
pub use position::{Position, State};
pub use ranking::Ranking;
pub use ruleset::Ruleset;
pub use symmetry::Symmetry;

use std::sync::Arc;

use crate::evaluate::WeightsError;
use crate::weights::{Learnable, Weights};

impl crate::Searchable for Alquerque {
    type Playout = FastPlayout;
    type Evaluation = StaticEvaluation;

    fn knowledge(&self) -> &'static [&'static str] {
        if weights::LEARNS { weights::files(*self) } else { &[] }
    }

    fn learn(&self, evaluation: &mut StaticEvaluation, file: &[u8]) -> Result<(), WeightsError> {
        if !weights::LEARNS {
            return Err(WeightsError::Foreign);
        }
        evaluation.weights = Some(Arc::new(Weights::from_bytes(self.layout(), file)?));
        Ok(())
    }
}
