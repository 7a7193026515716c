//! The study's workers.

use crate::engine_id::EngineId;

/// A worker, by what it is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Worker {
    /// It runs an engine.
    Engine(EngineId),
    /// It reviews a game; several do it side by side.
    Review(u8),
    /// It shows UCT.
    Uct,
    /// It experiments; there are two sides.
    Lab(u8),
}
