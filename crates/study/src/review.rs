//! The review of a game: what each move gave away, and what can be learnt from that.

pub mod curve;
pub mod effort;
pub mod event;
pub mod grow;
pub mod judge;
pub mod marks;
pub mod queue;
pub mod said;
pub mod summary;
pub mod task;
mod tasks;

use std::collections::BTreeMap;

use alquerque_app::effect::Effect;
use alquerque_app::event::Event as GameEvent;
use alquerque_app::record_event::RecordEvent;
use alquerque_app::state::State;
use alquerque_app::update::update;
use alquerque_core::Player;
use alquerque_core::any_record::AnyRecord;
use alquerque_core::record::{NodeId, Symbol};
use alquerque_messages::analysis::{Analysis, News};

use crate::effect::StudyEffect;
use effort::Effort;
use event::Event;
use grow::Found;
use judge::light_share;
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
    /// The review that goes on, and the line that it is about.
    queue: Option<(Queue, Vec<u64>)>,
    found: Found,
    own: BTreeMap<u64, Symbol>,
    tasks: Option<Tasks>,
    growth: Growth,
    next_id: u32,
}

impl Review {
    /// How many positions are done, of how many, while a review goes on.
    pub fn progress(&self) -> Option<(usize, usize)> {
        self.queue.as_ref().map(|(queue, _)| queue.progress())
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
        let exploration = state.settings.exploration;
        let mut queue = Queue::new(&*state.record, jobs, processors, self.effort, exploration, self.next_id);
        effects.extend(queue.go_on());
        let keys = line.iter().map(|&node| state.record.tree().key(node)).collect();
        (self.queue, self.is_broken) = (Some((queue, keys)), false);
        effects.extend(self.end_if_over(state));
        effects
    }

    /// Ends the review: what it has found is judged and written into the record.
    fn finish(&mut self, state: &mut State) -> Vec<StudyEffect> {
        let Some((queue, keys)) = self.queue.take() else { return Vec::new() };
        self.next_id = queue.next_id();
        self.is_broken = queue.is_broken();
        let mut effects = queue.end();
        let record = &mut *state.record;
        // The line begins with the first position, and whatever was deleted since ends it.
        let line: Vec<NodeId> = keys.iter().map_while(|&key| record.tree().find(key)).collect();
        grow::settle(record, &line, &self.found);
        let settled = record.boxed();
        let has_changed = grow::mark(record, &line, &self.found, &mut self.own);
        effects.extend(self.grown(if has_changed { Growth::Marked(settled) } else { Growth::Known }));
        effects
    }

    fn end_if_over(&mut self, state: &mut State) -> Vec<StudyEffect> {
        let is_over = self.queue.as_ref().is_some_and(|(queue, _)| queue.is_over());
        if is_over { self.finish(state) } else { Vec::new() }
    }

    /// Takes what a worker has found out.
    pub fn hear(&mut self, state: &mut State, worker: u8, news: News) -> Vec<StudyEffect> {
        let Some((queue, _)) = &mut self.queue else {
            if let Some((tasks, waiting)) = self.tasks.as_mut().zip(state.aside.as_ref()) {
                tasks.hear(state, &**waiting, news);
                self.note_done(state);
            }
            return Vec::new();
        };
        let heard = queue.hear(worker, news);
        let mut effects = queue.go_on();
        if let Some((job, analysis)) = heard {
            effects.extend(self.learn(state, job, analysis));
        }
        effects.extend(self.end_if_over(state));
        effects
    }

    /// Keeps what was found out of a position, if it is still there.
    fn learn(&mut self, state: &mut State, job: Job, analysis: Analysis) -> Vec<StudyEffect> {
        let record = &mut *state.record;
        let Some(node) = record.tree().find(job.key) else { return Vec::new() };
        let Some(mover) = record.to_move_of(node) else { return Vec::new() };
        grow::write(record, node, grow::of_analysis(&analysis, mover));
        self.found.insert(job.key, analysis);
        self.grown(Growth::Known)
    }

    /// A worker has broken down.
    pub fn broke(&mut self, state: &mut State, worker: u8) -> Vec<StudyEffect> {
        let mut effects = vec![StudyEffect::End(crate::worker::Worker::Review(worker))];
        match &mut self.queue {
            Some((queue, _)) => {
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
        let is_other = |(_, keys): &(Queue, Vec<u64>)| keys.first() != Some(&root);
        if self.queue.as_ref().is_some_and(is_other) {
            // Another game is on the board: what was found is in the one before.
            let Some((queue, _)) = self.queue.take() else { return Vec::new() };
            self.next_id = queue.next_id();
            return queue.end();
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
