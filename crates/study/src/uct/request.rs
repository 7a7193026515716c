//! Requests to the worker, tied to positions of the game.

use alquerque_core::any_record::AnyRecord;
use alquerque_messages::Course;
use alquerque_messages::analysis::uct::Search;

/// A requested search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PositionRequest {
    /// Its id.
    pub id: u32,
    /// The node's key in its record; see [`Tree::key`](alquerque_core::record::Tree::key).
    pub key: u64,
}

impl PositionRequest {
    /// Creates a request for the current position.
    pub fn new(id: u32, record: &dyn AnyRecord) -> Self {
        Self { id, key: record.tree().current_key() }
    }

    /// Returns whether it is for the current position.
    pub fn is_for(self, record: &dyn AnyRecord) -> bool {
        self.key == record.tree().current_key()
    }
}

/// Builds a search of the current position.
pub fn search(record: &dyn AnyRecord, id: u32, exploration: f32, seed: Option<u32>) -> Search {
    Search { id, course: Course::from(record).up_to(record.played()), exploration, seed, limit: None }
}
