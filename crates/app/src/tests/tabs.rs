//! Storing the running game: full storage and other tabs.

use super::*;
use crate::board::look::Look;
use crate::command::Command;
use crate::notice::Offer;
use crate::record::RecordEvent;
use crate::storage::saved_game::{SavedGame, saved_game};
use crate::storage::{MemoryStore, backup_phrase};
use crate::tests::record::{ask, tasks};
use alquerque_language::message;

fn other_tab(state: &mut State, record: &dyn AnyRecord) -> Vec<Effect> {
    ask(state, RecordEvent::OtherTab(SavedGame::from_record(record)))
}

#[test]
fn a_failure_to_save_the_game_is_reported_once() {
    let mut state = two_people(&[]);
    ask(&mut state, RecordEvent::GameSaved(false));
    assert_eq!(notice(&state), "game-not-kept");
    update(&mut state, Event::Command(Command::DismissNotice));
    ask(&mut state, RecordEvent::GameSaved(false));
    assert_eq!(notice(&state), "");
    // After a success, a failure is reported again.
    ask(&mut state, RecordEvent::GameSaved(true));
    ask(&mut state, RecordEvent::GameSaved(false));
    assert_ne!(notice(&state), "");
}

#[test]
fn a_failure_keeps_the_notices_button_and_is_reported_once() {
    let mut state = two_people(&["d2-c3"]);
    start_new(&mut state);
    for key in ["one", "two", "two"] {
        let copy = backup_phrase(&Some(key.to_owned()));
        update(
            &mut state,
            Event::Trouble(Phrase::new(message::UNREADABLE_GAMES).number("games", 1_u32).phrase("copy", copy)),
        );
    }
    let (one, two) = (
        "unreadable-games(games: 1, copy: kept-copy(key: one))",
        "unreadable-games(games: 1, copy: kept-copy(key: two))",
    );
    assert_eq!(notice(&state), format!("replaces-unfinished {one} {two}"));
    assert_eq!(state.notices.current().unwrap().offer, Some(Offer::BringBack));
}

#[test]
fn a_game_continued_in_another_tab_is_taken_over() {
    let mut state = two_people(&INVERTING[..2]);
    let effects = other_tab(&mut state, &*record("merkel", &INVERTING[..3]));
    assert_eq!((moves(&state).len(), notice(&state)), (3, "other-tab"));
    assert_eq!(announced(&state), notice(&state));
    assert!(!effects.contains(&Effect::SaveGame) && tasks(&effects).is_empty(), "nothing is sent back: {effects:?}");
    // The same game again changes nothing and interrupts nothing.
    update(&mut state, Event::Command(Command::DismissNotice));
    update(&mut state, Event::Command(Command::ToggleReplay));
    let same = state.game.record.clone();
    assert_eq!(other_tab(&mut state, &*same), []);
    assert!(notice(&state).is_empty() && matches!(state.game.pace, Pace::Replaying(_)));
}

#[test]
fn the_ai_searches_in_one_tab_only() {
    let mut state = against_ai(&[]);
    let id = thinking(&mut state);
    let effects = other_tab(&mut state, &*record("merkel", &["c2-c3"]));
    assert_eq!(sent(&effects), [&Request::Stop { id }]);
    assert!(state.waits() && state.thinking().is_none());
    // The AI has moved in the other tab: the human can continue here.
    let effects = other_tab(&mut state, &*record("merkel", &["c2-c3", "c4xc2"]));
    assert!(sent(&effects).is_empty() && !state.waits() && state.is_human_to_move());
}

#[test]
fn a_game_taken_over_from_another_tab_can_be_replaced_again() {
    let mut state = two_people(&INVERTING);
    other_tab(&mut state, &*record("merkel", &[]));
    assert_eq!((moves(&state).len(), state.notices.current().unwrap().offer), (0, Some(Offer::BringBack)));
    assert_eq!(notice(&state), "other-tab here-is-kept");
    assert_eq!(state.shelf.library().entries.len(), 1);
    update(&mut state, Event::Command(Command::BringBack));
    assert_eq!((moves(&state).len(), state.shelf.library().entries.len()), (INVERTING.len(), 0));
}

#[test]
fn games_of_other_kinds_are_taken_over_in_the_background() {
    let mut state = two_people(&["d2-c3"]);
    other_tab(&mut state, &*record("othello", &["d3"]));
    other_tab(&mut state, &*record("othello", &["d3", "c3"]));
    assert_eq!((moves(&state), notice(&state)), (vec!["d2-c3".to_owned()], ""));
    assert_eq!(state.game.others.iter().map(|record| record.moves()).collect::<Vec<_>>(), [["d3", "c3"]]);
}

#[test]
fn data_of_another_version_is_left_alone() {
    let mut kept = json_of(&SavedGame::from_record(&*record("merkel", &["c2-c3"])).text());
    let key = Look::for_game(GameId::Alquerque).storage_key;
    assert!(saved_game(&MemoryStore::with(key, &kept.to_string()), key).is_some());
    kept["version"] = serde_json::json!(9);
    assert_eq!(saved_game(&MemoryStore::with(key, &kept.to_string()), key), None);
}
