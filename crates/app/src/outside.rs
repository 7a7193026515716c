//! What the state knows of the world around it, which tells it by events or before it starts.

use alquerque_core::record::Date;

use crate::settings::Settings;

/// What is known of the browser and the day.
#[expect(clippy::struct_excessive_bools, reason = "each is one independent fact")]
#[derive(Clone, Debug, Default)]
pub struct Outside {
    /// The page's address without a fragment; links to games begin with it.
    pub address: String,
    /// The day today.
    pub today: Date,
    /// Milliseconds from some moment on, now.
    pub now: u64,
    /// The settings as this tab has kept them last, or has found them.
    pub kept_settings: Settings,
    /// Whether the running game could not be kept the last time.
    pub not_kept: bool,
    /// Whether a new version waits to be used.
    pub update_ready: bool,
    /// Whether the browser offers to install the game.
    pub installable: bool,
    /// Whether the browser has a share sheet for links.
    pub has_share_sheet: bool,
    /// Whether the system asks for less motion.
    pub reduced_motion: bool,
}
