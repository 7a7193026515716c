//! `Record`: the record of a known game.

use std::cell::OnceCell;

use alquerque_language::{Phrase, message};

use super::headers::{Headers, comment_text};
use super::marks::Symbol;
use super::tree::edit::Edit;
use super::tree::{Closing, MAX_MOVES, MAX_PLIES, NodeId, Tree};
use crate::error::{is_over, one_of};
use crate::key::hash_of;
use crate::tabletop::{Tabletop, Turn};
use crate::{Ending, Game, Notation, Outcome, Player, Reason, TextError};

pub use crate::game::REPETITIONS_DRAW;

/// A node's data besides the tree structure.
#[derive(Clone, Debug)]
struct Node<G: Game> {
    /// The move that leads to it; `None` for the root.
    mv: Option<G::Move>,
    position: G::Position,
    /// The position's hash, if positions can repeat.
    hash: u64,
    /// How often the position has occurred on the path up to and including this node.
    times: usize,
    /// The index of the move among the legal moves and their number, cached on first use.
    choice: OnceCell<(usize, usize)>,
}

/// A game as a tree of variations: see [`Tree`]. Moves and plies refer to the current line, whose last moves may have
/// been taken back. Playing a move makes its line the main one; no move that was played is lost.
#[derive(Clone, Debug)]
pub struct Record<G: Game> {
    game: G,
    tree: Tree,
    /// Indexed by [`NodeId`].
    nodes: Vec<Node<G>>,
    /// The moves of the current line.
    moves: Vec<G::Move>,
    /// The positions of the current line, always one more than its moves.
    positions: Vec<G::Position>,
    headers: Headers,
}

impl<G: Notation> Record<G> {
    /// A new game.
    pub fn new(game: G) -> Self {
        let start = game.start();
        Self::from_position(game, start)
    }

    /// A game from a position.
    pub fn from_position(game: G, position: G::Position) -> Self {
        let key = hash_of((game.ruleset_text(), position));
        let mut record = Self {
            game,
            tree: Tree::new(key),
            nodes: Vec::new(),
            moves: Vec::new(),
            positions: vec![position],
            headers: Headers::default(),
        };
        record.push_node(None, position, None);
        record
    }

    /// Replays `moves` from the starting position.
    ///
    /// # Errors
    /// At the first text that is not a legal move.
    pub fn from_moves<'a>(game: G, moves: impl IntoIterator<Item = &'a str>) -> Result<Self, TextError> {
        Self::from_start_and_moves(game, None, moves)
    }

    /// Replays `moves` from the position `start`, or from the starting position.
    ///
    /// # Errors
    /// If `start` is not a position, and at the first text that is not a legal move.
    pub fn from_start_and_moves<'a>(
        game: G,
        start: Option<&str>,
        moves: impl IntoIterator<Item = &'a str>,
    ) -> Result<Self, TextError> {
        let start = start.map_or_else(|| Ok(game.start()), |text| game.parse_position(text))?;
        let mut record = Self::from_position(game, start);
        for text in moves {
            record.replay(text)?;
        }
        Ok(record)
    }

    /// The game and its rules.
    pub fn game(&self) -> &G {
        &self.game
    }

    /// The tree: all moves with variations, comments and symbols, and the current line.
    pub fn tree(&self) -> &Tree {
        &self.tree
    }

    /// The starting position.
    pub fn start(&self) -> &G::Position {
        &self.positions[0]
    }

    /// The current position.
    pub fn position(&self) -> &G::Position {
        &self.positions[self.tree.played()]
    }

    /// The history: all positions from the first to the current one.
    pub fn positions(&self) -> &[G::Position] {
        &self.positions[..=self.tree.played()]
    }

    /// The positions that have occurred twice and can still occur again, which would draw the game.
    pub fn repeated(&self) -> Vec<G::Position> {
        let can_come_again = self.game.quiet_plies(self.position()) + 1;
        let positions = self.positions();
        let recent = &positions[positions.len().saturating_sub(can_come_again)..];
        let is_repeated = |&(index, position): &(usize, &G::Position)| recent[..index].contains(position);
        recent.iter().enumerate().filter(is_repeated).map(|(_, position)| *position).collect()
    }

    /// The moves that led to the current position.
    pub fn moves(&self) -> &[G::Move] {
        &self.moves[..self.tree.played()]
    }

    /// All moves of the line, including those taken back.
    pub fn all_moves(&self) -> &[G::Move] {
        &self.moves
    }

    /// The position before move `ply`, counted from 0, or after the last of all moves; `None` beyond it.
    pub fn position_at(&self, ply: usize) -> Option<&G::Position> {
        self.positions.get(ply)
    }

    /// The position of a node; `None` if there is no such node.
    pub fn position_of(&self, node: NodeId) -> Option<&G::Position> {
        self.nodes.get(node.index()).map(|node| &node.position)
    }

    /// The move that leads to a node; `None` for the root.
    pub fn move_of(&self, node: NodeId) -> Option<G::Move> {
        self.nodes.get(node.index())?.mv
    }

    fn push_node(&mut self, mv: Option<G::Move>, position: G::Position, parent: Option<NodeId>) {
        let (mut hash, mut times) = (0, 1);
        if self.game.can_repeat() {
            hash = hash_of(position);
            // Positions before an irreversible move cannot occur again.
            let quiet = self.game.quiet_plies(&position);
            let way = parent.into_iter().flat_map(|parent| self.tree.back_from(parent)).take(quiet);
            let mut earlier = way.map(|node| &self.nodes[node.index()]);
            let last = earlier.find(|earlier| earlier.hash == hash && earlier.position == position);
            times = last.map_or(1, |last| last.times + 1);
        }
        self.nodes.push(Node { mv, position, hash, times, choice: OnceCell::new() });
    }

    /// The node after a move, which is added if it does not exist. The move must be legal.
    fn child(&mut self, parent: NodeId, mv: G::Move) -> (NodeId, bool) {
        if let Some(existing) = self.tree.children(parent).find(|&child| self.move_of(child) == Some(mv)) {
            return (existing, false);
        }
        let position = self.game.play_unchecked(&self.nodes[parent.index()].position, mv);
        self.push_node(Some(mv), position, Some(parent));
        let node = self.tree.add(parent, hash_of((self.tree.key(parent), mv)));
        self.follow(self.moves.len());
        (node, true)
    }

    /// Updates the line's moves and positions from ply `common_plies` on.
    fn follow(&mut self, common_plies: usize) {
        self.moves.truncate(common_plies);
        self.positions.truncate(common_plies + 1);
        for node in self.tree.line().iter().skip(common_plies + 1) {
            let node = &self.nodes[node.index()];
            self.moves.extend(node.mv);
            self.positions.push(node.position);
        }
    }

    /// The headers.
    pub fn headers(&self) -> &Headers {
        &self.headers
    }

    /// The headers, mutably.
    pub fn headers_mut(&mut self) -> &mut Headers {
        &mut self.headers
    }

    /// The comment on the position before move `ply`, counted from 0, or after the last move; empty if there is none.
    pub fn comment(&self, ply: usize) -> &str {
        self.tree.line().get(ply).map_or("", |&node| self.tree.comment(node))
    }

    /// Sets the comment on a node: blank lines separate paragraphs, all other space becomes a single one, control
    /// characters are dropped, and text beyond [`MAX_COMMENT_LEN`](super::MAX_COMMENT_LEN) is cut off. Does nothing if the
    /// node doesn't exist.
    pub fn set_comment(&mut self, node: NodeId, text: &str) {
        self.tree.set_comment(node, comment_text(text));
    }

    /// Sets the symbols on the move to a node, without duplicates and at most [`MAX_SYMBOLS`](super::MAX_SYMBOLS).
    pub fn set_symbols(&mut self, node: NodeId, symbols: &[Symbol]) {
        self.tree.set_symbols(node, symbols);
    }

    /// How the players ended the game at the end of the main line, if it was not over by the rules.
    pub fn closing(&self) -> Option<Closing> {
        self.tree.closed.map(|(_, how)| how)
    }

    /// The result of the game, which is that of its main line, including moves taken back: by the rules or by the
    /// players' ending, otherwise the stated one.
    pub fn result(&self) -> Option<Outcome> {
        let last = self.tree.main_line().last();
        last.and_then(|last| self.ending_of(last)).map(|ending| ending.outcome).or(self.headers.result)
    }

    /// The side to move.
    pub fn to_move(&self) -> Player {
        self.game.to_move(self.position())
    }

    /// The legal moves of the current position; empty once the game is over.
    pub fn legal_moves(&self) -> Vec<G::Move> {
        if self.ending().is_some() { Vec::new() } else { self.game.moves(self.position()) }
    }

    /// Whether and how the game is over.
    pub fn ending(&self) -> Option<Ending> {
        let node = self.tree.current();
        // If the line goes on, the players have not ended it.
        if self.tree.played() == self.tree.plies() { self.ending_of(node) } else { self.ending_by_rules(node) }
    }

    /// Whether and how the game is over after a node. A draw that has to be claimed ends it only if no moves follow, and
    /// if [`Headers::is_unclaimed`] is not set.
    pub fn ending_of(&self, node: NodeId) -> Option<Ending> {
        let closed = self.tree.closed.filter(|&(closed, _)| closed == node).map(|(_, how)| how.ending());
        match self.rules_ending(node) {
            Some(draw) if draw.reason.is_claimed() => closed.or_else(|| Some(draw).filter(|_| self.is_claimed(node))),
            ending => ending.or(closed),
        }
    }

    fn ending_by_rules(&self, node: NodeId) -> Option<Ending> {
        self.rules_ending(node).filter(|ending| !ending.reason.is_claimed() || self.is_claimed(node))
    }

    /// Whether and how the game is over after a node by rules that no player has to claim.
    fn ending_without_claim(&self, node: NodeId) -> Option<Ending> {
        self.rules_ending(node).filter(|ending| !ending.reason.is_claimed())
    }

    /// How the game is over after a node, if every draw is claimed.
    fn rules_ending(&self, node: NodeId) -> Option<Ending> {
        let Node { position, times, .. } = self.nodes.get(node.index())?;
        let repeated = (*times >= REPETITIONS_DRAW).then_some(Ending::draw(Reason::Repetition));
        self.game.ending(position, &self.game.moves(position)).or(repeated)
    }

    /// Whether a draw that is possible after a node has been claimed: the game did not go on.
    fn is_claimed(&self, node: NodeId) -> bool {
        let is_last = || self.tree.main_line().last() == Some(node);
        self.tree.first_child(node).is_none() && !(self.headers.is_unclaimed && is_last())
    }

    /// The first position of the main line in which a player could have claimed a draw, but the game went on or ended
    /// otherwise: the number of moves before it, and the rule.
    pub fn unclaimed_draw(&self) -> Option<(usize, Reason)> {
        let mut plies = self.tree.main_line().enumerate();
        plies.find_map(|(ply, node)| {
            let draw = self.rules_ending(node).filter(|ending| ending.reason.is_claimed() && !self.is_claimed(node));
            draw.map(|draw| (ply, draw.reason))
        })
    }

    /// Plays a move, which must be among [`Record::legal_moves`], and makes its line the main one. The line that it
    /// replaces remains as a variation. If the main line changes, a stated result and the players' ending are dropped.
    pub fn play_unchecked(&mut self, mv: G::Move) {
        let current = self.tree.current();
        let (node, is_new) = self.child(current, mv);
        // Playing on revokes the ending.
        let goes_on = self.tree.closed.is_some_and(|(closed, _)| self.tree.is_played(closed));
        if goes_on {
            self.tree.closed = None;
        }
        self.select(node);
        if self.tree.promote() || is_new || goes_on {
            self.tree.closed = None;
            self.headers.result = None;
            self.headers.is_unclaimed = false;
        }
    }

    /// Parses and plays a move.
    ///
    /// # Errors
    /// If the text is not a legal move, the game is over, or the record has its maximum number of moves.
    pub fn play_text(&mut self, text: &str) -> Result<G::Move, TextError> {
        if self.ending().is_some() {
            return Err(is_over(text));
        }
        let mv = self.read(self.tree.current(), text)?;
        self.play_unchecked(mv);
        Ok(mv)
    }

    /// Plays a move of a stored game as [`Record::play_text`] does, also after a draw that nobody claimed.
    ///
    /// # Errors
    /// If the text is not a legal move, the game is over, or the record has its maximum number of moves.
    pub fn replay(&mut self, text: &str) -> Result<(), TextError> {
        if self.ending_without_claim(self.tree.current()).is_some() {
            return Err(is_over(text));
        }
        let mv = self.read(self.tree.current(), text)?;
        self.play_unchecked(mv);
        Ok(())
    }

    fn read(&self, node: NodeId, text: &str) -> Result<G::Move, TextError> {
        let Some(Node { position, .. }) = self.nodes.get(node.index()) else {
            return Err(TextError::new("move", text, message::PROBLEM_NO_POSITION, message::EXPECTED_POSITION));
        };
        let mv = self.game.parse_move(position, text)?;
        self.check_room(node, mv, text)?;
        Ok(mv)
    }

    /// Checks that the tree has room for a move after a node; `text` is quoted in the error.
    fn check_room(&self, node: NodeId, mv: G::Move, text: &str) -> Result<(), TextError> {
        let problem = if self.tree.ply(node) >= MAX_PLIES {
            Phrase::new(message::PROBLEM_FULL).number("moves", MAX_PLIES)
        } else if self.tree.len() > MAX_MOVES && !self.tree.children(node).any(|child| self.move_of(child) == Some(mv))
        {
            Phrase::new(message::PROBLEM_FULL_WITH_VARIATIONS).number("moves", MAX_MOVES)
        } else {
            return Ok(());
        };
        Err(TextError::new("move", text, problem, message::EXPECTED_SHORTER_GAME))
    }

    /// Parses a move and adds it after a node as its last variation, unless it exists, also after a draw that nobody
    /// claimed. The current position does not change.
    ///
    /// # Errors
    /// If the text is not a legal move, the game is over, or the record has its maximum number of moves.
    pub fn add(&mut self, parent: NodeId, text: &str) -> Result<NodeId, TextError> {
        if self.ending_without_claim(parent).is_some() {
            return Err(is_over(text));
        }
        let mv = self.read(parent, text)?;
        Ok(self.child(parent, mv).0)
    }

    /// The legal moves after a node and their texts; empty once the game is over, except by a draw that has to be claimed.
    fn moves_behind(&self, node: NodeId) -> (Vec<G::Move>, Vec<String>) {
        let position = self.position_of(node).filter(|_| self.ending_without_claim(node).is_none());
        let moves = position.map_or_else(Vec::new, |position| self.game.moves(position));
        let texts = moves.iter().map(|&mv| self.game.move_text(mv)).collect();
        (moves, texts)
    }

    /// The index of the move to a node among the legal moves, sorted by text and so independent of the move generator,
    /// and their number; `(0, 0)` for the root.
    pub fn choice(&self, node: NodeId) -> (usize, usize) {
        let Some((data, parent)) = self.nodes.get(node.index()).zip(self.tree.parent(node)) else { return (0, 0) };
        *data.choice.get_or_init(|| {
            let own = data.mv.map_or_else(String::new, |mv| self.game.move_text(mv));
            let (_, texts) = self.moves_behind(parent);
            (texts.iter().filter(|&text| *text < own).count(), texts.len())
        })
    }

    /// Adds a legal move after a node by its index in the order of their texts; `choose` gets their number. `None` if
    /// there is no such move, or it exists already.
    pub fn add_choice(&mut self, parent: NodeId, choose: &mut dyn FnMut(usize) -> Option<usize>) -> Option<NodeId> {
        if self.tree.ply(parent) >= MAX_PLIES || self.tree.len() > MAX_MOVES {
            return None;
        }
        let (moves, texts) = self.moves_behind(parent);
        let index = if moves.is_empty() { None } else { choose(moves.len()) }?;
        let mut sorted = texts.clone();
        sorted.sort_unstable();
        let chosen = sorted.get(index)?;
        let mv = moves[texts.iter().position(|text| text == chosen)?];
        let (node, is_new) = self.child(parent, mv);
        self.nodes[node.index()].choice = OnceCell::from((index, moves.len()));
        is_new.then_some(node)
    }

    /// Goes to a node. If it is not on the current line, a line through it becomes current, but not main. Does nothing
    /// if there is no such node.
    pub fn select(&mut self, node: NodeId) {
        if self.tree.has(node) {
            let common_plies = self.tree.select(node);
            self.follow(common_plies);
        }
    }

    /// Ends the game in the current position by agreement, resignation or time: the main line ends here. Playing on
    /// revokes it.
    pub fn close(&mut self, how: Closing) {
        self.tree.close(how);
        self.headers.result = None;
        self.headers.is_unclaimed = false;
        self.follow(self.tree.played());
    }

    /// Reorders or deletes moves; `false` if nothing changes. If the main line changes, a stated result is dropped, and
    /// so is the players' ending if it is no longer at the end of the main line.
    ///
    /// To undo an edit, go back to a copy. Copying 2,000 nodes, each with a comment, takes about a tenth of a
    /// millisecond and half a megabyte.
    pub fn edit(&mut self, edit: Edit) -> bool {
        let Some(edited) = self.tree.edit(edit) else { return false };
        if let Some(left) = edited.left {
            let mut is_left = left.into_iter();
            self.nodes.retain(|_| is_left.next() == Some(true));
        }
        if edited.changes_main {
            self.headers.result = None;
            self.headers.is_unclaimed = false;
        }
        self.follow(0);
        true
    }

    /// Undoes or redoes moves up to the position before move `ply`, or to the last one.
    pub fn go_to(&mut self, ply: usize) {
        self.tree.go_to(ply);
    }
}

impl<G: Tabletop> Record<G> {
    /// The legal moves of the current position as turns; empty once the game is over.
    pub fn legal_turns(&self) -> Vec<Turn> {
        self.legal_moves().into_iter().map(|mv| self.game.turn(self.position(), mv)).collect()
    }

    /// Plays one of the legal turns, and makes its line the main one.
    ///
    /// # Errors
    /// If the turn is not legal, the game is over, or the record has its maximum number of moves.
    pub fn play_turn(&mut self, turn: &Turn) -> Result<(), TextError> {
        let mv = self.legal_move(turn)?;
        self.play_unchecked(mv);
        Ok(())
    }

    /// Adds one of the legal turns as the last variation, unless it exists, and goes to it.
    ///
    /// # Errors
    /// As for [`Record::play_turn`].
    pub fn explore_turn(&mut self, turn: &Turn) -> Result<(), TextError> {
        let mv = self.legal_move(turn)?;
        let (node, _) = self.child(self.tree.current(), mv);
        self.select(node);
        Ok(())
    }

    /// The legal move of a turn, if the tree has room for it.
    fn legal_move(&self, turn: &Turn) -> Result<G::Move, TextError> {
        let text = &turn.text;
        let mv = self.legal_moves().into_iter().find(|&mv| self.game.path(mv) == turn.path).ok_or_else(|| {
            if self.ending().is_some() {
                return is_over(text);
            }
            let legal = self.legal_moves().into_iter().map(|mv| self.game.move_text(mv)).collect();
            TextError::new("move", text, message::PROBLEM_ILLEGAL, one_of(legal))
        })?;
        self.check_room(self.tree.current(), mv, text)?;
        Ok(mv)
    }
}

#[cfg(test)]
mod tests;
