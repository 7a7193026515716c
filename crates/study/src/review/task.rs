//! Learning from a game: each mistake as a task. Tries are played on the board; the record waits meanwhile as it was.

use alquerque_app::state::State;
use alquerque_core::any_record::AnyRecord;
use alquerque_core::record::{Assessment, NodeId};
use alquerque_messages::analysis::{Analysis, Method, News, Order};

use super::effort::TRY;
use super::grow::{Found, better_line, of_analysis, of_end, of_line};
use super::judge::{Judged, judge, judge_node, light_share};
use super::summary::better;
use super::told::Told;
use crate::effect::StudyEffect;
use crate::engines::task;
use crate::worker::Worker;

/// Who looks at tries.
pub const WORKER: Worker = Worker::Review(0);
/// The most moves of a solution that are told.
const SOLUTION: usize = 4;

/// How a task stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Stage {
    /// A move is asked for.
    Asked,
    /// A try is looked at.
    Looking,
    /// The try gives little away.
    Good,
    /// The try gives so many tenths of a percent away, as the answer shows, if that is known.
    Bad(u16, Option<String>),
    /// Nobody can tell.
    Unknown,
}

/// What the worker was asked last.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Question {
    /// What is best in the task's position.
    Best,
    /// What the try of that key is worth, and what answers it.
    Try(u64),
}

/// The tasks that are set, one after the other.
#[derive(Clone, Debug)]
pub struct Tasks {
    /// The nodes behind the mistakes.
    nodes: Vec<NodeId>,
    at: usize,
    /// How the task stands.
    pub stage: Stage,
    /// How much was told of what is better.
    pub told: Told,
    /// What is better, with what follows.
    pub best: Option<Vec<String>>,
    /// Whether the try is kept in the record.
    pub is_kept: bool,
    /// The try that is on the board, or was last.
    tried: Option<NodeId>,
    asked: Option<(u32, Question)>,
}

impl Tasks {
    /// These mistakes, and which one is set.
    pub fn new(nodes: Vec<NodeId>, at: usize) -> Self {
        Self {
            nodes,
            at,
            stage: Stage::Asked,
            told: Told::Nothing,
            best: None,
            is_kept: false,
            tried: None,
            asked: None,
        }
    }

    /// The place of the task that is set, and their number.
    pub fn place(&self) -> (usize, usize) {
        (self.at, self.nodes.len())
    }

    /// The nodes behind the mistakes.
    pub fn nodes(&self) -> &[NodeId] {
        &self.nodes
    }

    /// The node behind the mistake.
    pub fn node(&self) -> NodeId {
        self.nodes.get(self.at).copied().unwrap_or(NodeId::ROOT)
    }

    /// The mistake; `waiting` is the record that waits.
    pub fn mistake(&self, waiting: &dyn AnyRecord) -> Option<Judged> {
        judge_node(waiting, self.node())
    }

    /// Goes to another task.
    pub fn go_to(&mut self, at: usize) {
        *self = Self::new(std::mem::take(&mut self.nodes), at);
    }

    /// The try that was made last, whatever was played behind it.
    pub fn tried(&self) -> Option<NodeId> {
        self.tried
    }

    /// Whether the try is on the board, and nothing behind it.
    pub fn is_at_try(&self, state: &State) -> bool {
        self.tried == Some(state.record.tree().current())
    }

    /// Whether there is nothing left to find.
    pub fn is_done(&self) -> bool {
        self.stage == Stage::Good || self.told == Told::Solution
    }

    /// Looks for what is better, in the record and in what was found, or has somebody look.
    pub fn begin(&mut self, state: &State, waiting: &dyn AnyRecord, found: &Found, id: u32) -> Vec<StudyEffect> {
        let Some(judged) = self.mistake(waiting) else { return Vec::new() };
        let tree = waiting.tree();
        let line = better(waiting, judged.node, judged.mover).map(|node| {
            let line = std::iter::successors(Some(node), |&node| tree.first_child(node));
            line.take(SOLUTION).map(|node| waiting.move_text(node)).collect::<Vec<_>>()
        });
        let parent = tree.parent(judged.node).unwrap_or(NodeId::ROOT);
        let line = line.or_else(|| best_of(found.get(&tree.key(parent))?, &waiting.move_text(judged.node)));
        self.best = line;
        if self.best.is_some() { Vec::new() } else { self.ask(state, Question::Best, id) }
    }

    fn ask(&mut self, state: &State, question: Question, id: u32) -> Vec<StudyEffect> {
        self.asked = Some((id, question));
        let method = Method::Uct { exploration: state.settings.exploration };
        let task = task(&*state.record, id, method, 2, TRY);
        vec![StudyEffect::Order(WORKER, Order::Analyse(task))]
    }

    /// Looks at the board: a move in the task's position is a try.
    pub fn look(&mut self, state: &State, waiting: &dyn AnyRecord, found: &Found, id: u32) -> Vec<StudyEffect> {
        let tree = state.record.tree();
        let (node, position) = (tree.current(), waiting.tree().parent(self.node()));
        if Some(node) == position {
            if self.tried.take().is_some() {
                self.stage = Stage::Asked;
            }
            return Vec::new();
        }
        if tree.parent(node) != position || self.tried == Some(node) {
            return Vec::new();
        }
        (self.tried, self.is_kept) = (Some(node), false);
        self.stage = Stage::Looking;
        let key = tree.key(node);
        let known = waiting.tree().find(key).map(|node| waiting.tree().assessment(node));
        let known = known.filter(|known| light_share(known).is_some()).or_else(|| of_end(&*state.record, node));
        let known = known.or_else(|| of_line(found.get(&tree.key(position?))?, &state.record.move_text(node)));
        let analysis = found.get(&key);
        let mover = state.to_move();
        if let Some(known) = known.or_else(|| Some(of_analysis(analysis?, mover))) {
            self.judge(waiting, &known, analysis);
        }
        let is_told = match &self.stage {
            Stage::Bad(_, answer) => answer.is_some() || state.ending.is_some(),
            other => *other != Stage::Looking,
        };
        if is_told { Vec::new() } else { self.ask(state, Question::Try(key), id) }
    }

    fn judge(&mut self, waiting: &dyn AnyRecord, after: &Assessment, analysis: Option<&Analysis>) {
        let tree = waiting.tree();
        let before = tree.parent(self.node()).map(|parent| tree.assessment(parent)).unwrap_or_default();
        let judgement = self.mistake(waiting).and_then(|judged| judge(&before, after, judged.mover, false));
        let answer = analysis.and_then(|analysis| analysis.lines.first()?.moves.first().cloned());
        let is_mistake = self.tried == Some(self.node());
        self.stage = match judgement {
            None => Stage::Unknown,
            // What somebody has marked may have given little away, and is no solution all the same.
            Some(judgement) if judgement.class.is_none() && judgement.thrown.is_none() && !is_mistake => Stage::Good,
            Some(judgement) => Stage::Bad(judgement.given, answer),
        };
    }

    /// Takes what the worker has found out.
    pub fn hear(&mut self, state: &State, waiting: &dyn AnyRecord, news: News) {
        let (id, analysis) = match news {
            News::Progress { .. } | News::Uct(_) | News::Lab(_) => return,
            News::Done { id, analysis } => (id, Some(analysis)),
            News::Failed { id, .. } => (id.or(self.asked.map(|(id, _)| id)).unwrap_or_default(), None),
        };
        let Some((_, question)) = self.asked.take_if(|(asked, _)| *asked == id) else { return };
        let Some(analysis) = analysis else { return self.broke() };
        match question {
            Question::Best => self.best = best_of(&analysis, &waiting.move_text(self.node())),
            Question::Try(key) => {
                let tree = state.record.tree();
                let tried = self.tried.filter(|&tried| tree.key(tried) == key);
                let Some(mover) = tried.and_then(|tried| state.record.to_move_of(tried)) else { return };
                match &mut self.stage {
                    Stage::Bad(_, answer) => {
                        *answer = analysis.lines.first().and_then(|line| line.moves.first().cloned());
                    }
                    Stage::Looking => self.judge(waiting, &of_analysis(&analysis, mover), Some(&analysis)),
                    _ => {}
                }
            }
        }
    }

    /// The worker is gone.
    pub fn broke(&mut self) {
        self.asked = None;
        if self.stage == Stage::Looking {
            self.stage = Stage::Unknown;
        }
    }
}

/// The beginning of what a search would rather have played.
fn best_of(analysis: &Analysis, played: &str) -> Option<Vec<String>> {
    better_line(analysis, played).map(|line| line.moves.iter().take(SOLUTION).cloned().collect())
}
