//! What the board is used for.

use alquerque_core::Player;

use crate::lesson::Lesson;

/// What the board is used for. Decides what of it is saved, filed and counted.
#[derive(Clone, Debug, Default)]
pub enum Session {
    /// The player's game.
    #[default]
    Game,
    /// A lesson, behind which the player's game waits.
    Lesson(Lesson),
    /// The game of a view-only link: no move can be made and nothing is saved. The player's game waits in
    /// [`GameState::replaced`](super::GameState::replaced).
    Viewed,
    /// The study page. There the user moves both sides, an alternative move becomes a variation, and games are neither
    /// counted nor filed.
    Study(StudyMode),
}

/// Settings specific to the study page.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct StudyMode {
    /// Whether to show proven results.
    pub verdicts: bool,
    /// Whether the board shows a position outside the game. If so, the study shows the status instead of the panel.
    pub ahead: bool,
    /// The side at the bottom of the board during a puzzle.
    pub solver: Option<Player>,
}

impl Session {
    /// Whether a game that ends here is counted and filed, and gets a card.
    pub(crate) const fn ends_games(&self) -> bool {
        match self {
            Self::Game | Self::Viewed => true,
            Self::Lesson(_) | Self::Study(_) => false,
        }
    }

    /// Whether the settings of games may be changed for good. Otherwise they belong to this session only.
    pub(crate) const fn keeps_settings(&self) -> bool {
        match self {
            Self::Game | Self::Lesson(_) => true,
            Self::Viewed | Self::Study(_) => false,
        }
    }
}
