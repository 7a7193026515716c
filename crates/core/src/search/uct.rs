//! UCT: Monte-Carlo tree search whose selection is UCB1, with proven results (MCTS-Solver).
//!
//! L. Kocsis, C. Szepesvári: *Bandit based Monte-Carlo Planning*, 2006; P. Auer, N. Cesa-Bianchi, P. Fischer:
//! *Finite-time Analysis of the Multiarmed Bandit Problem*, 2002; M. H. M. Winands, Y. Björnsson, J.-T. Saito:
//! *Monte-Carlo Tree Search Solver*, 2008.
//!
//! The tree is a tree and no graph: a position that is reached in two ways has two nodes. That makes proofs which
//! rest on repetition or on a count of plies sound, as both depend on the way.

use std::cmp::Reverse;

use rand::Rng;

use super::past::Past;
use super::report::{Report, RootMove, best_first};
use super::tree::{Proof, ROOT, Tree};
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
pub struct Uct<G: Game, P = Standard> {
    game: G,
    policy: P,
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
        let (root, earlier) = match history.split_last() {
            Some((last, earlier)) => (*last, earlier),
            None => (game.start(), &[][..]),
        };
        let past = Past::new(&game, earlier, &root);
        let mut uct = Self {
            game,
            policy,
            config,
            past,
            root,
            tree: Tree::new(),
            playouts: 0,
            moves: Vec::new(),
            path: Vec::new(),
        };
        uct.expand_root();
        uct
    }

    /// Makes up to `playouts` more playouts, and returns how many it made: fewer where `stop`, which is asked every few
    /// dozen playouts, says so, or where more cannot change the move ([`Uct::is_decided`]).
    pub fn run<R: Rng>(&mut self, rng: &mut R, playouts: u64, mut stop: impl FnMut() -> bool) -> u64 {
        let mut made = 0;
        while made < playouts && !self.is_decided() && self.tree.node(ROOT).visits < MOST_VISITS {
            self.playout(rng);
            made += 1;
            if made % STOP_INTERVAL == 0 && stop() {
                break;
            }
        }
        self.playouts += made;
        made
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

    /// Whether further playouts cannot change the move: there is at most one, or the result is proven.
    pub fn is_decided(&self) -> bool {
        let root = self.tree.node(ROOT);
        root.count <= 1 || root.proof != Proof::Open
    }

    /// What the search has found out so far.
    pub fn report(&self) -> Report<G::Move> {
        let root = self.tree.node(ROOT);
        let mover = self.game.to_move(&self.root);
        let children: Vec<u32> = self.tree.children(ROOT).collect();
        let root_moves: Vec<_> = best_first(children.iter().map(|&child| self.merit(child)))
            .into_iter()
            .map(|place| {
                let child = children[place];
                let node = self.tree.node(child);
                RootMove {
                    mv: self.tree.mv(child),
                    visits: node.visits,
                    win_rate: node.mean(),
                    proven: outcome_of(node.proof, mover),
                }
            })
            .collect();
        // A move that nothing is known of says less than the way here.
        let known = root_moves.first().filter(|best| best.visits > 0 || best.proven.is_some());
        let expected = known.map_or(1.0 - root.mean(), |best| best.win_rate);
        Report {
            playouts: self.playouts,
            tree_playouts: u64::from(root.visits),
            nodes: self.tree.len(),
            best: root_moves.first().map(|best| best.mv),
            principal_variation: self.principal_variation(),
            expected,
            proven: outcome_of(root.proof.flip(), mover),
            root_moves,
        }
    }

    /// The greater, the better the move: a proven win, then the most visited, and only then what is proven lost.
    fn merit(&self, child: u32) -> [u64; 3] {
        let node = self.tree.node(child);
        let rank = match node.proof {
            Proof::Win => 2,
            Proof::Open | Proof::Draw => 1,
            Proof::Loss => 0,
        };
        [rank, node.visits.into(), node.half_points.into()]
    }

    fn principal_variation(&self) -> Vec<G::Move> {
        let mut variation = Vec::new();
        let mut node = ROOT;
        // The greatest key's last would be the last of several best.
        while let Some(best) = self.tree.children(node).min_by_key(|&child| Reverse(self.merit(child))) {
            if self.tree.node(best).visits == 0 && self.tree.node(best).proof == Proof::Open {
                break;
            }
            variation.push(self.tree.mv(best));
            node = best;
        }
        variation
    }

    /// One playout: selection, expansion, a random game, and its result entered along the way.
    fn playout<R: Rng>(&mut self, rng: &mut R) {
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
        }
        let mut proof = self.tree.node(leaf).proof;
        if proof == Proof::Open {
            // The root is expanded or proven, so the leaf has a parent.
            let position = self.game.play_unchecked(self.tree.position(parent), self.tree.mv(leaf));
            proof = self.grow(leaf, &position);
            if proof == Proof::Open {
                let mover = self.game.to_move(&position).opponent();
                proof = proof_of(self.policy.playout(&self.game, &position, rng), mover);
            }
        }
        self.enter(proof.half_points());
    }

    /// Looks at a leaf: a finished game is proven at the first visit; a later visit gives the leaf its children.
    #[inline]
    fn grow(&mut self, leaf: u32, position: &G::Position) -> Proof {
        let visits = self.tree.node(leaf).visits;
        let nodes = self.tree.len();
        let enough = (1 + nodes / NODES_PER_EXPANSION_VISIT).min(MOST_EXPANSION_VISITS);
        let ready = visits as usize + 1 >= enough && nodes < self.config.max_nodes;
        if visits > 0 && !ready {
            return Proof::Open;
        }
        self.game.moves_into(position, &mut self.moves);
        // Whether the game is over was seen at the first visit.
        if visits == 0
            && let Some(outcome) = self.ending(position)
        {
            let proof = proof_of(outcome, self.game.to_move(position).opponent());
            self.tree.prove(leaf, proof);
            return proof;
        }
        if ready && nodes + self.moves.len() <= self.config.max_nodes {
            self.tree.expand(leaf, position, &self.moves);
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

    /// Enters a result, in half points of the player who moved into the last node of the path, and what it proves.
    fn enter(&mut self, mut half_points: u32) {
        let mut child_proven = false;
        for &node in self.path.iter().rev() {
            if child_proven {
                let proof = self.tree.proof_by_children(node);
                if proof != Proof::Open {
                    self.tree.prove(node, proof);
                    half_points = proof.half_points();
                }
            }
            let proof = self.tree.add(node, half_points);
            child_proven = proof != Proof::Open;
            half_points = 2 - half_points;
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
                self.tree.prove(ROOT, proof_of(outcome, mover));
            }
            None => self.tree.expand(ROOT, &self.root, &self.moves),
        }
    }
}

/// An outcome in the eyes of `player`.
fn proof_of(outcome: Outcome, player: Player) -> Proof {
    match outcome {
        Outcome::Draw => Proof::Draw,
        Outcome::Win(winner) if winner == player => Proof::Win,
        Outcome::Win(_) => Proof::Loss,
    }
}

/// The outcome that is proven in the eyes of `player`, if there is one.
fn outcome_of(proof: Proof, player: Player) -> Option<Outcome> {
    match proof {
        Proof::Open => None,
        Proof::Draw => Some(Outcome::Draw),
        Proof::Win => Some(Outcome::Win(player)),
        Proof::Loss => Some(Outcome::Win(player.opponent())),
    }
}
