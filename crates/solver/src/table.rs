//! The transposition table of proof-number search: proof numbers by state, in memory of a fixed size.
//!
//! Threads share it without locks. An entry is two words, which another thread may write at the same time; the words of
//! different entries then don't fit together: R. Hyatt, T. Mann, *A lock-less transposition table implementation for
//! parallel search* (2002).

use std::sync::atomic::AtomicU64;
use std::sync::atomic::Ordering::{Acquire, Relaxed, Release};

use bytemuck::allocation::zeroed_vec;

/// Proof and disproof numbers (L. V. Allis, 1994) for the side to move: the minimum number of states to decide in its
/// favour, or against it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct ProofNumbers {
    /// To prove that the side to move reaches its goal.
    pub(crate) prove: u32,
    /// To disprove it.
    pub(crate) disprove: u32,
}

/// Infinity, for states that cannot be proved.
pub(crate) const NEVER: u32 = u32::MAX;

impl ProofNumbers {
    /// Nothing is known.
    pub(crate) const OPEN: Self = Self { prove: 1, disprove: 1 };
    /// The side to move reaches its goal: a win for the attacker, anything else for the defender.
    pub(crate) const REACHED: Self = Self { prove: 0, disprove: NEVER };
    /// The side to move does not reach its goal.
    pub(crate) const MISSED: Self = Self { prove: NEVER, disprove: 0 };

    #[inline]
    pub(crate) const fn is_decided(self) -> bool {
        self.prove == 0 || self.disprove == 0
    }
}

/// A tag and the two numbers, the disproof number in the upper half. If one of them is 0, the other is infinite; in the
/// table the time of the decision takes its place. The tag is the key with its lowest bits replaced by the work and the
/// flag `CLOSED`; it is 0 in an empty entry.
pub(crate) type Entry = [u64; 2];

/// An entry in memory: the tag, combined by XOR with a hash of the numbers, and the numbers. Zeroed integers, so that
/// untouched memory costs nothing.
type Slot = [AtomicU64; 2];

/// The bits of a tag for the work that went into an entry.
const WORK: u64 = 0x1f;
/// The bit of a tag for a disproof that is certain, whatever the path.
const CLOSED: u64 = 0x20;
/// The bits of a tag that come from the key.
const KEY: u64 = !(WORK | CLOSED);
/// The work, as a power of two, below which an entry is not worth saving to a file.
const LITTLE: u64 = 4;
/// The number of entries that may hold a key.
const WAYS: usize = 4;

/// A four-way set-associative transposition table. A full set replaces the entry with the least work, by order of
/// magnitude, as it is the cheapest to find again.
pub(crate) struct Table {
    entries: Vec<[Slot; WAYS]>,
    /// The number of decisions so far, which is the time of the next one.
    now: AtomicU64,
    /// A bit for each set ever written to. Iteration skips the others, so that the system need not allocate untouched
    /// memory.
    used: Vec<AtomicU64>,
}

/// Bits of a word of `used`.
const WORD_BITS: usize = u64::BITS as usize;

impl Table {
    /// A table of this many bytes, or slightly fewer.
    pub(crate) fn new(bytes: usize) -> Self {
        const SET: usize = size_of::<[Slot; WAYS]>();
        // A set takes its own bytes and one bit.
        let bits = bytes.div_ceil(SET * 8 + 1);
        Self::with_sets((bytes.saturating_sub(bits) / SET).max(1))
    }

    fn with_sets(sets: usize) -> Self {
        Self { entries: zeroed_vec(sets), now: AtomicU64::new(0), used: zeroed_vec(sets.div_ceil(WORD_BITS)) }
    }

    /// Spreads keys evenly over any number of sets: the high half of the product of key and number.
    #[inline]
    #[expect(clippy::cast_possible_truncation, reason = "it is less than the number of sets")]
    fn set_index(&self, key: u64) -> usize {
        ((u128::from(key) * self.entries.len() as u128) >> 64) as usize
    }

    /// The entry of a state, if there is one.
    #[inline]
    fn entry(&self, key: u64) -> Option<Entry> {
        self.entries[self.set_index(key)].iter().map(load).find(|entry| is_of(entry, key))
    }

    /// The numbers of a state, if any are stored.
    #[inline]
    pub(crate) fn get(&self, key: u64) -> Option<ProofNumbers> {
        self.entry(key).map(|entry| unpack(&entry))
    }

    /// When a state was decided, counted in decisions; `None` if it is open. A proof uses only earlier decisions.
    pub(crate) fn decided_at(&self, key: u64) -> Option<u32> {
        self.entry(key).filter(|entry| unpack(entry).is_decided()).map(|entry| decided_at(&entry))
    }

    /// Stores the numbers of a state, which took `work` visited states.
    #[inline]
    pub(crate) fn put(&self, key: u64, numbers: ProofNumbers, work: u64) {
        let (slot, before) = self.slot(key);
        self.write(slot, before, key, numbers, work);
    }

    /// As `put`, unless the numbers are open and another thread has decided the state. Returns the numbers in the table.
    #[inline]
    pub(crate) fn update(&self, key: u64, numbers: ProofNumbers, work: u64) -> ProofNumbers {
        let (slot, before) = self.slot(key);
        if let Some(entry) = before.filter(|entry| !numbers.is_decided() && is_decided(entry)) {
            return unpack(&entry);
        }
        self.write(slot, before, key, numbers, work);
        numbers
    }

    /// Replaces an entry, which is `before` if it is of the same state.
    #[inline]
    fn write(&self, slot: &Slot, before: Option<Entry>, key: u64, numbers: ProofNumbers, work: u64) {
        let work = u64::from(u64::BITS - work.leading_zeros()).clamp(1, WORK);
        let decided = match before {
            Some(entry) if unpack(&entry) == numbers => decided_at(&entry),
            _ if numbers.is_decided() => u32::try_from(self.now.fetch_add(1, Relaxed)).unwrap_or(NEVER),
            _ => 0,
        };
        store(slot, [key & KEY | work, pack(numbers, decided)]);
    }

    /// Marks the disproof of a state as certain; `miss` are its numbers.
    pub(crate) fn close(&self, key: u64, miss: ProofNumbers) {
        let (slot, before) = self.slot(key);
        let work = before.map_or(1, |entry| entry[0] & WORK);
        let decided = before.map_or(NEVER, |entry| decided_at(&entry));
        store(slot, [key & KEY | CLOSED | work, pack(miss, decided)]);
    }

    /// Whether the disproof of a state is marked as certain.
    pub(crate) fn is_closed(&self, key: u64) -> bool {
        self.entry(key).is_some_and(|entry| entry[0] & CLOSED != 0)
    }

    /// The slot of a state with its entry, or the slot to use for it.
    #[inline]
    fn slot(&self, key: u64) -> (&Slot, Option<Entry>) {
        let index = self.set_index(key);
        let (used, bit) = (&self.used[index / WORD_BITS], 1 << (index % WORD_BITS));
        if used.load(Relaxed) & bit == 0 {
            used.fetch_or(bit, Relaxed);
        }
        let set = &self.entries[index];
        let mut least = (&set[0], u64::MAX);
        for slot in set {
            let entry = load(slot);
            if is_of(&entry, key) {
                return (slot, Some(entry));
            }
            let work = entry[0] & WORK;
            if work < least.1 {
                least = (slot, work);
            }
        }
        (least.0, None)
    }

    /// The entries worth saving: decided ones, and those that took more than a little work. They lack the times of
    /// decisions.
    pub(crate) fn worth_saving(&self) -> impl Iterator<Item = Entry> {
        let entries = self.used_sets().flatten().map(load);
        let worth_saving = entries.filter(|entry| entry[0] & WORK > LITTLE || is_decided(entry));
        worth_saving.map(|entry| [entry[0], pack(unpack(&entry), NEVER)])
    }

    /// The sets ever written to.
    fn used_sets(&self) -> impl Iterator<Item = &[Slot; WAYS]> {
        let words = self.entries.chunks(WORD_BITS).zip(&self.used);
        words.flat_map(|(sets, used)| {
            let used = used.load(Relaxed);
            // Without a look at the sets of an empty word.
            let sets = if used == 0 { &[] } else { sets };
            sets.iter().enumerate().filter(move |(number, _)| used >> number & 1 != 0).map(|(_, set)| set)
        })
    }

    /// Imports a saved entry, unless the entry here took more work. Returns whether it took a free place, or `None` for
    /// an invalid entry.
    pub(crate) fn take_over(&mut self, entry: Entry) -> Option<bool> {
        let [prove, disprove] = [low(entry[1]), low(entry[1] >> 32)];
        let is_decided = prove.min(disprove) == 0 && prove.max(disprove) == NEVER;
        let is_open = (1..NEVER).contains(&prove) && (1..NEVER).contains(&disprove);
        let is_closed = entry[0] & CLOSED != 0;
        if entry[0] & WORK == 0 || !(is_decided || is_open && !is_closed) {
            return None;
        }
        // The lowest bits of the key are lost. They rarely affect the entry's place; if they do, it is not found again.
        let (slot, _) = self.slot(entry[0] & KEY);
        let before = load(slot);
        if before[0] & WORK <= entry[0] & WORK {
            store(slot, entry);
        }
        Some(before[0] == 0)
    }

    /// The number of entries that fit.
    pub(crate) fn capacity(&self) -> usize {
        self.entries.len() * WAYS
    }

    /// Divides the work of all entries by eight, except of those that were learned rather than searched.
    pub(crate) fn age(&mut self) {
        for slot in self.used_sets().flatten() {
            let [tag, numbers] = load(slot);
            let work = tag & WORK;
            if work < WORK {
                store(slot, [tag - work.saturating_sub(1).min(3), numbers]);
            }
        }
    }

    /// Empties the table.
    pub(crate) fn clear(&mut self) {
        let sets = self.entries.len();
        // Frees its memory before allocating again.
        (self.entries, self.used) = (Vec::new(), Vec::new());
        *self = Self::with_sets(sets);
    }
}

/// Reads a slot. Words that don't fit together give the tag of no state that is ever asked for.
#[inline]
fn load([tag, numbers]: &Slot) -> Entry {
    let numbers = numbers.load(Acquire);
    [tag.load(Relaxed) ^ mix(numbers), numbers]
}

#[inline]
fn store(slot: &Slot, [tag, numbers]: Entry) {
    slot[0].store(tag ^ mix(numbers), Relaxed);
    slot[1].store(numbers, Release);
}

/// A hash whose high bits, like those of a tag, differ for different numbers. That of an empty entry is 0.
#[inline]
const fn mix(numbers: u64) -> u64 {
    numbers.wrapping_mul(0x9e37_79b9_7f4a_7c15)
}

#[inline]
fn is_of(&[tag, _]: &Entry, key: u64) -> bool {
    tag & KEY == key & KEY && tag != 0
}

/// The proof numbers of an entry.
#[inline]
fn unpack(&[_, numbers]: &Entry) -> ProofNumbers {
    match (low(numbers), low(numbers >> 32)) {
        (0, _) => ProofNumbers::REACHED,
        (_, 0) => ProofNumbers::MISSED,
        (prove, disprove) => ProofNumbers { prove, disprove },
    }
}

/// When a decided entry was decided.
#[inline]
fn decided_at(&[_, numbers]: &Entry) -> u32 {
    low(numbers).max(low(numbers >> 32))
}

/// Proof numbers as stored in an entry, with the time of a decision.
#[inline]
fn pack(ProofNumbers { prove, disprove }: ProofNumbers, decided: u32) -> u64 {
    // Two zeros would mean the other decision.
    let decided = decided.max(1);
    let [prove, disprove] = match (prove, disprove) {
        (0, _) => [0, decided],
        (_, 0) => [decided, 0],
        open => open.into(),
    };
    u64::from(prove) | u64::from(disprove) << 32
}

fn is_decided(entry: &Entry) -> bool {
    entry[0] != 0 && [ProofNumbers::REACHED, ProofNumbers::MISSED].contains(&unpack(entry))
}

#[inline]
#[expect(clippy::cast_possible_truncation, reason = "that is what it is for")]
const fn low(word: u64) -> u32 {
    word as u32
}

#[cfg(all(test, not(target_family = "wasm")))]
mod tests;
