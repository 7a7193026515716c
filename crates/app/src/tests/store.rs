//! Whatever is in storage: the page starts, nothing is lost, and notices are short.

use crate::board::look::Look;
use crate::game::mode::{GameMode, Pace};
use crate::library::NoDatabase;
use crate::library::{self, Library, PendingWrite};
use crate::record::RecordEvent;
use crate::settings::{self, Switch};
use crate::storage::saved_game::{SavedGame, load_games};
use crate::storage::{Problem, Store, move_aside, put_aside, unreadable};
use alquerque_language::message;
use std::cell::RefCell;
use std::collections::BTreeMap;

use alquerque_core::record::{Closing, Header, to_link};
use alquerque_core::{GameId, Outcome};
use proptest::prelude::*;
use serde_json::{Value, json};

use super::*;

/// A store with room for this many characters.
pub(super) struct Fake {
    pub(super) texts: RefCell<BTreeMap<String, String>>,
    pub(super) room: usize,
}

impl Fake {
    pub(super) fn new(texts: &[(&str, &str)]) -> Self {
        let texts = texts.iter().map(|&(key, text)| (key.to_owned(), text.to_owned())).collect();
        Self { texts: RefCell::new(texts), room: usize::MAX }
    }

    pub(super) fn has(&self, text: &str) -> bool {
        self.texts.borrow().values().any(|other| other == text)
    }
}

impl Store for Fake {
    fn get(&self, key: &str) -> Option<String> {
        self.texts.borrow().get(key).cloned()
    }

    fn set(&self, key: &str, text: &str) -> bool {
        let mut texts = self.texts.borrow_mut();
        let others: usize = texts.iter().filter(|(name, _)| *name != key).map(|(_, text)| text.len()).sum();
        let fits = others.saturating_add(text.len()) <= self.room;
        if fits {
            texts.insert(key.to_owned(), text.to_owned());
        }
        fits
    }

    fn remove(&self, key: &str) {
        self.texts.borrow_mut().remove(key);
    }

    fn keys(&self) -> Vec<String> {
        self.texts.borrow().keys().cloned().collect()
    }
}

/// Opens the page with a store. Returns all notices.
fn started(store: &Fake) -> (State, Vec<Phrase>) {
    let (settings, trouble) = settings::load(store);
    let (games, troubles) = load_games(store);
    let mut state = State::new(settings, games);
    let text = library::load(store);
    let library_trouble = text.trouble.clone();
    update(&mut state, Event::Record(RecordEvent::LibraryFound { rows: Err(NoDatabase::Missing), text }));
    let troubles = trouble.into_iter().chain(troubles).chain(library_trouble);
    (state, troubles.collect())
}

fn keys() -> impl Iterator<Item = &'static str> {
    GameId::ALL.into_iter().map(|game| Look::for_game(game).storage_key).chain([settings::KEY, library::KEY])
}

/// Valid stored texts: a game with every feature, settings, and a library.
fn good() -> Vec<(&'static str, Value)> {
    let mut game = record("merkel", &INVERTING);
    game.headers_mut().set_text(Header::Light, "Ann");
    game.go_to(2);
    let store = Fake::new(&[]);
    assert!(crate::storage::saved_game::save_game(&store, &*game));
    assert!(settings::save(&store, &Settings::default(), &Settings::default()));
    let PendingWrite::Text(library) =
        Library::new(vec![library::Entry::from_record(&*game)], false).take_pending_writes()
    else {
        panic!()
    };
    assert!(store.set(library::KEY, &library));
    let value = |key| Some((key, json_of(&store.get(key)?)));
    keys().filter_map(value).collect()
}

#[test]
fn valid_data_is_read_silently() {
    let texts: Vec<_> = good().into_iter().map(|(key, value)| (key, value.to_string())).collect();
    let store = Fake::new(&texts.iter().map(|(key, text)| (*key, text.as_str())).collect::<Vec<_>>());
    let (state, told) = started(&store);
    assert!(told.is_empty(), "{told:?}");
    assert_eq!(moves(&state), INVERTING[..2]);
    assert_eq!((state.game.record.headers().text(Header::Light), state.shelf.library().entries.len()), ("Ann", 1));
}

#[test]
fn hostile_texts_are_moved_aside_with_a_short_notice() {
    let deep = |open: &str, close: &str| format!("{}{}", open.repeat(20_000), close.repeat(20_000));
    let texts = [
        String::new(),
        "null".to_owned(),
        "[]".to_owned(),
        "5".to_owned(),
        "\"\"".to_owned(),
        "{nonsense".to_owned(),
        "\u{0}\u{fffd}".to_owned(),
        deep("[", "]"),
        deep("{\"a\":", "}"),
        "[".repeat(100_000),
        format!("\"{}\"", "x".repeat(1_000_000)),
        "x".repeat(100_000),
        json!({"version": 1, "rules": "merkel", "moves": [null], "played": 0}).to_string(),
        json!({"version": 1, "rules": "x".repeat(100_000), "moves": [], "played": 0}).to_string(),
        json!({"version": 2, "games": [null]}).to_string(),
        json!({"version": 2, "games": {"alquerque": null}}).to_string(),
        json!({"version": 2, "game": "x".repeat(100_000), "dark": "y".repeat(100_000)}).to_string(),
        format!("{{\"version\":2,\"games\":{}}}", deep("[", "]")),
        format!("{{\"version\":1,\"games\":{}1", deep("[", "]")),
        "{\"version\":1,\"version\":1,\"rules\":\"merkel\",\"moves\":[],\"played\":0,\"games\":[]}".to_owned(),
        "{\"version\":1e400,\"played\":1e400}".to_owned(),
        "{\"version\":-1,\"moves\":[],\"played\":99999999999999999999,\"rules\":\"merkel\"}".to_owned(),
        "{\"version\":4294967296}".to_owned(),
    ];
    let mut quiet = 0;
    for text in &texts {
        for key in keys() {
            let store = Fake::new(&[(key, text)]);
            let (state, told) = started(&store);
            assert!(state.game.record.moves().is_empty());
            assert!(told.iter().all(|told| in_words(told.clone()).chars().count() < 250) && told.len() < 2, "{told:?}");
            assert!(store.has(text), "{key}: the text is kept");
            // Unknown fields are ignored silently. Of repeated ones the last counts, as for JSON.parse.
            quiet += usize::from(told.is_empty());
            assert!(started(&store).1.is_empty(), "reported once");
        }
    }
    assert_eq!(quiet, 4, "two settings with only unknown fields, a game and a library with a repeated version");
}

#[test]
fn deeply_nested_lists_are_moved_aside() {
    let deep = format!("{}{}", "[".repeat(20_000), "]".repeat(20_000));
    for (key, value) in good() {
        for (field, _) in value.as_object().unwrap() {
            let mut holed = value.clone();
            holed[field] = json!("HOLE");
            let text = holed.to_string().replace("\"HOLE\"", &deep);
            let store = Fake::new(&[(key, &text)]);
            let (_, told) = started(&store);
            assert_eq!(told.len(), 1, "{key} {field}");
            // A library's list is split into its games.
            let kept = store.texts.borrow().values().any(|kept| kept.contains(&deep[1..deep.len() - 1]));
            assert!(kept, "{key} {field}");
        }
    }
}

#[test]
fn with_room_for_only_one_copy_the_text_is_moved() {
    let text = "{".repeat(600);
    let mut store = Fake::new(&[("a", &text)]);
    store.room = 1000;
    assert_eq!(move_aside(&store, "a").as_deref(), Some("a.unreadable"));
    assert_eq!((store.get("a"), store.get("a.unreadable")), (None, Some(text.clone())));
    // If nothing can be written at all, the text stays.
    let mut store = Fake::new(&[("a", &text)]);
    store.room = 0;
    let unread = unreadable(message::UNREADABLE_LIBRARY, &Problem::NoJson, &move_aside(&store, "a"));
    assert_eq!(called(&unread), "unreadable-library(why: saved-no-json, copy: no-copy)");
}

#[test]
fn data_moved_aside_is_never_overwritten() {
    let store = Fake::new(&[("a.unreadable", "one"), ("a.unreadable.2", "two")]);
    let key = |key: &str, text: &str| put_aside(&store, key, text).unwrap();
    assert_eq!(key("b", "one"), "b.unreadable");
    assert_eq!((key("a", "three"), key("a", "one")), ("a.unreadable.3".to_owned(), "a.unreadable".to_owned()));
    assert_eq!(key("a", "two"), "a.unreadable.2", "no second copy of the same");
}

#[test]
fn every_damaged_game_is_reported_by_name_and_copied() {
    let store = Fake::new(&[
        ("alquerque.game.othello.unreadable", "{the first"),
        ("alquerque.game.othello", "{the second"),
        ("alquerque.game.draughts", "{another"),
    ]);
    let (_, told) = started(&store);
    assert_eq!(
        told.iter().map(called).collect::<Vec<_>>(),
        [
            "unreadable-game(why: saved-no-json, copy: kept-copy(key: alquerque.game.othello.unreadable.2), \
             game: othello)",
            "unreadable-game(why: saved-no-json, copy: kept-copy(key: alquerque.game.draughts.unreadable), \
             game: draughts)"
        ]
    );
    let kept = ["othello.unreadable", "othello.unreadable.2", "draughts.unreadable"]
        .map(|key| store.get(&format!("alquerque.game.{key}")).unwrap_or_default());
    assert_eq!(kept, ["{the first", "{the second", "{another"]);
}

#[test]
fn unreadable_parts_of_a_library_are_moved_aside() {
    let text = json!({"version": 1, "told": false, "games": [{"record": 5}, "?"]}).to_string();
    let store = Fake::new(&[("alquerque.library", &text)]);
    let (state, told) = started(&store);
    assert_eq!(
        told.iter().map(called).collect::<Vec<_>>(),
        ["unreadable-games(games: 2, copy: kept-copy(key: alquerque.library.unreadable))"]
    );
    assert_eq!(json_of(&store.get("alquerque.library.unreadable").unwrap()), json!(["{\"record\":5}", "\"?\""]));
    assert!(state.shelf.library().entries.is_empty());
}

#[test]
fn a_game_stored_at_an_earlier_move_keeps_the_rest() {
    let mut record = record("merkel", &INVERTING);
    record.go_to(3);
    let text = SavedGame::from_record(&*record).text();
    let store = Fake::new(&[("alquerque.game", &text)]);
    let (state, told) = started(&store);
    assert_eq!((told, status(&state)), (Vec::new(), "paused status-side(side: dark, other: light, task: move)"));
    assert_eq!(
        (state.game.record.moves(), plies_of(&*state.game.record)),
        (INVERTING.map(str::to_owned).to_vec(), (3, 3))
    );
}

/// Changes some fields of a stored game and loads it. Returns the notices.
fn contradicting(change: impl FnOnce(&mut Value)) -> (State, Vec<Phrase>, bool) {
    let mut value = json_of(&SavedGame::from_record(&*record("merkel", &INVERTING)).text());
    change(&mut value);
    let text = value.to_string();
    let store = Fake::new(&[("alquerque.game", &text)]);
    let (state, told) = started(&store);
    assert!(started(&store).1.is_empty(), "reported once");
    (state, told, store.get("alquerque.game.unreadable") == Some(text))
}

#[test]
fn a_contradictory_game_is_repaired_and_reported() {
    let expect = |told: &[Phrase], mended: &str| assert_eq!(told.iter().map(called).collect::<Vec<_>>(), [mended]);
    let (state, told, kept) = contradicting(|value| value["played"] = json!(99));
    expect(&told, "mended-game(game: alquerque, what: played, copy: kept-copy(key: alquerque.game.unreadable))");
    assert!(kept && moves(&state) == INVERTING);
    let (state, told, kept) = contradicting(|value| value["agreed"] = json!(true));
    expect(&told, "mended-game(game: alquerque, what: draw, copy: kept-copy(key: alquerque.game.unreadable))");
    assert!(kept && moves(&state) == INVERTING && state.game.record.closing() != Some(Closing::Agreement));
    for other in [to_link(&*record("merkel", &["c2-c3"])), "g1.nonsense".to_owned(), String::new()] {
        let (state, told, kept) = contradicting(|value| value["record"] = json!(other));
        expect(&told, "mended-game(game: alquerque, what: record, copy: kept-copy(key: alquerque.game.unreadable))");
        assert!(kept && moves(&state) == INVERTING);
    }
}

#[test]
fn an_impossible_draw_is_repaired_and_reported() {
    let mut value = json_of(&SavedGame::from_record(&*record("othello", &["d3"])).text());
    value["agreed"] = json!(true);
    let store = Fake::new(&[("alquerque.game.othello", &value.to_string())]);
    let (games, told) = load_games(&store);
    assert!(games[0].ending().is_none() && games[0].moves() == ["d3"]);
    assert_eq!(
        called(&told[0]),
        "mended-game(game: othello, what: draw, copy: kept-copy(key: alquerque.game.othello.unreadable))"
    );
    assert!(store.has(&value.to_string()) && load_games(&store).1.is_empty());
}

#[test]
fn defaults_that_have_changed_apply_to_players_from_before() {
    // Every switch used to be written, touched or not.
    let old = json!({"version": 2, "verdicts": true, "showNotation": false, "sound": false}).to_string();
    let store = Fake::new(&[(settings::KEY, &old)]);
    let (mut state, told) = started(&store);
    let switches = |state: &State| {
        [Switch::Verdicts, Switch::Coordinates, Switch::Sound].map(|switch| state.settings.switches[switch])
    };
    assert_eq!((switches(&state), told.len()), ([false, true, false], 0));
    state.settings.volume = 30;
    assert!(state.save_settings(&store));
    assert_eq!(switches(&started(&store).0), [false, true, false], "even after another option was saved");
    // A later choice is kept.
    state.settings.switches[Switch::Verdicts] = true;
    state.settings.switches[Switch::Coordinates] = false;
    assert!(state.save_settings(&store));
    assert_eq!(switches(&started(&store).0), [true, false, false]);
}

#[test]
fn settings_of_two_tabs_do_not_overwrite_each_other() {
    let store = Fake::new(&[]);
    let (mut one, mut other) = (two_people(&[]), two_people(&[]));
    assert!(one.save_settings(&store) && other.save_settings(&store));
    one.settings.switches[Switch::Targets] = false;
    one.settings.current_mut().ai.level = 7;
    assert!(one.save_settings(&store));
    // This tab was asleep meanwhile and has not seen the change.
    other.settings.switches[Switch::Coordinates] = true;
    other.settings.current_mut().ai.depth = 9;
    assert!(other.save_settings(&store));
    let both = settings::load(&store).0;
    assert_eq!((both.switches[Switch::Targets], both.switches[Switch::Coordinates]), (false, true));
    assert_eq!((both.current().ai.level, both.current().ai.depth), (7, 9));
    // Both tabs apply each other's changes without writing them back.
    for tab in [&mut one, &mut other] {
        let effects = record::ask(tab, RecordEvent::SettingsChangedElsewhere(store.get(settings::KEY).unwrap()));
        assert!(!effects.contains(&Effect::SaveSettings));
        assert_eq!(tab.settings, both);
    }
}

#[test]
fn a_reset_setting_and_the_current_game_survive_a_merge() {
    let store = Fake::new(&[]);
    let (mut one, mut other) = (two_people(&[]), two_people(&[]));
    one.settings.current_mut().set_mode(GameMode::Loaded);
    assert!(one.save_settings(&store));
    one.settings.current_mut().set_mode(GameMode::Local);
    one.settings.choose(GameId::Othello);
    assert!(one.save_settings(&store));
    assert_eq!(settings::load(&store).0.of(GameId::Alquerque).mode(), GameMode::Local);
    record::ask(&mut other, RecordEvent::SettingsChangedElsewhere(store.get(settings::KEY).unwrap()));
    assert_eq!((other.settings.game(), other.game.record.board().game), (GameId::Alquerque, GameId::Alquerque));
}

#[test]
fn players_follow_another_tab_and_the_ai_searches_in_one_tab_only() {
    let store = Fake::new(&[]);
    let mut one = two_people(&["d2-c3"]);
    assert!(one.save_settings(&store));
    let mut other = two_people(&["d2-c3"]);
    one.settings.current_mut().dark = Ai;
    assert!(one.save_settings(&store));
    let text = store.get(settings::KEY).unwrap();
    let effects = record::ask(&mut other, RecordEvent::SettingsChangedElsewhere(text));
    assert!(sent(&effects).is_empty() && other.game.pace == Pace::Paused);
    assert_eq!(other.settings.current().dark, Ai);
    // Data of another version is left alone.
    let before = other.settings.clone();
    record::ask(&mut other, RecordEvent::SettingsChangedElsewhere("{\"version\":9}".to_owned()));
    assert_eq!(other.settings, before);
}

#[test]
fn unknown_fields_of_later_versions_are_kept() {
    let store = Fake::new(&[]);
    let mut state = two_people(&[]);
    assert!(state.save_settings(&store));
    let mut value = json_of(&store.get(settings::KEY).unwrap());
    value["sound"] = json!(true);
    value["games"]["shogi"] = value["games"]["othello"].clone();
    store.set(settings::KEY, &value.to_string());
    state.settings.switches[Switch::Coordinates] = true;
    assert!(state.save_settings(&store));
    let after = json_of(&store.get(settings::KEY).unwrap());
    assert_eq!((&after["sound"], &after["showNotation"]), (&json!(true), &json!(true)));
    assert_eq!(after["games"]["shogi"], value["games"]["othello"]);
}

#[test]
fn unreadable_settings_are_not_overwritten() {
    let store = Fake::new(&[(settings::KEY, "{\"version\":9}")]);
    assert!(two_people(&[]).save_settings(&store));
    assert!(store.has("{\"version\":9}") && settings::load(&store).1.is_none());
}

/// Any JSON value of moderate size.
fn any_json() -> impl Strategy<Value = Value> {
    let leaf = prop_oneof![
        Just(Value::Null),
        proptest::bool::ANY.prop_map(Value::from),
        proptest::num::i64::ANY.prop_map(Value::from),
        proptest::num::f64::ANY.prop_map(Value::from),
        ".{0,20}".prop_map(Value::from),
        prop_oneof![Just("merkel"), Just("human"), Just("d2-c3"), Just("g1.")].prop_map(Value::from),
    ];
    leaf.prop_recursive(3, 12, 4, |inner| {
        prop_oneof![
            prop::collection::vec(inner.clone(), 0..4).prop_map(Value::from),
            prop::collection::btree_map("[a-z]{1,6}", inner, 0..4).prop_map(|map| json!(map)),
        ]
    })
}

/// Inserts a value into a field of another, at any depth.
fn put(into: &mut Value, places: &[usize], value: Value) {
    let Some((&place, rest)) = places.split_first() else {
        *into = value;
        return;
    };
    let child = match into {
        Value::Object(fields) if !fields.is_empty() => {
            let place = place % fields.len();
            fields.values_mut().nth(place)
        }
        Value::Array(list) if !list.is_empty() => {
            let place = place % list.len();
            list.get_mut(place)
        }
        _ => None,
    };
    match child {
        Some(child) => put(child, rest, value),
        None => *into = value,
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(300))]

    #[test]
    fn any_value_in_any_field_is_read_or_moved_aside(
        value in any_json(), places in prop::collection::vec(0_usize..20, 0..5), which in 0_usize..3,
    ) {
        let (key, mut whole) = good().swap_remove(which);
        put(&mut whole, &places, value);
        let text = whole.to_string();
        let store = Fake::new(&[(key, &text)]);
        let (_, told) = started(&store);
        match &told[..] {
            [] => prop_assert_eq!(store.get(key), Some(text)),
            // Of a library, only the unreadable games are moved aside.
            [told] => {
                prop_assert!(in_words(told.clone()).chars().count() < 250, "{}", told);
                let is_of_games = key == library::KEY && told.id() == message::UNREADABLE_GAMES;
                prop_assert!(store.has(&text) || is_of_games, "{}", told);
            }
            _ => prop_assert!(false, "{:?}", told),
        }
        prop_assert!(started(&store).1.is_empty(), "reported once");
    }

    #[test]
    fn any_text_is_read_or_kept(text in ".{0,60}", which in 0_usize..5) {
        let key = keys().nth(which).unwrap();
        let store = Fake::new(&[(key, &text)]);
        started(&store);
        prop_assert!(store.has(&text));
    }
}

#[test]
fn an_old_entry_gets_its_rules_from_its_record() {
    let link = to_link(&*record("murray", &["d2-c3"]));
    let text = |title: &str, result: &str| {
        format!(
            r#"{{"record":"{link}","title":"{title}","date":"","light":"","dark":"","result":"{result}","moves":1}}"#
        )
    };
    let library_of = |entry: &str| format!(r#"{{"version":1,"told":false,"games":[{entry}]}}"#);
    let read = |entry: &str| {
        let kept = library::load(&Fake::new(&[(library::KEY, &library_of(entry))]));
        kept.library.entries.first().cloned()
    };
    let entry = read(&text("Whatever it was called", "Draw")).expect("an entry");
    assert_eq!(
        (title(&entry.title), entry.result),
        ("game-with-rules(game: alquerque, rules: ruleset-title(ruleset: murray))".to_owned(), Some(Outcome::Draw))
    );
    assert!(entry.text().contains(r#""rules":"murray""#), "{}", entry.text());
    assert_eq!(read(&entry.text()), Some(entry));
    assert_eq!(read(&text("Alquerque, Murray’s rules (1951)", "nonsense")), None, "it is set aside");
    // A damaged link, and a title for rules of a later version.
    let text = text("Fox and geese", "Not finished");
    let unknown = read(&text.replace(&link, "g9.!")).expect("an entry");
    assert_eq!((title(&unknown.title), unknown.result), ("as-it-is(text: Fox and geese)".to_owned(), None));
    let later =
        read(&text.replace(&link, "g9.!").replace(r#""title":"Fox and geese""#, r#""rules":"fox""#)).expect("an entry");
    assert_eq!(title(&later.title), "as-it-is(text: fox)");
}
