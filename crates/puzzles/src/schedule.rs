//! Spaced repetition of mistakes: a failed puzzle comes back after a day, and after each success later (S. Leitner's
//! boxes).

/// The days until the next repetition, for each box.
pub const DAYS: [u32; 5] = [1, 3, 7, 16, 35];

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
        Self { successes: 0, due: today.saturating_add(DAYS[0]) }
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
        let days = *DAYS.get(usize::from(successes))?;
        Some(Self { successes, due: today.saturating_add(days) })
    }
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
        assert_eq!(days, DAYS);
        let late = Repetition { successes: 3, due: 200 };
        assert_eq!(late.after(false, 210), Some(Repetition { successes: 0, due: 211 }));
    }
}
