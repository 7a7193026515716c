//! Storage of the library: migration into a database without losses, sharing between tabs, and fallback without a
//! database.

use std::collections::BTreeMap;

use proptest::prelude::*;

use super::*;
use crate::command::Command;
use crate::library::{Change, Entry, Library, MAX_ENTRIES, NoDatabase, PendingWrite, Row, load};
use crate::record::{RecordEffect, RecordEvent};
use crate::storage::Store;
use crate::tests::record::{entries, tasks};
use crate::text::title::Title;

/// A fake browser with the library's text and database. The database may be missing, full or interrupted.
#[derive(Default)]
struct Browser {
    text: std::cell::RefCell<Option<String>>,
    rows: BTreeMap<String, String>,
    without_database: Option<NoDatabase>,
    /// Whether the database confirms writes, and whether it performs them.
    is_full: bool,
    forgets: bool,
}

impl Store for Browser {
    fn get(&self, key: &str) -> Option<String> {
        self.text.borrow().clone().filter(|_| key == crate::library::KEY)
    }

    fn set(&self, key: &str, text: &str) -> bool {
        assert_eq!(key, crate::library::KEY);
        *self.text.borrow_mut() = Some(text.to_owned());
        true
    }

    fn remove(&self, _: &str) {
        *self.text.borrow_mut() = None;
    }

    fn keys(&self) -> Vec<String> {
        self.text.borrow().iter().map(|_| crate::library::KEY.to_owned()).collect()
    }
}

impl Browser {
    /// A browser with a library of this many games, stored as text.
    fn before(games: u32) -> Self {
        let entries = (1..=games).map(entry).collect();
        let PendingWrite::Text(text) = Library::new(entries, false).take_pending_writes() else { panic!("a text") };
        Self { text: Some(text).into(), ..Self::default() }
    }

    fn records(&self) -> Vec<&str> {
        self.rows.keys().map(String::as_str).collect()
    }

    fn found(&self) -> RecordEvent {
        let row = |(record, facts): (&String, &String)| Row { record: record.clone(), facts: facts.clone() };
        let rows = self.without_database.map_or_else(|| Ok(self.rows.iter().map(row).collect()), Err);
        RecordEvent::LibraryFound { rows, text: load(self) }
    }

    /// Runs a tab's event and its storage effects, for at most this many steps.
    fn run(&mut self, tab: &mut State, event: RecordEvent, mut steps: usize) {
        let mut events = vec![event];
        while let Some(event) = events.pop() {
            for effect in update(tab, Event::Record(event)) {
                if steps == 0 {
                    return;
                }
                steps -= 1;
                match effect {
                    Effect::Record(RecordEffect::SaveLibrary) => {
                        let done = match tab.library_to_write() {
                            PendingWrite::Later => continue,
                            PendingWrite::Text(text) => self.set(crate::library::KEY, &text),
                            PendingWrite::Changes(changes) => self.write(&changes),
                        };
                        events.push(RecordEvent::LibraryWritten(done));
                    }
                    Effect::Record(RecordEffect::ReadLibrary) => events.push(self.found()),
                    Effect::Record(RecordEffect::ForgetText(text)) => {
                        assert_eq!(self.get(crate::library::KEY), Some(text));
                        self.remove(crate::library::KEY);
                    }
                    _ => {}
                }
            }
        }
    }

    fn write(&mut self, changes: &[Change]) -> bool {
        if self.is_full {
            return false;
        }
        for change in changes.iter().filter(|_| !self.forgets) {
            match change {
                Change::Put(row) => self.rows.insert(row.record.clone(), row.facts.clone()),
                Change::Remove(record) => self.rows.remove(record),
            };
        }
        true
    }

    /// Opens the page.
    fn start(&mut self) -> State {
        let mut tab = two_people(&[]);
        let found = self.found();
        self.run(&mut tab, found, 100);
        tab
    }
}

fn entry(number: u32) -> Entry {
    Entry {
        record: format!("g1.{number:05}"),
        title: Title::Stored(format!("No. {number}")),
        moves: number,
        ..Entry::default()
    }
}

fn titles(state: &State) -> Vec<String> {
    entries(state).iter().map(|entry| title(&entry.title)).collect()
}

fn put(browser: &mut Browser, tab: &mut State, number: u32) {
    std::rc::Rc::make_mut(tab.shelf.library_mut()).insert(usize::MAX, entry(number));
    save(browser, tab);
}

/// Runs a tab's pending writes.
fn save(browser: &mut Browser, tab: &mut State) {
    // Confirms exactly what was written.
    let done = match tab.library_to_write() {
        PendingWrite::Later => return,
        PendingWrite::Text(text) => browser.set(crate::library::KEY, &text),
        PendingWrite::Changes(changes) => browser.write(&changes),
    };
    browser.run(tab, RecordEvent::LibraryWritten(done), 100);
}

#[test]
fn the_library_moves_into_the_database_before_its_text_is_deleted() {
    let mut browser = Browser::before(3);
    let tab = browser.start();
    assert_eq!(titles(&tab), ["as-it-is(text: No. 1)", "as-it-is(text: No. 2)", "as-it-is(text: No. 3)"]);
    assert_eq!((browser.records().len(), browser.get(crate::library::KEY)), (3, None));
    assert_eq!(notice(&tab), "");
    // Everything is there at the next start, in the same order.
    let again = browser.start();
    let facts = |state: &State| entries(state).iter().map(|entry| Entry { id: 0, ..entry.clone() }).collect::<Vec<_>>();
    assert_eq!(facts(&again), facts(&tab));
    assert_eq!(facts(&again)[2], Entry { order: 3, ..entry(3) });
}

#[test]
fn an_interrupted_migration_loses_nothing() {
    for steps in 0..8 {
        let mut browser = Browser::before(3);
        let mut tab = two_people(&[]);
        let found = browser.found();
        browser.run(&mut tab, found, steps);
        assert!(browser.get(crate::library::KEY).is_some() || browser.records().len() == 3, "{steps}");
        let next = browser.start();
        assert_eq!(
            titles(&next),
            ["as-it-is(text: No. 1)", "as-it-is(text: No. 2)", "as-it-is(text: No. 3)"],
            "{steps}"
        );
        assert_eq!(browser.get(crate::library::KEY), None);
    }
}

#[test]
fn a_database_with_some_of_the_games_gets_the_others() {
    let mut browser = Browser::before(3);
    browser.start();
    browser.set(crate::library::KEY, &Browser::before(5).get(crate::library::KEY).unwrap());
    browser.rows.remove("g1.00002");
    let tab = browser.start();
    assert_eq!(
        titles(&tab),
        [
            "as-it-is(text: No. 1)",
            "as-it-is(text: No. 3)",
            "as-it-is(text: No. 2)",
            "as-it-is(text: No. 4)",
            "as-it-is(text: No. 5)"
        ]
    );
    assert_eq!((browser.records().len(), browser.get(crate::library::KEY)), (5, None));
}

#[test]
fn without_a_database_the_text_stays_in_use() {
    let mut browser = Browser { without_database: Some(NoDatabase::Missing), ..Browser::before(2) };
    let mut tab = browser.start();
    put(&mut browser, &mut tab, 3);
    assert_eq!(titles(&tab), ["as-it-is(text: No. 1)", "as-it-is(text: No. 2)", "as-it-is(text: No. 3)"]);
    assert_eq!(titles(&browser.start()), titles(&tab));
    assert_eq!(tab.shelf.library().room(), 200);
    // Once a database is available, they move.
    browser.without_database = None;
    assert_eq!(titles(&browser.start()), titles(&tab));
    assert_eq!((browser.records().len(), browser.get(crate::library::KEY)), (3, None));
}

#[test]
fn a_database_that_cannot_be_read_is_not_an_empty_library() {
    let why = |tab: &State| tab.shelf.library().why_empty().map(|why| called(&why));
    for (reason, text) in [(NoDatabase::Busy, "library-busy"), (NoDatabase::Later, "library-later")] {
        let mut browser = Browser::before(0);
        let mut first = browser.start();
        put(&mut browser, &mut first, 1);
        browser.without_database = Some(reason);
        let mut tab = browser.start();
        assert_eq!(why(&tab).as_deref(), Some(text), "{reason:?}");
        put(&mut browser, &mut tab, 2);
        assert_eq!(why(&tab).as_deref(), Some(text), "still some games are missing");
        // Once it answers, all games are there.
        browser.without_database = None;
        let found = browser.found();
        browser.run(&mut tab, found, 100);
        assert_eq!(
            (titles(&tab), why(&tab)),
            (vec!["as-it-is(text: No. 1)".to_owned(), "as-it-is(text: No. 2)".to_owned()], None)
        );
        assert_eq!((browser.records().len(), browser.get(crate::library::KEY)), (2, None));
    }
}

#[test]
fn a_database_that_stores_nothing_is_not_used() {
    let mut browser = Browser { is_full: true, ..Browser::before(2) };
    let mut tab = browser.start();
    put(&mut browser, &mut tab, 3);
    assert_eq!(titles(&browser.start()), ["as-it-is(text: No. 1)", "as-it-is(text: No. 2)", "as-it-is(text: No. 3)"]);
    assert!(browser.records().is_empty() && browser.get(crate::library::KEY).is_some());
    // A database that confirms but forgets is retried a few times, and the text stays.
    let mut browser = Browser { forgets: true, ..Browser::before(2) };
    let tab = browser.start();
    assert_eq!(titles(&tab), ["as-it-is(text: No. 1)", "as-it-is(text: No. 2)"]);
    assert!(browser.get(crate::library::KEY).is_some());
}

#[test]
fn a_full_database_is_reported_and_retried() {
    let mut browser = Browser::before(2);
    let mut tab = browser.start();
    browser.is_full = true;
    put(&mut browser, &mut tab, 3);
    assert_eq!(notice(&tab), "library-not-kept");
    assert_eq!((titles(&tab).len(), browser.records().len()), (3, 2));
    browser.is_full = false;
    put(&mut browser, &mut tab, 4);
    assert_eq!(
        titles(&browser.start()),
        ["as-it-is(text: No. 1)", "as-it-is(text: No. 2)", "as-it-is(text: No. 3)", "as-it-is(text: No. 4)"]
    );
}

#[test]
fn games_that_end_before_the_library_has_loaded_are_filed() {
    for without_database in [None, Some(NoDatabase::Missing), Some(NoDatabase::Busy)] {
        let mut browser = Browser { without_database, ..Browser::before(2) };
        let mut tab = two_people(&[]);
        put(&mut browser, &mut tab, 3);
        assert_eq!(tab.library_to_write(), PendingWrite::Later);
        assert!(tab.shelf.library().is_unknown());
        let found = browser.found();
        browser.run(&mut tab, found, 100);
        assert_eq!(titles(&browser.start()).len(), 3, "{without_database:?}");
        assert_eq!(titles(&tab).len(), 3);
    }
}

#[test]
fn two_tabs_share_a_library() {
    let mut browser = Browser::before(2);
    let (mut one, mut other) = (browser.start(), browser.start());
    let id = entries(&other)[0].id;
    *other.shelf.filed() = Some(id);
    put(&mut browser, &mut one, 3);
    put(&mut browser, &mut other, 4);
    // The same game added in both tabs is stored once.
    put(&mut browser, &mut other, 3);
    assert_eq!(browser.records().len(), 4);
    for tab in [&mut one, &mut other] {
        let found = browser.found();
        browser.run(tab, found, 100);
        let mut titles = titles(tab);
        titles.sort_unstable();
        assert_eq!(
            titles,
            ["as-it-is(text: No. 1)", "as-it-is(text: No. 2)", "as-it-is(text: No. 3)", "as-it-is(text: No. 4)"]
        );
    }
    assert_eq!(*other.shelf.filed(), Some(id), "the page has the same ids");
    // Deleting in one tab deletes in the other.
    let first = entries(&one)[0].id;
    let effects = update(&mut one, Event::Record(RecordEvent::Delete(first)));
    assert_eq!(tasks(&effects)[0], &RecordEffect::SaveLibrary);
    save(&mut browser, &mut one);
    let found = browser.found();
    browser.run(&mut other, found, 100);
    assert_eq!((entries(&other).len(), *other.shelf.filed()), (3, None));
}

#[test]
fn pending_writes_survive_a_stale_read() {
    let mut browser = Browser::before(2);
    let mut tab = browser.start();
    let stale = browser.found();
    let library = std::rc::Rc::make_mut(tab.shelf.library_mut());
    library.insert(usize::MAX, entry(3));
    let first = library.entries[0].id;
    library.remove(first);
    let PendingWrite::Changes(changes) = library.take_pending_writes() else { panic!("changes") };
    assert_eq!(library.take_pending_writes(), PendingWrite::Later, "one write at a time");
    update(&mut tab, Event::Record(stale));
    assert_eq!(titles(&tab), ["as-it-is(text: No. 2)", "as-it-is(text: No. 3)"]);
    let done = browser.write(&changes);
    browser.run(&mut tab, RecordEvent::LibraryWritten(done), 100);
    assert_eq!(titles(&browser.start()), ["as-it-is(text: No. 2)", "as-it-is(text: No. 3)"]);
}

#[test]
fn a_restored_entry_keeps_its_place_after_a_reload() {
    let mut browser = Browser::before(3);
    let mut tab = browser.start();
    let second = entries(&tab)[1].id;
    update(&mut tab, Event::Record(RecordEvent::Delete(second)));
    save(&mut browser, &mut tab);
    assert_eq!(titles(&browser.start()), ["as-it-is(text: No. 1)", "as-it-is(text: No. 3)"]);
    update(&mut tab, Event::Command(Command::Undelete));
    save(&mut browser, &mut tab);
    assert_eq!(titles(&browser.start()), ["as-it-is(text: No. 1)", "as-it-is(text: No. 2)", "as-it-is(text: No. 3)"]);
}

#[test]
fn unreadable_rows_stay_and_are_counted() {
    let mut browser = Browser::before(2);
    browser.start();
    let garbage = ["", "null", "[[[[", "{\"title\":5}", "{}"];
    for (number, text) in garbage.into_iter().enumerate() {
        browser.rows.insert(format!("g2.{number}"), text.to_owned());
    }
    let good = browser.rows["g1.00001"].clone();
    browser.rows.insert("no game".to_owned(), good);
    let mut tab = browser.start();
    assert_eq!((titles(&tab).len(), tab.shelf.library().unreadable), (2, 6));
    put(&mut browser, &mut tab, 3);
    assert_eq!(browser.records().len(), 9);
}

#[test]
fn a_large_library_opens_quickly_and_has_room() {
    let mut browser = Browser::default();
    let mut tab = browser.start();
    let library = std::rc::Rc::make_mut(tab.shelf.library_mut());
    assert_eq!(library.extend((1..5000).chain(1..50).map(entry).collect()), 0);
    assert_eq!((library.extend((1..5001).map(entry).collect()), library.entries.len()), (0, 5000), "once each");
    // Several transactions, so that no one of them takes long.
    let PendingWrite::Changes(changes) = library.clone().take_pending_writes() else { panic!() };
    assert_eq!(changes.len(), 500);
    save(&mut browser, &mut tab);
    let mut tab = browser.start();
    assert_eq!((entries(&tab).len(), tab.shelf.library().room()), (5000, MAX_ENTRIES));
    assert!(!tab.shelf.library().is_full() && titles(&tab)[4999] == "as-it-is(text: No. 5000)");
    // The list shows the newest games, and others on request.
    let listed = |tab: &State| (tab.shelf.newest().0.count(), tab.shelf.newest().1);
    assert_eq!(listed(&tab), (100, true));
    update(&mut tab, Event::Command(Command::MoreGames));
    assert_eq!(listed(&tab), (200, true));
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(200))]

    /// Whatever two tabs do, and wherever one is interrupted: in the end both show what is stored.
    #[test]
    fn tabs_converge(
        deeds in prop::collection::vec((0_usize..2, 0_u32..5, 1_u32..8), 0..30), cut in 0_usize..6, games in 0_u32..4,
    ) {
        let mut browser = Browser::before(games);
        let mut tabs = [two_people(&[]), two_people(&[])];
        let found = browser.found();
        browser.run(&mut tabs[0], found, cut);
        for (which, deed, number) in deeds {
            let tab = &mut tabs[which];
            match deed {
                0 | 1 => put(&mut browser, tab, number),
                2 => {
                    let id = tab.shelf.library().entry_of(&entry(number).record).map_or(0, |entry| entry.id);
                    update(tab, Event::Record(RecordEvent::Delete(id)));
                    save(&mut browser, tab);
                }
                3 => browser.is_full = number % 2 == 0,
                _ => {
                    let found = browser.found();
                    browser.run(tab, found, 100);
                }
            }
        }
        browser.is_full = false;
        for which in [0, 1, 0] {
            let found = browser.found();
            browser.run(&mut tabs[which], found, 100);
            save(&mut browser, &mut tabs[which]);
        }
        let found = browser.found();
        browser.run(&mut tabs[1], found, 100);
        let names = |state: &State| {
            let mut names: Vec<String> = entries(state).iter().map(|entry| entry.record.clone()).collect();
            names.sort_unstable();
            names
        };
        prop_assert_eq!(names(&tabs[0]), names(&tabs[1]));
        prop_assert_eq!(names(&tabs[0]), browser.records());
    }
}
