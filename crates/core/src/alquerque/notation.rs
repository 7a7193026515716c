//! Notation of positions and moves.
//!
//! A position is `ddddd/ddddd/dd1ll/lllll/lllll l -`: rows 5 to 1 from column a to e, with `l` light, `d` dark and a
//! digit for a run of empty points; the side to move; the barred steps, `-` or a sorted list such as `c1-b1,d5-e5`,
//! with one `pass` at the end for each turn just passed; optionally the plies since the last capture and the move
//! number, by default `0 1`. The counters are written unless they are `0 1` or the ruleset does not end games by them.

use alquerque_language::{Phrase, message};

use super::game::Alquerque;
use super::movegen::Move;
use super::point::{Direction, Point, SIZE};
use super::position::Position;
use super::tabletop::BOARD;
use crate::board::{Kind, Piece, Place};
use crate::error::{no_piece, not_a, one_of, position_error, quoting};
use crate::fields::{Field, counters_text, fields, number, sorted_texts, split_keeping_places};
use crate::path_move::{self, PASS};
use crate::ruleset_text::reads_rules;
use crate::setup::{Setup, SetupPart};
use crate::tabletop::Tabletop;
use crate::{Game, Notation, Player, TextError};

/// The field of the barred steps if there are none.
const NO_BARS: &str = "-";

reads_rules!(Alquerque);

impl Notation for Alquerque {
    fn ruleset_text(&self) -> String {
        self.ruleset.to_string()
    }

    fn parse_position(&self, text: &str) -> Result<Position, TextError> {
        let (parts, columns) = read(text)?;
        self.set_up(&parts).map_err(|error| {
            let column = match error.part {
                SetupPart::Side(_) | SetupPart::Spot(_) => columns.board,
                SetupPart::Barred(index) => columns.bars[index],
                SetupPart::Pass(index) => columns.bars[parts.barred.len() + usize::from(index)],
            };
            error.in_text(text, column)
        })
    }

    fn position_text(&self, position: &Position) -> String {
        let rows: Vec<String> = (0..SIZE).rev().map(|row| row_text(position, row)).collect();
        let mut text = format!("{} {} {}", rows.join("/"), position.to_move().letter(), bars_text(position));
        if self.ruleset.can_repeat() {
            text += &counters_text(position.quiet_plies(), position.move_number());
        }
        text
    }

    /// Accepts either case, and `-` for `x`.
    fn parse_move(&self, position: &Position, text: &str) -> Result<Move, TextError> {
        let legal = self.moves(position);
        if text.trim().eq_ignore_ascii_case(PASS) {
            let expected =
                if legal.is_empty() { message::EXPECTED_NO_MOVE_AS_OVER.into() } else { one_of(sorted_texts(&legal)) };
            let is_legal = legal.contains(&Move::PASS);
            let error = || TextError::new("move", text, message::PROBLEM_PASS_NOT_FORCED, expected);
            return is_legal.then_some(Move::PASS).ok_or_else(error);
        }
        let path = path_move::read(text, Point::from_name, "point", message::EXPECTED_POINTS)?;
        let found = legal.iter().copied().find(|mv| mv.path() == path);
        found.ok_or_else(|| path_move::refusal(text, &path, &legal, "point"))
    }

    fn move_text(&self, mv: Move) -> String {
        mv.to_string()
    }
}

/// The columns of the parts of a position.
struct Columns {
    board: usize,
    /// The columns of the barred steps and of the passes after them.
    bars: Vec<usize>,
}

fn read(text: &str) -> Result<(Setup, Columns), TextError> {
    let fields: Vec<Field<'_>> = fields(text).collect();
    let &[board, side, bars, ref counters @ ..] = fields.as_slice() else {
        let end = text.chars().count() + 1;
        let problem = Phrase::new(message::PROBLEM_FIELDS).number("count", fields.len());
        return Err(position_error(text, end, problem, message::EXPECTED_ALQUERQUE_POSITION));
    };
    let mut setup = Setup::empty(BOARD, Player::Light);
    read_board(text, board, &mut setup)?;
    setup.to_move = match side.text {
        "l" => Player::Light,
        "d" => Player::Dark,
        other => return Err(position_error(text, side.column, not_a("side", other), message::EXPECTED_LIGHT_OR_DARK)),
    };
    let bars = read_bars(text, bars, &mut setup)?;
    if counters.len() > 2 {
        return Err(position_error(
            text,
            counters[2].column,
            message::PROBLEM_SURPLUS,
            message::EXPECTED_COUNTERS_BEHIND_BARS,
        ));
    }
    // The default of either counter is the least.
    let counter = |index: usize, least: u16, part, expected| match counters.get(index) {
        None => Ok(least),
        Some(field) => number(field.text)
            .filter(|&number| number >= least)
            .ok_or_else(|| position_error(text, field.column, not_a(part, field.text), expected)),
    };
    setup.quiet_plies = counter(0, 0, "quiet", message::EXPECTED_COUNT)?;
    setup.move_number = counter(1, 1, "number", message::EXPECTED_NUMBER)?;
    Ok((setup, Columns { board: board.column, bars }))
}

/// Returns the column of a problem and what is expected.
fn read_board(text: &str, board: Field<'_>, setup: &mut Setup) -> Result<(), TextError> {
    let rows: Vec<_> = split_keeping_places(board.text, board.column, |c| c == '/').collect();
    if rows.len() != usize::from(SIZE) {
        let problem = Phrase::new(message::PROBLEM_ROWS).number("count", rows.len());
        return Err(position_error(text, board.column, problem, message::EXPECTED_FIVE_ROWS));
    }
    let points = setup.pieces.chunks_mut(usize::from(SIZE));
    for ((field, points), row) in rows.iter().zip(points).zip((1..=SIZE).rev()) {
        let mut column = 0;
        for (i, c) in field.text.chars().enumerate() {
            let player = match c {
                'l' => Some(Player::Light),
                'd' => Some(Player::Dark),
                '1'..='5' => None,
                other => {
                    return Err(position_error(
                        text,
                        field.column + i,
                        no_piece(other),
                        message::EXPECTED_CHECKERS_OR_DIGIT,
                    ));
                }
            };
            // Points beyond the row are only counted.
            if let Some(point) = points.get_mut(column) {
                *point = player.map(|player| Piece { player, kind: Kind::Man });
            }
            column += c.to_digit(10).map_or(1, |run| run as usize);
        }
        if column != usize::from(SIZE) {
            let problem = Phrase::new(message::PROBLEM_POINTS).number("count", column).number("row", row);
            return Err(position_error(text, field.column, problem, message::EXPECTED_FIVE_POINTS));
        }
    }
    Ok(())
}

/// Parses the barred steps and passes; returns their columns.
fn read_bars(text: &str, bars: Field<'_>, setup: &mut Setup) -> Result<Vec<usize>, TextError> {
    let mut columns = Vec::new();
    if bars.text == NO_BARS {
        return Ok(columns);
    }
    let mut last: Option<(Point, Point)> = None;
    for bar in split_keeping_places(bars.text, bars.column, |c| c == ',') {
        columns.push(bar.column);
        if bar.text == PASS {
            setup.passes = setup.passes.saturating_add(1);
            continue;
        }
        let wrong = |problem, expected| Err(position_error(text, bar.column, problem, expected));
        if setup.passes > 0 {
            return wrong(quoting(message::PROBLEM_OUT_OF_PLACE, bar.text), message::EXPECTED_PASSES_LAST);
        }
        let points =
            bar.text.split_once('-').and_then(|(from, to)| Some((Point::from_name(from)?, Point::from_name(to)?)));
        let Some((from, to)) = points else {
            return wrong(not_a("barred", bar.text), message::EXPECTED_BARRED_STEPS);
        };
        // A checker listed twice is a different error.
        if last.is_some_and(|last| last.0 != from && text_order(last) > text_order((from, to))) {
            return wrong(quoting(message::PROBLEM_OUT_OF_PLACE, bar.text), message::EXPECTED_BARRED_STEPS);
        }
        last = Some((from, to));
        setup.barred.push((from.spot(), to.spot()));
    }
    Ok(columns)
}

/// Bars are sorted as texts: column before row.
fn text_order((from, to): (Point, Point)) -> (u8, u8, u8, u8) {
    (from.column(), from.row(), to.column(), to.row())
}

fn row_text(position: &Position, row: u8) -> String {
    let points = (0..SIZE).filter_map(|column| Point::new(column, row));
    let checkers: Vec<Option<Player>> = points.map(|point| position.checker_at(point)).collect();
    // A run of empty points, or a single checker.
    let runs = checkers.chunk_by(|one, next| one.is_none() && next.is_none());
    runs.map(|run| run[0].map_or_else(|| run.len().to_string(), |player| player.letter().to_string())).collect()
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
    bars.extend((0..position.passes()).map(|_| PASS.to_owned()));
    if bars.is_empty() { NO_BARS.to_owned() } else { bars.join(",") }
}
