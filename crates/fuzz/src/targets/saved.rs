//! What was kept over a reload, as JSON.

use std::cell::RefCell;

use alquerque_app::english::problem_of;
use alquerque_app::library::{self, Entry, Library, Writing};
use alquerque_app::saved::SavedGame;
use alquerque_app::settings;
use alquerque_app::store::{Problem, Store};
use alquerque_tests::records::contents;

use super::kind;

/// Settings that can be read are written so that they are read as the same.
pub(super) fn settings(bytes: &[u8]) -> String {
    let settings = match settings::read(&text(bytes)) {
        Ok(settings) => settings,
        Err(problem) => return refused(&problem),
    };
    let text = settings::text_of(&settings);
    assert_eq!(settings::read(&text).as_ref(), Ok(&settings), "as {text}");
    let now = settings.now();
    format!("{} {:?} {:?} {:?} {:?}", now.rules, now.light, now.dark, now.ai.engine, now.first)
}

/// A saved game that can be read is mended once, and then written so that it is read as the same.
pub(super) fn game(bytes: &[u8]) -> String {
    let (record, mended) = match SavedGame::from_text(&text(bytes)).and_then(|saved| saved.mended()) {
        Ok(found) => found,
        Err(problem) => return refused(&problem),
    };
    let saved = SavedGame::of(&*record);
    assert_eq!(SavedGame::from_text(&saved.text()).as_ref(), Ok(&saved));
    let (again, contradiction) = saved.mended().unwrap_or_else(|problem| panic!("cannot be restored: {problem:?}"));
    assert_eq!(contradiction, None, "{saved:?} contradicts itself");
    assert_eq!((contents(&*again), again.played()), (contents(&*record), record.played()), "as {saved:?}");
    let moves = record.moves().len().min(9);
    format!("{} {moves} {} {:?} {mended:?}", record.rules(), record.played().min(9), record.result())
}

/// What can be read of a library is written so that it is read as the same, and the rest is put aside; the games in it can be
/// read or not.
pub(super) fn library(bytes: &[u8]) -> String {
    let text = text(bytes);
    let store = Kept(RefCell::new(vec![(library::KEY.to_owned(), text.clone())]));
    let mut found = library::load(&store);
    if found.trouble.is_some() {
        assert!(store.0.borrow().iter().any(|(key, _)| key != library::KEY), "nothing is kept of {text}");
    }
    let entries = found.library.entries.clone();
    if entries.is_empty() {
        return format!("{:?}", found.trouble.is_some());
    }
    let Writing::Text(written) = found.library.to_write() else { panic!("a library that is a text is not written") };
    store.set(library::KEY, &written);
    let again = library::load(&store);
    assert_eq!(
        (again.trouble, again.library),
        (None, Library::new(entries.clone(), found.library.told)),
        "as {written}"
    );
    entries.iter().map(titled).collect::<Vec<_>>().join(" ")
}

fn titled(entry: &Entry) -> String {
    match entry.record() {
        Ok(record) => {
            let own = Entry::of(&*record);
            assert_eq!(own.check(), Ok(()), "our own entry {own:?}");
            own.title
        }
        Err(error) => super::sensible_in(&error, &entry.record),
    }
}

/// Texts by keys.
struct Kept(RefCell<Vec<(String, String)>>);

impl Store for Kept {
    fn get(&self, key: &str) -> Option<String> {
        self.0.borrow().iter().find(|(other, _)| other == key).map(|(_, text)| text.clone())
    }

    fn set(&self, key: &str, text: &str) -> bool {
        self.remove(key);
        self.0.borrow_mut().push((key.to_owned(), text.to_owned()));
        true
    }

    fn remove(&self, key: &str) {
        self.0.borrow_mut().retain(|(other, _)| other != key);
    }
}

/// What a browser's storage can hold.
fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

/// What kind of problem it is.
fn refused(problem: &Problem) -> String {
    kind(&problem_of(problem, "it is"), '`')
}
