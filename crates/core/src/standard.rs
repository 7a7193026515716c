//! The default playout policy and evaluation of a game.

use rand::Rng;

use crate::endgame::Endgame;
use crate::evaluate::{Evaluation, WeightsError};
use crate::game::Outcome;
use crate::key::Keyed;
use crate::playout::{PlayoutObserver, PlayoutPolicy};

/// A game that can be searched: it has a default playout policy and evaluation.
pub trait Searchable: Keyed {
    /// The strongest policy for its time.
    type Playout: PlayoutPolicy<Self> + Default + Send;
    /// The strongest evaluation for its time.
    type Evaluation: Evaluation<Self> + Clone + Default + Send + Sync;

    /// The names of the files from which the evaluation learns under these rules. The default evaluation needs none.
    fn knowledge(&self) -> &'static [&'static str] {
        &[]
    }

    /// Adds what is in a file to an evaluation: weights as written by the trainer, or the results of endgames.
    ///
    /// # Errors
    /// If the file is damaged, or not for these rules; the evaluation stays as it is.
    fn learn(&self, evaluation: &mut Self::Evaluation, file: &[u8]) -> Result<(), WeightsError> {
        let _ = (evaluation, file);
        Err(WeightsError::Foreign)
    }

    /// A solver of `position`, in which the game goes on, with a table of at most so many entries. None where the game has no
    /// solver. It takes no memory to speak of before it runs.
    fn endgame(&self, position: &Self::Position, entries: usize) -> Option<Box<dyn Endgame<Self::Move>>> {
        let _ = (position, entries);
        None
    }
}

/// The game's default policy and evaluation.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Standard;

impl<G: Searchable> PlayoutPolicy<G> for Standard {
    #[inline]
    fn observed_playout<R: Rng, W: PlayoutObserver<G::Position>>(
        &self,
        game: &G,
        position: &G::Position,
        rng: &mut R,
        observer: &mut W,
    ) -> Outcome {
        G::Playout::default().observed_playout(game, position, rng, observer)
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
    fn is_quiet_leaf(&self, game: &G, position: &G::Position) -> bool {
        G::Evaluation::default().is_quiet_leaf(game, position)
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
