//! UCT: Monte-Carlo tree search whose selection is UCB1, with proven results (MCTS-Solver).
//!
//! L. Kocsis, C. Szepesvári: *Bandit based Monte-Carlo Planning*, 2006; P. Auer, N. Cesa-Bianchi, P. Fischer:
//! *Finite-time Analysis of the Multiarmed Bandit Problem*, 2002; M. H. M. Winands, Y. Björnsson, J.-T. Saito:
//! *Monte-Carlo Tree Search Solver*, 2008.
//!
//! The tree is a tree and no graph: a position that is reached in two ways has two nodes. That makes proofs which
//! rest on repetition or on a count of plies sound, as both depend on the way.

#[cfg(test)]
mod tests;
mod undo;
mod view;

use rand::Rng;

use super::inspection::{Candidate, Inspection, NodeId, NodeStatistics};
use super::iteration::{Iteration, Recorder};
use super::past::Past;
use super::tree::{Proof, ROOT, Tree};
use super::variant::{Usual, Variant};
use super::watch::{Expansion, Watch};
use crate::game::REPETITIONS_DRAW;
use crate::playout::PlayoutPolicy;
use crate::{Game, Outcome, Player, Searchable, Standard};

/// How a tree grows.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct UctConfig {
    /// The factor c of UCB1's mean + c * sqrt(ln(visits of the parent) / visits).
    pub exploration: f32,
    /// The most nodes of the tree, some 60 bytes each with its move and position. When it is full the search goes on without growing it. While
    /// [`Uct::advance`] frees memory, it takes up to twice as much.
    pub max_nodes: usize,
}

impl Default for UctConfig {
    fn default() -> Self {
        Self { exploration: std::f32::consts::SQRT_2, max_nodes: 2_000_000 }
    }
}

/// Playouts through a leaf, at most, before it gets children. The more, the smaller the tree and the quicker the search.
const MOST_EXPANSION_VISITS: usize = 16;
/// Nodes of the tree for each playout that it takes more to expand a leaf. Matches show that searches of some hundred
/// playouts are the stronger the sooner they expand; from some thousand on it makes no difference.
const NODES_PER_EXPANSION_VISIT: usize = 1000;
/// Playouts between two questions to the caller whether to stop: some dozens of microseconds.
const STOP_INTERVAL: u64 = 32;
/// Visits and half points are counted in 32 bits.
const MOST_VISITS: u32 = u32::MAX / 2 - 1;

/// A search from one position, which goes along with the game.
#[derive(Clone, Debug)]
pub struct Uct<G: Game, P = Standard, V = Usual> {
    game: G,
    policy: P,
    variant: V,
    config: UctConfig,
    past: Past<G::Position>,
    root: G::Position,
    tree: Tree<G::Position, G::Move>,
    /// Playouts since the root is the root.
    playouts: u64,
    // Only used while a playout runs; kept so that it need not ask for memory.
    moves: Vec<G::Move>,
    /// The nodes from the root down.
    path: Vec<u32>,
    /// The moves at the root for which it is worth the while to search.
    fewest: u16,
}

impl<G: Searchable> Uct<G> {
    /// A search of the last position of `history` by the game's own playouts; the earlier ones matter for repetition only.
    /// An empty history means the game's starting position.
    pub fn new(game: G, history: &[G::Position], config: UctConfig) -> Self {
        Self::with_policy(game, history, config, Standard)
    }
}

impl<G: Game, P: PlayoutPolicy<G>> Uct<G, P> {
    /// The same as [`Uct::new`] by other playouts.
    pub fn with_policy(game: G, history: &[G::Position], config: UctConfig, policy: P) -> Self {
        Self::with_variant(game, history, config, policy, Usual)
    }
}

impl<G: Game, P: PlayoutPolicy<G>, V: Variant> Uct<G, P, V> {
    /// The same as [`Uct::with_policy`] in another variant.
    pub fn with_variant(game: G, history: &[G::Position], config: UctConfig, policy: P, variant: V) -> Self {
        let (root, earlier) = match history.split_last() {
            Some((last, earlier)) => (*last, earlier),
            None => (game.start(), &[][..]),
        };
        let past = Past::new(&game, earlier, &root);
        let mut uct = Self {
            game,
            policy,
            variant,
            config,
            past,
            root,
            tree: Tree::new(),
            playouts: 0,
            moves: Vec::new(),
            path: Vec::new(),
            fewest: 2,
        };
        uct.expand_root();
        uct
    }

    /// From now on a position with one move is searched, too: for whoever wants to know what it is worth.
    #[must_use]
    pub fn even_if_forced(mut self) -> Self {
        self.fewest = 1;
        self
    }

    /// Makes up to `playouts` more playouts, and returns how many it made: fewer where `stop`, which is asked every few
    /// dozen playouts, says so, or where more cannot change the move ([`Uct::is_decided`]). Where a leaf gets several at a
    /// visit, the last ones may be some more.
    pub fn run<R: Rng>(&mut self, rng: &mut R, playouts: u64, mut stop: impl FnMut() -> bool) -> u64 {
        let mut made = 0;
        while made < playouts && self.can_go_on() {
            let more = self.iterate(rng, &mut ());
            made += more;
            if made % STOP_INTERVAL < more && stop() {
                break;
            }
        }
        self.playouts += made;
        made
    }

    /// Makes one iteration, and `watch` is told what it does. It is the same that [`Uct::run`] makes with the same random
    /// numbers. `false` where nothing was done, because more playouts cannot change the move ([`Uct::is_decided`]).
    pub fn step<R: Rng, W: Watch<G>>(&mut self, rng: &mut R, watch: &mut W) -> bool {
        let can_go_on = self.can_go_on();
        if can_go_on {
            self.playouts += self.iterate(rng, watch);
        }
        can_go_on
    }

    /// Makes one iteration like [`Uct::step`], and returns all that it did.
    pub fn recorded_step<R: Rng>(&mut self, rng: &mut R) -> Option<Iteration<G::Move>> {
        let mut recorder = Recorder::new(self.game.clone());
        self.step(rng, &mut recorder).then(|| recorder.into_iteration())
    }

    /// Makes `mv` at the root. What is known about the position reached is kept, the rest of the tree is freed.
    pub fn advance(&mut self, mv: G::Move) {
        let children = self.tree.children(ROOT);
        match children.into_iter().find(|&child| self.tree.mv(child) == mv) {
            Some(child) => self.tree.cut(child),
            None => self.tree = Tree::new(),
        }
        let next = self.game.play_unchecked(&self.root, mv);
        self.past.advance(&self.game, self.root, &next);
        self.root = next;
        self.playouts = 0;
        self.expand_root();
    }

    /// The position that is searched.
    pub fn position(&self) -> &G::Position {
        &self.root
    }

    /// The game.
    pub fn game(&self) -> &G {
        &self.game
    }

    /// Playouts made since the search began at this position.
    pub fn playouts(&self) -> u64 {
        self.playouts
    }

    /// Whether further playouts cannot change anything: there is at most one move, and nobody wants to know more
    /// ([`Uct::even_if_forced`]), or the result is proven.
    pub fn is_decided(&self) -> bool {
        let root = self.tree.node(ROOT);
        root.count < self.fewest || root.proof != Proof::Open
    }

    fn can_go_on(&self) -> bool {
        !self.is_decided() && self.tree.node(ROOT).visits <= MOST_VISITS - self.playouts_per_visit()
    }

    fn playouts_per_visit(&self) -> u32 {
        u32::from(self.variant.playouts_per_visit()).max(1)
    }

    /// One iteration: selection, expansion, a random game, and its result entered along the way. Returns how many results
    /// were entered.
    fn iterate<R: Rng, W: Watch<G>>(&mut self, rng: &mut R, watch: &mut W) -> u64 {
        self.path.clear();
        let mut parent = ROOT;
        let mut leaf = ROOT;
        loop {
            self.path.push(leaf);
            let node = self.tree.node(leaf);
            if node.count == 0 || node.proof != Proof::Open {
                break;
            }
            parent = leaf;
            leaf = self.tree.select(node, self.config.exploration);
            watch.node_selected(|| self.inspection(parent, self.path.len() - 1));
        }
        watch.leaf_reached(NodeId(leaf), || self.statistics(leaf, self.path.len() - 1));
        let playouts = self.playouts_per_visit();
        let mut proof = self.tree.node(leaf).proof;
        let mut half_points = proof.half_points() * playouts;
        if proof == Proof::Open {
            // The root is expanded or proven, so the leaf has a parent.
            let position = self.game.play_unchecked(self.tree.position(parent), self.tree.mv(leaf));
            let mover = self.game.to_move(&position).opponent();
            proof = self.grow(leaf, &position, watch);
            half_points = proof.half_points() * playouts;
            if proof == Proof::Open {
                half_points = 0;
                for _ in 0..playouts {
                    watch.playout_begun(&position);
                    let outcome = self.policy.watched_playout(&self.game, &position, rng, watch);
                    watch.playout_ended(outcome);
                    half_points += Proof::of(outcome, mover).half_points();
                }
            }
        } else {
            let known = || proof.outcome(self.mover(self.path.len() - 1)).map_or(Expansion::Full, Expansion::Known);
            watch.leaf_expanded(known);
        }
        self.enter(half_points, playouts, watch);
        playouts.into()
    }

    /// Looks at a leaf: a finished game is proven at the first visit; a later visit gives the leaf its children.
    #[inline]
    fn grow<W: Watch<G>>(&mut self, leaf: u32, position: &G::Position, watch: &mut W) -> Proof {
        let visits = self.tree.node(leaf).visits;
        let nodes = self.tree.len();
        let enough = (1 + nodes / NODES_PER_EXPANSION_VISIT).min(MOST_EXPANSION_VISITS);
        let ready = visits as usize + 1 >= enough && nodes < self.config.max_nodes;
        let unready = || match u32::try_from(enough) {
            Ok(needed) if nodes < self.config.max_nodes => Expansion::Waiting { visits, needed },
            _ => Expansion::Full,
        };
        if visits > 0 && !ready {
            watch.leaf_expanded(unready);
            return Proof::Open;
        }
        self.game.moves_into(position, &mut self.moves);
        // Whether the game is over was seen at the first visit.
        if visits == 0
            && let Some(outcome) = self.ending(position)
        {
            let proof = Proof::of(outcome, self.game.to_move(position).opponent());
            if self.variant.proves() {
                self.tree.prove(leaf, proof);
            } else {
                self.tree.end(leaf, proof);
            }
            watch.leaf_expanded(|| Expansion::Over(outcome));
            return proof;
        }
        if !ready {
            watch.leaf_expanded(unready);
        } else if nodes + self.moves.len() <= self.config.max_nodes {
            self.tree.expand(leaf, position, &self.moves);
            let first = NodeId(self.tree.children(leaf).start);
            watch.leaf_expanded(|| Expansion::Children { first, moves: self.moves.clone() });
        } else {
            watch.leaf_expanded(|| Expansion::Full);
        }
        Proof::Open
    }

    /// How the game has ended in `position`, whose legal moves are `self.moves`, if it has.
    fn ending(&self, position: &G::Position) -> Option<Outcome> {
        let ending = self.game.ending(position, &self.moves).map(|ending| ending.outcome);
        let quiet = self.game.quiet_plies(position);
        if ending.is_some() || quiet == 0 {
            return ending;
        }
        // All nodes of the path but the last have children, and so a position.
        let way = self.path.iter().rev().skip(1).map(|&node| self.tree.position(node));
        // Only every other position has the same side to move.
        let earlier = way.chain(self.past.back()).take(quiet).skip(1).step_by(2);
        let earlier = earlier.filter(|&earlier| earlier == position).count();
        (earlier + 1 >= REPETITIONS_DRAW).then_some(Outcome::Draw)
    }

    /// Enters the results of so many playouts, in half points of the player who moved into the last node of the path, and what
    /// they prove.
    fn enter<W: Watch<G>>(&mut self, mut half_points: u32, playouts: u32, watch: &mut W) {
        let mut child_proven = false;
        for place in (0..self.path.len()).rev() {
            let node = self.path[place];
            watch.result_due(NodeId(node), || self.statistics(node, place));
            if child_proven {
                let proof = self.tree.proof_by_children(node);
                if proof != Proof::Open {
                    self.tree.prove(node, proof);
                    half_points = proof.half_points() * playouts;
                }
            }
            let proof = self.tree.add(node, half_points, playouts);
            child_proven = proof != Proof::Open && self.variant.proves();
            half_points = 2 * playouts - half_points;
            watch.result_entered(NodeId(node), || self.statistics(node, place));
        }
    }

    /// Gives the root its children, however full the tree is.
    fn expand_root(&mut self) {
        let root = self.tree.node(ROOT);
        if root.count > 0 || root.proof != Proof::Open {
            return;
        }
        self.path.clear();
        self.game.moves_into(&self.root, &mut self.moves);
        match self.ending(&self.root) {
            Some(outcome) => {
                let mover = self.game.to_move(&self.root).opponent();
                self.tree.prove(ROOT, Proof::of(outcome, mover));
            }
            None => self.tree.expand(ROOT, &self.root, &self.moves),
        }
    }

    /// The player who moves into the nodes so many plies below the root.
    fn mover(&self, depth: usize) -> Player {
        let to_move = self.game.to_move(&self.root);
        if depth.is_multiple_of(2) { to_move.opponent() } else { to_move }
    }

    /// What a node has gathered that lies so many plies below the root.
    fn statistics(&self, node: u32, depth: usize) -> NodeStatistics {
        NodeStatistics::new(self.tree.node(node), self.mover(depth))
    }

    /// A node so many plies below the root with its children.
    fn inspection(&self, id: u32, depth: usize) -> Inspection<G::Move> {
        let node = self.tree.node(id);
        let to_move = self.mover(depth).opponent();
        let exploration = self.tree.exploration(id, self.config.exploration);
        let candidate =
            |child| Candidate::new(NodeId(child), self.tree.mv(child), self.tree.node(child), to_move, exploration);
        let goes_on = node.count > 0 && node.proof == Proof::Open;
        Inspection {
            id: NodeId(id),
            to_move,
            statistics: self.statistics(id, depth),
            children: node.children().map(candidate).collect(),
            chosen: goes_on.then(|| (self.tree.select(node, self.config.exploration) - node.children().start) as usize),
        }
    }
}
