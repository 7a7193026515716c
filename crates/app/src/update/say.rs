//! What is told to the player.

use crate::state::{Notice, Offer, State};

/// Shows a text and has it said.
pub(super) fn notice(state: &mut State, text: String) {
    state.announcement.clone_from(&text);
    state.notice = Some(Notice { text, offer: None });
}

/// Tells what went wrong outside the state, beside the notice that is there: that may be of the same doing, or have a button.
pub(super) fn trouble(state: &mut State, text: String) {
    match &mut state.notice {
        Some(notice) => {
            if !notice.text.ends_with(&text) {
                notice.text = format!("{} {text}", notice.text);
            }
            state.announcement.clone_from(&notice.text);
        }
        None => notice(state, text),
    }
}

/// The same with something to be done about it.
pub(super) fn notice_with(state: &mut State, text: String, offer: Offer) {
    state.announcement.clone_from(&text);
    state.notice = Some(Notice { text, offer: Some(offer) });
}

/// Two texts of which any may be empty.
pub(super) fn joined(one: &str, other: &str) -> String {
    format!("{one} {other}").trim().to_owned()
}
