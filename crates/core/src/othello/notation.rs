//! Notation of positions and moves.
//!
//! A position is the board's 64 squares from a1 to h1 and on to h8, row 1 at the top, with `X` dark, `O` light and `-`
//! empty, then the side to move, `X` or `O`: the form of OBF files. The parser also accepts `.` for `-`, lower case,
//! and a trailing `;`. A move is `f5` or `pass`.

use alquerque_language::{Phrase, message};

use super::game::Othello;
use super::movegen::Move;
use super::position::Position;
use super::square::{SQUARES, Square};
use super::tabletop::BOARD;
use crate::board::{Kind, Piece};
use crate::error::{is_over, missing, no_piece, not_a, one_of, position_error};
use crate::fields::{blanks, fields, sorted_texts};
use crate::path_move::PASS;
use crate::ruleset_text::reads_rules;
use crate::setup::Setup;
use crate::tabletop::Tabletop;
use crate::{Game, Notation, Player, TextError};

reads_rules!(Othello);

impl Notation for Othello {
    fn ruleset_text(&self) -> String {
        self.ruleset.to_string()
    }

    fn parse_position(&self, text: &str) -> Result<Position, TextError> {
        // Only kings could be invalid, and the text has none.
        self.set_up(&read(text)?).map_err(|error| error.in_text(text, 1))
    }

    fn position_text(&self, position: &Position) -> String {
        let disc = |square| position.disc_at(square).map_or('-', letter);
        Square::all().map(disc).chain([' ', letter(position.to_move)]).collect()
    }

    /// Case is ignored.
    fn parse_move(&self, position: &Position, text: &str) -> Result<Move, TextError> {
        let legal = self.moves(position);
        let name = text.trim();
        let mv =
            if name.eq_ignore_ascii_case(PASS) { Some(Move::PASS) } else { Square::from_name(name).map(Move::set) };
        if let Some(mv) = mv.filter(|mv| legal.contains(mv)) {
            return Ok(mv);
        }
        if legal.is_empty() {
            return Err(is_over(text));
        }
        let expected = match legal.as_slice() {
            [only] => Phrase::verbatim(&only.to_string()),
            _ => one_of(sorted_texts(&legal)),
        };
        let Some(mv) = mv else {
            return Err(TextError::new("move", text, not_a("square", name), expected).at(blanks(text) + 1));
        };
        let problem = match mv.square() {
            None => message::PROBLEM_PASS_BESIDE_SETS,
            Some(square) if position.disc_at(square).is_some() => message::PROBLEM_OCCUPIED,
            Some(_) => message::PROBLEM_TURNS_NOTHING,
        };
        Err(TextError::new("move", text, problem, expected))
    }

    fn move_text(&self, mv: Move) -> String {
        mv.to_string()
    }
}

fn read(text: &str) -> Result<Setup, TextError> {
    let trimmed = text.trim_end();
    let body = trimmed.strip_suffix(';').unwrap_or(trimmed);
    let end = body.chars().count() + 1;
    let missing = |part| position_error(text, end, missing(part), message::EXPECTED_OTHELLO_POSITION);
    let mut fields = fields(body);
    let board = fields.next().ok_or_else(|| missing("board"))?;
    let mut setup = Setup::empty(BOARD, Player::Dark);
    let mut squares = setup.pieces.iter_mut();
    for (i, c) in board.text.chars().enumerate() {
        let player = match c {
            'X' | 'x' => Some(Player::Dark),
            'O' | 'o' => Some(Player::Light),
            '-' | '.' => None,
            other => {
                return Err(position_error(text, board.column + i, no_piece(other), message::EXPECTED_DISC_OR_EMPTY));
            }
        };
        if let Some(square) = squares.next() {
            *square = player.map(|player| Piece { player, kind: Kind::Man });
        }
    }
    // The characters are known to be valid now, one byte each.
    let (squares, all) = (board.text.len(), usize::from(SQUARES));
    if squares != all {
        let problem = Phrase::new(message::PROBLEM_SQUARES).number("count", squares);
        return Err(position_error(text, board.column + squares.min(all), problem, message::EXPECTED_ALL_SQUARES));
    }
    let side = fields.next().ok_or_else(|| missing("side"))?;
    setup.to_move = match side.text {
        "X" | "x" => Player::Dark,
        "O" | "o" => Player::Light,
        other => return Err(position_error(text, side.column, not_a("side", other), message::EXPECTED_DARK_OR_LIGHT)),
    };
    match fields.next() {
        Some(field) => Err(position_error(text, field.column, message::PROBLEM_SURPLUS, message::EXPECTED_SEMICOLON)),
        None => Ok(setup),
    }
}

/// `X` or `O`.
const fn letter(player: Player) -> char {
    match player {
        Player::Light => 'O',
        Player::Dark => 'X',
    }
}
