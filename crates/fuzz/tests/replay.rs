//! Runs each target on its corpus and on fixed mutations of it.

use std::fs;

use alquerque_fuzz::campaign::Campaign;
use alquerque_fuzz::corpus;
use alquerque_fuzz::targets::TARGETS;

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
    let inputs = corpus::load(name).unwrap();
    assert!(inputs.len() >= 8, "{name} has only {} inputs", inputs.len());
    let mut campaign = Campaign::new(target, inputs, 1).unwrap_or_else(|fault| panic!("{fault}"));
    for _ in 0..target.rounds {
        let input = campaign.next_input();
        campaign.feed(&input).unwrap_or_else(|fault| panic!("{fault}"));
    }
    assert!(!campaign.found().is_empty(), "all inputs have the same output");
}

#[test]
fn every_target_is_replayed_and_every_corpus_belongs_to_one() {
    assert_eq!(TARGETS.map(|target| target.name), *REPLAYED);
    let mut folders: Vec<String> = fs::read_dir(corpus::folder(""))
        .unwrap()
        .map(|folder| folder.unwrap().file_name().into_string().unwrap())
        .collect();
    folders.sort_unstable();
    let mut names = REPLAYED.to_vec();
    names.sort_unstable();
    assert_eq!(folders, names);
}
