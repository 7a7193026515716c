//! What the library tells, and whose names are in it.

use super::record::{ask, entries, record_of, tasks, won};
use super::*;
use crate::library::{Entry, Library, MOST_ENTRIES_IN_TEXT as MOST_ENTRIES};
use crate::record_event::{Field, RecordEffect, RecordEvent};
use crate::update::record_text;
use alquerque_core::record::{Header, to_link};
use std::rc::Rc;

/// A library with so many games, which nobody was told of.
fn filled(state: &mut State, count: usize) {
    let filler =
        |number: usize| Entry { record: format!("g1.{number}"), title: format!("No. {number}"), ..Entry::default() };
    state.shelf.library = Rc::new(Library::new((1..=count).map(filler).collect(), false));
}

fn import(state: &mut State, moves: &[&str]) -> Vec<Effect> {
    ask(state, RecordEvent::Import(record_of(&*record("merkel", moves))))
}

const FULL: &str = "The library now has 200 games and is full: each further one takes the place of the oldest.";

#[test]
fn games_that_fill_the_library_tell_so() {
    let mut state = two_people(&[]);
    filled(&mut state, MOST_ENTRIES - 2);
    let text = [&["d2-c3"][..], &["c2-c3"]].map(|moves| record_of(&*record("merkel", moves))).join("\n");
    ask(&mut state, RecordEvent::Import(text));
    assert_eq!(entries(&state).len(), MOST_ENTRIES);
    let read = "2 games read; they are in the library, and the first is on the board.";
    assert!(notice(&state).starts_with(&format!("{read} {FULL}")), "{}", notice(&state));
    // The next one is named, and that is all there is to be told then.
    let turn = state.legal[0].clone();
    for &spot in &turn.path {
        update(&mut state, Event::Activate(spot));
    }
    import(&mut state, &["b2-c3"]);
    assert_eq!(entries(&state)[0].title, "No. 2");
    let expected = "Alquerque, Merkel read. The library is full: the newest game took the place of the oldest, No. 1. \
                    The game before is kept.";
    assert_eq!(notice(&state), expected);
}

#[test]
fn what_a_full_library_drops_is_told_together_with_that_it_is_full() {
    let mut state = two_people(&["d2-c3"]);
    filled(&mut state, MOST_ENTRIES);
    import(&mut state, &["c2-c3"]);
    assert_eq!((entries(&state).len(), &entries(&state)[0].title[..]), (MOST_ENTRIES, "No. 2"));
    assert!(notice(&state).contains("took the place of the oldest, No. 1."), "{}", notice(&state));
    assert!(notice(&state).contains(FULL), "{}", notice(&state));
}

#[test]
fn a_game_that_comes_back_into_the_library_may_fill_it() {
    let mut state = two_people(&[]);
    filled(&mut state, MOST_ENTRIES);
    let id = entries(&state)[0].id;
    ask(&mut state, RecordEvent::Delete(id));
    ask(&mut state, RecordEvent::Undelete);
    assert!(words(&state.dialogs.done).contains(FULL), "{}", words(&state.dialogs.done));
}

#[test]
fn of_more_games_than_fit_those_left_out_are_counted() {
    let games = |count: usize| {
        let moves = [&["d2-c3"][..], &["c2-c3"]];
        moves[..count].iter().map(|moves| record_of(&*record("merkel", moves))).collect::<Vec<_>>().join("\n")
    };
    let mut state = two_people(&[]);
    filled(&mut state, MOST_ENTRIES - 1);
    ask(&mut state, RecordEvent::Import(games(2)));
    let text = notice(&state);
    assert!(text.starts_with("2 games read, and the first is on the board. The library is full: 1 of them"), "{text}");
    let other = record_of(&*record("merkel", &["d2-c3", "b4xd2"]));
    ask(&mut state, RecordEvent::Import(format!("{other}\n[Game \"Alquerque\"]\n1. a9-a8 *")));
    let done = words(&state.dialogs.done);
    assert_eq!(done, "1 game read; it is on the board. The library is full, and there is no room for it.");
}

#[test]
fn notices_of_several_imports_do_not_pile_up() {
    let mut state = two_people(&[]);
    for moves in [["d3", "c3"], ["d3", "e3"], ["d3", "c5"]] {
        ask(&mut state, RecordEvent::Import(moves.concat()));
        assert_eq!(notice(&state).matches("Othello read.").count(), 1, "{}", notice(&state));
    }
    assert_eq!(notice(&state), "Othello read. The game before is kept.");
}

#[test]
fn one_game_is_not_several() {
    let mut state = two_people(&[]);
    let good = record_of(&*record("merkel", &["d2-c3"]));
    ask(&mut state, RecordEvent::Import(format!("{good}\n[Game \"Alquerque\"]\n\n1. a1-a9 *\n")));
    assert_eq!(words(&state.dialogs.done), "1 game read; it is in the library and on the board.");
    ask(&mut state, RecordEvent::ExportAll);
    assert_eq!(words(&state.dialogs.done), "Exported: 1 game.");
}

#[test]
fn the_ai_is_named_wherever_the_game_is_kept_or_written_but_not_in_links() {
    let mut state = won(Human, Ai);
    assert!(record_text(&state).contains("[Dark \"AI, level 3\"]"), "{}", record_text(&state));
    ask(&mut state, RecordEvent::Header(Field::Text(Header::Light), "Ann".to_owned()));
    assert_eq!((&entries(&state)[0].light[..], &entries(&state)[0].dark[..]), ("Ann", "AI, level 3"));
    let effects = ask(&mut state, RecordEvent::Download);
    let [RecordEffect::Download { text, .. }] = tasks(&effects)[..] else { panic!("{effects:?}") };
    assert!(text.contains("[Light \"Ann\"]") && text.contains("[Dark \"AI, level 3\"]"), "{text}");
    assert_eq!(state.record.headers().text(Header::Dark), "", "the game itself stays as it is");
    // Somebody's own word goes before it.
    ask(&mut state, RecordEvent::Header(Field::Text(Header::Dark), "Deep Bo".to_owned()));
    assert_eq!(&entries(&state)[0].dark, "Deep Bo");
}

#[test]
fn the_ai_is_not_named_in_a_game_that_was_read() {
    let mut state = against_ai(&[]);
    import(&mut state, &["d2-c3", "b4xd2"]);
    assert!(!record_text(&state).contains("AI, level"), "{}", record_text(&state));
    ask(&mut state, RecordEvent::Link(to_link(&*record("merkel", &LAST_MOVE))));
    assert!(!record_text(&state).contains("AI, level"));
    let id = {
        let mut finished = won(Human, Human);
        state.shelf.library = std::mem::take(&mut finished.shelf.library);
        entries(&state)[0].id
    };
    ask(&mut state, RecordEvent::Open(id));
    ask(&mut state, RecordEvent::Header(Field::Text(Header::Light), "Ann".to_owned()));
    assert_eq!((&entries(&state)[0].light[..], &entries(&state)[0].dark[..]), ("Ann", ""));
    // Played on here, it is the AI's as well.
    update(&mut state, Event::NewGame);
    import(&mut state, &["d2-c3", "b4xd2"]);
    activate_all(&mut state, &["e1", "c3"]);
    assert!(record_text(&state).contains("AI, level 3"), "{}", record_text(&state));
}

#[test]
fn a_link_in_a_letter_is_read() {
    let mut state = two_people(&[]);
    let link = to_link(&*record("draughts", &["11-15"]));
    ask(&mut state, RecordEvent::Import(format!("Look: https://host/x/#{link} see you")));
    assert_eq!(moves(&state), ["11-15"]);
}
