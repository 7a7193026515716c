//! The part of an address that describes an iteration.

/// An iteration of a search of the position on the board.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct IterationAddress {
    /// Its number.
    pub number: u32,
    /// The search's seed.
    pub seed: u32,
    /// The search's exploration constant.
    pub exploration: f32,
}
