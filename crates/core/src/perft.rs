//! Counting the leaves of the game tree, the standard check of a move generator.

use crate::{Game, GameId};

/// A game whose moves can be counted, which perft does at its last ply.
pub trait CountMoves: Game {
    /// How many moves can be played: none where the game is over, and only there. A game may know it without listing the
    /// moves; `moves` is memory to list them in otherwise.
    fn count_moves(&self, position: &Self::Position, moves: &mut Vec<Self::Move>) -> usize {
        self.moves_into(position, moves);
        if self.ending(position, moves).is_some() { 0 } else { moves.len() }
    }
}

/// How a game that is over before the last ply counts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Finished {
    /// It has nothing below it: nobody can make a move.
    #[default]
    Nothing,
    /// The finished game itself is a leaf.
    Leaf,
}

impl Finished {
    /// As the published totals of the game count.
    pub const fn usual(game: GameId) -> Self {
        match game {
            GameId::Othello => Self::Leaf,
            GameId::Alquerque | GameId::Draughts => Self::Nothing,
        }
    }

    /// The number of leaves that a finished game is.
    pub const fn leaves(self) -> u64 {
        match self {
            Self::Nothing => 0,
            Self::Leaf => 1,
        }
    }
}

/// The number of move sequences of `depth` plies from `position`; `finished` says what games count that are over before.
/// Repetition is not looked at, as is usual for perft.
///
/// ```
/// use alquerque_core::{Finished, Game, alquerque::Alquerque, perft};
/// let game = Alquerque::default();
/// assert_eq!(perft(&game, &game.start(), 5, Finished::Nothing), 27);
/// ```
pub fn perft<G: CountMoves>(game: &G, position: &G::Position, depth: u32, finished: Finished) -> u64 {
    // One list of moves for each depth, so that no node has to ask for memory.
    let mut lists: Vec<_> = (0..depth).map(|_| Vec::new()).collect();
    count(game, position, &mut lists, finished.leaves())
}

fn count<G: CountMoves>(game: &G, position: &G::Position, lists: &mut [Vec<G::Move>], finished: u64) -> u64 {
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
