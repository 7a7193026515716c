//! What is to be done outside the state, in answer to an event.

use crate::animation::Animation;
use crate::event::Event;
use crate::pool::Order;
use crate::record_event::RecordEffect;

/// Something to be done outside the state.
#[derive(Clone, Debug, PartialEq)]
pub enum Effect {
    /// Do something to the workers.
    Workers(Order),
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
