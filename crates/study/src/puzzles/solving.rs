//! A puzzle on the board, with the moves played so far and their result.

use alquerque_core::any_record::AnyRecord;
use alquerque_core::record::{NodeId, Symbol};
use alquerque_language::Phrase;
use alquerque_puzzles::{Choice, Node, Puzzle};

use super::game_mistakes::GameMistake;
use super::sequel::Sequel;
use crate::review::exercises::state::HintLevel;

/// The state of a puzzle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SolvingStage {
    /// The solver is to move.
    Open,
    /// A good move was made; the reply is due.
    Waiting,
    /// A wrong move was made.
    Wrong {
        /// The move.
        mv: String,
        /// The reply that refutes it, once it is on the board; `None` if the game is over.
        reply: Option<String>,
        /// What is wrong with it, once that is known.
        why: Option<Phrase>,
    },
    /// The goal is reached.
    Solved,
    /// The solution is on the board.
    Shown,
}

/// Whether the result of a puzzle is counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Counting {
    /// Not yet.
    Open,
    /// The last move was counted as a mistake.
    Mistake,
    /// The first result was counted.
    Counted,
    /// Another try was counted before.
    Repeated,
}

/// A puzzle on the board.
#[derive(Clone, Debug)]
pub struct Solving {
    /// The puzzle.
    pub puzzle: Puzzle,
    /// The mistake that was made here in a game, if it is not a puzzle of the file.
    pub mistake: Option<GameMistake>,
    /// Its number.
    pub id: u32,
    /// Its state.
    pub stage: SolvingStage,
    /// How much of the next move has been revealed.
    pub hint_level: HintLevel,
    /// Whether a hint was given at all.
    pub has_help: bool,
    /// Whether the result is counted.
    pub counting: Counting,
    /// Whether a wrong move was made.
    pub has_failed: bool,
    /// The moves of the solution, from the position where it was requested.
    pub shown: Vec<String>,
    /// What follows the last move of the solution.
    pub sequel: Option<Sequel>,
    /// The position in which the solver is to move.
    pub at: NodeId,
    /// The moves and replies that lead to it from the root of the solution.
    path: Vec<(usize, usize)>,
    /// The node of the pending reply.
    pending: Option<NodeId>,
    /// The nodes of wrong moves.
    errors: Vec<NodeId>,
}

impl Solving {
    /// A puzzle that begins.
    pub fn new(puzzle: Puzzle, mistake: Option<GameMistake>) -> Self {
        Self {
            id: puzzle.id(),
            puzzle,
            mistake,
            stage: SolvingStage::Open,
            hint_level: HintLevel::Nothing,
            has_help: false,
            counting: Counting::Open,
            has_failed: false,
            shown: Vec::new(),
            sequel: None,
            at: NodeId::ROOT,
            path: Vec::new(),
            pending: None,
            errors: Vec::new(),
        }
    }

    /// The part of the solution from the current position of the solver.
    pub fn node(&self) -> Option<&Node> {
        self.path.iter().try_fold(&self.puzzle.solution, |node, &(mv, reply)| node.after(mv, reply))
    }

    /// Whether the board shows the position in which the solver is to move, and a move is expected.
    pub fn is_open(&self, record: &dyn AnyRecord) -> bool {
        self.stage == SolvingStage::Open && record.tree().current() == self.at
    }

    /// Whether it is over.
    pub fn is_done(&self) -> bool {
        matches!(self.stage, SolvingStage::Solved | SolvingStage::Shown)
    }

    /// Whether it has counted as a mistake and is still to be solved.
    pub fn is_missed(&self) -> bool {
        matches!(self.counting, Counting::Mistake | Counting::Counted) && !self.is_done()
    }

    /// The number of moves that the solver has found.
    pub fn found(&self) -> usize {
        self.path.len()
    }

    /// Looks for a move of the solver on the board, and judges it. Returns whether there is a new one.
    pub fn check(&mut self, record: &dyn AnyRecord) -> bool {
        let tree = record.tree();
        let node = tree.current();
        if self.is_done() {
            return false;
        }
        if node == self.at {
            // The solver has gone back.
            self.stage = SolvingStage::Open;
            self.pending = None;
            return false;
        }
        if self.stage != SolvingStage::Open || tree.parent(node) != Some(self.at) {
            return false;
        }
        let Some(mv) = choice_index(record, node) else { return false };
        let Some(choice) = self.node().and_then(|now| now.choices.get(mv)).cloned() else { return false };
        self.hint_level = HintLevel::Nothing;
        if self.counting == Counting::Mistake {
            self.counting = Counting::Counted;
        }
        self.pending = Some(node);
        if matches!(choice, Choice::Wrong(_)) {
            self.has_failed = true;
            self.errors.push(node);
        }
        self.stage = match choice {
            Choice::Good(replies) if replies.iter().any(Option::is_some) => SolvingStage::Waiting,
            Choice::Good(_) => SolvingStage::Solved,
            Choice::Wrong(_) => SolvingStage::Wrong { mv: record.move_text(node), reply: None, why: None },
        };
        true
    }

    /// Plays the reply that is due. Returns whether the board has changed.
    pub fn reply(&mut self, record: &mut dyn AnyRecord) -> bool {
        let Some(node) = self.pending.take() else { return false };
        let Some(mv) = choice_index(record, node) else { return false };
        let Some(now) = self.node() else { return false };
        let is_good = now.choices.get(mv).is_some_and(Choice::is_good);
        let index = match now.choices.get(mv) {
            Some(Choice::Wrong(refutation)) => *refutation,
            _ => now.reply_to(mv),
        };
        let Some(index) = index else { return false };
        let goes_on = now.after(mv, index).is_some();
        let Some(next) = add(record, node, index) else { return false };
        record.select(next);
        if !is_good {
            if let SolvingStage::Wrong { reply, .. } = &mut self.stage {
                *reply = Some(record.move_text(next));
            }
            return true;
        }
        if goes_on {
            self.path.push((mv, index));
            self.at = next;
            self.stage = SolvingStage::Open;
        } else {
            self.stage = SolvingStage::Solved;
        }
        true
    }

    /// Notes what is wrong with the wrong move.
    pub fn set_reason(&mut self, reason: Option<Phrase>) {
        if let SolvingStage::Wrong { why, .. } = &mut self.stage {
            *why = reason;
        }
    }

    /// Whether the board shows another position than that in which the solver is to move, and nothing is about to change.
    pub fn can_go_back(&self) -> bool {
        !self.is_done() && self.pending.is_none()
    }

    /// Marks wrong moves in the record.
    pub fn mark_errors(&self, record: &mut dyn AnyRecord) {
        for &node in &self.errors {
            record.set_symbols(node, &[Symbol(2)]);
        }
    }

    /// Goes back to the position in which the solver is to move.
    pub fn retry(&mut self, record: &mut dyn AnyRecord) {
        record.select(self.at);
        self.stage = SolvingStage::Open;
        self.pending = None;
    }

    /// Adds the whole solution from the start as the main line, and goes to the end of it.
    pub fn show(&mut self, record: &mut dyn AnyRecord) {
        let (mut here, mut node) = (self.at, self.node().cloned());
        self.shown.clear();
        while let Some(now) = node {
            let Some(mv) = now.best() else { break };
            let Some(next) = add(record, here, mv) else { break };
            here = next;
            self.shown.push(record.move_text(here));
            let Some(reply) = now.reply_to(mv) else { break };
            node = now.after(mv, reply).cloned();
            // The solution ends with the solver's move.
            if node.is_none() {
                break;
            }
            let Some(next) = add(record, here, reply) else { break };
            here = next;
            self.shown.push(record.move_text(here));
        }
        record.select(here);
        self.pending = None;
        self.stage = SolvingStage::Shown;
    }

    /// The first move of the solution.
    pub fn first_text(&self, record: &dyn AnyRecord) -> Option<String> {
        texts(record, NodeId::ROOT).into_iter().nth(self.puzzle.solution.best()?)
    }

    /// The next good move.
    pub fn best_text(&self, record: &dyn AnyRecord) -> Option<String> {
        texts(record, self.at).into_iter().nth(self.best()?)
    }

    /// The next good move as an index among the legal ones.
    pub fn best(&self) -> Option<usize> {
        self.node()?.best()
    }
}

/// The legal moves after a node as texts, in the order of solutions.
fn texts(record: &dyn AnyRecord, node: NodeId) -> Vec<String> {
    let mut board = record.boxed();
    board.select(node);
    board.legal_turns().into_iter().map(|turn| turn.text).collect()
}

/// The index of the move to a node.
fn choice_index(record: &dyn AnyRecord, node: NodeId) -> Option<usize> {
    let text = record.move_text(node);
    texts(record, record.tree().parent(node)?).into_iter().position(|other| other == text)
}

/// Adds the move with this index after a node.
fn add(record: &mut dyn AnyRecord, node: NodeId, index: usize) -> Option<NodeId> {
    let text = texts(record, node).into_iter().nth(index)?;
    record.add(node, &text).ok()
}
