//! `AnyRecord`: a record of any game, as used by front ends.

use std::fmt::Debug;

use crate::record::play::Record;
use crate::record::{Assessment, Closing, Edit, Headers, NodeId, Shape, Symbol, Tree};
use crate::setup::{Setup, SetupError};
use crate::tabletop::{Board, Piece, Spot, Tabletop, Turn, WhyNot};
use crate::{Ending, Outcome, Player, Reason, TextError};

/// A [`Record`] of any game. Plies are counted from 0 along the current line of its tree: position 0 is the first, and
/// move `ply` leads from position `ply` to the next.
pub trait AnyRecord: Debug {
    /// The ruleset's text.
    fn rules(&self) -> String;
    /// The shape of the board.
    fn board(&self) -> Board;
    /// Whether the spot is part of the board.
    fn is_played(&self, spot: Spot) -> bool;
    /// The spot's name; `None` if it is not part of the board.
    fn spot_name(&self, spot: Spot) -> Option<String>;
    /// The current position as text.
    fn position_text(&self) -> String;
    /// The starting position as text, unless it is the ruleset's own.
    fn start_text(&self) -> Option<String>;
    /// The side to move.
    fn to_move(&self) -> Player;
    /// The side to move in position `ply`; `None` beyond the last position, including moves taken back.
    fn to_move_at(&self, ply: usize) -> Option<Player>;
    /// Whether and how the game is over.
    fn ending(&self) -> Option<Ending>;
    /// Whether the players can agree on a draw, which is possible only if positions can repeat.
    fn can_agree(&self) -> bool;
    /// How the players ended the game at the end of the main line, if it was not over by the rules.
    fn closing(&self) -> Option<Closing>;
    /// The result of the whole game: see [`Record::result`].
    fn result(&self) -> Option<Outcome>;
    /// The headers.
    fn headers(&self) -> &Headers;
    /// The headers, mutably.
    fn headers_mut(&mut self) -> &mut Headers;
    /// The comment on position `ply`; empty if there is none.
    fn comment(&self, ply: usize) -> &str;
    /// The tree: all moves with variations, comments and symbols, and the current line.
    fn tree(&self) -> &Tree;
    /// Sets the comment on a node: see [`Record::set_comment`].
    fn set_comment(&mut self, node: NodeId, text: &str);
    /// Sets the symbols on the move to a node: see [`Record::set_symbols`].
    fn set_symbols(&mut self, node: NodeId, symbols: &[Symbol]);
    /// The move to a node in notation; empty for the root.
    fn move_text(&self, node: NodeId) -> String;
    /// The side to move after a node; `None` if there is no such node.
    fn to_move_of(&self, node: NodeId) -> Option<Player>;
    /// Whether and how the game is over after a node.
    fn ending_of(&self, node: NodeId) -> Option<Ending>;
    /// How the rules decide the position after a node, if they do: not by agreement, resignation or time.
    fn decision_of(&self, node: NodeId) -> Option<Ending> {
        self.ending_of(node).filter(|ending| ending.reason.decides_position())
    }
    /// Whether a pass is the only legal move after a node.
    fn must_pass(&self, node: NodeId) -> bool;
    /// Adds a move after a node: see [`Record::add`].
    ///
    /// # Errors
    /// If the text is not a legal move, the game is over, or the record has its maximum number of moves.
    fn add(&mut self, parent: NodeId, text: &str) -> Result<NodeId, TextError>;
    /// The index of the move to a node among the legal moves, and their number: see [`Record::choice`].
    fn choice(&self, node: NodeId) -> (usize, usize);
    /// Adds a legal move after a node by its index: see [`Record::add_choice`].
    fn add_choice(&mut self, parent: NodeId, choose: &mut dyn FnMut(usize) -> Option<usize>) -> Option<NodeId>;
    /// Goes to a node, and to a line through it: see [`Record::select`].
    fn select(&mut self, node: NodeId);
    /// The legal moves of the current position; empty once the game is over.
    fn legal_turns(&self) -> Vec<Turn>;
    /// All moves of the current line in notation, including those taken back. [`AnyRecord::plies`] and
    /// [`AnyRecord::move_text`] avoid creating all the texts.
    fn moves(&self) -> Vec<String>;
    /// The number of moves of the current line, including those taken back.
    fn plies(&self) -> usize {
        self.tree().plies()
    }
    /// The number of moves played; the moves after them were taken back.
    fn played(&self) -> usize {
        self.tree().played()
    }
    /// Whether move `ply` is a pass.
    fn is_pass(&self, ply: usize) -> bool;
    /// Move `ply` and everything it touches.
    fn turn(&self, ply: usize) -> Option<Turn>;
    /// The piece on a spot in the current position.
    fn piece(&self, spot: Spot) -> Option<Piece>;
    /// The piece on each spot in position `ply`; empty beyond the last.
    fn pieces_at(&self, ply: usize) -> Vec<Option<Piece>>;
    /// The numbers of light and dark pieces that count in position `ply`.
    fn counts_at(&self, ply: usize) -> [u32; 2];
    /// The score of the current position if the game is over and won by counting.
    fn score(&self) -> Option<[u32; 2]>;
    /// See [`Tabletop::why_not`].
    fn why_not(&self, from: Spot, to: Option<Spot>) -> Vec<WhyNot>;
    /// See [`Tabletop::open_rows`].
    fn open_rows(&self, spot: Spot) -> Vec<Vec<Spot>>;
    /// See [`Tabletop::confined_to`]: in position `ply`.
    fn confined_at(&self, ply: usize) -> Option<Vec<Spot>>;
    /// Parses and plays a move, and makes its line the main one. Moves that were taken back remain as a variation.
    ///
    /// # Errors
    /// If the text is not a legal move, the game is over, or the record has its maximum number of moves.
    fn play(&mut self, text: &str) -> Result<(), TextError>;
    /// Plays a move of a stored game, also after a draw that nobody claimed: see [`Record::replay`].
    ///
    /// # Errors
    /// As for [`AnyRecord::play`].
    fn replay(&mut self, text: &str) -> Result<(), TextError>;
    /// The first draw of the main line that nobody claimed: see [`Record::unclaimed_draw`].
    fn unclaimed_draw(&self) -> Option<(usize, Reason)>;
    /// Plays one of [`AnyRecord::legal_turns`] of the current position, and makes its line the main one.
    ///
    /// # Errors
    /// If the turn is not legal, the game is over, or the record has its maximum number of moves.
    fn play_turn(&mut self, turn: &Turn) -> Result<(), TextError>;
    /// Adds one of the legal turns as the last variation, unless it exists, and goes to it.
    ///
    /// # Errors
    /// As for [`AnyRecord::play_turn`].
    fn explore_turn(&mut self, turn: &Turn) -> Result<(), TextError>;
    /// Undoes or redoes moves up to position `ply`, or to the last one.
    fn go_to(&mut self, ply: usize);
    /// Ends the game by agreement, resignation or time: see [`Record::close`].
    fn close(&mut self, how: Closing);
    /// Reorders or deletes moves: see [`Record::edit`].
    fn edit(&mut self, edit: Edit) -> bool;
    /// A new record with the same rules and starting position.
    fn restarted(&self) -> Box<dyn AnyRecord>;
    /// A new record with the same rules that starts from this setup; see [`Tabletop::set_up`].
    ///
    /// # Errors
    /// If the rules have no such position.
    fn set_up(&self, setup: &Setup) -> Result<Box<dyn AnyRecord>, SetupError>;
    /// A copy.
    fn boxed(&self) -> Box<dyn AnyRecord>;

    /// The moves played, up to the current position.
    fn played_moves(&self) -> Vec<String> {
        self.moves().into_iter().take(self.played()).collect()
    }

    /// The first moves of the current line as a game of their own, without headers, comments and variations. A draw that
    /// nobody claimed stays unclaimed.
    fn first_moves(&self, plies: usize) -> Box<dyn AnyRecord> {
        let mut copy = self.restarted();
        let line = self.tree().line();
        for &node in line.iter().skip(1).take(plies) {
            // The move was legal in this record.
            let _ = copy.replay(&self.move_text(node));
        }
        let ending = line.get(copy.played()).and_then(|&last| self.ending_of(last));
        let drawn = copy.ending().filter(|ending| ending.reason.is_claimed());
        copy.headers_mut().is_unclaimed = drawn.is_some() && ending != drawn;
        copy
    }

    /// Sets the words of the comment on a node, as [`Record::set_comment`] does, and keeps its assessment and what is
    /// drawn. Drawing commands within the words take effect too.
    fn set_words(&mut self, node: NodeId, text: &str) {
        let comment = self.tree().shape_texts(node).join(text);
        self.set_comment(node, &self.tree().assessment(node).join(&comment));
    }

    /// The circles and arrows drawn on a position.
    fn shapes(&self, node: NodeId) -> Vec<Shape> {
        let names: Vec<_> = self.board().spots().filter_map(|spot| Some((self.spot_name(spot)?, spot))).collect();
        let spot = |text: &str| {
            let text = text.trim_start_matches('0');
            names.iter().find(|(name, _)| name == text).map(|(_, spot)| *spot)
        };
        self.tree().shape_texts(node).on_board(spot)
    }

    /// Draws a shape on a position, or removes it if it is drawn already.
    fn draw(&mut self, node: NodeId, shape: Shape) {
        let mut texts = self.tree().shape_texts(node);
        if texts.toggle(shape, |spot| self.spot_name(spot)).is_some() {
            let comment = texts.join(self.tree().words(node));
            self.set_comment(node, &self.tree().assessment(node).join(&comment));
        }
    }

    /// Removes all circles and arrows of a position.
    fn erase(&mut self, node: NodeId) {
        self.set_comment(node, &self.tree().assessment(node).join(self.tree().words(node)));
    }

    /// Sets the assessment of a node and keeps the words of its comment, which are cut off if there is not enough room.
    fn set_assessment(&mut self, node: NodeId, assessment: Assessment) {
        self.set_comment(node, &assessment.join(self.tree().comment_without_assessment(node)));
    }
}

impl Clone for Box<dyn AnyRecord> {
    fn clone(&self) -> Self {
        self.boxed()
    }
}

/// Implements methods by the inherent ones with the same names.
macro_rules! forward {
    (
        $(fn $name:ident(&self $(, $argument:ident: $Type:ty)*) -> $Result:ty;)*
        mut $(fn $mut_name:ident(&mut self $(, $mut_argument:ident: $MutType:ty)*) $(-> $MutResult:ty)?;)*
    ) => {
        $(fn $name(&self $(, $argument: $Type)*) -> $Result { Self::$name(self $(, $argument)*) })*
        $(fn $mut_name(&mut self $(, $mut_argument: $MutType)*) $(-> $MutResult)? {
            Self::$mut_name(self $(, $mut_argument)*)
        })*
    };
}

impl<G: Tabletop + 'static> AnyRecord for Record<G> {
    forward! {
        fn to_move(&self) -> Player;
        fn ending(&self) -> Option<Ending>;
        fn closing(&self) -> Option<Closing>;
        fn result(&self) -> Option<Outcome>;
        fn headers(&self) -> &Headers;
        fn comment(&self, ply: usize) -> &str;
        fn tree(&self) -> &Tree;
        fn ending_of(&self, node: NodeId) -> Option<Ending>;
        fn choice(&self, node: NodeId) -> (usize, usize);
        fn unclaimed_draw(&self) -> Option<(usize, Reason)>;
        fn legal_turns(&self) -> Vec<Turn>;
        mut
        fn headers_mut(&mut self) -> &mut Headers;
        fn set_comment(&mut self, node: NodeId, text: &str);
        fn set_symbols(&mut self, node: NodeId, symbols: &[Symbol]);
        fn add(&mut self, parent: NodeId, text: &str) -> Result<NodeId, TextError>;
        fn add_choice(&mut self, parent: NodeId, choose: &mut dyn FnMut(usize) -> Option<usize>) -> Option<NodeId>;
        fn select(&mut self, node: NodeId);
        fn go_to(&mut self, ply: usize);
        fn replay(&mut self, text: &str) -> Result<(), TextError>;
        fn play_turn(&mut self, turn: &Turn) -> Result<(), TextError>;
        fn explore_turn(&mut self, turn: &Turn) -> Result<(), TextError>;
        fn close(&mut self, how: Closing);
        fn edit(&mut self, edit: Edit) -> bool;
    }

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

    fn to_move_at(&self, ply: usize) -> Option<Player> {
        self.position_at(ply).map(|position| self.game().to_move(position))
    }

    fn can_agree(&self) -> bool {
        self.game().can_repeat()
    }

    fn move_text(&self, node: NodeId) -> String {
        self.move_of(node).map_or_else(String::new, |mv| self.game().move_text(mv))
    }

    fn to_move_of(&self, node: NodeId) -> Option<Player> {
        self.position_of(node).map(|position| self.game().to_move(position))
    }

    fn must_pass(&self, node: NodeId) -> bool {
        self.position_of(node).is_some_and(|position| match self.game().moves(position).as_slice() {
            [only] => self.game().move_text(*only) == "pass" && self.ending_of(node).is_none(),
            _ => false,
        })
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

#[cfg(test)]
mod tests {
    use crate::GameId;
    use crate::family::AnyGame;

    /// Plays each game to its end, but at most 60 plies, always choosing the legal turn in the middle of the list.
    #[test]
    fn turns_are_played_like_their_notation() {
        for game in GameId::ALL {
            let (mut by_turn, mut by_text) = (AnyGame::from(game).record(), AnyGame::from(game).record());
            let mut explored = AnyGame::from(game).record();
            let first = by_turn.legal_turns().swap_remove(0);
            for _ in 0..60 {
                let mut legal = by_turn.legal_turns();
                if legal.is_empty() {
                    break;
                }
                let turn = legal.swap_remove(legal.len() / 2);
                by_turn.play_turn(&turn).unwrap();
                explored.explore_turn(&turn).unwrap();
                by_text.play(&turn.text).unwrap();
                assert_eq!(by_turn.position_text(), by_text.position_text());
                assert_eq!(explored.position_text(), by_text.position_text());
                if by_turn.legal_turns().iter().all(|turn| turn.path != first.path) {
                    assert!(by_turn.play_turn(&first).is_err(), "{}", first.text);
                }
            }
            assert_eq!(by_turn.moves(), by_text.moves());
        }
    }

    #[test]
    fn an_explored_turn_is_a_variation_and_a_played_one_the_main_line() {
        let mut record = AnyGame::from(GameId::Othello).record();
        let turns = record.legal_turns();
        record.play_turn(&turns[0]).unwrap();
        record.go_to(0);
        record.explore_turn(&turns[1]).unwrap();
        assert_eq!(record.moves(), [turns[1].text.clone()]);
        let main = |record: &dyn super::AnyRecord| record.move_text(record.tree().main_line().last().unwrap());
        assert_eq!(main(&*record), turns[0].text);
        record.go_to(0);
        record.play_turn(&turns[1]).unwrap();
        assert_eq!(main(&*record), turns[1].text);
    }
}
