//! Learn from your mistakes: each mistake is an exercise. Tries are played on the board while the original record is
//! set aside.

use alquerque_app::state::State;
use alquerque_core::Outcome;
use alquerque_core::any_record::AnyRecord;
use alquerque_core::record::{Assessment, NodeId};
use alquerque_messages::analysis::Task;
use alquerque_messages::{Answer, Request, SearchReport, StudyAnswer};

use crate::effect::StudyEffect;
use crate::review::annotate::{Analyses, best_other_line, from_analysis, from_ending, from_line};
use crate::review::effort::{METHOD, SEED, TRIED_MOVE};
use crate::review::judge::{JudgedMove, judge, judge_node, light_share};
use crate::review::summary::better;
use crate::worker::{Worker, analysis_task};

/// The worker that analyzes tries.
pub const WORKER: Worker = Worker::Exercise;
/// Maximum number of moves of a solution to show.
const MAX_SOLUTION_MOVES: usize = 4;

/// The state of an exercise.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum TryStage {
    /// Waiting for a move.
    #[default]
    Open,
    /// Analyzing a try.
    Analyzing,
    /// The try loses little.
    Good,
    /// The try is bad: its fault, and the reply that refutes it, if known.
    Bad(Fault, Option<String>),
    /// The analysis has failed.
    Unknown,
}

/// Why a try is bad.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fault {
    /// It loses this much, in tenths of a percent.
    Costs(u16),
    /// It is a proven loss.
    Loses,
    /// It is a proven draw, although there was a win.
    Draws,
}

/// What the worker was last asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum PendingAnalysis {
    /// The best move in the position of the exercise.
    Best,
    /// The score of the try with this key, and the reply to it.
    Try(u64),
}

/// A series of exercises.
#[derive(Clone, Debug, Default)]
pub struct Exercises {
    /// The nodes that the mistakes lead to.
    pub nodes: Vec<NodeId>,
    at: usize,
    /// The state of the current exercise.
    pub stage: TryStage,
    /// How much of the solution has been revealed.
    pub hint_level: HintLevel,
    /// The solution with its continuation.
    pub best: Option<Vec<String>>,
    /// Whether the try has been added to the original record.
    pub is_added: bool,
    /// The latest try, even if moves follow it.
    pub tried: Option<NodeId>,
    pending: Option<(u32, PendingAnalysis)>,
    /// The last request to the worker.
    pending_task: Option<Task>,
}

impl Exercises {
    /// Creates a series from these mistakes, beginning at `at`.
    pub fn new(nodes: Vec<NodeId>, at: usize) -> Self {
        Self { nodes, at, ..Self::default() }
    }

    /// The index of the current exercise, and the number of exercises.
    pub fn index_and_count(&self) -> (usize, usize) {
        (self.at, self.nodes.len())
    }

    /// The node that the mistake leads to.
    pub fn node(&self) -> NodeId {
        self.nodes.get(self.at).copied().unwrap_or(NodeId::ROOT)
    }

    /// The judgement of the mistake; `original` is the record set aside.
    pub fn mistake(&self, original: &dyn AnyRecord) -> Option<JudgedMove> {
        judge_node(original, self.node())
    }

    /// Goes to another exercise.
    pub fn go_to(&mut self, at: usize) {
        *self = Self::new(std::mem::take(&mut self.nodes), at);
    }

    /// Whether the board shows the position of the exercise.
    pub fn is_at_position(&self, state: &State) -> bool {
        let tree = state.game.aside().map(AnyRecord::tree);
        let key = tree.and_then(|tree| Some(tree.key(tree.parent(self.node())?)));
        key == Some(state.game.record.tree().current_key())
    }

    /// Whether the exercise is solved or its solution shown.
    pub fn is_done(&self) -> bool {
        self.stage == TryStage::Good || self.hint_level == HintLevel::Solution
    }

    /// Looks up the solution in the record and the analyses, or requests an analysis.
    pub fn begin(&mut self, state: &State, original: &dyn AnyRecord, found: &Analyses, id: u32) -> Vec<StudyEffect> {
        let Some(judged) = self.mistake(original) else { return Vec::new() };
        let tree = original.tree();
        let line = better(original, judged.node, judged.mover).map(|node| {
            let line = std::iter::successors(Some(node), |&node| tree.first_child(node));
            line.take(MAX_SOLUTION_MOVES).map(|node| original.move_text(node)).collect::<Vec<_>>()
        });
        let parent = tree.parent(judged.node).unwrap_or(NodeId::ROOT);
        let line = line.or_else(|| best_line(found.get(&tree.key(parent))?, &original.move_text(judged.node)));
        self.best = line;
        if self.best.is_some() { Vec::new() } else { self.request_analysis(state, PendingAnalysis::Best, id) }
    }

    fn request_analysis(&mut self, state: &State, question: PendingAnalysis, id: u32) -> Vec<StudyEffect> {
        self.pending = Some((id, question));
        let record = &*state.game.record;
        let task = Task { seed: SEED, ..analysis_task(record, id, METHOD, 2, TRIED_MOVE) };
        self.pending_task = Some(task.clone());
        vec![StudyEffect::Request(WORKER, Request::Analyse(task))]
    }

    /// Checks the board for a try: a move in the position of the exercise.
    pub fn check(&mut self, state: &State, original: &dyn AnyRecord, found: &Analyses, id: u32) -> Vec<StudyEffect> {
        let tree = state.game.record.tree();
        let (node, position) = (tree.current(), original.tree().parent(self.node()));
        if Some(node) == position {
            if self.tried.take().is_some() {
                self.stage = TryStage::Open;
            }
            return Vec::new();
        }
        if tree.parent(node) != position || self.tried == Some(node) {
            return Vec::new();
        }
        (self.tried, self.is_added) = (Some(node), false);
        self.stage = TryStage::Analyzing;
        let key = tree.key(node);
        let assessed = original.tree().find(key).map(|node| original.tree().assessment(node));
        let assessed = assessed.filter(|known| light_share(known).is_some());
        // A proven result takes precedence over an estimate, wherever the review has it.
        let proven =
            assessed.filter(|known| known.certain.is_some()).or_else(|| from_ending(&*state.game.record, node));
        let proven = proven.or_else(|| from_line(found.get(&tree.key(position?))?, &state.game.record.move_text(node)));
        let known = proven.or(assessed);
        let analysis = found.get(&key);
        let mover = state.to_move();
        if let Some(known) = known.or_else(|| Some(from_analysis(analysis?, mover))) {
            self.judge(original, &known, analysis);
        }
        let is_told = match &self.stage {
            TryStage::Bad(_, answer) => answer.is_some() || state.game.ending.is_some(),
            other => *other != TryStage::Analyzing,
        };
        if is_told { Vec::new() } else { self.request_analysis(state, PendingAnalysis::Try(key), id) }
    }

    fn judge(&mut self, original: &dyn AnyRecord, after: &Assessment, analysis: Option<&SearchReport>) {
        let tree = original.tree();
        let before = tree.parent(self.node()).map(|parent| tree.assessment(parent)).unwrap_or_default();
        let judgement = self.mistake(original).and_then(|judged| judge(&before, after, judged.mover, false));
        let answer = analysis.and_then(|analysis| Some(analysis.lines().next()?.mv.clone()));
        let is_mistake = self.tried == Some(self.node());
        self.stage = match judgement {
            None => TryStage::Unknown,
            // A move that the user marked as a mistake is rejected, even if it lost little.
            Some(judgement) if judgement.class.is_none() && judgement.missed.is_none() && !is_mistake => TryStage::Good,
            Some(judgement) => {
                let mover = original.to_move_of(tree.parent(self.node()).unwrap_or(NodeId::ROOT));
                let fault = match after.certain.map(|certain| certain.outcome) {
                    Some(Outcome::Win(winner)) if Some(winner) != mover => Fault::Loses,
                    Some(Outcome::Draw) if judgement.missed.is_some() => Fault::Draws,
                    _ => Fault::Costs(judgement.loss),
                };
                TryStage::Bad(fault, answer)
            }
        };
    }

    /// Handles a message from the worker.
    pub fn on_message(&mut self, state: &State, original: &dyn AnyRecord, answer: Answer) {
        let (id, analysis) = match answer {
            Answer::Study(StudyAnswer::Analysis { id, report, done: true }) => (id, Some(report)),
            Answer::Failed { id, .. } => (id.or(self.pending.map(|(id, _)| id)).unwrap_or_default(), None),
            _ => return,
        };
        let Some((_, question)) = self.pending.take_if(|(requested, _)| *requested == id) else { return };
        let Some(analysis) = analysis else { return self.on_worker_failed() };
        match question {
            PendingAnalysis::Best => self.best = best_line(&analysis, &original.move_text(self.node())),
            PendingAnalysis::Try(key) => {
                let tree = state.game.record.tree();
                let tried = self.tried.filter(|&tried| tree.key(tried) == key);
                let Some(mover) = tried.and_then(|tried| state.game.record.to_move_of(tried)) else { return };
                match &mut self.stage {
                    TryStage::Bad(_, answer) => *answer = analysis.lines().next().map(|line| line.mv.clone()),
                    TryStage::Analyzing => self.judge(original, &from_analysis(&analysis, mover), Some(&analysis)),
                    _ => {}
                }
            }
        }
    }

    /// Handles the loss of the worker: repeats the pending request.
    pub fn resend(&self) -> Vec<StudyEffect> {
        let task = self.pending_task.clone().filter(|_| self.pending.is_some());
        task.map(|task| StudyEffect::Request(WORKER, Request::Analyse(task))).into_iter().collect()
    }

    /// Handles the permanent failure of the worker.
    pub fn on_worker_failed(&mut self) {
        self.pending = None;
        if self.stage == TryStage::Analyzing {
            self.stage = TryStage::Unknown;
        }
    }
}

/// Returns the beginning of the best line that avoids the move played.
fn best_line(analysis: &SearchReport, played: &str) -> Option<Vec<String>> {
    best_other_line(analysis, played).map(|line| line.line.iter().take(MAX_SOLUTION_MOVES).cloned().collect())
}

/// The revealed part of the better move.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub enum HintLevel {
    /// Nothing.
    #[default]
    Nothing,
    /// The piece or, for a placement, the column or row.
    Piece,
    /// The piece's first target.
    Target,
    /// The whole move with its continuation.
    Solution,
}
