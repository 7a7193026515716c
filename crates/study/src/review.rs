//! The review of a game: what each move gave away, and what can be learnt from that.

pub mod curve;
pub mod effort;
pub mod event;
pub mod grow;
pub mod hints;
pub mod judge;
pub mod marks;
pub mod proofs;
pub mod queue;
pub mod said;
pub mod summary;
pub mod task;
mod tasks;
pub mod told;

use std::collections::{BTreeMap, BTreeSet};

use alquerque_app::effect::Effect;
use alquerque_app::event::Event as GameEvent;
use alquerque_app::pool::{WorkerEvent, WorkerNumber};
use alquerque_app::record_event::RecordEvent;
use alquerque_app::state::State;
use alquerque_app::update::update;
use alquerque_core::Player;
use alquerque_core::any_record::AnyRecord;
use alquerque_core::record::NodeId;
use alquerque_messages::SearchReport;
use alquerque_messages::analysis::News;

use crate::effect::StudyEffect;
use effort::Effort;
use event::Event;
use grow::{Found, Own};
use judge::light_share;
use proofs::{Heard, Proofs};
use queue::{Job, Queue};
use task::Tasks;

/// What a review has done to the record since it was asked last.
#[derive(Clone, Debug, Default)]
pub enum Growth {
    /// Nothing.
    #[default]
    None,
    /// Positions were assessed.
    Known,
    /// Moves were marked, and lines added; this is the record before that.
    Marked(Box<dyn AnyRecord>),
}

/// What has become of a task.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Done {
    /// A good move was found.
    Found,
    /// The solution was told.
    Told,
}

/// The state of the review.
#[derive(Clone, Debug, Default)]
pub struct Review {
    /// How much work each position gets.
    pub effort: Effort,
    /// Whose mistakes are to be learnt from; both sides', where nobody is named.
    pub side: Option<Player>,
    /// Whether all positions are listed in a table.
    pub has_table: bool,
    /// Whether the last review had to end for want of workers.
    pub is_broken: bool,
    /// Counts what is written into the record, for whoever shows it.
    pub revision: u32,
    /// What has become of tasks, by the keys of the nodes behind the mistakes.
    pub done: BTreeMap<u64, Done>,
    running: Option<Running>,
    found: Found,
    /// What is certain, by the keys of the nodes.
    proven: BTreeMap<u64, SearchReport>,
    own: Own,
    tasks: Option<Tasks>,
    growth: Growth,
    next_id: u32,
}

/// A review that goes on.
#[derive(Clone, Debug)]
struct Running {
    /// What is to be estimated.
    queue: Queue,
    /// What the prover is asked, in a game in which it knows anything.
    proofs: Option<Proofs>,
    /// The keys of the nodes of the line that it is about.
    line: Vec<u64>,
    /// The number of positions that were to be looked at.
    all: usize,
}

impl Running {
    /// How many positions are done.
    fn done(&self) -> usize {
        let asked = self.proofs.iter().flat_map(Proofs::open);
        let open: BTreeSet<u64> = self.queue.open().chain(asked).map(|job| job.key).collect();
        self.all - open.len()
    }

    /// Whether nobody is at work, and nobody will be. The prover alone makes no review.
    fn is_over(&self) -> bool {
        let is_proven = self.proofs.as_ref().is_none_or(Proofs::is_over);
        self.queue.is_over() && (is_proven || self.queue.is_broken())
    }

    /// Sends all workers home.
    fn end(&mut self, now: u64) -> Vec<StudyEffect> {
        let mut effects = self.queue.end();
        effects.extend(self.proofs.iter_mut().flat_map(|proofs| proofs.end(now)));
        effects
    }
}

impl Review {
    /// How many positions are done, of how many, while a review goes on.
    pub fn progress(&self) -> Option<(usize, usize)> {
        self.running.as_ref().map(|running| (running.done(), running.all))
    }

    /// The record that is reviewed: while a task is set, the one that waits.
    pub fn record<'a>(&self, state: &'a State) -> &'a dyn AnyRecord {
        &**state.aside.as_ref().unwrap_or(&state.record)
    }

    /// What has been done to the record since this was asked last.
    pub fn take_growth(&mut self) -> Growth {
        std::mem::take(&mut self.growth)
    }

    fn grown(&mut self, growth: Growth) -> Vec<StudyEffect> {
        if !matches!(self.growth, Growth::Marked(_)) {
            self.growth = growth;
        }
        self.revision = self.revision.wrapping_add(1);
        vec![StudyEffect::Game(Effect::SaveGame)]
    }

    /// Does what an event asks for.
    pub fn handle(&mut self, state: &mut State, event: Event) -> Vec<StudyEffect> {
        match event {
            Event::Effort(effort) => {
                self.effort = effort;
                Vec::new()
            }
            Event::Start { again, processors } => {
                let mut effects = self.leave(state);
                effects.extend(self.start(state, again, processors));
                effects
            }
            Event::Stop => self.finish(state),
            Event::GoTo(ply) => {
                let mut effects = self.leave(state);
                if let Some(&node) = state.record.tree().line().get(ply) {
                    effects.extend(select(state, node));
                }
                effects
            }
            Event::Side(side) => {
                self.side = side;
                Vec::new()
            }
            Event::Table(is_open) => {
                self.has_table = is_open;
                Vec::new()
            }
            Event::Task(event) => self.handle_task(state, event),
        }
    }

    /// Whether a position of the line is not assessed.
    pub fn has_gaps(record: &dyn AnyRecord) -> bool {
        let tree = record.tree();
        tree.line().iter().any(|&node| light_share(&tree.assessment(node)).is_none())
    }

    fn start(&mut self, state: &mut State, again: bool, processors: usize) -> Vec<StudyEffect> {
        let mut effects = self.finish(state);
        let line = state.record.tree().line().to_vec();
        let mut jobs = Vec::new();
        for (ply, &node) in line.iter().enumerate() {
            let tree = state.record.tree();
            if !again && light_share(&tree.assessment(node)).is_some() {
                continue;
            }
            // Where there is nothing to choose, the next position says what this one is worth.
            if line.get(ply + 1).is_some_and(|&next| state.record.choice(next).1 == 1) {
                continue;
            }
            let key = tree.key(node);
            match grow::of_end(&*state.record, node) {
                Some(end) => grow::write(&mut *state.record, node, end),
                None => jobs.push(Job { key, ply }),
            }
        }
        effects.extend(self.grown(Growth::Known));
        let mut questions = jobs.clone();
        questions.retain(|job| !self.is_proven(state, *job));
        let (all, now) = (jobs.len(), state.outside.now);
        let exploration = state.settings.exploration;
        let mut queue = Queue::new(&*state.record, jobs, processors, self.effort, exploration, self.next_id);
        effects.extend(queue.go_on());
        let mut proofs = Proofs::new(&*state.record, questions, self.effort);
        effects.extend(proofs.iter_mut().flat_map(|proofs| proofs.go_on(now)));
        let line = line.iter().map(|&node| state.record.tree().key(node)).collect();
        (self.running, self.is_broken) = (Some(Running { queue, proofs, line, all }), false);
        effects.extend(self.end_if_over(state));
        effects
    }

    /// Whether the prover has said of a position before what is certain of it, to the review or to whoever asked who wins. That is
    /// written down then.
    fn is_proven(&mut self, state: &mut State, job: Job) -> bool {
        let asked = state.prover.found(job.key).filter(|_| !self.proven.contains_key(&job.key));
        if let Some(report) = asked.cloned() {
            self.proven.insert(job.key, report);
        }
        let is_proven = self.proven.contains_key(&job.key);
        if is_proven {
            self.write(state, job);
        }
        is_proven
    }

    /// Ends the review: what it has found is judged and written into the record.
    fn finish(&mut self, state: &mut State) -> Vec<StudyEffect> {
        let Some(mut running) = self.running.take() else { return Vec::new() };
        self.next_id = running.queue.next_id();
        self.is_broken = running.queue.is_broken();
        let mut effects = running.end(state.outside.now);
        let record = &mut *state.record;
        // The line begins with the first position, and whatever was deleted since ends it.
        let line: Vec<NodeId> = running.line.iter().map_while(|&key| record.tree().find(key)).collect();
        grow::settle(record, &line, &self.found);
        let settled = record.boxed();
        let has_changed = grow::mark(record, &line, &self.found, &mut self.own);
        effects.extend(self.grown(if has_changed { Growth::Marked(settled) } else { Growth::Known }));
        effects
    }

    fn end_if_over(&mut self, state: &mut State) -> Vec<StudyEffect> {
        let is_over = self.running.as_ref().is_some_and(Running::is_over);
        if is_over { self.finish(state) } else { Vec::new() }
    }

    /// Takes what a worker has found out.
    pub fn hear(&mut self, state: &mut State, worker: u8, news: News) -> Vec<StudyEffect> {
        let Some(running) = &mut self.running else {
            if let Some((tasks, waiting)) = self.tasks.as_mut().zip(state.aside.as_ref()) {
                tasks.hear(state, &**waiting, news);
                self.note_done(state);
            }
            return Vec::new();
        };
        let heard = running.queue.hear(worker, news);
        let mut effects = running.queue.go_on();
        if let Some((job, analysis)) = heard {
            self.found.insert(job.key, analysis);
            effects.extend(self.write(state, job));
        }
        effects.extend(self.end_if_over(state));
        effects
    }

    /// Takes what happened to the prover.
    pub fn hear_prover(&mut self, state: &mut State, number: WorkerNumber, event: WorkerEvent) -> Vec<StudyEffect> {
        let now = state.outside.now;
        let proofs = self.running.as_mut().and_then(|running| running.proofs.as_mut());
        let heard = proofs.map(|proofs| proofs.hear(number, event, now));
        self.learn(state, heard)
    }

    /// Looks whether the prover is alive, which was due at that time.
    pub fn look_at_prover(&mut self, state: &mut State, due: u64) -> Vec<StudyEffect> {
        let now = state.outside.now;
        let heard = self.running.as_mut().and_then(|Running { queue, proofs, .. }| {
            let alone = queue.is_over();
            proofs.as_mut().map(|proofs| proofs.look(due, now, alone))
        });
        self.learn(state, heard)
    }

    /// Keeps what the prover has found out.
    fn learn(&mut self, state: &mut State, heard: Option<Heard>) -> Vec<StudyEffect> {
        let Some(Heard { mut effects, found }) = heard else { return Vec::new() };
        if let Some((job, report)) = found {
            self.proven.insert(job.key, report);
            effects.extend(self.write(state, job));
        }
        effects.extend(self.end_if_over(state));
        effects
    }

    /// Writes down what is known of a position, if it is still there.
    fn write(&mut self, state: &mut State, job: Job) -> Vec<StudyEffect> {
        let record = &mut *state.record;
        let Some(node) = record.tree().find(job.key) else { return Vec::new() };
        let Some(mover) = record.to_move_of(node) else { return Vec::new() };
        let proof = self.proven.get(&job.key);
        if let Some(proof) = proof {
            grow::combine(self.found.entry(job.key).or_default(), proof, mover);
        }
        let Some(analysis) = self.found.get(&job.key) else { return Vec::new() };
        grow::write(record, node, grow::of_analysis(analysis, mover));
        self.grown(Growth::Known)
    }

    /// A worker has broken down.
    pub fn broke(&mut self, state: &mut State, worker: u8) -> Vec<StudyEffect> {
        let mut effects = vec![StudyEffect::End(crate::worker::Worker::Review(worker))];
        match &mut self.running {
            Some(Running { queue, .. }) => {
                queue.broke(worker);
                effects.extend(queue.go_on());
            }
            None => {
                if let Some(tasks) = &mut self.tasks {
                    tasks.broke();
                }
            }
        }
        effects.extend(self.end_if_over(state));
        effects
    }

    /// Goes along with what has happened to the game; `shown` says whether its tab is open.
    pub fn follow(&mut self, state: &mut State, shown: bool) -> Vec<StudyEffect> {
        let root = state.record.tree().key(NodeId::ROOT);
        let is_other = |running: &mut Running| running.line.first() != Some(&root);
        if let Some(mut running) = self.running.take_if(is_other) {
            // Another game is on the board: what was found is in the one before.
            self.next_id = running.queue.next_id();
            return running.end(state.outside.now);
        }
        if shown { self.follow_tasks(state) } else { self.leave(state) }
    }
}

fn select(state: &mut State, node: NodeId) -> Vec<StudyEffect> {
    games(update(state, GameEvent::Record(RecordEvent::Select(node))))
}

fn games(effects: Vec<Effect>) -> Vec<StudyEffect> {
    effects.into_iter().map(StudyEffect::Game).collect()
}
