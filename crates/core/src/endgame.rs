//! Solving the end of a game exactly, for games that have a solver of their own.

use std::fmt;

/// A solver of one position. It works in slices, and finds the same in many as in one.
pub trait Endgame<M> {
    /// How far from its end the game is, in plies without passes.
    fn plies(&self) -> u32;

    /// The expected number of nodes to a solution.
    fn expected_nodes(&self) -> u64;

    /// Works until the position is solved or `stop` returns true. `stop` is called every few thousand nodes. Returns the number of
    /// nodes visited.
    fn run(&mut self, stop: &mut dyn FnMut() -> bool) -> u64;

    /// What is known so far: nothing, then who wins, then by how much.
    fn solution(&self) -> Option<Solution<M>>;
}

/// Not a supertrait, so that programs don't contain the whole solver's.
impl<M> fmt::Debug for dyn Endgame<M> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Endgame")
    }
}

/// What a solver has found out, in the eyes of the side to move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Solution<M> {
    /// The final score in hundredths of a man; positive for a win. Unless it is `exact`, only its sign is certain.
    pub score: i32,
    /// Whether the score is the best that can be had.
    pub exact: bool,
    /// The best moves of both sides, as far as they are known; empty in a loss that is not exact yet.
    pub line: Vec<M>,
}
