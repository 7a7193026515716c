//! The depth of a review.

use alquerque_core::named;
use alquerque_messages::Budget;
use alquerque_messages::analysis::Method;

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
    /// The limits for a position, in nodes of the search and in positions of the prover. The prover answers at once in
    /// endgames, and hardly ever solves positions of the opening.
    const fn limits(self) -> (u32, u32) {
        match self {
            Self::Quick => (100_000, 1 << 15),
            Self::Usual => (800_000, 1 << 17),
            Self::Thorough => (4_000_000, 1 << 19),
        }
    }

    /// Limits the search of a position, in nodes. There is no time limit, because a review must not depend on the speed
    /// of the machine. See the table in docs/study.md.
    pub const fn budget(self) -> Budget {
        Budget::Nodes(self.limits().0)
    }

    /// The same for a second look at moves about to be blamed.
    pub const fn second_budget(self) -> Budget {
        Budget::Nodes(self.limits().0 << 3)
    }

    /// Limits the prover, in positions searched per position of the game.
    pub const fn proof_budget(self) -> Budget {
        Budget::Nodes(self.limits().1)
    }

    /// The same for a second look: at an open position beside proven ones, where a result may have been lost, and at
    /// moves about to be blamed.
    pub const fn second_proof_budget(self) -> Budget {
        Budget::Nodes(self.limits().1 << 3)
    }
}

/// Limits the prover for an open position among proven ones with the same result, in any review: hardly any exist, and
/// the review would contradict itself if it called one of them uncertain.
pub const GAP_PROOF_BUDGET: Budget = Budget::Nodes(1 << 22);

/// The limit for a try in an exercise; the player is waiting for the answer.
pub const TRIED_MOVE: Budget = Budget::Nodes(500_000);

/// The seed of every search of a review, so that repeating it gives the same judgements.
pub const SEED: Option<u32> = Some(1);

/// The search that judges games: it plays all of them at least as well as UCT in the same time (docs/strength.md), and
/// sees what a reply captures.
pub const METHOD: Method = Method::AlphaBeta;
