//! What is tried, whatever the game is.

use alquerque_messages::analysis::lab::{News, TreeNode};

/// An experiment under way.
pub(super) trait Trial {
    /// Works until that moment; `true` where it has come to its end.
    fn run(&mut self, now: &dyn Fn() -> f64, ends: f64) -> bool;
    /// What has come of it so far, after so many milliseconds.
    fn news(&self, id: u32, millis: f64, done: bool) -> News;
    /// At most so many nodes of the tree that has grown, where it is the search of one.
    fn tree(&self, most: usize) -> Option<Vec<TreeNode>> {
        let _ = most;
        None
    }
}
