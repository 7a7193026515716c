//! The board model and its labels; picking up and putting down pieces, explanations of illegal moves, and typed moves.

use alquerque_core::Player::{Dark, Light};

use super::*;
use crate::board::hand::Hand;
use crate::board::model::{Mark, SpotModel, playing};
use crate::board::refusal::Refusal;
use crate::game::moves::move_to_type;
use crate::settings::{Rings, Switch};

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
    assert_eq!(model.cursor, at("d3"));
}

#[test]
fn labels_name_point_piece_and_possible_action() {
    let mut state = two_people(&[]);
    assert_eq!(
        label(&state, "a1"),
        "spot-piece-label(side: light, piece: checker, spot: spot-name(named: letters, at: a1))"
    );
    assert_eq!(
        label(&state, "b2"),
        "spot-and(label: spot-piece-label(side: light, piece: checker, spot: spot-name(named: letters, at: b2)), \
         remark: remark-may-move)"
    );
    assert_eq!(
        label(&state, "e5"),
        "spot-piece-label(side: dark, piece: checker, spot: spot-name(named: letters, at: e5))"
    );
    activate(&mut state, "b2");
    assert_eq!(
        label(&state, "b2"),
        "spot-and(label: spot-piece-label(side: light, piece: checker, spot: spot-name(named: letters, at: b2)), \
         remark: remark-in-hand)"
    );
    assert_eq!(
        label(&state, "c3"),
        "spot-and(label: spot-empty-label(spot: spot-name(named: letters, at: c3)), remark: remark-target)"
    );
    activate(&mut state, "c3");
    assert_eq!(
        label(&state, "b2"),
        "spot-and(label: spot-empty-label(spot: spot-name(named: letters, at: b2)), remark: remark-last)"
    );
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
    state.settings.current_mut().finished = crate::settings::FIRST_GAMES;
    assert_eq!(marked(&state, Mark::Movable), [""; 0], "later");
    let mut capturing = two_people(&CAPTURE_COMPULSORY);
    capturing.settings.current_mut().finished = crate::settings::FIRST_GAMES;
    assert_eq!(marked(&capturing, Mark::Movable), ["b2", "e1"], "pieces that must capture");
    capturing.settings.rings = crate::settings::Rings::Never;
    assert_eq!(marked(&capturing, Mark::Movable), [""; 0], "never");
    state.settings.choose(GameId::Draughts);
    assert_eq!(state.settings.current().finished, 0, "each game is counted by itself");
    state.settings.choose(GameId::Alquerque);
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
        .filter(|spot| called(&spot.label(&*state.game.record)).contains("remark: remark-target"))
        .count();
    assert!(said > 0);
}

#[test]
fn a_chain_in_progress_shows_its_jumps_and_captures() {
    let mut state = two_people(&CHOICE_IN_CHAIN);
    activate_all(&mut state, &["b2", "b4"]);
    assert_eq!((spot(&state, "b2").piece, spot(&state, "b3").piece), (None, None));
    assert_eq!(spot(&state, "b4").piece.map(|piece| state.look().symbol(piece)), Some("art-checker-light"));
    let said = in_words(spot(&state, "b4").label(&*state.game.record));
    assert_eq!(said, "b4, light piece, selected, last move");
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

#[test]
fn a_piece_is_picked_up_shows_its_targets_and_is_put_down_again() {
    let mut state = two_people(&[]);
    activate(&mut state, "c2");
    assert_eq!(in_hand(&state), ["c2"]);
    assert_eq!(names(&state.board.hand().unwrap().targets(&state.game.legal)), ["c3"]);
    assert_eq!(announced(&state), "in-hand(piece: checker, at: c2, targets: c3)");
    activate(&mut state, "c2");
    assert_eq!(state.board.hand(), None);
    assert_eq!(announced(&state), "put-back(piece: checker, at: c2)");
    assert_eq!(moves(&state), [""; 0]);
}

#[test]
fn tapping_another_own_piece_picks_that_up() {
    let mut state = two_people(&[]);
    activate_all(&mut state, &["c2", "b2"]);
    assert_eq!(in_hand(&state), ["b2"]);
    assert_eq!(notice(&state), "");
}

#[test]
fn a_step_is_played_saved_and_shown() {
    let mut state = two_people(&[]);
    let effects = activate_all(&mut state, &["c2", "c3"]);
    assert_eq!(moves(&state), ["c2-c3"]);
    assert_eq!(effects[0], Effect::SaveGame);
    let shown = animation(&effects).unwrap();
    assert_eq!((names(&shown.glides[0].path), shown.vanishing.len()), (vec!["c2".to_owned(), "c3".to_owned()], 0));
    assert_eq!(state.board.hand(), None);
    assert_eq!(announced(&state), "played(side: light, other: dark, turn: c2-c3, flips: 0)");
}

#[test]
fn a_piece_stays_in_hand_after_an_illegal_target() {
    let mut state = two_people(&[]);
    activate_all(&mut state, &["b2", "d4"]);
    assert_eq!(notice(&state), "spot-taken may-not-go(targets: c3)");
    assert_eq!(in_hand(&state), ["b2"]);
    activate(&mut state, "c3");
    assert_eq!(moves(&state), ["b2-c3"]);
    assert_eq!(notice(&state), "");
}

fn why_not(moves: &[&str], point: &str) -> String {
    let mut state = two_people(moves);
    activate(&mut state, point);
    assert_eq!(state.board.hand(), None);
    assert_eq!(announced(&state), notice(&state), "it is announced, too");
    notice(&state).to_owned()
}

#[test]
fn every_reason_against_a_move_has_a_text() {
    let movable = "may-move(game: alquerque, spots: b2 or c2 or d2 or d3)";
    assert_eq!(
        why_not(&[], "c3"),
        format!("spot-empty(piece: checker, spot: spot-name(named: letters, at: c3)) {movable}")
    );
    assert_eq!(why_not(&[], "c4"), format!("others-turn(side: light, other: dark) {movable}"));
    assert_eq!(
        why_not(&[], "a1"),
        format!("blocked(piece: checker, spot: spot-name(named: letters, at: a1)) {movable}")
    );
    assert_eq!(why_not(&CAPTURE_COMPULSORY, "a1"), "capture-with(spots: b2 or e1)");
}

#[test]
fn without_legal_moves_shown_a_refusal_gives_only_its_reason() {
    let refused = |rings, moves: &[&str], points: &[&str]| {
        let mut state = two_people(moves);
        state.settings.switches[Switch::Targets] = false;
        state.settings.rings = rings;
        activate_all(&mut state, points);
        let marks = playing(&state).rows.into_iter().flatten().flat_map(|spot| spot.marks);
        let shown = marks.filter(|mark| matches!(mark, Mark::Movable | Mark::Target | Mark::Capture)).count();
        (notice(&state).to_owned(), shown)
    };
    let only = |reason: &str| (reason.to_owned(), 0);
    for rings in [Rings::Never, Rings::FirstGames] {
        assert_eq!(
            refused(rings, &[], &["c3"]),
            only("spot-empty(piece: checker, spot: spot-name(named: letters, at: c3))")
        );
        assert_eq!(
            refused(rings, &[], &["a1"]),
            only("blocked(piece: checker, spot: spot-name(named: letters, at: a1))")
        );
        assert_eq!(refused(rings, &[], &["b2", "d4"]), only("spot-taken"));
        assert_eq!(refused(rings, &CAPTURE_COMPULSORY, &["a1"]), only("capture-compulsory"));
    }
    let (text, shown) = refused(Rings::Always, &[], &["a1"]);
    assert!(text.ends_with("may-move(game: alquerque, spots: b2 or c2 or d2 or d3)") && shown == 4, "{text}: {shown}");
}

fn why_not_in(position: &str, point: &str) -> String {
    let record = record_at(position);
    phrases(Refusal::new(&*record, &record.legal_turns(), None, at(point), true).spoken_text()).to_owned()
}

fn record_at(position: &str) -> Box<dyn AnyRecord> {
    "merkel".parse::<AnyGame>().unwrap().record_from(position).unwrap()
}

#[test]
fn pieces_on_the_far_row_and_barred_steps_are_explained() {
    assert_eq!(
        why_not_in("l4/5/5/d4/4l l -", "a5"),
        "why-far-row(at: a5, from: a5, to: a5) may-move(game: alquerque, spots: e1)"
    );
    assert_eq!(
        why_not_in("5/ll3/l4/5/4d l a3-b3", "a3"),
        "why-here-from(at: a3, from: b3, from: a3, to: a3) may-move(game: alquerque, spots: a4 or b4)"
    );
}

#[test]
fn a_piece_with_free_neighbours_is_not_called_blocked() {
    let why = |rules: &str, position: &str, name: &str| {
        let record = rules.parse::<AnyGame>().unwrap().record_from(position).unwrap();
        let board = record.board();
        let spot =
            (0..board.columns * board.rows).map(Spot).find(|&spot| record.spot_name(spot).as_deref() == Some(name));
        phrases(Refusal::new(&*record, &record.legal_turns(), None, spot.expect("a spot"), true).spoken_text())
            .to_owned()
    };
    assert_eq!(
        why("ancient", "5/1d3/2l2/5/l4 l -", "c3"),
        "why-edge-first(checkers: 8, from: c3, to: c3) may-move(game: alquerque, spots: a1)"
    );
    assert_eq!(why("merkel", "4d/5/1lll1/1lll1/5 l -", "c2"), "why-not-back(from: c2, to: c2)");
    assert_eq!(
        why("draughts", "W:W22,17,18:B1", "22"),
        "why-man-forward(from: 22, to: 22) may-move(game: draughts, spots: 17 or 18)"
    );
    assert!(
        why("merkel", "ddddd/ddddd/dd1ll/lllll/lllll l -", "c1")
            .starts_with("blocked(piece: checker, spot: spot-name(named: letters, at: c1))")
    );
}

#[test]
fn an_inverted_step_is_no_target() {
    let mut state = two_people(&INVERTING);
    activate(&mut state, "d3");
    let targets = state.board.hand().map_or_else(Vec::new, |hand| names(&hand.targets(&state.game.legal)));
    assert!(!targets.contains(&"e3".to_owned()), "{targets:?}");
}

#[test]
fn nothing_is_picked_up_on_the_ais_turn_or_after_the_end() {
    let mut state = against_ai(&["d2-c3"]);
    activate(&mut state, "d4");
    assert_eq!((notice(&state), state.board.hand()), ("ais-turn", None));
    let mut state = two_people(&[&LAST_MOVE[..], &[WINNING]].concat());
    activate(&mut state, "e3");
    assert_eq!((notice(&state), state.board.hand()), ("game-over", None));
}

#[test]
fn illegal_targets_are_explained() {
    let cases = [
        ("ddddd/ddddd/dd1ll/lllll/lllll l -", "b2", "b4", "spot-taken"),
        ("4d/5/2l2/5/5 l -", "c3", "a1", "why-no-line(from: c3, to: a1)"),
        ("4d/5/2l2/5/5 l -", "c3", "c2", "why-not-back(from: c3, to: c2)"),
        ("4d/5/2l2/5/5 l c3-d3", "c3", "d3", "why-came-from(from: d3, from: c3, to: d3)"),
        ("4d/5/2ld1/5/5 l -", "c3", "c4", "capture-compulsory"),
    ];
    for (position, here, there, why) in cases {
        let record = record_at(position);
        let hand = Hand { path: vec![at(here)] };
        let legal = record.legal_turns();
        assert_eq!(
            phrases(Refusal::new(&*record, &legal, Some(&hand), at(there), false).spoken_text()),
            why,
            "{position}"
        );
    }
}

fn type_in(state: &mut State, text: &str) {
    update(state, Event::Typed(text.to_owned()));
}

#[test]
fn typed_moves_allow_common_variations_of_notation() {
    let mut state = two_people(&[]);
    type_in(&mut state, " D2 – c3 ");
    settle(&mut state);
    type_in(&mut state, "b4×d2");
    assert_eq!(moves(&state), ["d2-c3", "b4xd2"]);
}

#[test]
fn an_invalid_typed_move_lists_the_legal_ones() {
    let mut state = two_people(&["d2-c3"]);
    type_in(&mut state, "a1-a9");
    assert_eq!(notice(&state), "no-such-move(move: a1-a9, moves: b4xd2 or d4xd2)");
    assert_eq!(moves(&state), ["d2-c3"]);
    type_in(&mut state, "  ");
    assert_eq!(moves(&state), ["d2-c3"]);
}

#[test]
fn the_example_of_a_typed_move_is_legal_in_the_position_on_the_board() {
    for (rules, moves, example) in [
        ("merkel", &[][..], "c2-c3"),
        ("merkel", &["d2-c3"], "b4xd2"),
        ("othello", &[], "d3"),
        ("othello", &["d3"], "c3"),
        ("othello", &["d3", "c5"], "b6"),
        ("draughts", &[], "11-15"),
    ] {
        assert_eq!(move_to_type(&game_of(rules, Human, Human, moves)), Some(example), "{rules} {moves:?}");
    }
    assert_eq!(move_to_type(&against_ai(&["d2-c3"])), None, "the computer's turn");
}

#[test]
fn the_ais_moves_cannot_be_typed() {
    let mut state = against_ai(&["d2-c3"]);
    type_in(&mut state, "b4xd2");
    assert_eq!((notice(&state), moves(&state).len()), ("ais-turn", 1));
}
