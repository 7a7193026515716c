//! What experiments have brought, each for the position and the setting with which it was made.

use alquerque_messages::analysis::lab::{Found, Iteration, Setting, Tally, TreeNode, Trial};

/// A position, by its node's key (see [`Tree::key`](alquerque_core::record::Tree::key)), and what was tried there.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Tried {
    /// The node's key.
    pub key: u64,
    /// What was tried.
    pub trial: Trial,
}

/// The last result of a kind.
#[derive(Clone, Debug)]
pub struct Last<T>(Option<(Tried, T)>);

impl<T> Default for Last<T> {
    fn default() -> Self {
        Self(None)
    }
}

impl<T> Last<T> {
    /// Takes another one.
    pub fn set(&mut self, tried: Tried, what: T) {
        self.0 = Some((tried, what));
    }

    /// The result, if it is that of this trial.
    pub fn of(&self, tried: Tried) -> Option<&T> {
        self.0.as_ref().filter(|(other, _)| *other == tried).map(|(_, what)| what)
    }
}

/// The last results.
#[derive(Clone, Debug, Default)]
pub struct Results {
    /// The searches of both sides.
    pub searches: [Last<Found>; 2],
    /// The trees of these searches, as far as they are to be seen, each with a number that no other one has.
    pub trees: [Last<(u32, Vec<TreeNode>)>; 2],
    /// The runs of both sides.
    pub tallies: [Last<Tally>; 2],
    /// The iterations of alpha-beta, and the milliseconds that they took.
    pub deepening: Last<(Vec<Iteration>, f64)>,
}

/// Milliseconds that alpha-beta gets.
pub const ALPHA_BETA_MILLIS: u32 = 10_000;

/// How much of a trial is done, 0 to 1.
pub fn progress(trial: Trial, results: &Results, tried: Tried, side: usize) -> f64 {
    let share = |part: f64, whole: u32| (part / f64::from(whole.max(1))).min(1.0);
    match trial {
        Trial::Search(Setting { playouts, .. }) => {
            let found = results.searches[side].of(tried);
            found.map_or(0.0, |found| share(found.playouts.into(), playouts))
        }
        Trial::Runs(_, count) => {
            let tally = results.tallies[side].of(tried);
            tally.map_or(0.0, |tally| share(tally.runs.into(), count))
        }
        Trial::AlphaBeta(millis) => results.deepening.of(tried).map_or(0.0, |(_, spent)| share(*spent, millis)),
    }
}
