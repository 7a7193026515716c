//! The results of experiments, each tied to its position and setting.

use alquerque_messages::analysis::lab::{Found, Iteration, Setting, Tally, Trial};
use alquerque_messages::analysis::uct::ViewNode;

/// An experiment at a position. The position is identified by its node's key; see
/// [`Tree::key`](alquerque_core::record::Tree::key).
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct TrialAt {
    /// The node's key.
    pub key: u64,
    /// The experiment.
    pub trial: Trial,
}

/// The latest result of one kind.
#[derive(Clone, Debug)]
pub struct Last<T>(Option<(TrialAt, T)>);

impl<T> Default for Last<T> {
    fn default() -> Self {
        Self(None)
    }
}

impl<T> Last<T> {
    /// Replaces the result.
    pub fn set(&mut self, tried: TrialAt, what: T) {
        self.0 = Some((tried, what));
    }

    /// Returns the result if it belongs to this experiment.
    pub fn get(&self, tried: TrialAt) -> Option<&T> {
        self.0.as_ref().filter(|(other, _)| *other == tried).map(|(_, what)| what)
    }
}

/// The latest results.
#[derive(Clone, Debug, Default)]
pub struct Results {
    /// Both sides' searches.
    pub searches: [Last<Found>; 2],
    /// The displayed parts of their trees, each with a unique number.
    pub trees: [Last<(u32, Vec<ViewNode>)>; 2],
    /// Both sides' runs.
    pub tallies: [Last<Tally>; 2],
    /// Alpha-beta's iterations, and the time they took in milliseconds.
    pub deepening: Last<(Vec<Iteration>, f64)>,
}

/// Time limit of alpha-beta, in milliseconds.
pub const ALPHA_BETA_MILLIS: u32 = 10_000;

/// Returns the progress of an experiment, 0 to 1.
pub fn progress(trial: Trial, results: &Results, tried: TrialAt, side: usize) -> f64 {
    let share = |part: f64, whole: u32| (part / f64::from(whole.max(1))).min(1.0);
    match trial {
        Trial::Search(Setting { playouts, .. }) => {
            let found = results.searches[side].get(tried);
            found.map_or(0.0, |found| share(found.report.work.count() as f64, playouts))
        }
        Trial::Runs(_, count) => {
            let tally = results.tallies[side].get(tried);
            tally.map_or(0.0, |tally| share(tally.runs.into(), count))
        }
        Trial::AlphaBeta(millis) => results.deepening.get(tried).map_or(0.0, |(_, spent)| share(*spent, millis)),
    }
}
