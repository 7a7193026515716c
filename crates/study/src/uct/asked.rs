//! What the worker was asked about: a position of the game.

use alquerque_core::any_record::AnyRecord;
use alquerque_messages::analysis::uct::Search;

/// A search that the worker was asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Asked {
    /// Its id.
    pub id: u32,
    /// The node's key in its record: see [`Tree::key`](alquerque_core::record::Tree::key).
    pub key: u64,
}

impl Asked {
    /// One about the present position.
    pub fn new(id: u32, record: &dyn AnyRecord) -> Self {
        Self { id, key: key(record) }
    }

    /// Whether it is about the present position.
    pub fn is_of(self, record: &dyn AnyRecord) -> bool {
        self.key == key(record)
    }
}

fn key(record: &dyn AnyRecord) -> u64 {
    record.tree().key(record.tree().current())
}

/// A search of the present position.
pub fn search(record: &dyn AnyRecord, id: u32, exploration: f32, seed: Option<u32>) -> Search {
    let tree = record.tree();
    let moves = tree.line().iter().skip(1).take(tree.played()).map(|&node| record.move_text(node)).collect();
    Search { id, rules: record.rules(), start: record.start_text(), moves, exploration, seed, limit: None }
}
