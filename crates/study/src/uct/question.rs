//! The questions about a search: what will it do next?

pub mod view;

use alquerque_core::family::AnyGame;
use alquerque_core::{Outcome, Player};
use alquerque_messages::analysis::uct::{Candidate, Expansion, Iteration, View};

use super::controls::{Stage, chosen};
use super::formula::Formula;

/// Maximum number of branches to choose from.
const MAX_BRANCHES: usize = 6;
/// Factor by which the constant is larger in the question about it.
const LARGER: f32 = 2.0;
/// The possible results of a playout.
const RESULTS: [Outcome; 3] = [Outcome::Win(Player::Light), Outcome::Draw, Outcome::Win(Player::Dark)];

/// A question with its answers.
#[derive(Clone, Debug, PartialEq)]
pub struct Question {
    /// What it asks.
    pub kind: QuestionKind,
    /// The learner's answer.
    pub given: Option<usize>,
    /// Whether a game can be drawn.
    pub can_draw: bool,
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
    /// Does the tree grow?
    Expansion(Expansion),
    /// How will the playout end?
    Playout(Outcome),
    /// What is Q now?
    Points {
        /// The move leading to the node.
        mv: String,
        /// The number of moves before it.
        depth: usize,
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
    /// Its bound; `None` if it has not been tried yet.
    pub formula: Option<Formula>,
}

impl Branch {
    /// Its bound, which is infinite before the first visit.
    pub fn bound(&self) -> f32 {
        self.formula.map_or(f32::INFINITY, |formula| formula.bound)
    }
}

impl Question {
    /// Returns the question about the outcome of a stage, unless it has only one possible answer.
    pub fn about(stage: Stage, iteration: &Iteration) -> Option<Self> {
        let kind = match stage {
            Stage::Selection(depth) => branch(iteration, depth)?,
            Stage::Expansion => QuestionKind::Expansion(iteration.expansion.clone()),
            Stage::Playout(_) => QuestionKind::Playout(iteration.playout.as_ref()?.outcome),
            Stage::Backpropagation(up) => points(iteration, up)?,
            Stage::Ready => return None,
        };
        Some(Self { kind, given: None, can_draw: true })
    }

    /// The same question by these rules: without draws, there are fewer answers.
    #[must_use]
    pub fn by(self, rules: AnyGame) -> Self {
        Self { can_draw: rules.can_draw(), ..self }
    }

    /// Returns the question about the exploration constant, if each move has been tried.
    pub fn about_constant(view: &View) -> Option<Self> {
        let sums = |larger: f32| {
            let sums = view.root.iter().map(|candidate| {
                let now = Formula::new(candidate, view.playouts, 0.0)?;
                let formula = Formula { term: now.term * larger, bound: now.mean + now.term * larger, ..now };
                Some(Branch { mv: candidate.mv.clone(), formula: Some(formula) })
            });
            sums.collect::<Option<Vec<_>>>()
        };
        let highest = |sums: &[Branch], but: Option<usize>| {
            let indices = (0..sums.len()).filter(|&index| Some(index) != but);
            indices.reduce(|best, other| if sums[other].bound() > sums[best].bound() { other } else { best })
        };
        let larger = sums(LARGER)?;
        let (now, then) = (highest(&sums(1.0)?, None)?, highest(&larger, None)?);
        let changes = now != then;
        let other = if changes { now } else { highest(&larger, Some(then))? };
        let kind = QuestionKind::Constant { then: larger[then].clone(), other: larger[other].clone(), changes };
        Some(Self { kind, given: None, can_draw: true })
    }

    /// The possible results of a playout.
    pub fn results(&self) -> impl Iterator<Item = Outcome> {
        let can_draw = self.can_draw;
        RESULTS.into_iter().filter(move |&result| can_draw || result != Outcome::Draw)
    }

    /// The points that a playout can add.
    pub const fn gains(&self) -> &'static [f32] {
        if self.can_draw { &[0.0, 0.5, 1.0] } else { &[0.0, 1.0] }
    }

    /// Whether it refers to a stage of an iteration.
    pub const fn is_of_stage(&self) -> bool {
        !matches!(self.kind, QuestionKind::Constant { .. })
    }

    /// The number of answers to choose from: branches, the points after each gain, results, or yes and no.
    pub fn answer_count(&self) -> usize {
        match &self.kind {
            QuestionKind::Branch { branches, .. } => branches.len(),
            QuestionKind::Points { .. } => self.gains().len(),
            QuestionKind::Playout(_) => self.results().count(),
            QuestionKind::Constant { .. } | QuestionKind::Expansion(_) => 2,
        }
    }

    /// Returns whether an answer is right. Each of several branches whose bounds look the same counts as right.
    pub fn is_right(&self, answer: usize) -> bool {
        match &self.kind {
            QuestionKind::Branch { branches, chosen, .. } => {
                branches.get(answer).is_some_and(|branch| branch.bound() >= branches[*chosen].bound())
            }
            QuestionKind::Expansion(expansion) => answer == usize::from(!matches!(expansion, Expansion::Children(_))),
            QuestionKind::Playout(result) => self.results().nth(answer) == Some(*result),
            QuestionKind::Points { before, after, .. } => {
                self.gains().get(answer).is_some_and(|gain| (before + gain - after).abs() < 0.25)
            }
            QuestionKind::Constant { changes, .. } => answer == usize::from(!changes),
        }
    }

    /// Whether it waits for an answer.
    pub const fn is_open(&self) -> bool {
        self.given.is_none()
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
            _ => None,
        }
    }
}

/// The branches with the highest bounds, in the game's order of moves.
fn branch(iteration: &Iteration, depth: usize) -> Option<QuestionKind> {
    let choice = iteration.selection.get(depth)?;
    let branch = |candidate: &Candidate| {
        let formula = Formula::new(candidate, choice.visits, 0.0);
        let is_untried = candidate.visits == 0 && candidate.proven.is_none();
        (formula.is_some() || is_untried).then(|| Branch { mv: candidate.mv.clone(), formula })
    };
    let selected = branch(chosen(iteration, depth)?)?;
    let mut branches: Vec<Branch> = choice.candidates.iter().filter_map(branch).collect();
    let is_all = branches.len() <= MAX_BRANCHES;
    while branches.len() > MAX_BRANCHES {
        let bound = |index: &usize| branches[*index].bound();
        let lowest =
            (0..branches.len()).reduce(|lowest, other| if bound(&other) < bound(&lowest) { other } else { lowest })?;
        branches.remove(lowest);
    }
    let chosen = branches.iter().position(|branch| branch.mv == selected.mv)?;
    // After rounding, another one may look higher.
    let looks_highest = branches.iter().all(|branch| branch.bound() <= branches[chosen].bound());
    let has_wrong = branches.iter().any(|branch| branch.bound() < branches[chosen].bound());
    (has_wrong && looks_highest).then_some(QuestionKind::Branch { branches, chosen, is_all })
}

fn points(iteration: &Iteration, up: usize) -> Option<QuestionKind> {
    let depth = iteration.selection.len().checked_sub(up + 1)?;
    let (mv, update) = (chosen(iteration, depth)?.mv.clone(), iteration.updates.get(up)?);
    let result = iteration.playout.as_ref()?.outcome;
    Some(QuestionKind::Points { mv, depth, result, before: update.before.points, after: update.after.points })
}
