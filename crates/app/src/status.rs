//! What the line under the players says.

use alquerque_core::Outcome;

use crate::hand::{must_capture, pass_text, side_name};
use crate::settings::Controller;
use crate::state::State;
use crate::update::ending_text;

/// Whose turn it is and what they do, or the result.
pub fn status(state: &State) -> String {
    if state.ending.is_some() {
        return ending_text(state);
    }
    if let Some(text) = recorded_result(state) {
        return text;
    }
    let side = side_name(state.to_move());
    if state.must_pass() {
        let text = pass_text(state.to_move());
        return if state.paused { format!("Paused. {text}") } else { text };
    }
    if state.humans_turn() {
        let what = match state.hand.as_ref().filter(|hand| hand.has_jumped()) {
            Some(hand) if hand.finished(&state.legal).is_some() => "may go on or end the turn",
            _ if must_capture(&state.legal) => "must capture",
            _ => "to move",
        };
        return match state.settings.lone_human() {
            Some(player) => format!("Your turn: {} {what}", player.name()),
            None => format!("{side} {what}"),
        };
    }
    if state.settings.controller(state.to_move()) == Controller::Friend {
        return format!("{side} to move: your friend");
    }
    if state.paused {
        return format!("Paused. {side} to move");
    }
    if is_seen_thinking(state) { format!("{side} is thinking…") } else { format!("{side} to move") }
}

/// The result that was stated of a game which by the rules could go on: somebody has resigned.
fn recorded_result(state: &State) -> Option<String> {
    let at_end = state.record.played() == state.record.moves().len();
    Some(match state.record.result().filter(|_| at_end)? {
        Outcome::Win(winner) => format!("{} has won, as the record says", side_name(winner)),
        Outcome::Draw => "A draw, as the record says".to_owned(),
    })
}

/// A search that answers at once is not worth a change of the page.
pub fn is_seen_thinking(state: &State) -> bool {
    state.thinking.as_ref().is_some_and(|thinking| thinking.report.is_some())
}
