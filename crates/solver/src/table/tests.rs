use super::{Entry, ProofNumbers, Table, WAYS, load};

/// Keys across the whole range, including the first and the last.
fn keys(count: u64) -> impl Iterator<Item = u64> {
    (0..count).map(move |number| u64::MAX / (count - 1) * number)
}

#[test]
fn all_entries_are_saved_and_restored_at_any_size() {
    for bytes in [1, 64, 65, 1 << 12, 100_000, 1 << 20] {
        let table = Table::new(bytes);
        for key in keys(20) {
            table.put(key, ProofNumbers::REACHED, 100);
        }
        let (saved, all) = (
            table.worth_saving().count(),
            table.entries.iter().flatten().map(load).filter(|entry| entry[0] != 0).count(),
        );
        assert_eq!(saved, all, "{bytes}");
        assert!(saved == 20 || bytes < 1 << 12, "{bytes}");
        let mut other = Table::new(bytes);
        let entries: Vec<Entry> = table.worth_saving().collect();
        let taken = entries.into_iter().filter_map(|entry| other.take_over(entry)).filter(|&is_new| is_new).count();
        assert_eq!((taken, other.worth_saving().count()), (saved, saved), "{bytes}");
        other.clear();
        assert_eq!((other.worth_saving().count(), other.entries.len()), (0, table.entries.len()), "{bytes}");
    }
}

#[test]
fn unused_memory_is_not_visited() {
    let table = Table::new(1 << 30);
    assert_eq!(table.used_sets().count(), 0);
    for key in keys(1000) {
        table.put(key, ProofNumbers::OPEN, 1);
        table.get(key ^ 1 << 60);
    }
    table.close(1 << 63 | 1 << 13, ProofNumbers::MISSED);
    assert_eq!((table.used_sets().count(), table.worth_saving().count()), (1001, 1));
}

#[test]
fn a_table_takes_no_more_bytes_than_it_is_given() {
    for bytes in [513, 1 << 12, 100_000, 1 << 20, (1 << 20) + 63] {
        let Table { entries, used, .. } = Table::new(bytes);
        let taken = entries.len() * size_of::<[Entry; WAYS]>() + used.len() * size_of::<u64>();
        // At most one word more than needed.
        assert!(taken <= bytes + 8 && taken + 100 >= bytes, "{taken} of {bytes}");
    }
}

#[test]
fn a_decision_keeps_its_time() {
    let table = Table::new(1 << 12);
    let [first, second, third] = [1 << 40, 2 << 40, 3 << 40];
    table.put(third, ProofNumbers::OPEN, 1);
    table.put(first, ProofNumbers::REACHED, 1);
    table.put(second, ProofNumbers::MISSED, 1);
    table.put(third, ProofNumbers::REACHED, 1);
    table.put(first, ProofNumbers::REACHED, 9);
    table.close(second, ProofNumbers::MISSED);
    let times = [first, second, third].map(|key| table.decided_at(key).unwrap());
    assert!(times.is_sorted(), "{times:?}");
    table.put(first, ProofNumbers::OPEN, 1);
    assert_eq!((table.decided_at(first), table.decided_at(4 << 40)), (None, None));
    let all = [first, second, third].map(|key| table.get(key).unwrap());
    assert_eq!(all, [ProofNumbers::OPEN, ProofNumbers::MISSED, ProofNumbers::REACHED]);
}

#[test]
fn aged_entries_give_way_to_new_ones_with_less_work() {
    let learned = 9 << 40;
    for (ages, saved) in [(0, 2), (1, 0)] {
        let mut table = Table::with_sets(1);
        table.put(learned, ProofNumbers::REACHED, u64::MAX);
        let [old, new] = [0, 4].map(|first| (first..first + 3).map(|key| (key + 1) << 40).collect::<Vec<_>>());
        for &key in &old {
            table.put(key, ProofNumbers::OPEN, 1000);
        }
        (0..ages).for_each(|_| table.age());
        for &key in &new {
            table.put(key, ProofNumbers::OPEN, 500);
        }
        assert_eq!(old.iter().filter(|&&key| table.get(key).is_some()).count(), saved);
        assert_eq!(table.get(learned), Some(ProofNumbers::REACHED));
    }
}

#[test]
fn saved_entries_have_no_times_and_invalid_ones_are_rejected() {
    let table = Table::new(1 << 12);
    for key in keys(20) {
        table.put(key, if key < 1 << 63 { ProofNumbers::REACHED } else { ProofNumbers::MISSED }, 100);
    }
    let infinite = u64::from(u32::MAX);
    let mut other = Table::new(1 << 12);
    for [tag, numbers] in table.worth_saving() {
        assert!([infinite << 32, infinite].contains(&numbers), "{numbers:x}");
        for bad in [0, 5, 5 << 32] {
            assert_eq!(other.take_over([tag, bad]), None);
        }
        assert_eq!(other.take_over([tag, numbers]), Some(true));
    }
}
