//! Notices to the user.

use crate::notice::{Notice, Offer};
use crate::state::State;
use crate::text::Text;

/// Shows and announces a text.
pub fn notice(state: &mut State, text: impl Into<Text>) {
    state.notices.show(text);
}

/// Confirms in the open dialog what was done, and announces it.
pub fn done(state: &mut State, text: impl Into<Text>) {
    let text = text.into();
    state.page.dialogs.done.clone_from(&text);
    state.notices.announce(text);
}

/// The same as [`notice`], with an offer.
pub fn notice_with(state: &mut State, text: impl Into<Text>, offer: Offer) {
    state.notices.show(Notice { offer: Some(offer), ..Notice::from(text) });
}
