//! The running game as the browser keeps it: full storage, and other tabs.

use super::record::{ask, tasks};
use super::*;
use crate::message::Storage;
use crate::notice::Offer;
use crate::record_event::RecordEvent;
use crate::saved::SavedGame;

fn other_tab(state: &mut State, record: &dyn AnyRecord) -> Vec<Effect> {
    ask(state, RecordEvent::OtherTab(SavedGame::of(record)))
}

#[test]
fn that_the_game_is_not_kept_is_told_once() {
    let mut state = two_people(&[]);
    ask(&mut state, RecordEvent::Kept(false));
    assert!(notice(&state).contains("storage is full or closed"), "{}", notice(&state));
    update(&mut state, Event::DismissNotice);
    ask(&mut state, RecordEvent::Kept(false));
    assert_eq!(notice(&state), "");
    // When there was room in between it is news.
    ask(&mut state, RecordEvent::Kept(true));
    ask(&mut state, RecordEvent::Kept(false));
    assert_ne!(notice(&state), "");
}

#[test]
fn a_trouble_takes_no_button_away_and_is_told_once() {
    let mut state = two_people(&["d2-c3"]);
    update(&mut state, Event::NewGame);
    for key in ["one", "two", "two"] {
        update(&mut state, Event::Trouble(Storage::Games(1, Some(key.to_owned()))));
    }
    let told =
        |key| format!("1 game of the library cannot be read. A copy is kept in this browser's storage as {key}.");
    let before = "New game. The previous one was not finished.";
    assert_eq!(notice(&state), format!("{before} {} {}", told("one"), told("two")));
    assert_eq!(state.notice.as_ref().unwrap().offer, Some(Offer::BringBack));
}

#[test]
fn a_game_goes_on_that_another_tab_has_gone_on_with() {
    let mut state = two_people(&INVERTING[..2]);
    let effects = other_tab(&mut state, &*record("merkel", &INVERTING[..3]));
    assert_eq!((moves(&state).len(), notice(&state)), (3, "This game went on in another tab."));
    assert_eq!(announced(&state), notice(&state));
    assert!(!effects.contains(&Effect::SaveGame) && tasks(&effects).is_empty(), "nothing goes back: {effects:?}");
    // The same once more is no news, and does not end what goes on here.
    update(&mut state, Event::DismissNotice);
    ask(&mut state, RecordEvent::PlayBack);
    let same = state.record.clone();
    assert_eq!(other_tab(&mut state, &*same), []);
    assert!(notice(&state).is_empty() && matches!(state.pace, Pace::Replaying(_)));
}

#[test]
fn the_ai_thinks_in_one_tab_only() {
    let mut state = against_ai(&[]);
    let id = thinking(&mut state);
    let effects = other_tab(&mut state, &*record("merkel", &["c2-c3"]));
    assert_eq!(sent(&effects), [&Request::Stop { id }]);
    assert!(state.waits() && state.thinking.is_none());
    // The other tab's AI has answered: the human may go on here.
    let effects = other_tab(&mut state, &*record("merkel", &["c2-c3", "c4xc2"]));
    assert!(sent(&effects).is_empty() && !state.waits() && state.humans_turn());
}

#[test]
fn another_game_in_another_tab_can_be_sent_away_again() {
    let mut state = two_people(&INVERTING);
    other_tab(&mut state, &*record("merkel", &[]));
    assert_eq!((moves(&state).len(), state.notice.as_ref().unwrap().offer), (0, Some(Offer::BringBack)));
    update(&mut state, Event::BringBack);
    assert_eq!(moves(&state), INVERTING);
}

#[test]
fn games_of_other_kinds_are_taken_over_behind_the_board() {
    let mut state = two_people(&["d2-c3"]);
    other_tab(&mut state, &*record("othello", &["d3"]));
    other_tab(&mut state, &*record("othello", &["d3", "c3"]));
    assert_eq!((moves(&state), notice(&state)), (vec!["d2-c3".to_owned()], ""));
    assert_eq!(state.others.iter().map(|record| record.moves()).collect::<Vec<_>>(), [["d3", "c3"]]);
}

#[test]
fn what_another_version_keeps_is_left_alone() {
    let mut state = two_people(&["d2-c3"]);
    let mut kept = json_of(&SavedGame::of(&*record("merkel", &["c2-c3"])).text());
    kept["version"] = serde_json::json!(9);
    assert_eq!(ask(&mut state, RecordEvent::OtherTab(SavedGame::from_text(&kept.to_string()).unwrap())), []);
    assert_eq!(moves(&state), ["d2-c3"]);
}
