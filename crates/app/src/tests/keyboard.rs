//! The keyboard's cursor, activation and Escape.

use super::*;

#[test]
fn arrows_move_the_cursor_and_stop_at_the_edge() {
    let mut state = two_people(&[]);
    assert_eq!(state.cursor, at("c3"), "the middle");
    for _ in 0..4 {
        assert_eq!(update(&mut state, Event::MoveCursor(1, 0)), [Effect::FocusCursor]);
    }
    assert_eq!(state.cursor, at("e3"));
    for _ in 0..4 {
        update(&mut state, Event::MoveCursor(0, -1));
    }
    assert_eq!(state.cursor, at("e1"));
    update(&mut state, Event::Focus(at("a5")));
    assert_eq!(state.cursor, at("a5"));
}

#[test]
fn the_cursor_goes_with_what_is_played() {
    let mut state = two_people(&[]);
    activate_all(&mut state, &["c2", "c3"]);
    assert_eq!(state.cursor, at("c3"));
}

#[test]
fn escape_puts_the_piece_down_and_the_notice_away() {
    let mut state = two_people(&[]);
    activate_all(&mut state, &["b2", "d4"]);
    assert_ne!(notice(&state), "");
    update(&mut state, Event::Cancel);
    assert_eq!((&state.hand, notice(&state)), (&None, ""));
    assert_eq!(update(&mut state, Event::Cancel), []);
}

#[test]
fn the_board_is_described_in_words() {
    let mut state = from("merkel", "5/2d2/5/2l2/l4 l -");
    update(&mut state, Event::Describe);
    assert_eq!(announced(&state), "Light, 2 checkers: c2, a1. Dark, 1 checker: c4. Light to move");
    let mut state = from("draughts", "W:W22,23,K30:B2,3");
    update(&mut state, Event::Describe);
    assert_eq!(announced(&state), "Light, 2 men: 22, 23. Light, 1 king: 30. Dark, 2 men: 2, 3. Light to move");
}
