//! M. Buro's patterns (*Experiments with Multi-ProbCut and a New High-Quality Evaluation Function for Othello*, 1997): small sets of
//! squares, with a weight for each configuration of discs on them.
//!
//! The images of a pattern under the symmetries of the board are its instances and share their weights. A configuration is a number in
//! base three, a digit for each square: 0 for an empty one, 1 for a disc of the side to move, 2 for one of the opponent.
//!
//! A configuration's number is a sum over the rows of the board, so tables of what each row adds, to all instances at once, give all
//! numbers with sixteen additions of vectors. A vector is some 64-bit words of four numbers each, which never overflow: the
//! additions are as quick without vector instructions, as in WebAssembly.

use super::square::SIZE;

/// The numbers of squares and of instances of each pattern, in the order of [`squares`].
const SHAPES: [(u32, usize); 11] =
    [(8, 4), (8, 4), (8, 4), (8, 2), (7, 4), (6, 4), (5, 4), (4, 4), (10, 4), (9, 4), (10, 8)];

/// The number of instances of all patterns.
pub const INSTANCES: usize = {
    let (mut sum, mut pattern) = (0, 0);
    while pattern < SHAPES.len() {
        sum += SHAPES[pattern].1;
        pattern += 1;
    }
    sum
};

/// The number of configurations of all patterns.
pub(super) const CONFIGURATIONS: usize = {
    let (mut sum, mut pattern) = (0, 0);
    while pattern < SHAPES.len() {
        sum += 3_usize.pow(SHAPES[pattern].0);
        pattern += 1;
    }
    sum
};

/// The index of the first configuration of each instance's pattern.
pub(super) const BEGINS: [usize; INSTANCES] = {
    let mut begins = [0; INSTANCES];
    let (mut begin, mut pattern, mut place) = (0, 0, 0);
    while pattern < SHAPES.len() {
        let end = place + SHAPES[pattern].1;
        while place < end {
            begins[place] = begin;
            place += 1;
        }
        begin += 3_usize.pow(SHAPES[pattern].0);
        pattern += 1;
    }
    begins
};

/// Numbers in a word.
const LANES: usize = 4;
/// Words for all instances.
const WORDS: usize = INSTANCES.div_ceil(LANES);

/// The squares of an instance of each pattern, as bits: lines 2 to 4, diagonals of 8 to 4 squares, an edge with the X squares,
/// and three by three and two by five squares in a corner.
fn squares() -> [Vec<u8>; SHAPES.len()] {
    let line = |row: u8| (0..SIZE).map(|column| SIZE * row + column).collect();
    let diagonal = |length: u8| (0..length).map(|step| SIZE - length + step * (SIZE + 1)).collect();
    let block = |rows: u8, columns: u8| {
        (0..rows).flat_map(|row| (0..columns).map(move |column| SIZE * row + column)).collect::<Vec<_>>()
    };
    let edge = [block(1, SIZE), vec![9, 14]].concat();
    [
        line(1),
        line(2),
        line(3),
        diagonal(8),
        diagonal(7),
        diagonal(6),
        diagonal(5),
        diagonal(4),
        edge,
        block(3, 3),
        block(2, 5),
    ]
}

/// The images of a square under the symmetries of the board.
fn images(square: u8) -> [u8; 8] {
    let [row, column] = [square / SIZE, square % SIZE];
    std::array::from_fn(|symmetry| {
        let mirrored = |place: u8, bit: usize| if symmetry & bit == 0 { place } else { SIZE - 1 - place };
        let (row, column) = if symmetry & 4 == 0 { (row, column) } else { (column, row) };
        SIZE * mirrored(row, 1) + mirrored(column, 2)
    })
}

/// Tables that turn a position into configurations.
#[derive(Clone, Debug)]
pub struct Patterns {
    /// What a row adds, by `256 * row + the row's discs`.
    rows: Vec<[u64; WORDS]>,
    /// The number of each configuration's weight, which it shares with its mirror image.
    shared: Vec<u32>,
    weights: usize,
}

impl Patterns {
    /// Computes the tables.
    pub fn new() -> Self {
        let mut instances: Vec<Vec<u8>> = Vec::new();
        let mut shared = Vec::new();
        let mut weights = 0;
        for squares in squares() {
            let all: [Vec<u8>; 8] =
                std::array::from_fn(|symmetry| squares.iter().map(|&square| images(square)[symmetry]).collect());
            let same = |one: &[u8], other: &[u8]| one.iter().all(|square| other.contains(square));
            let known = instances.len();
            for image in &all {
                if !instances[known..].iter().any(|instance| same(instance, image)) {
                    instances.push(image.clone());
                }
            }
            let mirrored = all.iter().find(|image| same(image, &squares) && **image != squares).unwrap_or(&squares);
            let begin = shared.len();
            for configuration in 0..3_usize.pow(u32::try_from(squares.len()).unwrap_or(0)) {
                let mirror = mirror(configuration, &squares, mirrored);
                if mirror < configuration {
                    shared.push(shared[begin + mirror]);
                } else {
                    shared.push(weights);
                    weights += 1;
                }
            }
        }
        let mut rows = vec![[0; WORDS]; 256 * usize::from(SIZE)];
        for (place, squares) in instances.iter().enumerate().take(INSTANCES) {
            let mut power = 1;
            for &square in squares {
                let (row, bit) = (usize::from(square / SIZE), square % SIZE);
                for (discs, sums) in rows[256 * row..256 * (row + 1)].iter_mut().enumerate() {
                    if discs >> bit & 1 == 1 {
                        sums[place / LANES] += power << (16 * (place % LANES));
                    }
                }
                power *= 3;
            }
        }
        Self { rows, shared, weights: weights as usize }
    }

    /// The number of weights per stage.
    pub fn weights(&self) -> usize {
        self.weights
    }

    /// The number of each configuration's weight, pattern by pattern.
    pub(super) fn shared(&self) -> &[u32] {
        &self.shared
    }

    /// Calls `with` for each instance with its place and its configuration's number.
    #[inline]
    #[expect(clippy::cast_possible_truncation, reason = "takes a word apart")]
    pub(super) fn for_each(&self, own: u64, opponent: u64, mut with: impl FnMut(usize, usize)) {
        let mut sums = [[0_u64; WORDS]; 2];
        for (sums, discs) in sums.iter_mut().zip([own, opponent]) {
            for (row, bits) in discs.to_le_bytes().into_iter().enumerate() {
                if let Some(added) = self.rows.get(256 * row + usize::from(bits)) {
                    for (sum, added) in sums.iter_mut().zip(added) {
                        *sum += added;
                    }
                }
            }
        }
        for (word, (own, opponent)) in sums[0].into_iter().zip(sums[1]).enumerate() {
            let numbers = own + 2 * opponent;
            for lane in 0..LANES.min(INSTANCES - LANES * word) {
                with(LANES * word + lane, usize::from((numbers >> (16 * lane)) as u16));
            }
        }
    }

    /// The numbers of the weights that the configurations of a position have.
    #[inline]
    pub fn of(&self, own: u64, opponent: u64) -> [u32; INSTANCES] {
        let mut numbers = [0; INSTANCES];
        self.for_each(own, opponent, |place, configuration| {
            numbers[place] = self.shared[BEGINS[place] + configuration];
        });
        numbers
    }
}

impl Default for Patterns {
    fn default() -> Self {
        Self::new()
    }
}

/// The number of the configuration whose discs lie on `mirrored` as those of `configuration` lie on `squares`.
fn mirror(configuration: usize, squares: &[u8], mirrored: &[u8]) -> usize {
    let (mut rest, mut mirror) = (configuration, 0);
    for image in mirrored {
        let place = squares.iter().position(|square| square == image).unwrap_or(0);
        mirror += rest % 3 * 3_usize.pow(u32::try_from(place).unwrap_or(0));
        rest /= 3;
    }
    mirror
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_pattern_has_its_instances() {
        for ((length, instances), squares) in SHAPES.into_iter().zip(squares()) {
            assert_eq!(squares.len(), length as usize);
            let mut sets: Vec<u64> =
                (0..8).map(|symmetry| squares.iter().map(|&square| 1 << images(square)[symmetry]).sum()).collect();
            sets.sort_unstable();
            sets.dedup();
            assert_eq!(sets.len(), instances);
        }
    }

    #[test]
    fn symmetric_positions_have_the_same_weights() {
        let patterns = Patterns::new();
        assert_eq!(patterns.shared().len(), CONFIGURATIONS);
        let (own, opponent) = (0x0013_8241_5a00_8170_u64, 0x8000_5c3a_2418_0003_u64);
        let sorted = |symmetry: usize| {
            let [own, opponent] = [own, opponent]
                .map(|discs| (0..64).filter(|bit| discs >> bit & 1 == 1).map(|bit| 1 << images(bit)[symmetry]).sum());
            let mut numbers = patterns.of(own, opponent);
            numbers.sort_unstable();
            numbers
        };
        for symmetry in 1..8 {
            assert_eq!(sorted(symmetry), sorted(0));
        }
        assert_ne!(patterns.of(own, opponent), patterns.of(opponent, own));
    }
}
