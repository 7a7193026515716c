//! A game under way: where it began, its moves, undo and redo, and what is known about it; and its text forms.
//!
//! [`export`] and [`import`] write and read files, [`to_link`] and [`from_link`] what stands in a URL or in a browser's
//! storage. All of them are described in docs/formats.md.

mod code;
mod dialect;
mod export;
mod ggf;
mod headers;
mod import;
mod lexer;
mod link;
mod movetext;

use std::hash::{Hash, Hasher};

pub use export::{Format, export};
pub use headers::{Date, Header, Headers, LONGEST_COMMENT, LONGEST_HEADER};
pub use import::{ImportError, Imported, LONGEST_TEXT, MOST_GAMES, MOST_PLIES, file_text, import};
pub use link::{from_link, to_link};

use crate::evaluate::KeyHasher;
use crate::{Ending, Game, Outcome, Player, Reason, TextError};

/// Occurrences of a position, with the same side to move, that end the game as a draw.
pub const REPETITIONS_DRAW: usize = 3;

/// How often a position has occurred.
#[derive(Clone, Copy, Debug)]
struct Occurrence {
    hash: u64,
    /// Times up to now, this one included.
    times: usize,
}

/// A game from its first position to the present one, and the moves that were taken back and can be redone.
#[derive(Clone, Debug)]
pub struct Record<G: Game> {
    game: G,
    /// Positions before each move and after the last: always one more than `moves`.
    positions: Vec<G::Position>,
    /// For each of the positions, where a position can occur again.
    occurrences: Vec<Occurrence>,
    /// The comments on the positions; those behind the last are empty.
    comments: Vec<String>,
    headers: Headers,
    moves: Vec<G::Move>,
    /// How many of `moves` are played; the others were taken back.
    played: usize,
    /// Whether the players have agreed on a draw after the last of all moves.
    agreed: bool,
}

impl<G: Game> Record<G> {
    /// A game from the ruleset's starting position.
    pub fn new(game: G) -> Self {
        let start = game.start();
        Self::from_position(game, start)
    }

    /// A game from any position.
    pub fn from_position(game: G, position: G::Position) -> Self {
        let mut record = Self {
            game,
            positions: Vec::new(),
            occurrences: Vec::new(),
            comments: Vec::new(),
            headers: Headers::default(),
            moves: Vec::new(),
            played: 0,
            agreed: false,
        };
        record.push(position);
        record
    }

    /// Replays `moves` from the starting position.
    ///
    /// # Errors
    /// At the first text that is not a legal move.
    pub fn from_moves<'a>(game: G, moves: impl IntoIterator<Item = &'a str>) -> Result<Self, TextError> {
        let mut record = Self::new(game);
        for text in moves {
            record.play_text(text)?;
        }
        Ok(record)
    }

    /// The game with its rules.
    pub fn game(&self) -> &G {
        &self.game
    }

    /// The position in which the game began.
    pub fn start(&self) -> &G::Position {
        &self.positions[0]
    }

    /// The present position.
    pub fn position(&self) -> &G::Position {
        &self.positions[self.played]
    }

    /// All positions from the first to the present one.
    pub fn positions(&self) -> &[G::Position] {
        &self.positions[..=self.played]
    }

    /// The moves that led to the present position.
    pub fn moves(&self) -> &[G::Move] {
        &self.moves[..self.played]
    }

    /// The moves that were taken back, the next one to redo first.
    pub fn undone(&self) -> &[G::Move] {
        &self.moves[self.played..]
    }

    /// All moves, those that were taken back included.
    pub fn all_moves(&self) -> &[G::Move] {
        &self.moves
    }

    /// The position before move `ply`, counted from 0, or after the last of all moves; `None` beyond it.
    pub fn position_at(&self, ply: usize) -> Option<&G::Position> {
        self.positions.get(ply)
    }

    /// Adds a position behind the last one.
    fn push(&mut self, position: G::Position) {
        if self.game.can_repeat() {
            let mut hasher = KeyHasher::default();
            position.hash(&mut hasher);
            let hash = hasher.finish();
            let earlier = self.occurrences.iter().zip(&self.positions).rev().take(self.game.quiet_plies(&position));
            let last = earlier.filter(|(earlier, _)| earlier.hash == hash).find(|&(_, earlier)| *earlier == position);
            let times = last.map_or(1, |(last, _)| last.times + 1);
            self.occurrences.push(Occurrence { hash, times });
        }
        self.positions.push(position);
    }

    /// Forgets the moves that were taken back, and what was said behind the present position.
    fn forget_undone(&mut self) {
        self.moves.truncate(self.played);
        self.positions.truncate(self.played + 1);
        self.occurrences.truncate(self.played + 1);
        self.comments.truncate(self.played + 1);
        self.agreed = false;
        self.headers.result = None;
    }

    /// What is known about the game besides its moves.
    pub fn headers(&self) -> &Headers {
        &self.headers
    }

    /// What is known about the game, to be changed.
    pub fn headers_mut(&mut self) -> &mut Headers {
        &mut self.headers
    }

    /// The comment on the position before move `ply`, counted from 0, or after the last of all moves; empty where there is
    /// none.
    pub fn comment(&self, ply: usize) -> &str {
        self.comments.get(ply).map_or("", String::as_str)
    }

    /// Sets the comment on a position, as one line: control characters are dropped, braces become parentheses, and what
    /// goes beyond [`LONGEST_COMMENT`] is cut off. A position that is not there gets none.
    pub fn set_comment(&mut self, ply: usize, text: &str) {
        if ply < self.positions.len() {
            if self.comments.len() <= ply {
                self.comments.resize(ply + 1, String::new());
            }
            self.comments[ply] = headers::comment_line(text);
        }
    }

    /// Whether the players have agreed on a draw after the last of all moves.
    pub fn agreed(&self) -> bool {
        self.agreed
    }

    /// The result of the whole game, moves that were taken back included: by the rules or by agreement, or else as the
    /// players have stated it.
    pub fn result(&self) -> Option<Outcome> {
        self.ending_at(self.moves.len()).map(|ending| ending.outcome).or(self.headers.result)
    }

    /// The side whose turn it is.
    pub fn to_move(&self) -> Player {
        self.game.to_move(self.position())
    }

    /// The legal moves of the present position; none once the game is over.
    pub fn legal_moves(&self) -> Vec<G::Move> {
        if self.ending().is_some() { Vec::new() } else { self.game.moves(self.position()) }
    }

    /// Whether and how the game is over.
    pub fn ending(&self) -> Option<Ending> {
        self.ending_at(self.played)
    }

    fn ending_at(&self, ply: usize) -> Option<Ending> {
        let position = &self.positions[ply];
        let ending = self.game.ending(position, &self.game.moves(position));
        if ending.is_some() {
            return ending;
        }
        if self.agreed && ply == self.moves.len() {
            return Some(Ending { outcome: Outcome::Draw, reason: Reason::Agreement });
        }
        let repeated = self.occurrences.get(ply).is_some_and(|occurrence| occurrence.times >= REPETITIONS_DRAW);
        repeated.then_some(Ending { outcome: Outcome::Draw, reason: Reason::Repetition })
    }

    /// Plays a move, which must be among [`Record::legal_moves`]; moves that were taken back and a stated result are
    /// forgotten, unless the move is the next of them.
    pub fn play(&mut self, mv: G::Move) {
        if self.undone().first() == Some(&mv) {
            self.played += 1;
            return;
        }
        let next = self.game.play(self.position(), mv);
        self.forget_undone();
        self.moves.push(mv);
        self.push(next);
        self.played += 1;
    }

    /// Reads and plays a move.
    ///
    /// # Errors
    /// Where the text is not a legal move, or the game is over.
    pub fn play_text(&mut self, text: &str) -> Result<G::Move, TextError> {
        if self.ending().is_some() {
            return Err(TextError::new("move", text, "the game is over", "no move"));
        }
        let mv = self.game.parse_move(self.position(), text)?;
        self.play(mv);
        Ok(mv)
    }

    /// Ends the game as a draw that the players have agreed on. Moves that were taken back are forgotten; taking a move back
    /// takes the game on.
    pub fn agree_on_draw(&mut self) {
        self.forget_undone();
        self.agreed = true;
    }

    /// Takes back or plays again as many moves as lead to the position before move `ply`, or to the last one.
    pub fn go_to(&mut self, ply: usize) {
        self.played = ply.min(self.moves.len());
    }

    /// Takes the last move back; `false` at the beginning.
    pub fn undo(&mut self) -> bool {
        let possible = self.played > 0;
        self.played -= usize::from(possible);
        possible
    }

    /// Plays again the move that was taken back last; `false` where there is none.
    pub fn redo(&mut self) -> bool {
        let possible = self.played < self.moves.len();
        self.played += usize::from(possible);
        possible
    }
}

#[cfg(test)]
mod tests;
