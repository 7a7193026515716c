//! The tabs of the study's panel.

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

/// The fragment while a puzzle is solved. It has a history entry of its own, so that Back leads to the choice of
/// puzzles.
pub const SOLVING: &str = "#solving";

/// What to do with the address when a puzzle begins or ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PuzzleStep {
    /// Leave it.
    Stay,
    /// Add a history entry for the puzzle.
    Add,
    /// Go back from the puzzle's history entry.
    Back,
    /// Remove the fragment.
    Remove,
}

impl PuzzleStep {
    /// Returns the step for an address with this fragment. `has_entry` is whether the page itself has added an entry that
    /// isn't needed any more; otherwise, going back would leave the page.
    pub fn new(fragment: &str, solves: bool, has_entry: bool) -> Self {
        match (solves, fragment == SOLVING) {
            // An open dialog already has an entry.
            (true, _) if Tab::from_fragment(fragment) == Some(Tab::Puzzles) => Self::Add,
            (true, _) | (false, false) => Self::Stay,
            (false, true) if has_entry => Self::Back,
            (false, true) => Self::Remove,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_address_follows_the_puzzles() {
        use PuzzleStep::{Add, Back, Remove, Stay};
        let step = |fragment, solves| PuzzleStep::new(fragment, solves, true);
        assert_eq!([step("#puzzles", true), step("#options", true), step(SOLVING, true)], [Add, Stay, Stay]);
        assert_eq!(
            [step("#puzzles", false), step(SOLVING, false), PuzzleStep::new(SOLVING, false, false)],
            [Stay, Back, Remove]
        );
        assert_eq!((Tab::from_fragment("#lab"), Tab::from_fragment("lab")), (Some(Tab::Lab), None));
    }
}
