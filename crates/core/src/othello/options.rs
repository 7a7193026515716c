//! In what the rulesets differ.

/// What happens to a player who has no set.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Passing {
    /// The player must pass, as long as the opponent has a set: the World Othello Federation's rule.
    #[default]
    Must,
    /// The game is over at once: an option of `UCThello`.
    GameOver,
}
