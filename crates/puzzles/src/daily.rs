//! The puzzle of the day: the same for everyone who has the same set.

/// The index, among `count` puzzles, of the puzzle of a day. All occur before one repeats: steps through them by a
/// number coprime to the count.
pub fn index_on_day(day: u32, count: usize) -> Option<usize> {
    let count = u64::try_from(count).ok().filter(|&count| count > 0)?;
    let step = (count * 382 / 1000..=count).find(|&step| step > 0 && divisor(step, count) == 1)?;
    usize::try_from(u64::from(day) * step % count).ok()
}

fn divisor(mut a: u64, mut b: u64) -> u64 {
    while b > 0 {
        (a, b) = (b, a % b);
    }
    a
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

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
