//! Parse errors of Othello: each has the problem, its place, and an expectation.

use alquerque_core::othello::{Othello, Position};
use alquerque_core::{Game, Notation};
use alquerque_tests::naive_game::NaiveState;
use alquerque_tests::naive_othello::states;
use alquerque_tests::parsers::{check, check_short, parse_or_reject};
use alquerque_tests::random::texts;
use proptest::prelude::*;

const START: &str = "---------------------------OX------XO--------------------------- X";
const OVER: &str = "othello,pass=game-over";

fn game(rules: &str) -> Othello {
    rules.parse().unwrap()
}

/// A position with these squares first; the others are empty.
fn position(game: Othello, first: &str, side: char) -> Position {
    game.parse_position(&format!("{first:-<64} {side}")).unwrap()
}

#[test]
fn bad_rulesets() {
    for (text, column, says) in [
        ("", 1, "the name is missing; expected `othello`"),
        ("Othello", 1, "unknown ruleset `Othello`; expected `othello`"),
        (" reversi", 2, "unknown ruleset `reversi`; expected `othello`"),
        ("othello,", 9, "an option is missing; expected `pass=must|game-over`"),
        ("othello, pass", 10, "the option `pass` can’t be ``; expected `must` or `game-over`"),
        ("othello,pass=may", 9, "the option `pass` can’t be `may`; expected `must` or `game-over`"),
        ("othello,pass=must,pass=must", 19, "the option `pass` is given twice; expected each option at most once"),
    ] {
        check("ruleset", str::parse::<Othello>, &[(text, Some(column), says)]);
    }
    for (text, shortest) in
        [("othello", "othello"), (" othello , pass=must", "othello"), ("othello,pass=game-over", OVER)]
    {
        assert_eq!(game(text).ruleset_text(), shortest);
    }
}

#[test]
fn bad_positions() {
    let row = "--------";
    let wide = format!("{}- X", row.repeat(8));
    let narrow = format!("{} X", row.repeat(7));
    let board = row.repeat(8);
    let with = |side: &str| format!("{board}{side}");
    let whole = "the 64 squares from a1 to h8 and the side to move, `X` or `O`";
    let game = game("othello");
    for (text, column, says) in [
        (String::new(), 1, format!("the board is missing; expected {whole}")),
        (" ;".to_owned(), 2, format!("the board is missing; expected {whole}")),
        (with(""), 65, format!("the side to move is missing; expected {whole}")),
        (with(";"), 65, format!("the side to move is missing; expected {whole}")),
        (wide, 65, "the board has 65 squares; expected 64 squares from a1 to h8".to_owned()),
        (narrow, 57, "the board has 56 squares; expected 64 squares from a1 to h8".to_owned()),
        ("X X".to_owned(), 2, "the board has 1 square; expected 64 squares from a1 to h8".to_owned()),
        (
            with(" X").replacen("---", "-é-", 1),
            2,
            "`é` isn’t a piece; expected `X` for Black, `O` for White or `-` for an empty square".to_owned(),
        ),
        (with("  W"), 67, "`W` isn’t a side to move; expected `X` for Black or `O` for White".to_owned()),
        (with(" X;;"), 66, "`X;` isn’t a side to move; expected `X` for Black or `O` for White".to_owned()),
        (with(" X 1"), 68, "unexpected extra text; expected nothing after the side to move but a `;`".to_owned()),
    ] {
        check("position", |text| game.parse_position(text), &[(&text, Some(column), &says)]);
    }
}

#[test]
fn bad_moves() {
    let game = game("othello");
    let read = |position: Position| move |text: &str| game.parse_move(&position, text);
    check(
        "move",
        read(game.start()),
        &[
            ("", Some(1), "a square is missing; expected one of c4, d3, e6, f5"),
            ("  i9", Some(3), "`i9` isn’t a square; expected one of c4, d3, e6, f5"),
            ("f5d6", Some(1), "`f5d6` isn’t a square; expected one of c4, d3, e6, f5"),
            ("é5", Some(1), "`é5` isn’t a square; expected one of c4, d3, e6, f5"),
            ("a1", None, "it doesn’t flip any discs; expected one of c4, d3, e6, f5"),
            ("D4", None, "there is already a disc on that square; expected one of c4, d3, e6, f5"),
            ("pass", None, "you can’t pass while you have a legal move; expected one of c4, d3, e6, f5"),
        ],
    );
    check("move", read(position(game, "XO", 'O')), &[("c1", None, "it doesn’t flip any discs; expected pass")]);
    let over = read(position(game, "X", 'O'));
    check("move", over, &[("c1", None, "the game is over; expected no move")]);
    check("move", over, &[("pass", None, "the game is over; expected no move")]);
}

#[test]
fn long_and_strange_texts_are_quoted_in_one_short_line() {
    let long = "\u{1f600}\u{7}\n".repeat(10_000);
    let game = game("othello");
    let errors = [
        long.parse::<Othello>().unwrap_err(),
        format!("othello,{long}").parse::<Othello>().unwrap_err(),
        game.parse_position(&long).unwrap_err(),
        game.parse_position(&"X".repeat(100_000)).unwrap_err(),
        game.parse_position(&format!("{} {long}", "-".repeat(64))).unwrap_err(),
        game.parse_position(&format!("{START} {long}")).unwrap_err(),
        game.parse_move(&game.start(), &long).unwrap_err(),
        game.parse_move(&game.start(), &"f5".repeat(100_000)).unwrap_err(),
    ];
    check_short(&errors);
}

#[test]
fn any_text_is_parsed_or_rejected() {
    let positions = states().prop_map(|state| state.text());
    let words = &["f5", "pass", "othello", OVER];
    parse_or_reject::<Othello>(&["othello", OVER], 1000, texts(), positions, words);
}
