//! How long a notice stays. One that only reports something leaves by itself, later if it can bring a game back, but not
//! while the pointer or the focus is on it. One with a question, or about something that went wrong, stays.

use crate::effect::Effect;
use crate::event::Event;
use crate::notice::Offer;
use crate::state::State;

/// How long a notice of one sentence is shown, in milliseconds.
const MILLIS: u32 = 6000;
/// How much longer it is shown for each further sentence.
const MORE_MILLIS: u32 = 3000;

/// How much longer it is shown if it can bring back a game.
const BACK_MILLIS: u32 = 12_000;

/// Starts a timer for a new notice.
pub(crate) fn follow(state: &mut State) {
    let notices = &mut state.notices;
    let shown = notices.shown;
    let Some(notice) = &notices.notice else {
        // Its element is gone, so nothing will release it.
        notices.timer.is_held = false;
        return;
    };
    // Once the position changes, a notice about its moves is outdated.
    if notice.is_about_moves && notices.timer.runs_for == Some(shown) && notices.timer.revision != state.game.revision {
        return notices.dismiss();
    }
    let brings_back = matches!(notice.offer, Some(Offer::BringBack | Offer::BringMovesBack));
    let leaves = (notice.offer.is_none() || brings_back) && !notice.stays && !notices.timer.is_held;
    if !leaves || notices.timer.runs_for == Some(shown) {
        return;
    }
    let further = u32::try_from(notice.text.phrases().len()).unwrap_or(1).saturating_sub(1);
    notices.timer.number = notices.timer.number.wrapping_add(1);
    (notices.timer.runs_for, notices.timer.revision) = (Some(shown), state.game.revision);
    let more = if brings_back { BACK_MILLIS } else { 0 };
    let (millis, number) = (MILLIS + MORE_MILLIS * further + more, notices.timer.number);
    state.effects.push(Effect::After { millis, event: Event::NoticeDue(number) });
}

/// Handles a timer: the notice leaves, unless another one has come or it is held.
pub(crate) fn due(state: &mut State, number: u32) {
    let notices = &mut state.notices;
    if notices.timer.number == number && notices.timer.runs_for.take() == Some(notices.shown) {
        notices.dismiss();
    }
}

/// The pointer or the focus is on the notice, or has left it.
pub(crate) fn hold(state: &mut State, is_held: bool) {
    let timer = &mut state.notices.timer;
    timer.is_held = is_held;
    timer.runs_for = None;
}
