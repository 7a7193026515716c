//! The view: the piece in hand, texts and open dialogs.

use alquerque_core::GameId;

use crate::game::event::GameEvent;
use crate::page::{Dialogs, Page};

/// The view: the piece in hand, texts and open dialogs.
#[derive(Clone, Debug, Default)]
pub struct ViewState {
    /// Game events raised by the latest [`Event`](crate::event::Event), in order.
    pub game_events: Vec<GameEvent>,
    /// Number of the animation that the game is waiting for.
    pub animation: Option<u32>,
    /// Number of the scheduled pass.
    pub passing: Option<u32>,
    /// The open dialog.
    pub page: Option<Page>,
    /// The game whose rules are shown, if different from the one on the board.
    pub rules_of: Option<GameId>,
    /// Contents of the record's dialogs.
    pub dialogs: Dialogs,
}
