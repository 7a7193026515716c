//! From the parts of a position to the position.

use super::bitboard::Bitboard;
use super::game::PASSES_DRAW;
use super::options::{InnerSquare, Inverting};
use super::point::{Direction, Point};
use super::position::{Clock, Position};
use super::ruleset::Ruleset;
use super::state::State;
use crate::error::{Expected, Problem};
use crate::setup::{Setup, SetupError, SetupPart};
use crate::{GameId, Player};

/// Checkers of one player at the beginning, and so the most there can be.
const MOST_CHECKERS: u32 = 12;

/// The position with these parts, if these rules know it. A king counts as a checker.
pub(super) fn position(ruleset: Ruleset, setup: &Setup) -> Result<Position, SetupError> {
    let mut state = State { checkers: [Bitboard::EMPTY; 2], to_move: setup.to_move, ..State::START };
    for (spot, piece) in setup.placed() {
        if let Some(point) = Point::of_spot(spot) {
            state.checkers[piece.player.index()] |= point.into();
        }
    }
    for player in Player::BOTH {
        let count = state.checkers(player).count();
        if count > MOST_CHECKERS {
            let problem = Problem::TooManyPieces { game: GameId::Alquerque, player, count };
            return Err(SetupError { part: SetupPart::Side(player), problem, expected: Expected::TwelvePieces });
        }
    }
    for (place, &(from, to)) in setup.barred.iter().enumerate() {
        let Some((from, to)) = Point::of_spot(from).zip(Point::of_spot(to)) else { continue };
        bar(ruleset, &mut state, from, to).map_err(|(problem, expected)| SetupError {
            part: SetupPart::Barred(place),
            problem,
            expected,
        })?;
    }
    state.passes = setup.passes;
    let wrong = if setup.passes == 0 {
        None
    } else if ruleset.inner_square == InnerSquare::Off {
        Some((0, Problem::NoPasses, Expected::BarredSteps))
    } else {
        (setup.passes > PASSES_DRAW).then_some((PASSES_DRAW, Problem::PassedTwice, Expected::TwoPasses))
    };
    match wrong {
        None => {
            let clock = Clock { quiet_plies: setup.quiet_plies, move_number: setup.move_number.max(1) };
            Ok(Position { state, clock })
        }
        Some((pass, problem, expected)) => Err(SetupError { part: SetupPart::Pass(pass), problem, expected }),
    }
}

/// Bars a step that would take back the last one of the checker on `from`.
fn bar(ruleset: Ruleset, state: &mut State, from: Point, to: Point) -> Result<(), (Problem, Expected)> {
    if ruleset.inverting == Inverting::Allowed {
        return Err((Problem::NothingBarred, Expected::NoBarredSteps));
    }
    let Some(player) = state.checker_at(from) else {
        return Err((Problem::NoChecker(from.into()), Expected::BarsOfCheckers));
    };
    let has_step = |from, direction| ruleset.has_step(player, from, direction);
    let Some(direction) = Direction::between(from, to).filter(|&direction| has_step(from, direction)) else {
        return Err((Problem::NoSuchStep(player, from.into(), to.into()), Expected::StepsOfTheRules));
    };
    if !has_step(to, direction.opposite()) {
        return Err((Problem::NoStepBefore(player, to.into(), from.into()), Expected::WayBack));
    }
    if state.barred.iter().any(|barred| barred.contains(from)) {
        return Err((Problem::CheckerTwice(from.into()), Expected::OneBarEach));
    }
    state.barred[direction.index()] |= from.into();
    Ok(())
}
