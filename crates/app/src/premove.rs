//! Making and cancelling a premove. `board.rs` cancels it at a press and by Escape, and plays it when its turn comes.

mod state;

pub use state::{Premove, PremoveState};

use alquerque_core::tabletop::Spot;
use alquerque_language::{Phrase, message};

use crate::board::Drag;
use crate::board::geometry::Point;
use crate::board::hand::Hand;
use crate::state::State;
use crate::text::nouns::name;

impl State {
    /// The premove, complete or not.
    pub fn premove(&self) -> Option<Premove> {
        self.premove.current
    }

    /// The origin of a premove whose destination has not been chosen.
    pub(crate) fn premove_origin(&self) -> Option<Spot> {
        self.premove.current.filter(|premove| premove.to.is_none()).map(|premove| premove.from)
    }

    /// Whether a premove was not legal in the position on the board.
    pub(crate) fn has_refused_premove(&self) -> bool {
        self.premove.refused == Some(self.game.revision)
    }
}

/// Whether the spot has a piece of the local player.
fn is_own(state: &State, spot: Spot) -> bool {
    let you = state.settings.lone_human();
    state.game.record.piece(spot).is_some_and(|piece| Some(piece.player) == you)
}

/// Whether the piece in hand could jump to `spot` once the reply has captured the player's piece there: the piece
/// stands two steps away and can be captured now.
fn is_recapture(state: &State, spot: Spot) -> bool {
    let Some(from) = state.premove_origin().filter(|&from| from != spot && is_own(state, spot)) else { return false };
    let board = state.game.record.board();
    let ((column, row), (to_column, to_row)) = (board.column_and_row(from), board.column_and_row(spot));
    let is_jump = [column.abs_diff(to_column), row.abs_diff(to_row)].iter().all(|steps| [0, 2].contains(steps));
    is_jump && state.game.legal.iter().any(|turn| turn.captured.contains(&spot))
}

fn set(state: &mut State, from: Spot, to: Option<Spot>) {
    let (revision, ply) = (state.game.revision, state.game.record.played());
    state.premove.current = Some(Premove { revision, ply, from, to });
    if let Some(to) = to {
        let name = |spot| name(&*state.game.record, spot);
        let turn = if from == to { name(to) } else { format!("{}–{}", name(from), name(to)) };
        state.notices.announce(Phrase::new(message::PREMOVE_MADE).text("turn", &turn));
    }
}

/// Cancels the premove. Returns whether it was complete.
pub(crate) fn cancel(state: &mut State) -> bool {
    let was_made = state.premove.current.take().is_some_and(|premove| premove.to.is_some());
    if was_made {
        state.notices.announce(Phrase::new(message::PREMOVE_CANCELLED));
    }
    was_made
}

/// Handles a pressed pointer: picks up a piece or cancels the premove.
pub(crate) fn press(state: &mut State, spot: Spot, place: Point) {
    if !state.may_premove() {
        return;
    }
    let carries = state.pieces_move() && is_own(state, spot) && !is_recapture(state, spot);
    let was_in_hand = state.premove.current.is_some_and(|premove| premove.from == spot);
    let was_made = state.premove.current.is_some_and(|premove| premove.to.is_some()) && cancel(state);
    if carries {
        set(state, spot, None);
    } else if was_made {
        return;
    }
    state.board.press(Drag { pressed: place, now: place, was_in_hand, carries });
}

/// Handles the release of the pointer after a tap on `spot`.
pub(crate) fn tapped(state: &mut State, spot: Spot, was_in_hand: bool) {
    if state.premove_origin() != Some(spot) {
        touch(state, spot);
    } else if was_in_hand {
        cancel(state);
    }
}

/// Handles a piece dragged to `spot`.
pub(crate) fn dropped(state: &mut State, spot: Spot) {
    // An own piece is allowed, as the reply may capture it.
    if let Some(from) = state.premove_origin().filter(|&from| from != spot) {
        set(state, from, Some(spot));
    }
}

/// Handles a tap or a key. Returns whether it had an effect.
pub(crate) fn touch(state: &mut State, spot: Spot) -> bool {
    if !state.may_premove() {
        return false;
    }
    let (origin, is_recapture) = (state.premove_origin(), is_recapture(state, spot));
    if cancel(state) || origin == Some(spot) {
        return true;
    }
    let is_empty = state.game.record.piece(spot).is_none();
    match origin {
        _ if !state.pieces_move() => {
            if is_empty {
                set(state, spot, Some(spot));
            }
            return is_empty;
        }
        _ if is_own(state, spot) && !is_recapture => set(state, spot, None),
        Some(from) => set(state, from, Some(spot)),
        None => return false,
    }
    true
}

/// Drops the premove when it no longer makes sense. A piece that was only chosen is in hand after the AI's reply.
pub(crate) fn follow(state: &mut State) {
    let Some(premove) = state.premove.current else { return };
    if premove.revision == state.game.revision && state.may_premove() {
        return;
    }
    let is_answered = state.game.record.played() == premove.ply + 1 && state.is_human_to_move();
    if is_answered && premove.to.is_some() {
        return;
    }
    state.premove.current = None;
    if is_answered {
        state.board.set_hand(Hand::pick_up(&state.game.legal, premove.from));
    }
    if state.board.hand().is_none() {
        state.board.drop_pointer();
    }
}
