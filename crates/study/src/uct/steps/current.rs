//! The iteration on display.

use alquerque_core::any_record::AnyRecord;
use alquerque_messages::analysis::uct::{Candidate, Iteration, ViewNode};

use crate::uct::preview::Preview;
use crate::uct::stage::{Stage, moves, stages};

/// The iteration on display.
#[derive(Debug)]
pub struct CurrentIteration {
    /// Its number; 0 is the state before the first.
    pub number: u32,
    /// The root's children after it.
    pub root: Vec<Candidate>,
    /// The part of the tree that is drawn, after it.
    pub tree: Vec<ViewNode>,
    /// Its phases in detail.
    pub iteration: Option<Iteration>,
    pub(super) stages: Vec<Stage>,
    pub(super) at: usize,
    /// Its position.
    pub preview: Preview,
}

impl CurrentIteration {
    /// Creates it from an iteration of the search of the position on the board.
    pub fn new(
        number: u32,
        (root, tree): (Vec<Candidate>, Vec<ViewNode>),
        iteration: Option<Iteration>,
        record: &dyn AnyRecord,
    ) -> Self {
        let preview = Preview::new(record, &iteration.as_ref().map_or_else(Vec::new, moves));
        let stages = stages(iteration.as_ref());
        Self { number, root, tree, iteration, stages, at: 0, preview }
    }

    /// The stage on display.
    pub fn stage(&self) -> Stage {
        self.stages[self.at]
    }

    /// The index of the current stage, and the number of stages in the iteration.
    pub fn place(&self) -> (usize, usize) {
        (self.at, self.stages.len())
    }

    pub(super) fn go(&mut self, at: usize) {
        self.at = at.min(self.stages.len() - 1);
        self.preview.show(self.stage().frame(self.iteration.as_ref()));
    }
}
