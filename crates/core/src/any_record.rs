//! A game under way whose kind is not known: what front ends hold.

use std::fmt::Debug;

use crate::record::{Headers, Record};
use crate::tabletop::{Board, Piece, Spot, Tabletop, Turn};
use crate::{Ending, Outcome, Player, TextError};

/// A [`Record`] of some game, in terms of no game. Plies are counted from 0: position 0 is the first, and move `ply` leads
/// from position `ply` to the next.
pub trait AnyRecord: Debug {
    /// The ruleset's text.
    fn rules(&self) -> String;
    /// The shape of the board.
    fn board(&self) -> Board;
    /// Whether the spot is played on.
    fn is_played(&self, spot: Spot) -> bool;
    /// The spot's name; `None` for a spot that is not played on.
    fn spot_name(&self, spot: Spot) -> Option<String>;
    /// The present position as text.
    fn position_text(&self) -> String;
    /// The first position as text, where it is not the one in which the ruleset begins.
    fn start_text(&self) -> Option<String>;
    /// The side whose turn it is.
    fn to_move(&self) -> Player;
    /// The side whose turn it was in position `ply`; `None` beyond the last, moves that were taken back included.
    fn to_move_at(&self, ply: usize) -> Option<Player>;
    /// Whether and how the game is over.
    fn ending(&self) -> Option<Ending>;
    /// Whether a draw can be agreed on: only where a game could go on for ever.
    fn can_agree(&self) -> bool;
    /// Whether the players have agreed on a draw after the last of all moves.
    fn agreed(&self) -> bool;
    /// The result of the whole game: see [`Record::result`].
    fn result(&self) -> Option<Outcome>;
    /// What is known about the game besides its moves.
    fn headers(&self) -> &Headers;
    /// What is known about the game, to be changed.
    fn headers_mut(&mut self) -> &mut Headers;
    /// The comment on position `ply`; empty where there is none.
    fn comment(&self, ply: usize) -> &str;
    /// Sets the comment on position `ply`: see [`Record::set_comment`].
    fn set_comment(&mut self, ply: usize, text: &str);
    /// The legal moves of the present position; none once the game is over.
    fn legal_turns(&self) -> Vec<Turn>;
    /// All moves in notation, those that were taken back included.
    fn moves(&self) -> Vec<String>;
    /// The number of moves, those that were taken back included.
    fn plies(&self) -> usize;
    /// How many of the moves are played; the others were taken back.
    fn played(&self) -> usize;
    /// Whether move `ply` is a pass.
    fn is_pass(&self, ply: usize) -> bool;
    /// Move `ply` with all that it touches.
    fn turn(&self, ply: usize) -> Option<Turn>;
    /// The piece on a spot in the present position.
    fn piece(&self, spot: Spot) -> Option<Piece>;
    /// What stands on each spot in position `ply`; empty beyond the last.
    fn pieces_at(&self, ply: usize) -> Vec<Option<Piece>>;
    /// The pieces of light and of dark that count in position `ply`.
    fn counts_at(&self, ply: usize) -> [u32; 2];
    /// The score of the present position, whose game is over, where the game is won by a count.
    fn score(&self) -> Option<[u32; 2]>;
    /// See [`Tabletop::why_not`].
    fn why_not(&self, from: Spot, to: Option<Spot>) -> Option<String>;
    /// Reads and plays a move; moves that were taken back are forgotten, unless it is the next of them.
    ///
    /// # Errors
    /// Where the text is not a legal move, or the game is over.
    fn play(&mut self, text: &str) -> Result<(), TextError>;
    /// Takes back or plays again as many moves as lead to position `ply`, or to the last one.
    fn go_to(&mut self, ply: usize);
    /// Ends the game as a draw that the players have agreed on, until a move is taken back.
    fn agree_on_draw(&mut self);
    /// The same game at its first position, with no moves.
    fn restarted(&self) -> Box<dyn AnyRecord>;
    /// A new game of the same rules that begins with these pieces; see [`Tabletop::arrange`].
    ///
    /// # Errors
    /// Where the game knows no such position.
    fn arranged(&self, pieces: &[Option<Piece>], to_move: Player) -> Result<Box<dyn AnyRecord>, TextError>;
    /// A copy.
    fn boxed(&self) -> Box<dyn AnyRecord>;
}

impl Clone for Box<dyn AnyRecord> {
    fn clone(&self) -> Self {
        self.boxed()
    }
}

impl<G: Tabletop + 'static> AnyRecord for Record<G> {
    fn rules(&self) -> String {
        self.game().ruleset_text()
    }

    fn board(&self) -> Board {
        self.game().board()
    }

    fn is_played(&self, spot: Spot) -> bool {
        self.game().is_played(spot)
    }

    fn spot_name(&self, spot: Spot) -> Option<String> {
        self.game().spot_name(spot)
    }

    fn position_text(&self) -> String {
        self.game().position_text(self.position())
    }

    fn start_text(&self) -> Option<String> {
        let text = self.game().position_text(self.start());
        (text != self.game().position_text(&self.game().start())).then_some(text)
    }

    fn to_move(&self) -> Player {
        Self::to_move(self)
    }

    fn to_move_at(&self, ply: usize) -> Option<Player> {
        self.position_at(ply).map(|position| self.game().to_move(position))
    }

    fn ending(&self) -> Option<Ending> {
        Self::ending(self)
    }

    fn can_agree(&self) -> bool {
        self.game().can_repeat()
    }

    fn agreed(&self) -> bool {
        Self::agreed(self)
    }

    fn result(&self) -> Option<Outcome> {
        Self::result(self)
    }

    fn headers(&self) -> &Headers {
        Self::headers(self)
    }

    fn headers_mut(&mut self) -> &mut Headers {
        Self::headers_mut(self)
    }

    fn comment(&self, ply: usize) -> &str {
        Self::comment(self, ply)
    }

    fn set_comment(&mut self, ply: usize, text: &str) {
        Self::set_comment(self, ply, text);
    }

    fn legal_turns(&self) -> Vec<Turn> {
        self.legal_moves().into_iter().map(|mv| self.game().turn(self.position(), mv)).collect()
    }

    fn moves(&self) -> Vec<String> {
        self.all_moves().iter().map(|&mv| self.game().move_text(mv)).collect()
    }

    fn plies(&self) -> usize {
        self.all_moves().len()
    }

    fn played(&self) -> usize {
        Self::moves(self).len()
    }

    fn is_pass(&self, ply: usize) -> bool {
        self.all_moves().get(ply).is_some_and(|&mv| self.game().path(mv).is_empty())
    }

    fn turn(&self, ply: usize) -> Option<Turn> {
        let mv = *self.all_moves().get(ply)?;
        Some(self.game().turn(self.position_at(ply)?, mv))
    }

    fn piece(&self, spot: Spot) -> Option<Piece> {
        self.game().piece_at(self.position(), spot)
    }

    fn pieces_at(&self, ply: usize) -> Vec<Option<Piece>> {
        let spots = self.game().board().spots();
        self.position_at(ply)
            .map_or_else(Vec::new, |position| spots.map(|spot| self.game().piece_at(position, spot)).collect())
    }

    fn counts_at(&self, ply: usize) -> [u32; 2] {
        self.position_at(ply).map_or([0; 2], |position| self.game().counts(position))
    }

    fn score(&self) -> Option<[u32; 2]> {
        self.game().score(self.position())
    }

    fn why_not(&self, from: Spot, to: Option<Spot>) -> Option<String> {
        self.game().why_not(self.position(), from, to)
    }

    fn play(&mut self, text: &str) -> Result<(), TextError> {
        self.play_text(text).map(|_| ())
    }

    fn go_to(&mut self, ply: usize) {
        Self::go_to(self, ply);
    }

    fn agree_on_draw(&mut self) {
        Self::agree_on_draw(self);
    }

    fn restarted(&self) -> Box<dyn AnyRecord> {
        Box::new(Self::from_position(self.game().clone(), *self.start()))
    }

    fn arranged(&self, pieces: &[Option<Piece>], to_move: Player) -> Result<Box<dyn AnyRecord>, TextError> {
        let position = self.game().arrange(pieces, to_move)?;
        Ok(Box::new(Self::from_position(self.game().clone(), position)))
    }

    fn boxed(&self) -> Box<dyn AnyRecord> {
        Box::new(self.clone())
    }
}
