//! Othello compared with naive rules, and its rules in single positions.

use alquerque_core::evaluate::Evaluation;
use alquerque_core::family::AnyGame;
use alquerque_core::othello::{Move, Othello, Position, Square};
use alquerque_core::record::Record;
use alquerque_core::search::{random_move, rng};
use alquerque_core::setup::Setup;
use alquerque_core::tabletop::{Kind, Piece, Spot, Tabletop};
use alquerque_core::{Game, GameId, Notation, Outcome, Player, Reason, Standard};
use alquerque_tests::naive::Side;
use alquerque_tests::naive_game::{NaiveState, play_both, sorted_moves};
use alquerque_tests::naive_othello::{State, name, states};
use alquerque_tests::random::{choices, config};
use proptest::prelude::*;

const START: &str = "---------------------------OX------XO--------------------------- X";
const OVER: &str = "othello,pass=game-over";

fn game(rules: &str) -> Othello {
    rules.parse().unwrap()
}

fn naive_game(over_without_set: bool) -> Othello {
    game(if over_without_set { OVER } else { "othello" })
}

/// Compares what only Othello has: the order of moves, counts of moves and discs, other forms of positions, and the
/// table.
fn compare(game: Othello, position: &Position, state: &State) -> Result<(), TestCaseError> {
    let text = game.position_text(position);
    let legal = game.moves(position);
    let moves: Vec<String> = legal.iter().map(|&mv| game.move_text(mv)).collect();
    prop_assert_eq!(&moves, &state.moves(), "moves of {}", text);
    prop_assert_eq!(game.count_moves(position, &mut Vec::new()), moves.len(), "count of {}", text);
    let discs = [state.discs(Side::Light), state.discs(Side::Dark)];
    prop_assert_eq!(Player::BOTH.map(|player| position.discs(player).count()), discs);
    for written in [text.to_lowercase(), text.replace('-', "."), format!(" {text};\n"), format!("{text} ;")] {
        let read = game.parse_position(&written);
        prop_assert_eq!(read.as_ref(), Ok(position), "read as {:?}", written);
    }
    compare_table(game, position, state, &legal)
}

/// Compares the game as shown on a table.
fn compare_table(game: Othello, position: &Position, state: &State, legal: &[Move]) -> Result<(), TestCaseError> {
    let pieces: Vec<_> = game.board().spots().map(|spot| game.piece_at(position, spot)).collect();
    let piece = |side| Piece { player: if side == Side::Dark { Player::Dark } else { Player::Light }, kind: Kind::Man };
    prop_assert_eq!(&pieces, &state.board.as_flattened().iter().map(|disc| disc.map(piece)).collect::<Vec<_>>());
    let arranged = game.set_up(&Setup::new(pieces, position.to_move()))?;
    prop_assert_eq!(&arranged, position);
    prop_assert_eq!(game.score(position), Some(state.score()));
    for &mv in legal {
        let turn = game.turn(position, mv);
        let names = |spots: &[Spot]| spots.iter().filter_map(|&spot| game.spot_name(spot)).collect::<Vec<_>>();
        let turned: Vec<_> = state.turned(&turn.text).into_iter().map(name).collect();
        prop_assert_eq!(names(&turn.captured), turned, "{} turns over", &turn.text);
        let path = if turn.text == "pass" { Vec::new() } else { vec![turn.text.clone()] };
        prop_assert_eq!(names(&turn.path), path);
    }
    Ok(())
}

proptest! {
    #![proptest_config(config(300))]

    #[test]
    fn random_games_agree_with_the_naive_rules(over_without_set: bool, choices in choices(70)) {
        let game = naive_game(over_without_set);
        play_both(&game, game.start(), State::start(over_without_set), &choices, |position, state| compare(game, position, state))?;
    }
}

proptest! {
    #![proptest_config(config(3000))]

    #[test]
    fn random_positions_agree_with_the_naive_rules(state in states(), choices in choices(4)) {
        let game = naive_game(state.over_without_set);
        let position = game.parse_position(&state.text())?;
        play_both(&game, position, state, &choices, |position, state| compare(game, position, state))?;
    }
}

/// A position with these squares first; the others are empty.
fn position(game: Othello, first: &str, side: char) -> Position {
    game.parse_position(&format!("{first:-<64} {side}")).unwrap()
}

#[test]
fn a_player_without_a_move_passes_if_the_opponent_has_one() {
    let game = game("othello");
    // Light cannot bracket anything, dark can with c1.
    let stuck = position(game, "XO", 'O');
    assert_eq!(sorted_moves(&game, &stuck), ["pass"]);
    let after = game.play_unchecked(&stuck, Move::PASS);
    assert_eq!(after, position(game, "XO", 'X'));
    assert_eq!(sorted_moves(&game, &after), ["c1"]);
    assert!(game.parse_move(&after, "pass").is_err());
    // After c1 no light disc is left, and neither side has a move.
    let end = game.play_unchecked(&after, Move::set(Square::from_name("c1").unwrap()));
    assert_eq!(end, position(game, "XXX", 'O'));
    let ending = game.ending(&end, &game.moves(&end)).unwrap();
    assert_eq!((ending.outcome, ending.reason), (Outcome::Win(Player::Dark), Reason::Discs));
    assert_eq!(end.final_score(game.ruleset), [0, 64]);
}

#[test]
fn pass_game_over_counts_the_discs_at_once() {
    let game = game(OVER);
    let stuck = position(game, "XO", 'O');
    assert_eq!(sorted_moves(&game, &stuck), Vec::<String>::new());
    let ending = game.ending(&stuck, &[]).unwrap();
    assert_eq!((ending.outcome, ending.reason), (Outcome::Draw, Reason::Discs));
    assert_eq!(stuck.final_score(game.ruleset), [1, 1]);
    // A side that can place a disc plays as usual.
    assert_eq!(sorted_moves(&game, &position(game, "XO", 'X')), ["c1"]);
    // Only discs on the board count.
    assert_eq!(position(game, "OOOX", 'X').final_score(game.ruleset), [3, 1]);
}

#[test]
fn a_game_of_nine_plies_can_wipe_out_light() {
    // The shortest possible game.
    let game = game("othello");
    let moves = "e6 f4 e3 f6 g5 d6 e7 f5 c5";
    let record = Record::from_moves(game, moves.split(' ')).unwrap();
    assert_eq!(record.ending().map(|ending| ending.outcome), Some(Outcome::Win(Player::Dark)));
    assert_eq!(record.position().final_score(game.ruleset), [0, 64]);
    assert_eq!(record.position().discs(Player::Light).count(), 0);
}

#[test]
fn othello_has_no_kings() {
    let game = game("othello");
    let mut pieces = vec![None; 64];
    pieces[37] = Some(Piece { player: Player::Dark, kind: Kind::King });
    let error = game.set_up(&Setup::new(pieces, Player::Dark)).unwrap_err().to_string();
    assert!(error.ends_with(": there is a king on f5; expected only discs"), "{error}");
}

#[test]
fn the_family_knows_the_rulesets() {
    let info = GameId::from_name("othello").unwrap().info();
    assert_eq!(info.id, game("othello").board().game);
    for ruleset in info.rulesets {
        let game: AnyGame = ruleset.name.parse().unwrap();
        assert_eq!(game.to_string(), ruleset.name);
        assert_eq!(game.record().position_text(), START);
        let counted = if ruleset.name == OVER { 2 } else { 32 };
        assert_eq!(game.record().score(), Some([counted; 2]));
    }
}

proptest! {
    #![proptest_config(config(1000))]

    #[test]
    fn the_evaluation_respects_sides_and_symmetries(state in states()) {
        let game = naive_game(state.over_without_set);
        let worth = |state: &State| Standard.evaluate(&game, &game.parse_position(&state.text()).unwrap());
        let evaluation = worth(&state);
        let mut swapped = state.clone();
        swapped.to_move = state.to_move.other();
        swapped.board = state.board.map(|row| row.map(|disc| disc.map(Side::other)));
        prop_assert_eq!(worth(&swapped), evaluation);
        let mut mirrored = state.clone();
        mirrored.board.reverse();
        prop_assert_eq!(worth(&mirrored), evaluation);
        let mut turned = state.clone();
        for (row, squares) in state.board.iter().enumerate() {
            for (column, &square) in squares.iter().enumerate() {
                turned.board[column][row] = square;
            }
        }
        prop_assert_eq!(worth(&turned), evaluation);
        prop_assert!(evaluation.abs() <= 6400);
    }
}

#[test]
fn the_evaluation_alone_beats_random_moves() {
    let game = game("othello");
    let mut rng = rng(6);
    let mut points = 0.0;
    for round in 0..200 {
        let player = Player::BOTH[round % 2];
        let mut record = Record::new(game);
        while record.ending().is_none() {
            let mv = if record.to_move() == player {
                // What is good for the opponent, the next to move, is bad.
                let bad = |mv: &Move| Standard.evaluate(&game, &game.play_unchecked(record.position(), *mv));
                record.legal_moves().into_iter().min_by_key(bad)
            } else {
                random_move(&game, record.position(), &mut rng)
            };
            record.play_unchecked(mv.unwrap());
        }
        points += record.ending().unwrap().outcome.score(player);
    }
    assert!(points >= 180.0, "{points} points of 200");
}

#[test]
fn corners_are_tried_first_and_not_quiet() {
    let game = game("othello");
    let position = position(game, "-OX------OX------OX", 'X');
    let mut moves = game.moves(&position);
    moves.sort_by_key(|&mv| -Standard.promise(&game, &position, mv));
    assert_eq!(game.move_text(moves[0]), "a1");
    let loud: Vec<_> =
        moves.iter().filter(|&&mv| !Standard.is_quiet(&game, &position, mv)).map(|&mv| game.move_text(mv)).collect();
    assert_eq!(loud, ["a1"]);
    assert!(Standard.is_quiet(&game, &position, Move::PASS));
}

#[test]
fn with_one_empty_square_the_evaluation_is_the_result() {
    let mut checked = 0;
    for rules in ["othello", OVER] {
        let game = game(rules);
        let mut rng = rng(5);
        for _ in 0..2000 {
            let mut record = Record::new(game);
            while let Some(mv) = random_move(&game, record.position(), &mut rng) {
                record.play_unchecked(mv);
            }
            let [light, dark] = record.position().final_score(game.ruleset).map(|discs| i32::try_from(discs).unwrap());
            for position in record.positions().iter().filter(|position| position.empty().count() == 1) {
                let difference = if position.to_move() == Player::Light { light - dark } else { dark - light };
                assert_eq!(Standard.evaluate(&game, position), 100 * difference, "{}", game.position_text(position));
                checked += 1;
            }
        }
    }
    assert!(checked > 1000);
}
