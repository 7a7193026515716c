//! English draughts compared with naive rules, and its rules in single positions.

use alquerque_core::draughts::{Draughts, Move, Position};
use alquerque_core::playout::PlayoutPolicy;
use alquerque_core::record::Record;
use alquerque_core::search::rng;
use alquerque_core::{Ending, Game, Notation, Outcome, Player, Reason, Standard};
use alquerque_tests::naive::Side;
use alquerque_tests::naive_draughts::{State, states};
use alquerque_tests::naive_game::{NaiveState, play_both, sorted_moves};
use alquerque_tests::random::{choices, config};
use proptest::prelude::*;

fn game() -> Draughts {
    Draughts::default()
}

/// Checks what only draughts has: the short form of captures.
fn short_forms(game: Draughts, position: &Position) -> Result<(), TestCaseError> {
    let legal = game.moves(position);
    legal.iter().try_for_each(|&mv| short_form(game, position, &legal, mv))
}

/// The first and last square of a capture suffice if all captures that they match have the same effect.
fn short_form(game: Draughts, position: &Position, legal: &[Move], mv: Move) -> Result<(), TestCaseError> {
    let short = format!("{}x{}", mv.from(), mv.to());
    let meant: Vec<Move> =
        legal.iter().copied().filter(|other| (other.from(), other.to()) == (mv.from(), mv.to())).collect();
    let whole = meant.iter().find(|other| other.legs() == 1);
    let alike = meant.iter().all(|&other| game.play_unchecked(position, other) == game.play_unchecked(position, mv));
    match game.parse_move(position, &short) {
        Ok(read) => {
            prop_assert!(meant.contains(&read), "{} read as {}", short, read);
            prop_assert!(alike || whole == Some(&read), "{} read as {}", short, read);
        }
        Err(error) => {
            prop_assert!(!alike && whole.is_none(), "{}", error);
            let message = error.to_string();
            prop_assert!(meant.iter().all(|other| message.contains(&other.to_string())), "{}", message);
        }
    }
    Ok(())
}

fn game_of(state: &State) -> Draughts {
    if state.begin == Side::Light { "draughts,begin=light" } else { "draughts" }.parse().unwrap()
}

proptest! {
    #![proptest_config(config(150))]

    #[test]
    fn random_games_agree_with_the_naive_rules(light_begins: bool, choices in choices(300)) {
        let state = State::start(if light_begins { Side::Light } else { Side::Dark });
        let game = game_of(&state);
        play_both(&game, game.start(), state, &choices, |position, _| short_forms(game, position))?;
    }
}

proptest! {
    #![proptest_config(config(3000))]

    #[test]
    fn random_positions_agree_with_the_naive_rules(state in states(), choices in choices(6)) {
        let game = game_of(&state);
        let position = game.parse_position(&state.text())?;
        play_both(&game, position, state, &choices, |position, _| short_forms(game, position))?;
    }

    #[test]
    fn random_playouts_end(state in states(), seed: u64) {
        let game = game_of(&state);
        let position = game.parse_position(&state.text())?;
        let outcome = Standard.playout(&game, &position, &mut rng(seed));
        // If the game is already over, the playout has its outcome.
        if let Some(ending) = game.ending(&position, &game.moves(&position)) {
            prop_assert_eq!(outcome, ending.outcome);
        }
    }
}

/// The sorted moves of a position.
fn moves(text: &str) -> Vec<String> {
    sorted_moves(&game(), &game().parse_position(text).unwrap())
}

fn after(text: &str, mv: &str) -> String {
    let position = game().parse_position(text).unwrap();
    game().position_text(&game().play_unchecked(&position, game().parse_move(&position, mv).unwrap()))
}

#[test]
fn dark_begins_unless_the_ruleset_says_light() {
    assert_eq!(game().ruleset_text(), "draughts");
    assert_eq!(game().to_move(&game().start()), Player::Dark);
    let light: Draughts = "draughts,begin=light".parse().unwrap();
    assert_eq!(light.ruleset_text(), "draughts,begin=light");
    assert_eq!(light.to_move(&light.start()), Player::Light);
    // The move number increases after the turn of the side that moved second.
    let text = |game: Draughts, mv: &str| {
        let position = game.start();
        game.position_text(&game.play_unchecked(&position, game.parse_move(&position, mv).unwrap()))
    };
    assert!(!text(game(), "11-15").contains(' '));
    assert!(!text(light, "22-18").contains(' '));
    assert!(after("W:W22:B1", "22-18").ends_with(" 0 2"));
}

#[test]
fn crowning_ends_the_move() {
    // From 2 a king could continue over 6 to 9.
    assert_eq!(moves("W:W11:B6,7"), ["11x2"]);
    assert_eq!(after("W:W11:B6,7", "11x2"), "B:WK2:B6 0 2");
    // A king that reaches that row does continue.
    assert_eq!(moves("W:WK11:B6,7"), ["11x2x9"]);
    // The same for dark, which crowns at the bottom.
    assert_eq!(moves("B:W26,27:B23"), ["23x30", "23x32"]);
    assert_eq!(after("B:W26,27:B23", "23x30"), "W:W27:BK30");
    assert_eq!(moves("B:W26,27:BK23"), ["23x30", "23x32"]);
    assert_eq!(moves("B:W25,26:B23"), ["23x30"]);
    assert_eq!(moves("B:W25,26:BK23"), ["23x30x21"]);
    // A step crowns as well, and ends the turn.
    assert_eq!(after("W:W7:B11", "7-2"), "B:WK2:B11 0 2");
}

#[test]
fn men_capture_forward_only_and_kings_in_all_directions() {
    assert_eq!(moves("W:W14:B18,K17"), ["14-10", "14-9"]);
    assert_eq!(moves("W:WK14:B18,K17"), ["14x21", "14x23"]);
    // Captures are compulsory, but capturing one piece or two is a free choice.
    assert_eq!(moves("W:W22,32:B8,17,18"), ["22x13", "22x15"]);
    assert_eq!(moves("W:W22,32:B10,17,18"), ["22x13", "22x15x6"]);
}

#[test]
fn a_king_may_come_back_to_where_it_began() {
    let text = "W:WK22:B9,10,17,18";
    assert_eq!(moves(text), ["22x13x6x15x22", "22x15x6x13x22"]);
    assert_eq!(after(text, "22x13x6x15x22"), "B:WK22:B 0 2");
    // Both directions capture the same pieces, so the short form suffices.
    assert_eq!(after(text, "22x22"), "B:WK22:B 0 2");
}

#[test]
fn nine_pieces_can_be_captured_in_one_move() {
    // All nine squares that a chain starting on 1 can jump.
    let text = "W:WK1:B6,7,8,14,15,16,22,23,24";
    let longest = moves(text).into_iter().max_by_key(String::len).unwrap();
    assert_eq!(longest.matches('x').count(), 9, "{longest}");
    assert!(after(text, &longest).contains(":B 0 2"));
}

#[test]
fn the_short_form_of_a_capture_must_be_unambiguous() {
    // Over 17 and 9, or over 18 and 10.
    let text = "W:W29,22:B17,9,18,10,3";
    let position = game().parse_position(text).unwrap();
    assert_eq!(
        game().parse_move(&position, "22x6").unwrap_err().to_string(),
        "move `22x6`: ambiguous: several captures match; expected one of 22x13x6, 22x15x6"
    );
    assert_eq!(after(text, "22x13x6"), after(text, "22-13-6"));
    // Some of the squares in between may suffice.
    let text = "W:W30:B9,17,18,25,26";
    assert_eq!(moves(text), ["30x21x14x5", "30x23x14x5"]);
    assert_eq!(after(text, "30x21x5"), after(text, "30x21x14x5"));
    assert_eq!(after(text, "30x23x5"), after(text, "30x23x14x5"));
    let position = game().parse_position(text).unwrap();
    for unclear in ["30x5", "30x14x5"] {
        let error = game().parse_move(&position, unclear).unwrap_err().to_string();
        assert!(
            error.ends_with("ambiguous: several captures match; expected one of 30x21x14x5, 30x23x14x5"),
            "{error}"
        );
    }
}

#[test]
fn eighty_plies_of_kings_alone_are_a_draw() {
    let mut record = Record::from_position(game(), game().parse_position("W:WK1,12:BK32 78 50").unwrap());
    record.play_unchecked(game().parse_move(record.position(), "1-5").unwrap());
    assert_eq!(game().position_text(record.position()), "B:WK5,12:BK32 79 51");
    assert_eq!(record.ending(), None);
    record.play_unchecked(game().parse_move(record.position(), "32-27").unwrap());
    assert_eq!(record.ending(), Some(Ending { outcome: Outcome::Draw, reason: Reason::QuietPlies }));
    // A man's move or a capture restarts the count.
    assert_eq!(after("W:WK1,12:BK32 79 50", "12-8"), "B:WK1,8:BK32 0 51");
    assert_eq!(after("W:WK1:B6,K32 79 50", "1x10"), "B:WK10:BK32 0 51");
    // A side without a move has lost, however many plies it took.
    let blocked = game().parse_position("W:W13:B9,6 80 50").unwrap();
    assert_eq!(game().ending(&blocked, &game().moves(&blocked)).map(|ending| ending.reason), Some(Reason::NoMoves));
}

#[test]
fn the_third_repetition_is_a_draw() {
    let mut record = Record::from_position(game(), game().parse_position("W:WK1:BK32").unwrap());
    for mv in ["1-5", "32-27", "5-1", "27-32", "1-5", "32-27", "5-1", "27-32"] {
        assert_eq!(record.ending(), None);
        record.play_unchecked(game().parse_move(record.position(), mv).unwrap());
    }
    assert_eq!(record.ending(), Some(Ending { outcome: Outcome::Draw, reason: Reason::Repetition }));
}
