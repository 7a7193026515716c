//! The activities with puzzles. A rush is as many puzzles as possible in three minutes, with three mistakes.

use alquerque_puzzles::Theme;

/// An activity.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Activity {
    /// The puzzle of the day.
    Daily,
    /// A stream at the player's strength.
    Stream,
    /// As many as possible in three minutes, with three mistakes.
    Rush,
    /// A stream of one theme.
    Themed(Theme),
    /// Mistakes that are due to be repeated.
    Mistakes,
    /// The mistakes of the rush that has just ended.
    Missed,
}

impl Activity {
    /// The name in messages and on buttons.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Daily => "daily",
            Self::Stream => "stream",
            Self::Rush => "rush",
            Self::Themed(_) => "theme",
            Self::Mistakes => "mistakes",
            Self::Missed => "missed",
        }
    }

    /// A text from which the activity goes on; `None` for a rush, whose time runs.
    fn text(self) -> Option<String> {
        match self {
            Self::Daily | Self::Stream | Self::Mistakes => Some(self.name().to_owned()),
            Self::Themed(theme) => Some(format!("{} {}", self.name(), theme.name())),
            Self::Rush | Self::Missed => None,
        }
    }

    /// The activity of a text.
    fn read(text: &str) -> Option<Self> {
        let themed = Theme::ALL.into_iter().map(Self::Themed);
        let mut all = [Self::Daily, Self::Stream, Self::Mistakes].into_iter().chain(themed);
        all.find(|activity| activity.text().as_deref() == Some(text))
    }
}

/// What follows a reload or a look at another tab.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Resumption {
    /// The activity goes on, with the puzzle of this number if a wrong move was made in it.
    Activity(Activity, Option<u32>),
    /// A rush has ended, with this many puzzles solved.
    EndedRush(u32),
}

impl Resumption {
    /// Writes it for the browser's session; empty if the activity can't go on.
    pub fn text(self) -> String {
        match self {
            Self::Activity(activity, None) => activity.text().unwrap_or_default(),
            Self::Activity(activity, Some(id)) => {
                activity.text().map_or_else(String::new, |activity| format!("{activity} {id}"))
            }
            Self::EndedRush(solved) => format!("{} {solved}", Activity::Rush.name()),
        }
    }

    /// Reads the output of [`Self::text`].
    pub fn read(text: &str) -> Option<Self> {
        let (activity, number) = match text.rsplit_once(' ') {
            Some((activity, number)) if number.parse::<u32>().is_ok() => (activity, number.parse().ok()),
            _ => (text, None),
        };
        match number {
            Some(solved) if activity == Activity::Rush.name() => Some(Self::EndedRush(solved)),
            id => Some(Self::Activity(Activity::read(activity)?, id)),
        }
    }
}

/// Its length in milliseconds.
pub const MILLIS: u64 = 180_000;
/// The number of mistakes that ends it.
pub const MAX_MISTAKES: u32 = 3;
/// The rating of the first puzzle, and by how much each is higher than the one before.
const FIRST: u32 = 500;
const STEP: u32 = 45;

/// A rush in progress, or one that is over.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Rush {
    /// When it ends, by the page's clock.
    pub ends: u64,
    /// Puzzles solved.
    pub solved: u32,
    /// Mistakes.
    pub mistakes: u32,
    /// Puzzles that have come.
    pub seen: Vec<u32>,
    /// Those among them that were failed.
    pub missed: Vec<u32>,
    /// Whether no more puzzles come.
    pub is_over: bool,
    /// Whether its result is shown, after the last mistake.
    pub has_ended: bool,
    /// The number of this rush, which varies the puzzles.
    number: u32,
    /// The best result before it.
    best_before: u32,
}

impl Rush {
    /// A rush that begins now.
    pub fn new(now: u64, number: u32, best_before: u32) -> Self {
        Self { ends: now.saturating_add(MILLIS), number, best_before, ..Self::default() }
    }

    /// The rating of the next puzzle.
    pub fn next_rating(&self) -> u32 {
        FIRST + STEP * u32::try_from(self.seen.len()).unwrap_or(u32::MAX / STEP / 2)
    }

    /// The seed for choosing puzzles; consecutive rushes have very different ones.
    pub const fn seed(&self) -> u32 {
        self.number.wrapping_mul(0x9e37_79b1)
    }

    /// Whether it is the best so far.
    pub const fn is_best(&self) -> bool {
        self.solved > self.best_before
    }

    /// Counts the puzzle with this number.
    pub fn count(&mut self, id: u32, is_solved: bool) {
        if is_solved {
            self.solved += 1;
        } else {
            self.mistakes += 1;
            self.missed.push(id);
        }
        self.is_over |= self.mistakes >= MAX_MISTAKES;
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
    fn all_but_a_rush_go_on_after_a_reload() {
        for activity in [Activity::Daily, Activity::Stream, Activity::Mistakes, Activity::Themed(Theme::Parity)] {
            for resumption in [None, Some(0), Some(u32::MAX)].map(|missed| Resumption::Activity(activity, missed)) {
                assert_eq!(Resumption::read(&resumption.text()), Some(resumption));
            }
        }
        assert_eq!(Resumption::read(&Resumption::EndedRush(7).text()), Some(Resumption::EndedRush(7)));
        assert_eq!(Resumption::Activity(Activity::Missed, Some(1)).text(), "");
        for text in ["", "rush", "missed", "theme", "theme unknown", "7", "stream -1"] {
            assert_eq!(Resumption::read(text), None, "{text}");
        }
    }

    #[test]
    fn three_mistakes_end_it() {
        let mut rush = Rush::new(1000, 0, 2);
        assert_eq!((rush.seconds(1000), rush.seconds(180_999), rush.seconds(200_000)), (180, 1, 0));
        for place in 0..5 {
            assert!(!rush.is_over);
            rush.count(place, place % 2 == 1);
        }
        assert!(rush.is_over);
        assert_eq!((rush.solved, rush.mistakes, rush.is_best()), (2, 3, false));
        assert_eq!(rush.missed, [0, 2, 4]);
    }
}
