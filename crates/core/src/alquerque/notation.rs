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
use crate::error::{count, quote};
use crate::fields::{Field, counters_text, fields, listed, not_a, number, path_fields, sort, split_keeping_places};
use crate::path_move::PASS;
use crate::{Player, TextError};

/// Checkers of one player at the beginning, and so the most there can be.
const MOST_CHECKERS: u32 = 12;

/// The field of the barred steps where there are none.
const NO_BARS: &str = "-";

pub(super) fn parse_position(ruleset: Ruleset, text: &str) -> Result<Position, TextError> {
    let error =
        |column: usize, problem: String, expected: &str| TextError::new("position", text, problem, expected).at(column);
    let fields: Vec<Field<'_>> = fields(text).collect();
    let &[board, side, bars, ref counters @ ..] = fields.as_slice() else {
        return Err(TextError::new(
            "position",
            text,
            format!("it has {}", count(fields.len(), "field")),
            "three: the board, the side to move and the barred steps, as in `ddddd/ddddd/dd1ll/lllll/lllll l -`",
        )
        .at(text.chars().count() + 1));
    };
    let mut position = Position { checkers: parse_board(text, board)?, ..Position::START };
    position.to_move = match side.text {
        "l" => Player::Light,
        "d" => Player::Dark,
        other => {
            return Err(error(
                side.column,
                format!("`{}` is no side to move", quote(other)),
                "`l` for light or `d` for dark",
            ));
        }
    };
    parse_bars(ruleset, text, bars, &mut position)?;
    if counters.len() > 2 {
        return Err(error(
            counters[2].column,
            "there is more than a position has".to_owned(),
            "at most two counters after the barred steps",
        ));
    }
    if let Some(field) = counters.first() {
        position.quiet_plies = number(field.text).ok_or_else(|| {
            error(field.column, format!("`{}` is no count of plies", quote(field.text)), "a number from 0 to 65535")
        })?;
    }
    if let Some(field) = counters.get(1) {
        position.move_number = number(field.text).filter(|&number| number > 0).ok_or_else(|| {
            error(field.column, format!("`{}` is no move number", quote(field.text)), "a number from 1 to 65535")
        })?;
    }
    Ok(position)
}

fn parse_board(text: &str, board: Field<'_>) -> Result<[Bitboard; 2], TextError> {
    let error =
        |column: usize, problem: String, expected: &str| TextError::new("position", text, problem, expected).at(column);
    let rows: Vec<_> = split_keeping_places(board.text, board.column, |c| c == '/').collect();
    if rows.len() != usize::from(SIZE) {
        return Err(error(
            board.column,
            format!("the board has {}", count(rows.len(), "row")),
            "five rows from row 5 down to row 1, separated by `/`",
        ));
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
                    return Err(error(
                        field.column + i,
                        format!("`{}` stands for nothing on a board", other.escape_debug()),
                        "`l` for light, `d` for dark, or a digit from 1 to 5 for a run of empty points",
                    ));
                }
            };
            if let Some(player) = player {
                let point = u8::try_from(column).ok().and_then(|column| Point::new(column, row));
                checkers[player.index()] |= point.map_or(Bitboard::EMPTY, Bitboard::from);
            }
            column += c.to_digit(10).unwrap_or(1);
        }
        if column != u32::from(SIZE) {
            let points = count(column as usize, "point");
            return Err(error(field.column, format!("row {} has {points}", row + 1), "five points in each row"));
        }
    }
    for player in Player::BOTH {
        let count = checkers[player.index()].count();
        if count > MOST_CHECKERS {
            return Err(error(
                board.column,
                format!("{} has {count} checkers", player.name()),
                "at most twelve on each side",
            ));
        }
    }
    Ok(checkers)
}

fn parse_bars(ruleset: Ruleset, text: &str, bars: Field<'_>, position: &mut Position) -> Result<(), TextError> {
    const FORM: &str = "`-` or a sorted list such as `c1-b1,d5-e5`";
    if bars.text == NO_BARS {
        return Ok(());
    }
    let mut last: Option<(Point, Point)> = None;
    for bar in split_keeping_places(bars.text, bars.column, |c| c == ',') {
        let error =
            |problem: String, expected: &str| TextError::new("position", text, problem, expected).at(bar.column);
        if bar.text == PASS {
            if ruleset.inner_square == InnerSquare::Off {
                return Err(error("these rules know no pass".to_owned(), FORM));
            }
            if position.passes >= PASSES_DRAW {
                return Err(error("the game is over after two passes".to_owned(), "`pass` at most twice"));
            }
            position.passes += 1;
            continue;
        }
        if position.passes > 0 {
            return Err(error(format!("`{}` is not in its place", quote(bar.text)), "passes at the end"));
        }
        let points =
            bar.text.split_once('-').and_then(|(from, to)| Some((Point::from_name(from)?, Point::from_name(to)?)));
        let (from, to) = points.ok_or_else(|| error(not_a("barred step", bar.text), FORM))?;
        if ruleset.inverting == Inverting::Allowed {
            return Err(error(
                "no step is barred where inverting is allowed".to_owned(),
                "`-` in place of the barred steps",
            ));
        }
        let player = position.checker_at(from).ok_or_else(|| {
            error(format!("there is no checker on {from}"), "barred steps of checkers that are on the board")
        })?;
        let direction = Direction::between(from, to)
            .filter(|&direction| ruleset.has_step(player, from, direction))
            .ok_or_else(|| {
                error(
                    format!("a {} checker on {from} could not step to {to} anyway", player.name()),
                    "only steps that the rules would otherwise allow",
                )
            })?;
        if !ruleset.has_step(player, to, direction.opposite()) {
            return Err(error(
                format!("a {} checker cannot have stepped from {to} to {from}", player.name()),
                "the way back of a step that the rules allow",
            ));
        }
        let sorting = (from, to);
        if last.is_some_and(|(last_from, _)| last_from == from) {
            return Err(error(
                format!("the checker on {from} is listed twice"),
                "at most one barred step for each checker",
            ));
        }
        if last.is_some_and(|last| text_order(last) > text_order(sorting)) {
            return Err(error(format!("`{}` is not in its place", quote(bar.text)), FORM));
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
    sort(&mut bars);
    bars.extend((0..position.passes).map(|_| PASS.to_owned()));
    if bars.is_empty() { NO_BARS.to_owned() } else { bars.join(",") }
}

/// Reads one of `legal`. Case is ignored, and `-` stands for `x` as well.
pub(super) fn parse_move(text: &str, legal: &[Move]) -> Result<Move, TextError> {
    let error = |problem: String, expected: String| TextError::new("move", text, problem, expected);
    let mut path = Vec::new();
    if text.trim().eq_ignore_ascii_case(PASS) {
        return if legal.contains(&Move::PASS) {
            Ok(Move::PASS)
        } else {
            Err(error("a turn is passed only where the rules leave nothing else".to_owned(), one_of(legal)))
        };
    }
    for part in path_fields(text) {
        path.push(Point::from_name(part.text).ok_or_else(|| {
            error(not_a("point", part.text), "points from a1 to e5, as in `c2-c3` or `a3xc3xe5`".to_owned())
                .at(part.column)
        })?);
    }
    if let Some(&mv) = legal.iter().find(|mv| mv.path() == path) {
        return Ok(mv);
    }
    if legal.is_empty() {
        return Err(error("the game is over".to_owned(), "no move".to_owned()));
    }
    let problem = if legal == [Move::PASS] {
        "no checker may move"
    } else if path.len() == 1 {
        "it has only one point"
    } else if legal.iter().any(|mv| mv.path().starts_with(&path)) {
        "the capture must go on"
    } else if legal.iter().all(|mv| mv.is_capture()) {
        "it is not legal, and a capture is compulsory"
    } else {
        "it is not legal"
    };
    Err(error(problem.to_owned(), one_of(legal)))
}

fn one_of(legal: &[Move]) -> String {
    if legal.is_empty() { "no move, as the game is over".to_owned() } else { format!("one of {}", listed(legal)) }
}
