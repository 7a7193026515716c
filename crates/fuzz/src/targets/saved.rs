//! What was kept over a reload, by the readers that the page goes by.

use std::cell::RefCell;
use std::collections::BTreeMap;

use alquerque_app::library::{self, Entry, KeptText, Writing};
use alquerque_app::message::Storage;
use alquerque_app::saved::SavedGame;
use alquerque_app::settings::{self, Settings};
use alquerque_app::store::{Problem, Store};
use alquerque_app::words::{Tongue, problem, title};
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

/// Settings that can be read are kept so that they are read as the same; others are put aside.
pub(super) fn settings(bytes: &[u8]) -> String {
    let Ok(text) = std::str::from_utf8(bytes) else { return NO_TEXT.to_owned() };
    let settings = match settings::read(text) {
        Ok(settings) => settings,
        Err(problem) => {
            let store = Memory::with(settings::KEY, text);
            let (usual, trouble) = settings::load(&store);
            assert_eq!(usual, Settings::default());
            assert!(store.has(text), "what cannot be read is lost");
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

/// A saved game that can be read, mended where its parts contradict each other, is written so that it is read as the same.
pub(super) fn game(bytes: &[u8]) -> String {
    let Ok(text) = std::str::from_utf8(bytes) else { return NO_TEXT.to_owned() };
    let (record, contradiction) = match SavedGame::from_text(text).and_then(|saved| saved.mended()) {
        Ok(read) => read,
        Err(problem) => return refused(&problem),
    };
    let saved = SavedGame::of(&*record).text();
    let again = SavedGame::from_text(&saved).and_then(|saved| saved.mended());
    let (again, rest) = again.unwrap_or_else(|problem| panic!("{saved} cannot be restored: {problem:?}"));
    assert_eq!((contents(&*again), again.played()), (contents(&*record), record.played()), "as {saved}");
    assert_eq!(rest, None, "what was mended is whole: {saved}");
    let (moves, played) = (record.moves().len().min(9), record.played().min(9));
    format!("{} {moves} {played} {:?} {contradiction:?}", record.rules(), record.result())
}

/// A library's games that can be read are written so that they are read as the same; others are put aside.
pub(super) fn library(bytes: &[u8]) -> String {
    let Ok(text) = std::str::from_utf8(bytes) else { return NO_TEXT.to_owned() };
    let store = Memory::with(library::KEY, text);
    let KeptText { text: kept, mut library, trouble } = library::load(&store);
    let Some(kept) = kept else {
        assert!(library.entries.is_empty() && store.has(text), "what cannot be read is lost");
        return told(trouble);
    };
    assert!(store.has(&kept));
    assert_eq!(kept == text, trouble.is_none(), "where some cannot be read, these are apart");
    let games = library.entries.len();
    let Writing::Text(written) = library.to_write() else { panic!("it is no text any more") };
    let again = library::load(&Memory::with(library::KEY, &written));
    assert_eq!((again.text.as_ref(), again.trouble.as_ref()), (Some(&written), None));
    assert_eq!(again.library.entries, library.entries, "as {written}");
    format!("{} {}", games.min(9), trouble.map(|trouble| told(Some(trouble))).unwrap_or_default())
}

/// An entry of the library that is taken for one is written so that it is read as the same; its game can be read or not.
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
            in_english(|english| english.say(&title(&own.title)))
        }
        Err(error) => super::errors::sensible_in(&error, &entry.record),
    }
}

/// What can be said in English.
fn in_english<T>(say: impl FnOnce(&Tongue) -> T) -> T {
    thread_local!(static ENGLISH: Tongue = Tongue::english());
    ENGLISH.with(say)
}

/// What stands for bytes that a browser could not keep.
const NO_TEXT: &str = "no text";
/// What the player is told, which is short; what kind of sentence it is.
fn told(trouble: Option<Storage>) -> String {
    let trouble = trouble.map_or_else(
        || panic!("nobody is told of it"),
        |trouble| in_english(|english| english.written(&trouble.into(), alquerque_core::GameId::default())),
    );
    assert!(trouble.chars().count() < 400, "{trouble}");
    kind(&trouble, '`')
}

/// What kind of problem it is.
fn refused(problem: &Problem) -> String {
    kind(&in_english(|english| english.say_plain(&self::problem(problem))), '`')
}
