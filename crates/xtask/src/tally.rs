//! Totals of checks and tests.

/// The numbers of checks and tests that have passed, failed and been skipped.
#[derive(Debug, Default, PartialEq)]
pub(crate) struct Tally {
    pub(crate) passed: u64,
    pub(crate) failed: u64,
    pub(crate) skipped: u64,
    /// Remarks printed with the totals.
    pub(crate) notes: Vec<String>,
}

impl Tally {
    /// One check that has passed or failed.
    pub(crate) fn from_check(has_passed: bool) -> Self {
        Self { passed: has_passed.into(), failed: (!has_passed).into(), ..Self::default() }
    }

    /// One failure, with a note about it.
    pub(crate) fn from_failure(note: String) -> Self {
        Self { failed: 1, notes: vec![note], ..Self::default() }
    }

    pub(crate) fn plus(mut self, other: Self) -> Self {
        self.passed += other.passed;
        self.failed += other.failed;
        self.skipped += other.skipped;
        self.notes.extend(other.notes);
        self
    }

    /// For example `12 passed, 0 failed`.
    pub(crate) fn numbers(&self) -> String {
        let skipped = if self.skipped > 0 { format!(", {} skipped", self.skipped) } else { String::new() };
        format!("{} passed, {} failed{skipped}", self.passed, self.failed)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn skipped_tests_show_in_the_totals() {
        let all = Tally { passed: 2, ..Tally::default() }.plus(Tally { skipped: 1, ..Tally::default() });
        assert_eq!(all.numbers(), "2 passed, 0 failed, 1 skipped");
        assert_eq!(Tally { passed: 2, ..Tally::default() }.numbers(), "2 passed, 0 failed");
    }
}
