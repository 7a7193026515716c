//! A game under way: where it began, its moves, undo and redo, variations, and what is known about it.

use std::cell::OnceCell;
use std::fmt;
use std::hash::{Hash, Hasher};

use super::assessment::Assessment;
use super::headers::{Headers, comment_line};
use super::symbol::Symbol;
use super::tree::edit::{Edit, EditOrder};
use super::tree::{Closing, MOST_MOVES, MOST_PLIES, NodeId, Tree};
use crate::error::{Expected, Problem, Subject};
use crate::fields::sort;
use crate::key::KeyHasher;
use crate::{Ending, Game, Notation, Outcome, Player, Reason, TextError};

pub use crate::game::REPETITIONS_DRAW;

/// What a node has beside its place in the tree.
#[derive(Clone, Debug)]
struct Node<G: Game> {
    /// The move that leads to it; none for the first.
    mv: Option<G::Move>,
    position: G::Position,
    /// The position's hash, where a position can occur again.
    hash: u64,
    /// How often the position has occurred on the way to here, this time included.
    times: usize,
    /// Which of how many legal moves leads to it, once somebody has asked.
    choice: OnceCell<(usize, usize)>,
}

/// A game from its first position on, as a tree of variations: see [`Tree`]. What is said of moves and plies here is about the
/// present line, of which the last moves may be taken back; a move that is played makes its line the main one, and none that
/// was played is forgotten.
#[derive(Clone)]
pub struct Record<G: Game> {
    game: G,
    tree: Tree,
    /// By the numbers of the tree's nodes.
    nodes: Vec<Node<G>>,
    /// The moves of the present line.
    moves: Vec<G::Move>,
    /// The positions of the present line, always one more than its moves.
    positions: Vec<G::Position>,
    headers: Headers,
}

fn hash_of(value: impl Hash) -> u64 {
    let mut hasher = KeyHasher::default();
    value.hash(&mut hasher);
    hasher.finish()
}

/// How long it is: its link tells the rest, and to write all of it so is 3 KB of the page's module.
impl<G: Game> fmt::Debug for Record<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Record of {} nodes", self.nodes.len())
    }
}

impl<G: Notation> Record<G> {
    /// A game from the ruleset's starting position.
    pub fn new(game: G) -> Self {
        let start = game.start();
        Self::from_position(game, start)
    }

    /// A game from any position.
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
        Self::from_course(game, None, moves)
    }

    /// Replays `moves` from the position `start`, or from the starting position.
    ///
    /// # Errors
    /// Where `start` is no position, and at the first text that is not a legal move.
    pub fn from_course<'a>(
        game: G,
        start: Option<&str>,
        moves: impl IntoIterator<Item = &'a str>,
    ) -> Result<Self, TextError> {
        let start = start.map_or_else(|| Ok(game.start()), |text| game.parse_position(text))?;
        let mut record = Self::from_position(game, start);
        for text in moves {
            record.play_text(text)?;
        }
        Ok(record)
    }

    /// The game with its rules.
    pub fn game(&self) -> &G {
        &self.game
    }

    /// All moves with their variations, comments and symbols, and the present line.
    pub fn tree(&self) -> &Tree {
        &self.tree
    }

    /// The position in which the game began.
    pub fn start(&self) -> &G::Position {
        &self.positions[0]
    }

    /// The present position.
    pub fn position(&self) -> &G::Position {
        &self.positions[self.tree.played()]
    }

    /// All positions from the first to the present one.
    pub fn positions(&self) -> &[G::Position] {
        &self.positions[..=self.tree.played()]
    }

    /// The moves that led to the present position.
    pub fn moves(&self) -> &[G::Move] {
        &self.moves[..self.tree.played()]
    }

    /// The moves that were taken back, the next one to redo first.
    pub fn undone(&self) -> &[G::Move] {
        &self.moves[self.tree.played()..]
    }

    /// All moves of the line, those that were taken back included.
    pub fn all_moves(&self) -> &[G::Move] {
        &self.moves
    }

    /// The position before move `ply`, counted from 0, or after the last of all moves; `None` beyond it.
    pub fn position_at(&self, ply: usize) -> Option<&G::Position> {
        self.positions.get(ply)
    }

    /// The position of a node; `None` where there is no such node.
    pub fn position_of(&self, node: NodeId) -> Option<&G::Position> {
        self.nodes.get(node.index()).map(|node| &node.position)
    }

    /// The move that leads to a node; `None` for the first.
    pub fn move_of(&self, node: NodeId) -> Option<G::Move> {
        self.nodes.get(node.index())?.mv
    }

    fn push_node(&mut self, mv: Option<G::Move>, position: G::Position, parent: Option<NodeId>) {
        let (mut hash, mut times) = (0, 1);
        if self.game.can_repeat() {
            hash = hash_of(position);
            // What stood before a move that cannot be taken back does not come again.
            let quiet = self.game.quiet_plies(&position);
            let way = parent.into_iter().flat_map(|parent| self.tree.back_from(parent)).take(quiet);
            let mut earlier = way.map(|node| &self.nodes[node.index()]);
            let last = earlier.find(|earlier| earlier.hash == hash && earlier.position == position);
            times = last.map_or(1, |last| last.times + 1);
        }
        self.nodes.push(Node { mv, position, hash, times, choice: OnceCell::new() });
    }

    /// The node behind a move that follows another node; it is added where it is not there.
    fn child(&mut self, parent: NodeId, mv: G::Move) -> (NodeId, bool) {
        if let Some(known) = self.tree.children(parent).find(|&child| self.move_of(child) == Some(mv)) {
            return (known, false);
        }
        let position = self.game.play_unchecked(&self.nodes[parent.index()].position, mv);
        self.push_node(Some(mv), position, Some(parent));
        let node = self.tree.add(parent, hash_of((self.tree.key(parent), mv)));
        self.follow(self.moves.len());
        (node, true)
    }

    /// Brings the line's moves and positions up to date from ply `kept` on.
    fn follow(&mut self, kept: usize) {
        self.moves.truncate(kept);
        self.positions.truncate(kept + 1);
        for node in self.tree.line().iter().skip(kept + 1) {
            let node = &self.nodes[node.index()];
            self.moves.extend(node.mv);
            self.positions.push(node.position);
        }
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
        self.tree.line().get(ply).map_or("", |&node| self.tree.comment(node))
    }

    /// Sets the comment on a position, as one line: control characters are dropped, braces become parentheses, and what
    /// goes beyond [`LONGEST_COMMENT`](super::LONGEST_COMMENT) is cut off. A position that is not there gets none.
    pub fn set_comment(&mut self, ply: usize, text: &str) {
        if let Some(&node) = self.tree.line().get(ply) {
            self.set_comment_of(node, text);
        }
    }

    /// Sets the comment on a node, as [`Record::set_comment`] does.
    pub fn set_comment_of(&mut self, node: NodeId, text: &str) {
        self.tree.set_comment(node, comment_line(text));
    }

    /// Sets the words of the comment on a node, as [`Record::set_comment`] does, and leaves its assessment as it is.
    pub fn set_words(&mut self, node: NodeId, text: &str) {
        self.set_comment_of(node, &self.tree.assessment(node).join(text));
    }

    /// Sets the assessment of a node, and leaves the words of its comment as they are; of words that leave no room for it some are
    /// cut off.
    pub fn set_assessment(&mut self, node: NodeId, assessment: Assessment) {
        self.set_comment_of(node, &assessment.join(self.tree.words(node)));
    }

    /// Sets the symbols on the move to a node: each once, and at most [`MOST_SYMBOLS`](super::MOST_SYMBOLS).
    pub fn set_symbols(&mut self, node: NodeId, symbols: &[Symbol]) {
        self.tree.set_symbols(node, symbols);
    }

    /// How the players have ended the game at the end of the main line, where by the rules it could go on.
    pub fn closing(&self) -> Option<Closing> {
        self.tree.closed.map(|(_, how)| how)
    }

    /// The result of the whole game, which is that of its main line, moves that were taken back included: by the rules or by
    /// agreement, or else as the players have stated it.
    pub fn result(&self) -> Option<Outcome> {
        let last = if self.tree.is_on_main() { self.tree.line().last().copied() } else { self.tree.main_line().last() };
        last.and_then(|last| self.ending_of(last)).map(|ending| ending.outcome).or(self.headers.result)
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
        let node = self.tree.current();
        // Where the line goes on, nobody has ended it.
        if self.tree.played() == self.tree.plies() { self.ending_of(node) } else { self.ending_by_rules(node) }
    }

    /// Whether and how the game is over behind a node.
    pub fn ending_of(&self, node: NodeId) -> Option<Ending> {
        let closed = self.tree.closed.filter(|&(closed, _)| closed == node);
        self.ending_by_rules(node).or(closed.map(|(_, how)| how.ending()))
    }

    fn ending_by_rules(&self, node: NodeId) -> Option<Ending> {
        let Node { position, times, .. } = self.nodes.get(node.index())?;
        let repeated =
            (*times >= REPETITIONS_DRAW).then_some(Ending { outcome: Outcome::Draw, reason: Reason::Repetition });
        self.game.ending(position, &self.game.moves(position)).or(repeated)
    }

    /// Plays a move, which must be among [`Record::legal_moves`], and makes its line the main one. Whatever was played in its
    /// place before stays beside it. Where that changes the main line, a stated result and how the players have ended it are forgotten.
    pub fn play_unchecked(&mut self, mv: G::Move) {
        let current = self.tree.current();
        let (node, is_new) = self.child(current, mv);
        // Who plays on behind such an end takes it back.
        let goes_on = self.tree.closed.is_some_and(|(closed, _)| self.tree.is_played(closed));
        if goes_on {
            self.tree.closed = None;
        }
        self.select(node);
        if self.tree.promote() || is_new || goes_on {
            self.tree.closed = None;
            self.headers.result = None;
        }
    }

    /// Reads and plays a move.
    ///
    /// # Errors
    /// Where the text is not a legal move, the game is over, or it has as many moves as a game can have.
    pub fn play_text(&mut self, text: &str) -> Result<G::Move, TextError> {
        if self.ending().is_some() {
            return Err(is_over(text));
        }
        let mv = self.read(self.tree.current(), text)?;
        self.play_unchecked(mv);
        Ok(mv)
    }

    fn read(&self, node: NodeId, text: &str) -> Result<G::Move, TextError> {
        let Some(Node { position, .. }) = self.nodes.get(node.index()) else {
            return Err(TextError::new(Subject::Move, text, Problem::NoPosition, Expected::Position));
        };
        let mv = self.game.parse_move(position, text)?;
        let problem = if self.tree.ply(node) >= MOST_PLIES {
            Problem::Full(MOST_PLIES)
        } else if self.tree.len() > MOST_MOVES && !self.tree.children(node).any(|child| self.move_of(child) == Some(mv))
        {
            Problem::FullWithVariations(MOST_MOVES)
        } else {
            return Ok(mv);
        };
        Err(TextError::new(Subject::Move, text, problem, Expected::ShorterGame))
    }

    /// Reads a move and adds it behind a node as the last of its variations, unless it is there. The present position stays.
    ///
    /// # Errors
    /// Where the text is not a legal move there, the game is over, or it has as many moves as a game can have.
    pub fn add(&mut self, parent: NodeId, text: &str) -> Result<NodeId, TextError> {
        if self.ending_by_rules(parent).is_some() {
            return Err(is_over(text));
        }
        let mv = self.read(parent, text)?;
        Ok(self.child(parent, mv).0)
    }

    /// The legal moves behind a node, and their texts; none once the game is over.
    fn moves_behind(&self, node: NodeId) -> (Vec<G::Move>, Vec<String>) {
        let position = self.position_of(node).filter(|_| self.ending_by_rules(node).is_none());
        let moves = position.map_or_else(Vec::new, |position| self.game.moves(position));
        let texts = moves.iter().map(|&mv| self.game.move_text(mv)).collect();
        (moves, texts)
    }

    /// Which of how many legal moves, in the order of their texts, which does not depend on the move generator, leads to a
    /// node; `(0, 0)` for the first one.
    pub fn choice(&self, node: NodeId) -> (usize, usize) {
        let Some((data, parent)) = self.nodes.get(node.index()).zip(self.tree.parent(node)) else { return (0, 0) };
        *data.choice.get_or_init(|| {
            let own = data.mv.map_or_else(String::new, |mv| self.game.move_text(mv));
            let (_, texts) = self.moves_behind(parent);
            (texts.iter().filter(|&text| *text < own).count(), texts.len())
        })
    }

    /// Adds one of the legal moves behind a node, by its place in the order of their texts: `choose` gets their number. `None`
    /// where there is no such move, or it is there already.
    pub fn add_choice(&mut self, parent: NodeId, choose: &mut dyn FnMut(usize) -> Option<usize>) -> Option<NodeId> {
        if self.tree.ply(parent) >= MOST_PLIES || self.tree.len() > MOST_MOVES {
            return None;
        }
        let (moves, texts) = self.moves_behind(parent);
        let place = if moves.is_empty() { None } else { choose(moves.len()) }?;
        let mut sorted = texts.clone();
        sort(&mut sorted);
        let chosen = sorted.get(place)?;
        let mv = moves[texts.iter().position(|text| text == chosen)?];
        let (node, is_new) = self.child(parent, mv);
        self.nodes[node.index()].choice = OnceCell::from((place, moves.len()));
        is_new.then_some(node)
    }

    /// Goes to a node. Where it is not on the present line, the line through it becomes the present one, but not the main one.
    /// Nothing happens where there is no such node.
    pub fn select(&mut self, node: NodeId) {
        if self.tree.has(node) {
            let kept = self.tree.select(node);
            self.follow(kept);
        }
    }

    /// Ends the game in the present position, as its players will have it: the main line ends with it. Playing on takes it back.
    pub fn close(&mut self, how: Closing) {
        self.tree.close(how);
        self.headers.result = None;
        self.follow(self.tree.played());
    }

    /// Changes the order of moves, or deletes some; `false` where there is nothing to be changed. Where the main line becomes another,
    /// a stated result is forgotten, and so is how the players have ended it where that is no longer the end of the main line.
    ///
    /// Going back to a copy from before takes an edit back. To copy 2,000 nodes, each with a comment, takes about a tenth of a
    /// millisecond and half a megabyte.
    pub fn edit(&mut self, edit: Edit) -> bool {
        self.carry_out(EditOrder::new(edit))
    }

    /// Makes an edit, as [`Record::edit`] does.
    pub fn carry_out(&mut self, order: EditOrder) -> bool {
        let Some(edited) = order.carry_out(&mut self.tree) else { return false };
        if let Some(left) = edited.left {
            let mut is_left = left.into_iter();
            self.nodes.retain(|_| is_left.next() == Some(true));
        }
        if edited.changes_main {
            self.headers.result = None;
        }
        self.follow(0);
        true
    }

    /// Takes back or plays again as many moves as lead to the position before move `ply`, or to the last one.
    pub fn go_to(&mut self, ply: usize) {
        self.tree.go_to(ply);
    }

    /// Takes the last move back; `false` at the beginning.
    pub fn undo(&mut self) -> bool {
        let possible = self.tree.played() > 0;
        self.tree.go_to(self.tree.played().saturating_sub(1));
        possible
    }

    /// Plays again the move that was taken back last; `false` where there is none.
    pub fn redo(&mut self) -> bool {
        let possible = self.tree.played() < self.tree.plies();
        self.tree.go_to(self.tree.played() + 1);
        possible
    }
}

fn is_over(text: &str) -> TextError {
    TextError::new(Subject::Move, text, Problem::GameOver, Expected::NoMove)
}

#[cfg(test)]
mod tests;
