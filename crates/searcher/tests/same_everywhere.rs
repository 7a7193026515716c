//! Seeded searches and leaf counts must be the same natively and in WebAssembly.

mod common;

use std::collections::BTreeMap;
use std::fmt::Write;

use alquerque_core::alquerque::Alquerque;
use alquerque_core::{Finished, Game, perft};
use alquerque_messages::SearchRequest;
use common::{course, finish, playouts, search, session};
use wasm_bindgen_test::wasm_bindgen_test;

const OPENING: &[&str] = &["d2-c3", "b4xd2", "e1xc3", "d4xd2xb4"];
const CHAINS: &[&str] = &["d2-c3", "b4xd2", "e1xc3", "d4xd2xb4", "d1-e1", "b4-c3"];

/// Ruleset, moves played, seed, playouts, and the result: best move and root moves with their visits.
type Row = (&'static str, &'static [&'static str], u32, u32, &'static str);

// When the search itself changes, the failing test prints the new rows.
const SEARCHES: [Row; 5] = [
    ("merkel", &[], 1, 1000, "c2-c3 c2-c3:717 d3-c3:128 b2-c3:108 d2-c3:47"),
    ("merkel", &[], 2, 20_000, "c2-c3 c2-c3:19539 d3-c3:256 b2-c3:140 d2-c3:65"),
    (
        "merkel",
        OPENING,
        3,
        5000,
        "d1-e1 d1-e1:1717 c2-d2:939 c2-c3:549 d1-d2:507 e2-d2:330 c1-d2:272 e3-d3:260 b2-c3:220 e3-d4:206",
    ),
    ("merkel", CHAINS, 4, 3000, "b2xd4xb4xb2 b2xd4xb4xb2:1502 b2xb4xd4xb2:1093 b2xb4xd2:405"),
    (
        "merkel,invert=allowed",
        OPENING,
        5,
        5000,
        "d1-e1 d1-e1:1184 c2-c3:1115 c2-d2:670 d1-d2:508 e3-d3:485 b2-c3:293 e2-d2:271 c1-d2:253 e3-d4:221",
    ),
];

fn outcome(rules: &str, moves: &[&str], seed: u32, count: u32) -> String {
    let (mut session, _) = session();
    // Earlier searches must not matter.
    finish(&mut session, playouts(search(1, &[]), 50));
    let request = SearchRequest { course: course(rules, None, moves), seed: Some(seed), ..search(2, &[]) };
    let (best, report) = finish(&mut session, playouts(request, count));
    let mut text = best.unwrap_or_default();
    for root in report.root_moves {
        write!(text, " {}:{}", root.mv, root.visits).unwrap();
    }
    text
}

#[wasm_bindgen_test(unsupported = test)]
fn the_same_seed_and_playouts_give_the_same_search() {
    let mut wrong = String::new();
    for (rules, moves, seed, count, expected) in SEARCHES {
        let actual = outcome(rules, moves, seed, count);
        if actual != expected {
            writeln!(wrong, "    (\"{rules}\", &{moves:?}, {seed}, {count}, \"{actual}\"),").unwrap();
        }
        assert_eq!(actual, outcome(rules, moves, seed, count), "it is reproducible");
    }
    assert!(wrong.is_empty(), "these rows have changed:\n{wrong}");
}

#[wasm_bindgen_test(unsupported = test)]
fn leaf_counts_agree_with_the_published_totals() {
    let text = include_str!("../../../tests/data/perft.json");
    let totals: BTreeMap<String, Vec<u64>> = serde_json::from_str(text).unwrap();
    for rules in ["merkel", "merkel,invert=allowed"] {
        let game: Alquerque = rules.parse().unwrap();
        // Greater depths are tested natively.
        for (total, depth) in totals[rules].iter().zip(1..=10) {
            assert_eq!(perft(&game, &game.start(), depth, Finished::Nothing), *total, "{rules} at depth {depth}");
        }
    }
}
