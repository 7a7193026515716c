//! Transposition table.

use std::mem;

/// What an entry says about a position's score.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Bound {
    /// The score is at least the stored one.
    Lower,
    /// The score is at most the stored one.
    Upper,
    /// The score is exact.
    Exact,
}

/// The result of searching a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Entry {
    /// The score, in which the plies to a game's end are counted from this position.
    pub(super) score: i16,
    pub(super) bound: Bound,
    /// Whether the score depends on an evaluation.
    pub(super) estimated: bool,
    /// The depth searched below the position, in plies.
    pub(super) depth: u8,
    /// The index of the best move in the game's order of moves. If it is checked against their number, it is always a
    /// legal move, even if the entry belongs to another position.
    pub(super) best: u16,
}

/// A table whose size does not depend on its content. Two entries share a slot: one that stays until a deeper search
/// replaces it, and one that always gives way, to the new entry or to the one that was replaced.
#[derive(Clone, Debug)]
pub(super) struct TranspositionTable {
    /// Pairs of a key and a packed entry; plain numbers, because zeroed memory costs nothing to allocate.
    slots: Vec<[u64; 2]>,
    /// The number of the current search: entries of earlier ones count as empty. 0 marks slots that were never filled.
    search: u8,
}

const ENTRIES_PER_PLACE: usize = 2;

impl TranspositionTable {
    /// A table of at least two entries, 16 bytes each: `entries` rounded up to a power of two.
    pub(super) fn new(entries: usize) -> Self {
        Self { slots: vec![[0; 2]; entries.max(ENTRIES_PER_PLACE).next_power_of_two()], search: 1 }
    }

    /// Grows to at least this many entries, keeping the old ones.
    pub(super) fn grow(&mut self, entries: usize) {
        if entries <= self.slots.len() {
            return;
        }
        let old = mem::replace(self, Self { search: self.search, ..Self::new(entries) });
        for slot in old.slots {
            if let Some(entry) = self.unpack(slot[1]) {
                self.put(slot[0], entry);
            }
        }
    }

    /// Removes all entries.
    pub(super) fn clear(&mut self) {
        self.search = self.search.wrapping_add(1);
        if self.search == 0 {
            self.slots.fill([0; 2]);
            self.search = 1;
        }
    }

    /// The entry for the position with this key.
    #[inline]
    pub(super) fn get(&self, key: u64) -> Option<Entry> {
        let place = self.index(key);
        let slots = self.slots.get(place..place + ENTRIES_PER_PLACE)?;
        slots.iter().find(|slot| slot[0] == key).and_then(|slot| self.unpack(slot[1]))
    }

    /// Stores an entry.
    #[inline]
    pub(super) fn put(&mut self, key: u64, entry: Entry) {
        let place = self.index(key);
        let packed = self.pack(entry);
        let search = self.search;
        let Some([lasting, passing]) = self.slots.get_mut(place..place + ENTRIES_PER_PLACE) else { return };
        if lasting[0] == key || search_of(lasting[1]) != search {
            *lasting = [key, packed];
        } else if depth_of(lasting[1]) <= entry.depth {
            *passing = mem::replace(lasting, [key, packed]);
        } else {
            *passing = [key, packed];
        }
    }

    #[inline]
    #[expect(clippy::cast_possible_truncation, reason = "the low bits select the place on machines of any width")]
    fn index(&self, key: u64) -> usize {
        (key & (self.slots.len() as u64 - 1)) as usize & !(ENTRIES_PER_PLACE - 1)
    }

    // From the low end: score (16 bits), best move (16), depth (8), bound (2), estimated (6), search (8).

    #[inline]
    fn pack(&self, entry: Entry) -> u64 {
        u64::from(entry.score.cast_unsigned())
            | u64::from(entry.best) << 16
            | u64::from(entry.depth) << 32
            | (entry.bound as u64) << 40
            | u64::from(entry.estimated) << 42
            | u64::from(self.search) << 48
    }

    #[inline]
    fn unpack(&self, packed: u64) -> Option<Entry> {
        let [score_low, score_high, best_low, best_high, depth, kind, search, _] = packed.to_le_bytes();
        (search == self.search).then(|| Entry {
            score: i16::from_le_bytes([score_low, score_high]),
            best: u16::from_le_bytes([best_low, best_high]),
            depth,
            bound: [Bound::Lower, Bound::Upper, Bound::Exact][usize::from((kind & 3).min(2))],
            estimated: kind & 4 != 0,
        })
    }
}

fn depth_of(packed: u64) -> u8 {
    packed.to_le_bytes()[4]
}

fn search_of(packed: u64) -> u8 {
    packed.to_le_bytes()[6]
}

#[cfg(test)]
mod tests {
    use super::*;

    fn entry(depth: u8) -> Entry {
        Entry { score: -29_999, bound: Bound::Exact, estimated: true, depth, best: 65_535 }
    }

    #[test]
    fn stored_entries_are_found() {
        let mut table = TranspositionTable::new(1000);
        for bound in [Bound::Lower, Bound::Upper, Bound::Exact] {
            for (key, score) in [(0, 0), (u64::MAX, i16::MAX), (12345, i16::MIN)] {
                let entry = Entry { score, bound, estimated: score > 0, depth: 7, best: 3 };
                table.put(key, entry);
                assert_eq!(table.get(key), Some(entry));
            }
        }
        assert_eq!(table.get(54321), None);
    }

    #[test]
    fn growing_keeps_all_entries() {
        let mut table = TranspositionTable::new(1 << 10);
        let keys = || (0..1000u64).map(|key| key.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 3);
        keys().zip((0..=255).cycle()).for_each(|(key, depth)| table.put(key, entry(depth)));
        let known: Vec<_> = keys().filter(|&key| table.get(key).is_some()).collect();
        let before: Vec<_> = known.iter().map(|&key| table.get(key)).collect();
        assert!(known.len() > 500);
        table.grow(5000);
        assert_eq!(table.slots.len(), 8192);
        assert_eq!(known.iter().map(|&key| table.get(key)).collect::<Vec<_>>(), before);
        table.grow(5);
        assert_eq!(table.slots.len(), 8192);
    }

    #[test]
    fn empty_and_cleared_tables_have_no_entries() {
        let mut table = TranspositionTable::new(2);
        assert_eq!(table.get(0), None);
        // More rounds than the table can distinguish.
        for round in 0..600 {
            table.put(round, entry(9));
            assert_eq!(table.get(round), Some(entry(9)));
            table.clear();
            assert!((0..=round).all(|key| table.get(key).is_none()), "round {round}");
        }
    }

    #[test]
    fn the_deeper_entry_stays_and_the_last_one_is_known() {
        let mut table = TranspositionTable::new(2);
        table.put(1, entry(9));
        table.put(2, entry(3));
        table.put(3, entry(4));
        assert_eq!([1, 2, 3].map(|key| table.get(key).map(|entry| entry.depth)), [Some(9), None, Some(4)]);
        table.put(4, entry(10));
        assert_eq!([1, 3, 4].map(|key| table.get(key).map(|entry| entry.depth)), [Some(9), None, Some(10)]);
    }
}
