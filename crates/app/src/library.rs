//! The library: finished games and those that others were opened in place of, in the form in which they are kept.

use alquerque_core::any_record::AnyRecord;
use alquerque_core::record::{Header, to_link};
use alquerque_core::{Outcome, Player, TextError};
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;

use crate::hand::counted;
use crate::store::{Store, move_aside, parsed, put_aside, shortened, where_kept};

/// The key under which the library is kept.
pub const KEY: &str = "alquerque.library";

/// The longest text of a library that is read, in bytes: browsers keep some 5 MB.
const LONGEST: usize = 1 << 24;

/// The form in which the library is kept. A reader of another version must not guess.
const VERSION: u32 = 1;

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
    pub light: String,
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
        whole.go_to(whole.moves().len());
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
            moves: u32::try_from(whole.moves().len()).unwrap_or(u32::MAX),
        }
    }

    /// The game itself.
    pub fn record(&self) -> Result<Box<dyn AnyRecord>, TextError> {
        alquerque_core::record::from_link(&self.record)
    }

    /// Why an entry that was read cannot be one of ours.
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

/// The library as it is written.
#[derive(Serialize)]
struct Kept<'a> {
    version: u32,
    told: bool,
    games: &'a [Entry],
}

/// The library as it is read: its games one by one, as any may be damaged.
#[derive(Deserialize)]
struct Found<'a> {
    version: u32,
    #[serde(default)]
    told: bool,
    #[serde(borrow)]
    games: Vec<&'a RawValue>,
}

/// Reads a library: it, and the texts of the games in it that cannot be read.
///
/// # Errors
/// A part of a sentence that says why nothing of it can be read.
pub fn read(text: &str) -> Result<(Library, Vec<&str>), String> {
    let found: Found<'_> = parsed(text, LONGEST)?;
    if found.version != VERSION {
        return Err(format!("it is of version {}, and this is version {VERSION}", found.version));
    }
    let (mut entries, mut unreadable) = (Vec::new(), Vec::new());
    for game in found.games {
        match parsed::<Entry>(game.get(), LONGEST).and_then(|entry| entry.check().map(|()| entry)) {
            Ok(entry) => entries.push(entry),
            Err(_) => unreadable.push(game.get()),
        }
    }
    Ok((Library::new(entries, found.told), unreadable))
}

/// The library that is kept, and what is to be told of games in it that cannot be read. They are moved to a key of their own.
pub fn load(store: &dyn Store) -> (Library, Option<String>) {
    let Some(text) = store.get(KEY) else { return (Library::default(), None) };
    let (library, unreadable) = match read(&text) {
        Ok(read) => read,
        Err(problem) => {
            let (problem, kept) = (shortened(&problem), move_aside(store, KEY));
            return (Library::default(), Some(format!("The library cannot be read ({problem}). {kept}")));
        }
    };
    if unreadable.is_empty() {
        return (library, None);
    }
    let aside = serde_json::to_string(&unreadable).ok().and_then(|text| put_aside(store, KEY, &text));
    // Only what is safe elsewhere may go.
    if aside.is_some() {
        save(store, &library);
    }
    let (games, kept) = (counted(unreadable.len(), "game"), where_kept(aside));
    (library, Some(format!("{games} of the library cannot be read. {kept}")))
}

/// Keeps the library; `false` where there is no room for it.
pub fn save(store: &dyn Store, library: &Library) -> bool {
    let kept = Kept { version: VERSION, told: library.told, games: &library.entries };
    serde_json::to_string(&kept).is_ok_and(|text| store.set(KEY, &text))
}
