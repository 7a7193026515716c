//! Showing a turn.

use alquerque_core::tabletop::{Piece, Spot, Turn};

use crate::animation::{Animation, CROWN_MILLIS, Changed, FLIP_MILLIS, LEG_MILLIS, LIFT_MILLIS, STAGGER_MILLIS};
use crate::effect::Effect;
use crate::event::Event;
use crate::state::State;

/// Milliseconds before the AI's answer where nothing moves on the board.
const BREATH_MILLIS: u32 = 250;

/// What is to be seen of a turn that has just been played from the pieces `before`.
pub(super) fn animation(state: &State, turn: &Turn, shown_from: usize, before: &[Option<Piece>]) -> Animation {
    let mut animation = Animation {
        path: turn.path.get(shown_from..).unwrap_or_default().to_vec(),
        ..changes(state, turn, shown_from, before)
    };
    let moved = turn.path.first().and_then(|&from| at(before, from));
    let arrived = turn.path.last().and_then(|&to| state.record.piece(to));
    animation.crowned = moved.filter(|moved| arrived.is_some_and(|arrived| arrived.kind != moved.kind));
    animation
}

/// Shows a turn of a playback, which led from the pieces `before` to the present position.
pub(super) fn show_again(state: &mut State, turn: &Turn, before: &[Option<Piece>]) -> Vec<Effect> {
    let animation = animation(state, turn, 0, before);
    show(state, animation)
}

fn at(pieces: &[Option<Piece>], spot: Spot) -> Option<Piece> {
    pieces.get(usize::from(spot.0)).copied().flatten()
}

/// What vanishes and what turns over between the pieces `before` and those now.
fn changes(state: &State, turn: &Turn, shown_from: usize, before: &[Option<Piece>]) -> Animation {
    let mut animation = Animation::default();
    let board = state.record.board();
    let place = |spot| board.column_and_row(spot);
    let distance = |spot: Spot| {
        let (from, to) = (turn.path.last().map_or((0, 0), |&set| place(set)), place(spot));
        u32::from(from.0.abs_diff(to.0).max(from.1.abs_diff(to.1)))
    };
    for (jump, &spot) in (1..).zip(turn.captured.iter().skip(shown_from)) {
        let Some(piece) = at(before, spot) else { continue };
        match state.record.piece(spot) {
            None => animation.vanishing.push(Changed { spot, before: piece, step: jump }),
            Some(now) if now != piece => {
                animation.turning.push(Changed { spot, before: piece, step: distance(spot) });
            }
            Some(_) => {}
        }
    }
    animation
}

/// Shows the jumps of a chain under way: the piece in hand has gone along `path` over `captured`.
pub(super) fn show_jumps(state: &mut State, path: Vec<Spot>, captured: &[Spot]) -> Vec<Effect> {
    let vanishing = (1..)
        .zip(captured)
        .filter_map(|(step, &spot)| Some(Changed { spot, before: state.record.piece(spot)?, step }))
        .collect();
    show(state, Animation { path, vanishing, ..Animation::default() })
}

/// Shows an animation, if the player likes to see any, and tells when it is over.
pub(super) fn show(state: &mut State, animation: Animation) -> Vec<Effect> {
    let number = state.number();
    state.animation = Some(number);
    let legs = u32::try_from(animation.path.len().saturating_sub(1)).unwrap_or(0);
    let last_to_turn = animation.turning.iter().map(|changed| changed.step).max();
    let moving = if legs > 0 { legs * LEG_MILLIS + 2 * LIFT_MILLIS } else { BREATH_MILLIS };
    let turning = last_to_turn.map_or(0, |step| LIFT_MILLIS + step * STAGGER_MILLIS + FLIP_MILLIS);
    let crowning = if animation.crowned.is_some() { CROWN_MILLIS } else { 0 };
    let millis = if state.outside.reduced_motion { BREATH_MILLIS } else { moving.max(turning) + crowning };
    let is_seen = legs > 0 || !animation.vanishing.is_empty() || !animation.turning.is_empty() || crowning > 0;
    let mut effects = Vec::new();
    if !state.outside.reduced_motion && is_seen {
        effects.push(Effect::Animate(animation));
    }
    effects.push(Effect::After { millis, event: Event::AnimationEnded(number) });
    effects
}
