//! A sort that can be stopped: the standard library's takes many seconds for the states of a long proof.

/// The number of items that the standard library sorts in some hundredths of a second.
const SHORT: usize = 1 << 18;
/// Items between two calls of `go_on`.
const SHARE: usize = 1 << 20;

/// Sorts in place; `None` if `go_on` returned false before it was done. Divides long lists like quicksort.
pub(super) fn sort_while<T: Copy + Ord>(items: &mut [T], go_on: &mut dyn FnMut() -> bool) -> Option<()> {
    let mut parts = vec![items];
    while let Some(part) = parts.pop() {
        go_on().then_some(())?;
        if part.len() <= SHORT {
            part.sort_unstable();
            continue;
        }
        let middle = divide(part, go_on)?;
        let (less, rest) = part.split_at_mut(middle);
        parts.push(less);
        // Items equal to the first one are in place already, so every part gets shorter.
        let first = rest[0];
        let equal = rest.iter().take_while(|&&item| item == first).count();
        parts.push(&mut rest[equal..]);
    }
    Some(())
}

/// Moves items less than a pivot before it and the others behind it; returns the pivot's place.
fn divide<T: Copy + Ord>(part: &mut [T], go_on: &mut dyn FnMut() -> bool) -> Option<usize> {
    let last = part.len() - 1;
    part.swap(pivot(part), last);
    let pivot = part[last];
    let mut less = 0;
    for place in 0..last {
        if place.is_multiple_of(SHARE) {
            go_on().then_some(())?;
        }
        if part[place] < pivot {
            part.swap(place, less);
            less += 1;
        }
    }
    part.swap(less, last);
    Some(less)
}

/// The place of the median of a sample.
fn pivot<T: Ord>(part: &[T]) -> usize {
    const SAMPLE: usize = 31;
    let mut places: Vec<usize> = (0..SAMPLE).map(|number| part.len() / SAMPLE * number).collect();
    places.sort_unstable_by(|&one, &other| part[one].cmp(&part[other]));
    places[SAMPLE / 2]
}

#[cfg(all(test, not(target_family = "wasm")))]
mod tests {
    use super::{SHORT, sort_while};

    #[test]
    fn it_sorts_like_the_standard_library_and_can_be_stopped() {
        let many = 5 * SHORT as u64;
        let scattered = (0..many).map(|number| number.wrapping_mul(0x9e37_79b9_7f4a_7c15));
        let lists: [Vec<u64>; 5] = [
            scattered.clone().collect(),
            scattered.map(|number| number % 7).collect(),
            (0..many).collect(),
            (0..many).rev().collect(),
            vec![3; 5 * SHORT],
        ];
        for list in lists {
            let mut expected = list.clone();
            expected.sort_unstable();
            let mut asked = 0;
            let mut sorted = list.clone();
            let mut go_on = || {
                asked += 1;
                true
            };
            assert_eq!(sort_while(&mut sorted, &mut go_on), Some(()));
            assert!(sorted == expected && asked > 2, "{asked}");
            // Wherever it is stopped.
            for most in 0..asked {
                let mut left = most;
                let mut go_on = || {
                    left -= 1;
                    left >= 0
                };
                assert_eq!(sort_while(&mut list.clone(), &mut go_on), None, "{most} of {asked}");
            }
        }
    }
}
