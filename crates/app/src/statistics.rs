//! How the games against the AI have ended: counted and kept in this browser, and nowhere else.

use std::fmt::Write;

use alquerque_core::{GameId, Outcome, Player};

use crate::json::{Fields, Json, Writer, list_of};
use crate::message::{Seat, Storage};
use crate::settings::{Ai, Engine, Named};
use crate::store::{Problem, Store, move_aside};

/// The key under which they are kept.
pub const KEY: &str = "alquerque.statistics";

/// The longest text that is read, in bytes: a row has some 120.
const LONGEST: usize = 1 << 16;

/// The form in which they are kept.
const VERSION: u32 = 1;

/// Against whom games were played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Opponent {
    /// In which game.
    pub game: GameId,
    /// What looked for its moves.
    pub engine: Engine,
    /// Its level or depth; 0 where moves are random.
    pub strength: u8,
}

impl Opponent {
    /// The AI that plays so in that game.
    pub fn new(game: GameId, ai: Ai) -> Self {
        let strength = match ai.engine {
            Engine::Uct => ai.level,
            Engine::AlphaBeta => ai.depth,
            Engine::Random => 0,
        };
        Self { game, engine: ai.engine, strength }
    }

    /// How strong it is.
    pub const fn seat(self) -> Seat {
        match self.engine {
            Engine::Uct => Seat::Level(self.strength),
            Engine::AlphaBeta => Seat::Depth(self.strength),
            Engine::Random => Seat::Chance,
        }
    }
}

/// How the games against one opponent have ended.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Won by whoever sits here.
    pub won: u32,
    /// Drawn.
    pub drawn: u32,
    /// Lost.
    pub lost: u32,
    /// Won one after the other, up to now.
    pub streak: u32,
    /// The most that were ever won one after the other.
    pub best: u32,
}

impl Tally {
    /// All games.
    pub const fn played(self) -> u32 {
        self.won.saturating_add(self.drawn).saturating_add(self.lost)
    }

    /// Adds what came after this.
    fn go_on_with(&mut self, later: Self) {
        // A streak goes on where nothing but wins came since.
        let streak = if later.won == later.played() { self.streak.saturating_add(later.won) } else { later.streak };
        self.best = self.best.max(later.best).max(streak);
        self.streak = streak;
        for (count, more) in [(&mut self.won, later.won), (&mut self.drawn, later.drawn), (&mut self.lost, later.lost)]
        {
            *count = count.saturating_add(more);
        }
    }

    fn add(&mut self, result: Outcome, you: Player) {
        let one_more = |count: &mut u32| *count = count.saturating_add(1);
        match result {
            Outcome::Win(winner) if winner == you => {
                one_more(&mut self.won);
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

/// The counts of all opponents, in the order of the games and the opponents' strength.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Statistics(Vec<(Opponent, Tally)>);

impl Statistics {
    /// All opponents with what was counted.
    pub fn rows(&self) -> &[(Opponent, Tally)] {
        &self.0
    }

    /// What is counted of that opponent, who has a row from now on.
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

    /// All counts as a table that spreadsheets read (RFC 4180).
    pub fn table(&self) -> String {
        let mut table = String::from("game,opponent,strength,played,won,drawn,lost,streak,best streak\r\n");
        for (Opponent { game, engine, strength }, tally) in &self.0 {
            let Tally { won, drawn, lost, streak, best } = tally;
            let (game, engine, played) = (game.name(), engine.name(), tally.played());
            // Writing to a string cannot fail.
            let _ = write!(table, "{game},{engine},{strength},{played},{won},{drawn},{lost},{streak},{best}\r\n");
        }
        table
    }

    fn text(&self) -> String {
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
                .end()
        };
        Writer::default().number("version", VERSION).json("rows", &list_of(self.0.iter().map(row))).end()
    }

    fn read(text: &str) -> Result<Self, Problem> {
        let fields = Fields::of(Json::read(text, LONGEST)?, "statistics")?;
        let found = fields.get("version", Json::number)?;
        if found != VERSION {
            return Err(Problem::Version { found, ours: VERSION });
        }
        fields.get("rows", Json::items)?.into_iter().map(read_row).collect::<Result<_, _>>().map(Self)
    }
}

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
    };
    Ok((opponent, tally))
}

/// What is kept, and what is to be told of it if it cannot be read: then it is put aside.
pub fn load(store: &dyn Store) -> (Statistics, Option<Storage>) {
    let Some(text) = store.get(KEY) else { return (Statistics::default(), None) };
    match Statistics::read(&text) {
        Ok(statistics) => (statistics, None),
        Err(problem) => (Statistics::default(), Some(Storage::Statistics(problem, move_aside(store, KEY)))),
    }
}

/// Counts one more game, beside what other tabs have counted meanwhile; the counts, what is to be told of those before, and `false`
/// where they could not be kept.
pub fn count(
    store: &dyn Store,
    opponent: Opponent,
    result: Outcome,
    you: Player,
) -> (Statistics, Option<Storage>, bool) {
    let (mut statistics, trouble) = load(store);
    statistics.tally(opponent).add(result, you);
    let kept = store.set(KEY, &statistics.text());
    (statistics, trouble, kept)
}

/// Forgets all counts.
pub fn forget(store: &dyn Store) {
    store.remove(KEY);
}

/// Adds counts that were forgotten to those that have come since; all of them, and `false` where they could not be kept.
pub fn recall(store: &dyn Store, forgotten: &Statistics) -> (Statistics, bool) {
    let (since, _) = load(store);
    let mut statistics = forgotten.clone();
    for (opponent, tally) in since.0 {
        statistics.tally(opponent).go_on_with(tally);
    }
    let kept = store.set(KEY, &statistics.text());
    (statistics, kept)
}
