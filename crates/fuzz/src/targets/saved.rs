//! Stored data, as the page parses it.

use std::cell::RefCell;
use std::collections::BTreeMap;

use alquerque_app::library::{self, Entry, StoredText, Writing};
use alquerque_app::saved::SavedGame;
use alquerque_app::settings::{self, Settings};
use alquerque_app::store::{Problem, Store};
use alquerque_app::words::Localizer;
use alquerque_language::Phrase;
use alquerque_tests::records::contents;

use super::errors::kind;

/// A browser's storage.
#[derive(Default)]
struct Memory(RefCell<BTreeMap<String, String>>);

impl Memory {
    fn with(key: &str, text: &str) -> Self {
        Self(RefCell::new(BTreeMap::from([(key.to_owned(), text.to_owned())])))
    }

    fn has(&self, text: &str) -> bool {
        self.0.borrow().values().any(|other| other == text)
    }
}

impl Store for Memory {
    fn get(&self, key: &str) -> Option<String> {
        self.0.borrow().get(key).cloned()
    }

    fn set(&self, key: &str, text: &str) -> bool {
        self.0.borrow_mut().insert(key.to_owned(), text.to_owned());
        true
    }

    fn remove(&self, key: &str) {
        self.0.borrow_mut().remove(key);
    }
}

/// Round trip of settings; invalid ones are moved aside.
pub(super) fn settings(bytes: &[u8]) -> String {
    let Ok(text) = std::str::from_utf8(bytes) else { return NO_TEXT.to_owned() };
    let settings = match settings::read(text) {
        Ok(settings) => settings,
        Err(problem) => {
            let store = Memory::with(settings::KEY, text);
            let (usual, trouble) = settings::load(&store);
            assert_eq!(usual, Settings::default());
            assert!(store.has(text), "invalid data is lost");
            told(trouble);
            return refused(&problem);
        }
    };
    let store = Memory::default();
    assert!(settings::save(&store, &Settings::default(), &settings), "there is room");
    assert_eq!(settings::load(&store), (settings.clone(), None));
    let now = settings.now();
    format!("{} {:?} {:?} {:?} {:?}", now.rules, now.light, now.dark, now.ai.engine, now.first)
}

/// Round trip of a saved game, repaired where its parts contradict each other.
pub(super) fn game(bytes: &[u8]) -> String {
    let Ok(text) = std::str::from_utf8(bytes) else { return NO_TEXT.to_owned() };
    let (record, contradiction) = match SavedGame::from_text(text).and_then(|saved| saved.repaired()) {
        Ok(read) => read,
        Err(problem) => return refused(&problem),
    };
    let saved = SavedGame::of(&*record).text();
    let again = SavedGame::from_text(&saved).and_then(|saved| saved.repaired());
    let (again, rest) = again.unwrap_or_else(|problem| panic!("{saved} cannot be restored: {problem:?}"));
    assert_eq!((contents(&*again), again.played()), (contents(&*record), record.played()), "as {saved}");
    assert_eq!(rest, None, "the repaired game is valid: {saved}");
    let (moves, played) = (record.moves().len().min(9), record.played().min(9));
    format!("{} {moves} {played} {:?} {contradiction:?}", record.rules(), record.result())
}

/// Round trip of a library's games; invalid ones are moved aside.
pub(super) fn library(bytes: &[u8]) -> String {
    let Ok(text) = std::str::from_utf8(bytes) else { return NO_TEXT.to_owned() };
    let store = Memory::with(library::KEY, text);
    let StoredText { text: kept, mut library, trouble } = library::load(&store);
    let Some(kept) = kept else {
        assert!(library.entries.is_empty() && store.has(text), "invalid data is lost");
        return told(trouble);
    };
    assert!(store.has(&kept));
    assert_eq!(kept == text, trouble.is_none(), "invalid games are separate");
    let games = library.entries.len();
    let Writing::Text(written) = library.to_write() else { panic!("no longer a text") };
    let again = library::load(&Memory::with(library::KEY, &written));
    assert_eq!((again.text.as_ref(), again.trouble.as_ref()), (Some(&written), None));
    assert_eq!(again.library.entries, library.entries, "as {written}");
    format!("{} {}", games.min(9), trouble.map(|trouble| told(Some(trouble))).unwrap_or_default())
}

/// Round trip of a library entry; its game may be invalid.
pub(super) fn entry(bytes: &[u8]) -> String {
    let Ok(text) = std::str::from_utf8(bytes) else { return NO_TEXT.to_owned() };
    let entry = match Entry::from_text(text).and_then(|entry| entry.check().map(|()| entry)) {
        Ok(entry) => entry,
        Err(problem) => return refused(&problem),
    };
    assert_eq!(Entry::from_text(&entry.text()).as_ref(), Ok(&entry));
    match entry.record() {
        Ok(record) => {
            let own = Entry::of(&*record);
            assert_eq!(own.check(), Ok(()), "our own entry {own:?}");
            in_english(|english| english.say(&own.title.phrase()))
        }
        Err(error) => super::errors::sensible_in(&error, &entry.record),
    }
}

/// The text in English.
fn in_english<T>(say: impl FnOnce(&Localizer) -> T) -> T {
    thread_local!(static ENGLISH: Localizer = Localizer::english());
    ENGLISH.with(say)
}

/// Stands for bytes that a browser could not store.
const NO_TEXT: &str = "no text";
/// Checks that a notice is short; returns its kind.
fn told(trouble: Option<Phrase>) -> String {
    let trouble = trouble.map_or_else(|| panic!("no notice"), |trouble| in_english(|english| english.say(&trouble)));
    assert!(trouble.chars().count() < 400, "{trouble}");
    kind(&trouble, '`')
}

/// The kind of a problem.
fn refused(problem: &Problem) -> String {
    kind(&in_english(|english| english.say_plain(&problem.phrase())), '`')
}
