//! M. Buro's patterns (*Experiments with Multi-ProbCut and a New High-Quality Evaluation Function for Othello*, 1997):
//! small sets of squares, with a weight for each configuration of pieces on them.
//!
//! The images of a pattern under the symmetries of the rules are its instances and share their weights. A configuration
//! is a number in base three, with a digit for each square: 0 for an empty one, 1 for a piece of the side to move, 2
//! for one of the opponent.
//!
//! A configuration's number is a sum over the bytes of a bitboard. Tables hold what each byte adds to the numbers of
//! all instances at once, so that a few additions of vectors give all numbers. A vector consists of 64-bit words with
//! four numbers each, which never overflow: the additions are equally fast without vector instructions, as in
//! WebAssembly.

/// The number of lanes in a word.
const LANES: usize = 4;
/// The maximum number of instances in a game, rounded up to whole words.
const MAX_INSTANCES: usize = 48;
/// The maximum number of squares in a pattern: its numbers must fit in 16 bits.
#[cfg(test)]
const MAX_SQUARES: usize = 10;

/// The shapes of a game's patterns, and tables that turn a position into configurations.
#[derive(Clone, Debug)]
pub struct Patterns {
    /// The squares of each instance, as bits of a bitboard.
    instances: Vec<Vec<u8>>,
    /// The index of the first configuration of each instance's pattern.
    begins: [u32; MAX_INSTANCES],
    /// What a byte of a bitboard adds, indexed by `256 * place + byte`, in vectors of as many words as the instances
    /// need.
    sums: Vec<u64>,
    /// The index of each configuration's weight, which it shares with its images.
    shared: Vec<u32>,
    weights: usize,
}

impl Patterns {
    /// Computes the tables for patterns with these squares, as bits of a bitboard of `bytes` bytes. `image` is the
    /// image of a square under each of the `symmetries`, of which the first is the identity.
    pub(crate) fn new(shapes: &[Vec<u8>], bytes: usize, symmetries: usize, image: fn(u8, usize) -> u8) -> Self {
        let mut instances: Vec<Vec<u8>> = Vec::new();
        let mut begins = [0; MAX_INSTANCES];
        let mut shared: Vec<u32> = Vec::new();
        let mut weights = 0;
        for squares in shapes {
            let images = (0..symmetries)
                .map(|symmetry| squares.iter().map(|&square| image(square, symmetry)).collect::<Vec<u8>>());
            let same = |one: &[u8], other: &[u8]| one.iter().all(|square| other.contains(square));
            let begin = shared.len();
            let instances_before = instances.len();
            let mut onto_itself = Vec::new();
            for image in images {
                if same(&image, squares) {
                    onto_itself.push(image.clone());
                }
                if !instances[instances_before..].iter().any(|instance| same(instance, &image)) {
                    if let Some(entry) = begins.get_mut(instances.len()) {
                        *entry = u32::try_from(begin).unwrap_or(0);
                    }
                    instances.push(image);
                }
            }
            for configuration in 0..power(squares.len()) {
                let images = onto_itself.iter().map(|image| mirror(configuration, squares, image));
                let least = images.min().unwrap_or(configuration);
                if least < configuration {
                    shared.push(shared[begin + least]);
                } else {
                    shared.push(weights);
                    weights += 1;
                }
            }
        }
        let words = instances.len().div_ceil(LANES);
        let mut sums = vec![0; 256 * bytes * words];
        for (index, squares) in instances.iter().enumerate() {
            for (digit, &square) in squares.iter().enumerate() {
                let (byte, bit) = (usize::from(square / 8), square % 8);
                for pieces in (0..256).filter(|pieces| pieces >> bit & 1 == 1) {
                    let sum = &mut sums[(256 * byte + pieces) * words + index / LANES];
                    *sum += (power(digit) as u64) << (16 * (index % LANES));
                }
            }
        }
        Self { instances, begins, sums, shared, weights: weights as usize }
    }

    /// The number of weights per stage.
    pub fn weights(&self) -> usize {
        self.weights
    }

    /// The number of instances of all patterns.
    pub fn instances(&self) -> usize {
        self.instances.len()
    }

    /// The index of each configuration's weight, pattern by pattern.
    pub(crate) fn shared(&self) -> &[u32] {
        &self.shared
    }

    /// Calls `with` for each instance with the index of its configuration. The sizes are those of the tables.
    #[inline]
    #[expect(clippy::cast_possible_truncation, reason = "takes a word apart")]
    pub(crate) fn for_each<const BYTES: usize, const INSTANCES: usize, const WORDS: usize>(
        &self,
        [own, opponent]: [u64; 2],
        mut with: impl FnMut(usize),
    ) {
        let (rows, _) = self.sums.as_chunks::<WORDS>();
        let mut sums = [[0_u64; WORDS]; 2];
        for (sums, pieces) in sums.iter_mut().zip([own, opponent]) {
            for (index, byte) in pieces.to_le_bytes().into_iter().take(BYTES).enumerate() {
                if let Some(added) = rows.get(256 * index + usize::from(byte)) {
                    for (sum, added) in sums.iter_mut().zip(added) {
                        *sum += added;
                    }
                }
            }
        }
        for (word, (own, opponent)) in sums[0].into_iter().zip(sums[1]).enumerate() {
            let numbers = own + 2 * opponent;
            for lane in 0..LANES.min(INSTANCES - LANES * word) {
                with(self.begins[LANES * word + lane] as usize + usize::from((numbers >> (16 * lane)) as u16));
            }
        }
    }

    /// The indices of the weights of a position's configurations, computed square by square: for training, and to check
    /// `Patterns::for_each`.
    pub fn indices(&self, [own, opponent]: [u64; 2]) -> Vec<u32> {
        let digit = |square: u8| usize::from(own >> square & 1 == 1) + 2 * usize::from(opponent >> square & 1 == 1);
        let number = |(squares, begin): (&Vec<u8>, &u32)| {
            let configuration = squares.iter().rev().fold(0, |number, &square| 3 * number + digit(square));
            self.shared[*begin as usize + configuration]
        };
        self.instances.iter().zip(&self.begins).map(number).collect()
    }
}

fn power(digits: usize) -> usize {
    3_usize.pow(u32::try_from(digits).unwrap_or(0))
}

/// The number of the configuration whose pieces are placed on `mirrored` as those of `configuration` are on `squares`.
fn mirror(configuration: usize, squares: &[u8], mirrored: &[u8]) -> usize {
    let (mut rest, mut mirror) = (configuration, 0);
    for image in mirrored {
        let index = squares.iter().position(|square| square == image).unwrap_or(0);
        mirror += rest % 3 * power(index);
        rest /= 3;
    }
    mirror
}

/// Checks that the constants of a game's evaluation match its patterns, and that the fast computation agrees with the
/// slow one.
#[cfg(test)]
pub(crate) fn check<const BYTES: usize, const INSTANCES: usize, const WORDS: usize>(
    patterns: &Patterns,
    sides: [u64; 2],
) {
    assert_eq!((patterns.instances(), WORDS), (INSTANCES, INSTANCES.div_ceil(LANES)));
    assert!(WORDS * LANES <= MAX_INSTANCES);
    assert_eq!(patterns.sums.len(), 256 * BYTES * WORDS);
    for squares in &patterns.instances {
        assert!(squares.len() <= MAX_SQUARES && squares.iter().all(|&square| usize::from(square) < 8 * BYTES));
    }
    let mut quick = Vec::new();
    patterns.for_each::<BYTES, INSTANCES, WORDS>(sides, |index| quick.push(patterns.shared[index]));
    assert_eq!(quick, patterns.indices(sides));
}
