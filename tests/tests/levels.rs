//! docs/strength.md lists the levels as they are.

use alquerque_core::GameId;
use alquerque_core::search::{LEVEL_COUNT, Level, UCT_LEVELS, alpha_beta_levels};

const DOCUMENT: &str = include_str!("../../docs/strength.md");

/// The beginning of a level's row, up to its rating.
fn row(level: &Level, work: &str, can_overlook: bool) -> String {
    let temperature = f32::from(level.temperature) / 1000.0;
    let overlooks = if can_overlook { format!(" {} |", level.overlooks) } else { String::new() };
    format!("| {} | {work} | {temperature} |{overlooks} {} |", level.number, level.rating)
}

/// A number with commas between thousands.
fn grouped(number: u32) -> String {
    match number {
        0..1000 => number.to_string(),
        _ => format!("{},{:03}", grouped(number / 1000), number % 1000),
    }
}

fn assert_listed(row: &str) {
    assert!(DOCUMENT.lines().any(|line| line.starts_with(row)), "docs/strength.md has no row `{row} …`");
}

#[test]
fn levels_are_listed_with_their_ratings() {
    for level in &UCT_LEVELS {
        assert_listed(&row(level, &grouped(level.work), true));
    }
    // Games of Othello have no captures that a level could overlook.
    for (game, can_overlook) in [(GameId::Othello, false), (GameId::Draughts, true)] {
        for level in alpha_beta_levels(game) {
            let is_last = level.number == LEVEL_COUNT;
            let work = if is_last { "until the time is up".to_owned() } else { level.work.to_string() };
            assert_listed(&row(level, &work, can_overlook));
        }
    }
}
