//! The tree of variations, independent of the game: parents and children, the current line, and comments and symbols.

pub(super) mod edit;
mod remarks;

use serde::{Deserialize, Serialize};

use super::marks::Symbol;
use crate::{Ending, Outcome, Player, Reason};

/// Maximum number of moves of a line: enough for the longest game that can be imported.
pub const MAX_PLIES: usize = 10_000;

/// Maximum number of moves of a record with all its variations.
pub const MAX_MOVES: usize = 50_000;

/// A position of a record: the root, or the position after a move. It stays valid, also in a copy of the record, until
/// moves are deleted; then the remaining nodes are renumbered in the same order. [`Tree::key`] survives deletions.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct NodeId(u32);

impl NodeId {
    /// The root.
    pub const ROOT: Self = Self(0);

    /// The node with this index, in the order in which nodes were added. It may not exist.
    pub fn new(number: usize) -> Self {
        Self(u32::try_from(number).unwrap_or(u32::MAX))
    }

    /// The node's index.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A node's links.
#[derive(Clone, Copy, Debug)]
struct Links {
    parent: NodeId,
    /// The main child.
    first: Option<NodeId>,
    /// The next sibling.
    next: Option<NodeId>,
    /// The number of moves before it.
    ply: u32,
    /// A hash of the path to it.
    key: u64,
}

/// The comment on a node and the symbols on the move to it.
#[derive(Clone, Debug, Default)]
struct Remark {
    comment: String,
    symbols: Vec<Symbol>,
}

/// How players end a game that is not over by the rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Closing {
    /// A draw by agreement.
    Agreement,
    /// This player has resigned.
    Resignation(Player),
    /// This player has run out of time.
    Time(Player),
}

impl Closing {
    /// The corresponding ending.
    pub fn ending(self) -> Ending {
        match self {
            Self::Agreement => Ending::draw(Reason::Agreement),
            Self::Resignation(player) => {
                Ending { outcome: Outcome::Win(player.opponent()), reason: Reason::Resignation }
            }
            Self::Time(player) => Ending { outcome: Outcome::Win(player.opponent()), reason: Reason::Time },
        }
    }
}

/// The nodes of a record, each with its children, the main one first. One line through the tree is the current one, of
/// which some moves are played and the rest taken back.
#[derive(Clone, Debug)]
pub struct Tree {
    nodes: Vec<Links>,
    /// The current line, from the root to a leaf.
    line: Vec<NodeId>,
    /// The number of moves of the line that have been played.
    played: usize,
    /// Where and how the players ended the game: a line ends there, even if moves follow.
    pub(super) closed: Option<(NodeId, Closing)>,
    /// Comments and symbols, indexed by node.
    remarks: Vec<(NodeId, Remark)>,
    /// A hash of all keys and all edits.
    keys: u64,
}

impl Tree {
    /// A tree with only the root.
    pub(super) fn new(key: u64) -> Self {
        let root = Links { parent: NodeId::ROOT, first: None, next: None, ply: 0, key };
        Self { nodes: vec![root], line: vec![NodeId::ROOT], played: 0, closed: None, remarks: Vec::new(), keys: key }
    }

    /// The number of nodes, one more than the number of moves.
    #[expect(clippy::len_without_is_empty, reason = "there is always the first position")]
    pub fn len(&self) -> usize {
        self.nodes.len()
    }

    /// Whether the node exists.
    pub fn has(&self, node: NodeId) -> bool {
        node.index() < self.nodes.len()
    }

    fn links(&self, node: NodeId) -> Option<&Links> {
        self.nodes.get(node.index())
    }

    /// The parent; `None` for the root.
    pub fn parent(&self, node: NodeId) -> Option<NodeId> {
        self.links(node).filter(|links| links.ply > 0).map(|links| links.parent)
    }

    /// The main child.
    pub fn first_child(&self, node: NodeId) -> Option<NodeId> {
        self.links(node)?.first
    }

    /// All children, the main one first.
    pub fn children(&self, node: NodeId) -> impl Iterator<Item = NodeId> {
        std::iter::successors(self.first_child(node), |&child| self.links(child)?.next)
    }

    /// The siblings, the main one first.
    pub fn siblings(&self, node: NodeId) -> impl Iterator<Item = NodeId> {
        self.parent(node).into_iter().flat_map(|parent| self.children(parent)).filter(move |&other| other != node)
    }

    /// All nodes, in the order in which they were added.
    pub fn nodes(&self) -> impl Iterator<Item = NodeId> {
        (0..self.nodes.len()).map(NodeId::new)
    }

    /// Whether these nodes of another record exist here: the same starting position, and the same moves to each.
    pub fn contains_nodes(&self, other: &Self, nodes: impl IntoIterator<Item = NodeId>) -> bool {
        // Maps the other record's nodes to this one's; parents come before their children.
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

    /// The node and its ancestors, up to the root.
    pub(super) fn back_from(&self, node: NodeId) -> impl Iterator<Item = NodeId> {
        std::iter::successors(Some(node), |&node| self.parent(node))
    }

    /// The number of moves before a node.
    pub fn ply(&self, node: NodeId) -> usize {
        self.links(node).map_or(0, |links| links.ply as usize)
    }

    /// A hash of the rules, the starting position and the moves to the node. Different nodes almost certainly have
    /// different keys.
    pub fn key(&self, node: NodeId) -> u64 {
        self.links(node).map_or(0, |links| links.key)
    }

    /// The node with this key, for keeping references to nodes while moves are deleted.
    pub fn find(&self, key: u64) -> Option<NodeId> {
        self.nodes().find(|&node| self.key(node) == key)
    }

    /// Numbers that change whenever the current line, the moves or their order change, so that views know when to
    /// redraw.
    pub fn state(&self) -> [u64; 2] {
        [self.line.last().map_or(0, |&last| self.key(last)), self.keys]
    }

    /// The current line from the root, including moves taken back.
    pub fn line(&self) -> &[NodeId] {
        &self.line
    }

    /// The number of moves of the current line.
    pub fn plies(&self) -> usize {
        self.line.len() - 1
    }

    /// The number of moves of the current line that have been played.
    pub fn played(&self) -> usize {
        self.played
    }

    /// The node of the current position.
    pub fn current(&self) -> NodeId {
        self.line[self.played]
    }

    /// The key of the current node.
    pub fn current_key(&self) -> u64 {
        self.key(self.current())
    }

    /// Whether a node is the current one or an ancestor of it.
    pub fn is_played(&self, node: NodeId) -> bool {
        self.line[..=self.played].get(self.ply(node)) == Some(&node)
    }

    /// Whether the current line is the main line.
    pub fn is_on_main(&self) -> bool {
        self.main_line().eq(self.line.iter().copied())
    }

    /// The main line: the root, and the main child of each node.
    pub fn main_line(&self) -> impl Iterator<Item = NodeId> {
        std::iter::successors(Some(NodeId::ROOT), |&node| self.follower(node))
    }

    /// Whether there is only one line, not ended by the players before its last move.
    pub fn is_single(&self) -> bool {
        // The nodes of a single line were added in order.
        self.plies() + 1 == self.nodes.len() && self.main_line().count() == self.nodes.len()
    }

    /// The main child of a node; `None` if the players ended the game there.
    fn follower(&self, node: NodeId) -> Option<NodeId> {
        self.first_child(node).filter(|_| !self.is_closed(node))
    }

    /// Appends a child after all others. A current line that ended at the parent continues with it.
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
        }
        node
    }

    /// Goes to a node, and if it is not on the current line, to the line through it that continues with main moves.
    /// Returns the number of plies of the line that did not change.
    pub(super) fn select(&mut self, node: NodeId) -> usize {
        let mut way = Vec::new();
        let mut ancestor = node;
        while self.line.get(self.ply(ancestor)) != Some(&ancestor) {
            way.push(ancestor);
            ancestor = self.nodes[ancestor.index()].parent;
        }
        self.played = self.ply(node);
        if way.is_empty() {
            return self.plies();
        }
        let common_plies = self.ply(ancestor);
        self.line.truncate(common_plies + 1);
        self.line.extend(way.into_iter().rev());
        self.extend_line();
        common_plies
    }

    /// Extends the current line by main moves.
    fn extend_line(&mut self) {
        while let Some(next) = self.line.last().and_then(|&last| self.follower(last)) {
            self.line.push(next);
        }
    }

    /// Makes the moves to the current position the main ones; returns whether anything changed.
    pub(super) fn promote(&mut self) -> bool {
        // Without variations nothing needs to change. This keeps the replay of a long game linear.
        if self.line.len() == self.nodes.len() {
            return false;
        }
        let played = self.line[..=self.played].windows(2);
        let others: Vec<NodeId> =
            played.filter(|pair| self.first_child(pair[0]) != Some(pair[1])).map(|pair| pair[1]).collect();
        let changes = !others.is_empty();
        for node in others {
            self.put_first(node);
        }
        changes
    }

    /// Makes a node its parent's main child.
    fn put_first(&mut self, node: NodeId) {
        let parent = self.nodes[node.index()].parent;
        let mut children: Vec<NodeId> = self.children(parent).collect();
        if let Some(index) = children.iter().position(|&child| child == node) {
            children[..=index].rotate_right(1);
            self.link(parent, &children);
        }
    }

    /// Sets the children of a node.
    fn link(&mut self, parent: NodeId, children: &[NodeId]) {
        self.nodes[parent.index()].first = children.first().copied();
        for (index, child) in children.iter().enumerate() {
            self.nodes[child.index()].next = children.get(index + 1).copied();
        }
    }

    /// Whether the players ended the game there.
    fn is_closed(&self, node: NodeId) -> bool {
        self.closed.is_some_and(|(closed, _)| closed == node)
    }

    /// Ends the game in the current position; the main line ends there.
    pub(super) fn close(&mut self, how: Closing) {
        self.closed = None;
        self.promote();
        self.closed = Some((self.current(), how));
        self.line.truncate(self.played + 1);
    }

    /// Goes to the position before move `ply` of the current line, or to its last position.
    pub(super) fn go_to(&mut self, ply: usize) {
        self.played = ply.min(self.plies());
    }
}
