//! Plays a premove once the AI has replied.

use alquerque_core::tabletop::Turn;
use alquerque_language::Phrase;

use super::{board, play};
use crate::effect::Effect;
use crate::hand::{Hand, set_on};
use crate::premove::Premove;
use crate::state::State;

/// Plays the premove once the AI's reply has been shown. `None` if there is none.
pub(super) fn play(state: &mut State) -> Option<Vec<Effect>> {
    if !state.humans_turn() || state.view.hand.is_some() {
        return None;
    }
    let Premove { from, to, .. } = state.view.premove.take()?;
    let to = to?;
    if !state.pieces_move() {
        return match set_on(&state.game.legal, to).cloned() {
            Some(turn) => Some(play::play(state, &turn)),
            None => refused(state),
        };
    }
    let hand = Hand::pick_up(&state.game.legal, from);
    if hand.as_ref().is_some_and(|hand| hand.targets(&state.game.legal).contains(&to)) {
        state.view.hand = hand;
        return Some(board::put(state, to, false));
    }
    // It may be the end of a chain of jumps.
    let is_meant = |turn: &&Turn| turn.path.first() == Some(&from) && turn.path.last() == Some(&to);
    let meant: Vec<Turn> = state.game.legal.iter().filter(is_meant).cloned().collect();
    match &meant[..] {
        [turn] => Some(play::play(state, turn)),
        _ => refused(state),
    }
}

/// Reports in the status that the premove is not legal.
fn refused(state: &mut State) -> Option<Vec<Effect>> {
    state.view.refused_premove = Some(state.game.revision);
    state.view.announcement = Phrase::new("premove-refused").into();
    None
}
