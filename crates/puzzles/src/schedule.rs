//! When puzzles are due: the puzzle of the day, the same for everyone who has the same set, and the spaced repetition of
//! mistakes (S. Leitner's boxes): a failed puzzle comes back after a day and, after each success, later.

/// The days until the next repetition, by the number of successes.
const INTERVALS: [u32; 5] = [1, 3, 7, 16, 35];

/// A puzzle to repeat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Repetition {
    /// The number of successes since the last failure.
    pub successes: u8,
    /// The day on which it is due, counted from any fixed day.
    pub due: u32,
}

impl Repetition {
    /// The first repetition of a puzzle failed today.
    pub const fn first(today: u32) -> Self {
        Self { successes: 0, due: today.saturating_add(INTERVALS[0]) }
    }

    /// Whether it is due.
    pub const fn is_due(&self, today: u32) -> bool {
        self.due <= today
    }

    /// The next repetition after a result; `None` once it is learned.
    #[must_use]
    pub fn after(self, is_solved: bool, today: u32) -> Option<Self> {
        if !is_solved {
            return Some(Self::first(today));
        }
        let successes = self.successes.saturating_add(1);
        let days = *INTERVALS.get(usize::from(successes))?;
        Some(Self { successes, due: today.saturating_add(days) })
    }
}

/// The index, among `count` puzzles, of the puzzle of a day. All occur before one repeats: steps through them by a
/// number coprime to the count.
pub fn index_on_day(day: u32, count: usize) -> Option<usize> {
    let count = u64::try_from(count).ok().filter(|&count| count > 0)?;
    // About the golden section of the count, so that the puzzles of consecutive days are far apart.
    let step = (count * 382 / 1000..=count).find(|&step| step > 0 && gcd(step, count) == 1)?;
    usize::try_from(u64::from(day) * step % count).ok()
}

/// The greatest common divisor.
fn gcd(mut a: u64, mut b: u64) -> u64 {
    while b > 0 {
        (a, b) = (b, a % b);
    }
    a
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn intervals_grow_until_it_is_learned_and_a_failure_resets_them() {
        let mut days = Vec::new();
        let (mut today, mut next) = (100, Some(Repetition::first(100)));
        while let Some(repetition) = next {
            assert!(!repetition.is_due(repetition.due - 1) && repetition.is_due(repetition.due));
            days.push(repetition.due - today);
            today = repetition.due;
            next = repetition.after(true, today);
        }
        assert_eq!(days, INTERVALS);
        let late = Repetition { successes: 3, due: 200 };
        assert_eq!(late.after(false, 210), Some(Repetition { successes: 0, due: 211 }));
    }

    use std::collections::HashSet;

    #[test]
    fn each_puzzle_has_its_day_before_any_repeats() {
        for count in [1, 2, 3, 10, 500, 512, 777] {
            let days: HashSet<_> =
                (0..u32::try_from(count).unwrap()).map(|day| index_on_day(day, count).unwrap()).collect();
            assert_eq!(days.len(), count);
        }
        assert_eq!(index_on_day(3, 0), None);
    }

    #[test]
    fn neighbouring_days_are_of_different_difficulty() {
        let far =
            (0..100).filter(|&day| index_on_day(day, 500).unwrap().abs_diff(index_on_day(day + 1, 500).unwrap()) > 100);
        assert!(far.count() > 90);
    }
}
