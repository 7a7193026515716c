//! A game of the library: what the list shows of it beside the game itself, so that not every record must be read for it.

use alquerque_core::TextError;
use alquerque_core::any_record::AnyRecord;
use alquerque_core::record::{Header, to_link};

use crate::english;
use crate::json::{Fields, Json, Writer};
use crate::message::Label;
use crate::store::Problem;

/// The longest text of a field that is believed, in bytes; a record is bounded by the storage.
const LONGEST_FIELD: usize = 1000;

/// The longest text of an entry that is read, in bytes.
const LONGEST_ENTRY: usize = 1 << 22;

/// A game in the library.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Entry {
    /// Tells it from the others while the page lives.
    pub id: u32,
    /// Its place among the others: the greater ones come later. 0 where it has none yet.
    pub order: u32,
    /// The game as a link's payload. The database has it as the key.
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

    /// The entry as text.
    pub fn text(&self) -> String {
        let mut text = Writer::default();
        if self.order != 0 {
            text.number("order", self.order);
        }
        if !self.record.is_empty() {
            text.text("record", &self.record);
        }
        text.text("title", &self.title)
            .text("date", &self.date)
            .text("light", &self.light)
            .text("dark", &self.dark)
            .text("result", &self.result)
            .number("moves", self.moves)
            .end()
    }

    /// Reads what [`Self::text`] has written, with no id.
    ///
    /// # Errors
    /// Says why it cannot be read.
    pub fn from_text(text: &str) -> Result<Self, Problem> {
        let fields = Fields::of(Json::read(text, LONGEST_ENTRY)?, "games")?;
        let text = |json: Json| Some(json.text()?.into_owned());
        Ok(Self {
            id: 0,
            order: fields.or("order", 0, Json::number)?,
            record: fields.or("record", String::new(), text)?,
            title: fields.get("title", text)?,
            date: fields.get("date", text)?,
            light: fields.get("light", text)?,
            dark: fields.get("dark", text)?,
            result: fields.get("result", text)?,
            moves: fields.get("moves", Json::number)?,
        })
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
    pub fn check(&self) -> Result<(), Problem> {
        let fields = [&self.title, &self.date, &self.light, &self.dark, &self.result];
        if fields.into_iter().any(|field| field.len() > LONGEST_FIELD) {
            return Err(Problem::LongField);
        }
        if !self.record.starts_with('g') {
            return Err(Problem::NoGame);
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
    Row { record: entry.record.clone(), facts: facts.text() }
}

/// The entry that a row is; `None` where it cannot be one of ours.
pub(super) fn entry_of(row: &Row) -> Option<Entry> {
    let facts = Entry::from_text(&row.facts).ok()?;
    let entry = Entry { record: row.record.clone(), ..facts };
    entry.check().is_ok().then_some(entry)
}
