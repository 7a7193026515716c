//! The study's workers.

use alquerque_app::watchdog::Role;

use crate::engine_id::EngineId;
use crate::lab::side::Side;

/// A worker, identified by its purpose.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Worker {
    /// Runs an engine.
    Engine(EngineId),
    /// Reviews a game; several work in parallel.
    Review(u8),
    /// Runs the UCT tab.
    Uct,
    /// Runs experiments for one of two sides.
    Lab(Side),
}

impl Role for Worker {
    fn is_prover(self) -> bool {
        false
    }

    fn is_session(self) -> bool {
        true
    }
}
