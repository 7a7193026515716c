//! Backups: restoring one restores everything, and an invalid file changes nothing.

use alquerque_core::record::to_link;
use alquerque_language::message;

use super::*;
use crate::library::{self, Entry, Library};
use crate::settings::{Settings, text_of};
use crate::storage::Store;
use crate::storage::backup::{BEFORE, MAX_LEN, backup, before, restore};
use crate::storage::saved_game::SavedGame;
use crate::tests::store::Fake;

const TODAY: &str = "2026-11-25";

fn settings_of(name: &str) -> String {
    let mut settings = Settings::default();
    settings.name = name.to_owned();
    text_of(&settings)
}

/// The data of a player named Ann.
fn stored() -> Fake {
    Fake::new(&[
        ("alquerque.settings", &settings_of("Ann \u{1f600}\n")),
        ("alquerque.game", &SavedGame::from_record(&*record("merkel", &INVERTING)).text()),
        ("alquerque.study.last", "alquerque.game"),
        ("alquerque.settings.unreadable", "old"),
        ("foreign", "not ours"),
    ])
}

fn library_of(moves: &[&str]) -> Library {
    Library::new(vec![Entry::from_record(&*record("merkel", moves))], false)
}

/// Everything stored, as JSON.
fn all(store: &Fake) -> String {
    serde_json::to_string(&*store.texts.borrow()).unwrap()
}

fn restored(store: &Fake, file: &str) -> Result<(), &'static str> {
    restore(store, file, TODAY).map(|_| ()).map_err(|problem| problem.id().name())
}

#[test]
fn everything_is_restored_and_the_replaced_data_can_be_brought_back() {
    let file = backup(&stored(), &library_of(&LAST_MOVE)).unwrap();
    let bob = settings_of("Bob");
    let store = Fake::new(&[("alquerque.settings", &bob), ("alquerque.clock", "1"), ("foreign", "kept")]);
    let today = "2026-12-01".parse().unwrap();
    assert_eq!(before(&store, today), None);
    assert_eq!(restored(&store, &file), Ok(()));
    for key in ["alquerque.settings", "alquerque.game", "alquerque.study.last"] {
        assert_eq!(store.get(key), stored().get(key), "{key}");
    }
    assert_eq!(
        phrases(before(&store, today).unwrap()),
        "backup-before(name: some, dated: yes, date: 2026-11-25, player: Bob, games: 0)"
    );
    assert_eq!(
        phrases(before(&store, TODAY.parse().unwrap()).unwrap()),
        "backup-before(name: some, dated: today, date: 2026-11-25, player: Bob, games: 0)"
    );
    assert_eq!((store.get("alquerque.clock"), store.get("foreign").as_deref()), (None, Some("kept")));
    assert_eq!(store.get("alquerque.settings.unreadable"), None);
    assert_eq!(library::load(&store).library.entries.len(), 1);
    // Undo the restore, then undo the undo. No game of the library is lost.
    let ann = stored().get("alquerque.settings").unwrap();
    for name in [&bob, &ann, &bob] {
        assert_eq!(restored(&store, &store.get(BEFORE).unwrap()), Ok(()));
        assert_eq!(store.get("alquerque.settings").as_ref(), Some(name));
        assert_eq!(library::load(&store).library.entries.len(), 1);
    }
    assert_eq!(store.get("alquerque.game"), None);
}

#[test]
fn data_replaced_by_an_earlier_version_has_no_date() {
    let store = Fake::new(&[(BEFORE, "{\"backup\":\"1\"}")]);
    let told = before(&store, TODAY.parse().unwrap()).unwrap();
    assert_eq!(phrases(told), "backup-before(name: none, dated: no, date: , player: , games: 0)");
}

#[test]
fn studies_are_restored() {
    let texts = [
        ("alquerque.studies", "{\"version\":1,\"last\":2,\"open\":2,\"studies\":[]}"),
        ("alquerque.studies.2", "{\"version\":1,\"record\":\"\"}"),
        ("alquerque.studies.2.history", "{\"version\":1,\"before\":[],\"after\":[]}"),
        ("alquerque.studies.3", "nonsense"),
    ];
    let file = backup(&Fake::new(&texts), &library_of(&[])).unwrap();
    let store = Fake::new(&[("alquerque.studies.2", "{}")]);
    assert_eq!(restore(&store, &file, TODAY), Ok(vec!["alquerque.studies.3".to_owned()]));
    for (key, text) in &texts[..3] {
        assert_eq!(store.get(key).as_deref(), Some(*text), "{key}");
    }
}

#[test]
fn live_games_are_restored() {
    let game = to_link(&*record("merkel", &LAST_MOVE));
    let texts = [("alquerque.live", "turn:example.org\nann\nsecret"), ("alquerque.live-game", game.as_str())];
    let file = backup(&Fake::new(&texts), &library_of(&[])).unwrap();
    let store = Fake::new(&[]);
    assert_eq!(restore(&store, &file, TODAY), Ok(Vec::new()));
    for (key, text) in texts {
        assert_eq!(store.get(key).as_deref(), Some(text), "{key}");
    }
}

#[test]
fn data_of_other_programs_is_neither_saved_nor_touched() {
    let store = stored();
    store.set("other", &"\u{1}".repeat(MAX_LEN));
    let file = backup(&store, &Library::default()).unwrap();
    assert!(file.contains("alquerque.settings") && !file.contains("other"), "{file}");
    assert_eq!(restored(&store, &file), Ok(()));
    assert!(store.get("other").is_some() && before(&store, TODAY.parse().unwrap()).is_some());
    let undone = store.get(BEFORE).unwrap();
    assert_eq!(restored(&store, &undone), Ok(()));
    assert_eq!(store.get("alquerque.settings"), stored().get("alquerque.settings"));
}

#[test]
fn a_backup_that_could_not_be_restored_is_not_offered() {
    let store = Fake::new(&[("alquerque.studies.2", &"x".repeat(MAX_LEN))]);
    assert_eq!(backup(&store, &Library::default()).unwrap_err().id(), message::BACKUP_DAMAGED);
}

#[test]
fn the_games_of_both_libraries_are_kept() {
    let store = Fake::new(&[(library::KEY, &library_of(&LAST_MOVE).as_text())]);
    let file = backup(&Fake::new(&[]), &library_of(&INVERTING)).unwrap();
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
    let large = all(&Fake::new(&[("backup", "1"), ("alquerque.settings", &settings_of("Ann"))]));
    assert_eq!((restored(&store, &large), all(&store)), (Err("backup-no-room"), before));
}

#[test]
fn unreadable_parts_are_named_and_set_aside() {
    let good = Entry::from_record(&*record("merkel", &LAST_MOVE)).text();
    let library = format!("{{\"version\":1,\"told\":false,\"games\":[{good},{{\"moves\":1}}]}}");
    let other_game = SavedGame::from_record(&*record("othello", &[])).text();
    let illegal = SavedGame::from_record(&*record("merkel", &["d2-c3"])).text().replace("d2-c3", "d2-d4");
    let texts = [
        ("backup", "1"),
        ("alquerque.settings", &settings_of("Ann")),
        ("alquerque.game", &illegal),
        ("alquerque.game.draughts", &other_game),
        ("alquerque.study", &other_game),
        ("alquerque.library", &library),
        ("alquerque.later", "from a newer version"),
        ("elsewhere", "of another program"),
    ];
    let file = all(&Fake::new(&texts));
    let file = format!("{},\"alquerque.statistics\":{{\"version\":1}}}}", file.strip_suffix('}').unwrap());
    let store = Fake::new(&[("alquerque.game", &SavedGame::from_record(&*record("merkel", &INVERTING)).text())]);
    let mut left_out = restore(&store, &file, TODAY).unwrap();
    left_out.sort();
    let keys = ["game", "game.draughts", "later", "library", "statistics", "study"];
    let mut expected: Vec<String> = keys.iter().map(|key| format!("alquerque.{key}")).collect();
    expected.push("elsewhere".to_owned());
    assert_eq!(left_out, expected);
    for key in keys.iter().filter(|key| **key != "library") {
        let key = format!("alquerque.{key}");
        assert!(store.get(&key).is_none() && store.get(&format!("{key}.unreadable")).is_some(), "{key}");
    }
    assert_eq!((store.get("elsewhere"), store.get("elsewhere.unreadable")), (None, None));
    assert_eq!(library::load(&store).library.entries.len(), 1);
    assert_eq!(store.get("alquerque.library.unreadable").as_deref(), Some("[\"{\\\"moves\\\":1}\"]"));
}

#[test]
fn files_that_are_not_backups_are_rejected() {
    let store = stored();
    let before = all(&store);
    let file = backup(&store, &Library::default()).unwrap();
    for bad in [&file[..file.len() / 2], &format!("{file}{}", " ".repeat(MAX_LEN))] {
        assert_eq!(restored(&store, bad), Err("backup-damaged"));
    }
    for bad in [
        "[Event \"?\"] 1. c2-c3",
        "",
        "{}",
        "[]",
        "1",
        "{\"backup\":\"1\"}",
        "{\"version\":1}",
        &file.replace(":\"1\"", ":\"2\""),
        &before,
    ] {
        assert_eq!(restored(&store, bad), Err("backup-foreign"), "{bad}");
    }
    assert_eq!(all(&store), before);
}
