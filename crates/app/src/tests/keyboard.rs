//! The keyboard cursor, activation and Escape, and the table of shortcuts.

use super::*;
use crate::command::Command;
use crate::page::Page;
use crate::shortcuts::{KeyAction, groups, key_action};

#[test]
fn arrows_move_the_cursor_and_stop_at_the_edge() {
    let mut state = two_people(&[]);
    assert_eq!(state.board.cursor(), at("d3"), "a piece near the middle that can move");
    for _ in 0..4 {
        assert_eq!(update(&mut state, Event::MoveCursor(1, 0)), [Effect::FocusCursor]);
    }
    assert_eq!(state.board.cursor(), at("e3"));
    for _ in 0..4 {
        update(&mut state, Event::MoveCursor(0, -1));
    }
    assert_eq!(state.board.cursor(), at("e1"));
    update(&mut state, Event::Focus(at("a5")));
    assert_eq!(state.board.cursor(), at("a5"));
}

#[test]
fn the_cursor_follows_the_moves() {
    let mut state = two_people(&[]);
    activate_all(&mut state, &["c2", "c3"]);
    assert_eq!(state.board.cursor(), at("c3"));
}

#[test]
fn escape_puts_the_piece_down_and_dismisses_the_notice() {
    let mut state = two_people(&[]);
    activate_all(&mut state, &["b2", "d4"]);
    assert_ne!(notice(&state), "");
    update(&mut state, Event::Cancel);
    assert_eq!((state.board.hand(), notice(&state)), (None, ""));
    assert_eq!(update(&mut state, Event::Cancel), []);
}

#[test]
fn the_board_is_read_row_by_row() {
    let mut state = from("merkel", "5/2d2/5/2l2/l4 l -");
    update(&mut state, Event::Command(Command::Describe));
    let told = |state: &State| in_words(state.notices.announcement().clone());
    assert_eq!(
        told(&state),
        "Row 5: a5 empty, b5 empty, c5 empty, d5 empty, e5 empty. Row 4: a4 empty, b4 empty, c4 dark, d4 empty, e4 empty. \
         Row 3: a3 empty, b3 empty, c3 empty, d3 empty, e3 empty. Row 2: a2 empty, b2 empty, c2 light, d2 empty, e2 empty. \
         Row 1: a1 light, b1 empty, c1 empty, d1 empty, e1 empty. Light to move"
    );
    let mut state = from("draughts", "W:W22,23,K30:B2,3");
    update(&mut state, Event::Command(Command::Describe));
    let said = told(&state);
    assert!(said.starts_with("Squares 1–4: 1 empty, 2 dark, 3 dark, 4 empty. Squares 5–8: "), "{said}");
    assert!(said.ends_with("Squares 29–32: 29 empty, 30 light king, 31 empty, 32 empty. Light to move"), "{said}");
    let mut state = game_of("othello", Human, Human, &[]);
    update(&mut state, Event::Command(Command::Describe));
    let said = told(&state);
    assert!(
        said.contains("Row 3: empty. Row 4: d4 white, e4 black. Row 5: d5 black, e5 white. Row 6: empty."),
        "{said}"
    );
}

#[test]
fn one_key_announces_the_state_of_the_game() {
    let mut state = against_ai(&CAPTURE_COMPULSORY);
    update(&mut state, Event::Command(Command::TellStanding));
    assert_eq!(
        announced(&state),
        "standing-yours(side: light, other: dark) standing-pieces(side: light, other: dark, own: 11, others: 12) \
         standing-last(turn: b4xd2) capture-compulsory"
    );
    let mut state = two_people(&[]);
    update(&mut state, Event::Command(Command::TellStanding));
    assert_eq!(
        announced(&state),
        "side-to-move(side: light, other: dark) standing-pieces(side: light, other: dark, own: 12, others: 12)"
    );
    let ended: Vec<&str> = LAST_MOVE.into_iter().chain([WINNING]).collect();
    let mut state = against_ai(&ended);
    update(&mut state, Event::Command(Command::TellStanding));
    assert_eq!(
        announced(&state),
        "result-no-pieces(side: light, other: dark, lone: won) \
         standing-pieces(side: light, other: dark, own: 9, others: 0) standing-last(turn: e3xe5xc5xa3xa5xc5xe3)"
    );
    let mut state = two_people(&[]);
    update(&mut state, Event::Command(Command::Learn));
    update(&mut state, Event::Command(Command::TellStanding));
    assert_eq!(announced(&state).trim_end(), status(&state), "a lesson's task");
}

#[test]
fn the_players_move_is_announced_before_the_reply() {
    let mut state = against_ai(&[]);
    activate_all(&mut state, &["d2", "c3"]);
    assert_eq!(announced(&state), "played(side: light, other: dark, turn: d2-c3, flips: 0)");
    let id = thinking(&mut state);
    update(&mut state, done(id, Some("b4xd2")));
    assert_eq!(
        announced(&state),
        "played-by-you(turn: d2-c3, flips: 0) played-by-ai(side: dark, other: light, turn: b4xd2, flips: 0) \
         your-turn-capture(spots: b2 or e1)"
    );
}

#[test]
fn escape_cancels_the_search_for_a_hint() {
    let mut state = two_people(&[]);
    update(&mut state, Event::Command(Command::Hint));
    assert!(state.pending_hint().is_some() && !state.can(Command::Hint), "its button is busy");
    update(&mut state, Event::Cancel);
    assert_eq!((state.hint(), announced(&state), state.can(Command::Hint)), (None, "step-stopped", true));
}

#[test]
fn each_key_does_one_thing_anywhere_on_the_page() {
    for in_study in [false, true] {
        let mut seen = Vec::new();
        for shortcut in groups(in_study).flat_map(|group| group.shortcuts(in_study)) {
            let is_focused = shortcut.does.is_empty();
            assert!(is_focused || shortcut.keys.len() == shortcut.does.len(), "{:?}", shortcut.keys);
            for key in shortcut.keys.iter().filter(|_| !is_focused) {
                assert!(!seen.contains(key), "{key} is listed twice");
                assert!(key_action(key).is_some(), "{key} does nothing");
                seen.push(key);
            }
        }
    }
    assert!(matches!(key_action("?"), Some(KeyAction::Open(Page::Shortcuts))));
    assert!(key_action("Enter").is_none(), "keys of the focused control are left to it");
    assert!(key_action("x").is_none());
}
