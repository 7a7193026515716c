//! Statistics of games against the AI, stored only in this browser.

use std::fmt::Write;

use alquerque_core::{GameId, Outcome, Player};
use alquerque_language::Phrase;

use crate::json::{Fields, Json, Writer, list_of};
use crate::seat::Seat;
use crate::settings::{Ai, Engine, Named};
use crate::store::{Problem, Store, move_aside, unreadable};

/// Storage key of the statistics.
pub const KEY: &str = "alquerque.statistics";

/// Maximum size in bytes; a row has about 120.
const LONGEST: usize = 1 << 16;

/// Version of the stored format.
const VERSION: u32 = 1;

/// An AI opponent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Opponent {
    /// The game.
    pub game: GameId,
    /// Its engine.
    pub engine: Engine,
    /// Its level or depth; 0 for random moves.
    pub strength: u8,
}

impl Opponent {
    /// The AI with these settings in a game.
    pub fn new(game: GameId, ai: Ai) -> Self {
        let strength = match ai.engine {
            Engine::Uct => ai.level,
            Engine::AlphaBeta => ai.depth,
            Engine::Random => 0,
        };
        Self { game, engine: ai.engine, strength }
    }

    /// The opponent as a player.
    pub const fn seat(self) -> Seat {
        match self.engine {
            Engine::Uct => Seat::Level(self.strength),
            Engine::AlphaBeta => Seat::Depth(self.strength),
            Engine::Random => Seat::Chance,
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
    /// Wins by the side played. Fewer than `won` if some were counted before the sides were.
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

/// Results against all opponents, sorted by game and strength.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Statistics(Vec<(Opponent, Tally)>);

impl Statistics {
    /// All opponents and results.
    pub fn rows(&self) -> &[(Opponent, Tally)] {
        &self.0
    }

    /// The results against an opponent.
    pub fn against(&self, opponent: Opponent) -> Tally {
        self.0.iter().find(|(other, _)| *other == opponent).map_or_else(Tally::default, |(_, tally)| *tally)
    }

    /// Number of games counted.
    pub fn played(&self) -> u32 {
        self.0.iter().fold(0, |sum, (_, tally)| sum.saturating_add(tally.played()))
    }

    /// The tally of an opponent, created if missing.
    fn tally(&mut self, opponent: Opponent) -> &mut Tally {
        if !self.0.iter().any(|(other, _)| *other == opponent) {
            let game = |game: GameId| GameId::ALL.into_iter().position(|other| other == game);
            let engine = |engine: Engine| Engine::NAMES.iter().position(|(_, other)| *other == engine);
            let order = |at: Opponent| (game(at.game), engine(at.engine), at.strength);
            let place = self.0.partition_point(|(other, _)| order(*other) <= order(opponent));
            self.0.insert(place, (opponent, Tally::default()));
        }
        let place = self.0.iter().position(|(other, _)| *other == opponent).unwrap_or_default();
        &mut self.0[place].1
    }

    /// Writes the statistics as CSV (RFC 4180).
    pub fn table(&self) -> String {
        let mut table = String::from(
            "game,opponent,strength,played,won,drawn,lost,streak,best streak,won as light,won as dark\r\n",
        );
        for (Opponent { game, engine, strength }, tally) in &self.0 {
            let Tally { won, drawn, lost, streak, best, won_as: [light, dark] } = tally;
            let (game, engine, played) = (game.name(), engine.name(), tally.played());
            // Writing to a string never fails.
            let _ = write!(table, "{game},{engine},{strength},{played},{won},{drawn},{lost},");
            let _ = write!(table, "{streak},{best},{light},{dark}\r\n");
        }
        table
    }

    /// Writes the statistics for storage.
    pub fn text(&self) -> String {
        let row = |(opponent, tally): &(Opponent, Tally)| {
            Writer::default()
                .text("game", opponent.game.name())
                .text("engine", opponent.engine.name())
                .number("strength", opponent.strength.into())
                .number("won", tally.won)
                .number("drawn", tally.drawn)
                .number("lost", tally.lost)
                .number("streak", tally.streak)
                .number("best", tally.best)
                .number(WON_AS[0], tally.won_as[0])
                .number(WON_AS[1], tally.won_as[1])
                .end()
        };
        Writer::default().number("version", VERSION).json("rows", &list_of(self.0.iter().map(row))).end()
    }

    /// Reads the output of [`Self::text`].
    ///
    /// # Errors
    ///
    /// Returns why it can't be read.
    pub fn read(text: &str) -> Result<Self, Problem> {
        let fields = Fields::of(Json::read(text, LONGEST)?, "statistics")?;
        let found = fields.get("version", Json::number)?;
        if found != VERSION {
            return Err(Problem::Version { found, ours: VERSION });
        }
        fields.get("rows", Json::items)?.into_iter().map(read_row).collect::<Result<_, _>>().map(Self)
    }
}

/// The fields of the wins by side. Rows stored before there were any don't have them.
const WON_AS: [&str; 2] = ["wonAsLight", "wonAsDark"];

fn read_row(json: Json) -> Result<(Opponent, Tally), Problem> {
    let fields = Fields::of(json, "rows")?;
    let number = |name| fields.get(name, Json::number);
    let opponent = Opponent {
        game: fields.get("game", |json| GameId::from_name(&json.text()?))?,
        engine: fields.get("engine", |json| Engine::named(&json.text()?))?,
        strength: fields.get("strength", |json| json.number()?.try_into().ok())?,
    };
    let tally = Tally {
        won: number("won")?,
        drawn: number("drawn")?,
        lost: number("lost")?,
        streak: number("streak")?,
        best: number("best")?,
        won_as: [fields.or(WON_AS[0], 0, Json::number)?, fields.or(WON_AS[1], 0, Json::number)?],
    };
    Ok((opponent, tally))
}

/// Loads the statistics, and what to report if they are unreadable; they are moved aside then.
pub fn load(store: &dyn Store) -> (Statistics, Option<Phrase>) {
    let Some(text) = store.get(KEY) else { return (Statistics::default(), None) };
    match Statistics::read(&text) {
        Ok(statistics) => (statistics, None),
        Err(problem) => {
            let trouble = unreadable("unreadable-statistics", &problem, &move_aside(store, KEY));
            (Statistics::default(), Some(trouble))
        }
    }
}

/// Adds a game to the stored statistics, which other tabs may have updated. Returns the new statistics, what to report about the
/// old ones, and `false` if saving failed.
pub fn count(
    store: &dyn Store,
    opponent: Opponent,
    result: Outcome,
    you: Player,
) -> (Statistics, Option<Phrase>, bool) {
    let (mut statistics, trouble) = load(store);
    statistics.tally(opponent).add(result, you);
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
    for (opponent, tally) in since.0 {
        statistics.tally(opponent).merge(tally);
    }
    let saved = store.set(KEY, &statistics.text());
    (statistics, saved)
}
