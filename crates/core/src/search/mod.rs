//! Search for the best move, with one algorithm per file.
//!
//! No search uses a clock: the caller says how many playouts to make and when to stop, and supplies the random number
//! generator. The same seed and number of playouts give the same move natively and in WebAssembly: the generator is
//! portable, sampling does not depend on the pointer width, and floating-point numbers undergo only operations that
//! IEEE 754 defines exactly (and the logarithm and exponential of `libm`, which consist of such operations).

mod alpha_beta;
mod history;
mod informed_uct;
mod instrumentation;
mod judgement;
mod level;
mod obvious_moves;
mod ordering;
mod report;
mod score;
mod transposition;
mod tree;
mod uct;

pub use crate::random::{SearchRng, below, random_move, rng, stream};
pub use alpha_beta::{AlphaBeta, AlphaBetaConfig, MAX_DEPTH, STOP_INTERVAL};

pub use informed_uct::{InformedUct, InformedUctConfig};
pub use instrumentation::{
    AlphaBetaObserver, Candidate, CompletedIteration, ConfigurablePlayout, Cutoffs, DefaultVariant, Expansion,
    Inspection, Iteration, MultiPv, NodeId, NodeStatistics, NodeUpdate, RecordedPlayout, ScoredLine, SearchReplay,
    SnapshotLimits, SnapshotNode, UctObserver, Variant, VariantConfig,
};
pub use judgement::{Judgement, odds_value, playout_value};
pub use level::{LEVEL_COUNT, LEVEL_NODES, Level, Levels, UCT_LEVELS, alpha_beta_levels, levels};
pub use obvious_moves::{FirstGlance, first_glance, obvious_moves};

pub use report::{Length, Report, RootMove, Work};
pub use score::{ExpectedScore, WIN, expected_result, outcome_of, plies_to_end};
pub use uct::{Uct, UctConfig};
