//! Steps through a search.

pub mod view;

use std::collections::VecDeque;

use alquerque_core::any_record::AnyRecord;
use alquerque_core::family::AnyGame;
use alquerque_messages::analysis::uct::{Candidate, Iteration, MAX_ITERATIONS, UctRequest, ViewNode};

use super::controls::{Phase, Speed, Stage, Stepping, moves, stages};
use super::preview::Preview;
use super::question::{Question, QuestionKind};
use crate::worker::{PositionRequest, uct_search};

/// A fixed seed, so that the search is reproducible.
pub const SEED: u32 = 1;

/// Maximum number of steps waiting for an iteration.
const MAX_QUEUED: usize = 8;

/// Whether the learner is asked before each phase what it will do.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Predictions {
    /// No.
    #[default]
    Off,
    /// From the next step on: the page says so until then.
    Announced,
    /// Yes.
    On,
}

/// A search to step through, forward and back.
#[derive(Debug, Default)]
pub struct Steps {
    /// Playback speed.
    pub speed: Speed,
    request: Option<PositionRequest>,
    current: Option<CurrentIteration>,
    /// The requested iteration, and whether to show its end first.
    requested: Option<(u32, bool)>,
    /// Steps requested in the meantime.
    queue: VecDeque<Stepping>,
    /// Whether the current iteration is the last.
    is_last: bool,
    /// Whether the user is waiting for an iteration chosen by number.
    is_jumping: bool,
    /// The iteration to return to when a lost worker is replaced.
    resume_at: Option<u32>,
    /// Number of completed jumps to an iteration, or to the nearest one.
    pub jumps: u32,
    /// The search requested by an address, and the key of its position.
    address: Option<(u64, IterationAddress)>,
    /// The search's seed and exploration constant.
    setting: (u32, f32),
    /// Whether to ask before each phase what it will do.
    pub predictions: Predictions,
    /// The question about the phase that begins on display.
    question: Option<Question>,
    /// The number of the running playback, so that ticks of older ones are ignored.
    playback: Option<u32>,
    last_playback: u32,
}

impl Steps {
    /// Updates the search for the position on the board. `shown` is whether the view is visible.
    pub fn follow(&mut self, record: &dyn AnyRecord, shown: bool, constant: f32, next_id: &mut u32) -> Vec<UctRequest> {
        if !shown {
            self.playback = None;
        }
        if self.request.is_some_and(|request| !request.is_for(record)) {
            self.reset();
        }
        if self.request.is_some() || !shown || record.ending().is_some() {
            return Vec::new();
        }
        *next_id = next_id.wrapping_add(1);
        self.request = Some(PositionRequest::new(*next_id, record));
        self.requested = Some((0, false));
        self.address.take_if(|(key, _)| *key != record.tree().current_key());
        self.setting = self.address.map_or((SEED, constant), |(_, address)| (address.seed, address.exploration));
        vec![UctRequest::Replay(uct_search(record, *next_id, self.setting.1, Some(self.setting.0)))]
    }

    /// Goes to the iteration of an address.
    pub fn open(&mut self, address: IterationAddress, record: &dyn AnyRecord) {
        self.reset();
        self.address = Some((record.tree().current_key(), address));
        self.resume_at = Some(address.number).filter(|&number| number > 0);
    }

    /// Goes to the iteration of the same number in a search with another setting.
    pub fn replay(&mut self, change: impl Fn(IterationAddress) -> IterationAddress, record: &dyn AnyRecord) {
        if let Some(address) = self.address() {
            self.open(change(address), record);
        }
    }

    /// The address of the iteration on display.
    pub fn address(&self) -> Option<IterationAddress> {
        let (seed, exploration) = self.setting;
        self.current.as_ref().map(|current| IterationAddress { number: current.number, seed, exploration })
    }

    /// The search's exploration constant.
    pub fn exploration(&self) -> f32 {
        self.setting.1
    }

    /// Handles the iteration requested under `wanted`, and makes the steps requested in the meantime.
    pub fn on_message(&mut self, id: u32, wanted: u32, mut current: CurrentIteration) -> Vec<UctRequest> {
        let is_current = self.request.is_some_and(|request| request.id == id);
        let Some((_, from_end)) = self.requested.take_if(|(number, _)| is_current && *number == wanted) else {
            return Vec::new();
        };
        self.is_last = current.number < wanted || current.number >= MAX_ITERATIONS;
        current.go(if from_end || current.number < wanted { usize::MAX } else { 0 });
        self.current = Some(current);
        self.finish_jump();
        self.ask(!from_end);
        if self.is_last {
            self.playback = None;
        }
        if let Some(number) = self.resume_at.take().filter(|_| !self.is_last) {
            return self.request_iteration(number, false);
        }
        while let Some(next) = self.queue.pop_front() {
            let requests = self.step(next);
            if !requests.is_empty() {
                return requests;
            }
        }
        Vec::new()
    }

    /// The iteration on display.
    pub fn current(&self) -> Option<&CurrentIteration> {
        self.current.as_ref()
    }

    /// Returns whether there is no further step.
    pub fn is_at_end(&self) -> bool {
        self.is_last && self.current.as_ref().is_some_and(|current| current.at + 1 == current.stages.len())
    }

    /// Returns whether it ends only because of the limit on iterations.
    pub fn is_cut_off(&self) -> bool {
        self.is_at_end() && self.current.as_ref().is_some_and(|current| current.number >= MAX_ITERATIONS)
    }

    fn finish_jump(&mut self) {
        if std::mem::take(&mut self.is_jumping) {
            self.jumps = self.jumps.wrapping_add(1);
        }
    }

    /// Returns whether the playback is running.
    pub fn is_playing(&self) -> bool {
        self.playback.is_some()
    }

    /// Stops the playback and makes a step for the user, or queues it if an iteration is pending.
    pub fn press(&mut self, stepping: Stepping) -> Vec<UctRequest> {
        self.playback = None;
        if self.requested.is_none() {
            return self.step(stepping);
        }
        if self.queue.len() < MAX_QUEUED {
            self.queue.push_back(stepping);
        }
        Vec::new()
    }

    /// Makes a step, unless an iteration is pending. At an open question, the next step shows what was asked for.
    pub fn step(&mut self, stepping: Stepping) -> Vec<UctRequest> {
        if stepping == Stepping::On && self.question.take_if(|question| question.is_open()).is_some() {
            return Vec::new();
        }
        let Some(current) = self.current.as_mut().filter(|_| self.requested.is_none()) else { return Vec::new() };
        let (number, at) = (current.number, current.at);
        let within = match stepping {
            Stepping::First | Stepping::Iteration => None,
            Stepping::Back => at.checked_sub(1),
            Stepping::On => Some(at + 1),
            Stepping::Phase => {
                let phase = current.stage().phase();
                current.stages.iter().skip(at).position(|stage| stage.phase() != phase).map(|further| at + further)
            }
        };
        if let Some(within) = within.filter(|&within| within < current.stages.len()) {
            current.go(within);
            self.ask(!matches!(stepping, Stepping::First | Stepping::Back));
            return Vec::new();
        }
        match stepping {
            Stepping::First => self.request_iteration(0, false),
            Stepping::Back => {
                number.checked_sub(1).map_or_else(Vec::new, |before| self.request_iteration(before, true))
            }
            Stepping::On | Stepping::Phase | Stepping::Iteration => self.forward_to(number + 1),
        }
    }

    /// Stops the playback and goes to the beginning of an iteration.
    pub fn jump(&mut self, number: u32) -> Vec<UctRequest> {
        self.playback = None;
        self.queue.clear();
        self.is_jumping = true;
        let requests = self.forward_to(number);
        if requests.is_empty() {
            self.finish_jump();
        }
        requests
    }

    fn forward_to(&mut self, number: u32) -> Vec<UctRequest> {
        let now = self.current.as_ref().map_or(0, |current| current.number);
        if self.is_last && number > now {
            if let Some(current) = &mut self.current {
                current.go(usize::MAX);
            }
            self.playback = None;
            return Vec::new();
        }
        self.request_iteration(number.min(MAX_ITERATIONS), false)
    }

    fn request_iteration(&mut self, number: u32, from_end: bool) -> Vec<UctRequest> {
        let Some(request) = self.request else { return Vec::new() };
        self.requested = Some((number, from_end));
        vec![UctRequest::Iterate { id: request.id, number }]
    }

    /// Asks before each phase, or no more.
    pub fn predict(&mut self, predicts: bool) {
        self.predictions = if predicts { Predictions::Announced } else { Predictions::Off };
        self.question = None;
    }

    /// Asks what the phase that begins on display will do, if the learner wants it and has come `forward` to it.
    fn ask(&mut self, forward: bool) {
        if self.predictions == Predictions::Announced {
            self.predictions = Predictions::On;
        }
        let asks = forward && self.predictions == Predictions::On;
        let current = self.current.as_ref().filter(|current| asks && current.begins_phase());
        let question = |current: &CurrentIteration| {
            let question = Question::about(current.stage(), current.iteration.as_ref()?)?;
            Some(question.by(AnyGame::of(current.preview.record())))
        };
        self.question = current.and_then(question);
        if self.question.is_some() {
            self.playback = None;
        }
    }

    /// The question about the phase that begins on display.
    pub fn question(&self) -> Option<&Question> {
        self.question.as_ref()
    }

    /// Takes the learner's answer. After a guess about a playout, goes to its end.
    pub fn answer(&mut self, answer: usize) {
        let question = self.question.as_mut().filter(|question| question.is_open());
        let is_taken =
            question.is_some_and(|question| question.take(answer) && matches!(question.kind, QuestionKind::Playout(_)));
        if is_taken {
            self.show(|stage| stage.phase() == Some(Phase::Playout), true);
        }
    }

    /// Milliseconds until the playback's next step.
    pub fn millis(&self) -> u32 {
        let current = self.current.as_ref();
        let playout = current.and_then(|current| current.iteration.as_ref()?.playout.as_ref());
        let stage = current.map_or(Stage::Ready, CurrentIteration::stage);
        self.speed.millis(stage, playout.map_or(0, |playout| playout.moves.len()))
    }

    /// Starts or stops the playback. Returns the number of a started playback.
    pub fn play(&mut self, on: bool) -> Option<u32> {
        self.playback = None;
        if on && self.current.is_some() && !self.is_at_end() {
            self.last_playback = self.last_playback.wrapping_add(1);
            self.playback = Some(self.last_playback);
        }
        self.playback
    }

    /// Returns whether this playback is still running.
    pub fn plays(&self, playing: u32) -> bool {
        self.playback == Some(playing)
    }

    /// Handles the loss of the worker: restarts, and returns to the same iteration.
    pub fn on_worker_lost(&mut self) {
        let number = self.current.as_ref().map_or(0, |current| current.number);
        self.reset();
        self.resume_at = Some(number).filter(|&number| number > 0);
    }

    /// Drops the search requested by an address: the next one is the default one.
    pub fn reset_to_default(&mut self) {
        self.reset();
        self.address = None;
    }

    /// Resets the view after a change of position or worker.
    pub fn reset(&mut self) {
        let Self { speed, jumps, address, setting, predictions, last_playback, .. } = *self;
        *self = Self { speed, jumps, address, setting, predictions, last_playback, ..Self::default() };
    }

    /// The iteration on display, unless another one is pending.
    pub fn settled(&self) -> Option<&CurrentIteration> {
        self.current.as_ref().filter(|_| self.requested.is_none())
    }

    /// Goes to the first or the last of these stages. Does nothing if the iteration has none.
    pub fn show(&mut self, is_meant: impl Fn(Stage) -> bool, from_end: bool) {
        let Some(current) = &mut self.current else { return };
        let mut stages = current.stages.iter();
        let is_meant = |&stage: &Stage| is_meant(stage);
        let at = if from_end { stages.rposition(is_meant) } else { stages.position(is_meant) };
        if let Some(at) = at {
            current.go(at);
        }
    }

    /// Makes a step, but not past the phase. Returns whether there was one.
    pub fn step_within(&mut self, phase: Phase) -> bool {
        let Some(current) = &mut self.current else { return false };
        let last = current.stages.iter().rposition(|stage| stage.phase() == Some(phase));
        let can_step = last.is_some_and(|last| current.at < last);
        if can_step {
            current.go(current.at + 1);
        }
        can_step
    }
}

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
    stages: Vec<Stage>,
    at: usize,
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
    pub fn index_and_count(&self) -> (usize, usize) {
        (self.at, self.stages.len())
    }

    /// Whether its phase begins at the stage on display.
    fn begins_phase(&self) -> bool {
        self.at.checked_sub(1).is_none_or(|before| self.stages[before].phase() != self.stage().phase())
    }

    fn go(&mut self, at: usize) {
        self.at = at.min(self.stages.len() - 1);
        self.preview.show(self.stage().frame(self.iteration.as_ref()));
    }
}

/// An iteration of a search of the position on the board.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct IterationAddress {
    /// Its number.
    pub number: u32,
    /// The search's seed.
    pub seed: u32,
    /// The search's exploration constant.
    pub exploration: f32,
}
