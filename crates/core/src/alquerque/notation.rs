//! Positions and moves as text.
//!
//! A position is `ddddd/ddddd/dd1ll/lllll/lllll l -`: rows 5 to 1 from column a to e, with `l` light, `d` dark and
//! a digit for a run of empty points; the side to move; the barred steps, `-` or a sorted list such as
//! `c1-b1,d5-e5`, in which `pass` at the end stands for each turn passed just before; optionally the plies since the last capture and the move number, `0 1` if left out. The
//! counters are written where they are not `0 1` and the ruleset ends a game by them.

use super::bitboard::Bitboard;
use super::game::PASSES_DRAW;
use super::moves::Move;
use super::options::{InnerSquare, Inverting};
use super::point::{Direction, Point, SIZE};
use super::position::Position;
use super::ruleset::Ruleset;
use crate::error::{Expected, Part, Problem, Subject};
use crate::fields::{Field, counters_text, fields, listed, number, path_fields, split_keeping_places};
use crate::path_move::PASS;
use crate::{GameId, Player, TextError};

/// Checkers of one player at the beginning, and so the most there can be.
const MOST_CHECKERS: u32 = 12;

/// The field of the barred steps where there are none.
const NO_BARS: &str = "-";

pub(super) fn parse_position(ruleset: Ruleset, text: &str) -> Result<Position, TextError> {
    let error =
        |column: usize, problem, expected| TextError::new(Subject::Position, text, problem, expected).at(column);
    let fields: Vec<Field<'_>> = fields(text).collect();
    let &[board, side, bars, ref counters @ ..] = fields.as_slice() else {
        let end = text.chars().count() + 1;
        return Err(error(end, Problem::Fields(fields.len()), Expected::AlquerquePosition));
    };
    let mut position = Position { checkers: parse_board(text, board)?, ..Position::START };
    position.to_move = match side.text {
        "l" => Player::Light,
        "d" => Player::Dark,
        other => {
            return Err(error(side.column, Problem::not_a(Part::SideToMove, other), Expected::LightOrDark));
        }
    };
    parse_bars(ruleset, text, bars, &mut position)?;
    if counters.len() > 2 {
        return Err(error(counters[2].column, Problem::Surplus, Expected::CountersBehindBars));
    }
    if let Some(field) = counters.first() {
        position.quiet_plies = number(field.text)
            .ok_or_else(|| error(field.column, Problem::not_a(Part::QuietPlies, field.text), Expected::Count))?;
    }
    if let Some(field) = counters.get(1) {
        position.move_number = number(field.text)
            .filter(|&number| number > 0)
            .ok_or_else(|| error(field.column, Problem::not_a(Part::MoveNumber, field.text), Expected::Number))?;
    }
    Ok(position)
}

fn parse_board(text: &str, board: Field<'_>) -> Result<[Bitboard; 2], TextError> {
    let error =
        |column: usize, problem, expected| TextError::new(Subject::Position, text, problem, expected).at(column);
    let rows: Vec<_> = split_keeping_places(board.text, board.column, |c| c == '/').collect();
    if rows.len() != usize::from(SIZE) {
        return Err(error(board.column, Problem::Rows(rows.len()), Expected::FiveRows));
    }
    let mut checkers = [Bitboard::EMPTY; 2];
    for (field, row) in rows.iter().zip((0..SIZE).rev()) {
        let mut column = 0u32;
        for (i, c) in field.text.chars().enumerate() {
            let player = match c {
                'l' => Some(Player::Light),
                'd' => Some(Player::Dark),
                '1'..='5' => None,
                other => {
                    return Err(error(field.column + i, Problem::NoPiece(other), Expected::CheckersOrDigit));
                }
            };
            if let Some(player) = player {
                let point = u8::try_from(column).ok().and_then(|column| Point::new(column, row));
                checkers[player.index()] |= point.map_or(Bitboard::EMPTY, Bitboard::from);
            }
            column += c.to_digit(10).unwrap_or(1);
        }
        if column != u32::from(SIZE) {
            let problem = Problem::Points { row: row + 1, points: column as usize };
            return Err(error(field.column, problem, Expected::FivePoints));
        }
    }
    for player in Player::BOTH {
        let count = checkers[player.index()].count();
        if count > MOST_CHECKERS {
            let problem = Problem::TooManyPieces { game: GameId::Alquerque, player, count };
            return Err(error(board.column, problem, Expected::TwelvePieces));
        }
    }
    Ok(checkers)
}

fn parse_bars(ruleset: Ruleset, text: &str, bars: Field<'_>, position: &mut Position) -> Result<(), TextError> {
    if bars.text == NO_BARS {
        return Ok(());
    }
    let mut last: Option<(Point, Point)> = None;
    for bar in split_keeping_places(bars.text, bars.column, |c| c == ',') {
        let error = |problem, expected| TextError::new(Subject::Position, text, problem, expected).at(bar.column);
        if bar.text == PASS {
            if ruleset.inner_square == InnerSquare::Off {
                return Err(error(Problem::NoPasses, Expected::BarredSteps));
            }
            if position.passes >= PASSES_DRAW {
                return Err(error(Problem::PassedTwice, Expected::TwoPasses));
            }
            position.passes += 1;
            continue;
        }
        if position.passes > 0 {
            return Err(error(Problem::OutOfPlace(bar.text.into()), Expected::PassesLast));
        }
        let points =
            bar.text.split_once('-').and_then(|(from, to)| Some((Point::from_name(from)?, Point::from_name(to)?)));
        let (from, to) =
            points.ok_or_else(|| error(Problem::not_a(Part::BarredStep, bar.text), Expected::BarredSteps))?;
        if ruleset.inverting == Inverting::Allowed {
            return Err(error(Problem::NothingBarred, Expected::NoBarredSteps));
        }
        let player = position
            .checker_at(from)
            .ok_or_else(|| error(Problem::NoChecker(from.into()), Expected::BarsOfCheckers))?;
        let direction = Direction::between(from, to)
            .filter(|&direction| ruleset.has_step(player, from, direction))
            .ok_or_else(|| error(Problem::NoSuchStep(player, from.into(), to.into()), Expected::StepsOfTheRules))?;
        if !ruleset.has_step(player, to, direction.opposite()) {
            return Err(error(Problem::NoStepBefore(player, to.into(), from.into()), Expected::WayBack));
        }
        let sorting = (from, to);
        if last.is_some_and(|(last_from, _)| last_from == from) {
            return Err(error(Problem::CheckerTwice(from.into()), Expected::OneBarEach));
        }
        if last.is_some_and(|last| text_order(last) > text_order(sorting)) {
            return Err(error(Problem::OutOfPlace(bar.text.into()), Expected::BarredSteps));
        }
        last = Some(sorting);
        position.barred[direction.index()] |= from.into();
    }
    Ok(())
}

/// Bars are sorted as texts: column before row.
fn text_order((from, to): (Point, Point)) -> (u8, u8, u8, u8) {
    (from.column(), from.row(), to.column(), to.row())
}

pub(super) fn position_text(ruleset: Ruleset, position: &Position) -> String {
    let rows: Vec<String> = (0..SIZE).rev().map(|row| row_text(position, row)).collect();
    let mut text = format!("{} {} {}", rows.join("/"), position.to_move().letter(), bars_text(position));
    if ruleset.can_repeat() {
        text += &counters_text(position.quiet_plies, position.move_number);
    }
    text
}

fn row_text(position: &Position, row: u8) -> String {
    let mut text = String::new();
    let mut run = 0u8;
    let points = (0..SIZE).filter_map(|column| Point::new(column, row));
    for checker in points.map(|point| position.checker_at(point)) {
        match checker {
            None => run += 1,
            Some(player) => {
                if run > 0 {
                    text.push(char::from(b'0' + run));
                    run = 0;
                }
                text.push(player.letter());
            }
        }
    }
    if run > 0 {
        text.push(char::from(b'0' + run));
    }
    text
}

fn bars_text(position: &Position) -> String {
    let mut bars: Vec<String> = Direction::ALL
        .into_iter()
        .flat_map(|direction| {
            position
                .barred(direction)
                .iter()
                .filter_map(move |from| from.neighbour(direction).map(|to| format!("{from}-{to}")))
        })
        .collect();
    bars.sort_unstable();
    bars.extend((0..position.passes).map(|_| PASS.to_owned()));
    if bars.is_empty() { NO_BARS.to_owned() } else { bars.join(",") }
}

/// Reads one of `legal`. Case is ignored, and `-` stands for `x` as well.
pub(super) fn parse_move(text: &str, legal: &[Move]) -> Result<Move, TextError> {
    let error = |problem, expected| TextError::new(Subject::Move, text, problem, expected);
    let mut path = Vec::new();
    if text.trim().eq_ignore_ascii_case(PASS) {
        return if legal.contains(&Move::PASS) {
            Ok(Move::PASS)
        } else {
            let expected = if legal.is_empty() { Expected::NoMoveAsOver } else { Expected::OneOf(listed(legal)) };
            Err(error(Problem::PassNotForced, expected))
        };
    }
    for part in path_fields(text) {
        path.push(
            Point::from_name(part.text)
                .ok_or_else(|| error(Problem::not_a(Part::Point, part.text), Expected::Points).at(part.column))?,
        );
    }
    if let Some(&mv) = legal.iter().find(|mv| mv.path() == path) {
        return Ok(mv);
    }
    if legal.is_empty() {
        return Err(error(Problem::GameOver, Expected::NoMove));
    }
    let problem = if legal == [Move::PASS] {
        Problem::MustPass
    } else if path.len() == 1 {
        Problem::OnlyOne(Part::Point)
    } else if legal.iter().any(|mv| mv.path().starts_with(&path)) {
        Problem::MustGoOn
    } else if legal.iter().all(|mv| mv.is_capture()) {
        Problem::CaptureCompulsory
    } else {
        Problem::Illegal
    };
    Err(error(problem, Expected::OneOf(listed(legal))))
}
