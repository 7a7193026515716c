//! What is to be done outside the state, in answer to an event.

use alquerque_core::{Outcome, Player};

use crate::animation::Animation;
use crate::event::Event;
use crate::parts::Part;
use crate::pool::WorkerEffect;
use crate::record_event::RecordEffect;
use crate::settings::Speech;
use crate::sound::Note;
use crate::statistics::{Opponent, Statistics};

/// Something to be done outside the state.
#[derive(Clone, Debug, PartialEq)]
pub enum Effect {
    /// Do something to the workers.
    Workers(WorkerEffect),
    /// Show what happened on the board.
    Animate(Animation),
    /// Let what happened be heard and felt.
    Sound {
        /// What is heard.
        notes: Vec<Note>,
        /// As loud as that, in hundredths; 0 where nothing is to be heard.
        volume: u8,
        /// For how many milliseconds the device shakes.
        shake: u32,
    },
    /// Let an event happen after some time.
    After {
        /// The time in milliseconds.
        millis: u32,
        /// What happens then.
        event: Event,
    },
    /// Keep the game on the board over a reload; answered by [`Kept`](crate::record_event::RecordEvent::Kept) where that is news.
    SaveGame,
    /// Keep the settings.
    SaveSettings,
    /// Count a game that has ended; the counts are in the state then.
    Count {
        /// Against whom.
        opponent: Opponent,
        /// How it has ended.
        result: Outcome,
        /// The side of whoever sits here.
        you: Player,
    },
    /// Keep what the clocks show, or that there are none.
    SaveClock,
    /// Look into what is kept for the clock of the game on the board: another tab has gone on with it.
    ReadClock,
    /// Look into what is kept for the counts: another tab may have counted.
    ReadStatistics,
    /// Forget what is kept for the counts.
    ForgetStatistics,
    /// Add these counts to what is kept.
    RecallStatistics(Statistics),
    /// Draw lots for who begins; answered by [`Event::LotDrawn`].
    DrawLot,
    /// Take the dialog's fragment off the address.
    LeavePage,
    /// Put the keyboard's focus on the cursor's spot.
    FocusCursor,
    /// Let the waiting version take over and reload.
    Reload,
    /// See that the words of a language are there; answered by [`Event::Spoken`], or by a part that failed.
    LoadWords(Speech),
    /// Begin anew, in another language: all that is to be kept is kept.
    BeginAnew,
    /// Show the browser's dialog to install the game.
    Install,
    /// Something that concerns the game record.
    Record(RecordEffect),
    /// Fetch a part of the site and put it into its place; answered by [`Event::Part`].
    LoadPart(Part),
}
