//! The tour's questions. Each concerns the search on display, and is answered with a button or on the tree.

use alquerque_core::Outcome;
use alquerque_messages::analysis::uct::{Candidate, Iteration, View};

use super::step::TourStep;
use crate::uct::controls::{Stage, chosen};
use crate::uct::formula::Formula;
use crate::uct::steps::CurrentIteration;

/// Maximum number of branches to choose from.
const MAX_BRANCHES: usize = 6;
/// Factor by which the constant is larger in the question about it.
const LARGER: f32 = 2.0;
/// The points that a playout can add.
pub const GAINS: [f32; 3] = [0.0, 0.5, 1.0];

/// A question with its answers.
#[derive(Clone, Debug, PartialEq)]
pub struct Question {
    /// What it asks.
    pub kind: QuestionKind,
    /// The learner's answer.
    pub given: Option<usize>,
}

/// The content of a question.
#[derive(Clone, Debug, PartialEq)]
pub enum QuestionKind {
    /// Which branch is selected next?
    Branch {
        /// The branches to choose from, with their bounds.
        branches: Vec<Branch>,
        /// The index of the selected one.
        chosen: usize,
        /// Whether these are all branches.
        is_all: bool,
    },
    /// What is Q now?
    Points {
        /// The move leading to the node.
        mv: String,
        /// The result of the playout.
        result: Outcome,
        /// Q before.
        before: f32,
        /// Q after.
        after: f32,
    },
    /// Would a larger constant change the choice?
    Constant {
        /// The move that would then be selected, with its bound.
        then: Branch,
        /// The currently selected move with its new bound or, if it is the same, the move with the next highest bound.
        other: Branch,
        /// Whether the selection changes.
        changes: bool,
    },
}

/// A branch with its bound.
#[derive(Clone, Debug, PartialEq)]
pub struct Branch {
    /// The move.
    pub mv: String,
    /// Its bound.
    pub sum: Formula,
}

impl Question {
    /// Returns the question of a step, if it refers to this stage of an iteration.
    pub fn at_stage(step: TourStep, current: &CurrentIteration) -> Option<Self> {
        let iteration = current.iteration.as_ref()?;
        Self::from_iteration(step, iteration).filter(|_| stage(step, iteration) == Some(current.stage()))
    }

    /// Returns the question of a step about an iteration.
    pub fn from_iteration(step: TourStep, iteration: &Iteration) -> Option<Self> {
        let kind = match step {
            TourStep::Selection => branch(iteration),
            TourStep::Backpropagation => points(iteration),
            _ => None,
        };
        kind.map(|kind| Self { kind, given: None })
    }

    /// Returns the question about the exploration constant, if each move has been tried.
    pub fn about_constant(view: &View) -> Option<Self> {
        let sums = |larger: f32| {
            let sums = view.root.iter().map(|candidate| {
                let sum = Formula::new(candidate, view.playouts, 0.0)?;
                let sum = Formula { term: sum.term * larger, bound: sum.mean + sum.term * larger, ..sum };
                Some(Branch { mv: candidate.mv.clone(), sum })
            });
            sums.collect::<Option<Vec<_>>>()
        };
        let highest = |sums: &[Branch], but: Option<usize>| {
            let indices = (0..sums.len()).filter(|&index| Some(index) != but);
            indices.reduce(|best, other| if sums[other].sum.bound > sums[best].sum.bound { other } else { best })
        };
        let larger = sums(LARGER)?;
        let (now, then) = (highest(&sums(1.0)?, None)?, highest(&larger, None)?);
        let changes = now != then;
        let other = if changes { now } else { highest(&larger, Some(then))? };
        let kind = QuestionKind::Constant { then: larger[then].clone(), other: larger[other].clone(), changes };
        Some(Self { kind, given: None })
    }

    /// Whether it refers to a stage of an iteration.
    pub const fn is_of_stage(&self) -> bool {
        matches!(self.kind, QuestionKind::Branch { .. } | QuestionKind::Points { .. })
    }

    /// The number of answers to choose from: branches, the points after each of [`GAINS`], or yes and no.
    pub fn answer_count(&self) -> usize {
        match &self.kind {
            QuestionKind::Branch { branches, .. } => branches.len(),
            QuestionKind::Points { .. } => GAINS.len(),
            QuestionKind::Constant { .. } => 2,
        }
    }

    /// Returns whether an answer is right. Branches whose bounds look the same are all right.
    pub fn is_right(&self, answer: usize) -> bool {
        match &self.kind {
            QuestionKind::Branch { branches, chosen, .. } => {
                branches.get(answer).is_some_and(|branch| branch.sum.bound >= branches[*chosen].sum.bound)
            }
            QuestionKind::Points { before, after, .. } => {
                GAINS.get(answer).is_some_and(|gain| (before + gain - after).abs() < 0.25)
            }
            QuestionKind::Constant { changes, .. } => answer == usize::from(!changes),
        }
    }

    /// Accepts the learner's answer, but only once. Returns whether it did.
    pub fn take(&mut self, answer: usize) -> bool {
        let is_open = self.given.is_none() && answer < self.answer_count();
        if is_open {
            self.given = Some(answer);
        }
        is_open
    }

    /// Whether it is answered with a branch.
    pub const fn asks_for_branch(&self) -> bool {
        self.given.is_none() && matches!(self.kind, QuestionKind::Branch { .. })
    }

    /// The index of the answer that a move names, for a question about branches.
    pub fn answer_index(&self, mv: &str) -> Option<usize> {
        match &self.kind {
            QuestionKind::Branch { branches, .. } => branches.iter().position(|branch| branch.mv == mv),
            QuestionKind::Points { .. } | QuestionKind::Constant { .. } => None,
        }
    }
}

/// Returns the stage at which a step asks: at the root and, on the way up, one level below it.
pub fn stage(step: TourStep, iteration: &Iteration) -> Option<Stage> {
    match step {
        TourStep::Selection => Some(Stage::Selection(0)),
        TourStep::Backpropagation => iteration.selection.len().checked_sub(1).map(Stage::Backpropagation),
        _ => None,
    }
}

/// The branches with the highest bounds, in the game's order of moves.
fn branch(iteration: &Iteration) -> Option<QuestionKind> {
    let choice = iteration.selection.first()?;
    let sum = |candidate: &Candidate| Formula::new(candidate, choice.visits, 0.0);
    let chosen = chosen(iteration, 0)?;
    // An untried move always comes first, so there is nothing to ask.
    let is_untried = |candidate: &Candidate| candidate.visits == 0 && candidate.proven.is_none();
    if choice.candidates.iter().any(is_untried) || sum(chosen).is_none() {
        return None;
    }
    let mut branches: Vec<Branch> = choice
        .candidates
        .iter()
        .filter_map(|candidate| Some(Branch { mv: candidate.mv.clone(), sum: sum(candidate)? }))
        .collect();
    let is_all = branches.len() <= MAX_BRANCHES;
    while branches.len() > MAX_BRANCHES {
        let bound = |index: &usize| branches[*index].sum.bound;
        let lowest =
            (0..branches.len()).reduce(|lowest, other| if bound(&other) < bound(&lowest) { other } else { lowest })?;
        branches.remove(lowest);
    }
    let chosen = branches.iter().position(|branch| branch.mv == chosen.mv)?;
    // After rounding, another one may look higher.
    let looks_highest = branches.iter().all(|branch| branch.sum.bound <= branches[chosen].sum.bound);
    (branches.len() > 1 && looks_highest).then_some(QuestionKind::Branch { branches, chosen, is_all })
}

fn points(iteration: &Iteration) -> Option<QuestionKind> {
    let mv = chosen(iteration, 0)?.mv.clone();
    let update = iteration.updates.get(iteration.selection.len().checked_sub(1)?)?;
    let result = iteration.playout.as_ref()?.outcome;
    Some(QuestionKind::Points { mv, result, before: update.before.points, after: update.after.points })
}
