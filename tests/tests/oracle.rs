//! The rules against data from programs that share no code with this one (`data/README.md`).

use std::collections::BTreeMap;
use std::fs;

use alquerque_core::alquerque::Alquerque;
use alquerque_core::{Finished, Game, Notation, Outcome, perft};
use serde::Deserialize;

fn data(name: &str) -> String {
    let path = format!("{}/data/{name}", env!("CARGO_MANIFEST_DIR"));
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}"))
}

fn game(rules: &str) -> Alquerque {
    rules.parse().unwrap()
}

#[test]
fn perft_agrees_with_the_published_totals() {
    let totals: BTreeMap<String, Vec<u64>> = serde_json::from_str(&data("perft.json")).unwrap();
    for (rules, least) in
        [("merkel", 12), ("merkel,invert=allowed", 12), ("medieval", 10), ("ancient", 5), ("alfonso", 5), ("murray", 5)]
    {
        let game = game(rules);
        for (total, depth) in totals[rules].iter().zip(1..) {
            assert_eq!(perft(&game, &game.start(), depth, Finished::Nothing), *total, "{rules} at depth {depth}");
        }
        assert!(totals[rules].len() >= least);
    }
}

#[test]
fn perft_agrees_with_the_naive_generator_at_greater_depths() {
    let totals: BTreeMap<String, Vec<u64>> = serde_json::from_str(&data("perft-naive.json")).unwrap();
    assert!(totals.len() >= 4);
    for (rules, totals) in totals {
        let game = game(&rules);
        for (total, depth) in totals.into_iter().zip(1..) {
            assert_eq!(perft(&game, &game.start(), depth, Finished::Nothing), total, "{rules} at depth {depth}");
        }
    }
}

#[derive(Deserialize)]
struct Line {
    rules: String,
    position: String,
    moves: Vec<String>,
    winner: Option<String>,
}

fn replay(file: &str, least: usize) {
    let text = data(file);
    let mut count = 0;
    for line in text.lines() {
        let line: Line = serde_json::from_str(line).unwrap();
        let game = game(&line.rules);
        let position = game.parse_position(&line.position).unwrap();
        let legal = game.moves(&position);
        let mut moves: Vec<String> = legal.iter().map(|&mv| game.move_text(mv)).collect();
        moves.sort_unstable();
        assert_eq!(moves, line.moves, "{}", line.position);
        let winner = match game.ending(&position, &legal).map(|ending| ending.outcome) {
            None => None,
            Some(Outcome::Win(player)) => Some(player.name()),
            Some(Outcome::Draw) => Some("draw"),
        };
        assert_eq!(winner, line.winner.as_deref(), "{}", line.position);
        assert_eq!(game.position_text(&position), line.position);
        count += 1;
    }
    assert!(count >= least, "{file} has only {count} lines");
}

#[test]
fn every_position_of_merkel_has_the_moves_of_the_original() {
    replay("alquerque-merkel.jsonl", 1500);
}

#[test]
fn every_position_with_inverting_allowed_has_the_moves_of_the_original() {
    replay("alquerque-merkel-invert.jsonl", 1000);
}
