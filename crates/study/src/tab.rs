//! The tabs of the study's panel.

use alquerque_app::page::address::HistoryEntry;
use alquerque_core::named;

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

impl Tab {
    /// The tab that an address's fragment names.
    pub fn from_fragment(fragment: &str) -> Option<Self> {
        Self::from_name(fragment.strip_prefix('#')?)
    }
}

/// The fragment that opens the puzzle of the day.
pub const DAILY: &str = "#daily";

/// The history entry of a puzzle being solved, from which Back leads to the choice of puzzles.
pub const SOLVING: HistoryEntry = HistoryEntry { parent: "#puzzles", fragment: "#solving" };

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_fragment_names_a_tab() {
        assert_eq!(Tab::from_fragment("#lab"), Some(Tab::Lab));
        assert_eq!(Tab::from_fragment("lab"), None);
        assert_eq!(Tab::from_fragment(SOLVING.parent), Some(Tab::Puzzles));
        assert_eq!(Tab::from_fragment(SOLVING.fragment), None);
    }
}
