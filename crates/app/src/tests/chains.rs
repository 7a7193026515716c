//! Multiple captures, jump by jump.

use super::*;
use crate::board::hand::Put;
use crate::command::Command;
use alquerque_core::search::rng;

fn vanishing(shown: &Animation) -> Vec<String> {
    names(&shown.vanishing.iter().map(|changed| changed.spot).collect::<Vec<_>>())
}

#[test]
fn a_chain_stops_at_a_choice() {
    let mut state = two_people(&CHOICE_IN_CHAIN);
    activate(&mut state, "b2");
    assert_eq!(names(&state.board.hand().unwrap().targets(&state.game.legal)), ["b4", "d4"]);
    let effects = activate(&mut state, "b4");
    assert_eq!(in_hand(&state), ["b2", "b4"]);
    assert_eq!(announced(&state), "jumped(piece: checker, at: b4, targets: d2 or d4)");
    let shown = animation(&effects).unwrap();
    assert_eq!(
        (names(&shown.glides[0].path), vanishing(shown)),
        (vec!["b2".to_owned(), "b4".to_owned()], vec!["b3".to_owned()],)
    );
    assert!(!effects.contains(&Effect::SaveGame), "the turn is not over");
    let effects = activate(&mut state, "d2");
    assert_eq!(moves(&state).last().unwrap(), "b2xb4xd2");
    let shown = animation(&effects).unwrap();
    assert_eq!(
        (names(&shown.glides[0].path), vanishing(shown)),
        (vec!["b4".to_owned(), "d2".to_owned()], vec!["c3".to_owned()],)
    );
}

#[test]
fn forced_jumps_are_played_automatically() {
    let mut state = two_people(&CHOICE_IN_CHAIN);
    let effects = activate_all(&mut state, &["b2", "d4"]);
    assert_eq!(moves(&state).last().unwrap(), "b2xd4xb4xb2");
    let shown = animation(&effects).unwrap();
    assert_eq!(names(&shown.glides[0].path), ["b2", "d4", "b4", "b2"]);
    assert_eq!(vanishing(shown), ["c3", "c4", "b3"]);

    let mut state = two_people(&CHAIN_WITHOUT_CHOICE);
    activate_all(&mut state, &["e3", "e5"]);
    assert_eq!(moves(&state).last().unwrap(), "e3xe5xc3");
}

#[test]
fn forced_jumps_stop_at_the_next_choice() {
    let mut taken_on = 0;
    for seed in 0..2000 {
        let mut rng = rng(seed);
        let mut record = record("merkel", &[]);
        loop {
            let legal = record.legal_turns();
            if legal.is_empty() {
                break;
            }
            let turn = any(&legal, &mut rng);
            let mut hand = Hand::pick_up(&legal, turn.path[0]).unwrap();
            if let Put::Further { from_leg } = hand.put(&legal, turn.path[1]) {
                assert!(hand.targets(&legal).len() > 1, "{legal:?}: {hand:?} has no choice");
                taken_on += usize::from(hand.path.len() > from_leg + 2);
            }
            record.play(&turn.text).unwrap();
        }
    }
    assert!(taken_on > 0, "no chain had a jump without a choice before one with a choice");
}

#[test]
fn tapping_another_piece_does_not_abandon_a_chain() {
    let mut state = two_people(&CHOICE_IN_CHAIN);
    activate_all(&mut state, &["b2", "b4", "a1"]);
    assert_eq!(notice(&state), "chain(spot: spot-name(named: letters, at: b4), targets: d2 or d4)");
    assert_eq!(in_hand(&state), ["b2", "b4"]);
}

#[test]
fn escape_a_second_tap_and_undo_cancel_a_chain() {
    let ways: [fn(&mut State); 3] = [
        |state| drop(update(state, Event::Cancel)),
        |state| drop(activate(state, "b4")),
        |state| drop(update(state, Event::Command(Command::Undo))),
    ];
    for take_back in ways {
        let mut state = two_people(&CHOICE_IN_CHAIN);
        activate_all(&mut state, &["b2", "b4"]);
        take_back(&mut state);
        assert_eq!(state.board.hand(), None);
        assert_eq!(moves(&state), CHOICE_IN_CHAIN);
        assert_eq!(announced(&state), "put-back(piece: checker, at: b2)");
    }
}
