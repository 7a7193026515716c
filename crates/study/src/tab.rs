//! The tabs of the study's panel.

use crate::named::named;

named! {
    /// A tab.
    #[derive(Default)]
    pub enum Tab {
        /// Analysis: moves and engines.
        #[default]
        Analysis = "analysis",
        /// The review.
        Review = "review",
        /// UCT, visualized.
        Uct = "uct",
        /// The laboratory.
        Lab = "lab",
        /// The puzzles.
        Puzzles = "puzzles",
    }
}
