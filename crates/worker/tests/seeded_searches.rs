//! Seeded searches have the expected results. tests/browser/missing-features.test.mjs asks the site's worker for the
//! same.

mod common;

use std::fmt::Write;

use alquerque_messages::SearchRequest;
use common::{course, finish, playouts, search, session};
use serde::Deserialize;

/// A search and its result: the best move, then all moves with their visits.
#[derive(Deserialize)]
struct Seeded {
    rules: String,
    moves: Vec<String>,
    seed: u32,
    playouts: u32,
    result: String,
}

impl Seeded {
    fn run(&self) -> String {
        let (mut session, _) = session();
        // Earlier searches must not matter.
        finish(&mut session, playouts(search(1, &[]), 50));
        let moves: Vec<_> = self.moves.iter().map(String::as_str).collect();
        let request =
            SearchRequest { course: course(&self.rules, None, &moves), seed: Some(self.seed), ..search(2, &[]) };
        let (best, report) = finish(&mut session, playouts(request, self.playouts));
        let mut text = best.unwrap_or_default();
        for root in report.root_moves {
            write!(text, " {}:{}", root.mv, root.visits).unwrap();
        }
        text
    }
}

#[test]
fn the_same_seed_and_playouts_give_the_same_search() {
    let searches: Vec<Seeded> = serde_json::from_str(include_str!("../../../tests/data/searches.json")).unwrap();
    // When the search itself changes, all new results are printed.
    let mut changes = 0;
    for search in &searches {
        let result = search.run();
        assert_eq!(result, search.run(), "it is reproducible");
        if result != search.result {
            println!("{} {} {}: {result}", search.rules, search.seed, search.playouts);
            changes += 1;
        }
    }
    assert_eq!(changes, 0);
}
