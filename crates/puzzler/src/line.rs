//! The main line of a solution: the first good moves and the most stubborn replies.

use alquerque_puzzles::Node;
use alquerque_puzzles::tree::replies;

use crate::judge::PuzzleGame;

/// A move of the main line.
#[derive(Clone, Debug)]
pub struct LineMove<'a, G: PuzzleGame> {
    /// The position before it.
    pub position: G::Position,
    /// The move.
    pub mv: G::Move,
    /// The node of the position if the solver is to move.
    pub node: Option<&'a Node>,
}

/// The main line from a position on, and its last position.
pub fn main_line<'a, G: PuzzleGame>(
    game: &G,
    position: &G::Position,
    solution: &'a Node,
) -> (Vec<LineMove<'a, G>>, G::Position) {
    let (mut moves, mut position, mut node) = (Vec::new(), *position, Some(solution));
    while let Some(now) = node {
        let Some(best) = now.best() else { break };
        let Some(&mv) = game.moves(&position).get(best) else { break };
        moves.push(LineMove { position, mv, node: Some(now) });
        position = game.play_unchecked(&position, mv);
        let Some(index) = now.reply_to(best) else { break };
        let Some(&reply) = replies(game, &position).get(index) else { break };
        moves.push(LineMove { position, mv: reply, node: None });
        position = game.play_unchecked(&position, reply);
        node = now.after(best, index);
    }
    (moves, position)
}
