//! Backups: what goes into one comes out of it, and what is none changes nothing.

use alquerque_core::{Outcome, Player};

use super::history::history_of;
use super::store::Fake;
use super::*;
use crate::backup::{self, BEFORE, Backup, BackupEvent, LONGEST, Writes, read_file};
use crate::history::Reviewed;
use crate::library::{self, Entry, Library};
use crate::look::Look;
use crate::record_event::RecordEffect;
use crate::saved::load_games;
use crate::settings::Engine;
use crate::statistics::{self, Opponent, count};
use crate::store::Store;
use crate::{history, settings};

const LEVEL: Opponent = Opponent { game: GameId::Othello, engine: Engine::Uct, strength: 3 };

/// A player with a name, results, a history, a running game and a library.
fn player() -> State {
    let mut state = against_ai(&["d2-c3", "b4xd2"]);
    update(&mut state, Event::Rename("Ann".to_owned()));
    let won = Outcome::Win(Player::Dark);
    state.saved.statistics = count(&Fake::new(&[]), LEVEL, won, Player::Dark).0;
    let date = "2026-11-25".to_owned();
    let reviewed =
        Reviewed { opponent: LEVEL, you: Player::Dark, result: won, accuracy: 77, date, record: String::new() };
    state.saved.history = history_of(vec![reviewed]);
    let mut library = Library::default();
    library.insert(0, Entry::of(&*record("merkel", &LAST_MOVE)));
    state.saved.shelf.library = library.into();
    state
}

/// The file that the page downloads.
fn file_of(state: &mut State) -> String {
    let effects = update(state, Event::Backup(BackupEvent::Save));
    let [Effect::Record(RecordEffect::Download { name, text })] = &effects[..] else { panic!("{effects:?}") };
    assert_eq!(name, "alquerque.json");
    text.clone()
}

fn choose(state: &mut State, text: &str) -> Vec<Effect> {
    let bytes = Some(text.as_bytes().to_vec());
    update(state, Event::Backup(BackupEvent::FileRead { name: "backup.json".to_owned(), bytes }))
}

fn restored(state: &mut State) -> Writes {
    let effects = update(state, Event::Backup(BackupEvent::Restore));
    match effects.into_iter().next_back() {
        Some(Effect::Restore(writes)) => writes,
        other => panic!("{other:?}"),
    }
}

fn problem(result: Result<Backup, Phrase>) -> &'static str {
    result.expect_err("no backup").id()
}

#[test]
fn what_is_backed_up_is_restored_elsewhere() {
    let mut state = player();
    let text = file_of(&mut state);
    assert_eq!(words(state.view.backup.told.clone()), "Saved as alquerque.json.");
    let mut other = against_ai(&[]);
    assert_eq!(choose(&mut other, &text), []);
    assert_eq!(other.saved.settings.name, "", "nothing changes before the player agrees");
    let pending = other.view.backup.pending.clone().unwrap();
    let contents: Vec<String> = pending.contents.iter().map(called).collect();
    assert_eq!(
        contents,
        [
            "Your name and options.",
            "Results: 1 game.",
            "Accuracy and best games: 1 game.",
            "Current game: Alquerque.",
            "Library: 1 game, 1 new.",
        ]
    );
    assert_eq!(pending.problems, []);
    let store = Fake::new(&[]);
    assert!(backup::restore(&store, &restored(&mut other)));
    assert_eq!(settings::load(&store).0.name, "Ann");
    assert_eq!(statistics::load(&store), (state.saved.statistics.clone(), None));
    assert_eq!(history::load(&store), (state.saved.history.clone(), None));
    let (games, troubles) = load_games(&store);
    assert!(games.iter().any(|game| game.moves() == state.game.record.moves()), "{troubles:?}");
    assert_eq!(library::load(&store).library.entries.len(), 1);
}

#[test]
fn a_restore_can_be_undone_and_loses_no_game() {
    let text = file_of(&mut player());
    let mut other = against_ai(&LAST_MOVE);
    update(&mut other, Event::Rename("Bob".to_owned()));
    choose(&mut other, &text);
    let writes = restored(&mut other);
    // The game of the library is the running one, which the library takes before it is replaced.
    assert_eq!(writes.library.len(), 2);
    let store = Fake::new(&[]);
    assert!(backup::restore(&store, &writes));
    // After the reload.
    let mut again = against_ai(&[]);
    again.view.backup.before = store.get(BEFORE);
    let effects = update(&mut again, Event::Backup(BackupEvent::GoBack));
    let Some(Effect::Restore(writes)) = effects.last() else { panic!("{effects:?}") };
    assert!(backup::restore(&store, writes));
    assert_eq!(settings::load(&store).0.name, "Bob");
    assert_eq!(load_games(&store).0[0].plies(), LAST_MOVE.len());
}

#[test]
fn a_truncated_backup_is_told_and_changes_nothing() {
    let text = file_of(&mut player());
    for end in (0..text.len()).step_by(11) {
        let mut state = against_ai(&["d2-c3"]);
        assert_eq!(choose(&mut state, &text[..end]), []);
        assert!(state.view.backup.pending.is_none() && !state.view.backup.told.is_empty(), "{end}");
        let id = state.view.backup.told.phrases()[0].id();
        assert_eq!(id, if end > 30 { "backup-damaged" } else { "backup-foreign" }, "{end}");
        assert_eq!(update(&mut state, Event::Backup(BackupEvent::Restore)), []);
    }
}

#[test]
fn foreign_files_are_no_backups() {
    for text in ["", "[]", "{}", "[Event \"?\"] 1. c2-c3", "{\"format\":\"other\",\"version\":1}", "1"] {
        assert_eq!(problem(read_file("a.json", Some(text.as_bytes().to_vec()))), "backup-foreign", "{text}");
    }
    assert_eq!(problem(read_file("a.png", Some(vec![0, 159, 146, 150, 255, 254, 0, 1]))), "backup-foreign");
    let newer = file_of(&mut player()).replacen("\"version\":1", "\"version\":2", 1);
    assert_eq!(problem(backup::read(&newer)), "backup-damaged");
    let mut state = against_ai(&[]);
    choose(&mut state, "{\"format\":\"alquerque-backup\",\"version\":1}");
    assert_eq!(words(state.view.backup.told.clone()), "This backup is empty.");
}

#[test]
fn oversized_files_are_refused() {
    assert_eq!(problem(read_file("a.json", None)), "backup-too-large");
    assert_eq!(problem(read_file("a.json", Some(vec![b' '; LONGEST + 1]))), "backup-too-large");
}

#[test]
fn a_damaged_section_is_put_aside_and_the_others_are_restored() {
    let mut state = player();
    let results = state.saved.statistics.text();
    let damaged = results.replace("\"othello\"", "\"chess\"");
    let text = file_of(&mut state).replace(&results, &damaged);
    let mut other = against_ai(&[]);
    choose(&mut other, &text);
    let pending = other.view.backup.pending.as_ref().unwrap();
    assert_eq!(pending.problems.len(), 1);
    let told = called(&pending.problems[0]);
    assert!(told.starts_with("Damaged: results ("), "{told}");
    let store = Fake::new(&[(statistics::KEY, &results)]);
    assert!(backup::restore(&store, &restored(&mut other)));
    assert_eq!(store.get(statistics::KEY), Some(results), "what is there stays");
    assert!(store.has(&damaged));
    assert_eq!(settings::load(&store).0.name, "Ann");
}

#[test]
fn without_room_nothing_changes() {
    let mut other = against_ai(&[]);
    choose(&mut other, &file_of(&mut player()));
    let writes = restored(&mut other);
    let key = Look::of(GameId::Alquerque).storage_key;
    let store = Fake { room: 800, ..Fake::new(&[(key, "old"), (settings::KEY, "older")]) };
    let before = store.texts.borrow().clone();
    assert!(!backup::restore(&store, &writes));
    assert_eq!(*store.texts.borrow(), before);
    update(&mut other, Event::Backup(BackupEvent::NoRoom));
    assert!(announced(&other).starts_with("This browser has no room"), "{}", announced(&other));
}

#[test]
fn the_player_may_think_better_of_it() {
    let mut state = against_ai(&[]);
    choose(&mut state, &file_of(&mut player()));
    let effects = update(&mut state, Event::Backup(BackupEvent::Cancel));
    assert_eq!(effects, [Effect::Record(RecordEffect::Focus("restore-file".to_owned()))]);
    assert_eq!(state.view.backup.pending, None);
    assert_eq!(update(&mut state, Event::Backup(BackupEvent::Restore)), []);
}
