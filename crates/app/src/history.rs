//! Reviewed games against the AI: the accuracy of the latest ones, and the best ones with their moves. Stored only in this browser.

use alquerque_core::any_record::AnyRecord;
use alquerque_core::record::{from_link, to_link};
use alquerque_core::{GameId, Outcome, Player};
use alquerque_language::Phrase;

use crate::json::{Fields, Json, Writer, list_of};
use crate::settings::{Engine, Named};
use crate::statistics::Opponent;
use crate::store::{Problem, Store, move_aside, unreadable};

/// Storage key.
pub const KEY: &str = "alquerque.history";

/// Maximum size in bytes; a hundred games without their moves have about 15,000.
const LONGEST: usize = 1 << 20;

/// Version of the stored format.
const VERSION: u32 = 1;

/// How many of the latest games of each kind are kept.
pub const LATEST: usize = 50;

/// How many of the best games of each kind are kept with their moves.
pub const BEST: usize = 5;

/// The fewest plies of a best game: without a mistake is easy in a game that is hardly one.
const FEWEST_PLIES: usize = 10;

/// Maximum length of a game's link in bytes, so that no game takes the room of many.
const LONGEST_RECORD: usize = 20_000;

/// Maximum length of a date.
const LONGEST_DATE: usize = 10;

/// A finished game whose review is complete.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reviewed {
    /// The AI it was played against.
    pub opponent: Opponent,
    /// The local player's side.
    pub you: Player,
    /// The result.
    pub result: Outcome,
    /// The local player's accuracy in percent.
    pub accuracy: u8,
    /// When it was played; empty if unknown.
    pub date: String,
    /// The game as a link's payload; empty if it is not one of the best.
    pub record: String,
}

impl Reviewed {
    /// The game as it is stored among the best; empty if it is too short or too long for that.
    pub fn record_of(record: &dyn AnyRecord) -> String {
        let link = if record.plies() < FEWEST_PLIES { String::new() } else { to_link(record) };
        if link.len() > LONGEST_RECORD { String::new() } else { link }
    }

    /// Decodes the game.
    pub fn game(&self) -> Option<Box<dyn AnyRecord>> {
        from_link(&self.record).ok()
    }

    /// How the game ended for the player.
    pub fn ended(&self) -> Phrase {
        let how = match self.result {
            Outcome::Win(winner) if winner == self.you => "won",
            Outcome::Win(_) => "lost",
            Outcome::Draw => "drawn",
        };
        Phrase::new("best-ended").key("result", how)
    }

    fn text(&self) -> String {
        let mut text = Writer::default();
        text.text("game", self.opponent.game.name())
            .text("engine", self.opponent.engine.name())
            .number("strength", self.opponent.strength.into())
            .text("you", self.you.name())
            .text("result", result_name(self.result))
            .number("accuracy", self.accuracy.into())
            .text("date", &self.date);
        if !self.record.is_empty() {
            text.text("record", &self.record);
        }
        text.end()
    }

    fn read(json: Json) -> Result<Self, Problem> {
        let fields = Fields::of(json, "games")?;
        let small = |json: Json| json.number()?.try_into().ok();
        let text = |json: Json| Some(json.text()?.into_owned());
        Ok(Self {
            opponent: Opponent {
                game: fields.get("game", |json| GameId::from_name(&json.text()?))?,
                engine: fields.get("engine", |json| Engine::named(&json.text()?))?,
                strength: fields.get("strength", small)?,
            },
            you: fields.get("you", |json| Player::from_name(&json.text()?))?,
            result: fields.get("result", |json| result_named(&json.text()?))?,
            accuracy: fields.get("accuracy", |json| small(json).filter(|&percent| percent <= 100))?,
            date: fields.get("date", |json| text(json).filter(|date| date.len() <= LONGEST_DATE))?,
            record: fields.or("record", String::new(), |json| {
                text(json).filter(|link| link.starts_with('g') && link.len() <= LONGEST_RECORD)
            })?,
        })
    }
}

const DRAW: &str = "draw";

fn result_name(result: Outcome) -> &'static str {
    match result {
        Outcome::Win(winner) => winner.name(),
        Outcome::Draw => DRAW,
    }
}

fn result_named(name: &str) -> Option<Outcome> {
    if name == DRAW { Some(Outcome::Draw) } else { Player::from_name(name).map(Outcome::Win) }
}

/// Reviewed games, oldest first: the latest and the best of each kind.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct History(Vec<Reviewed>);

impl History {
    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Number of games.
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// The latest games of a kind, oldest first.
    pub fn latest(&self, game: GameId) -> Vec<&Reviewed> {
        let mut all: Vec<&Reviewed> = self.0.iter().filter(|other| other.opponent.game == game).collect();
        all.split_off(all.len().saturating_sub(LATEST))
    }

    /// The best games of a kind, best first; of equals, the latest first.
    pub fn best(&self, game: GameId) -> Vec<&Reviewed> {
        let of_kind = |other: &&Reviewed| other.opponent.game == game && !other.record.is_empty();
        let mut best: Vec<&Reviewed> = Vec::new();
        for reviewed in self.0.iter().rev().filter(of_kind) {
            best.insert(best.partition_point(|other| other.accuracy >= reviewed.accuracy), reviewed);
        }
        best.truncate(BEST);
        best
    }

    /// Adds games that are later than all others. The moves of those that are not among the best are dropped, and so are games
    /// neither among the best nor the latest.
    fn add(&mut self, later: impl IntoIterator<Item = Reviewed>) {
        for reviewed in later {
            // A game that is played back and ended again is the same game.
            let is_same = |other: &Reviewed| !other.record.is_empty() && other.record == reviewed.record;
            if !self.0.iter().any(is_same) {
                self.0.push(reviewed);
            }
        }
        for game in GameId::ALL {
            let best: Vec<String> = self.best(game).iter().map(|best| best.record.clone()).collect();
            let mut left = LATEST;
            // From the latest on.
            for place in (0..self.0.len()).rev() {
                if self.0[place].opponent.game != game {
                    continue;
                }
                if !best.contains(&self.0[place].record) {
                    self.0[place].record.clear();
                }
                if left == 0 && self.0[place].record.is_empty() {
                    self.0.remove(place);
                }
                left = left.saturating_sub(1);
            }
        }
    }

    /// Writes the games for storage.
    pub fn text(&self) -> String {
        let games = list_of(self.0.iter().map(Reviewed::text));
        Writer::default().number("version", VERSION).json("games", &games).end()
    }

    /// Reads the output of [`Self::text`].
    ///
    /// # Errors
    ///
    /// Returns why it can't be read.
    pub fn read(text: &str) -> Result<Self, Problem> {
        let fields = Fields::of(Json::read(text, LONGEST)?, "history")?;
        let found = fields.get("version", Json::number)?;
        if found != VERSION {
            return Err(Problem::Version { found, ours: VERSION });
        }
        let games: Vec<Reviewed> =
            fields.get("games", Json::items)?.into_iter().map(Reviewed::read).collect::<Result<_, _>>()?;
        // Whoever wrote it, it has no more than this page would keep.
        let mut history = Self::default();
        history.add(games);
        Ok(history)
    }
}

/// Loads the games, and what to report if they are unreadable; they are moved aside then.
pub fn load(store: &dyn Store) -> (History, Option<Phrase>) {
    let Some(text) = store.get(KEY) else { return (History::default(), None) };
    match History::read(&text) {
        Ok(history) => (history, None),
        Err(problem) => (History::default(), Some(unreadable("unreadable-history", &problem, &move_aside(store, KEY)))),
    }
}

/// Adds a game to the stored ones, to which other tabs may have added. Returns all of them, what to report about the old ones,
/// and `false` if saving failed.
pub fn keep(store: &dyn Store, reviewed: Reviewed) -> (History, Option<Phrase>, bool) {
    let (mut history, trouble) = load(store);
    history.add([reviewed]);
    let saved = store.set(KEY, &history.text());
    (history, trouble, saved)
}

/// Deletes the stored games.
pub fn forget(store: &dyn Store) {
    store.remove(KEY);
}

/// Puts deleted games before those stored since. Returns all of them, and `false` if saving failed.
pub fn recall(store: &dyn Store, forgotten: &History) -> (History, bool) {
    let (since, _) = load(store);
    let mut history = forgotten.clone();
    history.add(since.0);
    let saved = store.set(KEY, &history.text());
    (history, saved)
}
