//! The games compared with data from programs that share no code with this one (`data/README.md`).

use std::collections::BTreeMap;
use std::fmt::Debug;
use std::fs;
use std::str::FromStr;

use alquerque_core::alquerque::Alquerque;
use alquerque_core::draughts::Draughts;
use alquerque_core::othello::Othello;
use alquerque_core::{Finished, Notation, perft};
use alquerque_tests::naive_game::sorted_moves;
use serde::Deserialize;

fn data(name: &str) -> String {
    let path = format!("{}/data/{name}", env!("CARGO_MANIFEST_DIR"));
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}"))
}

/// Checks perft against all published totals of a ruleset; returns the number of depths.
fn published<G: Notation + FromStr<Err: Debug>>(rules: &str, finished: Finished) -> usize {
    let totals: BTreeMap<String, Vec<u64>> = serde_json::from_str(&data("perft.json")).unwrap();
    let totals = &totals[rules];
    agree::<G>(rules, totals, finished);
    totals.len()
}

fn agree<G: Notation + FromStr<Err: Debug>>(rules: &str, totals: &[u64], finished: Finished) {
    let game: G = rules.parse().unwrap();
    for (total, depth) in totals.iter().zip(1..) {
        assert_eq!(perft(&game, &game.start(), depth, finished), *total, "{rules} at depth {depth}");
    }
}

#[test]
fn perft_of_alquerque_agrees_with_the_published_totals() {
    for (rules, least) in
        [("merkel", 12), ("merkel,invert=allowed", 12), ("medieval", 10), ("ancient", 5), ("alfonso", 5), ("murray", 5)]
    {
        assert!(published::<Alquerque>(rules, Finished::Nothing) >= least);
    }
}

#[test]
fn perft_of_draughts_agrees_with_the_published_totals() {
    assert!(published::<Draughts>("draughts", Finished::Nothing) >= 11);
}

#[test]
fn perft_of_othello_agrees_with_the_published_totals() {
    assert_eq!(published::<Othello>("othello", Finished::Leaf), 11);
}

#[test]
fn perft_agrees_with_the_naive_generator_at_greater_depths() {
    let totals: BTreeMap<String, Vec<u64>> = serde_json::from_str(&data("perft-naive.json")).unwrap();
    assert!(totals.len() >= 4);
    for (rules, totals) in totals {
        agree::<Alquerque>(&rules, &totals, Finished::Nothing);
    }
}

#[derive(Deserialize)]
struct Line {
    rules: String,
    position: String,
    moves: Vec<String>,
    winner: Option<String>,
}

/// Checks the moves, the winner and the text of every position in the data.
fn replay<G: Notation + FromStr<Err: Debug>>(file: &str, least: usize) {
    let text = data(file);
    for line in text.lines() {
        let line: Line = serde_json::from_str(line).unwrap();
        let game: G = line.rules.parse().unwrap();
        let position = game.parse_position(&line.position).unwrap();
        assert_eq!(sorted_moves(&game, &position), line.moves, "{}", line.position);
        let winner = game.ending(&position, &game.moves(&position)).map(|ending| ending.outcome.name());
        assert_eq!(winner, line.winner.as_deref(), "{}", line.position);
        assert_eq!(game.position_text(&position), line.position);
    }
    assert!(text.lines().count() >= least, "{file} has only {} lines", text.lines().count());
}

#[test]
fn every_position_of_alquerque_has_the_moves_of_the_original() {
    replay::<Alquerque>("alquerque-merkel.jsonl", 1500);
    replay::<Alquerque>("alquerque-merkel-invert.jsonl", 1000);
}

#[test]
fn every_position_of_the_other_games_has_the_moves_of_other_programs() {
    replay::<Draughts>("draughts.jsonl", 1200);
    replay::<Othello>("othello.jsonl", 1200);
}
