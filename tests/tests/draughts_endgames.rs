//! Compares the endgame databases of draughts with the naive rules: all positions of two and three pieces, by forward
//! iteration to a fixed point.

use std::collections::HashMap;

use alquerque_core::Notation;
use alquerque_core::draughts::Draughts;
use alquerque_solver::database::{Layers, Value};
use alquerque_tests::naive::Side;
use alquerque_tests::naive_draughts::{State, place};
use alquerque_tests::naive_game::NaiveState;

/// Adds all states with so many more pieces, on squares from this number on, in which both have some.
fn add(state: &State, pieces: u32, number: u8, states: &mut Vec<State>) {
    if pieces == 0 {
        let men = state.board.iter().flatten().flatten();
        if men.clone().any(|piece| piece.0 == Side::Light) && men.clone().any(|piece| piece.0 == Side::Dark) {
            states.extend([Side::Light, Side::Dark].map(|to_move| State { to_move, ..state.clone() }));
        }
        return;
    }
    for number in number..=32 {
        let (row, column) = place(&number.to_string());
        for (side, last_row) in [(Side::Light, 0), (Side::Dark, 7)] {
            for king in [false, true] {
                if king || row != last_row {
                    let mut state = state.clone();
                    state.board[row][column] = Some((side, king));
                    add(&state, pieces - 1, number + 1, states);
                }
            }
        }
    }
}

/// The states that the moves lead to, by their places; `None` for one in which a player has lost all.
fn after(state: &State, places: &HashMap<String, usize>) -> Vec<Option<usize>> {
    let next = state.moves().into_iter().map(|mv| {
        let mut next = state.clone();
        next.play(&mv);
        (next.quiet, next.number) = (0, 1);
        places.get(&next.text()).copied()
    });
    next.collect()
}

#[test]
fn databases_of_three_pieces_agree_with_naive_iteration() {
    let mut states = Vec::new();
    let empty = State { board: [[None; 8]; 8], ..State::start(Side::Dark) };
    for pieces in 2..=3 {
        add(&empty, pieces, 1, &mut states);
    }
    let texts: Vec<String> = states.iter().map(NaiveState::text).collect();
    let places: HashMap<String, usize> = texts.iter().cloned().zip(0..).collect();
    let after: Vec<_> = states.iter().map(|state| after(state, &places)).collect();
    let mut values = vec![Value::Draw; states.len()];
    for plies in 0..=u8::MAX {
        let decided = |place: &usize| {
            let next = || after[*place].iter().map(|next| next.map_or(Value::Loss(0), |next| values[next]));
            if plies > 0 && next().any(|value| matches!(value, Value::Loss(_))) {
                Some((*place, Value::Win(plies)))
            } else {
                next().all(|value| matches!(value, Value::Win(_))).then_some((*place, Value::Loss(plies)))
            }
        };
        let undecided = (0..states.len()).filter(|&place| values[place] == Value::Draw);
        let found: Vec<_> = undecided.filter_map(|place| decided(&place)).collect();
        if found.is_empty() && plies > 1 {
            break;
        }
        for (place, value) in found {
            values[place] = value;
        }
    }

    let game = Draughts::default();
    let mut database = Layers::of(game);
    for pieces in Layers::<Draughts>::order(3) {
        database.build(pieces, 2, &|_, _| true).unwrap();
    }
    // Twice as many as there are with one player to move.
    assert_eq!(states.len(), 2 * (3_488 + 196_032));
    for (text, value) in texts.iter().zip(values) {
        assert_eq!(database.value(&game.parse_position(text).unwrap()), Some(value), "{text}");
    }
}
