//! Requesting, giving and dropping hints.

use alquerque_core::family::AnyGame;
use alquerque_language::Phrase;
use alquerque_messages::{Budget, Purpose};

use super::statistics::count_help;
use super::think::{best_engine, request, tell_of_no_workers};
use super::{say, workers};
use crate::activity::Activity;
use crate::jobs::Group;
use crate::state::{Hint, State};
use crate::status::status;

/// Search time for a hint, in milliseconds.
const HINT_MILLIS: u32 = 1500;

/// Starts the search for a hint, or shows the rest of one already given.
pub(super) fn ask(state: &mut State) {
    // Uncovers the status.
    state.view.notice = None;
    match &mut state.workers.hint {
        None if state.workers.jobs.closed(Group::Search).is_some() => return tell_of_no_workers(state),
        None => seek(state),
        // Still searching: the button keeps its caption and waits.
        Some(Hint { best: None, .. }) => return,
        Some(hint) => hint.whole_move = true,
    }
    state.view.announcement = status(state);
}

/// Cancels the search at the user's request.
pub(super) fn stop(state: &mut State) {
    state.view.announcement = Phrase::new("step-stopped").into();
    cancel(state);
}

fn seek(state: &mut State) {
    let engine = best_engine(AnyGame::of(&*state.game.record), state.saved.settings.exploration);
    let request = request(state, Purpose::Hint, engine, Budget::Millis(HINT_MILLIS));
    let (id, revision) = (request.id, state.game.revision);
    state.workers.hint = Some(Hint { id, revision, progress: 0.0, best: None, whole_move: false });
    workers::submit(state, request);
}

/// Handles the search's result. Counts as help, unless a finished game is only being viewed.
pub(super) fn found(state: &mut State, best: Option<&str>) {
    let best = state.game.legal.iter().position(|turn| Some(&*turn.text) == best);
    // If the piece alone says nothing new, show the whole move at once.
    let whole_move = best.is_some_and(|best| !state.has_first_hint(&state.game.legal[best]));
    let Some(hint) = state.workers.hint.as_mut().filter(|_| best.is_some()) else {
        state.workers.hint = None;
        say::notice(state, Phrase::new("search-no-move"));
        return;
    };
    (hint.best, hint.whole_move) = (best, whole_move);
    state.view.announcement = status(state);
    if state.game.record.result().is_none() {
        count_help(state);
    }
}

/// Drops the hint once its position has left the board, or no local human is to move.
pub(super) fn follow(state: &mut State) {
    let plays = state.humans_turn() && !matches!(state.at_board(), Activity::ByLink(_));
    let is_over = |hint: &Hint| hint.revision != state.game.revision || !plays;
    if state.workers.hint.as_ref().is_some_and(is_over) {
        cancel(state);
    }
}

fn cancel(state: &mut State) {
    if let Some(hint) = state.workers.hint.take().filter(|hint| hint.best.is_none()) {
        workers::cancel(state, Group::Search, hint.id);
    }
}
