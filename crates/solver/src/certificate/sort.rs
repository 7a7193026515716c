//! A sort that can be stopped: the standard library's takes many seconds for the states of a long proof.

/// The number of items that the standard library sorts in some hundredths of a second.
const SHORT: usize = 1 << 18;

/// Sorts in place; `None` if `go_on` returned false before it was done. Divides long lists in halves.
pub(super) fn sort_while<T: Copy + Ord>(items: &mut [T], go_on: &mut dyn FnMut() -> bool) -> Option<()> {
    let mut parts = vec![items];
    while let Some(part) = parts.pop() {
        go_on().then_some(())?;
        if part.len() <= SHORT {
            part.sort_unstable();
        } else {
            let (less, _, rest) = part.select_nth_unstable(part.len() / 2);
            parts.extend([less, rest]);
        }
    }
    Some(())
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
            let mut calls = 0;
            let mut sorted = list.clone();
            let mut go_on = || {
                calls += 1;
                true
            };
            assert_eq!(sort_while(&mut sorted, &mut go_on), Some(()));
            assert!(sorted == expected && calls > 2, "{calls}");
            // Wherever it is stopped.
            for max in 0..calls {
                let mut left = max;
                let mut go_on = || {
                    left -= 1;
                    left >= 0
                };
                assert_eq!(sort_while(&mut list.clone(), &mut go_on), None, "{max} of {calls}");
            }
        }
    }
}
