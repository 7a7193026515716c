//! What searches use of a game: its default playout policy and evaluation, and an exact endgame solver if it has one.

use std::fmt::Debug;

use rand::Rng;

use crate::evaluate::{Evaluation, WeightsError};
use crate::game::{Game, Outcome};
use crate::playout::{PlayoutObserver, PlayoutPolicy};

/// A game that can be searched: it has a default playout policy and evaluation.
pub trait Searchable: Game {
    /// The policy that is strongest in a given time.
    type Playout: PlayoutPolicy<Self> + Default + Send;
    /// The evaluation that is strongest in a given time.
    type Evaluation: Evaluation<Self> + Clone + Default + Send + Sync;

    /// The names of the files with knowledge for the evaluation under these rules. The default evaluation needs none.
    fn knowledge(&self) -> &'static [&'static str] {
        &[]
    }

    /// Adds the content of a file to an evaluation: weights written by the trainer, or the results of endgames.
    ///
    /// # Errors
    /// If the file is damaged or belongs to other rules; the evaluation then stays as it is.
    fn learn(&self, _evaluation: &mut Self::Evaluation, _file: &[u8]) -> Result<(), WeightsError> {
        Err(WeightsError::Foreign)
    }

    /// A solver of `position`, in which the game must not be over, with a table of at most `entries` entries. `None` if
    /// the game has no solver. It takes hardly any memory before it runs.
    fn endgame(&self, _position: &Self::Position, _entries: usize) -> Option<Box<dyn Endgame<Self::Move>>> {
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

/// A solver of one position. It works in slices; their number does not affect the result.
pub trait Endgame<M>: Debug {
    /// The distance to the end of the game, in plies without passes.
    fn plies(&self) -> u32;

    /// The expected number of nodes to a solution.
    fn expected_nodes(&self) -> u64;

    /// Works until the position is solved or `stop` returns true. `stop` is called every few thousand nodes. Returns
    /// the number of nodes visited.
    fn run(&mut self, stop: &mut dyn FnMut() -> bool) -> u64;

    /// The result so far: nothing, then the winner, then the score.
    fn solution(&self) -> Option<Solution<M>>;
}

/// The result of a solver, from the point of view of the side to move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Solution<M> {
    /// The final score in hundredths of a man; positive for a win. Unless it is `exact`, only its sign is certain.
    pub score: i32,
    /// Whether the score is exact, rather than a bound.
    pub exact: bool,
    /// The best moves of both sides, as far as they are known; empty in a loss that is not exact yet.
    pub line: Vec<M>,
}
