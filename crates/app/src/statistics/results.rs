//! Statistics of games against the AI, stored only in this browser.

use std::fmt::Write;

use alquerque_core::search::{expected_result, levels};
use alquerque_core::{GameId, Outcome, PerGame, Player, named};
use alquerque_language::{Phrase, message};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::game::seat::{Seat, level_from_ten};
use crate::game::uct_limit::UctLimit;
use crate::settings::{Ai, Engine};
use crate::statistics::puzzle_days::PuzzleDays;
use crate::storage::{self, Problem, Store, json};

/// Storage key of the statistics.
pub const KEY: &str = "alquerque.statistics";

/// Maximum size in bytes; a row takes about 120.
const MAX_LEN: usize = 1 << 16;

/// Version of the stored format.
const VERSION: u32 = 1;

named! {
    /// The kind of an AI opponent.
    #[derive(Serialize, Deserialize)]
    #[serde(rename_all = "kebab-case")]
    pub enum OpponentKind {
        /// A level. The stored name is from when all levels used UCT.
        #[serde(rename = "uct")]
        Level = "uct",
        /// UCT by playouts.
        Playouts = "playouts",
        /// UCT by seconds.
        Seconds = "seconds",
        /// Alpha-beta by depth.
        AlphaBeta = "alpha-beta",
        /// Random moves.
        Random = "random",
    }
}

/// An AI opponent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Opponent {
    /// The game.
    pub game: GameId,
    /// Its kind.
    pub kind: OpponentKind,
    /// Its level, playouts, seconds or depth; 0 for random moves.
    pub strength: u32,
}

impl Opponent {
    /// The AI with these settings in a game.
    pub fn new(game: GameId, ai: Ai) -> Self {
        let (kind, strength) = match (ai.engine, ai.limit) {
            (Engine::Level, _) => return Self::at_level(game, ai.level),
            (Engine::Uct, UctLimit::Playouts(playouts)) => (OpponentKind::Playouts, playouts),
            (Engine::Uct, UctLimit::Seconds(seconds)) => (OpponentKind::Seconds, seconds),
            (Engine::AlphaBeta, _) => (OpponentKind::AlphaBeta, ai.depth.into()),
            (Engine::Random, _) => (OpponentKind::Random, 0),
        };
        Self { game, kind, strength }
    }

    /// The AI at this level.
    pub const fn at_level(game: GameId, level: u8) -> Self {
        Self { game, kind: OpponentKind::Level, strength: level as u32 }
    }

    /// The opponent as a player.
    pub fn seat(self) -> Seat {
        let small = u8::try_from(self.strength).unwrap_or(u8::MAX);
        match self.kind {
            OpponentKind::Level => Seat::Level(small),
            OpponentKind::Playouts => Seat::Uct(UctLimit::Playouts(self.strength)),
            OpponentKind::Seconds => Seat::Uct(UctLimit::Seconds(self.strength)),
            OpponentKind::AlphaBeta => Seat::Depth(small),
            OpponentKind::Random => Seat::Chance,
        }
    }
}

/// Results against one opponent.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Wins of the local player.
    pub won: u32,
    /// Draws.
    pub drawn: u32,
    /// Losses.
    pub lost: u32,
    /// Current winning streak.
    pub streak: u32,
    /// Longest winning streak.
    pub best: u32,
    /// Wins by side. Fewer than `won` if some were counted before sides were.
    pub won_as: [u32; 2],
}

impl Tally {
    /// Number of games.
    pub const fn played(self) -> u32 {
        self.won.saturating_add(self.drawn).saturating_add(self.lost)
    }

    /// Adds later results.
    fn merge(&mut self, later: Self) {
        // Further wins extend the streak; anything else restarts it.
        let streak = if later.won == later.played() { self.streak.saturating_add(later.won) } else { later.streak };
        self.best = self.best.max(later.best).max(streak);
        self.streak = streak;
        for (count, more) in [(&mut self.won, later.won), (&mut self.drawn, later.drawn), (&mut self.lost, later.lost)]
            .into_iter()
            .chain(self.won_as.iter_mut().zip(later.won_as))
        {
            *count = count.saturating_add(more);
        }
    }

    fn add(&mut self, result: Outcome, you: Player) {
        let one_more = |count: &mut u32| *count = count.saturating_add(1);
        match result {
            Outcome::Win(winner) if winner == you => {
                one_more(&mut self.won);
                one_more(&mut self.won_as[you.index()]);
                one_more(&mut self.streak);
                self.best = self.best.max(self.streak);
                return;
            }
            Outcome::Win(_) => one_more(&mut self.lost),
            Outcome::Draw => one_more(&mut self.drawn),
        }
        self.streak = 0;
    }
}

/// Maximum rating, above all levels.
const MAX_RATING: u32 = 9999;

/// The number of rated games before the rating is shown.
pub const RATED_GAMES: usize = 5;

/// The number of ratings stored per game.
const RATINGS: usize = 50;

/// Results against all opponents, sorted by game and strength, and the player's ratings.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Statistics {
    rows: Vec<(Opponent, Tally)>,
    /// The rating after each of the last games.
    ratings: PerGame<Vec<u32>>,
}

/// The results, and what was cleared of them.
#[derive(Clone, Debug, Default)]
pub struct StatisticsState {
    /// Results against the AI.
    pub(super) results: Statistics,
    /// The statistics cleared last, which can be restored.
    pub(super) forgotten: Option<Statistics>,
    /// The days on which puzzles were solved, for the first screen.
    puzzle_days: PuzzleDays,
}

impl StatisticsState {
    /// Results against the AI.
    pub fn results(&self) -> &Statistics {
        &self.results
    }

    /// The days on which puzzles were solved.
    pub fn puzzle_days(&self) -> &PuzzleDays {
        &self.puzzle_days
    }

    /// Takes over the stored days on which puzzles were solved.
    pub fn stored_puzzle_days(&mut self, days: PuzzleDays) {
        self.puzzle_days = days;
    }

    /// Takes over the stored results.
    pub fn stored(&mut self, results: Statistics) {
        self.results = results;
    }
}

impl Statistics {
    /// All opponents and results.
    pub fn rows(&self) -> &[(Opponent, Tally)] {
        &self.rows
    }

    /// The player's rating after each of the latest rated games.
    pub fn ratings(&self, game: GameId) -> &[u32] {
        &self.ratings[game]
    }

    /// The player's rating, on the scale of the levels. Before the first rated game, that of the strongest level beaten
    /// or else of the default level.
    pub fn rating(&self, game: GameId) -> u32 {
        self.ratings[game].last().copied().unwrap_or_else(|| {
            let beaten = |level| self.against(Opponent::at_level(game, level)).won > 0;
            let best = levels(game).iter().rfind(|level| beaten(level.number)).unwrap_or(&levels(game)[2]);
            best.rating.into()
        })
    }

    /// The level against which the player is expected to score half.
    pub fn level(&self, game: GameId) -> u8 {
        let mine = self.rating(game);
        let nearest = levels(game).iter().min_by_key(|level| mine.abs_diff(level.rating.into()));
        nearest.map_or(1, |level| level.number)
    }

    /// Whether the rating is below that of the weakest level.
    pub fn is_below_levels(&self, game: GameId) -> bool {
        levels(game).iter().all(|level| self.rating(game) < level.rating.into())
    }

    /// Rates a game by Elo's formula. The fewer times the rating has changed direction, the larger the step: a rating
    /// that only rises or only falls is still far off (Kesten, 1958).
    fn rate(&mut self, Opponent { game, kind, strength }: Opponent, score: f32) {
        let level = levels(game).iter().find(|level| u32::from(level.number) == strength);
        let theirs = match (kind, level) {
            (OpponentKind::Level, Some(level)) => f32::from(level.rating),
            (OpponentKind::Random, _) => 0.0,
            _ => return,
        };
        let mine = self.rating(game).min(MAX_RATING) as f32;
        let ratings = &mut self.ratings[game];
        let turns = ratings.windows(3).filter(|three| (three[0] < three[1]) != (three[1] < three[2])).count();
        let step = (400.0 / (turns + 2) as f32).max(32.0);
        #[expect(clippy::cast_possible_truncation, reason = "ratings are small")]
        let now = mine + step * (score - expected_result((mine - theirs) as i32, 400.0));
        #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "it is in the range")]
        ratings.push(now.clamp(0.0, MAX_RATING as f32) as u32);
        if ratings.len() > RATINGS {
            ratings.remove(0);
        }
    }

    /// The results against an opponent.
    pub fn against(&self, opponent: Opponent) -> Tally {
        self.rows.iter().find(|(other, _)| *other == opponent).map_or_else(Tally::default, |(_, tally)| *tally)
    }

    /// Number of games counted.
    pub fn played(&self) -> u32 {
        self.rows.iter().fold(0, |sum, (_, tally)| sum.saturating_add(tally.played()))
    }

    /// The tally of an opponent, created if missing.
    fn tally(&mut self, opponent: Opponent) -> &mut Tally {
        if !self.rows.iter().any(|(other, _)| *other == opponent) {
            let game = |game: GameId| GameId::ALL.into_iter().position(|other| other == game);
            let kind = |kind: OpponentKind| OpponentKind::ALL.iter().position(|other| *other == kind);
            let order = |at: Opponent| (game(at.game), kind(at.kind), at.strength);
            let place = self.rows.partition_point(|(other, _)| order(*other) <= order(opponent));
            self.rows.insert(place, (opponent, Tally::default()));
        }
        let place = self.rows.iter().position(|(other, _)| *other == opponent).unwrap_or_default();
        &mut self.rows[place].1
    }

    /// Writes the statistics as CSV (RFC 4180).
    pub fn table(&self) -> String {
        let mut table = String::from(
            "game,opponent,strength,played,won,drawn,lost,streak,best streak,won as light,won as dark\r\n",
        );
        for (Opponent { game, kind, strength }, tally) in &self.rows {
            let Tally { won, drawn, lost, streak, best, won_as: [light, dark] } = tally;
            let (game, kind, played) = (game.name(), kind.name(), tally.played());
            // Writing to a string never fails.
            let _ = write!(table, "{game},{kind},{strength},{played},{won},{drawn},{lost},");
            let _ = write!(table, "{streak},{best},{light},{dark}\r\n");
        }
        table
    }

    /// Writes the statistics for storage.
    pub fn text(&self) -> String {
        let rows = self.rows.iter().map(|&(opponent, tally)| Row::new(opponent, tally)).collect();
        // In the order of games.
        let ratings: Vec<_> = self.ratings.iter().map(|(_, ratings)| ratings).collect();
        json::text_of_version(VERSION, &Stored { rows, ratings })
    }

    /// Reads the output of [`Self::text`].
    ///
    /// # Errors
    ///
    /// Returns why the text can't be read.
    pub fn read(text: &str) -> Result<Self, Problem> {
        let Stored::<Option<Value>> { rows, ratings } = json::read_version(text, MAX_LEN, VERSION)?;
        let mut statistics = Self::default();
        for row in rows {
            let (mut opponent, tally) = row.parts();
            // Older data has ten levels instead of twelve, and no ratings.
            if ratings.is_none() && opponent.kind == OpponentKind::Level {
                let level = level_from_ten(u8::try_from(opponent.strength).unwrap_or(u8::MAX));
                opponent.strength = level.into();
            }
            statistics.rows.push((opponent, tally));
        }
        let list = |value: &Value| value.as_array().cloned().unwrap_or_default();
        for (game, ratings) in GameId::ALL.into_iter().zip(ratings.iter().flat_map(list)) {
            statistics.ratings[game] =
                list(&ratings).into_iter().filter_map(|rating| serde_json::from_value(rating).ok()).collect();
        }
        Ok(statistics)
    }
}

/// The stored text. Invalid ratings are dropped.
#[derive(Serialize, Deserialize)]
struct Stored<R> {
    rows: Vec<Row>,
    ratings: R,
}

/// The results against an opponent as stored.
#[derive(Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
struct Row {
    game: GameId,
    #[serde(rename = "engine")]
    kind: OpponentKind,
    strength: u32,
    won: u32,
    drawn: u32,
    lost: u32,
    streak: u32,
    best: u32,
    /// Older rows have no wins by side.
    #[serde(default)]
    won_as_light: u32,
    #[serde(default)]
    won_as_dark: u32,
}

impl Row {
    fn new(opponent: Opponent, tally: Tally) -> Self {
        let Opponent { game, kind, strength } = opponent;
        let Tally { won, drawn, lost, streak, best, won_as: [won_as_light, won_as_dark] } = tally;
        Self { game, kind, strength, won, drawn, lost, streak, best, won_as_light, won_as_dark }
    }

    fn parts(self) -> (Opponent, Tally) {
        let Self { game, kind, strength, won, drawn, lost, streak, best, won_as_light, won_as_dark } = self;
        let tally = Tally { won, drawn, lost, streak, best, won_as: [won_as_light, won_as_dark] };
        (Opponent { game, kind, strength }, tally)
    }
}

/// Loads the statistics, and what to report if they are unreadable, in which case they are moved aside.
pub fn load(store: &dyn Store) -> (Statistics, Option<Phrase>) {
    storage::load(store, KEY, message::UNREADABLE_STATISTICS, Statistics::read)
}

/// Adds a game to the stored statistics, which other tabs may have updated. Returns the new statistics, what to report
/// about the old ones, and `false` if saving failed.
pub fn count(
    store: &dyn Store,
    opponent: Opponent,
    result: Outcome,
    you: Player,
) -> (Statistics, Option<Phrase>, bool) {
    let (mut statistics, trouble) = load(store);
    statistics.tally(opponent).add(result, you);
    statistics.rate(opponent, result.score(you));
    let saved = store.set(KEY, &statistics.text());
    (statistics, trouble, saved)
}

/// Deletes the stored statistics.
pub fn forget(store: &dyn Store) {
    store.remove(KEY);
}

/// Adds cleared statistics back to the stored ones. Returns the sum, and `false` if saving failed.
pub fn recall(store: &dyn Store, forgotten: &Statistics) -> (Statistics, bool) {
    let (since, _) = load(store);
    let mut statistics = forgotten.clone();
    for (opponent, tally) in since.rows {
        statistics.tally(opponent).merge(tally);
    }
    let saved = store.set(KEY, &statistics.text());
    (statistics, saved)
}
