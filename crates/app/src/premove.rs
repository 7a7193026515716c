//! A move made in advance, while the AI thinks: played after its reply if it is legal then.

use alquerque_core::tabletop::Spot;

use crate::activity::Activity;
use crate::game_mode::Pace;
use crate::settings::Switch;
use crate::state::State;

/// A move made in advance.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Premove {
    /// The position in which it was made, see [`GameState::position`](crate::state::GameState::position).
    pub position: u32,
    /// Number of plies played then.
    pub ply: usize,
    /// The spot of the piece that moves, or where one is placed.
    pub from: Spot,
    /// Where it goes, or where one is placed; `None` until that is chosen.
    pub to: Option<Spot>,
}

impl State {
    /// Whether a move can be made in advance: in a game against the AI, while it is to move.
    pub fn may_premove(&self) -> bool {
        self.saved.settings.switches[Switch::Premoves]
            && self.at_board() == Activity::Playing
            && self.game.pace == Pace::Running
            && self.game.studies.is_none()
            && self.ais_turn()
    }

    /// Whether the piece of a move made in advance has been chosen, but not where it goes.
    pub(crate) fn premove_origin(&self) -> Option<Spot> {
        self.view.premove.filter(|premove| premove.to.is_none()).map(|premove| premove.from)
    }
}
