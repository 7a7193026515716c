//! What the player does on the board: by pointer, by keyboard, or through a screen reader.

use alquerque_core::Player;
use alquerque_core::tabletop::{Kind, Piece, Spot, Turn};

use super::play;
use super::say::notice;
use crate::effect::Effect;
use crate::game_board::pieces_shown;
use crate::geometry::Place;
use crate::hand::{Hand, Put, set_on, why_not, why_refused};
use crate::happening::{Happening, Way, between};
use crate::message::{Board, PieceType, SpotName, Text};
use crate::state::{Drag, State};
use crate::status::status;

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

/// The name of a spot.
fn name(state: &State, spot: Spot) -> SpotName {
    SpotName::of(&*state.record, spot)
}

/// The names of the spots on which the piece in hand may be put next.
fn targets(state: &State, hand: &Hand) -> Vec<SpotName> {
    SpotName::all(&*state.record, &hand.targets(&state.legal))
}

/// What kind of piece is in hand.
fn piece_type(state: &State, hand: &Hand) -> PieceType {
    let record = &*state.record;
    record.piece(hand.origin()).map_or(PieceType::common(record.board().game), |piece| PieceType::of(record, piece))
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
    let carries = was_in_hand || (!is_target && pick_up(state, spot, true));
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
        Some(spot) if spot != here => put(state, spot, true),
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
    if state.lesson_is_done() {
        return Vec::new();
    }
    if !state.humans_turn() {
        notice(state, if state.ending.is_some() { Board::GameOver } else { Board::AisTurn });
        return Vec::new();
    }
    if state.hand.as_ref().is_some_and(|hand| hand.here() == spot) {
        return let_go(state);
    }
    touch(state, spot, false)
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

/// Says what stands where, and whose turn it is: nobody hears 25 or 64 spots one after the other.
pub(super) fn describe(state: &mut State) -> Vec<Effect> {
    let record = &*state.record;
    let mut groups: Vec<(Player, PieceType, Vec<SpotName>)> = Vec::new();
    for player in Player::BOTH {
        for kind in [Kind::Man, Kind::King] {
            let wanted = Piece { player, kind };
            let spots: Vec<Spot> = record.board().spots().filter(|&spot| record.piece(spot) == Some(wanted)).collect();
            if !spots.is_empty() {
                groups.push((player, PieceType::of(record, wanted), SpotName::all(record, &spots)));
            }
        }
    }
    state.announcement = Text::from(Board::Summary(groups)).and(status(state));
    Vec::new()
}

/// Plays a turn by its notation, as whoever types it may write it.
pub(super) fn typed(state: &mut State, text: &str) -> Vec<Effect> {
    let plain = |text: &str| text.to_ascii_lowercase().replace([' ', '-'], "").replace(['×', ':'], "x");
    let meant = plain(text);
    if meant.is_empty() || state.lesson_is_done() {
        return Vec::new();
    }
    if !state.humans_turn() {
        let why = if state.ending.is_some() { Board::GameOver } else { Board::AisTurn };
        notice(state, why);
        return Vec::new();
    }
    let turns: Vec<&Turn> = state.legal.iter().filter(|turn| plain(&turn.text) == meant).collect();
    if let [turn] = turns[..] {
        let turn = turn.clone();
        put_down(state);
        return play::play(state, &turn);
    }
    let legal = state.legal.iter().map(|turn| turn.text.clone()).collect();
    notice(state, Board::NoSuchMove(text.trim().to_owned(), legal));
    Vec::new()
}

/// Ends the turn where the piece in hand is, if it may end there.
pub(super) fn end_turn(state: &mut State) -> Vec<Effect> {
    let Some(hand) = &state.hand else { return Vec::new() };
    let Some(turn) = hand.finished(&state.legal).cloned() else { return Vec::new() };
    state.cursor = hand.here();
    // All its jumps have been seen.
    let (before, way) = (pieces_shown(state), Way::on(&turn, hand.path.len() - 1, false));
    play::play_rest(state, &turn, &before, way)
}

/// A second tap on the piece in hand.
fn let_go(state: &mut State) -> Vec<Effect> {
    if state.hand.as_ref().is_some_and(|hand| hand.finished(&state.legal).is_some()) {
        return end_turn(state);
    }
    put_down(state)
}

/// A tap or a key: puts the piece in hand or a new one on `spot`, or picks up what stands there.
fn touch(state: &mut State, spot: Spot, by_pointer: bool) -> Vec<Effect> {
    if !is_target(state, spot) {
        pick_up(state, spot, by_pointer);
        return Vec::new();
    }
    if state.hand.is_some() {
        return put(state, spot, false);
    }
    state.cursor = spot;
    match set_on(&state.legal, spot).cloned() {
        Some(turn) => play::play(state, &turn),
        None => Vec::new(),
    }
}

fn refusal(state: &State, hand: &Hand, spot: Spot) -> Text {
    if hand.has_jumped() {
        return chain_goes_on(state, hand);
    }
    let (piece, targets) = (piece_type(state, hand), targets(state, hand));
    let refused = Board::MayNotGo { piece, from: name(state, hand.here()), to: name(state, spot), targets };
    Text::from(refused).and(why_refused(&*state.record, &state.legal, hand.here(), spot))
}

/// A chain under way is not given up for anything else.
fn chain_goes_on(state: &State, hand: &Hand) -> Text {
    let end = hand.finished(&state.legal).map(|_| name(state, hand.here()));
    Board::Chain { targets: targets(state, hand), end }.into()
}

/// Takes the piece on `spot` into the hand; says why where that cannot be. A chain under way is not given up for
/// another piece by a slip of the finger.
fn pick_up(state: &mut State, spot: Spot, by_pointer: bool) -> bool {
    if let Some(hand) = state.hand.as_ref().filter(|hand| hand.has_jumped()) {
        let text = chain_goes_on(state, hand);
        notice(state, text);
        return false;
    }
    let piece = state.record.piece(spot);
    let own = piece.is_some_and(|piece| piece.player == state.to_move());
    if let Some(hand) = state.hand.as_ref().filter(|_| !own) {
        // A slip of the finger is no reason to drop the piece either.
        let text = refusal(state, hand, spot);
        notice(state, text);
        return false;
    }
    state.hand = Hand::pick_up(&state.legal, spot);
    if state.hand.is_some() {
        state.notice = None;
        state.happenings.extend(piece.map(|piece| Happening::Lifted { piece, at: spot, by_pointer }));
    } else {
        let text = why_not(&*state.record, &state.legal, spot);
        notice(state, text);
        if piece.is_none()
            && let Some(notice) = &mut state.notice
        {
            notice.rows = state.record.open_rows(spot);
        }
    }
    state.hand.is_some()
}

pub(super) fn put_down(state: &mut State) -> Vec<Effect> {
    state.notice = None;
    let before = pieces_shown(state);
    if let Some(hand) = state.hand.take() {
        let (at, captured) = (hand.origin(), hand.captured(&state.legal));
        let way = Way::along(Some(&hand.path), Some(&captured), false).back();
        state.happenings.extend(state.record.piece(at).map(|piece| Happening::PutBack { piece, at }));
        happened(state, &before, way);
    }
    Vec::new()
}

/// What has happened to the pieces since `before`.
fn happened(state: &mut State, before: &[Option<Piece>], way: Way) {
    let pieces = between(state.record.board(), before, &pieces_shown(state), &[way]);
    state.happenings.extend(pieces);
}

/// Puts the piece in hand on `spot`, where it was carried or is to go.
fn put(state: &mut State, spot: Spot, carried: bool) -> Vec<Effect> {
    let before = pieces_shown(state);
    let Some(mut hand) = state.hand.take() else { return Vec::new() };
    state.cursor = spot;
    match hand.put(&state.legal, spot) {
        Put::Complete { turn, from_leg } => {
            let way = Way::on(&turn, from_leg, carried);
            play::play_rest(state, &turn, &before, way)
        }
        Put::Further { from_leg } => {
            let captured = hand.captured(&state.legal);
            let way = Way::along(hand.path.get(from_leg..), captured.get(from_leg..), carried);
            state.notice = None;
            state.hand = Some(hand);
            happened(state, &before, way);
            Vec::new()
        }
        Put::Refused => {
            let text = refusal(state, &hand, spot);
            state.hand = Some(hand);
            notice(state, text);
            Vec::new()
        }
    }
}
