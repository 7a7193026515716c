//! Typed moves.

use super::*;

fn type_in(state: &mut State, text: &str) {
    update(state, Event::Typed(text.to_owned()));
}

#[test]
fn typed_moves_allow_common_variations_of_notation() {
    let mut state = two_people(&[]);
    type_in(&mut state, " D2 - c3 ");
    settle(&mut state);
    type_in(&mut state, "b4×d2");
    assert_eq!(moves(&state), ["d2-c3", "b4xd2"]);
}

#[test]
fn an_invalid_typed_move_lists_the_legal_ones() {
    let mut state = two_people(&["d2-c3"]);
    type_in(&mut state, "a1-a9");
    assert_eq!(notice(&state), "“a1-a9” isn’t a legal move. Try b4xd2 or d4xd2.");
    assert_eq!(moves(&state), ["d2-c3"]);
    type_in(&mut state, "  ");
    assert_eq!(moves(&state), ["d2-c3"]);
}

#[test]
fn the_ais_moves_cannot_be_typed() {
    let mut state = against_ai(&["d2-c3"]);
    type_in(&mut state, "b4xd2");
    assert_eq!((notice(&state), moves(&state).len()), ("It’s the computer’s turn.", 1));
}
