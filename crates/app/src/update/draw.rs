//! Draws by agreement.

use super::position::position_changed;
use super::say::{notice, notice_with};
use super::{shelf, think};
use crate::activity::Action;
use crate::effect::Effect;
use crate::hand::side_name;
use crate::settings::{Controller, Engine};
use crate::state::{Offer, State};
use crate::status::ending_text;

/// The AI agrees on a draw where it expects neither less nor more than this for itself.
const LEVEL: std::ops::RangeInclusive<f64> = 0.40..=0.60;
/// Plies before which no AI agrees: everything is open still.
const EARLIEST: usize = 10;

pub(super) fn offer(state: &mut State) -> Vec<Effect> {
    if !state.can(Action::OfferDraw) {
        return Vec::new();
    }
    let player = state.to_move();
    let other = player.opponent();
    if state.settings.controller(other) == Controller::Human {
        let text = format!("{} offers a draw. {}: accept?", side_name(player), side_name(other));
        notice_with(state, text, Offer::AnswerDraw);
        return Vec::new();
    }
    let thought = state.last_report.as_ref().filter(|thought| thought.player == other);
    let expected = thought.and_then(|thought| thought.expected_at(state.record.played()));
    let declines = match expected {
        _ if state.settings.now().ai_of(other).engine == Engine::Random => {
            Some("it plays by chance and wants to play on")
        }
        _ if state.record.played() < EARLIEST => Some("the game has only begun"),
        None => Some("it has not thought about this position"),
        Some(expected) if expected > *LEVEL.end() => Some("it thinks that it stands better"),
        Some(expected) if expected < *LEVEL.start() => Some("it still hopes to turn the game"),
        Some(_) => None,
    };
    match declines {
        Some(why) => {
            notice(state, format!("The AI declines the draw: {why}."));
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
    notice(state, format!("{} declines the draw.", side_name(state.to_move().opponent())));
    Vec::new()
}

fn agree(state: &mut State) -> Vec<Effect> {
    let mut effects = think::give_up(state);
    state.record.agree_on_draw();
    state.notice = None;
    position_changed(state);
    state.announcement = ending_text(state);
    effects.extend(shelf::file_if_over(state));
    effects.push(Effect::SaveGame);
    effects
}
