//! What the line under the players says.

use alquerque_core::Player;

use crate::course::Course;
use crate::hand::must_capture;
use crate::message::{Game, Over, Status, Task, Text};
use crate::settings::Controller;
use crate::state::State;

/// Whose turn it is and what they do, or the result.
pub fn status(state: &State) -> Text {
    if let Some(lesson) = &state.lesson {
        let game = state.settings.game();
        return Status::Lesson { game, step: lesson.step, done: state.lesson_is_done() }.into();
    }
    if state.ending.is_some() {
        return over(state);
    }
    // Somebody has resigned, where by the rules it could go on; in a variation nobody has.
    let is_its_end = state.at_end() && state.record.tree().is_on_main();
    if let Some(result) = state.record.result().filter(|_| is_its_end) {
        return Status::Stated(result).into();
    }
    let player = state.to_move();
    let paused = state.waits().then_some(Game::Paused);
    if state.must_pass() {
        return Text::from(paused).and(Game::MustPass(player));
    }
    if state.is_looked_at() {
        return Status::ToMove(player).into();
    }
    if let Some(hint) = state.hint_text() {
        return hint;
    }
    if state.humans_turn() {
        let task = match state.hand.as_ref().filter(|hand| hand.has_jumped()) {
            Some(hand) if hand.finished(&state.legal).is_some() => Task::GoOnOrEnd,
            _ if must_capture(&state.legal) => Task::Capture,
            _ => Task::Move,
        };
        let lone = seated(state);
        return Status::Yours { player: lone.unwrap_or(player), alone: lone.is_some(), task }.into();
    }
    if state.settings.controller(player) == Controller::Friend {
        return Status::Friends(player).into();
    }
    if paused.is_none() && state.is_seen_thinking() {
        return Status::Thinking(player).into();
    }
    Text::from(paused).and(Status::ToMove(player))
}

/// The side of the one human who plays here; in a game that was read, and in a line that is shown, nobody has a seat.
fn seated(state: &State) -> Option<Player> {
    let plays = state.settings.now().course() != Course::Read && !state.is_in_shown_line();
    state.settings.lone_human().filter(|_| plays)
}

/// What stands below: what is certain, or of a game that is over with how much help it was played.
pub fn below(state: &State) -> Text {
    if state.ending.is_some() { state.help_text() } else { state.verdict_text() }
}

/// The result of the game with its reason; nothing while it goes on.
pub fn over(state: &State) -> Text {
    let lone = seated(state);
    state.ending.map(|ending| Status::Over { over: Over::of(&*state.record, ending), lone }).into()
}
