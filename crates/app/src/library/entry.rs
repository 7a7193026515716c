//! A game of the library: what the list shows of it beside the game itself, so that not every record must be read for it.

use alquerque_core::any_record::AnyRecord;
use alquerque_core::record::{Header, rules_of_link, to_link};
use alquerque_core::{GameId, Outcome, Player, TextError};

use crate::json::{Fields, Json, Writer};
use crate::message::{Label, Title};
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
    /// What the game is called.
    pub title: Title,
    /// The day on which it began.
    pub date: String,
    /// Who played light; empty where that is not known.
    pub light: String,
    /// Who played dark; empty where that is not known.
    pub dark: String,
    /// The result; none where the game is not finished.
    pub result: Option<Outcome>,
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
            title: Title::of(&*whole),
            date: if headers.date.is_unknown() { String::new() } else { headers.date.to_string() },
            light: headers.text(Header::Light).to_owned(),
            dark: headers.text(Header::Dark).to_owned(),
            result: whole.result(),
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
        match &self.title {
            Title::Rules(rules) => text.text("rules", &rules.to_string()),
            Title::AsKept(title) => text.text("title", title),
        };
        text.text("date", &self.date)
            .text("light", &self.light)
            .text("dark", &self.dark)
            .text("result", result_text(self.result))
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
        let rules = fields.perhaps("rules", text)?;
        let (_, result) = fields.get("result", |json| {
            let text = json.text()?;
            RESULTS.iter().find(|(known, _)| *known == text)
        })?;
        Ok(Self {
            id: 0,
            order: fields.or("order", 0, Json::number)?,
            record: fields.or("record", String::new(), text)?,
            title: match rules {
                // A later version may know others.
                Some(rules) => rules.parse().map_or(Title::AsKept(rules), Title::Rules),
                None => Title::AsKept(fields.get("title", text)?),
            },
            date: fields.get("date", text)?,
            light: fields.get("light", text)?,
            dark: fields.get("dark", text)?,
            result: *result,
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

    /// An entry that was kept before its rules were: they are those of its record.
    #[must_use]
    pub(super) fn with_its_rules(mut self) -> Self {
        if let (Title::AsKept(_), Some(rules)) = (&self.title, rules_of_link(&self.record)) {
            self.title = Title::Rules(rules);
        }
        self
    }

    /// Whether an entry that was read can be one of ours.
    ///
    /// # Errors
    /// Says why it cannot.
    pub fn check(&self) -> Result<(), Problem> {
        let title = match &self.title {
            Title::AsKept(title) => title,
            Title::Rules(_) => "",
        };
        let fields = [title, &self.date, &self.light, &self.dark];
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
        let game = match &self.title {
            Title::Rules(game) => game.id(),
            Title::AsKept(_) => GameId::default(),
        };
        Label::Players(game, self.light.clone(), self.dark.clone())
    }
}

/// The words by which results are kept, and were before there was more than one language.
const RESULTS: [(&str, Option<Outcome>); 4] = [
    ("Light wins", Some(Outcome::Win(Player::Light))),
    ("Dark wins", Some(Outcome::Win(Player::Dark))),
    ("Draw", Some(Outcome::Draw)),
    ("Not finished", None),
];

fn result_text(result: Option<Outcome>) -> &'static str {
    RESULTS.iter().find(|(_, known)| *known == result).map_or("", |(text, _)| text)
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
    let entry = Entry { record: row.record.clone(), ..facts }.with_its_rules();
    entry.check().is_ok().then_some(entry)
}
