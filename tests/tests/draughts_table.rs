//! The interfaces of English draughts for front ends and depth-limited searches.

use std::collections::HashMap;

use alquerque_core::draughts::{Draughts, Position};
use alquerque_core::evaluate::{Evaluation, MAX_EVALUATION};
use alquerque_core::family::AnyGame;
use alquerque_core::setup::Setup;
use alquerque_core::tabletop::{Kind, Piece, Spot, Tabletop};
use alquerque_core::{Game, Notation, Player, Standard};
use alquerque_tests::naive::Side;
use alquerque_tests::naive_draughts::{State, place, states};
use alquerque_tests::naive_game::NaiveState;
use alquerque_tests::random::{choices, config};
use proptest::prelude::*;

fn game() -> Draughts {
    Draughts::default()
}

fn read(text: &str) -> Position {
    game().parse_position(text).unwrap()
}

/// The board rotated and the sides swapped: the same position for the side to move.
fn swapped(state: &State) -> State {
    let mut turned = state.clone();
    for (row, squares) in state.board.iter().enumerate() {
        for (column, piece) in squares.iter().enumerate() {
            turned.board[7 - row][7 - column] = piece.map(|(side, king)| (side.other(), king));
        }
    }
    turned.to_move = state.to_move.other();
    turned
}

proptest! {
    #![proptest_config(config(2000))]

    #[test]
    fn the_evaluation_is_the_same_with_sides_swapped(state in states()) {
        let value = |state: &State| game().parse_position(&state.text()).map(|position| Standard.evaluate(&game(), &position));
        let here = value(&state)?;
        prop_assert_eq!(here, value(&swapped(&state))?, "{}", state.text());
        prop_assert!(here.abs() <= MAX_EVALUATION);
    }

    #[test]
    fn an_arranged_position_equals_the_parsed_one(state in states()) {
        let position = game().parse_position(&state.text())?;
        let pieces: Vec<Option<Piece>> =
            game().board().spots().map(|spot| game().piece_at(&position, spot)).collect();
        for (index, piece) in pieces.iter().enumerate() {
            let expected = state.board[index / 8][index % 8].map(|(side, king)| Piece {
                player: if side == Side::Light { Player::Light } else { Player::Dark },
                kind: if king { Kind::King } else { Kind::Man },
            });
            prop_assert_eq!(*piece, expected);
        }
        prop_assert_eq!(game().set_up(&Setup::new(pieces, position.to_move()))?, position);
        prop_assert_eq!(game().counts(&position), Player::BOTH.map(|player| position.pieces(player).count()));
    }

    #[test]
    fn turns_name_the_spots_that_they_touch(state in states()) {
        let position = game().parse_position(&state.text())?;
        for mv in game().moves(&position) {
            let turn = game().turn(&position, mv);
            let names: Vec<String> = turn.path.iter().filter_map(|&spot| game().spot_name(spot)).collect();
            prop_assert_eq!(names.join(if mv.is_capture() { "x" } else { "-" }), turn.text.clone());
            for (&spot, name) in turn.path.iter().zip(&names) {
                let (row, column) = place(name);
                prop_assert_eq!(usize::from(spot.0), 8 * row + column);
            }
            prop_assert_eq!(turn.captured.len(), if mv.is_capture() { turn.path.len() - 1 } else { 0 });
            let next = game().play_unchecked(&position, mv);
            for &spot in &turn.captured {
                let taken = game().piece_at(&position, spot).map(|piece| piece.player);
                prop_assert_eq!(taken, Some(position.to_move().opponent()));
                prop_assert_eq!(game().piece_at(&next, spot), None);
            }
            prop_assert_eq!(Standard.is_quiet(&game(), &position, mv), turn.captured.is_empty());
        }
    }
}

proptest! {
    #![proptest_config(config(200))]

    #[test]
    fn different_positions_have_different_keys(choices in choices(300)) {
        let mut keys: HashMap<u64, Position> = HashMap::new();
        let mut position = game().start();
        for choice in choices {
            let moves = game().moves(&position);
            for &mv in &moves {
                let next = game().play_unchecked(&position, mv);
                let known = *keys.entry(game().key(&next)).or_insert(next);
                prop_assert_eq!(known, next);
            }
            if game().ending(&position, &moves).is_some() {
                break;
            }
            position = game().play_unchecked(&position, *choice.get(&moves));
        }
    }
}

#[test]
fn better_positions_have_higher_evaluations() {
    let value = |text: &str| Standard.evaluate(&game(), &read(text));
    for (better, worse, why) in [
        ("W:W22,23:B9", "W:W22:B9", "one more man"),
        ("W:WK22,23:B9", "W:W22,23:B9", "a king for a man"),
        ("W:WK22,23:B9", "W:W21,22,23:B9,10", "a king and a man against one man, not three men against two"),
        ("W:W5,30:B3,4", "W:W9,30:B3,4", "a man about to be crowned"),
        ("W:W30,32,22:B1,2,9", "W:W29,32,22:B1,2,9", "the bridge"),
        ("W:WK18:BK4", "W:WK29:BK4", "a king in the centre"),
        ("W:W22,23,24:B9,10", "W:W22,23,24,27:B6,9,10", "an exchange when ahead"),
        ("W:W8,11,30:BK4", "W:W7,11,30:BK4", "a trapped king"),
        ("W:WK1,K2,31:BK32 0 60", "W:WK1,K2,31:BK32 79 60", "an advantage before it is too late"),
    ] {
        assert!(value(better) > value(worse), "{why}: {} and {}", value(better), value(worse));
    }
    assert_eq!(value("B:W21-32:B1-12"), 0);
    // Captures are tried first; a man about to be crowned comes before one that leaves its base row.
    let promise =
        |text: &str, mv: &str| Standard.promise(&game(), &read(text), game().parse_move(&read(text), mv).unwrap());
    assert!(promise("W:W7,30:B12", "7-2") > promise("W:W7,30:B12", "30-25"));
    assert!(promise("W:W22,32:B10,17,18", "22x15x6") > promise("W:W22,32:B10,17,18", "22x13"));
}

#[test]
fn keys_depend_on_the_halfmove_clock_but_not_on_the_move_number() {
    assert_eq!(game().key(&read("W:WK1:BK32 7 9")), game().key(&read("W:WK1:BK32 7 40")));
    // The evaluation depends on the clock, so the same position with another clock may have another score.
    assert_ne!(game().key(&read("W:WK1:BK32 7 9")), game().key(&read("W:WK1:BK32")));
    assert_ne!(game().key(&read("W:WK1:BK32")), game().key(&read("B:WK1:BK32")));
    assert_ne!(game().key(&read("W:W21:BK32")), game().key(&read("W:WK21:BK32")));
}

#[test]
fn squares_are_named_by_number() {
    let board = game().board();
    assert_eq!((board.columns, board.rows), (8, 8));
    assert_eq!(board.spots().filter(|&spot| game().spot_name(spot).is_some()).count(), 32);
    assert_eq!(game().spot_name(Spot(0)), None);
    assert_eq!(game().spot_name(Spot(1)).as_deref(), Some("1"));
    assert_eq!(game().spot_name(Spot(62)).as_deref(), Some("32"));
    let mut record = "draughts,begin=light".parse::<AnyGame>().unwrap().record();
    record.play("22-18").unwrap();
    assert_eq!((record.rules().as_str(), record.to_move()), ("draughts,begin=light", Player::Dark));
}

#[test]
fn impossible_pieces_are_explained() {
    let put = |number: usize, kind| {
        let mut pieces = vec![None; 64];
        pieces[number] = Some(Piece { player: Player::Light, kind });
        game().set_up(&Setup::new(pieces, Player::Light)).map(|position| game().position_text(&position))
    };
    assert_eq!(put(1, Kind::King).unwrap(), "W:WK1:B");
    assert!(put(1, Kind::Man).unwrap_err().to_string().contains("a light man on 1 would have been crowned"));
    assert!(put(9, Kind::Man).unwrap_err().to_string().contains("a piece on a light square"));
}

#[test]
fn illegal_moves_are_explained() {
    let position = read("W:W22,K23:B1");
    let why = |from: u8, to: u8| {
        let spot = |number: u8| {
            let (row, column) = place(&number.to_string());
            Spot(u8::try_from(8 * row + column).unwrap())
        };
        game().why_not(&position, spot(from), Some(spot(to))).first().map(ToString::to_string)
    };
    assert_eq!(why(22, 26).as_deref(), Some("Men only move forward. Kings move both ways."));
    assert_eq!(why(22, 18), None);
    assert_eq!(why(23, 27), None);
    assert_eq!(
        game().why_not(&position, Spot(42), Some(Spot(34))).first().map(ToString::to_string).as_deref(),
        Some("Pieces stay on the dark squares.")
    );
}
