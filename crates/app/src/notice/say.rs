//! Notices to the user.

use crate::notice::Offer;
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

/// Adds a text to the current notice, which may have the same cause or offer an action.
pub(crate) fn trouble(state: &mut State, text: impl Into<Text>) {
    let text = text.into();
    match state.notices.current() {
        Some(notice) if notice.text.ends_with(&text) => state.notices.append(Text::new()),
        Some(_) => state.notices.append(text),
        None => state.notices.show(text),
    }
}

/// The same as [`trouble`], with an offer unless the current notice already has one.
pub(crate) fn trouble_with(state: &mut State, text: impl Into<Text>, offer: Option<Offer>) {
    trouble(state, text);
    state.notices.set_offer(state.notices.offer().or(offer));
}

/// The same as [`notice`], with an offer.
pub fn notice_with(state: &mut State, text: impl Into<Text>, offer: Offer) {
    notice(state, text);
    state.notices.set_offer(Some(offer));
}
