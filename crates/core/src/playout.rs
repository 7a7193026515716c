//! How a game is played out at random, for UCT. A game may have several policies.

#[cfg(test)]
pub(crate) mod check;

use rand::Rng;

use crate::game::{Game, Outcome, Player};
use crate::random::below;

/// A way to play a game out.
pub trait PlayoutPolicy<G: Game> {
    /// Plays from `position` to the end of the game.
    #[inline]
    fn playout<R: Rng>(&self, game: &G, position: &G::Position, rng: &mut R) -> Outcome {
        self.watched_playout(game, position, rng, &mut ())
    }

    /// The same game with the same random numbers, and `watch` is told of each turn.
    fn watched_playout<R: Rng, W: WatchTurns<G::Position>>(
        &self,
        game: &G,
        position: &G::Position,
        rng: &mut R,
        watch: &mut W,
    ) -> Outcome;
}

/// Who is told of each turn of a playout. The playout is compiled apart for each kind of watch, so that the usual one, which
/// nobody watches, has nothing of it: that is what `()` stands for.
pub trait WatchTurns<P> {
    /// A turn was made, and `reached` gives the position after it. That equals the position after a legal move; but counters of
    /// plies may be off in it, as far as the rules do not use them.
    #[inline]
    fn turn_made(&mut self, reached: impl FnOnce() -> P) {
        let _ = reached;
    }
}

impl<P> WatchTurns<P> for () {}

/// What became of a random turn in a playout.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum TurnEnd {
    /// A move was made, and the game goes on.
    Made,
    /// There was no move: the player has lost.
    Lost,
    /// The game was drawn already.
    Drawn,
}

/// What the quick playouts of the games of jumping have in common: turns of one side and the other. It is part of one loop, in
/// which light's and dark's half are compiled apart.
pub(crate) trait Turns {
    /// The game's positions.
    type Position;

    /// Makes a random move of the side `SIDE` ([`Player::index`]).
    fn turn<const SIDE: usize, R: Rng>(&mut self, rng: &mut R) -> TurnEnd;

    /// The position in which that side is to move.
    fn position(&self, to_move: Player) -> Self::Position;

    /// Makes random moves to the end of the game, and tells of each.
    #[inline(always)]
    fn play_out<R: Rng, W: WatchTurns<Self::Position>>(mut self, to_move: Player, rng: &mut R, watch: &mut W) -> Outcome
    where
        Self: Sized,
    {
        const LIGHT: usize = Player::Light as usize;
        const DARK: usize = Player::Dark as usize;
        if to_move == Player::Dark {
            match self.turn::<DARK, R>(rng) {
                TurnEnd::Made => watch.turn_made(|| self.position(Player::Light)),
                TurnEnd::Lost => return Outcome::Win(Player::Light),
                TurnEnd::Drawn => return Outcome::Draw,
            }
        }
        loop {
            match self.turn::<LIGHT, R>(rng) {
                TurnEnd::Made => watch.turn_made(|| self.position(Player::Dark)),
                TurnEnd::Lost => return Outcome::Win(Player::Dark),
                TurnEnd::Drawn => return Outcome::Draw,
            }
            match self.turn::<DARK, R>(rng) {
                TurnEnd::Made => watch.turn_made(|| self.position(Player::Light)),
                TurnEnd::Lost => return Outcome::Win(Player::Light),
                TurnEnd::Drawn => return Outcome::Draw,
            }
        }
    }
}

/// The number of a random bit of two words, which must not both be empty, and whether it is one of the second.
#[expect(clippy::inline_always, reason = "it is part of the loop of playouts")]
#[inline(always)]
pub(crate) fn random_bit<R: Rng>([one, other]: [u64; 2], rng: &mut R) -> (u32, bool) {
    let first = one.count_ones();
    let mut rank = below(rng, first + other.count_ones());
    let second = rank >= first;
    let mut word = if second { other } else { one };
    rank -= if second { first } else { 0 };
    // Ranks are small: three captures in four have no choice. Branch-free ways of selecting a bit by rank were
    // tried (broadword with a table of bytes, halving by counts of bits); the whole game took a third longer.
    while rank > 0 {
        word &= word - 1;
        rank -= 1;
    }
    (word.trailing_zeros(), second)
}

/// Every legal move with the same probability: slow, and so simple that it cannot be wrong. What is quicker is held against
/// it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct UniformPlayout;

impl<G: Game> PlayoutPolicy<G> for UniformPlayout {
    fn watched_playout<R: Rng, W: WatchTurns<G::Position>>(
        &self,
        game: &G,
        position: &G::Position,
        rng: &mut R,
        watch: &mut W,
    ) -> Outcome {
        let (mut position, mut moves) = (*position, Vec::new());
        loop {
            game.moves_into(&position, &mut moves);
            if let Some(ending) = game.ending(&position, &moves) {
                return ending.outcome;
            }
            let count = u32::try_from(moves.len()).unwrap_or(u32::MAX);
            // A game that goes on has a move, and the number lies below their count.
            position = game.play_unchecked(&position, moves[below(rng, count) as usize]);
            watch.turn_made(|| position);
        }
    }
}
