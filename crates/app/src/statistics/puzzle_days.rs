//! The days on which puzzles were solved, for the first screen. The study counts them.

use alquerque_core::record::Date;
use alquerque_core::{GameId, PerGame};
use serde::Deserialize;

use crate::storage::{Problem, json};

/// Maximum size in bytes.
pub const MAX_LEN: usize = 1 << 18;
/// The version of the stored format.
pub const VERSION: u32 = 1;

/// The days on which puzzles were solved, numbered from 1970-01-01.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PuzzleDays {
    last_day: u32,
    streak: u32,
    solved: PerGame<Option<u32>>,
}

impl PuzzleDays {
    /// Reads the days from the stored results.
    pub(super) fn read(text: &str) -> Result<Self, Problem> {
        #[derive(Deserialize)]
        #[serde(rename_all = "camelCase")]
        struct Stored {
            last_day: u32,
            streak: u32,
            games: Vec<StoredGame>,
        }
        #[derive(Deserialize)]
        #[serde(rename_all = "camelCase")]
        struct StoredGame {
            game: GameId,
            #[serde(default)]
            daily_solved: Option<u32>,
        }
        let Stored { last_day, streak, games } = json::read_version(text, MAX_LEN, VERSION)?;
        let mut solved = PerGame::default();
        for StoredGame { game, daily_solved } in games {
            solved[game] = daily_solved;
        }
        Ok(Self { last_day, streak, solved })
    }

    /// The days in a row up to today or yesterday.
    pub fn streak(&self, today: Date) -> u32 {
        if day_number(today) <= self.last_day.saturating_add(1) { self.streak } else { 0 }
    }

    /// Whether the game's puzzle of the day has been solved.
    pub fn is_done(&self, game: GameId, today: Date) -> bool {
        self.solved[game] == Some(day_number(today))
    }
}

/// The days from 1970-01-01 to a date; 0 if it is not known.
pub fn day_number(date: Date) -> u32 {
    let text = date.to_string();
    let mut parts = text.split('-').map(|part| part.parse::<u32>().ok());
    let (Some(Some(year)), Some(Some(month)), Some(Some(day))) = (parts.next(), parts.next(), parts.next()) else {
        return 0;
    };
    // March is the first month, so that the leap day is the last.
    let (year, month) = if month > 2 { (year, month - 3) } else { (year.saturating_sub(1), month + 9) };
    let days = 365 * year + year / 4 - year / 100 + year / 400 + (153 * month + 2) / 5 + day;
    days.saturating_sub(719_469)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_streak_lasts_until_a_day_is_missed() {
        let text = r#"{"version":1,"lastDay":20000,"streak":3,"bestStreak":4,"games":[{"game":"othello","dailySolved":20000}]}"#;
        let days = PuzzleDays::read(text).unwrap();
        let date = |day| Date::new(2024, 10, day).unwrap();
        assert_eq!(day_number(date(4)), 20_000);
        assert_eq!([4, 5, 6].map(|day| days.streak(date(day))), [3, 3, 0]);
        assert!(days.is_done(GameId::Othello, date(4)) && !days.is_done(GameId::Othello, date(5)));
        assert!(!days.is_done(GameId::Draughts, date(4)));
        assert!(PuzzleDays::read("{}").is_err());
    }

    #[test]
    fn days_are_counted() {
        let day = |year, month, day| day_number(Date::new(year, month, day).unwrap());
        assert_eq!(day(1970, 1, 1), 0);
        assert_eq!(day(2000, 3, 1), 11_017);
        assert_eq!(day(2024, 3, 1) - day(2024, 2, 28), 2);
        assert_eq!(day(2027, 1, 1) - day(2026, 1, 1), 365);
        assert_eq!(day_number(Date::default()), 0);
    }
}
