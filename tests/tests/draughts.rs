//! English draughts: against outside data (`data/README.md`), against naive rules, and its texts.

use std::collections::BTreeMap;
use std::fs;

use alquerque_core::draughts::{Draughts, Move, Position};
use alquerque_core::playout::PlayoutPolicy;
use alquerque_core::record::Record;
use alquerque_core::search::rng;
use alquerque_core::{Ending, Finished, Game, Notation, Outcome, Player, Reason, Standard, perft};
use alquerque_tests::naive::Side;
use alquerque_tests::naive_draughts::{State, states};
use alquerque_tests::random::{choices, config};
use proptest::prelude::*;
use proptest::sample::Index;
use serde::Deserialize;

fn data(name: &str) -> String {
    let path = format!("{}/data/{name}", env!("CARGO_MANIFEST_DIR"));
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}"))
}

fn game() -> Draughts {
    Draughts::default()
}

#[test]
fn perft_agrees_with_the_published_totals() {
    let totals: BTreeMap<String, Vec<u64>> = serde_json::from_str(&data("perft.json")).unwrap();
    let totals = &totals["draughts"];
    for (total, depth) in totals.iter().zip(1..) {
        assert_eq!(perft(&game(), &game().start(), depth, Finished::Nothing), *total, "at depth {depth}");
    }
    assert!(totals.len() >= 11);
}

#[derive(Deserialize)]
struct Line {
    rules: String,
    position: String,
    moves: Vec<String>,
    winner: Option<String>,
}

#[test]
fn every_position_of_the_data_has_its_moves_winner_and_text() {
    let text = data("draughts.jsonl");
    for line in text.lines() {
        let line: Line = serde_json::from_str(line).unwrap();
        let game: Draughts = line.rules.parse().unwrap();
        let position = game.parse_position(&line.position).unwrap();
        let legal = game.moves(&position);
        let mut moves: Vec<String> = legal.iter().map(|&mv| game.move_text(mv)).collect();
        moves.sort_unstable();
        assert_eq!(moves, line.moves, "{}", line.position);
        let winner = match game.ending(&position, &legal).map(|ending| ending.outcome) {
            None => None,
            Some(Outcome::Win(player)) => Some(player.name()),
            Some(Outcome::Draw) => Some("draw"),
        };
        assert_eq!(winner, line.winner.as_deref(), "{}", line.position);
        assert_eq!(game.position_text(&position), line.position);
    }
    assert!(text.lines().count() >= 1200);
}

fn ending_text(ending: Ending) -> String {
    let winner = match ending.outcome {
        Outcome::Win(player) => player.name(),
        Outcome::Draw => "draw",
    };
    let reason = match ending.reason {
        Reason::NoPieces => "no pieces",
        Reason::NoMoves => "no moves",
        Reason::QuietPlies => "quiet plies",
        other => return format!("{other:?}"),
    };
    format!("{winner}: {reason}")
}

/// Compares all that can be seen of a position, and returns the legal moves as sorted texts.
fn compare(game: Draughts, position: &Position, state: &State) -> Result<Vec<String>, TestCaseError> {
    let text = game.position_text(position);
    prop_assert_eq!(&text, &state.text());
    let legal = game.moves(position);
    let mut moves: Vec<String> = legal.iter().map(|&mv| game.move_text(mv)).collect();
    moves.sort_unstable();
    prop_assert_eq!(&moves, &state.moves(), "moves of {}", text);
    prop_assert_eq!(game.ending(position, &legal).map(ending_text), state.ending(), "ending of {}", text);

    let again = game.parse_position(&text)?;
    prop_assert_eq!(&again, position, "round trip of {}", text);
    prop_assert_eq!(game.position_text(&again), text);
    for (&mv, text) in legal.iter().zip(legal.iter().map(|&mv| game.move_text(mv))) {
        for written in [text.clone(), text.replace('x', "-"), text.to_uppercase(), format!(" {text}\n")] {
            let read = game.parse_move(position, &written);
            prop_assert_eq!(read.as_ref(), Ok(&mv), "{} read as {:?}", written, read);
        }
        short_form(game, position, &legal, mv)?;
    }
    Ok(moves)
}

/// A capture's first and last square are enough where all captures that they may mean have the same effect.
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

/// Plays on from a pair of equal positions until the end of the game or of the choices.
fn play_both(
    game: Draughts,
    mut position: Position,
    mut state: State,
    choices: &[Index],
) -> Result<usize, TestCaseError> {
    for (ply, choice) in choices.iter().enumerate() {
        let moves = compare(game, &position, &state)?;
        if state.ending().is_some() {
            return Ok(ply);
        }
        let mv = choice.get(&moves);
        position = game.play_unchecked(&position, game.parse_move(&position, mv)?);
        state.play(mv);
    }
    compare(game, &position, &state)?;
    Ok(choices.len())
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
        play_both(game, game.start(), state, &choices)?;
    }
}

proptest! {
    #![proptest_config(config(3000))]

    #[test]
    fn random_positions_agree_with_the_naive_rules(state in states(), choices in choices(6)) {
        let game = game_of(&state);
        let position = game.parse_position(&state.text())?;
        play_both(game, position, state, &choices)?;
    }

    #[test]
    fn random_playouts_end(state in states(), seed: u64) {
        let game = game_of(&state);
        let position = game.parse_position(&state.text())?;
        let outcome = Standard.playout(&game, &position, &mut rng(seed));
        // Where the game is over already, its outcome is that of the playout.
        if let Some(ending) = game.ending(&position, &game.moves(&position)) {
            prop_assert_eq!(outcome, ending.outcome);
        }
    }
}

/// The sorted moves of a position.
fn moves(text: &str) -> Vec<String> {
    let position = game().parse_position(text).unwrap();
    let mut moves: Vec<String> = game().moves(&position).into_iter().map(|mv| game().move_text(mv)).collect();
    moves.sort_unstable();
    moves
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
    // The number of the move goes up after the turn of the side that did not begin.
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
    // From 2 a king could go on over 6 to 9.
    assert_eq!(moves("W:W11:B6,7"), ["11x2"]);
    assert_eq!(after("W:W11:B6,7", "11x2"), "B:WK2:B6 0 2");
    // A king that comes to that row does go on.
    assert_eq!(moves("W:WK11:B6,7"), ["11x2x9"]);
    // The same for dark, which crowns at the bottom.
    assert_eq!(moves("B:W26,27:B23"), ["23x30", "23x32"]);
    assert_eq!(after("B:W26,27:B23", "23x30"), "W:W27:BK30");
    assert_eq!(moves("B:W26,27:BK23"), ["23x30", "23x32"]);
    assert_eq!(moves("B:W25,26:B23"), ["23x30"]);
    assert_eq!(moves("B:W25,26:BK23"), ["23x30x21"]);
    // A step crowns as well, and then it is the other side's turn.
    assert_eq!(after("W:W7:B11", "7-2"), "B:WK2:B11 0 2");
}

#[test]
fn men_capture_forward_only_and_kings_in_all_directions() {
    assert_eq!(moves("W:W14:B18,K17"), ["14-10", "14-9"]);
    assert_eq!(moves("W:WK14:B18,K17"), ["14x21", "14x23"]);
    // A capture is compulsory, with a free choice between one and two pieces.
    assert_eq!(moves("W:W22,32:B8,17,18"), ["22x13", "22x15"]);
    assert_eq!(moves("W:W22,32:B10,17,18"), ["22x13", "22x15x6"]);
}

#[test]
fn a_king_may_come_back_to_where_it_began() {
    let text = "W:WK22:B9,10,17,18";
    assert_eq!(moves(text), ["22x13x6x15x22", "22x15x6x13x22"]);
    assert_eq!(after(text, "22x13x6x15x22"), "B:WK22:B 0 2");
    // Whichever way round: the same pieces are taken, so the short form is good enough.
    assert_eq!(after(text, "22x22"), "B:WK22:B 0 2");
}

#[test]
fn nine_pieces_can_be_taken_in_one_move() {
    // All nine squares that a chain beginning on 1 can jump.
    let text = "W:WK1:B6,7,8,14,15,16,22,23,24";
    let longest = moves(text).into_iter().max_by_key(String::len).unwrap();
    assert_eq!(longest.matches('x').count(), 9, "{longest}");
    assert!(after(text, &longest).contains(":B 0 2"));
}

#[test]
fn the_short_form_of_a_capture_must_be_clear() {
    // Over 17 and 9 or over 18 and 10.
    let text = "W:W29,22:B17,9,18,10,3";
    let position = game().parse_position(text).unwrap();
    assert_eq!(
        game().parse_move(&position, "22x6").unwrap_err().to_string(),
        "move `22x6`: it is short for several captures; expected one of 22x13x6, 22x15x6"
    );
    assert_eq!(after(text, "22x13x6"), after(text, "22-13-6"));
    // Some of the squares between may be enough.
    let text = "W:W30:B9,17,18,25,26";
    assert_eq!(moves(text), ["30x21x14x5", "30x23x14x5"]);
    assert_eq!(after(text, "30x21x5"), after(text, "30x21x14x5"));
    assert_eq!(after(text, "30x23x5"), after(text, "30x23x14x5"));
    let position = game().parse_position(text).unwrap();
    for unclear in ["30x5", "30x14x5"] {
        let error = game().parse_move(&position, unclear).unwrap_err().to_string();
        assert!(error.ends_with("it is short for several captures; expected one of 30x21x14x5, 30x23x14x5"), "{error}");
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
    // A man's move or a capture begins the count anew.
    assert_eq!(after("W:WK1,12:BK32 79 50", "12-8"), "B:WK1,8:BK32 0 51");
    assert_eq!(after("W:WK1:B6,K32 79 50", "1x10"), "B:WK10:BK32 0 51");
    // Who cannot move has lost, however many plies it took.
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
