//! The running game in the form in which it is kept over a reload.

use alquerque_core::any_record::AnyRecord;
use alquerque_core::family::AnyGame;
use alquerque_core::record::{Closing, Headers, from_link, to_link};
use alquerque_core::{GameId, Player};

use crate::json::{Fields, Json, Writer, list_of, text_of};
use crate::look::Look;
use crate::message::Storage;
use crate::store::{Contradiction, Problem, Store, move_aside, put_aside};

const VERSION: u32 = 1;

/// The longest text of a game that is read, in bytes: a game of 10,000 plies with long comments has a fifth of it.
const LONGEST: usize = 1 << 23;

/// A game as text: its rules, where it began, all its moves, and how many of them are played (the others were taken back).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SavedGame {
    version: u32,
    rules: String,
    /// The first position, where it is not the one in which the ruleset begins.
    start: Option<String>,
    moves: Vec<String>,
    played: u32,
    /// How the players have ended it, where the rules have not.
    closing: Option<Closing>,
    /// All of it once more as a link's payload, where there is something that the above does not tell: variations, headers,
    /// comments, symbols.
    record: Option<String>,
}

impl SavedGame {
    /// What is to be kept of a game.
    pub fn of(record: &dyn AnyRecord) -> Self {
        let closing = record.closing().filter(|how| record.ending() == Some(how.ending()));
        Self {
            version: VERSION,
            rules: record.rules(),
            start: record.start_text(),
            moves: record.moves(),
            played: u32::try_from(record.played()).unwrap_or(u32::MAX),
            record: has_more(record).then(|| to_link(record)),
            closing,
        }
    }

    /// Reads what [`Self::text`] has written.
    ///
    /// # Errors
    /// Says why it cannot be read.
    pub fn from_text(text: &str) -> Result<Self, Problem> {
        let fields = Fields::of(Json::read(text, LONGEST)?, "game")?;
        let text = |json: Json| Some(json.text()?.into_owned());
        let agreed = fields.or("agreed", false, Json::flag)?;
        let resigned = fields.perhaps("resigned", player)?;
        let timed_out = fields.perhaps("timedOut", player)?;
        Ok(Self {
            version: fields.get("version", Json::number)?,
            rules: fields.get("rules", text)?,
            start: fields.perhaps("start", text)?,
            moves: fields.get("moves", |json| json.items()?.into_iter().map(text).collect())?,
            played: fields.get("played", Json::number)?,
            closing: (resigned.map(Closing::Resignation).or(timed_out.map(Closing::Time)))
                .or(agreed.then_some(Closing::Agreement)),
            record: fields.perhaps("record", text)?,
        })
    }

    /// The game as text.
    pub fn text(&self) -> String {
        let mut text = Writer::default();
        text.number("version", self.version).text("rules", &self.rules);
        if let Some(start) = &self.start {
            text.text("start", start);
        }
        text.json("moves", &list_of(self.moves.iter().map(|mv| text_of(mv)))).number("played", self.played);
        match self.closing {
            Some(Closing::Agreement) => text.flag("agreed", true),
            Some(Closing::Resignation(player)) => text.text("resigned", player.name()),
            Some(Closing::Time(player)) => text.text("timedOut", player.name()),
            None => &mut text,
        };
        if let Some(record) = &self.record {
            text.text("record", record);
        }
        text.end()
    }

    /// The game.
    ///
    /// # Errors
    /// Says why it cannot be gone on with.
    pub fn restore(&self) -> Result<Box<dyn AnyRecord>, Problem> {
        self.mended().map(|(record, _)| record)
    }

    /// The game, and what in its parts contradicts the others: what stands in the fields of their own counts.
    ///
    /// # Errors
    /// Says why it cannot be gone on with.
    pub fn mended(&self) -> Result<(Box<dyn AnyRecord>, Option<Contradiction>), Problem> {
        if self.version != VERSION {
            return Err(Problem::Version { found: self.version, ours: VERSION });
        }
        let plain = self.read().map_err(Problem::Game)?;
        let own = Self::of(&*plain);
        let contradiction = if own.played != self.played {
            Some(Contradiction::TooManyPlayed)
        } else if own.closing != self.closing {
            Some(Contradiction::NoDraw)
        } else {
            None
        };
        let Some(text) = &self.record else { return Ok((plain, contradiction)) };
        let same = |whole: &dyn AnyRecord| Self { record: None, ..Self::of(whole) } == own;
        Ok(match from_link(text).ok().filter(|whole| same(&**whole)) {
            Some(whole) => (whole, contradiction),
            None => (plain, contradiction.or(Some(Contradiction::OtherRecord))),
        })
    }

    fn read(&self) -> Result<Box<dyn AnyRecord>, alquerque_core::TextError> {
        let game: AnyGame = self.rules.parse()?;
        let mut record = match &self.start {
            Some(start) => game.record_from(start)?,
            None => game.record(),
        };
        for text in &self.moves {
            record.play(text)?;
        }
        record.go_to(self.played as usize);
        // Nothing may be lost by it.
        let at_the_end = record.played() == record.plies() && record.ending().is_none();
        let can_be = |how: &Closing| at_the_end && (*how != Closing::Agreement || record.can_agree());
        if let Some(how) = self.closing.filter(can_be) {
            record.close(how);
        }
        Ok(record)
    }
}

fn player(json: Json) -> Option<Player> {
    Player::from_name(&json.text()?)
}

/// Whether more is known of a game than its course.
fn has_more(record: &dyn AnyRecord) -> bool {
    *record.headers() != Headers::default() || record.tree().has_remarks() || !record.tree().is_single()
}

/// The running games that are kept, at most one of each kind, and what is to be told of those that cannot be read or had to be
/// mended.
pub fn load_games(store: &dyn Store) -> (Vec<Box<dyn AnyRecord>>, Vec<Storage>) {
    let (mut records, mut troubles) = (Vec::new(), Vec::new());
    for game in GameId::ALL {
        let key = Look::of(game).kept;
        let Some(text) = store.get(key) else { continue };
        let of_its_kind = |(record, mended): (Box<dyn AnyRecord>, _)| match record.board().game {
            kind if kind == game => Ok((record, mended)),
            other => Err(Problem::OtherGame(other)),
        };
        match SavedGame::from_text(&text).and_then(|saved| saved.mended()).and_then(of_its_kind) {
            Ok((record, mended)) => {
                if let Some(contradiction) = mended {
                    troubles.push(Storage::Mended(game, contradiction, put_aside(store, key, &text)));
                    // Told once.
                    save_game(store, &*record);
                }
                records.push(record);
            }
            Err(problem) => troubles.push(Storage::Game(game, problem, move_aside(store, key))),
        }
    }
    (records, troubles)
}

/// Keeps a game as the running one of its kind; `false` where there is no room for it.
pub fn save_game(store: &dyn Store, record: &dyn AnyRecord) -> bool {
    store.set(Look::of(record.board().game).kept, &SavedGame::of(record).text())
}

/// The running game that is kept under a key, where it can be read: another tab may have written it.
pub fn saved_game(store: &dyn Store, key: &str) -> Option<SavedGame> {
    GameId::ALL.into_iter().find(|&game| Look::of(game).kept == key)?;
    SavedGame::from_text(&store.get(key)?).ok()
}
