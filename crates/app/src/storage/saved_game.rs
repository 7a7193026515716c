//! The storage format of running games.

use alquerque_core::any_record::AnyRecord;
use alquerque_core::family::AnyGame;
use alquerque_core::record::{Closing, Date, Headers, from_link, to_link};
use alquerque_core::{GameId, Player};
use alquerque_language::{Phrase, message};
use serde::{Deserialize, Serialize};

use crate::board::look::Look;
use crate::storage::{Contradiction, Problem, Store, backup_phrase, json, move_aside, put_aside, unreadable};

const VERSION: u32 = 1;

/// Maximum size in bytes. A game of 10,000 plies with long comments takes a fifth of it.
const MAX_LEN: usize = 1 << 23;

/// A stored game: its rules, its initial position, all moves, and how many are played (the rest are undone).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SavedGame {
    rules: String,
    /// The initial position, if different from the ruleset's.
    #[serde(skip_serializing_if = "Option::is_none")]
    start: Option<String>,
    moves: Vec<String>,
    played: u32,
    /// How the players ended the game, if the rules didn't.
    #[serde(flatten)]
    closing: StoredClosing,
    /// The date on which it started, if known and not in `record`.
    #[serde(skip_serializing_if = "Option::is_none")]
    date: Option<String>,
    /// The game as a link's payload, if it has more than the other fields: variations, headers, comments, symbols.
    #[serde(skip_serializing_if = "Option::is_none")]
    record: Option<String>,
}

/// How the players ended a game.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
struct StoredClosing {
    #[serde(default, skip_serializing_if = "json::is_default")]
    agreed: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    resigned: Option<Player>,
    #[serde(skip_serializing_if = "Option::is_none")]
    timed_out: Option<Player>,
}

impl StoredClosing {
    fn new(closing: Option<Closing>) -> Self {
        match closing {
            None => Self::default(),
            Some(Closing::Agreement) => Self { agreed: true, ..Self::default() },
            Some(Closing::Resignation(player)) => Self { resigned: Some(player), ..Self::default() },
            Some(Closing::Time(player)) => Self { timed_out: Some(player), ..Self::default() },
        }
    }

    fn closing(&self) -> Option<Closing> {
        let of_player = self.resigned.map(Closing::Resignation).or(self.timed_out.map(Closing::Time));
        of_player.or(self.agreed.then_some(Closing::Agreement))
    }
}

impl SavedGame {
    /// Converts a game to its stored form.
    pub fn from_record(record: &dyn AnyRecord) -> Self {
        let closing = record.closing().filter(|how| record.ending() == Some(how.ending()));
        let (date, has_more) = (record.headers().date, has_more(record));
        Self {
            rules: record.rules(),
            start: record.start_text(),
            moves: record.moves(),
            played: u32::try_from(record.played()).unwrap_or(u32::MAX),
            date: (!has_more && !date.is_unknown()).then(|| date.to_string()),
            record: has_more.then(|| to_link(record)),
            closing: StoredClosing::new(closing),
        }
    }

    /// Reads the output of [`Self::text`].
    ///
    /// # Errors
    ///
    /// Returns why the text can't be read.
    pub fn from_text(text: &str) -> Result<Self, Problem> {
        json::read_version(text, MAX_LEN, VERSION)
    }

    /// Writes the game as text.
    pub fn text(&self) -> String {
        json::text_of_version(VERSION, self)
    }

    /// Restores the game.
    ///
    /// # Errors
    ///
    /// Returns why the game can't be continued.
    pub fn restore(&self) -> Result<Box<dyn AnyRecord>, Problem> {
        self.repaired().map(|(record, _)| record)
    }

    /// Restores the game, repairing contradictions between its fields. Returns the first one. The separate fields take
    /// precedence over the payload.
    ///
    /// # Errors
    ///
    /// Returns why the game can't be continued.
    pub fn repaired(&self) -> Result<(Box<dyn AnyRecord>, Option<Contradiction>), Problem> {
        let plain = self.read().map_err(Problem::Game)?;
        let own = Self::from_record(&*plain);
        let contradiction = if own.played != self.played {
            Some(Contradiction::TooManyPlayed)
        } else if own.closing.closing() != self.closing.closing() {
            Some(Contradiction::NoDraw)
        } else {
            None
        };
        let Some(text) = &self.record else { return Ok((plain, contradiction)) };
        let own = Self { date: None, ..own };
        let same = |whole: &dyn AnyRecord| Self { record: None, date: None, ..Self::from_record(whole) } == own;
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
            record.replay(text)?;
        }
        record.go_to(self.played as usize);
        // Only repair if nothing is lost.
        let at_the_end =
            record.played() == record.plies() && record.ending().is_none_or(|ending| ending.reason.is_claimed());
        let can_be = |how: &Closing| at_the_end && (*how != Closing::Agreement || record.can_agree());
        if let Some(how) = self.closing.closing().filter(can_be) {
            record.close(how);
        }
        if let Some(date) = self.date.as_ref().and_then(|date| date.parse().ok()) {
            record.headers_mut().date = date;
        }
        Ok(record)
    }
}

/// Whether the game has more than its moves and its date.
fn has_more(record: &dyn AnyRecord) -> bool {
    let mut headers = record.headers().clone();
    headers.date = Date::default();
    headers != Headers::default() || record.tree().has_remarks() || !record.tree().is_single()
}

/// Loads the running games, at most one of each kind, and what to report about games that were unreadable or repaired.
pub fn load_games(store: &dyn Store) -> (Vec<Box<dyn AnyRecord>>, Vec<Phrase>) {
    let (mut records, mut troubles) = (Vec::new(), Vec::new());
    for game in GameId::ALL {
        let key = Look::for_game(game).storage_key;
        let Some(text) = store.get(key) else { continue };
        let of_its_kind = |(record, mended): (Box<dyn AnyRecord>, _)| match record.board().game {
            kind if kind == game => Ok((record, mended)),
            other => Err(Problem::OtherGame(other)),
        };
        match SavedGame::from_text(&text).and_then(|saved| saved.repaired()).and_then(of_its_kind) {
            Ok((record, mended)) => {
                if let Some(contradiction) = mended {
                    let copy = backup_phrase(&put_aside(store, key, &text));
                    let mended =
                        Phrase::new(message::MENDED_GAME).key("game", game.name()).key("what", contradiction.name());
                    troubles.push(mended.phrase("copy", copy));
                    // Save the repaired game, to report it only once.
                    save_game(store, &*record);
                }
                records.push(record);
            }
            Err(problem) => {
                let trouble = unreadable(message::UNREADABLE_GAME, &problem, &move_aside(store, key));
                troubles.push(trouble.key("game", game.name()));
            }
        }
    }
    (records, troubles)
}

/// Saves a running game; returns `false` if storage is full.
pub fn save_game(store: &dyn Store, record: &dyn AnyRecord) -> bool {
    store.set(Look::for_game(record.board().game).storage_key, &SavedGame::from_record(record).text())
}

/// Reads the running game stored under a key, for changes in other tabs. `None` if it is unreadable.
pub fn saved_game(store: &dyn Store, key: &str) -> Option<SavedGame> {
    GameId::ALL.into_iter().find(|&game| Look::for_game(game).storage_key == key)?;
    SavedGame::from_text(&store.get(key)?).ok()
}
