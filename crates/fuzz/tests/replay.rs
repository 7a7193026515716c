//! Runs each target on its corpus and on fixed mutations of it.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::ops::Range;
use std::panic::{self, AssertUnwindSafe};
use std::path::PathBuf;

use alquerque_core::search::{SearchRng, below, rng};
use alquerque_fuzz::TARGETS;

/// The maximum length of mutated inputs; longer ones only cost time.
const MAX_LEN: usize = 1 << 14;

/// One test per target, so that they run in parallel.
macro_rules! replayed {
    ($($test:ident: $target:literal),* $(,)?) => {
        const REPLAYED: &[&str] = &[$($target),*];
        $(
            #[test]
            fn $test() {
                replay($target);
            }
        )*
    };
}

replayed! {
    rulesets: "ruleset",
    positions: "position",
    moves: "move",
    searches: "search",
    pdn: "pdn",
    transcripts: "transcript",
    ggf: "ggf",
    letters: "letter",
    links: "link",
    bytes_of_links: "link-bytes",
    settings: "settings",
    saved_games: "game",
    entries_of_the_library: "entry",
    libraries: "library",
    backups: "backup",
    studies: "studies",
    results_of_puzzles: "puzzle-results",
    puzzles: "puzzles",
    openings: "openings",
    weights_and_endgames: "knowledge",
    requests: "request",
    answers: "answer",
    sessions: "session",
    codes: "code",
    live_games: "live",
    certificates: "certificate",
    books: "book",
    databases: "database",
    progress_of_proofs: "proof-progress",
    lines_of_requests: "lines",
    commands_of_a_client: "ugi",
}

fn replay(name: &str) {
    let target = TARGETS.iter().find(|target| target.name == name).unwrap();
    let corpus = corpus(name);
    assert!(corpus.len() >= 8, "{name} has only {} inputs", corpus.len());
    let mut rng = rng(1);
    let mutations = (0..target.rounds).map(|_| mutated(&corpus, &mut rng));
    let results: BTreeSet<bool> = corpus
        .iter()
        .cloned()
        .chain(mutations)
        .map(|input| {
            let result = panic::catch_unwind(AssertUnwindSafe(|| (target.check)(&input)));
            result.unwrap_or_else(|_| panic!("{name} panics on b\"{}\"", input.escape_ascii()))
        })
        .collect();
    assert!(results.len() == 2, "no input is valid, or all are");
}

/// The folder of a target's inputs.
fn folder(target: &str) -> PathBuf {
    [env!("CARGO_MANIFEST_DIR"), "corpus", target].iter().collect()
}

/// The inputs of a target in the order of their files' names.
fn corpus(target: &str) -> Vec<Vec<u8>> {
    let paths = fs::read_dir(folder(target)).unwrap().map(|entry| entry.unwrap().path());
    paths.map(|path| (path.clone(), fs::read(path).unwrap())).collect::<BTreeMap<_, _>>().into_values().collect()
}

/// An input of the corpus with one to four changes: bytes removed, flipped, doubled, or replaced by those of another input.
fn mutated(corpus: &[Vec<u8>], rng: &mut SearchRng) -> Vec<u8> {
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
    below(rng, u32::try_from(limit).unwrap()) as usize
}

#[test]
fn every_target_is_replayed_and_every_corpus_belongs_to_one() {
    assert_eq!(TARGETS.map(|target| target.name), *REPLAYED);
    let mut folders: Vec<String> =
        fs::read_dir(folder("")).unwrap().map(|folder| folder.unwrap().file_name().into_string().unwrap()).collect();
    folders.sort_unstable();
    let mut names = REPLAYED.to_vec();
    names.sort_unstable();
    assert_eq!(folders, names);
}
