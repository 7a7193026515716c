//! Search for the best move, one algorithm a file.
//!
//! Nothing here knows a clock: the caller says how many playouts to make and when to stop, and supplies the random
//! generator. The same seed and number of playouts give the same move natively and in WebAssembly: the generator is
//! portable, sampling does not depend on the width of a pointer, and floating-point numbers see only operations
//! that IEEE 754 defines to the last bit (and the logarithm of `libm`, which is made of those).

mod alpha_beta;
mod glance;
mod level;
mod ordering;
mod past;
mod random;
mod report;
mod score;
mod transposition;
mod tree;
mod uct;

pub use crate::random::{SearchRng, below, rng};
pub use alpha_beta::{AlphaBeta, AlphaBetaConfig, AlphaBetaReport, MAX_DEPTH, ScoredMove};
pub use glance::glance;
pub use level::{LEVELS, Level};
pub use random::random_move;
pub use report::{Report, RootMove};
pub use score::{WIN, expected_result, plies_to_end};
pub use uct::{Uct, UctConfig};
