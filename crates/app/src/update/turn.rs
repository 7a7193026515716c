//! Playing a turn, showing it, and what follows from it by itself.

use alquerque_core::tabletop::{Piece, Spot, Turn};

use super::{game, search};
use crate::event::{Animation, Changed, Effect, Event};
use crate::hand::{must_capture, origins_text, pass_text, side_name};
use crate::settings::Controller;
use crate::state::State;

/// Milliseconds of a piece's way along one leg.
pub const LEG_MILLIS: u32 = 320;
/// Milliseconds in which a piece is lifted or set down.
pub const LIFT_MILLIS: u32 = 110;
/// Milliseconds in which a disc turns over.
pub const FLIP_MILLIS: u32 = 360;
/// Milliseconds by which a disc turns over later than the one before it.
pub const STAGGER_MILLIS: u32 = 70;
/// Milliseconds in which a man is crowned.
pub const CROWN_MILLIS: u32 = 260;
/// Milliseconds before the AI's answer where nothing moves on the board.
const BREATH_MILLIS: u32 = 250;
/// Milliseconds in which a pass can be read before it is played.
const PASS_MILLIS: u32 = 900;

/// Plays a legal turn; what is left to be seen of it begins with the leg `shown_from`.
pub(super) fn play(state: &mut State, turn: &Turn, shown_from: usize) -> Vec<Effect> {
    let player = state.to_move();
    let before = state.record.pieces_at(state.record.played());
    if let Err(error) = state.record.play(&turn.text) {
        // Only legal turns come here.
        super::notice(state, format!("{error}."));
        return Vec::new();
    }
    if state.settings.controller(player) == Controller::Human {
        // The AI answers so soon that nobody could have read it before.
        state.notice = None;
    }
    position_changed(state);
    announce(state, turn);
    let animation = animation(state, turn, shown_from, &before);
    let mut effects = super::library::played(state, player);
    effects.push(Effect::SaveGame);
    effects.extend(show(state, animation));
    effects
}

/// What is to be seen of a turn that has just been played from the pieces `before`.
fn animation(state: &State, turn: &Turn, shown_from: usize, before: &[Option<Piece>]) -> Animation {
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

fn announce(state: &mut State, turn: &Turn) {
    let player = state.to_move().opponent();
    let by_ai = state.settings.controller(player) == Controller::Ai;
    let how = if by_ai { " (AI)" } else { "" };
    state.announcement = format!("{}{how}: {}.", side_name(player), turn.text);
    if state.ending.is_some() {
        let result = game::ending_text(state);
        state.announcement = format!("{} {result}", state.announcement);
    } else if state.must_pass() {
        state.announcement = format!("{} {}", state.announcement, pass_text(state.to_move()));
    } else if state.humans_turn() && (by_ai || turn.path.is_empty()) {
        let captures = must_capture(&state.legal);
        let with = || format!(": capture with {}", origins_text(&*state.record, &state.legal));
        let what = if captures { with() } else { String::new() };
        let whose = match state.settings.lone_human() {
            Some(_) => "Your turn".to_owned(),
            None => format!("{} to move", side_name(state.to_move())),
        };
        state.announcement = format!("{} {whose}{what}.", state.announcement);
    }
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

fn show(state: &mut State, animation: Animation) -> Vec<Effect> {
    let number = state.number();
    state.animation = Some(number);
    let legs = u32::try_from(animation.path.len().saturating_sub(1)).unwrap_or(0);
    let last_to_turn = animation.turning.iter().map(|changed| changed.step).max();
    let moving = if legs > 0 { legs * LEG_MILLIS + 2 * LIFT_MILLIS } else { BREATH_MILLIS };
    let turning = last_to_turn.map_or(0, |step| LIFT_MILLIS + step * STAGGER_MILLIS + FLIP_MILLIS);
    let crowning = if animation.crowned.is_some() { CROWN_MILLIS } else { 0 };
    let millis = if state.reduced_motion { BREATH_MILLIS } else { moving.max(turning) + crowning };
    let is_seen = legs > 0 || !animation.vanishing.is_empty() || !animation.turning.is_empty() || crowning > 0;
    let mut effects = Vec::new();
    if !state.reduced_motion && is_seen {
        effects.push(Effect::Animate(animation));
    }
    effects.push(Effect::After { millis, event: Event::AnimationEnded(number) });
    effects
}

/// Brings everything that follows from the position up to date.
pub(super) fn position_changed(state: &mut State) {
    state.hand = None;
    state.drag = None;
    state.passing = None;
    state.ending = state.record.ending();
    state.legal = state.record.legal_turns();
}

/// Does what is due by itself: a pass after a moment, or a search.
pub fn go_on(state: &mut State) -> Vec<Effect> {
    if !state.must_pass() {
        return search::think_if_due(state);
    }
    if state.passing.is_some() || state.animation.is_some() || state.paused {
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
        Some(turn) if state.must_pass() && !state.paused => play(state, &turn, 0),
        _ => Vec::new(),
    }
}
