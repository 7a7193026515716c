//! Asking for a hint, giving it, and no longer wanting one.

use alquerque_messages::{Budget, Engine, Purpose};

use super::say;
use super::statistics::count_help;
use super::think::{of_workers, request, tell_of_closed_pool};
use crate::activity::Activity;
use crate::effect::Effect;
use crate::message::Search;
use crate::state::{Hint, State};
use crate::status::status;

/// How long a hint is looked for.
const HINT_MILLIS: u32 = 1500;

/// Looks for a hint; tells all of one that was given; or ends the search for it.
pub(super) fn ask(state: &mut State) -> Vec<Effect> {
    // The status is to be seen.
    state.notice = None;
    let effects = match &mut state.hint {
        None if state.pool.closed().is_some() => {
            tell_of_closed_pool(state);
            return Vec::new();
        }
        None => seek(state),
        Some(Hint { best: None, .. }) => drop(state),
        Some(hint) => {
            hint.told = true;
            Vec::new()
        }
    };
    state.announcement = status(state);
    effects
}

fn seek(state: &mut State) -> Vec<Effect> {
    let engine = Engine::Uct { exploration: state.settings.exploration };
    let request = request(state, Purpose::Hint, engine, Budget::Millis(HINT_MILLIS));
    let (id, position) = (request.id, state.position);
    state.hint = Some(Hint { id, position, progress: 0.0, best: None, told: false });
    of_workers(state.pool.submit(request))
}

/// Takes what the search has found. Somebody has had help now, unless the game is over and only looked at.
pub(super) fn found(state: &mut State, best: Option<&str>) -> Vec<Effect> {
    let best = state.legal.iter().position(|turn| Some(&*turn.text) == best);
    // Where the piece is no news, all of the move is told at once.
    let told = best.is_some_and(|best| !state.has_first_hint(&state.legal[best]));
    let Some(hint) = state.hint.as_mut().filter(|_| best.is_some()) else {
        state.hint = None;
        say::notice(state, Search::NoMove);
        return Vec::new();
    };
    (hint.best, hint.told) = (best, told);
    state.announcement = status(state);
    if state.record.result().is_none() { vec![count_help(state)] } else { Vec::new() }
}

/// Forgets the hint of a position that is not on the board any more, or where nobody here plays and is to move.
pub(super) fn follow(state: &mut State) -> Vec<Effect> {
    let plays = state.humans_turn() && !matches!(state.at_board(), Activity::ByLink(_));
    let is_due = |hint: &Hint| hint.position == state.position && plays;
    if state.hint.as_ref().is_none_or(is_due) { Vec::new() } else { drop(state) }
}

fn drop(state: &mut State) -> Vec<Effect> {
    let sought = state.sought_hint().map(|hint| hint.id);
    state.hint = None;
    of_workers(sought.map_or_else(Vec::new, |id| state.pool.cancel(id)))
}
