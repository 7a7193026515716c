//! UCT: Monte-Carlo tree search with UCB1 as the selection rule, and with proven results (MCTS-Solver).
//!
//! L. Kocsis, C. Szepesvári: *Bandit based Monte-Carlo Planning*, 2006; P. Auer, N. Cesa-Bianchi, P. Fischer:
//! *Finite-time Analysis of the Multiarmed Bandit Problem*, 2002; M. H. M. Winands, Y. Björnsson, J.-T. Saito:
//! *Monte-Carlo Tree Search Solver*, 2008.
//!
//! The tree is not a graph: a position reached along two paths has two nodes. This makes proofs by repetition or by the
//! halfmove clock sound, as both depend on the path.

mod inspect;
#[cfg(test)]
mod tests;

use std::cmp::Reverse;

use rand::Rng;

use super::history::History;
use super::instrumentation::iteration::Recorder;
use super::instrumentation::{
    Candidate, DefaultVariant, Expansion, Inspection, Iteration, NodeId, NodeStatistics, UctObserver, Variant,
};
use super::report::{Report, RootMove, Work, best_first};
use super::tree::{Proof, ROOT, Tree, UndoRecord};
use crate::playout::PlayoutPolicy;
use crate::{Game, Outcome, Player, Searchable, Standard};

/// Configuration of a UCT search.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct UctConfig {
    /// The factor c of UCB1's mean + c * sqrt(ln(visits of the parent) / visits).
    pub exploration: f32,
    /// The maximum number of nodes in the tree, some 60 bytes each with its move and position. When it is full, the
    /// search continues without growing it. While [`Uct::advance`] frees memory, the tree takes up to twice as much.
    pub max_nodes: usize,
}

impl Default for UctConfig {
    fn default() -> Self {
        Self { exploration: std::f32::consts::SQRT_2, max_nodes: 2_000_000 }
    }
}

/// The maximum number of playouts through a leaf before it gets children. A higher number makes the tree smaller and
/// the search faster.
const MAX_EXPANSION_VISITS: usize = 16;
/// The number of nodes by which the tree must grow for the expansion of a leaf to take one playout more. In matches,
/// searches of some hundred playouts are stronger the sooner they expand; from some thousand on it makes no difference.
const NODES_PER_EXPANSION_VISIT: usize = 1000;
/// Playouts between two calls of `stop`: some dozens of microseconds.
const STOP_INTERVAL: u64 = 32;
/// The maximum number of visits, as visits and half points are counted in 32 bits.
const MAX_VISITS: u32 = u32::MAX / 2 - 1;

/// A search from one position, which can follow the game ([`Uct::advance`]).
#[derive(Clone, Debug)]
pub struct Uct<G: Game, P = Standard, V = DefaultVariant> {
    game: G,
    policy: P,
    variant: V,
    config: UctConfig,
    history: History<G::Position>,
    root: G::Position,
    tree: Tree<G::Position, G::Move>,
    /// Playouts since this root was set.
    playouts: u64,
    // A buffer, kept to save allocations.
    moves: Vec<G::Move>,
    /// The nodes of the current iteration, from the root down.
    path: Vec<u32>,
    /// The minimum number of legal moves at the root for which searching is worthwhile.
    min_root_moves: u16,
}

impl<G: Searchable> Uct<G> {
    /// A search of the last position of `history` with the game's own playouts; the earlier positions matter only for
    /// repetition. An empty history means the game's starting position.
    pub fn new(game: G, history: &[G::Position], config: UctConfig) -> Self {
        Self::with_variant(game, history, config, Standard, DefaultVariant)
    }
}

impl<G: Game, P: PlayoutPolicy<G>, V: Variant> Uct<G, P, V> {
    /// Like [`Uct::new`], with another playout policy and as another variant.
    pub fn with_variant(game: G, history: &[G::Position], config: UctConfig, policy: P, variant: V) -> Self {
        let (root, history) = History::new(&game, history);
        let mut uct = Self {
            game,
            policy,
            variant,
            config,
            history,
            root,
            tree: Tree::new(),
            playouts: 0,
            moves: Vec::new(),
            path: Vec::new(),
            min_root_moves: 2,
        };
        uct.expand_root();
        uct
    }

    /// Also searches positions with a single legal move, to determine their value.
    #[must_use]
    pub fn even_if_forced(mut self) -> Self {
        self.min_root_moves = 1;
        self
    }

    /// Updates the logarithm of UCB1 at every visit instead of every 16th, so that its terms are exact when displayed.
    #[must_use]
    pub fn with_exact_logarithms(mut self) -> Self {
        self.tree = self.tree.with_exact_logarithms();
        self
    }

    /// Makes up to `playouts` more playouts, and returns their number. Makes fewer if `stop`, which is called every few
    /// dozen playouts, returns true, or if more cannot change the move ([`Uct::is_decided`]). If a leaf gets several
    /// playouts at each visit, the last visit may exceed the number.
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

    /// Makes one iteration and reports its steps to `observer`. It is the iteration that [`Uct::run`] would make with
    /// the same random numbers. Returns `false` if nothing was done, because more playouts cannot change the move
    /// ([`Uct::is_decided`]).
    pub fn step<R: Rng, W: UctObserver<G>>(&mut self, rng: &mut R, observer: &mut W) -> bool {
        let can_go_on = self.can_go_on();
        if can_go_on {
            self.playouts += self.iterate(rng, observer);
        }
        can_go_on
    }

    /// Makes one iteration like [`Uct::step`], and returns its record.
    pub fn recorded_step<R: Rng>(&mut self, rng: &mut R) -> Option<Iteration<G::Move>> {
        let mut recorder = Recorder::new(self.game.clone());
        self.step(rng, &mut recorder).then_some(recorder.iteration)
    }

    /// Plays `mv`, which must be legal, at the root: keeps the subtree of the position reached, and frees the rest of
    /// the tree.
    ///
    /// Legality is not checked. An illegal move leads to a position outside the rules, or panics.
    pub fn advance(&mut self, mv: G::Move) {
        let children = self.tree.children(ROOT);
        match children.into_iter().find(|&child| self.tree.mv(child) == mv) {
            Some(child) => self.tree.cut(child),
            None => self.tree = self.tree.cleared(),
        }
        let next = self.game.play_unchecked(&self.root, mv);
        self.history.advance(&self.game, self.root, &next);
        self.root = next;
        self.playouts = 0;
        self.expand_root();
    }

    /// The root position.
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

    /// Whether more playouts cannot change the move: the result is proven, or there is at most one move (but see
    /// [`Uct::even_if_forced`]).
    pub fn is_decided(&self) -> bool {
        let root = self.tree.node(ROOT);
        root.count < self.min_root_moves || root.proof != Proof::Open
    }

    /// The results so far.
    pub fn report(&self) -> Report<G::Move> {
        let root = self.tree.node(ROOT);
        let mover = self.game.to_move(&self.root);
        let root_moves: Vec<_> = self.ranked().map(|child| self.root_move(child)).collect();
        // The statistics of the root say more than those of an unvisited move.
        let proven = root.proof.flip().outcome(mover);
        let is_known = root.visits > 0 || proven.is_some();
        let best = root_moves.first().and_then(|best| best.expected);
        Report {
            work: Work::Uct { playouts: self.playouts, nodes: self.tree.len() as u64 },
            principal_variation: self.variation(ROOT),
            expected: best.or_else(|| is_known.then(|| (1.0 - root.mean()).into())),
            proven,
            root_moves,
            ..Report::default()
        }
    }

    /// The report with the principal variations of the best `lines` root moves.
    pub fn report_with_lines(&self, lines: usize) -> Report<G::Move> {
        let mut report = self.report();
        for (child, root) in self.ranked().zip(&mut report.root_moves).take(lines) {
            root.line.push(root.mv);
            root.line.extend(self.variation(child));
        }
        report
    }

    fn can_go_on(&self) -> bool {
        !self.is_decided() && self.tree.node(ROOT).visits <= MAX_VISITS - self.playouts_per_visit()
    }

    fn playouts_per_visit(&self) -> u32 {
        u32::from(self.variant.playouts_per_visit()).max(1)
    }

    /// One iteration: selection, expansion, simulation and backpropagation. Returns the number of playouts.
    fn iterate<R: Rng, W: UctObserver<G>>(&mut self, rng: &mut R, observer: &mut W) -> u64 {
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
            observer.node_selected(|| self.inspection(parent, self.path.len() - 1));
        }
        observer.leaf_reached(NodeId(leaf), || self.statistics(leaf, self.path.len() - 1));
        let playouts = self.playouts_per_visit();
        let mut proof = self.tree.node(leaf).proof;
        let mut half_points = proof.half_points() * playouts;
        if proof == Proof::Open {
            // The root is expanded or proven, so the leaf has a parent.
            let position = self.game.play_unchecked(self.tree.position(parent), self.tree.mv(leaf));
            let mover = self.game.to_move(&position).opponent();
            proof = self.grow(leaf, &position, observer);
            half_points = proof.half_points() * playouts;
            if proof == Proof::Open {
                half_points = 0;
                for _ in 0..playouts {
                    observer.playout_started(&position);
                    let outcome = self.policy.observed_playout(&self.game, &position, rng, observer);
                    observer.playout_ended(outcome);
                    half_points += Proof::of(outcome, mover).half_points();
                }
            }
        } else {
            let known = || proof.outcome(self.mover(self.path.len() - 1)).map_or(Expansion::Full, Expansion::Known);
            observer.leaf_expanded(known);
        }
        self.backpropagate(half_points, playouts, observer);
        playouts.into()
    }

    /// Expands a leaf: a finished game is proven at the first visit; a later visit adds the children.
    #[inline]
    fn grow<W: UctObserver<G>>(&mut self, leaf: u32, position: &G::Position, observer: &mut W) -> Proof {
        let visits = self.tree.node(leaf).visits;
        let nodes = self.tree.len();
        let enough = (1 + nodes / NODES_PER_EXPANSION_VISIT).min(MAX_EXPANSION_VISITS);
        let ready = visits as usize + 1 >= enough && nodes < self.config.max_nodes;
        let unready = || match u32::try_from(enough) {
            Ok(needed) if nodes < self.config.max_nodes => Expansion::Waiting { visits, needed },
            _ => Expansion::Full,
        };
        if visits > 0 && !ready {
            observer.leaf_expanded(unready);
            return Proof::Open;
        }
        self.game.moves_into(position, &mut self.moves);
        // Later visits need not check again whether the game is over.
        if visits == 0
            && let Some(outcome) = self.ending(position)
        {
            let proof = Proof::of(outcome, self.game.to_move(position).opponent());
            self.tree.prove(leaf, proof, self.variant.proves());
            observer.leaf_expanded(|| Expansion::Over(outcome));
            return proof;
        }
        if !ready {
            observer.leaf_expanded(unready);
        } else if nodes + self.moves.len() <= self.config.max_nodes {
            self.tree.expand(leaf, position, &self.moves);
            let first = NodeId(self.tree.children(leaf).start);
            observer.leaf_expanded(|| Expansion::Children { first, moves: self.moves.clone() });
        } else {
            observer.leaf_expanded(|| Expansion::Full);
        }
        Proof::Open
    }

    /// The outcome if the game is over in `position`, whose legal moves are `self.moves`.
    fn ending(&self, position: &G::Position) -> Option<Outcome> {
        let ending = self.game.ending(position, &self.moves).map(|ending| ending.outcome);
        // All nodes of the path but the last have children, and therefore a position.
        let path = self.path.iter().rev().skip(1).map(|&node| self.tree.position(node));
        ending.or_else(|| self.history.is_draw(&self.game, position, path).then_some(Outcome::Draw))
    }

    /// Adds the results of `playouts` playouts, in half points of the player who moved into the last node of the path,
    /// to all nodes of the path, and propagates proofs.
    fn backpropagate<W: UctObserver<G>>(&mut self, mut half_points: u32, playouts: u32, observer: &mut W) {
        let mut child_proven = false;
        for place in (0..self.path.len()).rev() {
            let node = self.path[place];
            observer.before_update(NodeId(node), || self.statistics(node, place));
            if child_proven {
                let proof = self.tree.proof_from_children(node);
                if proof != Proof::Open {
                    self.tree.prove(node, proof, true);
                    half_points = proof.half_points() * playouts;
                }
            }
            let proof = self.tree.add(node, half_points, playouts);
            child_proven = proof != Proof::Open && self.variant.proves();
            half_points = 2 * playouts - half_points;
            observer.after_update(NodeId(node), || self.statistics(node, place));
        }
    }

    /// Adds the children of the root, even if the tree is full.
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
                self.tree.prove(ROOT, Proof::of(outcome, mover), true);
            }
            None => self.tree.expand(ROOT, &self.root, &self.moves),
        }
    }

    /// The player who moves into the nodes `depth` plies below the root.
    fn mover(&self, depth: usize) -> Player {
        let to_move = self.game.to_move(&self.root);
        if depth.is_multiple_of(2) { to_move.opponent() } else { to_move }
    }

    /// The statistics of a node `depth` plies below the root.
    fn statistics(&self, node: u32, depth: usize) -> NodeStatistics {
        NodeStatistics::new(self.tree.node(node), self.mover(depth))
    }

    /// A node `depth` plies below the root with its children.
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

    /// The children of the root, best first.
    fn ranked(&self) -> impl Iterator<Item = u32> {
        let children: Vec<u32> = self.tree.children(ROOT).collect();
        best_first(children.iter().map(|&child| self.merit(child))).into_iter().map(move |place| children[place])
    }

    fn root_move(&self, child: u32) -> RootMove<G::Move> {
        let node = self.tree.node(child);
        let proven = node.proof.outcome(self.game.to_move(&self.root));
        let expected = (node.visits > 0 || proven.is_some()).then(|| node.mean().into());
        RootMove { visits: node.visits.into(), expected, proven, ..RootMove::new(self.tree.mv(child)) }
    }

    /// The sort key of a child, greater is better: proven wins first, then the most visited, and proven losses last.
    fn merit(&self, child: u32) -> [u64; 3] {
        let node = self.tree.node(child);
        let rank = if self.variant.proves() { node.proof.rank() } else { 1 };
        [rank, node.visits.into(), node.half_points.into()]
    }

    /// The principal variation from `node` on.
    fn variation(&self, mut node: u32) -> Vec<G::Move> {
        let mut variation = Vec::new();
        // `max_by_key` would return the last of several equals.
        while let Some(best) = self.tree.children(node).min_by_key(|&child| Reverse(self.merit(child))) {
            if self.tree.node(best).visits == 0 && self.tree.node(best).proof == Proof::Open {
                break;
            }
            variation.push(self.tree.mv(best));
            node = best;
        }
        variation
    }
}

impl<G: Game, P: PlayoutPolicy<G>, V: Variant> Uct<G, P, V> {
    /// The data needed to undo the next iteration: the nodes of its path, which selection determines without
    /// randomness. All other changes are nodes appended to the tree.
    pub(super) fn undo_record(&self) -> UndoRecord {
        let mut nodes = Vec::new();
        let mut place = ROOT;
        loop {
            let node = self.tree.node(place);
            nodes.push(place);
            if node.count == 0 || node.proof != Proof::Open {
                break;
            }
            place = self.tree.select(node, self.config.exploration);
        }
        self.tree.undo_record(&nodes)
    }

    /// Undoes the iterations made since `before`, when there were `playouts` playouts.
    pub(super) fn undo(&mut self, before: &UndoRecord, playouts: u64) {
        self.tree.restore(before);
        self.playouts = playouts;
    }
}
