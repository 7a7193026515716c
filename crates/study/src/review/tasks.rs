//! What events do to the tasks of a review.

use alquerque_app::effect::Effect;
use alquerque_app::state::State;
use alquerque_app::update::exchange;
use alquerque_core::any_record::AnyRecord;
use alquerque_core::record::NodeId;

use super::event::TaskEvent;
use super::judge::{Judged, judge_line};
use super::summary::{Error, errors};
use super::task::{Stage, Tasks, WORKER};
use super::told::Told;
use super::{Done, Review, games};
use crate::effect::StudyEffect;

/// And the keyboard goes on on the board.
fn on_board(mut effects: Vec<StudyEffect>) -> Vec<StudyEffect> {
    effects.push(StudyEffect::Game(Effect::FocusCursor));
    effects
}

impl Review {
    /// The tasks, and the record that waits, while one is set.
    pub fn tasks<'a>(&'a self, state: &'a State) -> Option<(&'a Tasks, &'a dyn AnyRecord)> {
        self.tasks.as_ref().zip(state.aside.as_deref())
    }

    /// What went wrong in the present line of a record, whose moves are judged.
    pub fn errors(&self, record: &dyn AnyRecord, judged: &[Option<Judged>]) -> Vec<Error> {
        errors(record, judged, &self.own)
    }

    /// Whether a mistake is among the tasks of the chosen side.
    pub fn is_chosen(&self, error: &Error) -> bool {
        error.is_task() && self.side.is_none_or(|side| side == error.judged.mover)
    }

    pub(super) fn handle_task(&mut self, state: &mut State, event: TaskEvent) -> Vec<StudyEffect> {
        match event {
            TaskEvent::Begin => on_board(self.begin(state, None)),
            TaskEvent::BeginAt(ply) => on_board(self.begin(state, Some(ply))),
            TaskEvent::Leave => self.leave(state),
            TaskEvent::Keep => self.keep(state),
            TaskEvent::Again => on_board(self.set(state)),
            TaskEvent::Hint => {
                let next = self.next_hint(state);
                if let Some((tasks, next)) = self.tasks.as_mut().zip(next) {
                    tasks.told = next;
                }
                Vec::new()
            }
            TaskEvent::Solution => {
                if let Some(tasks) = &mut self.tasks {
                    tasks.told = Told::Solution;
                }
                self.tell(state)
            }
            TaskEvent::Next => self.step(state, 1),
            TaskEvent::Previous => self.step(state, -1),
        }
    }

    /// The solution is told, and shown in the position of the task.
    fn tell(&mut self, state: &mut State) -> Vec<StudyEffect> {
        if let Some(key) = self.key(state) {
            self.done.entry(key).or_insert(Done::Told);
        }
        self.set(state)
    }

    fn begin(&mut self, state: &mut State, ply: Option<usize>) -> Vec<StudyEffect> {
        let mut effects = self.leave(state);
        effects.extend(self.finish(state));
        let (record, tree) = (&*state.record, state.record.tree());
        let errors = self.errors(record, &judge_line(record));
        let mut chosen: Vec<_> = errors.iter().filter(|error| self.is_chosen(error)).collect();
        if let Some(error) = errors.iter().find(|error| Some(error.ply) == ply)
            && !chosen.contains(&error)
        {
            chosen.push(error);
            chosen.sort_by_key(|error| error.ply);
        }
        let is_first = |error: &&Error| match ply {
            Some(ply) => error.ply == ply,
            None => !self.done.contains_key(&tree.key(error.judged.node)),
        };
        let at = chosen.iter().position(is_first).unwrap_or(0);
        let nodes: Vec<NodeId> = chosen.iter().map(|error| error.judged.node).collect();
        if nodes.is_empty() {
            return effects;
        }
        state.aside = Some(state.record.boxed());
        self.tasks = Some(Tasks::new(nodes, at));
        effects.extend(self.set(state));
        effects.extend(self.look_for_best(state));
        effects
    }

    fn next_id(&mut self) -> u32 {
        self.next_id = self.next_id.wrapping_add(1);
        self.next_id
    }

    fn look_for_best(&mut self, state: &State) -> Vec<StudyEffect> {
        let id = self.next_id();
        let Some((tasks, waiting)) = self.tasks.as_mut().zip(state.aside.as_deref()) else { return Vec::new() };
        tasks.begin(state, waiting, &self.found, id)
    }

    /// Puts the position of the task on the board, without tries.
    fn set(&mut self, state: &mut State) -> Vec<StudyEffect> {
        let Some((tasks, waiting)) = self.tasks.as_mut().zip(state.aside.as_deref()) else { return Vec::new() };
        let Some(position) = waiting.tree().parent(tasks.node()) else { return Vec::new() };
        tasks.stage = Stage::Asked;
        let mut record = waiting.boxed();
        record.select(position);
        games(exchange(state, record))
    }

    fn step(&mut self, state: &mut State, step: isize) -> Vec<StudyEffect> {
        let Some(tasks) = &mut self.tasks else { return Vec::new() };
        let (at, count) = tasks.place();
        let next = at.saturating_add_signed(step);
        if next >= count {
            return self.leave(state);
        }
        tasks.go_to(next);
        let mut effects = self.set(state);
        effects.extend(self.look_for_best(state));
        effects
    }

    /// Adds the line on the board to the record that waits.
    fn keep(&mut self, state: &mut State) -> Vec<StudyEffect> {
        let Some((tasks, waiting)) = self.tasks.as_mut().zip(state.aside.as_mut()) else { return Vec::new() };
        let Some(mut at) = waiting.tree().parent(tasks.node()) else { return Vec::new() };
        let tree = state.record.tree();
        let from = tree.ply(at);
        // Somebody may have gone elsewhere.
        if !tree.is_played(at) {
            return Vec::new();
        }
        for &node in tree.line().iter().take(tree.played() + 1).skip(from + 1) {
            let Ok(next) = waiting.add(at, &state.record.move_text(node)) else { break };
            at = next;
        }
        tasks.is_kept = true;
        self.revision = self.revision.wrapping_add(1);
        vec![StudyEffect::Game(Effect::SaveGame)]
    }

    /// Ends the tasks: the record is put back.
    pub(super) fn leave(&mut self, state: &mut State) -> Vec<StudyEffect> {
        self.tasks = None;
        let Some(record) = state.aside.take() else { return Vec::new() };
        let mut effects = games(exchange(state, record));
        effects.push(StudyEffect::End(WORKER));
        effects
    }

    /// Looks what has become of the task on the board.
    pub(super) fn follow_tasks(&mut self, state: &mut State) -> Vec<StudyEffect> {
        let Some(waiting) = &state.aside else { return Vec::new() };
        let root = waiting.tree().key(NodeId::ROOT);
        if state.record.tree().key(NodeId::ROOT) != root {
            return self.abandon(state, root);
        }
        let id = self.next_id();
        let Some((tasks, waiting)) = self.tasks.as_mut().zip(state.aside.as_deref()) else { return Vec::new() };
        let effects = tasks.look(state, waiting, &self.found, id);
        self.note_done(state);
        effects
    }

    /// Another game is on the board: where the one with the tries is kept, it is as it was before them.
    fn abandon(&mut self, state: &mut State, root: u64) -> Vec<StudyEffect> {
        self.tasks = None;
        let Some(waiting) = state.aside.take() else { return Vec::new() };
        let replaced = state.replaced.as_mut().and_then(|replaced| replaced.record.as_mut());
        for record in state.others.iter_mut().chain(replaced) {
            if record.tree().key(NodeId::ROOT) == root {
                *record = waiting.boxed();
            }
        }
        vec![StudyEffect::End(WORKER)]
    }

    /// Notes what has become of the task.
    pub(super) fn note_done(&mut self, state: &State) {
        let is_good = self.tasks.as_ref().is_some_and(|tasks| tasks.stage == Stage::Good);
        if let Some(key) = self.key(state).filter(|_| is_good) {
            self.done.entry(key).or_insert(Done::Found);
        }
    }

    /// The key of the node behind the mistake of the task.
    fn key(&self, state: &State) -> Option<u64> {
        self.tasks(state).map(|(tasks, waiting)| waiting.tree().key(tasks.node()))
    }
}
