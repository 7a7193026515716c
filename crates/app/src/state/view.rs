//! The view: the piece in hand, texts and open dialogs.

use alquerque_core::GameId;
use alquerque_core::tabletop::Spot;

use crate::board::Drag;
use crate::board::drawings::Drawings;
use crate::board::hand::Hand;
use crate::game::event::GameEvent;
use crate::new_game::Choice;
use crate::notice::Notice;
use crate::page::{Dialogs, Page};
use crate::text::Text;

/// The view: the piece in hand, texts and open dialogs.
#[derive(Clone, Debug, Default)]
pub struct ViewState {
    /// The selection in the New game sheet.
    pub choice: Choice,
    /// The piece in hand.
    pub hand: Option<Hand>,
    /// The pointer pressed on the board.
    pub drag: Option<Drag>,
    /// The arrows and circles drawn by the viewer.
    pub drawings: Drawings,
    /// The spot that the keyboard cursor is on.
    pub cursor: Spot,
    /// Whether the board is flipped, with Dark at the bottom.
    pub flipped: bool,
    /// Game events raised by the latest [`Event`](crate::event::Event), in order.
    pub game_events: Vec<GameEvent>,
    /// Number of the animation that the game is waiting for.
    pub animation: Option<u32>,
    /// Number of the scheduled pass.
    pub passing: Option<u32>,
    /// The notice shown, until dismissed.
    pub notice: Option<Notice>,
    /// The text for screen readers to announce now.
    pub announcement: Text,
    /// The open dialog.
    pub page: Option<Page>,
    /// The game whose rules are shown, if different from the one on the board.
    pub rules_of: Option<GameId>,
    /// Contents of the record's dialogs.
    pub dialogs: Dialogs,
}
