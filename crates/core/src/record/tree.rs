//! The course of a game with its variations, as a tree that knows no game: what follows what, which line is looked at, and
//! what is said about each move.

pub(super) mod edit;
mod remarks;

use super::symbol::Symbol;
use crate::{Ending, Outcome, Player, Reason};

/// The most moves of one line of a game: that of the longest game that is read, and of the deepest variation.
pub const MOST_PLIES: usize = 10_000;

/// The most moves of a game, those of its variations included.
pub const MOST_MOVES: usize = 50_000;

/// A position of a record: the first one, or the one behind a move. It stays what it is, in a copy of the record as well, until moves
/// are deleted: then the nodes that are left are numbered anew, in the order in which they were. What lasts is [`Tree::key`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct NodeId(u32);

impl NodeId {
    /// The first position.
    pub const ROOT: Self = Self(0);

    /// The node of that number: they are counted in the order in which they were added. A number beyond them all names none.
    pub fn new(number: usize) -> Self {
        Self(u32::try_from(number).unwrap_or(u32::MAX))
    }

    /// The node's number.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// What a node is tied to.
#[derive(Clone, Copy, Debug)]
struct Links {
    parent: NodeId,
    /// The main one of the moves that follow.
    first: Option<NodeId>,
    /// The next of the moves that follow the parent.
    next: Option<NodeId>,
    /// Moves before it.
    ply: u32,
    /// A number that nodes with the same way to them share.
    key: u64,
}

/// What is said about a node, and about the move to it.
#[derive(Clone, Debug, Default)]
struct Remark {
    comment: String,
    symbols: Vec<Symbol>,
}

/// How players end a game that by the rules could go on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Closing {
    /// They have agreed on a draw.
    Agreement,
    /// That player has given up.
    Resignation(Player),
    /// That player's time is up.
    Time(Player),
}

impl Closing {
    /// The end that it is.
    pub fn ending(self) -> Ending {
        match self {
            Self::Agreement => Ending { outcome: Outcome::Draw, reason: Reason::Agreement },
            Self::Resignation(player) => {
                Ending { outcome: Outcome::Win(player.opponent()), reason: Reason::Resignation }
            }
            Self::Time(player) => Ending { outcome: Outcome::Win(player.opponent()), reason: Reason::Time },
        }
    }
}

/// The nodes of a record: the first position with all that follows, the main move of each first. One line through it is the
/// present one, of which so many moves are played.
#[derive(Clone, Debug)]
pub struct Tree {
    nodes: Vec<Links>,
    /// The present line, from the first node to a last one.
    line: Vec<NodeId>,
    /// How many moves of the line are played.
    played: usize,
    /// How many moves of the line are main ones, from the first on.
    main_plies: usize,
    /// Where the players have ended the game, and how: a line ends there, even where moves follow.
    pub(super) closed: Option<(NodeId, Closing)>,
    /// What is said about nodes, in the order of their numbers.
    remarks: Vec<(NodeId, Remark)>,
    /// All keys in one, and all edits.
    keys: u64,
}

impl Tree {
    /// A first position alone.
    pub(super) fn new(key: u64) -> Self {
        let root = Links { parent: NodeId::ROOT, first: None, next: None, ply: 0, key };
        Self {
            nodes: vec![root],
            line: vec![NodeId::ROOT],
            played: 0,
            main_plies: 0,
            closed: None,
            remarks: Vec::new(),
            keys: key,
        }
    }

    /// The number of nodes: one more than there are moves in all.
    #[expect(clippy::len_without_is_empty, reason = "there is always the first position")]
    pub fn len(&self) -> usize {
        self.nodes.len()
    }

    /// Whether there is such a node.
    pub fn has(&self, node: NodeId) -> bool {
        node.index() < self.nodes.len()
    }

    fn links(&self, node: NodeId) -> Option<&Links> {
        self.nodes.get(node.index())
    }

    /// The node before; `None` for the first.
    pub fn parent(&self, node: NodeId) -> Option<NodeId> {
        self.links(node).filter(|links| links.ply > 0).map(|links| links.parent)
    }

    /// The main one of the moves that follow.
    pub fn first_child(&self, node: NodeId) -> Option<NodeId> {
        self.links(node)?.first
    }

    /// All moves that follow, the main one first.
    pub fn children(&self, node: NodeId) -> impl Iterator<Item = NodeId> {
        std::iter::successors(self.first_child(node), |&child| self.links(child)?.next)
    }

    /// The other moves in the place of this one, the main one of them first.
    pub fn siblings(&self, node: NodeId) -> impl Iterator<Item = NodeId> {
        self.parent(node).into_iter().flat_map(|parent| self.children(parent)).filter(move |&other| other != node)
    }

    /// All nodes, in the order in which they were added.
    pub fn nodes(&self) -> impl Iterator<Item = NodeId> {
        (0..self.nodes.len()).map(NodeId::new)
    }

    /// Whether all these nodes of another record are here as well: the same rules, first position and moves to them.
    pub fn has_way_to(&self, other: &Self, nodes: impl IntoIterator<Item = NodeId>) -> bool {
        // The nodes of this record that are the other's; those come in an order in which each stands behind its parent.
        let mut same: Vec<Option<NodeId>> = Vec::with_capacity(other.len());
        for links in &other.nodes {
            let is_it = |&node: &NodeId| self.key(node) == links.key;
            same.push(match links.ply {
                0 => Some(NodeId::ROOT).filter(is_it),
                _ => same[links.parent.index()].and_then(|parent| self.children(parent).find(is_it)),
            });
        }
        nodes.into_iter().all(|node| same.get(node.index()).is_some_and(Option::is_some))
    }

    /// The node and all before it, back to the first.
    pub(super) fn back_from(&self, node: NodeId) -> impl Iterator<Item = NodeId> {
        std::iter::successors(Some(node), |&node| self.parent(node))
    }

    /// The number of moves before a node.
    pub fn ply(&self, node: NodeId) -> usize {
        self.links(node).map_or(0, |links| links.ply as usize)
    }

    /// A number that nodes share where rules, first position and the moves to them are the same; others most probably do not.
    pub fn key(&self, node: NodeId) -> u64 {
        self.links(node).map_or(0, |links| links.key)
    }

    /// The node of that key, if it is here: for whoever keeps nodes while moves are deleted.
    pub fn find(&self, key: u64) -> Option<NodeId> {
        self.nodes().find(|&node| self.key(node) == key)
    }

    /// Numbers that change with the present line, with any move that is added and with any edit: for whoever shows the moves.
    pub fn state(&self) -> [u64; 2] {
        [self.line.last().map_or(0, |&last| self.key(last)), self.keys]
    }

    /// The present line: the first node and those behind each of its moves, moves that were taken back included.
    pub fn line(&self) -> &[NodeId] {
        &self.line
    }

    /// The number of moves of the present line.
    pub fn plies(&self) -> usize {
        self.line.len() - 1
    }

    /// How many moves of the present line are played.
    pub fn played(&self) -> usize {
        self.played
    }

    /// The node of the present position.
    pub fn current(&self) -> NodeId {
        self.line[self.played]
    }

    /// Whether a node is the present one or before it.
    pub fn is_played(&self, node: NodeId) -> bool {
        self.line[..=self.played].get(self.ply(node)) == Some(&node)
    }

    /// Whether the present line is the main one.
    pub fn is_on_main(&self) -> bool {
        self.main_plies == self.plies()
    }

    /// The main line: the first node, and behind each the main move.
    pub fn main_line(&self) -> impl Iterator<Item = NodeId> {
        std::iter::successors(Some(NodeId::ROOT), |&node| self.follower(node))
    }

    /// Whether there is one line only, which nobody has ended before its last move.
    pub fn is_single(&self) -> bool {
        // The moves of a single line were added one behind the other.
        self.plies() + 1 == self.nodes.len() && self.main_line().count() == self.nodes.len()
    }

    /// The main move behind a node; none where the players have ended the game.
    fn follower(&self, node: NodeId) -> Option<NodeId> {
        self.first_child(node).filter(|_| !self.is_closed(node))
    }

    /// Adds a move behind all others that follow the parent, which there must be. The present line goes on where it ended there.
    pub(super) fn add(&mut self, parent: NodeId, key: u64) -> NodeId {
        let node = NodeId::new(self.nodes.len());
        let ply = self.nodes[parent.index()].ply + 1;
        self.nodes.push(Links { parent, first: None, next: None, ply, key });
        self.keys ^= key;
        let last = self.children(parent).last();
        match last {
            Some(last) => self.nodes[last.index()].next = Some(node),
            None => self.nodes[parent.index()].first = Some(node),
        }
        if self.line.last() == Some(&parent) && !self.is_closed(parent) {
            self.line.push(node);
            self.find_main_plies();
        }
        node
    }

    /// Goes to a node, and to the line through it where it is not on the present one: the main moves follow it. How many plies
    /// of the line stayed as they were.
    pub(super) fn select(&mut self, node: NodeId) -> usize {
        let mut way = Vec::new();
        let mut kept = node;
        while self.line.get(self.ply(kept)) != Some(&kept) {
            way.push(kept);
            kept = self.nodes[kept.index()].parent;
        }
        self.played = self.ply(node);
        if way.is_empty() {
            return self.plies();
        }
        let kept = self.ply(kept);
        self.line.truncate(kept + 1);
        self.line.extend(way.into_iter().rev());
        self.go_on();
        self.main_plies = self.main_plies.min(kept);
        self.find_main_plies();
        kept
    }

    /// The main moves follow the present line.
    fn go_on(&mut self) {
        while let Some(next) = self.line.last().and_then(|&last| self.follower(last)) {
            self.line.push(next);
        }
    }

    fn find_main_plies(&mut self) {
        while self.line.get(self.main_plies + 1).is_some_and(|&next| {
            let before = self.line[self.main_plies];
            self.follower(before) == Some(next)
        }) {
            self.main_plies += 1;
        }
    }

    /// Makes the moves to the present position the main ones; whether they were not.
    pub(super) fn promote(&mut self) -> bool {
        let others = self.main_plies..self.played;
        let changes = !others.is_empty();
        for ply in others {
            self.put_first(self.line[ply], self.line[ply + 1]);
        }
        self.find_main_plies();
        changes
    }

    fn put_first(&mut self, parent: NodeId, child: NodeId) {
        let Some(before) = self.children(parent).find(|&other| self.nodes[other.index()].next == Some(child)) else {
            return;
        };
        self.nodes[before.index()].next = self.nodes[child.index()].next;
        self.nodes[child.index()].next = self.nodes[parent.index()].first.replace(child);
    }

    /// Whether the players have ended the game there.
    fn is_closed(&self, node: NodeId) -> bool {
        self.closed.is_some_and(|(closed, _)| closed == node)
    }

    /// The players end the game in the present position, with which the main line ends.
    pub(super) fn close(&mut self, how: Closing) {
        self.closed = None;
        self.promote();
        self.closed = Some((self.current(), how));
        self.line.truncate(self.played + 1);
        self.main_plies = self.played;
    }

    /// Goes to the position before move `ply` of the present line, or to its last one.
    pub(super) fn go_to(&mut self, ply: usize) {
        self.played = ply.min(self.plies());
    }
}
