//! Notices to the user.

use crate::notice::{Notice, Offer};
use crate::state::State;
use crate::text::Text;

/// Shows and announces a text.
pub fn notice(state: &mut State, text: impl Into<Text>) {
    let text = text.into();
    state.view.announcement.clone_from(&text);
    state.view.notice = Some(Notice { text, offer: None, of_board: false, rows: Vec::new() });
}

/// Confirms in the open dialog what was done, and announces it.
pub(crate) fn done(state: &mut State, text: impl Into<Text>) {
    state.view.dialogs.done = text.into();
    state.view.announcement.clone_from(&state.view.dialogs.done);
}

/// Adds a text to the current notice, which may have the same cause or offer an action.
pub(crate) fn trouble(state: &mut State, text: impl Into<Text>) {
    let text = text.into();
    match &mut state.view.notice {
        Some(notice) => {
            if !notice.text.ends_with(&text) {
                notice.text.push(text);
            }
            state.view.announcement.clone_from(&notice.text);
        }
        None => self::notice(state, text),
    }
}

/// The same as [`trouble`], with an offer unless the current notice already has one.
pub(crate) fn trouble_with(state: &mut State, text: impl Into<Text>, offer: Option<Offer>) {
    trouble(state, text);
    if let Some(notice) = &mut state.view.notice {
        notice.offer = notice.offer.or(offer);
    }
}

/// The same as [`notice`], with an offer.
pub fn notice_with(state: &mut State, text: impl Into<Text>, offer: Offer) {
    notice(state, text);
    if let Some(notice) = &mut state.view.notice {
        notice.offer = Some(offer);
    }
}
