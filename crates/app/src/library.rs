//! The library: finished games and those that others were opened in place of, in the form in which they are kept.

use alquerque_core::any_record::AnyRecord;
use alquerque_core::record::{Header, to_link};
use alquerque_core::{Outcome, Player, TextError};
use serde::{Deserialize, Serialize};

/// The form in which the library is kept. A reader of another version must not guess.
pub const VERSION: u32 = 1;

/// The most games that are kept.
pub const MOST_ENTRIES: usize = 200;

/// The longest text of a field that is believed, in bytes; a record is bounded by the storage.
const LONGEST_FIELD: usize = 1000;

/// A game in the library. What the list shows is kept beside the record, so that not every record must be read for it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Entry {
    /// Tells it from the others while the page lives.
    #[serde(skip)]
    pub id: u32,
    /// The game as a link's payload.
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
            record: to_link(&*whole),
            title: title(&*whole),
            date: if headers.date.is_unknown() { String::new() } else { headers.date.to_string() },
            light: headers.text(Header::Light).to_owned(),
            dark: headers.text(Header::Dark).to_owned(),
            result: match whole.result() {
                Some(Outcome::Win(Player::Light)) => "Light wins",
                Some(Outcome::Win(Player::Dark)) => "Dark wins",
                Some(Outcome::Draw) => "Draw",
                None => "Not finished",
            }
            .to_owned(),
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

    /// Who played, such as `Ann and AI, level 3`; empty where nobody is named.
    pub fn players(&self) -> String {
        match (self.light.as_str(), self.dark.as_str()) {
            ("", "") => String::new(),
            (light, "") => format!("Light: {light}"),
            ("", dark) => format!("Dark: {dark}"),
            (light, dark) => format!("{light} (light) – {dark} (dark)"),
        }
    }
}

/// The name of a record's game with that of its ruleset.
pub fn title(record: &dyn AnyRecord) -> String {
    let game = record.board().game;
    let rules = record.rules();
    match game.info().rulesets.iter().find(|ruleset| ruleset.name == rules) {
        Some(ruleset) if ruleset.name == game.name() || game.info().rulesets.len() == 1 => game.title().to_owned(),
        Some(ruleset) => format!("{}, {}", game.title(), ruleset.title),
        None => format!("{}, {rules}", game.title()),
    }
}

/// The page's id of the button that opens the entry of that id.
pub fn button_of(id: u32) -> String {
    format!("open-{id}")
}

/// All games that are kept, the oldest first.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Library {
    /// The games, the oldest first.
    pub entries: Vec<Entry>,
    /// Whether the player was told that it is full.
    pub told: bool,
    next_id: u32,
}

impl Library {
    /// A library of entries that were read.
    pub fn new(entries: Vec<Entry>, told: bool) -> Self {
        let mut library = Self { told, ..Self::default() };
        for entry in entries {
            library.insert(usize::MAX, entry);
        }
        library
    }

    /// The entry of that id.
    pub fn entry(&self, id: u32) -> Option<&Entry> {
        self.entries.iter().find(|entry| entry.id == id)
    }

    /// Puts an entry at a place, or behind the last, and returns its new id.
    pub fn insert(&mut self, place: usize, entry: Entry) -> u32 {
        self.next_id += 1;
        let entry = Entry { id: self.next_id, ..entry };
        self.entries.insert(place.min(self.entries.len()), entry);
        self.next_id
    }

    /// Takes the entry of that id out, with the place where it was.
    pub fn remove(&mut self, id: u32) -> Option<(usize, Entry)> {
        let place = self.entries.iter().position(|entry| entry.id == id)?;
        Some((place, self.entries.remove(place)))
    }

    /// Whether no further game fits in.
    pub fn is_full(&self) -> bool {
        self.entries.len() >= MOST_ENTRIES
    }
}

/// Whether there is something in a game that its player could miss.
pub fn is_worth_keeping(record: &dyn AnyRecord) -> bool {
    record.plies() > 0 && record.ending().is_none()
}

/// Whether `longer` is the same game as `shorter`, perhaps with more moves: it has its main line, in whatever place.
pub fn goes_on_from(longer: &dyn AnyRecord, shorter: &dyn AnyRecord) -> bool {
    longer.tree().has_way_to(shorter.tree(), shorter.tree().main_line().last())
}

/// Whether nothing that was played in `shorter` is missing in `longer`.
pub fn has_all_of(longer: &dyn AnyRecord, shorter: &dyn AnyRecord) -> bool {
    longer.tree().has_way_to(shorter.tree(), shorter.tree().nodes())
}
