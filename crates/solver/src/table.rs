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
    /// Nothing is known.
    pub(crate) const OPEN: Self = Self { prove: 1, disprove: 1 };
    /// The player to move reaches what they are after.
    pub(crate) const REACHED: Self = Self { prove: 0, disprove: NEVER };
    /// The player to move does not.
    pub(crate) const MISSED: Self = Self { prove: NEVER, disprove: 0 };

    #[inline]
    pub(crate) const fn is_decided(self) -> bool {
        self.prove == 0 || self.disprove == 0
    }
}

/// A tag, and the two numbers: the one to disprove in the upper half. The tag is the key, whose lowest bits tell the work, and
/// whether it is closed, instead; it is 0 in an entry that is empty. Plain numbers: memory that is not used yet costs nothing.
pub(crate) type Entry = [u64; 2];

/// Bits of a tag that tell how much work is in an entry.
const WORK: u64 = 0x1f;
/// The bit of a tag that tells that a miss holds for certain.
const CLOSED: u64 = 0x20;
/// The bits of a tag that are the key's.
const KEY: u64 = !(WORK | CLOSED);
/// So little work, by its order of magnitude, that it is not worth keeping in a file.
const LITTLE: u64 = 4;
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
        set.iter().find(|entry| is_of(entry, key)).map(effort)
    }

    /// Keeps what is known of a state, for which so many states had to be looked at.
    #[inline]
    pub(crate) fn put(&mut self, key: u64, effort: Effort, work: u64) {
        let work = u64::from(u64::BITS - work.leading_zeros()).clamp(1, WORK);
        *self.way(key) = [key & KEY | work, numbers(effort)];
    }

    /// Keeps that a state is a miss for certain, and what it is worth therefore.
    pub(crate) fn close(&mut self, key: u64, miss: Effort) {
        let way = self.way(key);
        let work = if is_of(way, key) { way[0] & WORK } else { 1 };
        *way = [key & KEY | CLOSED | work, numbers(miss)];
    }

    /// Whether a state is known to be a miss for certain.
    pub(crate) fn is_closed(&self, key: u64) -> bool {
        self.entries[self.place(key)].iter().any(|entry| is_of(entry, key) && entry[0] & CLOSED != 0)
    }

    /// Where a state is, or has its place from now on.
    #[inline]
    fn way(&mut self, key: u64) -> &mut Entry {
        let place = self.place(key);
        let set = &mut self.entries[place];
        let known = set.iter().position(|entry| is_of(entry, key));
        let least = || (0..WAYS).min_by_key(|&way| set[way][0] & WORK).unwrap_or(0);
        let way = known.unwrap_or_else(least);
        &mut set[way]
    }

    /// What is worth keeping for another table: what is decided, and what took more than a little work.
    pub(crate) fn kept(&self) -> impl Iterator<Item = &Entry> {
        self.entries.iter().flatten().filter(|entry| entry[0] & WORK > LITTLE || is_decided(entry))
    }

    /// Takes over what another table kept, unless what is here took more work; tells whether it needed a free place. `None` where no
    /// table keeps such an entry.
    pub(crate) fn take_over(&mut self, entry: Entry) -> Option<bool> {
        let Effort { prove, disprove } = effort(&entry);
        let is_open = (1..NEVER).contains(&prove) && (1..NEVER).contains(&disprove);
        let is_closed = entry[0] & CLOSED != 0;
        if entry[0] & WORK == 0 || !(is_decided(&entry) || is_open && !is_closed) {
            return None;
        }
        // The lowest bits of the key are lost. They hardly ever matter to its place; where they do it is not found again.
        let way = self.way(entry[0] & KEY);
        let is_free = way[0] == 0;
        if way[0] & WORK <= entry[0] & WORK {
            *way = entry;
        }
        Some(is_free)
    }

    /// Forgets everything.
    pub(crate) fn clear(&mut self) {
        self.entries = vec![[[0; 2]; WAYS]; self.entries.len()];
    }
}

#[inline]
fn is_of(&[tag, _]: &Entry, key: u64) -> bool {
    tag & KEY == key & KEY && tag != 0
}

#[inline]
fn effort(&[_, numbers]: &Entry) -> Effort {
    Effort { prove: low(numbers), disprove: low(numbers >> 32) }
}

#[inline]
fn numbers(Effort { prove, disprove }: Effort) -> u64 {
    u64::from(prove) | u64::from(disprove) << 32
}

fn is_decided(entry: &Entry) -> bool {
    entry[0] != 0 && [Effort::REACHED, Effort::MISSED].contains(&effort(entry))
}

#[inline]
#[expect(clippy::cast_possible_truncation, reason = "that is what it is for")]
const fn low(word: u64) -> u32 {
    word as u32
}
