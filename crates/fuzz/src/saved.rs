//! Stored data, as parsed by the page.

use std::rc::Rc;

use alquerque_app::library::{self, Entry, Library, PendingWrite, StoredText};
use alquerque_app::settings::{self, Settings};
use alquerque_app::state::State;
use alquerque_app::storage::backup::{self, PUZZLES, STUDIES};
use alquerque_app::storage::saved_game::SavedGame;
use alquerque_app::storage::{MemoryStore, Problem, Store};
use alquerque_language::{ENGLISH, ENGLISH_OF_STUDY, English, Language, Phrase};
use alquerque_study::Study;
use alquerque_study::puzzles::progress;
use alquerque_study::puzzles::progress::Progress;
use alquerque_study::studies::current_chapter::prepare;
use alquerque_tests::records::contents;

/// Round trip of settings; invalid ones are moved aside.
pub(super) fn settings(bytes: &[u8]) -> bool {
    let Ok(text) = std::str::from_utf8(bytes) else { return false };
    let settings = match settings::read(text) {
        Ok(settings) => settings,
        Err(problem) => {
            let store = MemoryStore::with(settings::KEY, text);
            let (usual, trouble) = settings::load(&store);
            assert_eq!(usual, Settings::default());
            assert!(store.has(text), "invalid data is lost");
            check_notice(trouble);
            return refused(&problem);
        }
    };
    let store = MemoryStore::default();
    assert!(settings::save(&store, &Settings::default(), &settings), "there is room");
    assert_eq!(settings::load(&store), (settings.clone(), None));
    true
}

/// Round trip of a saved game, repaired where its parts contradict each other.
pub(super) fn game(bytes: &[u8]) -> bool {
    let Ok(text) = std::str::from_utf8(bytes) else { return false };
    let (record, _) = match SavedGame::from_text(text).and_then(|saved| saved.repaired()) {
        Ok(read) => read,
        Err(problem) => return refused(&problem),
    };
    let saved = SavedGame::from_record(&*record).text();
    let again = SavedGame::from_text(&saved).and_then(|saved| saved.repaired());
    let (again, rest) = again.unwrap_or_else(|problem| panic!("{saved} cannot be restored: {problem:?}"));
    assert_eq!((contents(&*again), again.played()), (contents(&*record), record.played()), "as {saved}");
    assert_eq!(rest, None, "the repaired game is valid: {saved}");
    true
}

/// Round trip of a library's games; invalid ones are moved aside.
pub(super) fn library(bytes: &[u8]) -> bool {
    let Ok(text) = std::str::from_utf8(bytes) else { return false };
    let store = MemoryStore::with(library::KEY, text);
    let StoredText { text: stored, mut library, trouble } = library::load(&store);
    let Some(stored) = stored else {
        assert!(library.entries.is_empty() && store.has(text), "invalid data is lost");
        check_notice(trouble);
        return false;
    };
    assert!(store.has(&stored));
    assert_eq!(stored == text, trouble.is_none(), "invalid games are separate");
    let PendingWrite::Text(written) = library.take_pending_writes() else { panic!("no longer a text") };
    let again = library::load(&MemoryStore::with(library::KEY, &written));
    assert_eq!((again.text.as_ref(), again.trouble.as_ref()), (Some(&written), None));
    assert_eq!(again.library.entries, library.entries, "as {written}");
    if trouble.is_some() {
        check_notice(trouble);
    }
    true
}

/// Round trip of a library entry; its game may be invalid.
pub(super) fn entry(bytes: &[u8]) -> bool {
    let Ok(text) = std::str::from_utf8(bytes) else { return false };
    let entry = match Entry::from_text(text).and_then(|entry| entry.check().map(|()| entry)) {
        Ok(entry) => entry,
        Err(problem) => return refused(&problem),
    };
    assert_eq!(Entry::from_text(&entry.text()).as_ref(), Ok(&entry));
    match entry.record() {
        Ok(record) => {
            let own = Entry::from_record(&*record);
            assert_eq!(own.check(), Ok(()), "our own entry {own:?}");
            with_english(|english| english.write(&own.title.phrase()));
            true
        }
        Err(error) => {
            super::check_error(&error, &entry.record);
            false
        }
    }
}

fn as_json(store: &MemoryStore) -> String {
    serde_json::to_string(&*store.texts()).unwrap_or_default()
}

/// A backup: rejected, or restored so that a backup of the result can be restored as well. Sets aside what can't be
/// read.
pub(super) fn backup(bytes: &[u8]) -> bool {
    let Ok(text) = std::str::from_utf8(bytes) else { return false };
    let store = MemoryStore::with(settings::KEY, "what was there before");
    let all = as_json(&store);
    if let Err(why) = backup::restore(&store, text, "2026-01-01") {
        assert_eq!(as_json(&store), all, "a backup that is refused changes nothing");
        check_notice(Some(why));
        return false;
    }
    assert!(store.texts().values().any(|text| text.contains("what was there before")), "the restore can't be undone");
    let again = backup::backup(&store, &Library::default()).expect("it can be read back");
    assert_eq!(backup::restore(&MemoryStore::default(), &again, ""), Ok(Vec::new()), "as {again}");
    true
}

/// The results of puzzles: those that can be read are written unchanged.
pub(super) fn puzzle_results(bytes: &[u8]) -> bool {
    let Ok(text) = std::str::from_utf8(bytes) else { return false };
    match Progress::read(text) {
        Ok(progress) => {
            let written = progress.text();
            assert_eq!(Progress::read(&written).map(|again| again.text()).as_deref(), Ok(&*written));
            true
        }
        Err(problem) => {
            let store = MemoryStore::with(PUZZLES, text);
            let (_, trouble) = progress::load(&store);
            assert!(store.has(text), "invalid data is lost");
            check_notice(trouble);
            refused(&problem)
        }
    }
}

/// The studies: a list in the first line, and a chapter's id and text in each further line. The study must open without
/// losing any chapter.
pub(super) fn studies(bytes: &[u8]) -> bool {
    let Ok(text) = std::str::from_utf8(bytes) else { return false };
    let mut lines = text.lines();
    let store = Rc::new(MemoryStore::with(STUDIES, lines.next().unwrap_or_default()));
    let chapters: Vec<(String, &str)> =
        lines.filter_map(|line| line.split_once(' ')).map(|(id, text)| (format!("{STUDIES}.{id}"), text)).collect();
    for (key, text) in &chapters {
        store.set(key, text);
    }
    let before = chapters.iter().map(|(key, _)| (key.clone(), store.get(key))).collect::<Vec<_>>();
    let mut state = State::new(Settings::default(), Vec::new());
    prepare(&mut state, &*store, false);
    let mut study = Study::stored(&state, Rc::clone(&store) as Rc<dyn Store>);
    assert!(study.studies.open().is_some(), "no chapter is on the board");
    for (key, text) in before {
        assert_eq!(store.get(&key), text, "the chapter {key} has changed");
    }
    assert!(study.save(&state), "there is room");
    study.studies.index.studies.iter().any(|study| !study.name.is_empty())
}

/// Calls `say` with the English texts of the game and the study.
fn with_english<T>(say: impl FnOnce(&Language) -> T) -> T {
    thread_local!(static WHOLE: Language = Language::read(&[ENGLISH, ENGLISH_OF_STUDY].join("\n"), English));
    WHOLE.with(say)
}

/// Checks that there is a notice, and that it is short.
fn check_notice(trouble: Option<Phrase>) {
    let trouble =
        trouble.map_or_else(|| panic!("no notice"), |trouble| with_english(|english| english.write(&trouble)));
    assert!(trouble.chars().count() < 400, "{trouble}");
}

/// Checks that a problem has a text; returns `false`, as its data is refused.
fn refused(problem: &Problem) -> bool {
    assert!(!with_english(|english| english.write_plain(&problem.phrase())).is_empty());
    false
}
