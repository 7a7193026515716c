//! Positions and moves as text.
//!
//! A position is the board's 64 squares from a1 to h1 and on to h8, row 1 being the top one, with `X` dark, `O` light
//! and `-` empty, and then the side to move, `X` or `O`: the form of OBF files. On input `.` stands for `-`, small
//! letters for capitals, and a `;` may follow. A move is `f5` or `pass`.

use super::game::Othello;
use super::moves::Move;
use super::position::Position;
use super::setup;
use super::square::{SQUARES, Square};
use super::tabletop::BOARD;
use crate::board::{Kind, Piece};
use crate::error::{Expected, Part, Problem, Subject};
use crate::fields::{blanks, fields, listed};
use crate::path_move::PASS;
use crate::ruleset_text::reads_rules;
use crate::setup::Setup;
use crate::{Game, Notation, Player, TextError};

reads_rules!(Othello);

impl Notation for Othello {
    fn ruleset_text(&self) -> String {
        self.ruleset.to_string()
    }

    fn parse_position(&self, text: &str) -> Result<Position, TextError> {
        // Kings alone could be wrong, and the text has none.
        setup::position(&read(text)?).map_err(|error| error.in_text(text, 1))
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
        let error = |problem, expected| TextError::new(Subject::Move, text, problem, expected);
        if legal.is_empty() {
            return Err(error(Problem::GameOver, Expected::NoMove));
        }
        let expected = match legal.as_slice() {
            [only] => Expected::Only(only.to_string()),
            _ => Expected::OneOf(listed(&legal)),
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

    fn move_text(&self, mv: Move) -> String {
        mv.to_string()
    }
}

fn read(text: &str) -> Result<Setup, TextError> {
    let error = |column, problem, expected| TextError::new(Subject::Position, text, problem, expected).at(column);
    let trimmed = text.trim_end();
    let body = trimmed.strip_suffix(';').unwrap_or(trimmed);
    let end = body.chars().count() + 1;
    let missing = |part| error(end, Problem::Missing(part), Expected::OthelloPosition);
    let mut fields = fields(body);
    let board = fields.next().ok_or_else(|| missing(Part::Board))?;
    let mut setup = Setup::empty(BOARD, Player::Dark);
    let mut squares = setup.pieces.iter_mut();
    for (i, c) in board.text.chars().enumerate() {
        let player = match c {
            'X' | 'x' => Some(Player::Dark),
            'O' | 'o' => Some(Player::Light),
            '-' | '.' => None,
            other => return Err(error(board.column + i, Problem::NoPiece(other), Expected::DiscOrEmpty)),
        };
        if let Some(square) = squares.next() {
            *square = player.map(|player| Piece { player, kind: Kind::Man });
        }
    }
    // One byte each, as all of them are known by now.
    let (squares, all) = (board.text.len(), usize::from(SQUARES));
    if squares != all {
        return Err(error(board.column + squares.min(all), Problem::Squares(squares), Expected::AllSquares));
    }
    let side = fields.next().ok_or_else(|| missing(Part::SideToMove))?;
    setup.to_move = match side.text {
        "X" | "x" => Player::Dark,
        "O" | "o" => Player::Light,
        other => return Err(error(side.column, Problem::not_a(Part::SideToMove, other), Expected::DarkOrLight)),
    };
    match fields.next() {
        Some(field) => Err(error(field.column, Problem::Surplus, Expected::Semicolon)),
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
