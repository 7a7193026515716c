//! Runs each target on its corpus and on fixed mutations of it.

use std::collections::BTreeSet;
use std::fs;
use std::panic::{self, AssertUnwindSafe};

use alquerque_core::search::rng;
use alquerque_fuzz::TARGETS;
use alquerque_fuzz::inputs::{corpus, folder, mutated};

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
    let corpus = corpus(name).unwrap();
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
