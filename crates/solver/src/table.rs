//! What is known of states, in a memory of a fixed size.

/// How hard it still seems to show that whoever is to move reaches what they are after, and that they do not.
///
/// These are the proof number and the disproof number of L. V. Allis (1994), seen by the player to move: the least number of
/// states that have to be decided in their favour, or against them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Effort {
    /// To show that the player to move reaches it.
    pub(crate) prove: u32,
    /// To show that they do not.
    pub(crate) disprove: u32,
}

/// What cannot be reached.
pub(crate) const NEVER: u32 = u32::MAX;

impl Effort {
    /// The player to move reaches what they are after.
    pub(crate) const REACHED: Self = Self { prove: 0, disprove: NEVER };
    /// The player to move does not.
    pub(crate) const MISSED: Self = Self { prove: NEVER, disprove: 0 };

    #[inline]
    pub(crate) const fn is_decided(self) -> bool {
        self.prove == 0 || self.disprove == 0
    }
}

#[derive(Clone, Copy, Default)]
struct Entry {
    /// The key, whose lowest bits tell the work instead: 0 is an empty entry's.
    tag: u64,
    prove: u32,
    disprove: u32,
}

/// Bits of a tag that tell how much work is in an entry.
const WORK_BITS: u32 = 6;
const WORK: u64 = (1 << WORK_BITS) - 1;
/// Entries that a key may be in.
const WAYS: usize = 4;

/// A transposition table: keys to efforts.
///
/// A key has its place among four entries. Where all four are taken, the one goes in which the least work was put, by the
/// order of magnitude: what is lost is found again with little work.
pub(crate) struct Table {
    entries: Vec<[Entry; WAYS]>,
}

impl Table {
    /// A table of so many bytes, or a little less.
    pub(crate) fn new(bytes: usize) -> Self {
        let sets = (bytes / size_of::<[Entry; WAYS]>()).max(1);
        Self { entries: vec![[Entry::default(); WAYS]; sets] }
    }

    /// Spread evenly, whatever the number of sets: the high half of the product of key and number.
    #[inline]
    fn place(&self, key: u64) -> usize {
        ((u128::from(key) * self.entries.len() as u128) >> 64) as usize
    }

    /// What is known of a state.
    #[inline]
    pub(crate) fn get(&self, key: u64) -> Option<Effort> {
        let set = &self.entries[self.place(key)];
        let found = set.iter().find(|entry| entry.tag & !WORK == key & !WORK && entry.tag != 0)?;
        Some(Effort { prove: found.prove, disprove: found.disprove })
    }

    /// Keeps what is known of a state, for which so many states had to be looked at.
    #[inline]
    pub(crate) fn put(&mut self, key: u64, effort: Effort, work: u64) {
        let work = u64::from(u64::BITS - work.leading_zeros()).clamp(1, WORK);
        let place = self.place(key);
        let set = &mut self.entries[place];
        let known = set.iter().position(|entry| entry.tag & !WORK == key & !WORK && entry.tag != 0);
        let least = || (0..WAYS).min_by_key(|&way| set[way].tag & WORK).unwrap_or(0);
        let way = known.unwrap_or_else(least);
        set[way] = Entry { tag: key & !WORK | work, prove: effort.prove, disprove: effort.disprove };
    }
}
