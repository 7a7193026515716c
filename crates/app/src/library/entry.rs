//! A game of the library: what the list shows of it beside the game itself, so that not every record must be read for it.

use alquerque_core::TextError;
use alquerque_core::any_record::AnyRecord;
use alquerque_core::record::{Header, to_link};
use serde::{Deserialize, Serialize};

use crate::english;
use crate::message::Label;
use crate::store::parsed;

/// The longest text of a field that is believed, in bytes; a record is bounded by the storage.
const LONGEST_FIELD: usize = 1000;

/// The longest text of an entry that is read, in bytes.
pub(super) const LONGEST_ENTRY: usize = 1 << 22;

/// A game in the library.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Entry {
    /// Tells it from the others while the page lives.
    #[serde(skip)]
    pub id: u32,
    /// Its place among the others: the greater ones come later. 0 where it has none yet.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub order: u32,
    /// The game as a link's payload. The database has it as the key.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub record: String,
    /// The game's name and its ruleset's.
    pub title: String,
    /// The day on which it began.
    pub date: String,
    /// Who played light; empty where that is not known.
    pub light: String,
    /// Who played dark; empty where that is not known.
    pub dark: String,
    /// The result in words.
    pub result: String,
    /// Moves in all.
    pub moves: u32,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde's own form")]
const fn is_zero(number: &u32) -> bool {
    *number == 0
}

impl Entry {
    /// A game as an entry without an id.
    pub fn of(record: &dyn AnyRecord) -> Self {
        let mut whole = record.boxed();
        if let Some(last) = whole.tree().main_line().last() {
            whole.select(last);
        }
        let headers = whole.headers();
        Self {
            id: 0,
            order: 0,
            record: to_link(&*whole),
            title: title(&*whole),
            date: if headers.date.is_unknown() { String::new() } else { headers.date.to_string() },
            light: headers.text(Header::Light).to_owned(),
            dark: headers.text(Header::Dark).to_owned(),
            result: english::result(whole.result()),
            moves: u32::try_from(whole.plies()).unwrap_or(u32::MAX),
        }
    }

    /// The game itself.
    ///
    /// # Errors
    /// Where it cannot be read: another version or somebody else may have written it.
    pub fn record(&self) -> Result<Box<dyn AnyRecord>, TextError> {
        alquerque_core::record::from_link(&self.record)
    }

    /// Whether an entry that was read can be one of ours.
    ///
    /// # Errors
    /// Says why it cannot.
    pub fn check(&self) -> Result<(), String> {
        let fields = [&self.title, &self.date, &self.light, &self.dark, &self.result];
        if fields.into_iter().any(|field| field.len() > LONGEST_FIELD) {
            return Err("a text in it is too long".to_owned());
        }
        if !self.record.starts_with('g') {
            return Err("there is no game in it".to_owned());
        }
        Ok(())
    }

    /// Who played.
    pub fn players(&self) -> Label {
        Label::Players(self.light.clone(), self.dark.clone())
    }
}

/// The name of a record's game with that of its ruleset.
pub fn title(record: &dyn AnyRecord) -> String {
    let game = record.board().game;
    let rules = record.rules();
    match game.info().rulesets.iter().find(|ruleset| ruleset.name == rules) {
        Some(ruleset) if ruleset.name == game.name() || game.info().rulesets.len() == 1 => english::title(game, None),
        Some(ruleset) => english::title(game, Some(ruleset.title)),
        None => english::title(game, Some(&rules)),
    }
}

/// The page's id of the button that opens the entry of that id.
pub fn button_of(id: u32) -> String {
    format!("open-{id}")
}

/// A game as the database keeps it: it is its own key, so that two tabs that keep the same game keep it once.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    /// The key: the game as a link's payload.
    pub record: String,
    /// What the list shows of it, as JSON.
    pub facts: String,
}

/// An entry as a row.
pub(super) fn row_of(entry: &Entry) -> Row {
    let facts = Entry { record: String::new(), ..entry.clone() };
    // Strings and numbers always have a text.
    Row { record: entry.record.clone(), facts: serde_json::to_string(&facts).unwrap_or_default() }
}

/// The entry that a row is; `None` where it cannot be one of ours.
pub(super) fn entry_of(row: &Row) -> Option<Entry> {
    let facts: Entry = parsed(&row.facts, LONGEST_ENTRY).ok()?;
    let entry = Entry { record: row.record.clone(), ..facts };
    entry.check().is_ok().then_some(entry)
}
