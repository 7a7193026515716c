//! What the board shows and says.

use super::*;
use crate::board::{Mark, SpotModel};
use crate::game_board::playing;
use alquerque_core::Player::{Dark, Light};

fn spot(state: &State, name: &str) -> SpotModel {
    let at = spot_of(&*state.record, name);
    playing(state).rows.into_iter().flatten().find(|spot| spot.spot == at).expect("a point of the board")
}

fn label(state: &State, name: &str) -> String {
    called(&spot(state, name).label(&*state.record))
}

fn marked(state: &State, mark: Mark) -> Vec<String> {
    playing(state)
        .rows
        .into_iter()
        .flatten()
        .filter(|spot| spot.marks.contains(&mark))
        .map(|spot| names(&[spot.spot]).remove(0))
        .collect()
}

#[test]
fn the_board_starts_at_a5_and_ends_at_e1() {
    let model = playing(&two_people(&[]));
    let spots: Vec<Spot> = model.rows.iter().flatten().map(|spot| spot.spot).collect();
    let names = names(&spots);
    assert_eq!((names.len(), names[0].as_str(), names[24].as_str()), (25, "a5", "e1"));
    assert_eq!(model.cursor, at("c3"));
}

#[test]
fn labels_name_point_piece_and_what_may_be_done() {
    let mut state = two_people(&[]);
    assert_eq!(label(&state, "a1"), "a1, light checker");
    assert_eq!(label(&state, "b2"), "b2, light checker, may move");
    assert_eq!(label(&state, "e5"), "e5, dark checker");
    activate(&mut state, "b2");
    assert_eq!(label(&state, "b2"), "b2, light checker, in hand");
    assert_eq!(label(&state, "c3"), "c3, empty, the piece in hand may go here");
    activate(&mut state, "c3");
    assert_eq!(label(&state, "b2"), "b2, empty, last move");
}

#[test]
fn marks_show_hand_targets_and_the_last_move() {
    let mut state = two_people(&["c2-c3"]);
    assert_eq!(marked(&state, Mark::Last), ["c3", "c2"]);
    assert_eq!(marked(&state, Mark::Selected), [""; 0]);
    activate(&mut state, "c4");
    let mut legal = state.hand.as_ref().map_or_else(Vec::new, |hand| names(&hand.targets(&state.legal)));
    let mut shown = marked(&state, Mark::Target);
    legal.sort();
    shown.sort();
    assert_eq!((shown, marked(&state, Mark::Selected)), (legal, vec!["c4".to_owned()]));
}

#[test]
fn pieces_that_may_move_are_marked_only_where_it_helps() {
    let all = ["d3", "b2", "c2", "d2"];
    assert_eq!(marked(&two_people(&[]), Mark::Movable), all, "nobody has moved yet");
    let mut state = two_people(&INVERTING);
    assert_eq!(marked(&state, Mark::Movable), [""; 0], "somebody has");
    activate(&mut state, "a5");
    let mut may_move = names(&crate::hand::origins(&state.legal));
    let mut shown = marked(&state, Mark::Movable);
    may_move.sort();
    shown.sort();
    assert_eq!(shown, may_move);
    assert_eq!(marked(&two_people(&CAPTURE_COMPULSORY), Mark::Movable), ["b2", "e1"]);
}

#[test]
fn hidden_targets_are_still_said() {
    let mut state = two_people(&CAPTURE_COMPULSORY);
    state.settings.show_targets = false;
    assert_eq!(marked(&state, Mark::Movable), [""; 0]);
    activate(&mut state, "b2");
    assert_eq!(marked(&state, Mark::Target), [""; 0]);
    let said = playing(&state)
        .rows
        .into_iter()
        .flatten()
        .filter(|spot| called(&spot.label(&*state.record)).contains("may go here"))
        .count();
    assert!(said > 0);
}

#[test]
fn a_chain_under_way_has_moved_its_piece_and_taken_its_captures() {
    let mut state = two_people(&CHOICE_IN_CHAIN);
    activate_all(&mut state, &["b2", "b4"]);
    assert_eq!((spot(&state, "b2").piece, spot(&state, "b3").piece), (None, None));
    assert_eq!(spot(&state, "b4").piece.map(|piece| state.look().symbol(piece)), Some("art-checker-light"));
    assert_eq!(label(&state, "b4"), "b4, light checker, in hand, last move");
}

#[test]
fn lost_pieces_are_counted() {
    let state = two_people(&CHOICE_IN_CHAIN[..4]);
    assert_eq!((state.lost(Light), state.lost(Dark)), (3, 1));
}
