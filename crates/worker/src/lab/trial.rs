//! An experiment, independent of the game.

use alquerque_messages::analysis::lab::LabAnswer;
use alquerque_messages::analysis::uct::ViewNode;

/// A running experiment.
pub(super) trait Trial {
    /// Works until the time `ends`; returns whether it is finished.
    fn run(&mut self, now: &dyn Fn() -> f64, ends: f64) -> bool;
    /// The results so far, after this many milliseconds.
    fn answer(&self, id: u32, millis: f64, done: bool) -> LabAnswer;
    /// The most visited nodes of the tree, up to this many and parents first, if the experiment is a single search.
    fn tree(&self, most: usize) -> Option<Vec<ViewNode>> {
        let _ = most;
        None
    }
}
