//! Positions and moves as text.
//!
//! A position is the board's 64 squares from a1 to h1 and on to h8, row 1 being the top one, with `X` dark, `O` light
//! and `-` empty, and then the side to move, `X` or `O`: the form of OBF files. On input `.` stands for `-`, small
//! letters for capitals, and a `;` may follow. A move is `f5` or `pass`.

use super::bitboard::Bitboard;
use super::moves::Move;
use super::position::Position;
use super::square::{SQUARES, Square};
use crate::error::{Expected, Part, Problem, Subject};
use crate::fields::{Field, blanks, fields, listed};
use crate::path_move::PASS;
use crate::{Player, TextError};

pub(super) fn parse_position(text: &str) -> Result<Position, TextError> {
    let error =
        |column: usize, problem, expected| TextError::new(Subject::Position, text, problem, expected).at(column);
    let trimmed = text.trim_end();
    let body = trimmed.strip_suffix(';').unwrap_or(trimmed);
    let end = body.chars().count() + 1;
    let missing = |part| error(end, Problem::Missing(part), Expected::OthelloPosition);
    let mut fields = fields(body);
    let board = fields.next().ok_or_else(|| missing(Part::Board))?;
    let discs = parse_board(text, board)?;
    let side = fields.next().ok_or_else(|| missing(Part::SideToMove))?;
    let to_move = match side.text {
        "X" | "x" => Player::Dark,
        "O" | "o" => Player::Light,
        other => {
            return Err(error(side.column, Problem::not_a(Part::SideToMove, other), Expected::DarkOrLight));
        }
    };
    if let Some(field) = fields.next() {
        return Err(error(field.column, Problem::Surplus, Expected::Semicolon));
    }
    Ok(Position { discs, to_move })
}

fn parse_board(text: &str, board: Field<'_>) -> Result<[Bitboard; 2], TextError> {
    let error =
        |column: usize, problem, expected| TextError::new(Subject::Position, text, problem, expected).at(column);
    let mut discs = [0; 2];
    for (i, c) in board.text.chars().enumerate() {
        let player = match c {
            'X' | 'x' => Some(Player::Dark),
            'O' | 'o' => Some(Player::Light),
            '-' | '.' => None,
            other => {
                return Err(error(board.column + i, Problem::NoPiece(other), Expected::DiscOrEmpty));
            }
        };
        if let Some(player) = player {
            discs[player.index()] |= 1u64.checked_shl(u32::try_from(i).unwrap_or(u32::MAX)).unwrap_or(0);
        }
    }
    // One byte each, as all of them are known by now.
    let (squares, all) = (board.text.len(), usize::from(SQUARES));
    if squares != all {
        return Err(error(board.column + squares.min(all), Problem::Squares(squares), Expected::AllSquares));
    }
    Ok(discs.map(Bitboard))
}

/// `X` or `O`.
const fn letter(player: Player) -> char {
    match player {
        Player::Light => 'O',
        Player::Dark => 'X',
    }
}

pub(super) fn position_text(position: &Position) -> String {
    let disc = |square| position.disc_at(square).map_or('-', letter);
    Square::all().map(disc).chain([' ', letter(position.to_move)]).collect()
}

/// Reads one of `legal`, the moves of `position`. Case is ignored.
pub(super) fn parse_move(text: &str, position: &Position, legal: &[Move]) -> Result<Move, TextError> {
    let name = text.trim();
    let mv = if name.eq_ignore_ascii_case(PASS) { Some(Move::PASS) } else { Square::from_name(name).map(Move::set) };
    if let Some(mv) = mv.filter(|mv| legal.contains(mv)) {
        return Ok(mv);
    }
    let error = |problem, expected| TextError::new(Subject::Move, text, problem, expected);
    if legal.is_empty() {
        return Err(error(Problem::GameOver, Expected::NoMove));
    }
    let expected = match legal {
        [only] => Expected::Only(only.to_string()),
        _ => Expected::OneOf(listed(legal)),
    };
    let Some(mv) = mv else {
        return Err(error(Problem::not_a(Part::Square, name), expected).at(blanks(text) + 1));
    };
    let problem = match mv.square() {
        None => Problem::PassBesideSets,
        Some(square) if position.disc_at(square).is_some() => Problem::Occupied,
        Some(_) => Problem::TurnsNothing,
    };
    Err(error(problem, expected))
}
