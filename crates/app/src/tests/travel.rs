//! Undo and redo in all four pairings.

use super::*;

const FOUR: [&str; 4] = ["d2-c3", "b4xd2", "e1xc3", "d4xd2xb4"];

#[test]
fn two_people_go_back_and_forth_ply_by_ply() {
    let mut state = two_people(&FOUR);
    assert_eq!(beside_motion(update(&mut state, Event::Undo)), [Effect::SaveGame]);
    assert_eq!(moves(&state), FOUR[..3]);
    assert_eq!(announced(&state), "Taken back: 1 move. Dark to move.");
    update(&mut state, Event::Redo);
    assert_eq!(moves(&state), FOUR);
    assert!(!state.waits());
}

#[test]
fn a_lone_human_goes_back_to_their_own_last_turn() {
    let mut state = against_ai(&FOUR);
    update(&mut state, Event::Undo);
    assert_eq!(moves(&state), FOUR[..2]);
    assert_eq!(announced(&state), "Taken back: 2 moves. Light to move.");
    update(&mut state, Event::Undo);
    assert_eq!((moves(&state).len(), state.undo_plies()), (0, 0));
    update(&mut state, Event::Redo);
    update(&mut state, Event::Redo);
    assert_eq!((moves(&state), state.redo_plies()), (FOUR.map(str::to_owned).to_vec(), 0));
}

#[test]
fn a_lone_human_who_plays_dark_never_goes_back_before_the_ais_first_move() {
    let mut state = game(Ai, Human, &FOUR[..3]);
    update(&mut state, Event::Undo);
    assert_eq!(moves(&state), FOUR[..1]);
    assert_eq!((state.undo_plies(), state.thinking.is_none()), (0, true));
    update(&mut state, Event::Redo);
    assert_eq!(moves(&state), FOUR[..3]);
}

#[test]
fn the_ai_against_itself_is_paused_by_going_back() {
    let mut state = game(Ai, Ai, &FOUR);
    update(&mut state, Event::Undo);
    assert_eq!((moves(&state).len(), state.waits()), (3, true));
    update(&mut state, Event::Redo);
    assert_eq!((moves(&state).len(), state.waits()), (4, true));
}

#[test]
fn undo_while_the_ai_thinks_stops_it_and_redo_lets_it_think_again() {
    let mut state = against_ai(&[]);
    let id = thinking(&mut state);
    let effects = update(&mut state, Event::Undo);
    assert_eq!(beside_motion(effects), [stop(id), Effect::SaveGame]);
    assert_eq!((moves(&state).len(), state.waits()), (0, false));
    let effects = update(&mut state, Event::Redo);
    assert!(matches!(sent(&effects)[..], [Request::Search(search)] if search.moves == ["d2-c3"] && search.id != id));
    assert!(!state.waits());
}

#[test]
fn undo_and_redo_with_nothing_to_do_leave_the_search_alone() {
    let mut state = game(Ai, Human, &[]);
    go_on(&mut state);
    let thinking = state.thinking.clone();
    assert!(thinking.is_some());
    for event in [Event::Undo, Event::Redo] {
        assert_eq!(update(&mut state, event), []);
        assert_eq!(state.thinking, thinking);
    }
}

#[test]
fn after_the_end_the_human_can_go_back() {
    let mut state = against_ai(&[&LAST_MOVE[..], &[WINNING]].concat());
    assert!(state.ending.is_some());
    update(&mut state, Event::Undo);
    assert_eq!((state.ending, moves(&state)), (None, LAST_MOVE.map(str::to_owned).to_vec()));
    assert!(state.humans_turn() && !state.legal.is_empty());
}
