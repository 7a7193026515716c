//! Random playouts for UCT. A game may have several policies.

#[cfg(test)]
pub(crate) mod tests;

use std::ops::ControlFlow;

use rand::Rng;

use crate::game::{Game, Outcome, Player};
use crate::random::{below, random_of};

/// A policy that plays a game to its end.
pub trait PlayoutPolicy<G: Game> {
    /// Plays from `position` to the end of the game and returns the outcome.
    #[inline]
    fn playout<R: Rng>(&self, game: &G, position: &G::Position, rng: &mut R) -> Outcome {
        self.observed_playout(game, position, rng, &mut ())
    }

    /// Like [`PlayoutPolicy::playout`], but reports each turn to `observer`. Draws the same random numbers.
    fn observed_playout<R: Rng, O: PlayoutObserver<G::Position>>(
        &self,
        game: &G,
        position: &G::Position,
        rng: &mut R,
        observer: &mut O,
    ) -> Outcome;
}

/// Observer of the turns of a playout. A playout is compiled separately for each observer, so that the observer `()`,
/// used in play, costs nothing.
pub trait PlayoutObserver<P> {
    /// A turn was played; `reached` gives the position after it. It equals the position after a legal move, but
    /// counters that the rules do not use may differ.
    #[inline]
    fn turn_played(&mut self, _reached: impl FnOnce() -> P) {}
}

impl<P> PlayoutObserver<P> for () {}

/// The result of a random turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum TurnEnd {
    /// A move was made, and the game continues.
    Made,
    /// There was no legal move: the player has lost.
    Lost,
    /// The game was already drawn.
    Drawn,
}

/// What the fast playouts of jumping games share: a loop of alternating turns, compiled separately for light and dark.
pub(crate) trait Turns {
    /// The game's positions.
    type Position;

    /// Plays a random move of `SIDE` ([`Player::index`]), which must be the side to move.
    fn turn<const SIDE: usize, R: Rng>(&mut self, rng: &mut R) -> TurnEnd;

    /// The position with this side to move.
    fn position(&self, to_move: Player) -> Self::Position;

    /// Plays random moves to the end of the game, and reports each.
    #[inline(always)]
    fn play_out<R: Rng, O: PlayoutObserver<Self::Position>>(
        mut self,
        to_move: Player,
        rng: &mut R,
        observer: &mut O,
    ) -> Outcome
    where
        Self: Sized,
    {
        const LIGHT: usize = Player::Light as usize;
        const DARK: usize = Player::Dark as usize;
        if to_move == Player::Dark {
            match self.turn::<DARK, R>(rng) {
                TurnEnd::Made => observer.turn_played(|| self.position(Player::Light)),
                TurnEnd::Lost => return Outcome::Win(Player::Light),
                TurnEnd::Drawn => return Outcome::Draw,
            }
        }
        loop {
            match self.turn::<LIGHT, R>(rng) {
                TurnEnd::Made => observer.turn_played(|| self.position(Player::Dark)),
                TurnEnd::Lost => return Outcome::Win(Player::Dark),
                TurnEnd::Drawn => return Outcome::Draw,
            }
            match self.turn::<DARK, R>(rng) {
                TurnEnd::Made => observer.turn_played(|| self.position(Player::Light)),
                TurnEnd::Lost => return Outcome::Win(Player::Light),
                TurnEnd::Drawn => return Outcome::Draw,
            }
        }
    }
}

/// The index of a random set bit in two words, and whether it is in the second. At least one bit must be set.
#[expect(clippy::inline_always, reason = "it is part of the loop of playouts")]
#[inline(always)]
pub(crate) fn random_bit<R: Rng>([one, other]: [u64; 2], rng: &mut R) -> (u32, bool) {
    let first = one.count_ones();
    let mut rank = below(rng, first + other.count_ones());
    let second = rank >= first;
    let mut word = if second { other } else { one };
    rank -= if second { first } else { 0 };
    // Ranks are small: three captures in four have no choice. Branch-free selection of a bit by rank (broadword with a
    // byte table, bisection by popcount) made whole playouts slower by a third.
    while rank > 0 {
        word &= word - 1;
        rank -= 1;
    }
    (word.trailing_zeros(), second)
}

/// Chooses uniformly among the legal moves: slow, but obviously correct. The fast policies are tested against it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct UniformPlayout;

impl<G: Game> PlayoutPolicy<G> for UniformPlayout {
    fn observed_playout<R: Rng, O: PlayoutObserver<G::Position>>(
        &self,
        game: &G,
        position: &G::Position,
        rng: &mut R,
        observer: &mut O,
    ) -> Outcome {
        play_moves(game, position, observer, |_, moves| ControlFlow::Continue(random_of(moves, rng)))
    }
}

/// Plays moves chosen by `choose`, to the end of the game or until `choose` decides the outcome, and reports each.
pub(crate) fn play_moves<G: Game, O: PlayoutObserver<G::Position>>(
    game: &G,
    position: &G::Position,
    observer: &mut O,
    mut choose: impl FnMut(&G::Position, &[G::Move]) -> ControlFlow<Outcome, G::Move>,
) -> Outcome {
    let (mut position, mut moves) = (*position, Vec::new());
    loop {
        game.moves_into(&position, &mut moves);
        if let Some(ending) = game.ending(&position, &moves) {
            return ending.outcome;
        }
        match choose(&position, &moves) {
            ControlFlow::Continue(mv) => position = game.play_unchecked(&position, mv),
            ControlFlow::Break(outcome) => return outcome,
        }
        observer.turn_played(|| position);
    }
}
