//! Playing a turn, and what follows from it by itself.

use alquerque_core::record::HELPED;
use alquerque_core::tabletop::{Piece, Turn};
use alquerque_core::{Player, TextError};

use super::position::position_changed;
use super::{say, shelf, think};
use crate::course::{Course, Pace};
use crate::effect::Effect;
use crate::event::Event;
use crate::game_board::pieces_shown;
use crate::happening::{Way, between, of_turn};
use crate::message::{Game, Link};
use crate::settings::Controller;
use crate::state::State;

/// Milliseconds in which a pass can be read before it is played.
const PASS_MILLIS: u32 = 900;

/// Plays a legal turn.
pub(super) fn play(state: &mut State, turn: &Turn) -> Vec<Effect> {
    let before = pieces_shown(state);
    play_rest(state, turn, &before, Way::on(turn, 0, false))
}

/// Plays a legal turn of which the pieces `before` were to be seen, and this way is left.
pub(super) fn play_rest(state: &mut State, turn: &Turn, before: &[Option<Piece>], way: Way) -> Vec<Effect> {
    let player = state.to_move();
    let helped = state.hinted().is_some();
    if let Err(error) = enter(state, &turn.text) {
        // Only legal turns come here.
        say::notice(state, Game::NotPlayed(error));
        return Vec::new();
    }
    let node = state.record.tree().current();
    // What is said of a move that was played before stays as it is.
    if helped && state.record.tree().comment(node).is_empty() {
        state.record.set_comment_of(node, HELPED);
    }
    if state.settings.controller(player) == Controller::Human {
        // The AI answers so soon that nobody could have read it before.
        state.notice = None;
    }
    state.prover.shown = None;
    position_changed(state);
    let pieces = between(state.record.board(), before, &pieces_shown(state), &[way]);
    state.happenings = of_turn(player, turn, state.ending, pieces);
    let mut effects = played(state, player);
    effects.push(Effect::SaveGame);
    effects
}

/// Enters a turn into the record: as the main one, but in a study behind what stands there already.
fn enter(state: &mut State, turn: &str) -> Result<(), TextError> {
    if state.studies.is_none() {
        return state.record.play(turn);
    }
    let node = state.record.add(state.record.tree().current(), turn)?;
    state.record.select(node);
    Ok(())
}

/// Does what is due by itself: a pass after a moment, or a search.
pub fn go_on(state: &mut State) -> Vec<Effect> {
    if !state.must_pass() {
        return think::think_if_due(state);
    }
    if state.passing.is_some() || state.animation.is_some() || state.pace != Pace::Going {
        return Vec::new();
    }
    let number = state.number();
    state.passing = Some(number);
    vec![Effect::After { millis: PASS_MILLIS, event: Event::PassDue(number) }]
}

/// Plays the pass that has been seen long enough.
pub(super) fn pass(state: &mut State, number: u32) -> Vec<Effect> {
    if state.passing != Some(number) {
        return Vec::new();
    }
    state.passing = None;
    match state.legal.first().cloned() {
        Some(turn) if state.must_pass() && state.pace == Pace::Going => play(state, &turn),
        _ => Vec::new(),
    }
}

/// What the record makes of a move that has just been played by `player`.
fn played(state: &mut State, player: Player) -> Vec<Effect> {
    let headers = state.record.headers();
    if state.record.plies() == 1 && headers.date.is_unknown() {
        state.record.headers_mut().date = state.outside.today;
    }
    let mut effects: Vec<Effect> = somebody_plays_on(state).into_iter().collect();
    if state.settings.now().course() == Course::ByLink(player) {
        state.announcement.push(Link::Send);
    }
    effects.extend(shelf::file_if_over(state));
    effects
}

/// Somebody plays on in a game that was read, or it is gone.
pub(super) fn somebody_plays_on(state: &mut State) -> Option<Effect> {
    let now = state.settings.now_mut();
    let was_read = now.course() == Course::Read && now.set_course(Course::Here);
    was_read.then_some(Effect::SaveSettings)
}
