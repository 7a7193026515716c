//! The solver's transposition table.

use std::mem;

use crate::key::packed;

/// The bounds and the best move of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Entry {
    /// The lower bound of the score.
    pub(super) lower: i8,
    /// The upper bound of the score.
    pub(super) upper: i8,
    /// The best move found.
    pub(super) square: u8,
}

/// A table of whole positions, so that it never confuses them. Two entries share a place: one with as many empty
/// squares as possible, and the latest other one.
#[derive(Debug)]
pub(super) struct Table {
    /// The discs of the side to move, those of the opponent, and the packed entry. Zeros, which no position has, mark
    /// empty slots, and zeroed memory costs nothing to allocate.
    slots: Vec<[u64; 3]>,
    /// The number of entries to allocate on first use.
    wanted: usize,
}

const PER_INDEX: usize = 2;

impl Table {
    /// A table of `entries` entries, rounded up to a power of two; 0 for none. Allocates nothing until it is
    /// [opened](Self::open).
    #[inline]
    pub(super) const fn new(entries: usize) -> Self {
        Self { slots: Vec::new(), wanted: entries }
    }

    /// Allocates the memory.
    #[inline]
    pub(super) fn open(&mut self) {
        if self.slots.is_empty() && self.wanted > 0 {
            self.slots = vec![[0; 3]; self.wanted.next_power_of_two().max(PER_INDEX)];
        }
    }

    #[inline]
    pub(super) fn get(&self, own: u64, opponent: u64) -> Option<Entry> {
        let index = self.index(own, opponent);
        let slots = self.slots.get(index..index + PER_INDEX)?;
        let [_, _, entry] = slots.iter().find(|slot| slot[0] == own && slot[1] == opponent)?;
        let [lower, upper, square, ..] = entry.to_le_bytes();
        Some(Entry { lower: lower.cast_signed(), upper: upper.cast_signed(), square })
    }

    #[inline]
    pub(super) fn put(&mut self, own: u64, opponent: u64, entry: Entry) {
        let index = self.index(own, opponent);
        let Some([lasting, passing]) = self.slots.get_mut(index..index + PER_INDEX) else { return };
        let Entry { lower, upper, square } = entry;
        let packed = u64::from_le_bytes([lower.cast_unsigned(), upper.cast_unsigned(), square, 0, 0, 0, 0, 0]);
        let new = [own, opponent, packed];
        let discs = |slot: &[u64; 3]| (slot[0] | slot[1]).count_ones();
        let same = lasting[0] == own && lasting[1] == opponent;
        if same || discs(lasting) == 0 {
            *lasting = new;
        } else if discs(&new) <= discs(lasting) {
            *passing = mem::replace(lasting, new);
        } else {
            *passing = new;
        }
    }

    #[inline]
    #[expect(clippy::cast_possible_truncation, reason = "the low bits select the index on machines of any width")]
    fn index(&self, own: u64, opponent: u64) -> usize {
        let mask = self.slots.len().saturating_sub(1);
        packed([own, opponent]) as usize & mask & !(PER_INDEX - 1)
    }
}
