//! The running game in the form in which it is kept over a reload.

use alquerque_core::any_record::AnyRecord;
use alquerque_core::family::AnyGame;
use alquerque_core::record::{Headers, from_link, to_link};
use alquerque_core::{GameId, Reason};
use serde::{Deserialize, Serialize};

use crate::look::Look;
use crate::store::{Store, move_aside, parsed, put_aside, shortened, where_kept};

const VERSION: u32 = 1;

/// The longest text of a game that is read, in bytes: a game of 10,000 plies with long comments has a fifth of it.
const LONGEST: usize = 1 << 23;

/// A game as text: its rules, where it began, all its moves, and how many of them are played (the others were taken back).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SavedGame {
    version: u32,
    rules: String,
    /// The first position, where it is not the one in which the ruleset begins.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    start: Option<String>,
    moves: Vec<String>,
    played: u32,
    /// Whether the players have agreed on a draw.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    agreed: bool,
    /// All of it once more as a link's payload, where there is something that the above does not tell: variations, headers,
    /// comments, symbols.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    record: Option<String>,
}

impl SavedGame {
    /// What is to be kept of a game.
    pub fn of(record: &dyn AnyRecord) -> Self {
        Self {
            version: VERSION,
            rules: record.rules(),
            start: record.start_text(),
            moves: record.moves(),
            played: u32::try_from(record.played()).unwrap_or(u32::MAX),
            record: has_more(record).then(|| to_link(record)),
            agreed: record.ending().is_some_and(|ending| ending.reason == Reason::Agreement),
        }
    }

    /// Reads what [`Self::text`] has written.
    ///
    /// # Errors
    /// A part of a sentence that says why it cannot be read.
    pub fn from_text(text: &str) -> Result<Self, String> {
        parsed(text, LONGEST)
    }

    /// The game as text.
    pub fn text(&self) -> String {
        // Strings, numbers and lists of them always have a text.
        serde_json::to_string(self).unwrap_or_default()
    }

    /// The game.
    ///
    /// # Errors
    /// A part of a sentence that says why it cannot be gone on with.
    pub fn restore(&self) -> Result<Box<dyn AnyRecord>, String> {
        self.mended().map(|(record, _)| record)
    }

    /// The game, and what in its parts contradicts the others: what stands in the fields of their own counts.
    ///
    /// # Errors
    /// A part of a sentence that says why it cannot be gone on with.
    pub fn mended(&self) -> Result<(Box<dyn AnyRecord>, Option<&'static str>), String> {
        if self.version != VERSION {
            return Err(format!("it is of version {}, and this is version {VERSION}", self.version));
        }
        let plain = self.read().map_err(|error| error.to_string())?;
        let own = Self::of(&*plain);
        let contradiction = if own.played != self.played {
            Some("more moves are played in it than it has")
        } else if own.agreed != self.agreed {
            Some("no draw can be agreed on in it")
        } else {
            None
        };
        let Some(text) = &self.record else { return Ok((plain, contradiction)) };
        let same = |whole: &dyn AnyRecord| Self { record: None, ..Self::of(whole) } == own;
        Ok(match from_link(text).ok().filter(|whole| same(&**whole)) {
            Some(whole) => (whole, contradiction),
            None => (plain, contradiction.or(Some("its record is of another game"))),
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
        if self.agreed && record.can_agree() && at_the_end {
            record.agree_on_draw();
        }
        Ok(record)
    }
}

/// Whether more is known of a game than its course.
fn has_more(record: &dyn AnyRecord) -> bool {
    *record.headers() != Headers::default() || record.tree().has_remarks() || !record.tree().is_single()
}

/// The running games that are kept, at most one of each kind, and what is to be told of those that cannot be read or had to be
/// mended.
pub fn load_games(store: &dyn Store) -> (Vec<Box<dyn AnyRecord>>, Vec<String>) {
    let (mut records, mut troubles) = (Vec::new(), Vec::new());
    for game in GameId::ALL {
        let key = Look::of(game).kept;
        let Some(text) = store.get(key) else { continue };
        let of_its_kind = |(record, mended): (Box<dyn AnyRecord>, _)| match record.board().game {
            kind if kind == game => Ok((record, mended)),
            other => Err(format!("it is a game of {}", other.title())),
        };
        let what = format!("The saved game of {}", game.title());
        match SavedGame::from_text(&text).and_then(|saved| saved.mended()).and_then(of_its_kind) {
            Ok((record, mended)) => {
                if let Some(problem) = mended {
                    let kept = where_kept(put_aside(store, key, &text));
                    troubles.push(format!("{what} contradicts itself ({problem}) and was mended. {kept}"));
                    // Told once.
                    save_game(store, &*record);
                }
                records.push(record);
            }
            Err(problem) => {
                let (problem, kept) = (shortened(&problem), move_aside(store, key));
                troubles.push(format!("{what} cannot be read ({problem}). {kept}"));
            }
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
