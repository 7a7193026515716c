//! Input on the game's board, from pointers, the keyboard and screen readers.

pub mod drawings;
pub mod figures;
pub mod geometry;
pub mod hand;
pub mod look;
pub mod model;
pub mod print;
pub(crate) mod refusal;
mod state;
mod typed;

pub use state::{BoardState, Drag};

use alquerque_core::tabletop::{Spot, Turn};
use alquerque_language::{Fill, Phrase, message};

use crate::animation::Route;
use crate::board::drawings::Stroke;
use crate::board::geometry::Point;
use crate::board::hand::{Hand, Put, forced_pass, placement_on};
use crate::board::refusal::Refusal;
use crate::effect::Effect;
use crate::game::event::GameEvent;
use crate::game::panel::refused_premove;
use crate::game::play::{self, piece_events, put_down};
use crate::game::stepping;
use crate::notice::Notice;
use crate::premove::Premove;
use crate::settings::Controller;
use crate::state::State;
use crate::text::Text;
use crate::{end_card, hint, premove};

/// Pointer movements up to this length, in board units, are taps.
const MAX_TAP_MOVEMENT: f64 = 14.0;

/// Maximum number of moves suggested in place of an illegal one.
const MAX_SUGGESTED: usize = 3;

/// Flips the board if the side at its bottom has changed, but not under a moving piece.
pub(crate) fn flip(state: &mut State) {
    if state.game.animation.is_none() {
        state.board.set_flipped(state.wants_flipped());
    }
}

impl BoardState {
    /// Clears what belongs to the position before. A piece dragged while the AI thinks stays in hand.
    pub(crate) fn position_changed(&mut self, keeps_pointer: bool) {
        self.hand = None;
        if !keeps_pointer {
            self.drag = None;
        }
        self.drawings.clear();
    }
}

/// Hit test: the playable spot at a place.
fn nearest(state: &State, place: Point) -> Option<Spot> {
    state.geometry().nearest(place).filter(|&spot| state.game.record.is_played(spot))
}

/// Whether `spot` continues the turn: the piece in hand can go there or, with an empty hand, a piece can be placed
/// there.
fn is_target(state: &State, spot: Spot) -> bool {
    match &state.board.hand {
        Some(hand) => hand.targets(&state.game.legal).contains(&spot),
        None => placement_on(&state.game.legal, spot).is_some(),
    }
}

/// Shows a notice about a move on the board.
fn notice_on_board(state: &mut State, text: impl Into<Text>) {
    state.notices.show(Notice { is_about_moves: true, ..Notice::from(text) });
}

/// Explains why the user can't move now.
fn explain_no_move(state: &mut State) {
    let why = Phrase::new(match state.game.ending {
        Some(_) => message::GAME_OVER,
        None if state.game.is_viewed() => message::VIEW_ONLY,
        None if state.is_before_end() => message::LOOKED_BACK,
        None if state.settings.controller(state.to_move()) == Controller::Friend => message::STATUS_FRIENDS,
        None => message::AIS_TURN,
    });
    notice_on_board(state, why);
}

pub(crate) fn press(state: &mut State, place: Point) {
    state.board.drawings.clear();
    if play::pass_now(state) {
        return;
    }
    let Some(spot) = nearest(state, place) else {
        premove::cancel(state);
        return;
    };
    state.board.cursor = spot;
    if state.game.is_viewed() {
        explain_no_move(state);
    }
    if !state.is_human_to_move() {
        premove::press(state, spot, place);
        return;
    }
    premove::cancel(state);
    let is_target = is_target(state, spot);
    let was_in_hand = state.board.hand.as_ref().is_some_and(|hand| hand.here() == spot);
    let carries = was_in_hand || (!is_target && pick_up(state, spot, true));
    state.board.drag = Some(Drag { pressed: place, now: place, was_in_hand, carries });
}

pub(crate) fn drag(state: &mut State, place: Point) {
    if let Some(drag) = &mut state.board.drag {
        drag.now = place;
    }
}

pub(crate) fn release(state: &mut State, place: Point) {
    let Some(drag) = state.board.drag.take() else { return };
    let moved = (place.x - drag.pressed.x).hypot(place.y - drag.pressed.y) > MAX_TAP_MOVEMENT;
    let target = nearest(state, place);
    // If nothing is being dragged, tolerate movement within a spot.
    let tapped = !moved || (!drag.carries && target == nearest(state, drag.pressed));
    if !state.is_human_to_move() {
        if tapped && let Some(spot) = nearest(state, drag.pressed) {
            premove::tapped(state, spot, drag.was_in_hand);
        } else if drag.carries
            && let Some(spot) = target
        {
            premove::dropped(state, spot);
        }
        return;
    }
    if tapped {
        let Some(spot) = nearest(state, drag.pressed) else { return };
        let in_hand = state.board.hand.as_ref().map(Hand::here);
        if drag.was_in_hand && in_hand == Some(spot) {
            return let_go(state);
        }
        if in_hand == Some(spot) {
            return;
        }
        return touch(state, spot, true);
    }
    if !drag.carries {
        return;
    }
    let Some(here) = state.board.hand.as_ref().map(Hand::here) else { return };
    // Dropped off the board or where it was: the piece stays in hand.
    if let Some(spot) = target
        && spot != here
    {
        put(state, spot, true);
    }
}

pub(crate) fn drag_cancelled(state: &mut State) {
    state.board.drag = None;
    state.board.drawings.cancel();
}

/// Draws with the right mouse button.
pub(crate) fn draw(state: &mut State, stroke: Stroke, place: Point) {
    let spot = nearest(state, place);
    state.board.drawings.draw(stroke, spot);
}

pub(crate) fn activate(state: &mut State, spot: Spot) {
    // Until the next frame, input can still come from the previous game's board.
    if !state.game.record.is_played(spot) {
        return;
    }
    state.board.cursor = spot;
    if state.board.drawings.pen.is_some() {
        // Without a pointer, the first spot is the start and the second the end.
        let stroke = if state.board.drawings.is_begun() { Stroke::End } else { Stroke::Begin };
        state.board.drawings.draw(stroke, Some(spot));
        return;
    }
    if play::pass_now(state) {
        return;
    }
    if !state.is_human_to_move() {
        if !premove::touch(state, spot) {
            explain_no_move(state);
        }
        return;
    }
    premove::cancel(state);
    if state.board.hand.as_ref().is_some_and(|hand| hand.here() == spot) {
        return let_go(state);
    }
    touch(state, spot, false);
}

pub(crate) fn focus(state: &mut State, spot: Spot) {
    if state.game.record.is_played(spot) {
        state.board.cursor = spot;
    }
}

pub(crate) fn move_cursor(state: &mut State, columns: i8, rows: i8) {
    if let Some(spot) = state.geometry().neighbour(&*state.game.record, state.board.cursor, columns, -rows) {
        state.board.cursor = spot;
    }
    state.effects.push(Effect::FocusCursor);
}

pub(crate) fn cancel(state: &mut State) {
    state.board.drag = None;
    state.board.drawings.cancel();
    if stepping::leave_turning_point(state) {
        return;
    }
    state.notices.dismiss();
    if state.premove().is_some() {
        premove::cancel(state);
        return;
    }
    if state.end_card().is_some() {
        return end_card::close(state);
    }
    if state.pending_hint().is_some() {
        return hint::stop(state);
    }
    // Jumps that may complete the turn must be neither discarded nor played by accident.
    let may_end = state.finished_turn().is_some();
    if state.board.hand.is_some() && !may_end {
        put_down(state);
    }
}

/// Plays a typed move. Tolerates the usual variations of notation.
pub(crate) fn typed(state: &mut State, text: &str) {
    if text.trim().is_empty() {
        return;
    }
    if !state.is_human_to_move() {
        explain_no_move(state);
        return;
    }
    if let Some(turn) = typed::meant(&state.game.legal, text).cloned() {
        put_down(state);
        return play::play(state, &turn);
    }
    let legal = state.game.legal.iter().map(|turn| turn.text.clone()).take(MAX_SUGGESTED).collect();
    notice_on_board(
        state,
        Phrase::new(message::NO_SUCH_MOVE).text("move", text.trim()).with("moves", Fill::OneOf(legal)),
    );
}

/// Ends the turn where the piece in hand is, if it can end there.
pub(crate) fn end_turn(state: &mut State) {
    let Some(hand) = &state.board.hand else { return };
    let Some(turn) = hand.finished(&state.game.legal).cloned() else { return };
    state.board.cursor = hand.here();
    // Its jumps are already shown.
    let (before, route) = (state.pieces_shown(), Route::from_turn(&turn, hand.path.len() - 1, false));
    play::play_rest(state, &turn, &before, route);
}

/// Handles a second tap on the piece in hand.
fn let_go(state: &mut State) {
    if state.finished_turn().is_some() {
        return end_turn(state);
    }
    put_down(state);
}

/// Handles a tap or a key: puts the piece in hand on `spot`, places a new one, or picks up the piece there.
fn touch(state: &mut State, spot: Spot, by_pointer: bool) {
    if !is_target(state, spot) {
        pick_up(state, spot, by_pointer);
        return;
    }
    if state.board.hand.is_some() {
        return put(state, spot, false);
    }
    state.board.cursor = spot;
    if let Some(turn) = placement_on(&state.game.legal, spot).cloned() {
        play::play(state, &turn);
    }
}

/// Explains why nothing can be done on `spot` with this piece in hand or an empty hand.
fn refuse(state: &mut State, hand: Option<&Hand>, spot: Spot, by_pointer: bool) {
    let (record, legal, lists) = (&*state.game.record, &state.game.legal, state.lists_moves());
    let refusal = Refusal::new(record, legal, hand, spot, lists);
    let notice = if by_pointer {
        let (text, spots) = refusal.pointed(state.pointer_key());
        Notice { spots, ..Notice::from(text) }
    } else {
        refusal.spoken_text().into()
    };
    let rows = if lists && record.piece(spot).is_none() { record.open_rows(spot) } else { Vec::new() };
    state.notices.show(Notice { is_about_moves: forced_pass(legal).is_none(), rows, ..notice });
}

/// Picks up the piece on `spot`, or explains why that is not possible. An accidental tap neither abandons a chain in
/// progress nor drops the piece in hand.
fn pick_up(state: &mut State, spot: Spot, by_pointer: bool) -> bool {
    let piece = state.game.record.piece(spot);
    let own = piece.is_some_and(|piece| piece.player == state.to_move());
    if let Some(hand) = state.board.hand.clone().filter(|hand| hand.has_jumped() || !own) {
        refuse(state, Some(&hand), spot, by_pointer);
        return false;
    }
    state.board.hand = Hand::pick_up(&state.game.legal, spot);
    if state.board.hand.is_some() {
        state.notices.dismiss();
        state.game.events.extend(piece.map(|piece| GameEvent::PickedUp { piece, at: spot, by_pointer }));
    } else {
        refuse(state, None, spot, by_pointer);
    }
    state.board.hand.is_some()
}

/// Puts the piece in hand on `spot`; `carried` if it was dragged there.
pub(crate) fn put(state: &mut State, spot: Spot, carried: bool) {
    let before = state.pieces_shown();
    let Some(mut hand) = state.board.hand.take() else { return };
    state.board.cursor = spot;
    match hand.put(&state.game.legal, spot) {
        Put::Complete { turn, from_leg } => {
            let route = Route::from_turn(&turn, from_leg, carried);
            play::play_rest(state, &turn, &before, route);
        }
        Put::Further { from_leg } => {
            let captured = hand.captured(&state.game.legal);
            let route = Route::along(hand.path.get(from_leg..), captured.get(from_leg..), carried);
            state.notices.dismiss();
            state.board.hand = Some(hand);
            let pieces = piece_events(state, &before, &[route]);
            state.game.events.extend(pieces);
        }
        Put::Refused => {
            // Only dragging gets here: taps and keys check the target first.
            refuse(state, Some(&hand), spot, true);
            state.board.hand = Some(hand);
        }
    }
}

/// Plays the premove once the AI's reply has been shown. Returns whether it was played.
pub(crate) fn play_premove(state: &mut State) -> bool {
    if !state.is_human_to_move() || state.board.hand.is_some() {
        return false;
    }
    let Some(Premove { from, to: Some(to), .. }) = state.premove.take() else { return false };
    if !state.pieces_move() {
        return play_or_refuse(state, placement_on(&state.game.legal, to).cloned());
    }
    let hand = Hand::pick_up(&state.game.legal, from);
    if hand.as_ref().is_some_and(|hand| hand.targets(&state.game.legal).contains(&to)) {
        state.board.hand = hand;
        put(state, to, false);
        return true;
    }
    // It may be the end of a chain of jumps.
    let is_meant = |turn: &&Turn| turn.path.first() == Some(&from) && turn.path.last() == Some(&to);
    let mut meant = state.game.legal.iter().filter(is_meant);
    let only = meant.next().filter(|_| meant.next().is_none()).cloned();
    play_or_refuse(state, only)
}

/// Plays the turn or, if there is none, reports in the status that the premove is not legal.
fn play_or_refuse(state: &mut State, turn: Option<Turn>) -> bool {
    let Some(turn) = turn else {
        state.premove.refuse(state.game.revision);
        let refused = refused_premove(state);
        state.notices.announce(refused);
        return false;
    };
    play::play(state, &turn);
    true
}
