//! Moves that are typed.

use super::*;

fn type_in(state: &mut State, text: &str) {
    update(state, Event::Typed(text.to_owned()));
}

#[test]
fn a_move_is_played_as_it_is_written_and_as_people_write_it() {
    let mut state = two_people(&[]);
    type_in(&mut state, " D2 - c3 ");
    settle(&mut state);
    type_in(&mut state, "b4×d2");
    assert_eq!(moves(&state), ["d2-c3", "b4xd2"]);
}

#[test]
fn what_is_no_move_is_answered_with_those_that_are() {
    let mut state = two_people(&["d2-c3"]);
    type_in(&mut state, "a1-a9");
    assert_eq!(notice(&state), "a1-a9 is not a move here. You may play b4xd2 or d4xd2.");
    assert_eq!(moves(&state), ["d2-c3"]);
    type_in(&mut state, "  ");
    assert_eq!(moves(&state), ["d2-c3"]);
}

#[test]
fn nobody_types_the_ais_moves() {
    let mut state = against_ai(&["d2-c3"]);
    type_in(&mut state, "b4xd2");
    assert_eq!((notice(&state), moves(&state).len()), ("It is the AI's turn.", 1));
}
