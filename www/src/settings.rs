//! What the player can choose, and how it is kept.

use alquerque_core::Player;
use alquerque_core::alquerque::{Inverting, Ruleset};
use alquerque_core::search::LEVELS;
use serde::{Deserialize, Serialize};

/// The form in which settings are kept. A reader of another version must not guess.
const VERSION: u32 = 1;

/// Who makes a side's moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Controller {
    /// Somebody in front of the screen.
    Human,
    /// The search.
    Ai,
}

/// All options. The first value of each in the comments is the original's default.
#[expect(clippy::struct_excessive_bools, reason = "each is one independent option")]
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub(crate) struct Settings {
    version: u32,
    /// Light: human or AI.
    pub(crate) light: Controller,
    /// Dark: AI or human.
    pub(crate) dark: Controller,
    /// Whether inverting a piece's own last move is forbidden (default) or allowed; true where allowed.
    pub(crate) inverting_allowed: bool,
    /// Whether the points to which a piece may go are shown. Here they are unless switched off: the original hid them at
    /// first, and newcomers could not see where to go.
    pub(crate) show_targets: bool,
    /// Whether rows and columns carry their names: hidden or shown.
    pub(crate) show_notation: bool,
    /// The AI's strength, 1 to 10.
    pub(crate) level: u8,
    /// The exploration constant of UCB1: the square root of 2.
    pub(crate) exploration: f32,
    /// Whether the panel shows what the AI computes.
    pub(crate) show_ai_info: bool,
}

/// The least and the greatest exploration constant that the form offers.
pub(crate) const EXPLORATION_RANGE: (f32, f32) = (0.0, 5.0);

impl Default for Settings {
    fn default() -> Self {
        Self {
            version: VERSION,
            light: Controller::Human,
            dark: Controller::Ai,
            inverting_allowed: false,
            show_targets: true,
            show_notation: false,
            level: 3,
            exploration: std::f32::consts::SQRT_2,
            show_ai_info: true,
        }
    }
}

impl Settings {
    /// The settings if they make sense in this version, else why they do not.
    pub(crate) fn validated(self) -> Result<Self, String> {
        if self.version != VERSION {
            return Err(format!("they are of version {}, and this is version {VERSION}", self.version));
        }
        if !(1..=LEVELS.len()).contains(&usize::from(self.level)) {
            return Err(format!("there is no level {}", self.level));
        }
        let (least, greatest) = EXPLORATION_RANGE;
        if !(least..=greatest).contains(&self.exploration) {
            return Err(format!("an exploration constant of {} is out of range", self.exploration));
        }
        Ok(self)
    }

    /// Who makes `player`'s moves.
    pub(crate) fn controller(&self, player: Player) -> Controller {
        match player {
            Player::Light => self.light,
            Player::Dark => self.dark,
        }
    }

    /// The one side that a human plays; `None` where it is both or neither.
    pub(crate) fn lone_human(&self) -> Option<Player> {
        match (self.light, self.dark) {
            (Controller::Human, Controller::Ai) => Some(Player::Light),
            (Controller::Ai, Controller::Human) => Some(Player::Dark),
            _ => None,
        }
    }

    /// The rules of the next game.
    pub(crate) fn ruleset(&self) -> Ruleset {
        let inverting = if self.inverting_allowed { Inverting::Allowed } else { Inverting::Forbidden };
        Ruleset { inverting }
    }
}
