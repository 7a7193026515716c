//! The computer's choice of a move from the book.

use alquerque_core::search::rng;

use crate::effect::Effect;
use crate::event::Event;
use crate::openings::state::Due;
use crate::settings::{Ai, Engine, Switch};
use crate::state::State;

/// The lowest level that plays from the book. Weaker ones find their own way, as beginners do.
const FROM_LEVEL: u8 = 6;
/// The delay of a move from the book, which needs no search, in milliseconds.
const DELAY_MILLIS: u32 = 250;

/// Schedules a move from the book for this AI. Returns whether there is one. Engines at a fixed depth or with a number of
/// playouts always search, so that they can be compared.
pub(crate) fn schedule(state: &mut State, ai: Ai) -> bool {
    let may = ai.engine == Engine::Level && ai.level >= FROM_LEVEL && state.settings.switches[Switch::OpeningBook];
    let revision = state.game.revision;
    if !may || state.openings.due.as_ref().is_some_and(|due| due.revision == revision) {
        return may;
    }
    let record = &*state.game.record;
    let openings = state.openings.of(record.board().game);
    let Some(mv) = openings.and_then(|all| all.choose(record, &mut rng(state.environment.chance.into()))) else {
        return false;
    };
    let number = state.next_number();
    state.openings.due = Some(Due { number, revision, mv });
    state.effects.push(Effect::After { millis: DELAY_MILLIS, event: Event::BookMoveDue(number) });
    true
}
