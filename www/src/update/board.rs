//! What the player does on the board: by pointer, by keyboard, or through a screen reader.

use alquerque_core::alquerque::Point;

use super::{game, notice};
use crate::board::{nearest_point, place_of};
use crate::event::{Effect, Place};
use crate::hand::{Hand, Put, why_not, why_refused};
use crate::state::{Drag, State};

/// A pointer that moves less than this, in board units, is a tap.
const TAP: f64 = 14.0;

pub(super) fn press(state: &mut State, place: Place) -> Vec<Effect> {
    let Some(point) = nearest_point(place) else {
        return Vec::new();
    };
    state.cursor = point;
    if !state.humans_turn() {
        return Vec::new();
    }
    let is_target = state.hand.as_ref().is_some_and(|hand| hand.targets(&state.legal).contains(&point));
    let was_in_hand = state.hand.as_ref().is_some_and(|hand| hand.here() == point);
    let carries = was_in_hand || (!is_target && pick_up(state, point));
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
    let target = nearest_point(place);
    if !state.humans_turn() {
        return Vec::new();
    }
    // Where nothing is carried, a finger may slip a little on its point.
    let tapped = !moved || (!drag.carries && target == nearest_point(drag.pressed));
    if tapped {
        let Some(point) = nearest_point(drag.pressed) else { return Vec::new() };
        let in_hand = state.hand.as_ref().map(Hand::here);
        if drag.was_in_hand && in_hand == Some(point) {
            return put_down(state);
        }
        if in_hand == Some(point) {
            return Vec::new();
        }
        return touch(state, point, true);
    }
    if !drag.carries {
        return Vec::new();
    }
    let Some(here) = state.hand.as_ref().map(Hand::here) else { return Vec::new() };
    match target {
        Some(point) if point != here => put(state, point, false),
        // Dropped off the board or back where it was: the piece stays in hand.
        _ => Vec::new(),
    }
}

pub(super) fn drag_cancelled(state: &mut State) -> Vec<Effect> {
    state.drag = None;
    Vec::new()
}

pub(super) fn activate(state: &mut State, point: Point) -> Vec<Effect> {
    state.cursor = point;
    if !state.humans_turn() {
        let text = if state.ending.is_some() { "The game is over." } else { "It is the AI's turn." };
        notice(state, text.to_owned());
        return Vec::new();
    }
    if state.hand.as_ref().is_some_and(|hand| hand.here() == point) {
        return put_down(state);
    }
    let effects = touch(state, point, true);
    if let Some(hand) = state.hand.as_ref().filter(|_| effects.is_empty() && state.notice.is_none()) {
        let targets: Vec<String> = hand.targets(&state.legal).iter().map(ToString::to_string).collect();
        state.announcement = format!("Piece on {} in hand. It may go to {}.", hand.here(), targets.join(", "));
    }
    effects
}

pub(super) fn move_cursor(state: &mut State, columns: i8, rows: i8) -> Vec<Effect> {
    let column = state.cursor.column().checked_add_signed(columns);
    let row = state.cursor.row().checked_add_signed(rows);
    if let Some(point) = column.zip(row).and_then(|(column, row)| Point::new(column, row)) {
        state.cursor = point;
    }
    vec![Effect::FocusCursor]
}

pub(super) fn cancel(state: &mut State) -> Vec<Effect> {
    state.drag = None;
    state.notice = None;
    if state.hand.is_some() {
        return put_down(state);
    }
    Vec::new()
}

/// A tap: puts the piece in hand on `point`, or picks up what stands there.
fn touch(state: &mut State, point: Point, animated: bool) -> Vec<Effect> {
    let is_target = state.hand.as_ref().is_some_and(|hand| hand.targets(&state.legal).contains(&point));
    if is_target {
        return put(state, point, animated);
    }
    pick_up(state, point);
    Vec::new()
}

fn refusal(state: &State, hand: &Hand, point: Point) -> String {
    let targets: Vec<String> = hand.targets(&state.legal).iter().map(ToString::to_string).collect();
    let why = why_refused(&state.record, &state.legal, hand.here(), point);
    format!("The piece on {} may not go to {point}, only to {}. {why}", hand.here(), targets.join(" or "))
}

/// Takes the piece on `point` into the hand; says why where that cannot be. A chain under way is not given up for
/// another piece by a slip of the finger.
fn pick_up(state: &mut State, point: Point) -> bool {
    if let Some(hand) = state.hand.as_ref().filter(|hand| hand.has_jumped()) {
        let targets: Vec<String> = hand.targets(&state.legal).iter().map(ToString::to_string).collect();
        let text =
            format!("The capture goes on: to {}. A tap on the piece or Escape takes it back.", targets.join(" or "));
        notice(state, text);
        return false;
    }
    let own = state.record.position().checker_at(point) == Some(state.to_move());
    if let Some(hand) = state.hand.as_ref().filter(|_| !own) {
        // A slip of the finger is no reason to drop the piece either.
        let text = refusal(state, hand, point);
        notice(state, text);
        return false;
    }
    state.hand = Hand::pick_up(&state.legal, point);
    if state.hand.is_some() {
        state.notice = None;
    } else {
        let text = why_not(&state.record, &state.legal, point);
        notice(state, text);
    }
    state.hand.is_some()
}

pub(super) fn put_down(state: &mut State) -> Vec<Effect> {
    state.notice = None;
    if let Some(hand) = state.hand.take() {
        state.announcement = format!("Piece put back on {}.", hand.origin());
    }
    Vec::new()
}

fn put(state: &mut State, point: Point, animated: bool) -> Vec<Effect> {
    let Some(mut hand) = state.hand.take() else { return Vec::new() };
    state.cursor = point;
    match hand.put(&state.legal, point) {
        Put::Complete { mv, from_leg } => {
            // A piece that was dragged is there already: only what follows by itself is to be seen.
            let shown_from = if animated { from_leg } else { from_leg + 1 };
            game::play(state, mv, shown_from)
        }
        Put::Further { from_leg } => {
            let captured = hand.captured(&state.legal).split_off(from_leg);
            // As with a complete turn, a piece that was dragged has made its first jump already.
            let path = hand.path[if animated { from_leg } else { from_leg + 1 }..].to_vec();
            let point = hand.here();
            let targets: Vec<String> = hand.targets(&state.legal).iter().map(ToString::to_string).collect();
            state.announcement = format!("Captured. The piece on {point} goes on to {}.", targets.join(" or "));
            state.notice = None;
            state.hand = Some(hand);
            game::animate(state, path, captured)
        }
        Put::Refused => {
            let text = refusal(state, &hand, point);
            state.hand = Some(hand);
            notice(state, text);
            Vec::new()
        }
    }
}

/// The place of the piece that goes with the pointer.
pub(crate) fn carried_to(state: &State) -> Option<(Point, Place)> {
    let drag = state.drag.filter(|drag| drag.carries)?;
    let here = state.hand.as_ref()?.here();
    let centre = place_of(here);
    let place = Place { x: centre.x + drag.now.x - drag.pressed.x, y: centre.y + drag.now.y - drag.pressed.y };
    Some((here, place))
}
