//! Perft: counts the leaves of the game tree, the standard test of a move generator.

use crate::{Game, GameId};

/// How to count a game that ends before the last ply.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Finished {
    /// As no leaf.
    #[default]
    Nothing,
    /// As a leaf.
    Leaf,
}

impl Finished {
    /// The convention of the game's published totals.
    pub const fn usual(game: GameId) -> Self {
        match game {
            GameId::Othello => Self::Leaf,
            GameId::Alquerque | GameId::Draughts => Self::Nothing,
        }
    }

    /// The number of leaves of a finished game.
    pub const fn leaves(self) -> u64 {
        match self {
            Self::Nothing => 0,
            Self::Leaf => 1,
        }
    }
}

/// The number of move sequences of `depth` plies from `position`; `finished` says how games that end earlier count.
/// Repetition is ignored, as usual for perft.
///
/// ```
/// use alquerque_core::{Finished, Game, alquerque::Alquerque, perft};
/// let game = Alquerque::default();
/// assert_eq!(perft(&game, &game.start(), 5, Finished::Nothing), 27);
/// ```
pub fn perft<G: Game>(game: &G, position: &G::Position, depth: u32, finished: Finished) -> u64 {
    // One list of moves per depth, so that nodes need no allocation.
    let mut lists: Vec<_> = (0..depth).map(|_| Vec::new()).collect();
    count(game, position, &mut lists, finished.leaves())
}

fn count<G: Game>(game: &G, position: &G::Position, lists: &mut [Vec<G::Move>], finished: u64) -> u64 {
    let Some((moves, rest)) = lists.split_first_mut() else { return 1 };
    if rest.is_empty() {
        return match game.count_moves(position, moves) {
            0 => finished,
            count => count as u64,
        };
    }
    game.moves_into(position, moves);
    if game.ending(position, moves).is_some() {
        return finished;
    }
    moves.iter().map(|&mv| count(game, &game.play_unchecked(position, mv), rest, finished)).sum()
}
