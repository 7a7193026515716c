//! Side effects that [`update`](crate::update::update) asks the page to carry out.

use alquerque_core::{GameId, Outcome, Player};

use crate::animation::Animation;
use crate::event::Event;
use crate::installation::OfflineRequest;
use crate::jobs::worker::WorkerEffect;
use crate::page::Page;
use crate::parts::{Part, Source};
use crate::record::RecordEffect;
use crate::statistics::{Opponent, Statistics};
use alquerque_messages::live::ToModule;

/// A side effect, carried out by the page.
#[derive(Clone, Debug, PartialEq)]
pub enum Effect {
    /// Start, stop or talk to workers.
    Workers(WorkerEffect),
    /// Animate what happened on the board.
    Animate(Animation),
    /// Play sounds and vibrate.
    Sound {
        /// The sounds to play.
        sounds: Vec<ScheduledSound>,
        /// The volume in percent; 0 if muted.
        volume: u8,
        /// Length of the vibration in milliseconds.
        shake: u32,
    },
    /// Raise an event after a delay.
    After {
        /// The delay in milliseconds.
        millis: u32,
        /// The event to raise.
        event: Event,
    },
    /// Save the game on the board, so that it survives a reload. Answered by
    /// [`GameSaved`](crate::record::RecordEvent::GameSaved) on the first failure and when saving works again.
    SaveGame,
    /// Save the settings.
    SaveSettings,
    /// Count a finished game. The page then puts the updated statistics into the state.
    Count {
        /// The opponent.
        opponent: Opponent,
        /// The result.
        result: Outcome,
        /// The local player's side.
        you: Player,
    },
    /// Save the clocks; without clocks, clear the saved ones.
    SaveClock,
    /// Reload the saved clock of the game on the board: another tab has continued the game.
    ReadClock,
    /// Reload the statistics: another tab may have changed them.
    ReadStatistics,
    /// Clear the saved statistics.
    ClearStatistics,
    /// Add these results back to the saved statistics.
    RestoreStatistics(Statistics),
    /// Remove the dialog's fragment from the address.
    RemoveFragment,
    /// Move keyboard focus to the cursor's spot.
    FocusCursor,
    /// Activate the waiting version and reload.
    ApplyUpdate,
    /// Save everything and reload the page in another language.
    ReloadInLanguage,
    /// Print the board and the pieces of a game.
    Print(GameId),
    /// Show the browser's install dialog.
    Install,
    /// Change or measure what is stored for offline use.
    OfflineFiles(OfflineRequest),
    /// Send a request to the module for live games, if it has loaded.
    Live(ToModule),
    /// Open this dialog in place of the open one.
    OpenPage(Page),
    /// A side effect of the game record.
    Record(RecordEffect),
    /// Fetch and install a part of the site; answered by [`Event::Part`].
    LoadPart(Part, Source),
    /// Fetch the openings of a game; answered by [`Event::Openings`].
    LoadOpenings(GameId),
    /// Stop fetching a part.
    AbandonPart(Part),
}

/// A sound.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sound {
    /// A piece is set down.
    Step,
    /// A piece is captured.
    Capture,
    /// A disc is flipped.
    Flip,
    /// A man is promoted.
    Crown,
    /// The only human has won, or either side if two humans or two AIs played.
    Won,
    /// The only human has lost.
    Lost,
    /// The game is drawn.
    Drawn,
}

/// A scheduled sound.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ScheduledSound {
    /// The sound.
    pub sound: Sound,
    /// Milliseconds from now.
    pub delay_millis: u32,
}
