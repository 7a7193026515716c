//! The corpus, and random changes of its inputs.

use std::collections::BTreeMap;
use std::ops::Range;
use std::path::PathBuf;
use std::{fs, io};

use alquerque_core::search::{SearchRng, below};

/// The maximum length of mutated inputs; longer ones only cost time.
const MAX_LEN: usize = 1 << 14;

/// The folder of a target's inputs.
pub fn folder(target: &str) -> PathBuf {
    [env!("CARGO_MANIFEST_DIR"), "corpus", target].iter().collect()
}

/// The inputs of a target in the order of their files' names.
///
/// # Errors
///
/// If they can't be read.
pub fn corpus(target: &str) -> io::Result<Vec<Vec<u8>>> {
    let read = |entry: io::Result<fs::DirEntry>| {
        let path = entry?.path();
        fs::read(&path).map(|bytes| (path, bytes))
    };
    Ok(fs::read_dir(folder(target))?.map(read).collect::<io::Result<BTreeMap<_, _>>>()?.into_values().collect())
}

/// An input of the corpus with one to four changes: bytes removed, flipped, doubled, or replaced by those of another input.
pub fn mutated(corpus: &[Vec<u8>], rng: &mut SearchRng) -> Vec<u8> {
    let mut input = chosen(corpus, rng).clone();
    for _ in 0..=number(4, rng) {
        let range = range(&input, rng);
        match number(5, rng) {
            0 => drop(input.drain(range)),
            1 => drop(input.splice(range.start..range.start, input[range].to_vec())),
            2 => input.iter_mut().skip(range.start).take(1).for_each(|byte| *byte ^= 1 << number(8, rng)),
            _ => {
                let other = chosen(corpus, rng);
                drop(input.splice(range, other[self::range(other, rng)].to_vec()));
            }
        }
    }
    input.truncate(MAX_LEN);
    input
}

fn chosen<'a>(corpus: &'a [Vec<u8>], rng: &mut SearchRng) -> &'a Vec<u8> {
    &corpus[number(corpus.len(), rng)]
}

/// A range of bytes, mostly a few: a word of letters and digits, or up to eight of any kind.
fn range(input: &[u8], rng: &mut SearchRng) -> Range<usize> {
    let from = number(input.len() + 1, rng);
    let length = match number(4, rng) {
        0 => number(input.len() + 1, rng),
        1 => number(9, rng),
        _ => input[from..].iter().take_while(|byte| byte.is_ascii_alphanumeric()).count(),
    };
    from..input.len().min(from + length)
}

/// A number below `limit`.
fn number(limit: usize, rng: &mut SearchRng) -> usize {
    below(rng, u32::try_from(limit).unwrap_or(u32::MAX)) as usize
}
