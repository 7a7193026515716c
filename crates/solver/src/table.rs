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

/// A tag, and the two numbers: the one to disprove in the upper half. The tag is the key, whose lowest bits tell the work
/// instead; it is 0 in an entry that is empty. Plain numbers: memory that is not used yet costs nothing.
type Entry = [u64; 2];

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
        Self { entries: vec![[[0; 2]; WAYS]; sets] }
    }

    /// Spread evenly, whatever the number of sets: the high half of the product of key and number.
    #[inline]
    #[expect(clippy::cast_possible_truncation, reason = "it is less than the number of sets")]
    fn place(&self, key: u64) -> usize {
        ((u128::from(key) * self.entries.len() as u128) >> 64) as usize
    }

    /// What is known of a state.
    #[inline]
    pub(crate) fn get(&self, key: u64) -> Option<Effort> {
        let set = &self.entries[self.place(key)];
        let [_, numbers] = set.iter().find(|entry| is_of(entry, key))?;
        Some(Effort { prove: low(*numbers), disprove: low(numbers >> 32) })
    }

    /// Keeps what is known of a state, for which so many states had to be looked at.
    #[inline]
    pub(crate) fn put(&mut self, key: u64, effort: Effort, work: u64) {
        let work = u64::from(u64::BITS - work.leading_zeros()).clamp(1, WORK);
        let place = self.place(key);
        let set = &mut self.entries[place];
        let known = set.iter().position(|entry| is_of(entry, key));
        let least = || (0..WAYS).min_by_key(|&way| set[way][0] & WORK).unwrap_or(0);
        let way = known.unwrap_or_else(least);
        set[way] = [key & !WORK | work, u64::from(effort.prove) | u64::from(effort.disprove) << 32];
    }
}

#[inline]
fn is_of(&[tag, _]: &Entry, key: u64) -> bool {
    tag & !WORK == key & !WORK && tag != 0
}

#[inline]
#[expect(clippy::cast_possible_truncation, reason = "that is what it is for")]
const fn low(word: u64) -> u32 {
    word as u32
}
