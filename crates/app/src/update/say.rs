//! What is told to the player.

use crate::message::Text;
use crate::notice::{Notice, Offer};
use crate::state::State;

/// Shows a text and has it said.
pub(super) fn notice(state: &mut State, text: impl Into<Text>) {
    let text = text.into();
    state.announcement.clone_from(&text);
    state.notice = Some(Notice { text, offer: None, rows: Vec::new() });
}

/// Tells what went wrong outside the state, beside the notice that is there: that may be of the same doing, or have a button.
pub(super) fn trouble(state: &mut State, text: impl Into<Text>) {
    let text = text.into();
    match &mut state.notice {
        Some(notice) => {
            if !notice.text.ends_with(&text) {
                notice.text.push(text);
            }
            state.announcement.clone_from(&notice.text);
        }
        None => self::notice(state, text),
    }
}

/// The same with something to be done about it.
pub(super) fn notice_with(state: &mut State, text: impl Into<Text>, offer: Offer) {
    notice(state, text);
    if let Some(notice) = &mut state.notice {
        notice.offer = Some(offer);
    }
}
