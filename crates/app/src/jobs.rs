//! Passing jobs to the workers, and taking their events.

mod scheduler;
pub mod watchdog;

pub use scheduler::{Group, JobEvent, Jobs};

use alquerque_messages::{Engine, Request, SearchRequest};

use crate::effect::Effect;
use crate::jobs::watchdog::{WorkerEffect, WorkerEvent, WorkerNumber};
use crate::state::State;

/// Starts the first search worker ahead of time.
pub(crate) fn start(state: &mut State) {
    // A study has no AI to move.
    if state.game.study_mode.is_none() {
        let effects = state.workers.jobs.open(Group::Search);
        run(state, effects);
    }
}

/// Whether a group has no workers any more.
pub(crate) fn is_closed(state: &State, group: Group) -> bool {
    state.workers.jobs.closed(group).is_some()
}

/// Restarts the prover, which has failed.
pub(crate) fn restart_prover(state: &mut State) {
    let effects = state.workers.jobs.open(Group::Prover);
    run(state, effects);
}

/// Submits a search, or a position to prove.
pub(crate) fn submit(state: &mut State, request: SearchRequest) {
    let group = if request.engine == Engine::Proof { Group::Prover } else { Group::Search };
    let effects = state.workers.jobs.submit(group, Request::Search(request));
    run(state, effects);
}

/// Cancels a job.
pub(crate) fn cancel(state: &mut State, group: Group, id: u32) {
    let effects = state.workers.jobs.cancel(group, id);
    run(state, effects);
}

/// Stops a search; its answer is the best found so far.
pub(crate) fn stop(state: &mut State, id: u32) {
    let effects = state.workers.jobs.stop(Group::Search, id);
    run(state, effects);
}

/// Handles a worker's event; returns what it means for the jobs.
pub(crate) fn handle_event(
    state: &mut State,
    number: WorkerNumber,
    event: WorkerEvent,
) -> impl IntoIterator<Item = (Group, JobEvent)> + use<> {
    let (effects, event) = state.workers.jobs.handle_event(number, event);
    run(state, effects);
    event
}

/// Handles a watchdog tick; returns what it means for the jobs.
pub(crate) fn tick(state: &mut State, late: u32) -> impl IntoIterator<Item = (Group, JobEvent)> + use<> {
    let (effects, events) = state.workers.jobs.tick(late);
    run(state, effects);
    events
}

fn run(state: &mut State, effects: Vec<WorkerEffect>) {
    state.effects.extend(effects.into_iter().map(Effect::Workers));
}
