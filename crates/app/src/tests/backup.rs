//! Backups: what goes into one comes out of it, and what is none changes nothing.

use super::store::Fake;
use super::*;
use crate::backup::{BEFORE, LONGEST, backup, restore};
use crate::library::{self, Entry, Library};
use crate::store::Store;

const STORED: [(&str, &str); 5] = [
    ("alquerque.settings", "{\"name\":\"Ann\"}"),
    ("alquerque.game", "a \"quoted\"\n\u{1f600} text"),
    ("alquerque.study.last", "alquerque.game"),
    ("alquerque.settings.unreadable", "old"),
    ("foreign", "not ours"),
];

fn library_of(moves: &[&str]) -> Library {
    Library::new(vec![Entry::of(&*record("merkel", moves))], false)
}

/// All that is stored, as the browser writes it.
fn all(store: &Fake) -> String {
    serde_json::to_string(&*store.texts.borrow()).unwrap()
}

fn restored(store: &Fake, file: &str) -> Result<(), &'static str> {
    restore(store, &all(store), file).map_err(|problem| problem.id())
}

#[test]
fn everything_is_restored_and_what_was_replaced_comes_back() {
    let file = backup(&all(&Fake::new(&STORED)), &library_of(&LAST_MOVE));
    let store = Fake::new(&[("alquerque.settings", "Bob"), ("alquerque.clock", "1"), ("foreign", "kept")]);
    assert_eq!(restored(&store, &file), Ok(()));
    for (key, text) in &STORED[..3] {
        assert_eq!(store.get(key).as_deref(), Some(*text), "{key}");
    }
    assert_eq!((store.get("alquerque.clock"), store.get("foreign").as_deref()), (None, Some("kept")));
    assert_eq!(store.get("alquerque.settings.unreadable"), None);
    assert_eq!(library::load(&store).library.entries.len(), 1);
    // Undo, and undo that. No game of the library is lost.
    for name in ["Bob", STORED[0].1, "Bob"] {
        assert_eq!(restored(&store, &store.get(BEFORE).unwrap()), Ok(()));
        assert_eq!(store.get("alquerque.settings").as_deref(), Some(name));
        assert_eq!(library::load(&store).library.entries.len(), 1);
    }
    assert_eq!(store.get("alquerque.game"), None);
}

#[test]
fn the_games_of_both_libraries_are_kept() {
    let store = Fake::new(&[(library::KEY, &library_of(&LAST_MOVE).as_text())]);
    let file = backup("{}", &library_of(&INVERTING));
    for _ in 0..2 {
        assert_eq!(restored(&store, &file), Ok(()));
        assert_eq!(library::load(&store).library.entries.len(), 2);
    }
}

#[test]
fn without_room_nothing_changes() {
    let store = Fake {
        room: 200,
        ..Fake::new(&[("alquerque.game", "mine"), (BEFORE, "before"), ("alquerque.a.unreadable", "b")])
    };
    let before = all(&store);
    let large = all(&Fake::new(&[("backup", "1"), ("alquerque.game", &"x".repeat(300)), ("alquerque.clock", "")]));
    assert_eq!((restored(&store, &large), all(&store)), (Err("backup-no-room"), before));
}

#[test]
fn what_is_no_backup_is_refused() {
    let store = Fake::new(&STORED);
    let before = all(&store);
    let file = backup(&before, &Library::default());
    for bad in [&file[..file.len() / 2], "[Event \"?\"] 1. c2-c3", "", &format!("{file}{}", " ".repeat(LONGEST))] {
        assert_eq!(restored(&store, bad), Err("backup-damaged"));
    }
    for bad in ["{}", "[]", "1", "{\"backup\":\"1\"}", "{\"version\":1}", &file.replace(":\"1\"", ":\"2\""), &before] {
        assert_eq!(restored(&store, bad), Err("backup-foreign"), "{bad}");
    }
    assert_eq!(all(&store), before);
    // Nothing of other sites or programs.
    assert_eq!(restored(&store, &file.replace("alquerque.game", "elsewhere")), Ok(()));
    assert_eq!((store.get("alquerque.game"), store.get("elsewhere")), (None, None));
}
