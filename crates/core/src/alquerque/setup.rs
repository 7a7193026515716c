//! Building a position from a setup.

use alquerque_language::Phrase;

use super::bitboard::Bitboard;
use super::game::PASSES_DRAW;
use super::options::{InnerSquare, Inverting};
use super::point::{Direction, Point};
use super::position::Position;
use super::ruleset::Ruleset;
use super::state::State;
use crate::board::Place;
use crate::setup::{Setup, SetupError, SetupPart, check_counts};
use crate::{GameId, Player};

/// The position with this setup, if it is valid.
pub(super) fn position(ruleset: Ruleset, setup: &Setup) -> Result<Position, SetupError> {
    let mut state = State { checkers: [Bitboard::EMPTY; 2], to_move: setup.to_move, ..State::START };
    for (spot, piece) in setup.placed() {
        if let Some(point) = Point::from_spot(spot) {
            state.checkers[piece.player.index()] |= point.into();
        }
    }
    check_counts(GameId::Alquerque, state.checkers.map(Bitboard::count))?;
    for (index, &(from, to)) in setup.barred.iter().enumerate() {
        let Some((from, to)) = Point::from_spot(from).zip(Point::from_spot(to)) else { continue };
        let error = |(problem, expected)| SetupError::new(SetupPart::Barred(index), problem, expected);
        bar(ruleset, &mut state, from, to).map_err(error)?;
    }
    state.passes = setup.passes;
    let wrong = if setup.passes == 0 {
        None
    } else if ruleset.inner_square == InnerSquare::Off {
        Some((0, "problem-no-passes", "expected-barred-steps"))
    } else {
        (setup.passes > PASSES_DRAW).then_some((PASSES_DRAW, "problem-passed-twice", "expected-two-passes"))
    };
    match wrong {
        None => Ok(Position { state, quiet_plies: setup.quiet_plies, move_number: setup.move_number.max(1) }),
        Some((pass, problem, expected)) => Err(SetupError::new(SetupPart::Pass(pass), problem, expected)),
    }
}

/// Bars the step that would undo the last one of the checker on `from`.
fn bar(ruleset: Ruleset, state: &mut State, from: Point, to: Point) -> Result<(), (Phrase, &'static str)> {
    if ruleset.inverting == Inverting::Allowed {
        return Err((Phrase::new("problem-nothing-barred"), "expected-no-barred-steps"));
    }
    let Some(player) = state.checker_at(from) else {
        return Err((point_phrase("problem-no-checker", from), "expected-bars-of-checkers"));
    };
    let has_step = |from, direction| ruleset.has_step(player, from, direction);
    let Some(direction) = Direction::between(from, to).filter(|&direction| has_step(from, direction)) else {
        return Err((step_phrase("problem-no-such-step", player, from, to), "expected-steps-of-the-rules"));
    };
    if !has_step(to, direction.opposite()) {
        return Err((step_phrase("problem-no-step-before", player, to, from), "expected-way-back"));
    }
    if state.barred.iter().any(|barred| barred.contains(from)) {
        return Err((point_phrase("problem-checker-twice", from), "expected-one-bar-each"));
    }
    state.barred[direction.index()] |= from.into();
    Ok(())
}

fn point_phrase(id: &'static str, point: Point) -> Phrase {
    Phrase::new(id).text("at", &point.to_string())
}

fn step_phrase(id: &'static str, player: Player, from: Point, to: Point) -> Phrase {
    Phrase::new(id).text("from", &from.to_string()).text("to", &to.to_string()).key("side", player.name())
}
