//! English draughts: against outside data (`data/README.md`), against naive rules, and its texts.

use std::collections::BTreeMap;
use std::fs;

use alquerque_core::draughts::Draughts;
use alquerque_core::{Game, Outcome, perft};
use serde::Deserialize;

fn data(name: &str) -> String {
    let path = format!("{}/data/{name}", env!("CARGO_MANIFEST_DIR"));
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}"))
}

fn game() -> Draughts {
    Draughts::default()
}

#[test]
fn perft_agrees_with_the_published_totals() {
    let totals: BTreeMap<String, Vec<u64>> = serde_json::from_str(&data("perft.json")).unwrap();
    let totals = &totals["draughts"];
    for (total, depth) in totals.iter().zip(1..) {
        assert_eq!(perft(&game(), &game().start(), depth), *total, "at depth {depth}");
    }
    assert!(totals.len() >= 11);
}

#[derive(Deserialize)]
struct Line {
    rules: String,
    position: String,
    moves: Vec<String>,
    winner: Option<String>,
}

#[test]
fn every_position_of_the_data_has_its_moves_winner_and_text() {
    let text = data("draughts.jsonl");
    for line in text.lines() {
        let line: Line = serde_json::from_str(line).unwrap();
        let game: Draughts = line.rules.parse().unwrap();
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
    }
    assert!(text.lines().count() >= 1200);
}
