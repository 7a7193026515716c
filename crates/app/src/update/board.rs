//! What the player does on the board: by pointer, by keyboard, or through a screen reader.

use alquerque_core::tabletop::Spot;

use super::say::notice;
use super::{play, show};
use crate::effect::Effect;
use crate::geometry::Place;
use crate::hand::{Hand, Put, capitalized, kind_text, listed, name, set_on, spot_text, why_not, why_refused};
use crate::state::{Drag, State};

/// A pointer that moves less than this, in board units, is a tap.
const TAP: f64 = 14.0;

/// The spot that a place means, if it is played on.
fn nearest(state: &State, place: Place) -> Option<Spot> {
    state.geometry().nearest(place).filter(|&spot| state.record.is_played(spot))
}

/// Whether the turn goes on by putting the piece in hand, or with empty hands a new one, on `spot`.
fn is_target(state: &State, spot: Spot) -> bool {
    match &state.hand {
        Some(hand) => hand.targets(&state.legal).contains(&spot),
        None => set_on(&state.legal, spot).is_some(),
    }
}

/// Spots in words, as `c4 or d3`.
fn spots_text(state: &State, spots: &[Spot]) -> String {
    listed(&*state.record, spots)
}

/// What the piece in hand is called.
fn piece_text(state: &State, hand: &Hand) -> &'static str {
    let record = &*state.record;
    record.piece(hand.origin()).map_or(record.board().piece, |piece| kind_text(record, piece))
}

pub(super) fn press(state: &mut State, place: Place) -> Vec<Effect> {
    let Some(spot) = nearest(state, place) else {
        return Vec::new();
    };
    state.cursor = spot;
    if !state.humans_turn() {
        return Vec::new();
    }
    let is_target = is_target(state, spot);
    let was_in_hand = state.hand.as_ref().is_some_and(|hand| hand.here() == spot);
    let carries = was_in_hand || (!is_target && pick_up(state, spot));
    state.drag = Some(Drag { pressed: place, now: place, was_in_hand, carries });
    Vec::new()
}

pub(super) fn drag(state: &mut State, place: Place) -> Vec<Effect> {
    if let Some(drag) = &mut state.drag {
        drag.now = place;
    }
    Vec::new()
}

pub(super) fn release(state: &mut State, place: Place) -> Vec<Effect> {
    let Some(drag) = state.drag.take() else { return Vec::new() };
    let moved = (place.x - drag.pressed.x).hypot(place.y - drag.pressed.y) > TAP;
    let target = nearest(state, place);
    if !state.humans_turn() {
        return Vec::new();
    }
    // Where nothing is carried, a finger may slip a little on its spot.
    let tapped = !moved || (!drag.carries && target == nearest(state, drag.pressed));
    if tapped {
        let Some(spot) = nearest(state, drag.pressed) else { return Vec::new() };
        let in_hand = state.hand.as_ref().map(Hand::here);
        if drag.was_in_hand && in_hand == Some(spot) {
            return let_go(state);
        }
        if in_hand == Some(spot) {
            return Vec::new();
        }
        return touch(state, spot, true);
    }
    if !drag.carries {
        return Vec::new();
    }
    let Some(here) = state.hand.as_ref().map(Hand::here) else { return Vec::new() };
    match target {
        Some(spot) if spot != here => put(state, spot, false),
        // Dropped off the board or back where it was: the piece stays in hand.
        _ => Vec::new(),
    }
}

pub(super) fn drag_cancelled(state: &mut State) -> Vec<Effect> {
    state.drag = None;
    Vec::new()
}

pub(super) fn activate(state: &mut State, spot: Spot) -> Vec<Effect> {
    state.cursor = spot;
    if !state.humans_turn() {
        let text = if state.ending.is_some() { "The game is over." } else { "It is the AI's turn." };
        notice(state, text.to_owned());
        return Vec::new();
    }
    if state.hand.as_ref().is_some_and(|hand| hand.here() == spot) {
        return let_go(state);
    }
    let effects = touch(state, spot, true);
    if let Some(hand) = state.hand.as_ref().filter(|_| effects.is_empty() && state.notice.is_none()) {
        let targets = spots_text(state, &hand.targets(&state.legal));
        let piece = capitalized(piece_text(state, hand));
        state.announcement =
            format!("{piece} on {} in hand. It may go to {targets}.", name(&*state.record, hand.here()));
    }
    effects
}

pub(super) fn move_cursor(state: &mut State, columns: i8, rows: i8) -> Vec<Effect> {
    if let Some(spot) = state.geometry().neighbour(&*state.record, state.cursor, columns, -rows) {
        state.cursor = spot;
    }
    vec![Effect::FocusCursor]
}

pub(super) fn cancel(state: &mut State) -> Vec<Effect> {
    state.drag = None;
    state.notice = None;
    // Jumps that may be the whole turn are not lost by a slip of the finger, and not played by it either.
    let may_end = state.hand.as_ref().is_some_and(|hand| hand.finished(&state.legal).is_some());
    if state.hand.is_some() && !may_end {
        return put_down(state);
    }
    Vec::new()
}

/// Ends the turn where the piece in hand is, if it may end there.
pub(super) fn end_turn(state: &mut State) -> Vec<Effect> {
    let Some(hand) = &state.hand else { return Vec::new() };
    let Some(turn) = hand.finished(&state.legal).cloned() else { return Vec::new() };
    state.cursor = hand.here();
    // All its jumps have been seen.
    let seen = turn.path.len();
    play::play(state, &turn, seen)
}

/// A second tap on the piece in hand.
fn let_go(state: &mut State) -> Vec<Effect> {
    if state.hand.as_ref().is_some_and(|hand| hand.finished(&state.legal).is_some()) {
        return end_turn(state);
    }
    put_down(state)
}

/// A tap: puts the piece in hand or a new one on `spot`, or picks up what stands there.
fn touch(state: &mut State, spot: Spot, animated: bool) -> Vec<Effect> {
    if !is_target(state, spot) {
        pick_up(state, spot);
        return Vec::new();
    }
    if state.hand.is_some() {
        return put(state, spot, animated);
    }
    state.cursor = spot;
    match set_on(&state.legal, spot).cloned() {
        Some(turn) => play::play(state, &turn, 0),
        None => Vec::new(),
    }
}

fn refusal(state: &State, hand: &Hand, spot: Spot) -> String {
    let record = &*state.record;
    let targets = spots_text(state, &hand.targets(&state.legal));
    let why = why_refused(record, &state.legal, hand.here(), spot);
    let (here, there) = (name(record, hand.here()), name(record, spot));
    format!("The {} on {here} may not go to {there}, only to {targets}. {why}", piece_text(state, hand))
}

/// Takes the piece on `spot` into the hand; says why where that cannot be. A chain under way is not given up for
/// another piece by a slip of the finger.
fn pick_up(state: &mut State, spot: Spot) -> bool {
    if let Some(hand) = state.hand.as_ref().filter(|hand| hand.has_jumped()) {
        let targets = spots_text(state, &hand.targets(&state.legal));
        let text = if hand.finished(&state.legal).is_some() {
            let here = spot_text(&*state.record, hand.here());
            format!("The capture may go on to {targets}, or end on {here}: a tap on the piece ends the turn.")
        } else {
            format!("The capture goes on: to {targets}. A tap on the piece or Escape takes it back.")
        };
        notice(state, text);
        return false;
    }
    let own = state.record.piece(spot).is_some_and(|piece| piece.player == state.to_move());
    if let Some(hand) = state.hand.as_ref().filter(|_| !own) {
        // A slip of the finger is no reason to drop the piece either.
        let text = refusal(state, hand, spot);
        notice(state, text);
        return false;
    }
    state.hand = Hand::pick_up(&state.legal, spot);
    if state.hand.is_some() {
        state.notice = None;
    } else {
        let text = why_not(&*state.record, &state.legal, spot);
        notice(state, text);
    }
    state.hand.is_some()
}

pub(super) fn put_down(state: &mut State) -> Vec<Effect> {
    state.notice = None;
    if let Some(hand) = state.hand.take() {
        let piece = capitalized(piece_text(state, &hand));
        state.announcement = format!("{piece} put back on {}.", name(&*state.record, hand.origin()));
    }
    Vec::new()
}

fn put(state: &mut State, spot: Spot, animated: bool) -> Vec<Effect> {
    let Some(mut hand) = state.hand.take() else { return Vec::new() };
    state.cursor = spot;
    match hand.put(&state.legal, spot) {
        Put::Complete { turn, from_leg } => {
            // A piece that was dragged is there already: only what follows by itself is to be seen.
            let shown_from = if animated { from_leg } else { from_leg + 1 };
            play::play(state, &turn, shown_from)
        }
        Put::Further { from_leg } => {
            let captured = hand.captured(&state.legal).split_off(from_leg);
            // As with a complete turn, a piece that was dragged has made its first jump already.
            let path = hand.path[if animated { from_leg } else { from_leg + 1 }..].to_vec();
            let targets = spots_text(state, &hand.targets(&state.legal));
            let (piece, here) = (piece_text(state, &hand), name(&*state.record, hand.here()));
            state.announcement = if hand.finished(&state.legal).is_some() {
                format!("Captured. The {piece} on {here} may go on to {targets}, or the turn may end.")
            } else {
                format!("Captured. The {piece} on {here} goes on to {targets}.")
            };
            state.notice = None;
            state.hand = Some(hand);
            show::show_jumps(state, path, &captured)
        }
        Put::Refused => {
            let text = refusal(state, &hand, spot);
            state.hand = Some(hand);
            notice(state, text);
            Vec::new()
        }
    }
}
