//! Parts of the site that load when they are needed.

use crate::effect::Effect;
use crate::message::Message;
use crate::page::Page;
use crate::parts::{Part, Progress};
use crate::state::State;

/// Asks for the part that the dialog on the page needs.
pub(super) fn needed(state: &mut State) -> Vec<Effect> {
    let part = match state.page {
        Some(Page::Rules) => Part::Rules(state.rules_of.unwrap_or(state.record.board().game)),
        Some(Page::About) => Part::About,
        _ => return Vec::new(),
    };
    if state.parts.ask_for(part) { vec![Effect::LoadPart(part)] } else { Vec::new() }
}

/// Notes how far a part is.
pub(super) fn progressed(state: &mut State, part: Part, progress: Progress) -> Vec<Effect> {
    state.parts.set(part, progress);
    if progress == Progress::Failed {
        state.announcement = Message::Part(part, progress).into();
    }
    Vec::new()
}
