//! Parts of the site that load when they are needed.

use super::say::notice;
use crate::effect::Effect;
use crate::look::Dress;
use crate::message::{Message, Text};
use crate::page::Page;
use crate::parts::{Part, Progress};
use crate::state::State;

/// Asks for the parts that the dialog on the page and the boards need.
pub(super) fn needed(state: &mut State) -> Vec<Effect> {
    let read = match state.page {
        Some(Page::Rules) => Some(Part::Rules(state.rules_of.unwrap_or(state.record.board().game))),
        Some(Page::About) => Some(Part::About),
        Some(Page::WhoWins) => Some(Part::WhoWins),
        _ => None,
    };
    let seen = (state.wanted_dress() != Dress::default()).then_some(Part::Art);
    [read, seen].into_iter().flatten().filter(|&part| state.parts.ask_for(part)).map(Effect::LoadPart).collect()
}

/// Notes how far a part is.
pub(super) fn progressed(state: &mut State, part: Part, progress: Progress) -> Vec<Effect> {
    state.parts.set(part, progress);
    if progress == Progress::There {
        let failed = Text::from(Message::Part(part, Progress::Failed));
        state.notice.take_if(|notice| notice.text == failed);
    }
    if progress == Progress::Failed {
        match part {
            // It has no place of its own to say so in.
            Part::Art | Part::Words(_) => notice(state, Message::Part(part, progress)),
            Part::Rules(_) | Part::About | Part::WhoWins => state.announcement = Message::Part(part, progress).into(),
        }
    }
    Vec::new()
}
