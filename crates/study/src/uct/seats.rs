//! The sides UCT plays, and its time per move.

use alquerque_app::settings::{Controller, Engine, GameSettings};
use alquerque_core::Player;
use alquerque_core::search::UCT_LEVELS;

use crate::named::named;

named! {
    /// The sides UCT plays.
    #[derive(Default)]
    pub enum Seats {
        /// None: the players move both sides.
        #[default]
        Nobody = "nobody",
        /// Light.
        Light = "light",
        /// Dark.
        Dark = "dark",
        /// Both.
        Both = "both",
    }
}

impl Seats {
    /// Returns whether UCT plays a side.
    pub const fn has(self, player: Player) -> bool {
        match player {
            Player::Light => matches!(self, Self::Light | Self::Both),
            Player::Dark => matches!(self, Self::Dark | Self::Both),
        }
    }

    /// Returns the AI's sides in a game.
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

/// The available seconds per move.
pub const TIMES: [u32; 4] = [1, 3, 10, 30];
/// The default time.
pub const USUAL_TIME: u32 = 3;

/// Returns the available time nearest to that of the AI in a game. Engines other than UCT have none.
pub fn time_of(settings: &GameSettings) -> u32 {
    let level = UCT_LEVELS.iter().find(|level| level.number == settings.ai.level);
    let millis = level.map(|level| level.millis()).filter(|_| settings.ai.engine == Engine::Uct);
    let nearest = |millis: u32| TIMES.into_iter().min_by_key(|seconds| (seconds * 1000).abs_diff(millis));
    millis.and_then(nearest).unwrap_or(USUAL_TIME)
}
