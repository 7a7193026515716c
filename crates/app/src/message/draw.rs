//! What is said of draws by agreement.

use alquerque_core::Player;

/// Drawing by agreement.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Draw {
    /// That side asks the other.
    Offered(Player),
    /// That side wants to play on.
    Declined(Player),
    /// The AI wants to play on.
    AiDeclines(Declined),
}

/// Why the AI declines a draw.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Declined {
    /// It chooses its moves by lot, and cannot judge.
    PlaysByChance,
    /// Everything is open still.
    TooEarly,
    /// It knows nothing of the position.
    HasNotThought,
    /// It expects more than a draw.
    StandsBetter,
    /// It expects less.
    HopesToTurn,
}
