//! What is to be done outside the state, in answer to an event.

use alquerque_messages::Request;

use crate::animation::Animation;
use crate::event::Event;
use crate::record_event::RecordEffect;

/// Something to be done outside the state.
#[derive(Clone, Debug, PartialEq)]
pub enum Effect {
    Send(Request),
    /// Give the worker up and start another.
    RestartWorker,
    Animate(Animation),
    After {
        millis: u32,
        event: Event,
    },
    SaveGame,
    SaveSettings,
    /// Draw lots for who begins; answered by [`Event::LotDrawn`].
    DrawLot,
    /// Take the dialog's fragment off the address.
    LeavePage,
    /// Put the keyboard's focus on the cursor's spot.
    FocusCursor,
    /// Let the waiting version take over and reload.
    Reload,
    Install,
    Record(RecordEffect),
}
