//! Puzzle results, for the statistics. The study counts them and reads the full stored data.

use alquerque_core::GameId;
use alquerque_language::{Phrase, message};
use serde::Deserialize;

use crate::statistics::puzzle_days::{MAX_LEN, PuzzleDays, VERSION};
use crate::storage::backup::PUZZLES;
use crate::storage::{Problem, Store, json};

/// The results in a game.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub struct PuzzleResults {
    /// The game.
    pub game: GameId,
    /// The rating.
    pub rating: u32,
    /// The number of rated puzzles.
    pub count: u32,
    /// The rating history, latest last.
    pub history: Vec<u32>,
}

impl PuzzleResults {
    /// The results in words.
    pub fn phrase(&self) -> Phrase {
        let phrase =
            Phrase::new(message::PUZZLE_RESULTS_OF).key("game", self.game.name()).number("rating", self.rating);
        phrase.number("count", self.count)
    }
}

/// The results of games that have some, and the current streak in days. `None` if they can't be read: the study reports
/// that.
pub fn puzzle_results(store: &dyn Store) -> Option<(Vec<PuzzleResults>, u32)> {
    read(&store.get(PUZZLES)?).ok()
}

fn read(text: &str) -> Result<(Vec<PuzzleResults>, u32), Problem> {
    #[derive(Deserialize)]
    #[serde(rename_all = "camelCase")]
    struct Stored {
        games: Vec<PuzzleResults>,
        best_streak: u32,
    }
    let Stored { mut games, best_streak } = json::read_version(text, MAX_LEN, VERSION)?;
    games.retain(|results| results.count > 0);
    for results in &mut games {
        // It is stored in thousandths.
        results.rating = results.rating.saturating_add(500) / 1000;
    }
    Ok((games, best_streak))
}

/// The days on which puzzles were solved. Without any that can be read, none: the study reports that.
pub fn puzzle_days(store: &dyn Store) -> PuzzleDays {
    store.get(PUZZLES).and_then(|text| PuzzleDays::read(&text).ok()).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn results_are_parsed_and_damaged_ones_ignored() {
        let text = r#"{"version":1,"lastDay":9,"streak":1,"bestStreak":4,"games":[{"game":"othello","rating":1312600,
            "count":2,"history":[1250,1313]},{"game":"draughts","rating":1200000,"count":0,"history":[]}]}"#;
        let othello = PuzzleResults { game: GameId::Othello, rating: 1313, count: 2, history: vec![1250, 1313] };
        assert_eq!(read(text), Ok((vec![othello], 4)));
        for damaged in
            ["", "{}", r#"{"version":2,"games":[],"bestStreak":0}"#, r#"{"version":1,"games":[{}],"bestStreak":0}"#]
        {
            assert!(read(damaged).is_err(), "{damaged}");
        }
    }
}
