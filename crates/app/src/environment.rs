//! The environment: facts about the browser and the date, as reported by the page.

use alquerque_core::Player;
use alquerque_core::record::Date;
use alquerque_language::LanguageId;

use crate::settings::Settings;

/// Facts about the browser and the date.
#[expect(clippy::struct_excessive_bools, reason = "each is one independent fact")]
#[derive(Clone, Debug, Default)]
pub struct Environment {
    /// The page's address without its fragment: the base of links to games.
    pub address: String,
    /// The browser's preferred language.
    pub language: LanguageId,
    /// Today's date.
    pub today: Date,
    /// The current time, in milliseconds since an arbitrary moment.
    pub now: u64,
    /// Sides drawn by lot, anew for each event: the one to move first in a new game, and the player's.
    pub lots: [Player; 2],
    /// The settings as last saved or loaded by this tab.
    pub saved_settings: Settings,
    /// Whether the last attempt to save the running game failed.
    pub save_failed: bool,
    /// Whether another tab runs the clock, until the user does something in this one.
    pub clock_elsewhere: bool,
    /// Whether a new version is ready.
    pub update_ready: bool,
    /// Whether the browser can install the app.
    pub installable: bool,
    /// Whether the browser has a share sheet for links.
    pub has_share_sheet: bool,
    /// Whether the system asks for reduced motion.
    pub reduced_motion: bool,
}
