//! A rush: as many puzzles as possible in three minutes, with three mistakes.

/// Its length in milliseconds.
pub const MILLIS: u64 = 180_000;
/// The mistakes that end it.
pub const MOST_MISTAKES: u32 = 3;
/// The rating of the first puzzle, and by how much each is higher than the one before.
const FIRST: u32 = 500;
const STEP: u32 = 45;

/// A rush in progress, or one that is over.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rush {
    /// When it ends, by the page's clock.
    pub ends: u64,
    /// Puzzles solved.
    pub solved: u32,
    /// Mistakes.
    pub mistakes: u32,
    /// Puzzles that have come.
    pub seen: Vec<u32>,
    /// Whether it is over.
    pub is_over: bool,
    /// Whether it was the best so far.
    pub is_best: bool,
}

impl Rush {
    /// A rush that begins now.
    pub const fn new(now: u64) -> Self {
        Self {
            ends: now.saturating_add(MILLIS),
            solved: 0,
            mistakes: 0,
            seen: Vec::new(),
            is_over: false,
            is_best: false,
        }
    }

    /// The rating of the next puzzle.
    pub fn wanted(&self) -> u32 {
        FIRST + STEP * u32::try_from(self.seen.len()).unwrap_or(u32::MAX / STEP / 2)
    }

    /// Counts a puzzle.
    pub fn count(&mut self, is_solved: bool) {
        *(if is_solved { &mut self.solved } else { &mut self.mistakes }) += 1;
        self.is_over |= self.mistakes >= MOST_MISTAKES;
    }

    /// The seconds left, rounded up; it ends when none are.
    pub fn seconds(&self, now: u64) -> u32 {
        u32::try_from(self.ends.saturating_sub(now).div_ceil(1000)).unwrap_or(u32::MAX)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn three_mistakes_end_it() {
        let mut rush = Rush::new(1000);
        assert_eq!((rush.seconds(1000), rush.seconds(180_999), rush.seconds(200_000)), (180, 1, 0));
        for place in 0..5 {
            assert!(!rush.is_over);
            rush.count(place % 2 == 1);
        }
        assert!(rush.is_over);
        assert_eq!((rush.solved, rush.mistakes), (2, 3));
    }
}
