//! Where the library is kept: moved into a database without losing any game, shared by tabs, and where there is none.

use std::collections::BTreeMap;

use proptest::prelude::*;

use super::record::{entries, tasks};
use super::*;
use crate::library::{Change, Entry, Library, MOST_ENTRIES, Row, Writing, load};
use crate::message::Title;
use crate::record_event::{RecordEffect, RecordEvent};
use crate::store::Store;

/// A browser: its text of the library, and its database, which may be missing, full, or cut off.
#[derive(Default)]
struct Browser {
    text: std::cell::RefCell<Option<String>>,
    rows: BTreeMap<String, String>,
    without_database: bool,
    /// Whether the database confirms what it writes, and whether it does write it.
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
}

impl Browser {
    /// A browser with a library of so many games as a text.
    fn before(games: u32) -> Self {
        let entries = (1..=games).map(entry).collect();
        let Writing::Text(text) = Library::new(entries, false).to_write() else { panic!("a text") };
        Self { text: Some(text).into(), ..Self::default() }
    }

    fn records(&self) -> Vec<&str> {
        self.rows.keys().map(String::as_str).collect()
    }

    fn found(&self) -> RecordEvent {
        let row = |(record, facts): (&String, &String)| Row { record: record.clone(), facts: facts.clone() };
        let rows = (!self.without_database).then(|| self.rows.iter().map(row).collect());
        RecordEvent::LibraryFound { rows, text: load(self) }
    }

    /// Tells a tab what is kept and does what it asks for, at most so many times.
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
                            Writing::Later => continue,
                            Writing::Text(text) => self.set(crate::library::KEY, &text),
                            Writing::Changes(changes) => self.write(&changes),
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

    /// A page that starts here.
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
        title: Title::AsKept(format!("No. {number}")),
        moves: number,
        ..Entry::default()
    }
}

fn titles(state: &State) -> Vec<String> {
    entries(state).iter().map(|entry| title(&entry.title)).collect()
}

fn put(browser: &mut Browser, tab: &mut State, number: u32) {
    std::rc::Rc::make_mut(&mut tab.shelf.library).insert(usize::MAX, entry(number));
    save(browser, tab);
}

/// Lets a tab write what has changed.
fn save(browser: &mut Browser, tab: &mut State) {
    // What is confirmed is what was to be written.
    let done = match tab.library_to_write() {
        Writing::Later => return,
        Writing::Text(text) => browser.set(crate::library::KEY, &text),
        Writing::Changes(changes) => browser.write(&changes),
    };
    browser.run(tab, RecordEvent::LibraryWritten(done), 100);
}

#[test]
fn the_library_moves_into_the_database_and_its_text_goes_only_then() {
    let mut browser = Browser::before(3);
    let tab = browser.start();
    assert_eq!(titles(&tab), ["No. 1", "No. 2", "No. 3"]);
    assert_eq!((browser.records().len(), browser.get(crate::library::KEY)), (3, None));
    assert_eq!(notice(&tab), "");
    // All of it is there the next time, in the same order.
    let again = browser.start();
    let facts = |state: &State| entries(state).iter().map(|entry| Entry { id: 0, ..entry.clone() }).collect::<Vec<_>>();
    assert_eq!(facts(&again), facts(&tab));
    assert_eq!(facts(&again)[2], Entry { order: 3, ..entry(3) });
}

#[test]
fn a_move_that_is_cut_off_anywhere_loses_nothing() {
    for steps in 0..8 {
        let mut browser = Browser::before(3);
        let mut tab = two_people(&[]);
        let found = browser.found();
        browser.run(&mut tab, found, steps);
        assert!(browser.get(crate::library::KEY).is_some() || browser.records().len() == 3, "{steps}");
        let next = browser.start();
        assert_eq!(titles(&next), ["No. 1", "No. 2", "No. 3"], "{steps}");
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
    assert_eq!(titles(&tab), ["No. 1", "No. 3", "No. 2", "No. 4", "No. 5"]);
    assert_eq!((browser.records().len(), browser.get(crate::library::KEY)), (5, None));
}

// Alike with the next: both begin with a browser of their own and a game that is put into the library.

#[test]
fn without_a_database_the_text_stays_in_use() {
    let mut browser = Browser { without_database: true, ..Browser::before(2) };
    let mut tab = browser.start();
    put(&mut browser, &mut tab, 3);
    assert_eq!(titles(&tab), ["No. 1", "No. 2", "No. 3"]);
    assert_eq!(titles(&browser.start()), titles(&tab));
    assert_eq!(tab.shelf.library.room(), 200);
    // When there is one all the same, they move.
    browser.without_database = false;
    assert_eq!(titles(&browser.start()), titles(&tab));
    assert_eq!((browser.records().len(), browser.get(crate::library::KEY)), (3, None));
}

#[test]
fn a_database_that_keeps_nothing_is_none() {
    let mut browser = Browser { is_full: true, ..Browser::before(2) };
    let mut tab = browser.start();
    put(&mut browser, &mut tab, 3);
    assert_eq!(titles(&browser.start()), ["No. 1", "No. 2", "No. 3"]);
    assert!(browser.records().is_empty() && browser.get(crate::library::KEY).is_some());
    // One that confirms and forgets is asked some times, and the text stays.
    let mut browser = Browser { forgets: true, ..Browser::before(2) };
    let tab = browser.start();
    assert_eq!(titles(&tab), ["No. 1", "No. 2"]);
    assert!(browser.get(crate::library::KEY).is_some());
}

#[test]
fn a_full_database_is_told_of_and_gets_the_game_later() {
    let mut browser = Browser::before(2);
    let mut tab = browser.start();
    browser.is_full = true;
    put(&mut browser, &mut tab, 3);
    assert!(notice(&tab).starts_with("The library cannot be kept: this browser's storage is full"), "{}", notice(&tab));
    assert_eq!((titles(&tab).len(), browser.records().len()), (3, 2));
    browser.is_full = false;
    put(&mut browser, &mut tab, 4);
    assert_eq!(titles(&browser.start()), ["No. 1", "No. 2", "No. 3", "No. 4"]);
}

#[test]
fn games_that_end_before_the_library_is_open_are_in_it() {
    for without_database in [false, true] {
        let mut browser = Browser { without_database, ..Browser::before(2) };
        let mut tab = two_people(&[]);
        put(&mut browser, &mut tab, 3);
        assert_eq!(tab.library_to_write(), Writing::Later);
        assert!(tab.shelf.library.is_unknown());
        let found = browser.found();
        browser.run(&mut tab, found, 100);
        assert_eq!(titles(&browser.start()).len(), 3, "{without_database}");
        assert_eq!(titles(&tab).len(), 3);
    }
}

#[test]
fn two_tabs_share_a_library() {
    let mut browser = Browser::before(2);
    let (mut one, mut other) = (browser.start(), browser.start());
    let id = entries(&other)[0].id;
    other.shelf.filed = Some(id);
    put(&mut browser, &mut one, 3);
    put(&mut browser, &mut other, 4);
    // The same game in both is one.
    put(&mut browser, &mut other, 3);
    assert_eq!(browser.records().len(), 4);
    for tab in [&mut one, &mut other] {
        let found = browser.found();
        browser.run(tab, found, 100);
        let mut titles = titles(tab);
        titles.sort_unstable();
        assert_eq!(titles, ["No. 1", "No. 2", "No. 3", "No. 4"]);
    }
    assert_eq!(other.shelf.filed, Some(id), "the page knows its games by the same ids");
    // What one deletes is gone in the other, and nobody looks for it.
    let first = entries(&one)[0].id;
    let effects = update(&mut one, Event::Record(RecordEvent::Delete(first)));
    assert_eq!(tasks(&effects)[0], &RecordEffect::SaveLibrary);
    save(&mut browser, &mut one);
    let found = browser.found();
    browser.run(&mut other, found, 100);
    assert_eq!((entries(&other).len(), other.shelf.filed), (3, None));
}

#[test]
fn what_is_on_its_way_is_not_undone_by_what_was_read_before() {
    let mut browser = Browser::before(2);
    let mut tab = browser.start();
    let stale = browser.found();
    let library = std::rc::Rc::make_mut(&mut tab.shelf.library);
    library.insert(usize::MAX, entry(3));
    let first = library.entries[0].id;
    library.remove(first);
    let Writing::Changes(changes) = library.to_write() else { panic!("changes") };
    assert_eq!(library.to_write(), Writing::Later, "one at a time");
    update(&mut tab, Event::Record(stale));
    assert_eq!(titles(&tab), ["No. 2", "No. 3"]);
    let done = browser.write(&changes);
    browser.run(&mut tab, RecordEvent::LibraryWritten(done), 100);
    assert_eq!(titles(&browser.start()), ["No. 2", "No. 3"]);
}

#[test]
fn a_game_that_comes_back_has_its_place_again_after_a_reload() {
    let mut browser = Browser::before(3);
    let mut tab = browser.start();
    let second = entries(&tab)[1].id;
    update(&mut tab, Event::Record(RecordEvent::Delete(second)));
    save(&mut browser, &mut tab);
    assert_eq!(titles(&browser.start()), ["No. 1", "No. 3"]);
    update(&mut tab, Event::Record(RecordEvent::Undelete));
    save(&mut browser, &mut tab);
    assert_eq!(titles(&browser.start()), ["No. 1", "No. 2", "No. 3"]);
}

#[test]
fn rows_that_cannot_be_read_stay_and_are_counted() {
    let mut browser = Browser::before(2);
    browser.start();
    let garbage = ["", "null", "[[[[", "{\"title\":5}", "{}"];
    for (number, text) in garbage.into_iter().enumerate() {
        browser.rows.insert(format!("g2.{number}"), text.to_owned());
    }
    let good = browser.rows["g1.00001"].clone();
    browser.rows.insert("no game".to_owned(), good);
    let mut tab = browser.start();
    assert_eq!((titles(&tab).len(), tab.shelf.library.unreadable), (2, 6));
    put(&mut browser, &mut tab, 3);
    assert_eq!(browser.records().len(), 9);
}

#[test]
fn a_large_library_opens_quickly_and_has_room() {
    let mut browser = Browser::default();
    let mut tab = browser.start();
    for number in 1..2000 {
        std::rc::Rc::make_mut(&mut tab.shelf.library).insert(usize::MAX, entry(number));
    }
    save(&mut browser, &mut tab);
    let tab = browser.start();
    assert_eq!((entries(&tab).len(), tab.shelf.library.room()), (1999, MOST_ENTRIES));
    assert!(!tab.shelf.library.is_full() && titles(&tab)[1998] == "No. 1999");
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(200))]

    /// Whatever two tabs do, and wherever one of them is cut off: both see the same in the end, and it is what is kept.
    #[test]
    fn tabs_agree_in_the_end(
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
                    let id = tab.shelf.library.entry_of(&entry(number).record).map_or(0, |entry| entry.id);
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
