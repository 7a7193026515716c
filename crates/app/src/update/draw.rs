//! Draws by agreement.

use super::turn::position_changed;
use super::{game, notice, notice_with, search};
use crate::event::Effect;
use crate::hand::side_name;
use crate::settings::{Controller, Engine};
use crate::state::{Offer, State};

/// The AI agrees on a draw where it expects neither less nor more than this for itself.
const LEVEL: std::ops::RangeInclusive<f64> = 0.40..=0.60;
/// Plies before which no AI agrees: everything is open still.
const EARLIEST: usize = 10;

/// Whether the human who is to move can offer a draw.
pub fn can_offer(state: &State) -> bool {
    let with_friend = state.settings.now().by_link.is_some();
    let record = &state.record;
    let is_stated = record.played() == record.moves().len() && record.result().is_some();
    state.record.can_agree() && state.humans_turn() && state.record.played() > 0 && !with_friend && !is_stated
}

pub(super) fn offer(state: &mut State) -> Vec<Effect> {
    if !can_offer(state) {
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
    if agreed && can_offer(state) {
        return agree(state);
    }
    notice(state, format!("{} declines the draw.", side_name(state.to_move().opponent())));
    Vec::new()
}

fn agree(state: &mut State) -> Vec<Effect> {
    let mut effects = search::give_up(state);
    state.record.agree_on_draw();
    state.notice = None;
    position_changed(state);
    state.announcement = game::ending_text(state);
    effects.extend(super::library::file_if_over(state));
    effects.push(Effect::SaveGame);
    effects
}
