//! A game under way: where it began, its moves, and undo and redo.

use crate::{Ending, Game, Outcome, Player, Reason, TextError};

/// Occurrences of a position, with the same side to move, that end the game as a draw.
pub const REPETITIONS_DRAW: usize = 3;

/// A game from its first position to the present one, and the moves that were taken back and can be redone.
#[derive(Clone, Debug)]
pub struct Record<G: Game> {
    game: G,
    /// Positions before each move and after the last: always one more than `moves`.
    positions: Vec<G::Position>,
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
        Self { game, positions: vec![start], moves: Vec::new(), played: 0, agreed: false }
    }

    /// A game from any position.
    pub fn from_position(game: G, position: G::Position) -> Self {
        Self { game, positions: vec![position], moves: Vec::new(), played: 0, agreed: false }
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
        let position = self.position();
        let ending = self.game.ending(position, &self.game.moves(position));
        if ending.is_some() {
            return ending;
        }
        if self.agreed && self.undone().is_empty() {
            return Some(Ending { outcome: Outcome::Draw, reason: Reason::Agreement });
        }
        if !self.game.can_repeat() {
            return None;
        }
        let occurrences = self.positions().iter().filter(|&earlier| earlier == position).count();
        (occurrences >= REPETITIONS_DRAW).then_some(Ending { outcome: Outcome::Draw, reason: Reason::Repetition })
    }

    /// Plays a move, which must be among [`Record::legal_moves`]; moves that were taken back are forgotten, unless the
    /// move is the next of them.
    pub fn play(&mut self, mv: G::Move) {
        if self.undone().first() == Some(&mv) {
            self.played += 1;
            return;
        }
        let next = self.game.play(self.position(), mv);
        self.agreed = false;
        self.moves.truncate(self.played);
        self.positions.truncate(self.played + 1);
        self.moves.push(mv);
        self.positions.push(next);
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
        self.moves.truncate(self.played);
        self.positions.truncate(self.played + 1);
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
