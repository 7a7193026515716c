//! State that outlives the page.

use crate::clock::Clocks;
use crate::library::Shelf;
use crate::settings::Settings;
use crate::statistics::Statistics;

/// State that outlives the page: settings, library, clocks, statistics.
#[derive(Clone, Debug, Default)]
pub struct SavedState {
    /// The user's settings, and the [`GameMode`](crate::game::mode::GameMode) of the running game of each kind.
    pub settings: Settings,
    /// The library.
    pub shelf: Shelf,
    /// The clocks of the running games.
    pub clocks: Clocks,
    /// Results against the AI.
    pub statistics: Statistics,
    /// The statistics cleared last, which can be restored.
    pub forgotten: Option<Statistics>,
}
