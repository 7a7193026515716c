//! What the line under the players says.

use alquerque_core::{Outcome, Reason};

use crate::hand::{must_capture, pass_text, side_name};
use crate::settings::Controller;
use crate::state::State;

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
        return if state.waits() { format!("Paused. {text}") } else { text };
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
    if state.waits() {
        return format!("Paused. {side} to move");
    }
    if state.is_seen_thinking() { format!("{side} is thinking…") } else { format!("{side} to move") }
}

/// The result that was stated of a game which by the rules could go on: somebody has resigned.
fn recorded_result(state: &State) -> Option<String> {
    let at_end = state.at_end();
    Some(match state.record.result().filter(|_| at_end)? {
        Outcome::Win(winner) => format!("{} has won, as the record says", side_name(winner)),
        Outcome::Draw => "A draw, as the record says".to_owned(),
    })
}

/// The result with its reason, such as "Light wins: dark cannot move."
pub fn ending_text(state: &State) -> String {
    let Some(ending) = state.ending else { return String::new() };
    let score = state.record.score();
    match (ending.outcome, ending.reason) {
        (Outcome::Win(winner), reason) => {
            let (side, loser) = (side_name(winner), winner.opponent());
            match (score, reason) {
                (Some(score), _) => format!("{side} wins {} to {}.", score[winner.index()], score[loser.index()]),
                (None, Reason::NoPieces) => format!("{side} wins: {} has no piece left.", loser.name()),
                (None, _) => format!("{side} wins: {} cannot move.", loser.name()),
            }
        }
        (Outcome::Draw, Reason::Repetition) => "Draw: the same position for the third time.".to_owned(),
        (Outcome::Draw, Reason::Agreement) => "Draw: by agreement.".to_owned(),
        (Outcome::Draw, Reason::Passes) => "Draw: both sides passed.".to_owned(),
        (Outcome::Draw, Reason::QuietPlies) => format!("Draw: {}.", state.look().quiet),
        (Outcome::Draw, _) => match score {
            Some([light, dark]) => format!("Draw: {light} to {dark}."),
            None => "Draw.".to_owned(),
        },
    }
}
