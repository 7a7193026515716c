//! A game under way whose kind is not known: what front ends hold.

use std::fmt::Debug;

use crate::record::play::Record;
use crate::record::{Assessment, Closing, Edit, EditOrder, Headers, NodeId, Symbol, Tree};
use crate::setup::{Setup, SetupError};
use crate::tabletop::{Board, Piece, Spot, Tabletop, Turn, WhyNot};
use crate::{Ending, Outcome, Player, TextError};

/// A [`Record`] of some game, in terms of no game. Plies are counted from 0 along the present line of its tree: position 0 is
/// the first, and move `ply` leads from position `ply` to the next.
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
    /// How the players have ended the game at the end of the main line, where by the rules it could go on.
    fn closing(&self) -> Option<Closing>;
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
    /// All moves with their variations, comments and symbols, and the present line.
    fn tree(&self) -> &Tree;
    /// Sets the comment on a node: see [`Record::set_comment`].
    fn set_comment_of(&mut self, node: NodeId, text: &str);
    /// Sets the symbols on the move to a node: see [`Record::set_symbols`].
    fn set_symbols(&mut self, node: NodeId, symbols: &[Symbol]);
    /// The move to a node in notation; empty for the first one.
    fn move_text(&self, node: NodeId) -> String;
    /// The side whose turn it is behind a node; `None` where there is no such node.
    fn to_move_of(&self, node: NodeId) -> Option<Player>;
    /// Whether and how the game is over behind a node.
    fn ending_of(&self, node: NodeId) -> Option<Ending>;
    /// Whether a pass is the only legal move behind a node.
    fn must_pass(&self, node: NodeId) -> bool;
    /// Adds a move behind a node: see [`Record::add`].
    ///
    /// # Errors
    /// Where the text is not a legal move there, the game is over, or it has as many moves as a game can have.
    fn add(&mut self, parent: NodeId, text: &str) -> Result<NodeId, TextError>;
    /// Which of how many legal moves leads to a node: see [`Record::choice`].
    fn choice(&self, node: NodeId) -> (usize, usize);
    /// Adds one of the legal moves behind a node: see [`Record::add_choice`].
    fn add_choice(&mut self, parent: NodeId, choose: &mut dyn FnMut(usize) -> Option<usize>) -> Option<NodeId>;
    /// Goes to a node and the line through it: see [`Record::select`].
    fn select(&mut self, node: NodeId);
    /// The legal moves of the present position; none once the game is over.
    fn legal_turns(&self) -> Vec<Turn>;
    /// All moves of the present line in notation, those that were taken back included. Where their number will do, or one of
    /// them, [`AnyRecord::plies`] and [`AnyRecord::move_text`] make no texts that nobody reads.
    fn moves(&self) -> Vec<String>;
    /// The number of moves of the present line, those that were taken back included.
    fn plies(&self) -> usize {
        self.tree().plies()
    }
    /// How many of the moves are played; the others were taken back.
    fn played(&self) -> usize {
        self.tree().played()
    }
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
    fn why_not(&self, from: Spot, to: Option<Spot>) -> Vec<WhyNot>;
    /// See [`Tabletop::open_rows`].
    fn open_rows(&self, spot: Spot) -> Vec<Vec<Spot>>;
    /// See [`Tabletop::confined_to`]: in position `ply`.
    fn confined_at(&self, ply: usize) -> Option<Vec<Spot>>;
    /// Reads and plays a move, and makes its line the main one; moves that were taken back stay beside it as a variation.
    ///
    /// # Errors
    /// Where the text is not a legal move, the game is over, or it has as many moves as a game can have.
    fn play(&mut self, text: &str) -> Result<(), TextError>;
    /// Takes back or plays again as many moves as lead to position `ply`, or to the last one.
    fn go_to(&mut self, ply: usize);
    /// Ends the game as its players will have it: see [`Record::close`].
    fn close(&mut self, how: Closing);
    /// Makes an edit: see [`Record::edit`]. The order is that of the method `edit`.
    fn carry_out(&mut self, order: EditOrder) -> bool;
    /// The same game at its first position, with no moves.
    fn restarted(&self) -> Box<dyn AnyRecord>;
    /// A new game of the same rules that begins with the position of these parts; see [`Tabletop::set_up`].
    ///
    /// # Errors
    /// Where the rules know no such position.
    fn set_up(&self, setup: &Setup) -> Result<Box<dyn AnyRecord>, SetupError>;
    /// A copy.
    fn boxed(&self) -> Box<dyn AnyRecord>;
}

/// What is made of the other methods. It is no part of the trait, so that a program which does not call it has none of it.
impl dyn AnyRecord + '_ {
    /// Changes the order of moves, or deletes some: see [`Record::edit`].
    pub fn edit(&mut self, edit: Edit) -> bool {
        self.carry_out(EditOrder::new(edit))
    }

    /// Sets the words of the comment on a node: see [`Record::set_words`].
    pub fn set_words(&mut self, node: NodeId, text: &str) {
        self.set_comment_of(node, &self.tree().assessment(node).join(text));
    }

    /// Sets the assessment of a node: see [`Record::set_assessment`].
    pub fn set_assessment(&mut self, node: NodeId, assessment: Assessment) {
        self.set_comment_of(node, &assessment.join(self.tree().words(node)));
    }
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

    fn closing(&self) -> Option<Closing> {
        Self::closing(self)
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

    fn tree(&self) -> &Tree {
        Self::tree(self)
    }

    fn set_comment_of(&mut self, node: NodeId, text: &str) {
        Self::set_comment_of(self, node, text);
    }

    fn set_symbols(&mut self, node: NodeId, symbols: &[Symbol]) {
        Self::set_symbols(self, node, symbols);
    }

    fn move_text(&self, node: NodeId) -> String {
        self.move_of(node).map_or_else(String::new, |mv| self.game().move_text(mv))
    }

    fn to_move_of(&self, node: NodeId) -> Option<Player> {
        self.position_of(node).map(|position| self.game().to_move(position))
    }

    fn ending_of(&self, node: NodeId) -> Option<Ending> {
        Self::ending_of(self, node)
    }

    fn must_pass(&self, node: NodeId) -> bool {
        self.position_of(node).is_some_and(|position| match self.game().moves(position).as_slice() {
            [only] => self.game().move_text(*only) == "pass" && self.ending_of(node).is_none(),
            _ => false,
        })
    }

    fn add(&mut self, parent: NodeId, text: &str) -> Result<NodeId, TextError> {
        Self::add(self, parent, text)
    }

    fn choice(&self, node: NodeId) -> (usize, usize) {
        Self::choice(self, node)
    }

    fn add_choice(&mut self, parent: NodeId, choose: &mut dyn FnMut(usize) -> Option<usize>) -> Option<NodeId> {
        Self::add_choice(self, parent, choose)
    }

    fn select(&mut self, node: NodeId) {
        Self::select(self, node);
    }

    fn legal_turns(&self) -> Vec<Turn> {
        self.legal_moves().into_iter().map(|mv| self.game().turn(self.position(), mv)).collect()
    }

    fn moves(&self) -> Vec<String> {
        self.all_moves().iter().map(|&mv| self.game().move_text(mv)).collect()
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

    fn why_not(&self, from: Spot, to: Option<Spot>) -> Vec<WhyNot> {
        self.game().why_not(self.position(), from, to)
    }

    fn open_rows(&self, spot: Spot) -> Vec<Vec<Spot>> {
        self.game().open_rows(self.position(), spot)
    }

    fn confined_at(&self, ply: usize) -> Option<Vec<Spot>> {
        self.game().confined_to(self.position_at(ply)?)
    }

    fn play(&mut self, text: &str) -> Result<(), TextError> {
        self.play_text(text).map(|_| ())
    }

    fn go_to(&mut self, ply: usize) {
        Self::go_to(self, ply);
    }

    fn close(&mut self, how: Closing) {
        Self::close(self, how);
    }

    fn carry_out(&mut self, order: EditOrder) -> bool {
        Self::carry_out(self, order)
    }

    fn restarted(&self) -> Box<dyn AnyRecord> {
        Box::new(Self::from_position(self.game().clone(), *self.start()))
    }

    fn set_up(&self, setup: &Setup) -> Result<Box<dyn AnyRecord>, SetupError> {
        let position = self.game().set_up(setup)?;
        Ok(Box::new(Self::from_position(self.game().clone(), position)))
    }

    fn boxed(&self) -> Box<dyn AnyRecord> {
        Box::new(self.clone())
    }
}
