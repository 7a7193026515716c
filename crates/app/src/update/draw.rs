//! Games that their players end: draws by agreement, and resignation.

use alquerque_core::record::Closing;

use super::position::position_changed;
use super::say::{notice, notice_with};
use super::{shelf, think};
use crate::activity::Action;
use crate::effect::Effect;
use crate::happening::Happening;
use crate::message::{Declined, Draw, Game};
use crate::notice::Offer;
use crate::settings::{Controller, Engine};
use crate::state::State;

/// The AI agrees on a draw where it expects neither less nor more than this for itself.
const LEVEL: std::ops::RangeInclusive<f64> = 0.40..=0.60;
/// Plies before which no AI agrees: everything is open still.
const EARLIEST: usize = 10;

pub(super) fn offer(state: &mut State) -> Vec<Effect> {
    let player = state.to_move();
    let other = player.opponent();
    if state.settings.controller(other) == Controller::Human {
        notice_with(state, Draw::Offered(player), Offer::AnswerDraw);
        return Vec::new();
    }
    let thought = state.last_report.as_ref().filter(|thought| thought.player == other);
    let expected = thought.and_then(|thought| thought.expected_at(state.record.played()));
    let declines = match expected {
        _ if state.settings.now().ai_of(other).engine == Engine::Random => Some(Declined::PlaysByChance),
        _ if state.record.played() < EARLIEST && state.record.start_text().is_none() => Some(Declined::TooEarly),
        None => Some(Declined::HasNotThought),
        Some(expected) if expected > *LEVEL.end() => Some(Declined::StandsBetter),
        Some(expected) if expected < *LEVEL.start() => Some(Declined::HopesToTurn),
        Some(_) => None,
    };
    match declines {
        Some(why) => {
            notice(state, Draw::AiDeclines(why));
            Vec::new()
        }
        None => agree(state),
    }
}

pub(super) fn answer(state: &mut State, agreed: bool) -> Vec<Effect> {
    if state.notice.take().is_none_or(|notice| notice.offer != Some(Offer::AnswerDraw)) {
        return Vec::new();
    }
    if agreed && state.can(Action::OfferDraw) {
        return agree(state);
    }
    notice(state, Draw::Declined(state.to_move().opponent()));
    Vec::new()
}

/// A slip of the finger in the menu loses no game.
pub(super) fn ask_to_resign(state: &mut State) -> Vec<Effect> {
    notice_with(state, Game::SureToResign, Offer::Resign);
    Vec::new()
}

/// Whoever sits here gives up; of two people the one whose turn it is. Undo takes it back.
pub(super) fn resign(state: &mut State) -> Vec<Effect> {
    match state.who_resigns() {
        Some(player) => close(state, Closing::Resignation(player)),
        None => Vec::new(),
    }
}

fn agree(state: &mut State) -> Vec<Effect> {
    close(state, Closing::Agreement)
}

/// Ends the game as players do.
pub(super) fn close(state: &mut State, how: Closing) -> Vec<Effect> {
    let mut effects = think::give_up(state);
    state.record.close(how);
    state.notice = None;
    position_changed(state);
    state.happenings.extend(state.ending.map(Happening::Ended));
    effects.extend(shelf::file_if_over(state));
    effects.push(Effect::SaveGame);
    effects
}
