//! The site on this device, as data.

use serde::Deserialize;

/// How the site can be installed as an app.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Install {
    /// Not at all, or it is installed already.
    #[default]
    Unavailable,
    /// By the browser's dialog.
    Dialog,
    /// By the user, with the share menu of iPhones and iPads.
    ShareMenu,
}

/// What is stored for offline use.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub struct Stored {
    /// Its size.
    pub bytes: u32,
    /// Whether it is everything: the study, the puzzles and the solver, too.
    #[serde(rename = "complete")]
    pub is_complete: bool,
}

/// What to do with the stored files. The answer is [`InstallationEvent::Stored`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OfflineRequest {
    /// Measure them.
    Measure,
    /// Store everything.
    KeepAll,
    /// Remove what the game itself doesn't need.
    Reduce,
}

impl OfflineRequest {
    /// The type of the message to the service worker.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Measure => "measure",
            Self::KeepAll => "keep-all",
            Self::Reduce => "reduce",
        }
    }
}

/// An event of the site on this device.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum InstallationEvent {
    /// A new version is ready.
    UpdateReady,
    /// How the site can be installed.
    Offered(Install),
    /// What is stored.
    Stored(Stored),
}

/// The site on this device.
#[derive(Clone, Copy, Debug, Default)]
pub struct Installation {
    pub(super) update_ready: bool,
    pub(super) install: Install,
    /// What is stored; `None` if the browser stores nothing, or hasn't answered.
    pub(super) stored: Option<Stored>,
}

impl Installation {
    /// Whether a new version is ready.
    pub fn update_ready(&self) -> bool {
        self.update_ready
    }
}
