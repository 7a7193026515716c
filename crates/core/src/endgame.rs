//! Exact endgame solvers, for games that have one.

use std::fmt::Debug;

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
