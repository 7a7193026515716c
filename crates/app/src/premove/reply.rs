//! Plays a premove once the AI has replied.

use alquerque_core::tabletop::Turn;
use alquerque_language::Phrase;

use crate::board;
use crate::board::hand::{Hand, set_on};
use crate::game::play;
use crate::premove::Premove;
use crate::state::State;

/// Plays the premove once the AI's reply has been shown. Returns whether it was played.
pub(crate) fn play(state: &mut State) -> bool {
    if !state.is_human_to_move() || state.board.hand().is_some() {
        return false;
    }
    let Some(Premove { from, to: Some(to), .. }) = state.premove.current.take() else { return false };
    if !state.pieces_move() {
        return play_or_refuse(state, set_on(&state.game.legal, to).cloned());
    }
    let hand = Hand::pick_up(&state.game.legal, from);
    if hand.as_ref().is_some_and(|hand| hand.targets(&state.game.legal).contains(&to)) {
        state.board.hold(hand);
        board::put(state, to, false);
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
        state.premove.refused = Some(state.game.revision);
        state.notices.announce(Phrase::new("premove-refused"));
        return false;
    };
    play::play(state, &turn);
    true
}
