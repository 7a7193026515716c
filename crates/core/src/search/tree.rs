//! The search tree: all nodes in one allocation, with the children of a node side by side.

use std::ops::Range;

use crate::{Outcome, Player};

/// What is proven about a node, from the point of view of the player who moved into it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Proof {
    Open,
    Win,
    Draw,
    Loss,
}

impl Proof {
    /// An outcome from the point of view of `player`.
    pub(super) fn of(outcome: Outcome, player: Player) -> Self {
        match outcome {
            Outcome::Draw => Self::Draw,
            Outcome::Win(winner) if winner == player => Self::Win,
            Outcome::Win(_) => Self::Loss,
        }
    }

    /// The proven outcome from the point of view of `player`, if there is one.
    pub(super) fn outcome(self, player: Player) -> Option<Outcome> {
        match self {
            Self::Open => None,
            Self::Draw => Some(Outcome::Draw),
            Self::Win => Some(Outcome::Win(player)),
            Self::Loss => Some(Outcome::Win(player.opponent())),
        }
    }

    /// The proof from the other player's point of view.
    pub(super) const fn flip(self) -> Self {
        match self {
            Self::Win => Self::Loss,
            Self::Loss => Self::Win,
            other => other,
        }
    }

    /// What the proofs of a node's children imply for it: the player to move there takes the best of them.
    pub(super) fn from_children(children: impl Iterator<Item = Self>) -> Self {
        let mut best = Self::Loss;
        for proof in children {
            match proof {
                // One win is enough, whatever the other results are.
                Self::Win => return Self::Loss,
                Self::Open => best = Self::Open,
                Self::Draw if best == Self::Loss => best = Self::Draw,
                Self::Draw | Self::Loss => {}
            }
        }
        best.flip()
    }

    /// The rank in the order of moves: wins first, losses last.
    pub(super) const fn rank(self) -> u64 {
        match self {
            Self::Win => 2,
            Self::Open | Self::Draw => 1,
            Self::Loss => 0,
        }
    }

    /// Half points: 2 for a win, 1 for a draw or while nothing is proven, 0 for a loss.
    pub(super) const fn half_points(self) -> u32 {
        match self {
            Self::Win => 2,
            Self::Draw | Self::Open => 1,
            Self::Loss => 0,
        }
    }
}

/// One node, 32 bytes. Selection reads the first two numbers of all children of a node and the rest of the chosen one,
/// so they lie together.
#[derive(Clone, Copy, Debug)]
#[cfg_attr(test, derive(PartialEq))]
pub(crate) struct Node {
    /// The mean result used by selection, for the player who moved into this node.
    mean: f32,
    /// 1 / sqrt(visits); 0 without visits.
    inverse_sqrt_visits: f32,
    /// sqrt(ln(visits)), the common factor of the children's bounds.
    sqrt_log_visits: f32,
    /// The index of the first child.
    children: u32,
    /// The index of the position in [`Tree::positions`], if there are children.
    position: u32,
    /// Playouts through this node.
    pub(super) visits: u32,
    /// Half points of the player who moved into this node. Integers, so that no precision is lost.
    pub(super) half_points: u32,
    /// The number of children; 0 for a leaf.
    pub(super) count: u16,
    pub(super) proof: Proof,
}

impl Node {
    const LEAF: Self = Self {
        mean: Self::UNVISITED,
        inverse_sqrt_visits: 0.0,
        sqrt_log_visits: 0.0,
        children: 0,
        position: 0,
        visits: 0,
        half_points: 0,
        count: 0,
        proof: Proof::Open,
    };
    /// The mean of unvisited nodes, which are chosen before any visited child.
    const UNVISITED: f32 = 1e30;
    /// The mean of lost nodes, which are chosen after any other child.
    const LOST: f32 = -1e30;

    /// The proven or else the mean result for the player who moved into this node; 0.5 while nothing is known.
    pub(super) fn mean(&self) -> f32 {
        match self.proof {
            Proof::Open if self.visits > 0 => self.half_points as f32 * 0.5 / self.visits as f32,
            proof => proof.half_points() as f32 * 0.5,
        }
    }

    /// The terms that selection adds: the mean result and the exploration term of UCB1, given that `exploration` is c *
    /// sqrt(ln(visits of the parent)). Returns the exploration term and the sum.
    #[inline]
    pub(super) fn upper_bound(&self, exploration: f32) -> (f32, f32) {
        let term = exploration * self.inverse_sqrt_visits;
        (term, self.mean + term)
    }

    /// The mean used by selection; a sentinel for unvisited and lost nodes.
    pub(super) fn selection_mean(&self) -> f32 {
        self.mean
    }

    /// Whether the node is proven lost, so that selection prefers any other child.
    pub(super) fn is_avoided(&self) -> bool {
        self.mean.to_bits() == Self::LOST.to_bits()
    }

    #[inline]
    pub(super) fn children(&self) -> Range<u32> {
        self.children..self.children + u32::from(self.count)
    }

    /// Adds the results of `playouts` playouts. From 16 visits on, the logarithm is updated when the visits reach a
    /// multiple of `log_mask` + 1.
    #[inline]
    fn add(&mut self, half_points: u32, playouts: u32, log_mask: u32) {
        self.visits += playouts;
        self.half_points += half_points;
        let visits = self.visits as f32;
        let share = 1.0 / visits;
        if self.proof == Proof::Open {
            self.mean = self.half_points as f32 * 0.5 * share;
        }
        self.inverse_sqrt_visits = share.sqrt();
        // With many visits, one more hardly changes the logarithm.
        if self.visits < 16 || self.visits & log_mask < playouts {
            self.sqrt_log_visits = libm::logf(visits).sqrt();
        }
    }

    fn prove(&mut self, proof: Proof, avoids_lost: bool) {
        self.proof = proof;
        self.mean = if proof == Proof::Loss && avoids_lost { Self::LOST } else { self.mean() };
    }
}

/// The index of the root.
pub(super) const ROOT: u32 = 0;

/// The state that an iteration may change: the nodes of its path, and the sizes, as new nodes are appended.
#[derive(Clone, Debug)]
pub(crate) struct UndoRecord {
    path: Box<[(u32, Node)]>,
    nodes: usize,
    positions: usize,
}

/// A search tree: its nodes, the moves into them, and their positions.
#[derive(Clone, Debug)]
#[cfg_attr(test, derive(PartialEq))]
pub(crate) struct Tree<P, M> {
    /// 15, or 0 if logarithms are always exact.
    log_mask: u32,
    nodes: Vec<Node>,
    /// The move into each node except the root: that of node `i` is at `i - 1`.
    moves: Vec<M>,
    /// The positions of all nodes with children, which save replaying the moves from the root to a leaf.
    positions: Vec<P>,
}

impl<P: Copy, M: Copy> Tree<P, M> {
    pub(super) fn new() -> Self {
        Self { log_mask: 15, nodes: vec![Node::LEAF], moves: Vec::new(), positions: Vec::new() }
    }

    /// Updates logarithms at every visit.
    pub(super) fn with_exact_logarithms(self) -> Self {
        Self { log_mask: 0, ..self }
    }

    /// An empty tree with the same precision of logarithms.
    pub(super) fn cleared(&self) -> Self {
        Self { log_mask: self.log_mask, ..Self::new() }
    }

    pub(super) fn len(&self) -> usize {
        self.nodes.len()
    }

    #[inline]
    pub(super) fn node(&self, node: u32) -> &Node {
        &self.nodes[node as usize]
    }

    #[inline]
    pub(super) fn children(&self, node: u32) -> Range<u32> {
        self.node(node).children()
    }

    /// The move into `node`, which must not be the root.
    #[inline]
    pub(super) fn mv(&self, node: u32) -> M {
        self.moves[node as usize - 1]
    }

    /// The move into `node`; `None` for the root.
    pub(super) fn move_into(&self, node: u32) -> Option<M> {
        (node != ROOT).then(|| self.mv(node))
    }

    /// The common factor of the exploration terms of the children of `node`.
    pub(super) fn exploration(&self, node: u32, c: f32) -> f32 {
        c * self.node(node).sqrt_log_visits
    }

    /// The position of `node`, which must have children.
    #[inline]
    pub(super) fn position(&self, node: u32) -> &P {
        &self.positions[self.node(node).position as usize]
    }

    /// Stores the position of the leaf `node` and adds a child for each of `moves`, at most 65,535.
    pub(super) fn expand(&mut self, node: u32, position: &P, moves: &[M]) {
        let len = self.len();
        let (Ok(children), Ok(place), Ok(count)) =
            (u32::try_from(len), u32::try_from(self.positions.len()), u16::try_from(moves.len()))
        else {
            return;
        };
        self.moves.extend_from_slice(moves);
        self.positions.push(*position);
        self.nodes.resize(len + moves.len(), Node::LEAF);
        let parent = &mut self.nodes[node as usize];
        parent.children = children;
        parent.position = place;
        parent.count = count;
    }

    /// The child with the highest upper confidence bound: its mean plus `c` * sqrt(ln(visits of `node`) / its visits).
    /// The first of several equals. Prefers unvisited children to all others, and takes a lost one only if all are
    /// lost.
    #[inline]
    pub(super) fn select(&self, node: &Node, c: f32) -> u32 {
        let exploration = c * node.sqrt_log_visits;
        let children = &self.nodes[node.children as usize..][..usize::from(node.count)];
        let mut best = i64::MIN;
        for (child, place) in children.iter().zip((0..=u32::MAX).rev()) {
            let (_, bound) = child.upper_bound(exploration);
            // A single integer maximum replaces an unpredictable branch: non-negative floating-point numbers have the
            // same order as their bits, and the bits of a lost child's negative bound are a negative integer.
            best = best.max(i64::from(bound.to_bits().cast_signed()) << 32 | i64::from(place));
        }
        #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "the lower half is the place")]
        let place = u32::MAX - best as u32;
        node.children + place
    }

    /// Adds the results of `playouts` playouts, in half points of the player who moved into `node`.
    #[inline]
    pub(super) fn add(&mut self, node: u32, half_points: u32, playouts: u32) -> Proof {
        let node = &mut self.nodes[node as usize];
        node.add(half_points, playouts, self.log_mask);
        node.proof
    }

    /// Sets the result of a node. `avoids_lost` says whether selection avoids a lost node; if the variant proves nothing, it
    /// treats a lost node by its mean like any other.
    pub(super) fn prove(&mut self, node: u32, proof: Proof, avoids_lost: bool) {
        self.nodes[node as usize].prove(proof, avoids_lost);
    }

    /// What the children's proofs imply for `node`: the player to move there takes the best of them.
    pub(super) fn proof_from_children(&self, node: u32) -> Proof {
        Proof::from_children(self.children(node).map(|child| self.node(child).proof))
    }

    /// The data needed to undo an iteration along `path`.
    pub(super) fn undo_record(&self, path: &[u32]) -> UndoRecord {
        UndoRecord {
            path: path.iter().map(|&place| (place, *self.node(place))).collect(),
            nodes: self.nodes.len(),
            positions: self.positions.len(),
        }
    }

    /// Undoes an iteration.
    pub(super) fn restore(&mut self, before: &UndoRecord) {
        self.nodes.truncate(before.nodes);
        self.moves.truncate(before.nodes - 1);
        self.positions.truncate(before.positions);
        for &(place, node) in &before.path {
            self.nodes[place as usize] = node;
        }
    }

    /// Makes `node` the root and drops everything outside its subtree.
    pub(super) fn cut(&mut self, node: u32) {
        // Cheney's copying collector: the copied but not yet scanned part is the queue.
        let mut kept = Self::new();
        kept.nodes[0] = *self.node(node);
        let mut scanned = 0;
        while let Some(node) = kept.nodes.get(scanned).copied() {
            if node.count > 0 {
                let first = node.children as usize;
                let after = first + usize::from(node.count);
                // Never more nodes than before, and their number fitted in 32 bits.
                kept.nodes[scanned].children = u32::try_from(kept.nodes.len()).unwrap_or(u32::MAX);
                kept.nodes[scanned].position = u32::try_from(kept.positions.len()).unwrap_or(u32::MAX);
                kept.nodes.extend_from_slice(&self.nodes[first..after]);
                kept.moves.extend_from_slice(&self.moves[first - 1..after - 1]);
                kept.positions.push(self.positions[node.position as usize]);
            }
            scanned += 1;
        }
        *self = kept;
    }
}
