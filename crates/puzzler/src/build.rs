//! Builds solution trees.

use std::collections::HashMap;

use alquerque_core::Game;
use alquerque_puzzles::tree::{MAX_MOVES, replies};
use alquerque_puzzles::{Choice, Node};

use crate::judge::{Judge, PositionGoal, PositionOf, PuzzleGame, SolverGoal};

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
            prune(&mut tree);
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

    /// Whether the solver of a puzzle about a draw can now win.
    fn is_given(&mut self, position: &PositionOf<J>) -> bool {
        let win = SolverGoal { goal: PositionGoal::Win, ..self.solver_goal };
        self.solver_goal.goal == PositionGoal::Draw && self.judge.reaches(position, win) == Some(true)
    }

    fn expand(&mut self, position: &PositionOf<J>, depth: usize) -> Result<Node, Stop> {
        self.nodes += 1;
        if self.nodes > J::MAX_NODES {
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
                    let after = game.play_unchecked(&next, reply);
                    // After a reply that loses, a draw would no longer be what the solver saves.
                    nodes.push(if self.is_given(&after) { None } else { self.below(&after, depth)? });
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
            let taken = game.capture_count(next, reply);
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

/// Keeps only what a player gets to see: after each good move the reply that the page makes, and no moves without a
/// choice at the end, such as a recapture after the piece is won.
fn prune(node: &mut Node) {
    for index in 0..node.choices.len() {
        let chosen = node.reply_to(index);
        let Choice::Good(replies) = &mut node.choices[index] else { continue };
        for (reply, below) in replies.iter_mut().enumerate() {
            if Some(reply) != chosen || below.as_ref().is_some_and(|node| node.length() == 0) {
                *below = None;
            }
            if let Some(node) = below {
                prune(node);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn end() -> Node {
        Node { choices: vec![Choice::Good(vec![None])] }
    }

    fn choice(replies: Vec<Option<Node>>) -> Node {
        Node { choices: vec![Choice::Good(replies), Choice::Wrong(None)] }
    }

    #[test]
    fn only_the_most_stubborn_reply_stays_and_forced_moves_at_the_end_go() {
        let mut tree = choice(vec![Some(end()), Some(choice(vec![Some(end())])), Some(choice(Vec::new()))]);
        prune(&mut tree);
        assert_eq!(tree, choice(vec![None, Some(choice(vec![None])), None]));
    }
}
