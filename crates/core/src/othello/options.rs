//! The options of the rulesets.

/// What happens to a player who cannot place a disc.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Passing {
    /// The player passes if the opponent can place a disc: the World Othello Federation's rule.
    #[default]
    Must,
    /// The game is over at once: an option of `UCThello`.
    GameOver,
}
