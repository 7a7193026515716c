//! What the browser stores about puzzles: ratings, results and mistakes to repeat.

use alquerque_app::statistics::puzzle_days::{MAX_LEN, VERSION};
use alquerque_app::storage::{Problem, Store, backup, json, move_aside, unreadable};
use alquerque_core::{GameId, PerGame};
use alquerque_language::{Phrase, message};
use alquerque_puzzles::rating::Rating;
use alquerque_puzzles::schedule::Repetition;
use serde::{Deserialize, Serialize};

use super::game_mistakes::GameMistake;
use crate::text::fixed;

/// Its storage key.
pub const KEY: &str = backup::PUZZLES;
/// Maximum number of ratings kept for the curve.
const MAX_HISTORY: usize = 200;
/// Maximum number of solved puzzles that are remembered, so that they don't come again soon.
const MAX_SOLVED: usize = 1500;
/// Maximum number of mistakes to repeat.
const MAX_MISTAKES: usize = 300;
/// Maximum number of mistakes from games that are kept.
const MAX_OWN: usize = 60;
/// Maximum number of puzzles whose hints are remembered.
const MAX_HELPED: usize = 60;

/// The results in one game.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct GameProgress {
    /// The player's rating.
    pub rating: Rating,
    /// The ratings after each puzzle, the latest last.
    pub history: Vec<u16>,
    /// The puzzles solved, the latest last.
    pub solved: Vec<u32>,
    /// The puzzles to repeat.
    pub mistakes: Vec<(u32, Repetition)>,
    /// Mistakes from reviewed games that are to be repeated, the latest last.
    pub own: Vec<GameMistake>,
    /// The puzzles left after a hint, the latest last: solved later, they don't count either.
    pub helped: Vec<u32>,
    /// The number of rated puzzles.
    pub count: u32,
    /// The most puzzles solved in a rush.
    pub best_rush: u32,
    /// The rushes begun, so that each has other puzzles.
    pub rushes: u32,
    /// The puzzles of the last rush.
    pub last_rush: Vec<u32>,
    /// The day of the last puzzle of the day that was counted.
    pub daily: Option<u32>,
    /// The day of the last puzzle of the day that was solved, at whichever try.
    pub daily_solved: Option<u32>,
}

/// All results.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Progress {
    /// By game.
    pub games: PerGame<GameProgress>,
    /// The last day on which a puzzle was solved.
    pub last_day: u32,
    /// The days in a row on which puzzles were solved, up to the last.
    pub streak: u32,
    /// The longest streak.
    pub best_streak: u32,
    /// The game whose puzzles were chosen last.
    pub chosen: Option<GameId>,
    /// Whether only puzzles by the rules that the player plays by are wanted.
    pub own_rules: bool,
}

impl GameProgress {
    /// The rating as a whole number.
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "ratings have bounds")]
    pub fn shown_rating(&self) -> u16 {
        self.rating.rating.round().clamp(0.0, 4000.0) as u16
    }

    /// Whether the rating still moves a lot.
    pub fn is_provisional(&self) -> bool {
        self.rating.deviation > 110.0
    }

    /// Adds a mistake from a reviewed game, due from tomorrow on, unless it is listed already.
    pub fn add_game_mistake(&mut self, own: GameMistake, today: u32) {
        let id = own.id();
        if self.own.iter().any(|other| other.id() == id) || self.solved.contains(&id) {
            return;
        }
        push_bounded(&mut self.mistakes, (id, Repetition::first(today)), MAX_MISTAKES);
        push_bounded(&mut self.own, own, MAX_OWN);
    }

    /// Remembers that a hint was given, until the puzzle's result is counted.
    pub fn add_help(&mut self, id: u32) {
        if !self.helped.contains(&id) {
            push_bounded(&mut self.helped, id, MAX_HELPED);
        }
    }

    /// Counts the result of a puzzle; `rated` is its rating if the result counts for the player's.
    pub fn count(&mut self, id: u32, rated: Option<u16>, is_solved: bool, today: u32) {
        self.helped.retain(|&other| other != id);
        if let Some(puzzle) = rated {
            self.rating = self.rating.after_puzzle(puzzle, is_solved);
            self.count = self.count.saturating_add(1);
            let shown = self.shown_rating();
            push_bounded(&mut self.history, shown, MAX_HISTORY);
        }
        if is_solved {
            self.solved.retain(|&other| other != id);
            push_bounded(&mut self.solved, id, MAX_SOLVED);
        }
        match self.mistakes.iter().position(|(other, _)| *other == id) {
            // Solving it again before it is due does not count.
            Some(index) if is_solved && !self.mistakes[index].1.is_due(today) => {}
            Some(index) => {
                if let Some(next) = self.mistakes[index].1.after(is_solved, today) {
                    self.mistakes[index].1 = next;
                } else {
                    self.mistakes.remove(index);
                    self.own.retain(|own| own.id() != id);
                }
            }
            None if !is_solved => push_bounded(&mut self.mistakes, (id, Repetition::first(today)), MAX_MISTAKES),
            None => {}
        }
    }
}

fn push_bounded<T>(list: &mut Vec<T>, item: T, max: usize) {
    if list.len() >= max {
        list.remove(0);
    }
    list.push(item);
}

impl Progress {
    /// Counts a day on which a puzzle was solved.
    pub fn solved_on(&mut self, today: u32) {
        if today == self.last_day && self.streak > 0 {
            return;
        }
        self.streak = if self.last_day.checked_add(1) == Some(today) { self.streak.saturating_add(1) } else { 1 };
        self.last_day = today;
        self.best_streak = self.best_streak.max(self.streak);
    }

    /// The days in a row up to today or yesterday.
    pub fn current_streak(&self, today: u32) -> u32 {
        if today <= self.last_day.saturating_add(1) { self.streak } else { 0 }
    }

    /// Writes the results for storage.
    pub fn text(&self) -> String {
        let Self { last_day, streak, best_streak, own_rules, .. } = *self;
        let games = self.games.iter().map(|(id, game)| StoredGame::new(id, game)).collect();
        // Another version may know more games.
        let chosen = self.chosen.map(|game| game.name().to_owned());
        json::text_of_version(VERSION, &Stored { last_day, streak, best_streak, games, chosen, own_rules })
    }

    /// Reads the output of [`Self::text`].
    ///
    /// # Errors
    /// Why it can't be read.
    pub fn read(text: &str) -> Result<Self, Problem> {
        let Stored { last_day, streak, best_streak, games, chosen, own_rules } =
            json::read_version(text, MAX_LEN, VERSION)?;
        let chosen = chosen.and_then(|name| GameId::from_name(&name));
        let mut progress = Self { last_day, streak, best_streak, chosen, own_rules, ..Self::default() };
        for stored in games {
            let game = stored.game;
            progress.games[game] = stored.progress()?;
        }
        Ok(progress)
    }
}

/// The stored text.
#[derive(Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
struct Stored {
    last_day: u32,
    streak: u32,
    best_streak: u32,
    games: Vec<StoredGame>,
    #[serde(skip_serializing_if = "Option::is_none")]
    chosen: Option<String>,
    /// Results of older versions don't have it.
    #[serde(default)]
    own_rules: bool,
}

/// The stored results in one game. The rating and its deviation are in thousandths, the volatility in millionths.
#[derive(Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
struct StoredGame {
    game: GameId,
    rating: u32,
    deviation: u32,
    volatility: u32,
    count: u32,
    best_rush: u32,
    /// Results of older versions have neither this nor the next.
    #[serde(default)]
    rushes: u32,
    #[serde(default)]
    last_rush: Vec<u32>,
    history: Vec<u16>,
    solved: Vec<u32>,
    /// The puzzle, its successes, and the day on which it is due.
    mistakes: Vec<(u32, u8, u32)>,
    #[serde(default)]
    own: Vec<GameMistake>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    helped: Vec<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    daily: Option<u32>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    daily_solved: Option<u32>,
}

impl StoredGame {
    fn new(id: GameId, game: &GameProgress) -> Self {
        let mistakes = game.mistakes.iter().map(|(id, repetition)| (*id, repetition.successes, repetition.due));
        Self {
            game: id,
            rating: thousandths(game.rating.rating),
            deviation: thousandths(game.rating.deviation),
            volatility: thousandths(game.rating.volatility * 1000.0),
            count: game.count,
            best_rush: game.best_rush,
            rushes: game.rushes,
            last_rush: game.last_rush.clone(),
            history: game.history.clone(),
            solved: game.solved.clone(),
            mistakes: mistakes.collect(),
            own: game.own.clone(),
            helped: game.helped.clone(),
            daily: game.daily,
            daily_solved: game.daily_solved,
        }
    }

    fn progress(self) -> Result<GameProgress, Problem> {
        let rating = Rating {
            rating: f64::from(self.rating) / 1e3,
            deviation: f64::from(self.deviation) / 1e3,
            volatility: f64::from(self.volatility) / 1e6,
        };
        if !rating.is_valid() {
            return Err(Problem::Wrong(format!("rating {}", self.rating)));
        }
        let mistakes = self.mistakes.into_iter().map(|(id, successes, due)| (id, Repetition { successes, due }));
        Ok(GameProgress {
            rating,
            history: self.history,
            solved: self.solved,
            mistakes: mistakes.collect(),
            own: self.own,
            helped: self.helped,
            count: self.count,
            best_rush: self.best_rush,
            rushes: self.rushes,
            last_rush: self.last_rush,
            daily: self.daily,
            daily_solved: self.daily_solved,
        })
    }
}

#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "ratings are neither large nor negative")]
fn thousandths(number: f64) -> u32 {
    (number * 1000.0).round().clamp(0.0, 4e9) as u32
}

/// Loads the results, and what to report if they are unreadable; they are moved aside then.
pub fn load(store: &dyn Store) -> (Progress, Option<Phrase>) {
    let Some(text) = store.get(KEY) else { return (Progress::default(), None) };
    match Progress::read(&text) {
        Ok(progress) => (progress, None),
        Err(problem) => {
            let trouble = unreadable(message::UNREADABLE_PUZZLES, &problem, &move_aside(store, KEY));
            (Progress::default(), Some(trouble))
        }
    }
}

/// The size of the curve of ratings.
const CURVE: [f64; 2] = [200.0, 60.0];
/// Its margin above and below.
const MARGIN: f64 = 4.0;
/// The smallest difference of ratings that fills the height.
const MIN_SPAN: u16 = 50;

/// The curve of ratings over time as an SVG path.
pub fn rating_curve(history: &[u16]) -> String {
    let (Some(&low), Some(&high)) = (history.iter().min(), history.iter().max()) else { return String::new() };
    let span = f64::from((high - low).max(MIN_SPAN));
    let step = CURVE[0] / (history.len().max(2) - 1) as f64;
    let point = |(index, &rating): (usize, &u16)| {
        let y = CURVE[1] - MARGIN - (CURVE[1] - 2.0 * MARGIN) * f64::from(rating - low) / span;
        format!("{}{} {}", if index == 0 { 'M' } else { 'L' }, fixed(step * index as f64, 1), fixed(y, 1))
    };
    history.iter().enumerate().map(point).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn results_survive_writing_and_reading() {
        let mut progress = Progress::default();
        progress.solved_on(20_000);
        for id in 0..5 {
            progress.games[GameId::Othello].count(id, Some(1400), id % 2 == 0, 20_000);
        }
        (progress.games[GameId::Othello].daily, progress.games[GameId::Othello].daily_solved) =
            (Some(20_000), Some(19_999));
        (progress.games[GameId::Othello].rushes, progress.games[GameId::Othello].last_rush) = (3, vec![1, 4]);
        progress.games[GameId::Othello].add_help(9);
        (progress.chosen, progress.own_rules) = (Some(GameId::Othello), true);
        let read = Progress::read(&progress.text()).unwrap();
        assert_eq!(read.text(), progress.text());
        assert_eq!((read.chosen, read.own_rules), (Some(GameId::Othello), true));
        assert_eq!(read.games[GameId::Othello].helped, [9]);
        let old = progress.text().replace(",\"ownRules\":true", "");
        assert!(!Progress::read(&old).unwrap().own_rules);
        let old = progress.text().replace(",\"rushes\":3", "").replace(",\"lastRush\":[1,4]", "");
        assert_eq!(Progress::read(&old).unwrap().games[GameId::Othello].rushes, 0);
        assert_eq!(read.games[GameId::Othello].solved, [0, 2, 4]);
        assert_eq!(read.games[GameId::Othello].mistakes.len(), 2);
        for damaged in ["", "{}", "{\"version\":2}", "[]"] {
            assert!(Progress::read(damaged).is_err(), "{damaged}");
        }
        let wrong = progress.text().replace("\"rating\":1", "\"rating\":9999999");
        assert!(Progress::read(&wrong).is_err());
    }

    #[test]
    fn a_mistake_comes_back_and_is_learned() {
        let mut game = GameProgress::default();
        game.count(7, Some(1200), false, 100);
        let due = |game: &GameProgress, today| game.mistakes.iter().filter(|(_, next)| next.is_due(today)).count();
        assert_eq!((due(&game, 100), due(&game, 101)), (0, 1));
        // Solving it again on the same day is not a repetition yet.
        game.count(7, None, true, 100);
        assert_eq!(due(&game, 101), 1);
        for _ in 0..10 {
            if let Some(&(_, repetition)) = game.mistakes.first() {
                game.count(7, None, true, repetition.due);
            }
        }
        assert!(game.mistakes.is_empty());
    }

    #[test]
    fn a_streak_counts_days_in_a_row() {
        let mut progress = Progress::default();
        for day in [10, 10, 11, 12, 14] {
            progress.solved_on(day);
        }
        assert_eq!((progress.streak, progress.best_streak), (1, 3));
        assert_eq!((progress.current_streak(15), progress.current_streak(16)), (1, 0));
    }

    #[test]
    fn the_curve_of_ratings_has_a_scale() {
        assert_eq!(super::rating_curve(&[1500, 1525]), "M0.0 56.0L200.0 30.0", "half the height");
        assert_eq!(super::rating_curve(&[1500, 1400, 1600]), "M0.0 30.0L100.0 56.0L200.0 4.0");
        assert_eq!(super::rating_curve(&[]), "");
    }
}
