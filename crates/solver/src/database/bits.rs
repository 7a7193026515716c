//! Matrices of bits, worked on 64 at a time and by several threads.

use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};

use super::build::BuildError;

/// Bits of a word.
const WORD_BITS: usize = 64;
/// Words of a row that are transposed together: those of a cache line.
pub(super) const STRIP: usize = 8;
/// Rows that are transposed together.
pub(super) const STRIP_ROWS: usize = STRIP * WORD_BITS;

/// The transpose of up to [`STRIP_ROWS`] rows: for each column, its bits.
pub(super) type Columns = Vec<[u64; STRIP]>;

/// Threads that can be stopped.
pub(super) struct Workers<'a> {
    /// The number of threads.
    pub(super) threads: usize,
    /// Whether to go on; asked several times a second.
    pub(super) go_on: &'a (dyn Fn() -> bool + Sync),
}

impl Workers<'_> {
    /// Lets all threads work on the tasks.
    pub(super) fn run<T: Send>(
        &self,
        tasks: impl Iterator<Item = T> + Send,
        work: impl Fn(T) + Sync,
    ) -> Result<(), BuildError> {
        let tasks = Mutex::new(tasks);
        let stopped = AtomicBool::new(false);
        let one = || {
            loop {
                let task = tasks.lock().ok().and_then(|mut tasks| tasks.next());
                let Some(task) = task else { break };
                if stopped.load(Relaxed) || !(self.go_on)() {
                    stopped.store(true, Relaxed);
                    break;
                }
                work(task);
            }
        };
        std::thread::scope(|scope| {
            for _ in 1..self.threads.max(1) {
                scope.spawn(one);
            }
            one();
        });
        if stopped.load(Relaxed) { Err(BuildError::Stopped) } else { Ok(()) }
    }
}

/// A matrix of bits, row by row. Unused bits at the end of a row are 0.
pub(super) struct Bits {
    /// Bits per row.
    width: usize,
    /// Words per row.
    per_row: usize,
    data: Vec<u64>,
}

impl Bits {
    /// A matrix of zeros.
    pub(super) fn zeros(rows: usize, width: usize) -> Result<Self, BuildError> {
        let per_row = width.div_ceil(WORD_BITS);
        let count = rows.saturating_mul(per_row);
        let mut data = Vec::new();
        data.try_reserve_exact(count).map_err(|_| BuildError::NoRoom(count.saturating_mul(size_of::<u64>())))?;
        data.resize(count, 0);
        Ok(Self { width, per_row, data })
    }

    pub(super) fn rows(&self) -> usize {
        self.data.len() / self.per_row
    }

    #[inline]
    pub(super) fn row(&self, row: usize) -> &[u64] {
        &self.data[row * self.per_row..][..self.per_row]
    }

    #[inline]
    pub(super) fn row_mut(&mut self, row: usize) -> &mut [u64] {
        &mut self.data[row * self.per_row..][..self.per_row]
    }

    /// The number of words.
    pub(super) const fn words(&self) -> usize {
        self.data.len()
    }

    /// Whether a row has a 1.
    pub(super) fn has_ones(&self, row: usize) -> bool {
        self.row(row).iter().any(|&word| word != 0)
    }

    /// The row and column of every 1.
    pub(super) fn ones(&self) -> impl Iterator<Item = (usize, usize)> {
        (0..self.rows()).filter(|&row| self.has_ones(row)).flat_map(move |row| {
            (0..self.width).filter(move |&column| is_set(self.row(row), column)).map(move |column| (row, column))
        })
    }

    /// The rows, to be changed in chunks of this many. Each chunk comes with the index of its first row.
    pub(super) fn chunks_mut(&mut self, rows: usize) -> impl Iterator<Item = (usize, RowsMut<'_>)> + Send {
        let per_row = self.per_row;
        let chunks = self.data.chunks_mut(rows * per_row).enumerate();
        chunks.map(move |(index, data)| (index * rows, RowsMut { per_row, data }))
    }

    /// The transpose.
    pub(super) fn transposed(&self, workers: &Workers<'_>) -> Result<Self, BuildError> {
        let mut other = Self::zeros(self.width, self.rows())?;
        workers.run(other.chunks_mut(STRIP_ROWS), |(first, mut rows)| {
            let from = first / WORD_BITS;
            for top in (0..self.rows()).step_by(WORD_BITS) {
                for word in from..(from + STRIP).min(self.per_row) {
                    for (row, bits) in self.transposed_block(top, word) {
                        rows.row_mut((word - from) * WORD_BITS + row)[top / WORD_BITS] = bits;
                    }
                }
            }
        })?;
        Ok(other)
    }

    /// The transpose of the next [`STRIP_ROWS`] rows from `first` on.
    pub(super) fn transposed_rows(&self, first: usize) -> Columns {
        let mut columns = vec![[0; STRIP]; self.width];
        for words in (0..self.per_row).step_by(STRIP) {
            for (group, top) in (first..self.rows()).step_by(WORD_BITS).take(STRIP).enumerate() {
                for word in words..(words + STRIP).min(self.per_row) {
                    for (row, bits) in self.transposed_block(top, word) {
                        columns[word * WORD_BITS + row][group] = bits;
                    }
                }
            }
        }
        columns
    }

    /// The nonzero rows, with their indices, of the transpose of this word of up to 64 rows from `top` on.
    #[inline]
    fn transposed_block(&self, top: usize, word: usize) -> impl Iterator<Item = (usize, u64)> {
        transposed(self.data[top * self.per_row + word..].iter().step_by(self.per_row))
    }
}

/// Some rows of a matrix.
pub(super) struct RowsMut<'a> {
    /// Words per row.
    per_row: usize,
    data: &'a mut [u64],
}

impl RowsMut<'_> {
    pub(super) fn row_mut(&mut self, row: usize) -> &mut [u64] {
        &mut self.data[row * self.per_row..][..self.per_row]
    }

    /// Sets the bits of the transpose of these columns. Calls `change` for each word that this changes, with its row
    /// counted from the first.
    pub(super) fn or_transposed(&mut self, columns: &Columns, mut change: impl FnMut(usize)) {
        for words in (0..self.per_row).step_by(STRIP) {
            for group in 0..STRIP {
                for word in words..(words + STRIP).min(self.per_row) {
                    for (row, bits) in transposed(columns[word * WORD_BITS..].iter().map(|words| &words[group])) {
                        let known = &mut self.data[(group * WORD_BITS + row) * self.per_row + word];
                        if bits & !*known != 0 {
                            *known |= bits;
                            change(group * WORD_BITS + row);
                        }
                    }
                }
            }
        }
    }

    pub(super) fn iter_mut(&mut self) -> impl Iterator<Item = &mut [u64]> {
        self.data.chunks_mut(self.per_row)
    }
}

/// Whether a bit of a row is set.
#[inline]
pub(super) fn is_set(row: &[u64], index: usize) -> bool {
    row[index / WORD_BITS] >> (index % WORD_BITS) & 1 == 1
}

/// Sets a bit of a row if the condition holds.
#[inline]
pub(super) fn set_if(row: &mut [u64], index: usize, condition: bool) {
    row[index / WORD_BITS] |= u64::from(condition) << (index % WORD_BITS);
}

/// A row of these bits.
pub(super) fn row_of(values: impl Iterator<Item = bool>) -> Vec<u64> {
    let mut row = Vec::new();
    for (index, value) in values.enumerate() {
        if index % WORD_BITS == 0 {
            row.push(0);
        }
        set_if(&mut row, index, value);
    }
    row
}

/// Sets the bits that another row has.
pub(super) fn or_into(row: &mut [u64], other: &[u64]) {
    row.iter_mut().zip(other).for_each(|(word, other)| *word |= other);
}

/// Clears the bits that another row does not have.
pub(super) fn and_into(row: &mut [u64], other: &[u64]) {
    row.iter_mut().zip(other).for_each(|(word, other)| *word &= other);
}

/// Clears the bits that another row has.
pub(super) fn and_not_into(row: &mut [u64], other: &[u64]) {
    row.iter_mut().zip(other).for_each(|(word, other)| *word &= !other);
}

/// Clears the unused bits at the end of a row of this width.
pub(super) fn mask_end(row: &mut [u64], width: usize) {
    if let (Some(last), rest @ 1..) = (row.last_mut(), width % WORD_BITS) {
        *last &= (1 << rest) - 1;
    }
}

/// Consecutive bits that come from consecutive bits of another row.
#[derive(Clone, Copy)]
pub(super) struct Run {
    pub(super) to: usize,
    pub(super) from: usize,
    pub(super) length: usize,
}

/// Sets the bits of a run in `row` for which the bit of the other row is set.
#[inline]
pub(super) fn or_bits(row: &mut [u64], other: &[u64], Run { mut to, mut from, mut length }: Run) {
    while length > 0 {
        // As many as both rows have in the current word.
        let count = length.min(WORD_BITS - to % WORD_BITS).min(WORD_BITS - from % WORD_BITS);
        let bits = other[from / WORD_BITS] >> (from % WORD_BITS) & u64::MAX >> (WORD_BITS - count);
        row[to / WORD_BITS] |= bits << (to % WORD_BITS);
        (to, from, length) = (to + count, from + count, length - count);
    }
}

/// The nonzero rows, with their indices, of the transpose of up to 64 words.
#[inline]
fn transposed<'a>(words: impl Iterator<Item = &'a u64>) -> impl Iterator<Item = (usize, u64)> {
    let mut block = [0; WORD_BITS];
    let mut any = 0;
    for (bits, &word) in block.iter_mut().zip(words) {
        *bits = word;
        any |= word;
    }
    if any != 0 {
        transpose(&mut block);
    }
    block.into_iter().enumerate().filter(|&(_, bits)| bits != 0)
}

/// Transposes a block of 64 words by exchanging ever smaller quarters (H. Warren, *Hacker's Delight*, 7-3).
fn transpose(block: &mut [u64; WORD_BITS]) {
    let mut size = WORD_BITS / 2;
    let mut mask = u64::MAX >> size;
    while size > 0 {
        let mut row = 0;
        while row < WORD_BITS {
            let other = (block[row] >> size ^ block[row + size]) & mask;
            block[row] ^= other << size;
            block[row + size] ^= other;
            row = (row + size + 1) & !size;
        }
        size /= 2;
        mask ^= mask << size;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_transpose_exchanges_rows_and_columns() {
        let workers = Workers { threads: 2, go_on: &|| true };
        for (rows, width) in [(1, 1), (3, 200), (130, 70), (64, 1300)] {
            let mut bits = Bits::zeros(rows, width).unwrap();
            for (row, mut chunk) in bits.chunks_mut(1) {
                for column in 0..width {
                    set_if(chunk.row_mut(0), column, (row * 31 + column * 17) % 7 < 3);
                }
            }
            let other = bits.transposed(&workers).unwrap();
            assert_eq!(other.rows(), width);
            for row in 0..rows {
                for column in 0..width {
                    assert_eq!(is_set(bits.row(row), column), is_set(other.row(column), row), "{row} {column}");
                }
            }
        }
    }

    #[test]
    fn work_stops_when_told() {
        let mut bits = Bits::zeros(10, 1).unwrap();
        let workers = Workers { threads: 1, go_on: &|| false };
        assert_eq!(workers.run(bits.chunks_mut(1), |_| unreachable!()), Err(BuildError::Stopped));
    }
}
