//! The board model and its labels.

use super::*;
use crate::board::model::{Mark, SpotModel, playing};
use crate::settings::Switch;
use alquerque_core::Player::{Dark, Light};

fn spot(state: &State, name: &str) -> SpotModel {
    let at = spot_of(&*state.game.record, name);
    playing(state).rows.into_iter().flatten().find(|spot| spot.spot == at).expect("a point of the board")
}

fn label(state: &State, name: &str) -> String {
    called(&spot(state, name).label(&*state.game.record))
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
fn labels_name_point_piece_and_possible_action() {
    let mut state = two_people(&[]);
    assert_eq!(label(&state, "a1"), "a1, light piece");
    assert_eq!(label(&state, "b2"), "b2, light piece, can move");
    assert_eq!(label(&state, "e5"), "e5, dark piece");
    activate(&mut state, "b2");
    assert_eq!(label(&state, "b2"), "b2, light piece, selected");
    assert_eq!(label(&state, "c3"), "c3, empty, you can go here");
    activate(&mut state, "c3");
    assert_eq!(label(&state, "b2"), "b2, empty, last move");
}

#[test]
fn marks_show_hand_targets_and_the_last_move() {
    let mut state = two_people(&["c2-c3"]);
    assert_eq!(marked(&state, Mark::Last), ["c3", "c2"]);
    assert_eq!(marked(&state, Mark::Selected), [""; 0]);
    activate(&mut state, "c4");
    let mut legal = state.board.hand().map_or_else(Vec::new, |hand| names(&hand.targets(&state.game.legal)));
    let mut shown = [marked(&state, Mark::Target), marked(&state, Mark::Capture)].concat();
    legal.sort();
    shown.sort();
    assert_eq!((shown, marked(&state, Mark::Selected)), (legal, vec!["c4".to_owned()]));
}

#[test]
fn movable_pieces_are_marked_only_if_it_helps() {
    let all = ["d3", "b2", "c2", "d2"];
    assert_eq!(marked(&two_people(&[]), Mark::Movable), all, "no move has been made");
    let mut state = two_people(&INVERTING);
    assert_ne!(marked(&state, Mark::Movable), [""; 0], "in the first games");
    state.settings.finished = crate::settings::FIRST_GAMES;
    assert_eq!(marked(&state, Mark::Movable), [""; 0], "later");
    state.settings.rings = crate::settings::Rings::Always;
    assert_ne!(marked(&state, Mark::Movable), [""; 0], "always");
    state.settings.rings = crate::settings::Rings::Never;
    assert_eq!(marked(&state, Mark::Movable), [""; 0], "never");
    activate(&mut state, "a5");
    let mut may_move = names(&crate::board::hand::origins(&state.game.legal));
    let mut shown = marked(&state, Mark::Movable);
    may_move.sort();
    shown.sort();
    assert_eq!(shown, may_move);
    assert_eq!(marked(&two_people(&CAPTURE_COMPULSORY), Mark::Movable), ["b2", "e1"]);
}

#[test]
fn hidden_targets_are_still_in_the_labels() {
    let mut state = two_people(&CAPTURE_COMPULSORY);
    state.settings.switches[Switch::Targets] = false;
    assert_eq!(marked(&state, Mark::Movable), [""; 0]);
    activate(&mut state, "b2");
    assert_eq!(marked(&state, Mark::Target), [""; 0]);
    let said = playing(&state)
        .rows
        .into_iter()
        .flatten()
        .filter(|spot| called(&spot.label(&*state.game.record)).contains("you can go here"))
        .count();
    assert!(said > 0);
}

#[test]
fn a_chain_in_progress_shows_its_jumps_and_captures() {
    let mut state = two_people(&CHOICE_IN_CHAIN);
    activate_all(&mut state, &["b2", "b4"]);
    assert_eq!((spot(&state, "b2").piece, spot(&state, "b3").piece), (None, None));
    assert_eq!(spot(&state, "b4").piece.map(|piece| state.look().symbol(piece)), Some("art-checker-light"));
    assert_eq!(label(&state, "b4"), "b4, light piece, selected, last move");
}

#[test]
fn lost_pieces_are_counted() {
    let state = two_people(&CHOICE_IN_CHAIN[..4]);
    assert_eq!((state.lost(Light), state.lost(Dark)), (3, 1));
    let mut state = two_people(&CHOICE_IN_CHAIN);
    let before = (state.lost(Light), state.lost(Dark));
    activate_all(&mut state, &["b2", "b4"]);
    assert_eq!((state.lost(Light), state.lost(Dark)), (before.0, before.1 + 1), "counted as soon as it is jumped");
}

#[test]
fn only_a_rule_that_confines_play_has_a_frame() {
    assert_eq!(playing(&two_people(&[])).confined, None);
    assert_ne!(playing(&from("ancient", "5/1d3/2l2/5/l4 l -")).confined, None);
}
