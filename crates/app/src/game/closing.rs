//! Games ended by the players: agreed draws and resignation.

use alquerque_core::record::Closing;
use alquerque_language::{Phrase, message};
use alquerque_messages::live::{Offer, ToModule};

use crate::ai::think;
use crate::command::Command;
use crate::effect::Effect;
use crate::game::event::GameEvent;
use crate::game::play::{leave_loaded_mode, position_changed};
use crate::game::stepping::stop_looking_back;
use crate::library::shelf;
use crate::notice::Offer as NoticeOffer;
use crate::notice::say::{notice, notice_with};
use crate::settings::{Controller, Engine};
use crate::state::State;

/// The AI accepts a draw if its own expected result is in this range.
const EVEN: std::ops::RangeInclusive<f64> = 0.40..=0.60;
/// The AI declines any draw before this many plies.
const MIN_PLIES: usize = 10;

pub(crate) fn offer(state: &mut State) {
    if state.is_live() {
        state.live.note_offer(state.game.record.plies());
        return state.effects.push(Effect::Live(ToModule::Offer(Offer::Draw)));
    }
    let player = state.to_move();
    let other = player.opponent();
    if state.settings.controller(other) == Controller::Human {
        notice_with(state, state.by(message::DRAW_OFFERED, player), NoticeOffer::AnswerDraw);
        return;
    }
    let last = state.last_result().filter(|last| last.player == other);
    let expected = last.and_then(|last| last.expected_at(state.game.record.played()));
    let objection = match expected {
        _ if state.settings.current().ai_of(other).engine == Engine::Random => Some("chance"),
        _ if state.game.record.played() < MIN_PLIES && state.game.record.start_text().is_none() => Some("early"),
        None => Some("unthought"),
        Some(expected) if expected > *EVEN.end() => Some("better"),
        Some(expected) if expected < *EVEN.start() => Some("hopes"),
        Some(_) => None,
    };
    match objection {
        Some(why) => {
            notice(state, Phrase::new(message::DRAW_AI_DECLINES).key("why", why));
        }
        None => agree(state),
    }
}

pub(crate) fn answer(state: &mut State, agreed: bool) {
    if state.notices.take().is_none_or(|notice| notice.offer != Some(NoticeOffer::AnswerDraw)) {
        return;
    }
    if agreed && state.can(Command::OfferDraw) {
        return agree(state);
    }
    notice(state, state.by(message::DRAW_DECLINED, state.to_move().opponent()));
}

/// Asks for confirmation, so that a slip in the menu doesn't lose the game.
pub(crate) fn ask_to_resign(state: &mut State) {
    notice_with(state, Phrase::new(message::SURE_TO_RESIGN), NoticeOffer::Resign);
}

/// Resigns for the local player, or for the one to move if both play here. Can be undone.
pub(crate) fn resign(state: &mut State) {
    if let Some(player) = state.who_resigns() {
        leave_loaded_mode(state);
        close(state, Closing::Resignation(player));
    }
}

fn agree(state: &mut State) {
    close(state, Closing::Agreement);
}

/// Ends the game by agreement, by resignation or on time.
pub(crate) fn close(state: &mut State, how: Closing) {
    think::cancel_and_forget(state);
    stop_looking_back(state);
    state.game.record.close(how);
    state.notices.dismiss();
    position_changed(state);
    state.game.events.extend(state.game.ending.map(GameEvent::Ended));
    shelf::file_if_over(state);
    state.effects.push(Effect::SaveGame);
}
