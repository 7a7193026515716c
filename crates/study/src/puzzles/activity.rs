//! What is done with puzzles.

use alquerque_puzzles::Theme;

/// An activity.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Activity {
    /// The puzzle of the day.
    Daily,
    /// A stream at the player's strength.
    Stream,
    /// As many as possible in three minutes, with three mistakes.
    Rush,
    /// A stream of one theme.
    Themed(Theme),
    /// Mistakes that are due to be repeated.
    Mistakes,
    /// The mistakes of the rush that has just ended.
    Missed,
}

impl Activity {
    /// The name in messages and on buttons.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Daily => "daily",
            Self::Stream => "stream",
            Self::Rush => "rush",
            Self::Themed(_) => "theme",
            Self::Mistakes => "mistakes",
            Self::Missed => "missed",
        }
    }
}
