//! The tour's questions. Each is about the search on display, and answered by a button or on the tree.

use alquerque_messages::Proven;
use alquerque_messages::analysis::uct::{Candidate, Iteration, View};

use super::step::TourStep;
use crate::uct::formula::Formula;
use crate::uct::stage::Stage;
use crate::uct::steps::CurrentIteration;

/// Maximum number of branches to choose from.
const MAX_BRANCHES: usize = 4;
/// How much larger the constant is in the question about it.
const LARGER: f32 = 2.0;

/// A question with its answers.
#[derive(Clone, Debug, PartialEq)]
pub struct Question {
    /// What it asks.
    pub ask: Ask,
    /// The answer that the learner has given.
    pub given: Option<usize>,
}

/// What a question asks.
#[derive(Clone, Debug, PartialEq)]
pub enum Ask {
    /// Which branch is chosen next?
    Branch {
        /// The branches to choose from, with their sums.
        branches: Vec<Branch>,
        /// The index of the chosen one.
        chosen: usize,
    },
    /// What is Q now?
    Points {
        /// The move into the node.
        mv: String,
        /// The result of the playout.
        result: Proven,
        /// Q before.
        before: f32,
        /// Q after.
        after: f32,
    },
    /// Would a larger constant change the choice?
    Constant {
        /// The move that would be chosen then, with its sum.
        then: Branch,
        /// Whether that is another one.
        changes: bool,
    },
}

/// A branch with its sum.
#[derive(Clone, Debug, PartialEq)]
pub struct Branch {
    /// The move.
    pub mv: String,
    /// Its sum.
    pub sum: Formula,
}

/// An answer to choose.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Answer<'a> {
    /// A branch.
    Branch(&'a Branch),
    /// A number of points.
    Points(f32),
    /// Yes or no.
    Yes(bool),
}

impl Question {
    /// Returns the question of a step at this stage of an iteration.
    pub fn at_stage(step: TourStep, current: &CurrentIteration) -> Option<Self> {
        let iteration = current.iteration.as_ref()?;
        if stage(step, iteration) != Some(current.stage()) {
            return None;
        }
        let ask = match step {
            TourStep::Selection => branch(iteration),
            TourStep::Backpropagation => points(iteration),
            _ => None,
        };
        ask.map(|ask| Self { ask, given: None })
    }

    /// Returns the question about the exploration constant, if each move has been tried.
    pub fn of_constant(view: &View) -> Option<Self> {
        let highest = |larger: f32| {
            let sums = view.root.iter().enumerate().map(|(place, candidate)| {
                let sum = Formula::new(candidate, view.playouts, 0.0)?;
                Some((place, Formula { term: sum.term * larger, bound: sum.mean + sum.term * larger, ..sum }))
            });
            let sums = sums.collect::<Option<Vec<_>>>()?;
            sums.into_iter().reduce(|most, other| if other.1.bound > most.1.bound { other } else { most })
        };
        let ((now, _), (then, sum)) = (highest(1.0)?, highest(LARGER)?);
        let then_move = view.root.get(then)?.mv.clone();
        let ask = Ask::Constant { then: Branch { mv: then_move, sum }, changes: now != then };
        (view.root.len() > 1).then_some(Self { ask, given: None })
    }

    /// Whether it is about a stage of an iteration.
    pub const fn is_of_stage(&self) -> bool {
        matches!(self.ask, Ask::Branch { .. } | Ask::Points { .. })
    }

    /// The answers to choose from.
    pub fn answers(&self) -> Vec<Answer<'_>> {
        match &self.ask {
            Ask::Branch { branches, .. } => branches.iter().map(Answer::Branch).collect(),
            Ask::Points { before, .. } => [0.0, 0.5, 1.0].map(|gain| Answer::Points(before + gain)).to_vec(),
            Ask::Constant { .. } => vec![Answer::Yes(true), Answer::Yes(false)],
        }
    }

    /// Returns whether an answer is right. Of branches whose sums look the same, each is.
    pub fn is_right(&self, answer: usize) -> bool {
        match (&self.ask, self.answers().get(answer)) {
            (Ask::Branch { branches, chosen }, Some(Answer::Branch(branch))) => {
                branches.get(*chosen).is_some_and(|chosen| branch.sum.bound >= chosen.sum.bound)
            }
            (Ask::Points { after, .. }, Some(Answer::Points(points))) => (points - after).abs() < 0.25,
            (Ask::Constant { changes, .. }, Some(Answer::Yes(yes))) => yes == changes,
            _ => false,
        }
    }

    /// Takes the learner's answer, once. Returns whether it has.
    pub fn take(&mut self, answer: usize) -> bool {
        let is_open = self.given.is_none() && answer < self.answers().len();
        if is_open {
            self.given = Some(answer);
        }
        is_open
    }

    /// Whether it waits for a branch.
    pub const fn asks_for_branch(&self) -> bool {
        self.given.is_none() && matches!(self.ask, Ask::Branch { .. })
    }

    /// The index of the answer that a move names, for a question about branches.
    pub fn answer_of(&self, mv: &str) -> Option<usize> {
        match &self.ask {
            Ask::Branch { branches, .. } => branches.iter().position(|branch| branch.mv == mv),
            Ask::Points { .. } | Ask::Constant { .. } => None,
        }
    }
}

/// Returns the stage at which a step asks: at the root, and one level below it on the way up.
pub fn stage(step: TourStep, iteration: &Iteration) -> Option<Stage> {
    match step {
        TourStep::Selection => Some(Stage::Selection(0)),
        TourStep::Backpropagation => iteration.selection.len().checked_sub(1).map(Stage::Backpropagation),
        _ => None,
    }
}

/// The branches with the highest sums, in the game's order of moves.
fn branch(iteration: &Iteration) -> Option<Ask> {
    let choice = iteration.selection.first()?;
    let sum = |candidate: &Candidate| Formula::new(candidate, choice.visits, 0.0);
    let chosen = choice.candidates.get(usize::try_from(choice.chosen).ok()?)?;
    // An untried move always goes first, so there is nothing to ask.
    let is_untried = |candidate: &Candidate| candidate.visits == 0 && candidate.proven.is_none();
    if choice.candidates.iter().any(is_untried) || sum(chosen).is_none() {
        return None;
    }
    let mut branches: Vec<Branch> = choice
        .candidates
        .iter()
        .filter_map(|candidate| Some(Branch { mv: candidate.mv.clone(), sum: sum(candidate)? }))
        .collect();
    while branches.len() > MAX_BRANCHES {
        let bound = |place: &usize| branches[*place].sum.bound;
        let least =
            (0..branches.len()).reduce(|least, other| if bound(&other) < bound(&least) { other } else { least })?;
        branches.remove(least);
    }
    let chosen = branches.iter().position(|branch| branch.mv == chosen.mv)?;
    // Rounded to the digits shown, another may look higher.
    let looks_highest = branches.iter().all(|branch| branch.sum.bound <= branches[chosen].sum.bound);
    (branches.len() > 1 && looks_highest).then_some(Ask::Branch { branches, chosen })
}

fn points(iteration: &Iteration) -> Option<Ask> {
    let choice = iteration.selection.first()?;
    let mv = choice.candidates.get(usize::try_from(choice.chosen).ok()?)?.mv.clone();
    let update = iteration.updates.get(iteration.selection.len().checked_sub(1)?)?;
    let result = iteration.playout.as_ref()?.outcome;
    Some(Ask::Points { mv, result, before: update.before.points, after: update.after.points })
}
