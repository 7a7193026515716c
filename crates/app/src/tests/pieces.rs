//! Picking up, putting down, targets, and why not.

use super::*;

#[test]
fn a_piece_is_picked_up_shows_its_targets_and_is_put_down_again() {
    let mut state = two_people(&[]);
    activate(&mut state, "c2");
    assert_eq!(in_hand(&state), ["c2"]);
    assert_eq!(names(&state.hand.as_ref().unwrap().targets(&state.legal)), ["c3"]);
    assert_eq!(announced(&state), "Checker on c2 in hand. It may go to c3.");
    activate(&mut state, "c2");
    assert_eq!(state.hand, None);
    assert_eq!(announced(&state), "Checker put back on c2.");
    assert_eq!(moves(&state), [""; 0]);
}

#[test]
fn another_own_piece_is_taken_instead() {
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
    assert_eq!(state.hand, None);
    assert_eq!(announced(&state), "Light: c2-c3.");
}

#[test]
fn a_piece_stays_in_hand_where_it_may_not_go() {
    let mut state = two_people(&[]);
    activate_all(&mut state, &["b2", "d4"]);
    assert_eq!(notice(&state), "The checker on b2 may not go to d4, only to c3. That point is taken.");
    assert_eq!(in_hand(&state), ["b2"]);
    activate(&mut state, "c3");
    assert_eq!(moves(&state), ["b2-c3"]);
    assert_eq!(notice(&state), "");
}

fn why_not(moves: &[&str], point: &str) -> String {
    let mut state = two_people(moves);
    activate(&mut state, point);
    assert_eq!(state.hand, None);
    assert_eq!(announced(&state), notice(&state), "it is said, too");
    notice(&state).to_owned()
}

#[test]
fn every_reason_not_to_move_has_its_sentence() {
    let movable = "Checkers that may move: b2, c2, d2 or d3.";
    assert_eq!(why_not(&[], "c3"), format!("There is no checker on c3. {movable}"));
    assert_eq!(why_not(&[], "c4"), format!("It is light's turn. {movable}"));
    assert_eq!(why_not(&[], "a1"), format!("The checker on a1 has no free point to go to. {movable}"));
    assert_eq!(why_not(&CAPTURE_COMPULSORY, "a1"), "You must capture with b2 or e1.");
}

fn why_not_in(position: &str, point: &str) -> String {
    let record = from(position);
    words(&crate::hand::why_not(&*record, &record.legal_turns(), at(point))).to_owned()
}

fn from(position: &str) -> Box<dyn AnyRecord> {
    "merkel".parse::<AnyGame>().unwrap().record_from(position).unwrap()
}

#[test]
fn a_piece_on_the_far_row_and_one_that_may_not_step_back_are_explained() {
    assert_eq!(
        why_not_in("l4/5/5/d4/4l l -", "a5"),
        "The checker on a5 has reached the far row and can only capture from there. Checkers that may move: e1."
    );
    assert_eq!(
        why_not_in("5/ll3/l4/5/4d l a3-b3", "a3"),
        "The checker on a3 came from b3 and may not step back. Checkers that may move: a4 or b4."
    );
}

#[test]
fn a_piece_with_free_neighbours_is_not_said_to_be_hemmed_in() {
    let why = |rules: &str, position: &str, name: &str| {
        let record = rules.parse::<AnyGame>().unwrap().record_from(position).unwrap();
        let board = record.board();
        let spot =
            (0..board.columns * board.rows).map(Spot).find(|&spot| record.spot_name(spot).as_deref() == Some(name));
        words(&crate::hand::why_not(&*record, &record.legal_turns(), spot.expect("a spot"))).to_owned()
    };
    assert_eq!(
        why("ancient", "5/1d3/2l2/5/l4 l -", "c3"),
        "With 8 checkers left, or fewer, those on the edge come in before the others move. Checkers that may move: a1."
    );
    let back = "Checkers step forward and sideways, never back. ";
    assert!(why("merkel", "4d/5/1lll1/1lll1/5 l -", "c2").starts_with(back));
    assert!(why("draughts", "W:W22,17,18:B1", "22").starts_with("A man goes forward only; a king goes both ways."));
    assert!(why("merkel", "ddddd/ddddd/dd1ll/lllll/lllll l -", "c1").contains("has no free point to go to"));
}

#[test]
fn an_inverted_step_is_no_target() {
    let mut state = two_people(&INVERTING);
    activate(&mut state, "d3");
    let targets = state.hand.as_ref().map_or_else(Vec::new, |hand| names(&hand.targets(&state.legal)));
    assert!(!targets.contains(&"e3".to_owned()), "{targets:?}");
}

#[test]
fn nothing_is_picked_up_on_the_ais_turn_or_after_the_end() {
    let mut state = against_ai(&["d2-c3"]);
    activate(&mut state, "d4");
    assert_eq!((notice(&state), &state.hand), ("It is the AI's turn.", &None));
    let mut state = two_people(&[&LAST_MOVE[..], &[WINNING]].concat());
    activate(&mut state, "e3");
    assert_eq!((notice(&state), &state.hand), ("The game is over.", &None));
}

#[test]
fn a_refusal_says_why() {
    let cases = [
        ("ddddd/ddddd/dd1ll/lllll/lllll l -", "b2", "b4", "That point is taken."),
        ("4d/5/2l2/5/5 l -", "c3", "a1", "No line leads there in one step."),
        ("4d/5/2l2/5/5 l -", "c3", "c2", "Checkers step forward and sideways, never back."),
        ("4d/5/2l2/5/5 l c3-d3", "c3", "d3", "It came from d3 and may not step straight back."),
        ("4d/5/2ld1/5/5 l -", "c3", "c4", "You must capture."),
    ];
    for (position, here, there, why) in cases {
        let record = from(position);
        let refused = crate::hand::why_refused(&*record, &record.legal_turns(), at(here), at(there));
        assert_eq!(words(&refused), why, "{position}");
    }
}
