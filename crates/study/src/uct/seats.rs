//! Which sides UCT plays, and how long it thinks about a move.

use alquerque_app::settings::{Controller, Engine, GameSettings};
use alquerque_core::Player;
use alquerque_core::search::LEVELS;

/// The sides that UCT plays.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Seats {
    /// None: people play both.
    #[default]
    Nobody,
    /// Light.
    Light,
    /// Dark.
    Dark,
    /// Both.
    Both,
}

impl Seats {
    /// All of them, in order.
    pub const ALL: [Self; 4] = [Self::Nobody, Self::Light, Self::Dark, Self::Both];

    /// Its name in the page's select.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Nobody => "nobody",
            Self::Light => "light",
            Self::Dark => "dark",
            Self::Both => "both",
        }
    }

    /// The seats of that name.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|seats| seats.name() == name)
    }

    /// Whether UCT plays that side.
    pub const fn has(self, player: Player) -> bool {
        match player {
            Player::Light => matches!(self, Self::Light | Self::Both),
            Player::Dark => matches!(self, Self::Dark | Self::Both),
        }
    }

    /// Those of the AI in a game that is played.
    pub fn of(settings: &GameSettings) -> Self {
        let is_ais = |player| settings.controller(player) == Controller::Ai;
        match (is_ais(Player::Light), is_ais(Player::Dark)) {
            (true, true) => Self::Both,
            (true, false) => Self::Light,
            (false, true) => Self::Dark,
            (false, false) => Self::Nobody,
        }
    }
}

/// The seconds a move that can be chosen.
pub const TIMES: [u32; 4] = [1, 3, 10, 30];
/// Those that are chosen at first.
pub const USUAL_TIME: u32 = 3;

/// The time that is nearest to that of the AI in a game that is played: an engine other than UCT has none.
pub fn time_of(settings: &GameSettings) -> u32 {
    let level = LEVELS.iter().find(|level| level.number == settings.ai.level);
    let millis = level.and_then(|level| level.millis).filter(|_| settings.ai.engine == Engine::Uct);
    let nearest = |millis: u32| TIMES.into_iter().min_by_key(|seconds| (seconds * 1000).abs_diff(millis));
    millis.and_then(nearest).unwrap_or(USUAL_TIME)
}
