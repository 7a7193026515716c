//! Random mutations of inputs.

use std::collections::BTreeSet;

use alquerque_core::search::{SearchRng, below};
use rand::Rng;

/// The maximum length of inputs; longer ones only cost time.
const MAX_LEN: usize = 1 << 14;

/// Words that often break parsers of any kind, separated by spaces.
const AWKWARD: &str = "- -- -1 0 00 1 255 256 65535 65536 4294967295 4294967296 18446744073709551615 \
    18446744073709551616 1e9 1e400 0.1 NaN null true [] {} \" ' ` \\ / , . : ; = ( ) [ ] { } < > % # $1 !? * pass \
    \u{feff} \u{e9} \u{2003} \u{2028} \u{1f600} \u{202e}";

/// Blanks and single bytes that often break parsers.
const AWKWARD_BYTES: [&[u8]; 8] = [b"", b" ", b"\n", b"\r\n", b"\t", b"\0", b"\xff", b"\xc3"];

/// Creates inputs from others.
#[derive(Clone, Debug)]
pub struct Mutator {
    rng: SearchRng,
    words: Vec<Vec<u8>>,
}

impl Mutator {
    /// Creates a mutator that uses the words of a corpus.
    pub fn new(rng: SearchRng, corpus: &[Vec<u8>]) -> Self {
        let awkward = AWKWARD.split(' ').map(str::as_bytes).chain(AWKWARD_BYTES);
        let mut words: BTreeSet<Vec<u8>> = awkward.map(<[u8]>::to_vec).collect();
        for input in corpus {
            words.extend(pieces(input).into_iter().filter(|word| word.len() <= 40).map(<[u8]>::to_vec));
        }
        Self { rng, words: words.into_iter().collect() }
    }

    /// A mutation of an input from the pool, which must not be empty.
    pub fn mutate(&mut self, pool: &[Vec<u8>]) -> Vec<u8> {
        let mut input = self.choose(pool).cloned().unwrap_or_default();
        // Mostly few mutations: inputs with many are rejected early.
        let changes = 1 + self.number(4) * self.number(2);
        for _ in 0..changes {
            self.change(&mut input, pool);
        }
        input.truncate(MAX_LEN);
        input
    }

    fn change(&mut self, input: &mut Vec<u8>, pool: &[Vec<u8>]) {
        let (from, to) = self.range(input.len());
        match self.number(10) {
            0 => drop(input.drain(from..to)),
            1 => input.truncate(from),
            2 => drop(input.splice(from..from, input[from..to].to_vec())),
            3 => {
                let many = input[from..to].repeat(1 << self.number(9));
                drop(input.splice(from..to, many.into_iter().take(MAX_LEN)));
            }
            4 => {
                let byte = [self.rng.next_u32().to_le_bytes()[0]];
                drop(input.splice(from..from, byte));
            }
            5 if from < input.len() => input[from] ^= 1 << self.number(8),
            6 => {
                let word = self.choose(&self.words.clone()).cloned().unwrap_or_default();
                drop(input.splice(from..from, word));
            }
            7 => {
                let other = self.choose(pool).cloned().unwrap_or_default();
                let (begin, end) = self.range(other.len());
                drop(input.splice(from..to, other[begin..end].to_vec()));
            }
            _ => self.replace_piece(input, pool),
        }
    }

    /// Replaces a word by another one, so that most of the input stays valid.
    fn replace_piece(&mut self, input: &mut Vec<u8>, pool: &[Vec<u8>]) {
        let mut parts: Vec<Vec<u8>> = pieces(input).into_iter().map(<[u8]>::to_vec).collect();
        let word = if self.number(2) == 0 {
            self.choose(&self.words.clone()).cloned()
        } else {
            let other = self.choose(pool).cloned().unwrap_or_default();
            let others: Vec<Vec<u8>> = pieces(&other).into_iter().map(<[u8]>::to_vec).collect();
            self.choose(&others).cloned()
        };
        let place = self.number(parts.len());
        if let (Some(part), Some(word)) = (parts.get_mut(place), word) {
            *part = word;
        }
        *input = parts.concat();
    }

    /// A number from 0 to `count - 1`; 0 if `count` is 0.
    fn number(&mut self, count: usize) -> usize {
        below(&mut self.rng, u32::try_from(count).unwrap_or(u32::MAX)) as usize
    }

    fn choose<'a, T>(&mut self, of: &'a [T]) -> Option<&'a T> {
        of.get(self.number(of.len()))
    }

    /// A range within an input of this length, usually short.
    fn range(&mut self, length: usize) -> (usize, usize) {
        let from = self.number(length + 1);
        let most = if self.number(4) == 0 { length } else { 8 };
        (from, length.min(from + self.number(most + 1)))
    }
}

/// Splits an input into words and the text between them.
fn pieces(input: &[u8]) -> Vec<&[u8]> {
    input.chunk_by(|a, b| is_of_a_word(*a) && is_of_a_word(*b)).collect()
}

fn is_of_a_word(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || byte >= 0x80
}

#[cfg(test)]
mod tests {
    use alquerque_core::search::rng;

    use super::*;

    #[test]
    fn the_pieces_make_up_the_input() {
        let input = "[Event \"caf\u{e9}\"] 1. c2-c3".as_bytes();
        assert_eq!(pieces(input).concat(), input);
        assert!(pieces(input).contains(&"caf\u{e9}".as_bytes()));
        assert_eq!(pieces(b""), [b""; 0]);
    }

    #[test]
    fn the_same_seed_gives_the_same_inputs() {
        let pool = [b"merkel,invert=allowed".to_vec(), b"othello".to_vec()];
        let inputs = |seed| {
            let mut mutator = Mutator::new(rng(seed), &pool);
            (0..100).map(|_| mutator.mutate(&pool)).collect::<Vec<_>>()
        };
        assert_eq!(inputs(1), inputs(1));
        assert_ne!(inputs(1), inputs(2));
        assert!(inputs(1).iter().collect::<BTreeSet<_>>().len() > 50);
    }
}
