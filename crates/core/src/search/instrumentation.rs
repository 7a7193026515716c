//! Instrumentation of the searches, for the study and for tests.
//!
//! A search takes its observer as a type parameter. In play it is `()`, whose methods are empty, and the search
//! compiles to code without any instrumentation.

mod inspection;
pub(super) mod iteration;
mod multi_pv;
mod playout_policy;
mod replay;
pub(super) mod snapshot;
mod uct_observer;
mod variant;

pub use inspection::{Candidate, Inspection, NodeId, NodeStatistics};
pub use iteration::{Iteration, NodeUpdate, RecordedPlayout};
pub use multi_pv::{AlphaBetaObserver, CompletedIteration, Cutoffs, MultiPv, ScoredLine};
pub use playout_policy::ConfigurablePlayout;
pub use replay::SearchReplay;
pub use snapshot::{SnapshotLimits, SnapshotNode};
pub use uct_observer::{Expansion, UctObserver};
pub use variant::{DefaultVariant, Variant, VariantConfig};
