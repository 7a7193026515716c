//! The transposition table of proof-number search: proof numbers by state, in memory of a fixed size.

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
/// flag `CLOSED`; it is 0 in an empty entry. Zeroed integers, so that untouched memory costs nothing.
pub(crate) type Entry = [u64; 2];

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
    entries: Vec<[Entry; WAYS]>,
    /// The number of decisions so far, which is the time of the next one.
    now: u32,
    /// A bit for each set ever written to. Iteration skips the others, so that the system need not allocate untouched
    /// memory.
    used: Vec<u64>,
}

/// Bits of a word of `used`.
const WORD: usize = u64::BITS as usize;

impl Table {
    /// A table of this many bytes, or slightly fewer.
    pub(crate) fn new(bytes: usize) -> Self {
        const SET: usize = size_of::<[Entry; WAYS]>();
        // A set takes its own bytes and one bit.
        let bits = bytes.div_ceil(SET * 8 + 1);
        Self::with_sets((bytes.saturating_sub(bits) / SET).max(1))
    }

    fn with_sets(sets: usize) -> Self {
        Self { entries: vec![[[0; 2]; WAYS]; sets], now: 0, used: vec![0; sets.div_ceil(WORD)] }
    }

    /// Spreads keys evenly over any number of sets: the high half of the product of key and number.
    #[inline]
    #[expect(clippy::cast_possible_truncation, reason = "it is less than the number of sets")]
    fn set_index(&self, key: u64) -> usize {
        ((u128::from(key) * self.entries.len() as u128) >> 64) as usize
    }

    /// The numbers of a state, if any are stored.
    #[inline]
    pub(crate) fn get(&self, key: u64) -> Option<ProofNumbers> {
        let set = &self.entries[self.set_index(key)];
        set.iter().find(|entry| is_of(entry, key)).map(unpack)
    }

    /// When a state was decided, counted in decisions; `None` if it is open. A proof uses only earlier decisions.
    pub(crate) fn decided_at(&self, key: u64) -> Option<u32> {
        let set = &self.entries[self.set_index(key)];
        set.iter().find(|entry| is_of(entry, key)).filter(|entry| unpack(entry).is_decided()).map(decided_at)
    }

    /// Stores the numbers of a state, which took `work` visited states.
    #[inline]
    pub(crate) fn put(&mut self, key: u64, numbers: ProofNumbers, work: u64) {
        let work = u64::from(u64::BITS - work.leading_zeros()).clamp(1, WORK);
        let now = self.now;
        let way = self.way(key);
        let is_known = is_of(way, key) && unpack(way) == numbers;
        let decided = if is_known { decided_at(way) } else { now };
        *way = [key & KEY | work, pack(numbers, decided)];
        self.now = now.saturating_add(u32::from(numbers.is_decided() && !is_known));
    }

    /// Marks the disproof of a state as certain; `miss` are its numbers.
    pub(crate) fn close(&mut self, key: u64, miss: ProofNumbers) {
        let way = self.way(key);
        let work = if is_of(way, key) { way[0] & WORK } else { 1 };
        let decided = if is_of(way, key) { decided_at(way) } else { NEVER };
        *way = [key & KEY | CLOSED | work, pack(miss, decided)];
    }

    /// Whether the disproof of a state is marked as certain.
    pub(crate) fn is_closed(&self, key: u64) -> bool {
        self.entries[self.set_index(key)].iter().any(|entry| is_of(entry, key) && entry[0] & CLOSED != 0)
    }

    /// The entry of a state, or the one to replace with it.
    #[inline]
    fn way(&mut self, key: u64) -> &mut Entry {
        let index = self.set_index(key);
        self.used[index / WORD] |= 1 << (index % WORD);
        let set = &mut self.entries[index];
        let existing = set.iter().position(|entry| is_of(entry, key));
        let least = || (0..WAYS).min_by_key(|&way| set[way][0] & WORK).unwrap_or(0);
        let way = existing.unwrap_or_else(least);
        &mut set[way]
    }

    /// The entries worth saving: decided ones, and those that took more than a little work. They lack the times of
    /// decisions.
    pub(crate) fn worth_saving(&self) -> impl Iterator<Item = Entry> {
        let worth_saving = self.used_sets().flatten().filter(|entry| entry[0] & WORK > LITTLE || is_decided(entry));
        worth_saving.map(|entry| [entry[0], pack(unpack(entry), NEVER)])
    }

    /// The sets ever written to.
    fn used_sets(&self) -> impl Iterator<Item = &[Entry; WAYS]> {
        let words = self.entries.chunks(WORD).zip(&self.used).filter(|(_, used)| **used != 0);
        words.flat_map(|(sets, used)| {
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
        let way = self.way(entry[0] & KEY);
        let is_free = way[0] == 0;
        if way[0] & WORK <= entry[0] & WORK {
            *way = entry;
        }
        Some(is_free)
    }

    /// The number of entries that fit.
    pub(crate) fn capacity(&self) -> usize {
        self.entries.len() * WAYS
    }

    /// Divides the work of all entries by eight, except of those that were learned rather than searched.
    pub(crate) fn age(&mut self) {
        let words = self.entries.chunks_mut(WORD).zip(&self.used).filter(|(_, used)| **used != 0);
        for [tag, _] in words.flat_map(|(sets, _)| sets.as_flattened_mut()) {
            let work = *tag & WORK;
            if work < WORK {
                *tag -= work.saturating_sub(1).min(3);
            }
        }
    }

    /// Empties the table.
    pub(crate) fn clear(&mut self) {
        let sets = self.entries.len();
        // Frees its memory before allocating again.
        *self = Self { entries: Vec::new(), now: 0, used: Vec::new() };
        *self = Self::with_sets(sets);
    }
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
