//! What the side to move has to reach.

/// The goal of a puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Goal {
    /// A win, proven to the end of the game.
    Win,
    /// A draw where all other moves lose, proven to the end of the game.
    Draw,
    /// This many men more than at the start, won by force and kept, proven to a quiet position. A king counts as a man
    /// and a half.
    Material(u8),
}

/// The maximum number of men in a goal.
pub const MAX_MEN: u8 = 4;

impl Goal {
    /// The number of the goal in a file.
    pub(crate) const fn code(self) -> usize {
        match self {
            Self::Win => 0,
            Self::Draw => 1,
            Self::Material(men) => 1 + men as usize,
        }
    }

    /// The goal with this number.
    pub(crate) fn from_code(code: usize) -> Option<Self> {
        Some(match code {
            0 => Self::Win,
            1 => Self::Draw,
            men => Self::Material(u8::try_from(men - 1).ok().filter(|&men| men <= MAX_MEN)?),
        })
    }

    /// The number of men to win, if that is the goal.
    pub const fn men(self) -> u8 {
        match self {
            Self::Material(men) => men,
            Self::Win | Self::Draw => 0,
        }
    }

    /// `win`, `draw` or `material`, as in messages.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Win => "win",
            Self::Draw => "draw",
            Self::Material(_) => "material",
        }
    }
}
