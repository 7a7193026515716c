//! Passing jobs to the workers, and taking their events.

mod scheduler;
mod state;
mod team;
pub(crate) mod watchdog;
pub mod worker;

pub use scheduler::{JobEvent, Jobs};
#[cfg(test)]
pub(crate) use state::max_search_workers;
pub use state::{GameRole, JobState};

use alquerque_messages::{Request, SearchRequest};

use crate::effect::Effect;
use crate::jobs::worker::{WorkerEffect, WorkerEvent, WorkerNumber};
use crate::state::State;

/// Starts the first search worker ahead of time.
pub(crate) fn start(state: &mut State) {
    // A study has no AI to move.
    if state.game.study_mode().is_none() {
        let effects = state.jobs.scheduler.open(GameRole::Search);
        run(state, effects);
    }
}

/// Whether no workers have this role any more.
pub(crate) fn is_closed(state: &State, role: GameRole) -> bool {
    state.jobs.scheduler.closed(role).is_some()
}

/// Restarts the workers at the user's request, after they failed to start.
pub(crate) fn retry(state: &mut State) {
    state.jobs.retries = state.jobs.retries.wrapping_add(1);
    if is_closed(state, GameRole::Search) {
        start(state);
    }
}

/// Restarts the prover, which has failed.
pub(crate) fn restart_prover(state: &mut State) {
    let effects = state.jobs.scheduler.open(GameRole::Prover);
    run(state, effects);
}

/// Submits a search, or a position for the prover.
pub(crate) fn submit(state: &mut State, role: GameRole, request: SearchRequest) {
    let effects = state.jobs.scheduler.submit(role, Request::Search(request));
    run(state, effects);
}

/// Cancels a job.
pub(crate) fn cancel(state: &mut State, role: GameRole, id: u32) {
    let effects = state.jobs.scheduler.cancel(role, id);
    run(state, effects);
}

/// Stops a search; its answer is the best found so far.
pub(crate) fn stop(state: &mut State, id: u32) {
    let effects = state.jobs.scheduler.stop(GameRole::Search, id);
    run(state, effects);
}

/// Handles a worker's event; returns what it means for the jobs.
pub(crate) fn handle_event(
    state: &mut State,
    number: WorkerNumber,
    event: WorkerEvent,
) -> impl IntoIterator<Item = (GameRole, JobEvent)> + use<> {
    let (effects, event) = state.jobs.scheduler.handle_event(number, event);
    run(state, effects);
    event
}

/// Handles a watchdog tick; returns what it means for the jobs.
pub(crate) fn tick(state: &mut State, late: u32) -> impl IntoIterator<Item = (GameRole, JobEvent)> + use<> {
    let (effects, events) = state.jobs.scheduler.tick(late);
    run(state, effects);
    events
}

fn run(state: &mut State, effects: Vec<WorkerEffect>) {
    state.effects.extend(effects.into_iter().map(Effect::Workers));
}

impl State {
    /// Issues a unique number, for a job or a timer.
    pub fn next_number(&mut self) -> u32 {
        self.jobs.last_number = self.jobs.last_number.wrapping_add(1);
        self.jobs.last_number
    }
}
