//! Telling what happens to whoever does not see it: a listener to happenings.

use alquerque_core::Player;
use alquerque_core::tabletop::{Piece, Spot};

use crate::hand::{Hand, must_capture, origins};
use crate::happening::Happening;
use crate::message::{Board, Game, PieceType, SpotName, Step, Text};
use crate::settings::Controller;
use crate::state::State;
use crate::status::{over, status};

/// What a screen reader is to say of what has happened.
pub(super) fn heard(state: &State) -> Text {
    let Some(first) = state.happenings.first() else { return Text::new() };
    let stepped = |step: Step| Text::from(Game::Step(step));
    match first {
        Happening::Played { player, turn } => played(state, *player, turn),
        Happening::TakenBack(plies) => stepped(Step::TakenBack(*plies)).and(next(state)),
        Happening::PlayedAgain(plies) => stepped(Step::PlayedAgain(*plies)).and(next(state)),
        Happening::Visited { .. } => visited(state),
        Happening::Ended(_) => end(state),
        // Whoever has a pointer sees the piece at it.
        Happening::Lifted { by_pointer: true, .. } => Text::new(),
        Happening::Lifted { piece, at, .. } => {
            let (piece, at) = named(state, *piece, *at);
            Board::InHand { piece, at, targets: targets(state) }.into()
        }
        Happening::PutBack { piece, at } => {
            let (piece, at) = named(state, *piece, *at);
            Board::PutBack { piece, at }.into()
        }
        _ => chain(state).into(),
    }
}

fn named(state: &State, piece: Piece, at: Spot) -> (PieceType, SpotName) {
    (PieceType::of(&*state.record, piece), SpotName::of(&*state.record, at))
}

/// The names of the spots on which the piece in hand may be put next.
fn targets(state: &State) -> Vec<SpotName> {
    let targets = state.hand.as_ref().map_or_else(Vec::new, |hand| hand.targets(&state.legal));
    SpotName::all(&*state.record, &targets)
}

fn played(state: &State, player: Player, turn: &str) -> Text {
    let by_ai = state.settings.controller(player) == Controller::Ai;
    let passed = state.happenings.iter().any(|happening| matches!(happening, Happening::Passed(_)));
    let next = if state.lesson.is_some() {
        status(state)
    } else if state.ending.is_some() {
        end(state)
    } else if state.must_pass() {
        Game::MustPass(state.to_move()).into()
    } else if state.humans_turn() && (by_ai || passed) {
        let captures = if must_capture(&state.legal) { origins(&state.legal) } else { Vec::new() };
        let side = state.settings.lone_human().is_none().then_some(state.to_move());
        Game::YourTurn { side, captures: SpotName::all(&*state.record, &captures) }.into()
    } else {
        Text::new()
    };
    Text::from(Game::Played { player, by_ai, turn: turn.to_owned() }).and(confined(state)).and(next)
}

/// The result, and with how much help it was reached.
fn end(state: &State) -> Text {
    over(state).and(state.help_text())
}

/// Where play is confined to the inner square by the move that was played last.
fn confined(state: &State) -> Option<Game> {
    let played = state.record.played();
    let (before, now) = (state.record.confined_at(played.saturating_sub(1)), state.record.confined_at(played));
    (before.is_none() && now.is_some()).then_some(Game::InnerSquare)
}

/// Whose turn it is, or the result.
fn next(state: &State) -> Text {
    if state.ending.is_some() { over(state) } else { Game::ToMove(state.to_move()).into() }
}

/// Another position of the game is looked at.
fn visited(state: &State) -> Text {
    let tree = state.record.tree();
    let step = match tree.played() {
        0 => Step::BeforeFirst,
        ply => Step::After { ply, of: tree.plies(), turn: state.record.move_text(tree.current()) },
    };
    Text::from(Game::Step(step)).and(next(state))
}

/// The piece in hand has jumped and may jump on.
fn chain(state: &State) -> Option<Board> {
    let hand: &Hand = state.hand.as_ref()?;
    let (piece, at) = named(state, state.record.piece(hand.origin())?, hand.here());
    let may_end = hand.finished(&state.legal).is_some();
    Some(Board::Jumped { piece, at, targets: targets(state), may_end })
}
