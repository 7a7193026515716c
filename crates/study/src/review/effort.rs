//! The depth of a review.

use alquerque_core::any_record::AnyRecord;
use alquerque_messages::analysis::{Bound, Method};

use crate::named::named;

named! {
    /// How much work each position gets.
    #[derive(Default)]
    pub enum Effort {
        /// A quick overview of a game.
        Quick = "quick",
        /// The default, for learning from a game.
        #[default]
        Usual = "usual",
        /// The most accurate.
        Thorough = "thorough",
    }
}

impl Effort {
    /// Limits the search of a position, in playouts or nodes. There is no time limit: a review must not depend on the
    /// speed of the machine. docs/study.md has the table.
    pub const fn bound(self, method: Method) -> Bound {
        let work = match (method, self) {
            (Method::Uct { .. }, Self::Quick) => 25_000,
            (Method::Uct { .. }, Self::Usual) => 150_000,
            (Method::Uct { .. }, Self::Thorough) => 600_000,
            (Method::AlphaBeta, Self::Quick) => 100_000,
            (Method::AlphaBeta, Self::Usual) => 800_000,
            (Method::AlphaBeta, Self::Thorough) => 4_000_000,
        };
        Bound { work: Some(work), millis: None }
    }

    /// The positions that the prover may search for each position of the game. It answers at once in endgames, and
    /// hardly ever solves positions of the opening.
    pub const fn proof_nodes(self) -> u32 {
        match self {
            Self::Quick => 1 << 15,
            Self::Usual => 1 << 17,
            Self::Thorough => 1 << 19,
        }
    }

    /// The same in a second round, for an open position beside proven ones: there a mistake may have been made.
    pub const fn second_proof_nodes(self) -> u32 {
        self.proof_nodes() << 3
    }
}

/// The limit for a try in an exercise; the player is waiting for the answer.
pub const fn try_bound(method: Method) -> Bound {
    let work = match method {
        Method::Uct { .. } => 100_000,
        Method::AlphaBeta => 500_000,
    };
    Bound { work: Some(work), millis: None }
}

/// The seed of every search of a review, so that the same game is judged in the same way again.
pub const SEED: Option<u32> = Some(1);

/// The search that judges a game: beside the prover UCT, whose estimates need no evaluation; else alpha-beta, which plays
/// Othello and draughts better (docs/strength.md).
pub fn judge_of(record: &dyn AnyRecord, exploration: f32) -> Method {
    if record.board().game.info().has_prover { Method::Uct { exploration } } else { Method::AlphaBeta }
}
