//! Search for the best move, one algorithm a file.
//!
//! Nothing here knows a clock: the caller says how many playouts to make and when to stop, and supplies the random
//! generator. The same seed and number of playouts give the same move natively and in WebAssembly: the generator is
//! portable, sampling does not depend on the width of a pointer, and floating-point numbers see only operations
//! that IEEE 754 defines to the last bit (and the logarithm of `libm`, which is made of those).

mod alpha_beta;
mod glance;
mod inspection;
mod iteration;
mod level;
mod ordering;
mod past;
mod picture;
mod policy;
mod random;
mod rehearsal;
mod report;
mod score;
mod study;
mod transposition;
mod tree;
mod uct;
mod variant;
mod watch;

pub use crate::random::{SearchRng, below, rng};
pub use alpha_beta::{AlphaBeta, AlphaBetaConfig, AlphaBetaReport, MAX_DEPTH, ScoredMove};
pub use glance::glance;
pub use inspection::{Candidate, Inspection, NodeId, NodeStatistics};
pub use iteration::{Iteration, RandomGame, Update};
pub use level::{LEVELS, Level};
pub use picture::{PictureNode, PictureSize};
pub use policy::ChosenPlayout;
pub use random::random_move;
pub use rehearsal::Rehearsal;
pub use report::{Report, RootLine, RootMove};
pub use score::{WIN, expected_result, outcome_of, plies_to_end};
pub use study::{Analysis, CompletedIteration, CutOffs, ScoredLine, Study};
pub use uct::{Uct, UctConfig};
pub use variant::{ChosenVariant, Usual, Variant};
pub use watch::{Expansion, Watch};
