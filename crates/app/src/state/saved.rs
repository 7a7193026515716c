//! State that outlives the page.

use crate::library::Shelf;
use crate::settings::Settings;

/// State that outlives the page: settings, library, clocks, statistics.
#[derive(Clone, Debug, Default)]
pub struct SavedState {
    /// The user's settings, and the [`GameMode`](crate::game::mode::GameMode) of the running game of each kind.
    pub settings: Settings,
    /// The library.
    pub shelf: Shelf,
}
