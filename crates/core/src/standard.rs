//! What searches use of a game where nothing else is asked for.

use rand::Rng;

use crate::evaluate::Evaluation;
use crate::game::Outcome;
use crate::key::Keyed;
use crate::playout::{PlayoutPolicy, WatchTurns};

/// A game that can be searched: it has a playout policy and an evaluation of its own.
pub trait Searchable: Keyed {
    /// The policy that plays best for its time.
    type Playout: PlayoutPolicy<Self> + Default;
    /// The evaluation that plays best for its time.
    type Evaluation: Evaluation<Self> + Default;
}

/// The policy and the evaluation that the game itself names.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Standard;

impl<G: Searchable> PlayoutPolicy<G> for Standard {
    #[inline]
    fn watched_playout<R: Rng, W: WatchTurns<G::Position>>(
        &self,
        game: &G,
        position: &G::Position,
        rng: &mut R,
        watch: &mut W,
    ) -> Outcome {
        G::Playout::default().watched_playout(game, position, rng, watch)
    }
}

impl<G: Searchable> Evaluation<G> for Standard {
    #[inline]
    fn evaluate(&self, game: &G, position: &G::Position) -> i32 {
        G::Evaluation::default().evaluate(game, position)
    }

    #[inline]
    fn is_quiet(&self, game: &G, position: &G::Position, mv: G::Move) -> bool {
        G::Evaluation::default().is_quiet(game, position, mv)
    }

    #[inline]
    fn promise(&self, game: &G, position: &G::Position, mv: G::Move) -> i32 {
        G::Evaluation::default().promise(game, position, mv)
    }

    #[inline]
    fn ten_to_one(&self, game: &G) -> f32 {
        G::Evaluation::default().ten_to_one(game)
    }
}
