//! UCT with knowledge: a Monte-Carlo tree search that evaluates leaves instead of playing random playouts.
//!
//! Selection follows PUCT (C. D. Rosin: *Multi-Armed Bandits with Episode Context*, 2011) with prior probabilities from
//! the evaluation of each move. Captures are played out before a position is evaluated. Each node also has the minimax
//! value of the evaluations below it, which selection blends with the mean result (implicit minimax backups; M.
//! Lanctot, M. H. M. Winands, T. Pepels, N. R. Sturtevant: *Monte Carlo Tree Search with Heuristic Evaluations using
//! Implicit Minimax Backups*, 2014). Wins and losses are proven as in [`Uct`](super::Uct).
//!
//! The search uses no random numbers: the same number of iterations gives the same move everywhere.

#[cfg(test)]
mod tests;

use std::ops::Range;

use super::history::History;
use super::report::{Report, RootMove, Work, best_first};
use super::score::{INFINITE, expected_result, of_outcome};
use super::tree::{Proof, ROOT};
use crate::evaluate::Evaluation;
use crate::{Game, Outcome, Searchable, Standard};

/// Configuration of a search.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct InformedUctConfig {
    /// The factor c of PUCT's c * prior * sqrt(visits of the parent) / (1 + visits).
    pub exploration: f32,
    /// The weight of the implicit minimax value against the mean result, 0 to 1.
    pub minimax: f32,
    /// The difference in expected results at which one prior probability is e times another.
    pub temperature: f32,
    /// The maximum number of nodes in the tree. When it is full, the search continues without growing it.
    pub max_nodes: usize,
}

impl Default for InformedUctConfig {
    fn default() -> Self {
        Self { exploration: 0.3, minimax: 0.7, temperature: 0.1, max_nodes: 2_000_000 }
    }
}

/// The maximum length of a sequence of captures that is played out.
const MAX_EXCHANGE_LEN: usize = 24;
/// Iterations between two calls of `stop`.
const STOP_INTERVAL: u64 = 32;

/// A node. Results are those of the player who moved into it: 1 is a win, 0 a loss.
#[derive(Clone, Debug)]
struct Node<P, M> {
    position: P,
    /// `None` at the root.
    mv: Option<M>,
    /// The index of the first child.
    first: u32,
    /// The number of children; 0 for a leaf.
    count: u16,
    proof: Proof,
    visits: u32,
    /// The sum of the results.
    total: f64,
    /// The implicit minimax value.
    value: f32,
    /// The prior probability.
    prior: f32,
}

impl<P, M> Node<P, M> {
    const fn new(position: P, mv: Option<M>) -> Self {
        Self { position, mv, first: 0, count: 0, proof: Proof::Open, visits: 0, total: 0.0, value: 0.5, prior: 1.0 }
    }

    #[expect(clippy::cast_possible_truncation, reason = "a mean of numbers from 0 to 1")]
    fn mean(&self) -> f32 {
        match self.proof {
            Proof::Open if self.visits == 0 => self.value,
            Proof::Open => (self.total / f64::from(self.visits)) as f32,
            proof => proof.half_points() as f32 * 0.5,
        }
    }

    fn prove(&mut self, proof: Proof) {
        self.proof = proof;
        self.value = proof.half_points() as f32 * 0.5;
    }

    fn children(&self) -> Range<usize> {
        let first = self.first as usize;
        first..first + usize::from(self.count)
    }
}

/// A search from one position, which can follow the game ([`InformedUct::advance`]).
#[derive(Clone, Debug)]
pub struct InformedUct<G: Game, E = Standard> {
    game: G,
    evaluation: E,
    config: InformedUctConfig,
    history: History<G::Position>,
    nodes: Vec<Node<G::Position, G::Move>>,
    /// Iterations since this root was set.
    iterations: u64,
    /// The nodes of the current iteration, from the root down.
    path: Vec<usize>,
    /// Buffers, kept to save allocations.
    moves: Vec<Vec<G::Move>>,
}

impl<G: Searchable> InformedUct<G> {
    /// A search of the last position of `history` with the game's own evaluation; the earlier positions matter only for
    /// repetition. An empty history means the game's starting position.
    pub fn new(game: G, history: &[G::Position], config: InformedUctConfig) -> Self {
        Self::with_evaluation(game, history, config, Standard)
    }
}

impl<G: Game, E: Evaluation<G>> InformedUct<G, E> {
    /// Like [`InformedUct::new`], with another evaluation.
    pub fn with_evaluation(game: G, history: &[G::Position], config: InformedUctConfig, evaluation: E) -> Self {
        let (root, history) = History::new(&game, history);
        let mut search = Self {
            history,
            game,
            evaluation,
            config,
            nodes: vec![Node::new(root, None)],
            iterations: 0,
            path: Vec::new(),
            moves: Vec::new(),
        };
        search.expand_root();
        search
    }

    /// Makes up to `iterations` more iterations, and returns their number. Makes fewer if `stop`, which is called every
    /// few dozen iterations, returns true, or if more cannot change the move.
    pub fn run(&mut self, iterations: u64, mut stop: impl FnMut() -> bool) -> u64 {
        let mut made = 0;
        while made < iterations && !self.is_decided() {
            self.iterate();
            made += 1;
            if made.is_multiple_of(STOP_INTERVAL) && stop() {
                break;
            }
        }
        self.iterations += made;
        made
    }

    /// Whether more iterations cannot change the move: the result is proven, or there is at most one move.
    pub fn is_decided(&self) -> bool {
        self.root().count < 2 || self.root().proof != Proof::Open || self.root().visits == u32::MAX
    }

    /// The game.
    pub fn game(&self) -> &G {
        &self.game
    }

    /// The root position.
    pub fn position(&self) -> &G::Position {
        &self.root().position
    }

    /// Plays `mv`, which must be legal, at the root: keeps the subtree of the position reached, and frees the rest of
    /// the tree.
    pub fn advance(&mut self, mv: G::Move) {
        let from = *self.position();
        let child = self.root().children().find(|&child| self.nodes[child].mv == Some(mv));
        let next = self.game.play_unchecked(&from, mv);
        let mut kept = vec![Node::new(next, None)];
        if let Some(child) = child {
            kept[0] = Node { mv: None, ..self.nodes[child].clone() };
            let mut scanned = 0;
            // The copied but not yet scanned part is the queue.
            while let Some(children) = kept.get(scanned).map(Node::children) {
                // Never more nodes than before, and their number fitted in 32 bits.
                kept[scanned].first = u32::try_from(kept.len()).unwrap_or(u32::MAX);
                kept.extend_from_slice(&self.nodes[children]);
                scanned += 1;
            }
        }
        self.nodes = kept;
        self.history.advance(&self.game, from, &next);
        self.iterations = 0;
        self.expand_root();
    }

    /// The results so far. An iteration counts as a playout.
    pub fn report(&self) -> Report<G::Move> {
        let root = self.root();
        let mover = self.game.to_move(&root.position);
        let children = &self.nodes[root.children()];
        let ranked = best_first(children.iter().map(Self::merit)).into_iter().map(|place| &children[place]);
        let root_moves: Vec<RootMove<G::Move>> = ranked
            .filter_map(|child| {
                let proven = child.proof.outcome(mover);
                let expected = (child.visits > 0 || proven.is_some()).then(|| child.mean().into());
                Some(RootMove { visits: child.visits.into(), expected, proven, ..RootMove::new(child.mv?) })
            })
            .collect();
        let proven = root.proof.flip().outcome(mover);
        let is_known = root.visits > 0 || proven.is_some();
        let best = root_moves.first().and_then(|best| best.expected);
        Report {
            work: Work::Uct { playouts: self.iterations, nodes: self.nodes.len() as u64 },
            principal_variation: self.principal_variation(),
            expected: best.or_else(|| is_known.then(|| (1.0 - root.mean()).into())),
            proven,
            root_moves,
            ..Report::default()
        }
    }

    fn root(&self) -> &Node<G::Position, G::Move> {
        &self.nodes[ROOT as usize]
    }

    /// The sort key of a child, greater is better: proven wins first, then the most visited, and proven losses last.
    fn merit(node: &Node<G::Position, G::Move>) -> [u64; 3] {
        // Positive numbers are ordered like their bits.
        [node.proof.rank(), node.visits.into(), node.value.to_bits().into()]
    }

    fn principal_variation(&self) -> Vec<G::Move> {
        let mut node = self.root();
        let mut line = Vec::new();
        loop {
            let children = &self.nodes[node.children()];
            let best = best_first(children.iter().map(Self::merit)).first().map(|&place| &children[place]);
            let Some(best) = best.filter(|best| best.visits > 0 || best.proof != Proof::Open) else { return line };
            line.extend(best.mv);
            node = best;
        }
    }

    fn expand_root(&mut self) {
        if self.root().count == 0 && self.root().proof == Proof::Open {
            self.path = vec![ROOT as usize];
            self.expand(ROOT as usize);
        }
    }

    /// Selection, expansion and backpropagation.
    fn iterate(&mut self) {
        self.path.clear();
        let mut leaf = ROOT as usize;
        self.path.push(leaf);
        while self.nodes[leaf].count > 0 && self.nodes[leaf].proof == Proof::Open {
            leaf = self.select(leaf);
            self.path.push(leaf);
        }
        if self.nodes[leaf].proof == Proof::Open && self.nodes.len() < self.config.max_nodes {
            self.expand(leaf);
        }
        let mut result = f64::from(self.nodes[leaf].value);
        let mut child_proven = false;
        for place in (0..self.path.len()).rev() {
            let node = self.path[place];
            if place + 1 < self.path.len() {
                self.update(node, child_proven);
                if self.nodes[node].proof != Proof::Open {
                    result = self.nodes[node].value.into();
                }
            }
            let node = &mut self.nodes[node];
            node.visits += 1;
            node.total += result;
            result = 1.0 - result;
            child_proven = node.proof != Proof::Open;
        }
    }

    /// Updates the minimax value of a node and, if that of a child is new, its proof.
    fn update(&mut self, node: usize, child_proven: bool) {
        let children = &self.nodes[self.nodes[node].children()];
        let best = children.iter().fold(0.0, |best: f32, child| best.max(child.value));
        let proof =
            if child_proven { Proof::from_children(children.iter().map(|child| child.proof)) } else { Proof::Open };
        let node = &mut self.nodes[node];
        node.value = 1.0 - best;
        if proof != Proof::Open {
            node.prove(proof);
        }
    }

    /// The child that PUCT prefers; a lost one only if all are lost.
    fn select(&self, node: usize) -> usize {
        let InformedUctConfig { exploration, minimax, .. } = self.config;
        let parent = &self.nodes[node];
        let factor = exploration * (parent.visits.max(1) as f32).sqrt();
        let mut best = (parent.first as usize, f32::NEG_INFINITY);
        for place in parent.children() {
            let child = &self.nodes[place];
            if child.proof == Proof::Loss {
                continue;
            }
            let mean = child.mean();
            let bound = mean + minimax * (child.value - mean) + factor * child.prior / (1 + child.visits) as f32;
            if bound > best.1 {
                best = (place, bound);
            }
        }
        best.0
    }

    /// Adds a child for each legal move, with its evaluation. Instead, proves a draw if the position repeats earlier
    /// ones.
    fn expand(&mut self, leaf: usize) {
        let position = self.nodes[leaf].position;
        if self.is_repeated(&position) {
            self.nodes[leaf].prove(Proof::Draw);
            return;
        }
        let player = self.game.to_move(&position);
        let mut moves = self.moves.pop().unwrap_or_default();
        self.game.moves_into(&position, &mut moves);
        if let Some(ending) = self.game.ending(&position, &moves) {
            // Only the root can be over: any other node was checked when it was added.
            self.nodes[leaf].prove(Proof::of(ending.outcome, player.opponent()));
            self.moves.push(moves);
            return;
        }
        let first = self.nodes.len();
        for &mv in &moves {
            let next = self.game.play_unchecked(&position, mv);
            let mut child = Node::new(next, Some(mv));
            match self.judge(&next) {
                Ok(score) => child.value = expected_result(-score, self.evaluation.ten_to_one(&self.game)),
                Err(outcome) => child.prove(Proof::of(outcome, player)),
            }
            self.nodes.push(child);
        }
        let (Ok(place), Ok(count)) = (u32::try_from(first), u16::try_from(moves.len())) else {
            self.nodes.truncate(first);
            return;
        };
        self.moves.push(moves);
        self.set_priors(first);
        (self.nodes[leaf].first, self.nodes[leaf].count) = (place, count);
        self.update(leaf, true);
    }

    /// Sets the prior probabilities of the nodes from `first` on: a softmax of their values.
    fn set_priors(&mut self, first: usize) {
        let children = &mut self.nodes[first..];
        let best = children.iter().fold(0.0, |best: f32, child| best.max(child.value));
        let mut sum = 0.0;
        for child in children.iter_mut() {
            child.prior = libm::expf((child.value - best) / self.config.temperature);
            sum += child.prior;
        }
        for child in children {
            child.prior /= sum;
        }
    }

    /// Whether the last node of the path repeats earlier positions often enough to draw the game.
    fn is_repeated(&self, position: &G::Position) -> bool {
        let path = self.path.iter().rev().skip(1).map(|&node| &self.nodes[node].position);
        self.history.is_draw(&self.game, position, path)
    }

    /// The score of a position for the side to move, or the outcome if the game is over.
    fn judge(&mut self, position: &G::Position) -> Result<i32, Outcome> {
        let mut moves = self.moves.pop().unwrap_or_default();
        self.game.moves_into(position, &mut moves);
        let ending = self.game.ending(position, &moves);
        self.moves.push(moves);
        match ending {
            Some(ending) => Err(ending.outcome),
            None => Ok(self.quiescence(position, -INFINITE, INFINITE, 0)),
        }
    }

    /// The score of a position for the side to move after the captures that follow, within the bounds.
    fn quiescence(&mut self, position: &G::Position, mut alpha: i32, beta: i32, ply: usize) -> i32 {
        if ply >= MAX_EXCHANGE_LEN || self.evaluation.is_quiet_leaf(&self.game, position) {
            return self.evaluation.evaluate(&self.game, position);
        }
        let mut moves = self.moves.pop().unwrap_or_default();
        self.game.moves_into(position, &mut moves);
        let score = if let Some(ending) = self.game.ending(position, &moves) {
            of_outcome(ending.outcome, self.game.to_move(position), ply)
        } else if moves.iter().any(|&mv| self.evaluation.is_quiet(&self.game, position, mv)) {
            self.evaluation.evaluate(&self.game, position)
        } else {
            let mut best = -INFINITE;
            for &mv in &moves {
                let next = self.game.play_unchecked(position, mv);
                best = best.max(-self.quiescence(&next, -beta, -alpha, ply + 1));
                alpha = alpha.max(best);
                if alpha >= beta {
                    break;
                }
            }
            best
        };
        self.moves.push(moves);
        score
    }
}
