//! Game review: finds the mistakes in a game, and offers them as exercises.

pub mod annotate;
pub mod curve;
pub mod effort;
pub mod exercises;
pub mod explanation;
pub mod judge;
pub mod proofs;
pub mod queue;
pub mod summary;
pub mod view;
pub mod words;

use std::collections::{BTreeMap, BTreeSet};

use alquerque_app::effect::Effect;
use alquerque_app::jobs::JobEvent;
use alquerque_app::state::State;
use alquerque_core::Player;
use alquerque_core::any_record::AnyRecord;
use alquerque_core::record::NodeId;
use alquerque_messages::SearchReport;

use crate::effect::{StudyEffect, focus_board, select};
use crate::event::ReviewEvent;
use crate::worker::Worker;
use annotate::{Analyses, ReviewSymbols};
use effort::Effort;
use exercises::state::Exercises;
use judge::{JudgedMove, judge_line, judge_node, light_share};
use proofs::Proofs;
use queue::{Job, Queue, QueuedSearch};

/// Changes that a review has made to the record since the edits were updated.
#[derive(Clone, Debug, Default)]
pub enum RecordChange {
    /// No changes.
    #[default]
    None,
    /// New assessments.
    Assessed,
    /// New symbols and lines; holds the record before them.
    Annotated(Box<dyn AnyRecord>),
}

/// The result of an exercise.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ExerciseResult {
    /// Solved by the player.
    Solved,
    /// The solution was shown.
    Shown,
}

/// The review's state.
#[derive(Clone, Debug, Default)]
pub struct Review {
    /// How much work each position gets.
    pub effort: Effort,
    /// The side whose mistakes to learn from; `None` for both.
    pub side: Option<Player>,
    /// Whether the table of positions is open.
    pub has_table: bool,
    /// Whether the last review ended because no worker was available.
    pub is_broken: bool,
    /// Whether the last review ran without the prover, although it supports the game.
    pub lacks_prover: bool,
    /// Revision counter of the review's changes to the record.
    pub revision: u32,
    /// Results of exercises, keyed by the nodes after the mistakes.
    pub done: BTreeMap<u64, ExerciseResult>,
    running: Option<Running>,
    found: Analyses,
    /// Proven results by node key.
    proven: BTreeMap<u64, SearchReport>,
    symbols: ReviewSymbols,
    exercises: Option<Exercises>,
    /// Changes to the record that are not among the edits yet.
    pub(crate) record_change: RecordChange,
    next_id: u32,
}

/// A review in progress.
#[derive(Clone, Debug)]
struct Running {
    /// The positions to estimate.
    queue: Queue,
    /// The prover's jobs, if it supports the game.
    proofs: Option<Proofs>,
    /// The keys of the nodes of the reviewed line.
    line: Vec<u64>,
    /// Total number of positions.
    all: usize,
    /// When it began, by the page's clock, and how many positions were finished by then.
    begun: (u64, usize),
}

/// The milliseconds and the number of positions after which the time left is estimated.
const MEASURED_MILLIS: u64 = 3000;
const MEASURED_POSITIONS: usize = 3;

impl Running {
    /// The number of finished positions.
    fn done(&self) -> usize {
        self.all.saturating_sub(self.open())
    }

    /// The number of positions being searched or waiting.
    fn open(&self) -> usize {
        let in_prover = self.proofs.iter().flat_map(Proofs::open);
        self.queue.open().chain(in_prover).map(|job| job.key).collect::<BTreeSet<u64>>().len()
    }

    /// Whether the review is over. It does not continue with the prover alone.
    fn is_over(&self) -> bool {
        let is_proven = self.proofs.as_ref().is_none_or(Proofs::is_over);
        self.queue.is_over() && (is_proven || self.queue.is_broken())
    }

    /// Stops all workers.
    fn end(&self) -> Vec<StudyEffect> {
        let prover = self.proofs.as_ref().map(|_| Worker::Prover);
        std::iter::once(Worker::Review).chain(prover).map(StudyEffect::End).collect()
    }
}

/// The record as it would be if the review ended now, its line, and the plies after the moves that might be blamed.
fn suspects(record: &dyn AnyRecord, line: &[u64], found: &Analyses) -> (Box<dyn AnyRecord>, Vec<NodeId>, Vec<usize>) {
    let mut record = record.boxed();
    let line: Vec<NodeId> = line.iter().map_while(|&key| record.tree().find(key)).collect();
    annotate::finalize(&mut *record, &line, found);
    let is_suspected = |&node: &NodeId| judge_node(&*record, node).is_some_and(|judged| judged.judgement.is_suspected);
    let plies = (1..line.len()).filter(|&ply| is_suspected(&line[ply])).collect();
    (record, line, plies)
}

/// Whether the position after this many plies of a line has one legal move, which the line continues with.
fn is_forced(record: &dyn AnyRecord, line: &[NodeId], ply: usize) -> bool {
    line.get(ply + 1).is_some_and(|&next| record.choice(next).1 == 1)
}

/// The unproven positions before and after moves that the review would blame.
fn positions_to_recheck(record: &dyn AnyRecord, line: &[u64], found: &Analyses) -> Vec<Job> {
    let (record, line, plies) = suspects(record, line, found);
    let plies = plies.into_iter().flat_map(|ply| [ply - 1, ply]);
    // A position with one legal move takes the value of the next.
    let plies = plies.map(|ply| (ply..line.len()).find(|&ply| !is_forced(&*record, &line, ply)).unwrap_or(ply));
    let plies: BTreeSet<usize> = plies.filter(|&ply| record.tree().assessment(line[ply]).certain.is_none()).collect();
    plies.into_iter().map(|ply| Job { key: record.tree().key(line[ply]), ply }).collect()
}

/// The open positions between two proven ones with the same result.
fn gaps(record: &dyn AnyRecord, line: &[u64], found: &Analyses) -> Vec<Job> {
    let (record, line, _) = suspects(record, line, found);
    let outcome = |node: NodeId| record.tree().assessment(node).certain.map(|certain| certain.outcome);
    let is_gap = |ply: usize| {
        let last = line[..ply].iter().rev().find_map(|&node| outcome(node));
        outcome(line[ply]).is_none() && last.is_some() && last == line[ply..].iter().find_map(|&node| outcome(node))
    };
    let plies = (0..line.len()).filter(|&ply| is_gap(ply) && !is_forced(&*record, &line, ply));
    plies.map(|ply| Job { key: record.tree().key(line[ply]), ply }).collect()
}

/// The positions after the better moves that the review would suggest.
fn alternatives(record: &dyn AnyRecord, line: &[u64], found: &Analyses) -> Vec<QueuedSearch> {
    let (record, line, plies) = suspects(record, line, found);
    let order = |ply: usize| {
        let before = line[ply - 1];
        let job = Job { key: record.tree().key(before), ply: ply - 1 };
        // If the result is known, there is nothing to search.
        let analysis = found.get(&job.key).filter(|_| record.tree().assessment(before).certain.is_none())?;
        let better = annotate::best_other_line(analysis, &record.move_text(line[ply]))?;
        let instead = annotate::alternative(&*record, before, better)?;
        Some(QueuedSearch { job, instead })
    };
    plies.into_iter().filter_map(order).collect()
}

impl Review {
    /// Judges the moves of the current line, as [`judge_line`]. During a review there are no judgements: the prover may
    /// still take them back.
    pub fn judge(&self, record: &dyn AnyRecord) -> Vec<Option<JudgedMove>> {
        let judged = judge_line(record);
        if self.running.is_some() { vec![None; judged.len()] } else { judged }
    }

    /// The number of finished positions and the total, while a review is in progress.
    pub fn progress(&self) -> Option<(usize, usize)> {
        self.running.as_ref().map(|running| (running.done(), running.all))
    }

    /// The seconds that a running review still takes, by the positions finished so far; `None` if there are too few.
    pub fn seconds_left(&self, now: u64) -> Option<u64> {
        let running = self.running.as_ref()?;
        let (begun, before) = running.begun;
        let millis = now.checked_sub(begun).filter(|&millis| millis >= MEASURED_MILLIS)?;
        let made = running.done().checked_sub(before).filter(|&made| made >= MEASURED_POSITIONS)?;
        let left = u64::try_from(running.open()).ok()?;
        Some((millis * left).div_ceil(1000 * u64::try_from(made).ok()?))
    }

    /// Revision counter of the assessments in the record, while no review is writing them.
    pub fn revision_of_scores(&self) -> u32 {
        if self.running.is_some() { 0 } else { self.revision }
    }

    fn record_changed(&mut self, record_change: RecordChange) -> Vec<StudyEffect> {
        if !matches!(self.record_change, RecordChange::Annotated(_)) {
            self.record_change = record_change;
        }
        self.revision = self.revision.wrapping_add(1);
        vec![StudyEffect::Game(Effect::SaveGame)]
    }

    /// Updates the state for an event.
    pub fn handle(&mut self, state: &mut State, event: ReviewEvent) -> Vec<StudyEffect> {
        match event {
            ReviewEvent::Effort(effort) => self.effort = effort,
            ReviewEvent::Side(side) => self.side = side,
            ReviewEvent::Table(is_open) => self.has_table = is_open,
            ReviewEvent::Start { again } => return [self.leave(state), self.start(state, again)].concat(),
            ReviewEvent::Stop => return self.finish(state),
            ReviewEvent::GoTo(ply) => {
                let effects = self.leave(state);
                let Some(&node) = state.game.record.tree().line().get(ply) else { return effects };
                return [effects, select(state, node)].concat();
            }
            ReviewEvent::ExerciseAt(ply) => return focus_board(self.begin(state, Some(ply))),
            ReviewEvent::Exercise(event) => return self.handle_exercise(state, event),
        }
        Vec::new()
    }

    /// Returns whether the line has positions without an assessment.
    pub fn has_gaps(record: &dyn AnyRecord) -> bool {
        let tree = record.tree();
        tree.line().iter().any(|&node| light_share(&tree.assessment(node)).is_none())
    }

    /// Returns whether all assessments came with the game, such as those of the quick review at its end.
    pub fn is_stored(&self, record: &dyn AnyRecord) -> bool {
        let is_ours = |&node: &NodeId| self.found.contains_key(&record.tree().key(node));
        self.running.is_none() && !Self::has_gaps(record) && !record.tree().line().iter().any(is_ours)
    }

    fn start(&mut self, state: &mut State, again: bool) -> Vec<StudyEffect> {
        self.lacks_prover = false;
        let mut effects = self.finish(state);
        let line = state.game.record.tree().line().to_vec();
        let mut jobs = Vec::new();
        if again {
            annotate::unmark(&mut *state.game.record, &line, &mut self.symbols);
        }
        for (ply, &node) in line.iter().enumerate() {
            let tree = state.game.record.tree();
            if !again && light_share(&tree.assessment(node)).is_some() {
                continue;
            }
            // A forced move's position takes the assessment of the next.
            if line.get(ply + 1).is_some_and(|&next| state.game.record.choice(next).1 == 1) {
                continue;
            }
            let key = tree.key(node);
            match annotate::from_ending(&*state.game.record, node) {
                Some(end) => annotate::write(&mut *state.game.record, node, end),
                None => jobs.push(Job { key, ply }),
            }
        }
        effects.extend(self.record_changed(RecordChange::Assessed));
        let mut questions = jobs.clone();
        questions.retain(|job| !self.is_proven(state, *job));
        let tree = state.game.record.tree();
        let is_proven = |(ply, &node): (usize, &NodeId)| tree.assessment(node).certain.is_some().then_some(ply);
        let proven = line.iter().enumerate().filter_map(is_proven).collect();
        let all = jobs.len();
        let mut queue = Queue::new(&*state.game.record, self.effort, self.next_id);
        effects.extend(queue.submit(jobs.into_iter().map(QueuedSearch::from)));
        let mut proofs = Proofs::new(&*state.game.record, questions, proven, self.effort);
        effects.extend(proofs.iter_mut().flat_map(Proofs::submit_due));
        let line = line.iter().map(|&node| state.game.record.tree().key(node)).collect();
        let mut running = Running { queue, proofs, line, all, begun: (state.environment.now, 0) };
        running.begun.1 = running.done();
        (self.running, self.is_broken) = (Some(running), false);
        effects.extend(self.end_if_over(state));
        effects
    }

    /// Returns whether the position is already proven by an earlier review. If so, writes the proof into the record.
    fn is_proven(&mut self, state: &mut State, job: Job) -> bool {
        let is_proven = self.proven.contains_key(&job.key);
        if is_proven {
            self.write(state, job);
        }
        is_proven
    }

    /// Ends the review: judges the moves and writes the results into the record.
    fn finish(&mut self, state: &mut State) -> Vec<StudyEffect> {
        let Some(running) = self.running.take() else { return Vec::new() };
        self.next_id = running.queue.next_id;
        self.is_broken = running.queue.is_broken();
        self.lacks_prover = running.proofs.as_ref().is_some_and(|proofs| proofs.is_closed);
        let record = &mut *state.game.record;
        // The line starts at the root and ends where nodes have since been deleted.
        let line: Vec<NodeId> = running.line.iter().map_while(|&key| record.tree().find(key)).collect();
        annotate::finalize(record, &line, &self.found);
        let settled = record.boxed();
        let has_changed = annotate::mark(record, &line, &self.found, &mut self.symbols);
        let change = if has_changed { RecordChange::Annotated(settled) } else { RecordChange::Assessed };
        [running.end(), self.record_changed(change)].concat()
    }

    fn end_if_over(&mut self, state: &mut State) -> Vec<StudyEffect> {
        let Some(running) = self.running.as_mut().filter(|running| running.is_over()) else { return Vec::new() };
        // Before a move is blamed, search and prover take a second look.
        if !running.queue.is_broken() {
            let done = running.done();
            let jobs = positions_to_recheck(&*state.game.record, &running.line, &self.found);
            let mut effects = running.queue.look_again(&jobs);
            effects.extend(running.proofs.iter_mut().flat_map(|proofs| proofs.look_again(&jobs)));
            if effects.is_empty() {
                // Then search the moves that seem better as deeply as those played.
                let orders = alternatives(&*state.game.record, &running.line, &self.found);
                effects = running.queue.compare(orders);
            }
            if effects.is_empty() {
                let gaps = gaps(&*state.game.record, &running.line, &self.found);
                effects = running.proofs.iter_mut().flat_map(|proofs| proofs.close_gaps(&gaps)).collect();
            }
            if !effects.is_empty() {
                running.all = done + running.open();
                return effects;
            }
        }
        self.finish(state)
    }

    /// Handles an event of the workers.
    pub fn on_worker_event(&mut self, state: &mut State, event: JobEvent) -> Vec<StudyEffect> {
        let Some(running) = &mut self.running else { return Vec::new() };
        let mut result = None;
        match event {
            JobEvent::Answer(answer) => result = running.queue.on_answer(answer),
            JobEvent::Lost { dropped, .. } => drop(dropped.and_then(|id| running.queue.take(id))),
            JobEvent::Closed(_) => running.queue.is_closed = true,
        }
        let mut effects = Vec::new();
        if let Some((QueuedSearch { job, instead }, analysis)) = result {
            if instead.is_empty() {
                self.found.insert(job.key, analysis);
            } else {
                let record = &*state.game.record;
                let mover = record.tree().find(job.key).and_then(|node| record.to_move_of(node));
                if let Some((mover, found)) = mover.zip(self.found.get_mut(&job.key)) {
                    annotate::merge_alternative(found, mover, &instead, &analysis);
                }
            }
            effects.extend(self.write(state, job));
        }
        effects.extend(self.end_if_over(state));
        effects
    }

    /// Handles an event of the prover's worker.
    pub fn on_prover_event(&mut self, state: &mut State, event: JobEvent) -> Vec<StudyEffect> {
        let proofs = self.running.as_mut().and_then(|running| running.proofs.as_mut());
        let Some(proofs) = proofs else { return Vec::new() };
        let (found, requests) = (proofs.on_event(event), proofs.submit_due());
        let changes = found.map_or_else(Vec::new, |(job, report)| {
            self.proven.insert(job.key, report);
            self.write(state, job)
        });
        [requests, changes, self.end_if_over(state)].concat()
    }

    /// Writes the assessment of a position, if it still exists.
    fn write(&mut self, state: &mut State, job: Job) -> Vec<StudyEffect> {
        let record = &mut *state.game.record;
        let Some(node) = record.tree().find(job.key) else { return Vec::new() };
        let Some(mover) = record.to_move_of(node) else { return Vec::new() };
        let proof = self.proven.get(&job.key);
        if let Some(proof) = proof {
            annotate::combine(self.found.entry(job.key).or_default(), proof, mover);
        }
        let Some(analysis) = self.found.get(&job.key) else { return Vec::new() };
        let assessment = annotate::from_analysis(analysis, mover);
        annotate::write(record, node, annotate::with_length(assessment, proof));
        self.record_changed(RecordChange::Assessed)
    }

    /// Restarts a review that ended because no worker was available.
    pub fn try_again(&mut self, state: &mut State) -> Vec<StudyEffect> {
        if !self.is_broken {
            return Vec::new();
        }
        [self.leave(state), self.start(state, false)].concat()
    }

    /// Follows the game; `shown` says whether the tab is open.
    pub fn follow(&mut self, state: &mut State, shown: bool) -> Vec<StudyEffect> {
        let root = state.game.record.tree().key(NodeId::ROOT);
        let is_other = |running: &mut Running| running.line.first() != Some(&root);
        if let Some(running) = self.running.take_if(is_other) {
            self.lacks_prover = false;
            // Another game is on the board; the results are stored in the previous record.
            self.next_id = running.queue.next_id;
            return running.end();
        }
        if shown { self.follow_exercises(state) } else { self.leave(state) }
    }
}
