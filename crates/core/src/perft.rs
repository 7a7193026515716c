//! Counting the leaves of the game tree, the standard check of a move generator.

use crate::Game;

/// The number of move sequences of `depth` plies from `position`. Below a finished game there
/// are [`Game::finished_leaves`], usually none. Repetition is not looked at, as is usual for perft.
///
/// ```
/// use alquerque_core::{Game, alquerque::Alquerque, perft};
/// let game = Alquerque::default();
/// assert_eq!(perft(&game, &game.start(), 5), 27);
/// ```
pub fn perft<G: Game>(game: &G, position: &G::Position, depth: u32) -> u64 {
    // One list of moves for each depth, so that no node has to ask for memory.
    let mut lists: Vec<_> = (0..depth).map(|_| Vec::new()).collect();
    count(game, position, &mut lists)
}

fn count<G: Game>(game: &G, position: &G::Position, lists: &mut [Vec<G::Move>]) -> u64 {
    let Some((moves, rest)) = lists.split_first_mut() else { return 1 };
    if rest.is_empty() {
        return match game.count_moves(position, moves) {
            0 => game.finished_leaves(),
            count => count as u64,
        };
    }
    game.moves_into(position, moves);
    if game.ending(position, moves).is_some() {
        return game.finished_leaves();
    }
    moves.iter().map(|&mv| count(game, &game.play(position, mv), rest)).sum()
}
