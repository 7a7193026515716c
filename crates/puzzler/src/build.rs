//! Builds solution trees.

use std::collections::HashMap;

use alquerque_core::Game;
use alquerque_puzzles::tree::{MAX_MOVES, replies};
use alquerque_puzzles::{Choice, Node};

use crate::judge::{Judge, PositionOf, PuzzleGame, SolverGoal};

/// The maximum number of positions in a tree with the solver to move.
const MAX_NODES: usize = 20;

/// Builds the solution tree of a position with the solver to move.
pub struct Builder<'a, J: Judge> {
    judge: &'a mut J,
    solver_goal: SolverGoal,
    cache: HashMap<PositionOf<J>, bool>,
    nodes: usize,
}

/// The reason why a tree was not built.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Stop {
    /// A result is unknown.
    Unknown,
    /// The tree would have too many positions.
    TooLarge,
}

impl<'a, J: Judge> Builder<'a, J> {
    /// A builder for this goal.
    pub fn new(judge: &'a mut J, solver_goal: SolverGoal) -> Self {
        Self { judge, solver_goal, cache: HashMap::new(), nodes: 0 }
    }

    /// The deepest tree that is not too large; `None` if a result at the root is unknown.
    pub fn build(&mut self, position: &PositionOf<J>) -> Option<Node> {
        let mut tree = None;
        for depth in 1..=MAX_MOVES {
            self.nodes = 0;
            let Ok(node) = self.expand(position, depth) else { break };
            if tree.as_ref() == Some(&node) {
                break;
            }
            tree = Some(node);
        }
        tree.map(|mut tree| {
            let game = self.judge.game().clone();
            prune(&game, position, &mut tree);
            tree
        })
    }

    fn reaches(&mut self, position: &PositionOf<J>) -> Result<bool, Stop> {
        if let Some(&cached) = self.cache.get(position) {
            return Ok(cached);
        }
        let reaches = self.judge.reaches(position, self.solver_goal).ok_or(Stop::Unknown)?;
        self.cache.insert(*position, reaches);
        Ok(reaches)
    }

    fn expand(&mut self, position: &PositionOf<J>, depth: usize) -> Result<Node, Stop> {
        self.nodes += 1;
        if self.nodes > MAX_NODES {
            return Err(Stop::TooLarge);
        }
        let game = self.judge.game().clone();
        let mut choices = Vec::new();
        for mv in game.moves(position) {
            let next = game.play_unchecked(position, mv);
            let answers = replies(&game, &next);
            choices.push(if self.reaches(&next)? {
                let mut nodes = Vec::new();
                for reply in answers {
                    nodes.push(self.below(&game.play_unchecked(&next, reply), depth)?);
                }
                Choice::Good(nodes)
            } else {
                Choice::Wrong(self.refutation(&game, &next, &answers)?)
            });
        }
        Ok(Node { choices })
    }

    /// The tree below a reply; `None` where the solution ends.
    fn below(&mut self, position: &PositionOf<J>, depth: usize) -> Result<Option<Node>, Stop> {
        let game = self.judge.game().clone();
        let moves = replies(&game, position);
        if depth <= 1 || moves.is_empty() || self.judge.is_settled(position, self.solver_goal) {
            return Ok(None);
        }
        if moves.len() > 1 {
            let mut is_choice = false;
            for &mv in &moves {
                is_choice |= !self.reaches(&game.play_unchecked(position, mv))?;
            }
            if !is_choice {
                return Ok(None);
            }
        }
        self.expand(position, depth - 1).map(Some)
    }

    /// The reply that refutes a wrong move; if there are several, the one that captures most.
    fn refutation(
        &mut self,
        game: &J::Game,
        next: &PositionOf<J>,
        answers: &[<J::Game as Game>::Move],
    ) -> Result<Option<usize>, Stop> {
        let mut best: Option<(usize, usize)> = None;
        for (index, &reply) in answers.iter().enumerate() {
            let taken = game.taken(next, reply);
            if best.is_none_or(|(_, max)| taken > max) && !self.reaches(&game.play_unchecked(next, reply))? {
                best = Some((index, taken));
            }
        }
        if best.is_none() && !answers.is_empty() {
            // A search of limited depth may judge the position differently before and after a move.
            return Err(Stop::Unknown);
        }
        Ok(best.map(|(index, _)| index))
    }
}

/// Prunes branches without anything to find: those in which the solver has no choice left, unless they begin with a
/// capture.
fn prune<G: PuzzleGame>(game: &G, position: &G::Position, node: &mut Node) {
    for (choice, mv) in node.choices.iter_mut().zip(game.moves(position)) {
        let Choice::Good(nodes) = choice else { continue };
        let next = game.play_unchecked(position, mv);
        for (below, reply) in nodes.iter_mut().zip(replies(game, &next)) {
            let after = game.play_unchecked(&next, reply);
            if let Some(node) = below {
                prune(game, &after, node);
                let captures = game.moves(&after).first().is_some_and(|&mv| game.taken(&after, mv) > 0);
                if node.length() == 0 && !captures {
                    *below = None;
                }
            }
        }
    }
}
