//! Texts that cannot be read: each error says what is wrong, where, and what would be right.

// Alike with draughts_texts.rs and othello_texts.rs, and one table with the next: a table has a row for each text, and rows have one shape.

use alquerque_core::alquerque::Alquerque;
use alquerque_core::{Game, Notation};
use alquerque_tests::errors::{check, check_short};
use alquerque_tests::naive_game::NaiveState;
use alquerque_tests::random::{states, texts};
use alquerque_tests::readers::read_or_refuse;
use alquerque_tests::rows;
use proptest::prelude::*;

const START: &str = "ddddd/ddddd/dd1ll/lllll/lllll l -";

fn game(rules: &str) -> Alquerque {
    rules.parse().unwrap()
}

#[test]
fn a_message_names_the_text_the_place_the_problem_and_what_would_be_right() {
    let error = "merkel,invert".parse::<Alquerque>().unwrap_err();
    assert_eq!(
        error.to_string(),
        "ruleset `merkel,invert`, character 8: the option `invert` cannot be ``; expected `forbidden` or `allowed`"
    );
    assert_eq!(error.column(), Some(8));
}

#[test]
fn bad_rulesets() {
    check(
        "ruleset",
        str::parse::<Alquerque>,
        rows!("`merkel`, `medieval`, `ancient`, `alfonso` or `murray`":
            ("", Some(1), "the name is missing"),
            ("chess", Some(1), "there is no ruleset of the name `chess`"),
            ("Merkel", Some(1), "there is no ruleset of the name `Merkel`"),
            ("  chess", Some(3), "there is no ruleset of the name `chess`"),
            ("merkel;invert=allowed", Some(1), "there is no ruleset of the name `merkel;invert=allowed`"),
            ("mérkel,invert=allowed", Some(1), "there is no ruleset of the name `mérkel`"),
            ("mer\nkel", Some(1), "there is no ruleset of the name `mer\\nkel`"),
        ),
    );
    check(
        "ruleset",
        str::parse::<Alquerque>,
        &[
            (
                "merkel,",
                Some(8),
                "an option is missing; expected `steps=forward|any`, `invert=forbidden|allowed`, `capture=compulsory|optional`, `chain=compulsory|optional|single`, `inner=off|8`, `begin=light|dark`",
            ),
            (
                "merkel,invert=allowed,pass=yes",
                Some(23),
                "there is no option `pass=yes`; expected `steps=forward|any`, `invert=forbidden|allowed`, `capture=compulsory|optional`, `chain=compulsory|optional|single`, `inner=off|8`, `begin=light|dark`",
            ),
            ("merkel,invert", Some(8), "the option `invert` cannot be ``; expected `forbidden` or `allowed`"),
            (
                "merkel, invert=maybe",
                Some(9),
                "the option `invert` cannot be `maybe`; expected `forbidden` or `allowed`",
            ),
            (
                "merkel,invert=allowed,invert=forbidden",
                Some(23),
                "the option `invert` is given twice; expected each option at most once",
            ),
        ],
    );
}

#[test]
fn good_rulesets() {
    for (text, shortest) in [
        ("merkel", "merkel"),
        (" merkel ", "merkel"),
        ("merkel,invert=forbidden", "merkel"),
        ("merkel,invert=allowed", "merkel,invert=allowed"),
        ("merkel, invert=allowed", "merkel,invert=allowed"),
        ("merkel,steps=any,invert=allowed", "medieval"),
        ("ancient,inner=off", "medieval,chain=optional"),
        ("murray,chain=single", "alfonso"),
        ("murray,begin=dark", "murray,begin=dark"),
        ("medieval,steps=forward", "merkel,invert=allowed"),
        ("alfonso,inner=8,steps=forward", "alfonso,steps=forward,inner=8"),
    ] {
        assert_eq!(game(text).ruleset_text(), shortest);
    }
}

#[test]
fn bad_positions() {
    let game = game("merkel");
    let read = |text: &str| game.parse_position(text);
    check(
        "position",
        read,
        rows!("three: the board, the side to move and the barred steps, as in `ddddd/ddddd/dd1ll/lllll/lllll l -`":
            ("", Some(1), "it has 0 fields"),
            ("5/5/5/5/5", Some(10), "it has 1 field"),
            ("5/5/5/5/5 l", Some(12), "it has 2 fields"),
        ),
    );
    check(
        "position",
        read,
        rows!("five rows from row 5 down to row 1, separated by `/`":
            ("5/5/5/5 l -", Some(1), "the board has 4 rows"),
            (" 5/5/5/5/5/5 l -", Some(2), "the board has 6 rows"),
            ("55555 l -", Some(1), "the board has 1 row"),
        ),
    );
    check(
        "position",
        read,
        rows!("five points in each row":
            ("5/5/4/5/5 l -", Some(5), "row 3 has 4 points"),
            ("5/5/5//5 l -", Some(7), "row 2 has 0 points"),
            ("5/lllll1/5/5/5 l -", Some(3), "row 4 has 6 points"),
            ("5/5/1/5/5 l -", Some(5), "row 3 has 1 point"),
        ),
    );
    check(
        "position",
        read,
        rows!("`l` for light, `d` for dark, or a digit from 1 to 5 for a run of empty points":
            ("5/5/99/5/5 l -", Some(5), "`9` stands for nothing on a board"),
            ("5/5/0d4/5/5 l -", Some(5), "`0` stands for nothing on a board"),
            ("5/5/2L2/5/5 l -", Some(6), "`L` stands for nothing on a board"),
            ("5/5/2é2/5/5 l -", Some(6), "`é` stands for nothing on a board"),
        ),
    );
    check(
        "position",
        read,
        rows!("`l` for light or `d` for dark":
            ("5/5/5/5/5 w -", Some(11), "`w` is no side to move"),
            ("5/5/5/5/5 light -", Some(11), "`light` is no side to move"),
            ("5/5/5/5/5  L -", Some(12), "`L` is no side to move"),
        ),
    );
}

#[test]
fn bad_barred_steps_and_counters() {
    let game = game("merkel");
    let read = |text: &str| game.parse_position(text);
    check(
        "position",
        read,
        rows!("`-` or a sorted list such as `c1-b1,d5-e5`":
            ("5/5/5/5/1l3 l b1", Some(15), "`b1` is no barred step"),
            ("5/5/5/5/1l3 l b1-", Some(15), "`b1-` is no barred step"),
            ("5/5/5/5/1l3 l b1-f1", Some(15), "`b1-f1` is no barred step"),
            ("5/5/5/5/1l3 l b1-a1,", Some(21), "a barred step is missing"),
            ("5/5/5/5/1l1l1 l d1-c1,b1-a1", Some(23), "`b1-a1` is not in its place"),
            ("5/5/5/5/1l1l1 l b1-a1, d1-c1", Some(23), "a barred step is missing"),
        ),
    );
    check(
        "position",
        read,
        rows!("only steps that the rules would otherwise allow":
            ("5/5/5/5/1l3 l b1-d1", Some(15), "a light checker on b1 could not step to d1 anyway"),
            ("5/5/5/5/1l3 l b1-b1", Some(15), "a light checker on b1 could not step to b1 anyway"),
            ("5/5/5/1l3/5 l b2-b1", Some(15), "a light checker on b2 could not step to b1 anyway"),
            ("5/5/5/5/1l3 l b1-a2", Some(15), "a light checker on b1 could not step to a2 anyway"),
            ("1l3/5/5/5/5 l b5-a5", Some(15), "a light checker on b5 could not step to a5 anyway"),
            ("5/5/5/5/1d3 l b1-a1", Some(15), "a dark checker on b1 could not step to a1 anyway"),
        ),
    );
    check(
        "position",
        read,
        rows!("a number from 0 to 65535":
            ("5/5/5/5/5 l - x", Some(15), "`x` is no count of plies"),
            ("5/5/5/5/5 l - -1", Some(15), "`-1` is no count of plies"),
            ("5/5/5/5/5 l - +1", Some(15), "`+1` is no count of plies"),
            ("5/5/5/5/5 l - 65536", Some(15), "`65536` is no count of plies"),
        ),
    );
    check(
        "position",
        read,
        &[
            ("lllll/lllll/lll2/5/5 l -", Some(1), "light has 13 checkers; expected at most twelve on each side"),
            ("ddddd/ddddd/ddd2/5/5 l -", Some(1), "dark has 13 checkers; expected at most twelve on each side"),
            (
                "5/5/5/5/1l3 l c1-b1",
                Some(15),
                "there is no checker on c1; expected barred steps of checkers that are on the board",
            ),
            (
                "5/5/5/5/1l3 l b1-b2",
                Some(15),
                "a light checker cannot have stepped from b2 to b1; expected the way back of a step that the rules allow",
            ),
            (
                "5/5/5/5/1l1l1 l b1-a1,b1-c1",
                Some(23),
                "the checker on b1 is listed twice; expected at most one barred step for each checker",
            ),
            ("5/5/5/5/5 l - 0 0", Some(17), "`0` is no move number; expected a number from 1 to 65535"),
            ("5/5/5/5/5 l - 0 one", Some(17), "`one` is no move number; expected a number from 1 to 65535"),
            (
                "5/5/5/5/5 l - 0 1 2",
                Some(19),
                "there is more than a position has; expected at most two counters after the barred steps",
            ),
        ],
    );
    let free = self::game("merkel,invert=allowed");
    check(
        "position",
        |text| free.parse_position(text),
        &[(
            "5/5/5/5/1l3 l b1-a1",
            Some(15),
            "no step is barred where inverting is allowed; expected `-` in place of the barred steps",
        )],
    );
}

#[test]
fn positions_in_other_words() {
    for (rules, text, shortest) in [
        ("merkel", " 11111/5/5/23/41   d\t-\n", "5/5/5/5/5 d -"),
        ("merkel", "5/5/5/5/1l3 l b1-a1 7 9", "5/5/5/5/1l3 l b1-a1"),
        ("merkel,invert=allowed", "5/5/5/5/1l3 l - 7 9", "5/5/5/5/1l3 l - 7 9"),
        ("merkel,invert=allowed", "5/5/5/5/1l3 l - 07", "5/5/5/5/1l3 l - 7 1"),
        ("merkel,invert=allowed", "5/5/5/5/1l3 l - 0 1", "5/5/5/5/1l3 l -"),
    ] {
        let game = game(rules);
        assert_eq!(game.position_text(&game.parse_position(text).unwrap()), shortest);
    }
}

#[test]
fn bad_moves() {
    let game = game("merkel");
    let read = |position: &'static str| {
        let position = game.parse_position(position).unwrap();
        move |text: &str| game.parse_move(&position, text)
    };
    check(
        "move",
        read(START),
        rows!("points from a1 to e5, as in `c2-c3` or `a3xc3xe5`":
            ("", Some(1), "a point is missing"),
            ("c2c3", Some(1), "`c2c3` is no point"),
            ("c2-", Some(4), "a point is missing"),
            ("-c3", Some(1), "a point is missing"),
            ("c2-c6", Some(4), "`c6` is no point"),
            ("  c2-f3", Some(6), "`f3` is no point"),
            ("c2 - c3", Some(1), "`c2 ` is no point"),
            ("é2-c3", Some(1), "`é2` is no point"),
            ("c2–c3", Some(1), "`c2–c3` is no point"),
        ),
    );
    check(
        "move",
        read(START),
        rows!("one of b2-c3, c2-c3, d2-c3, d3-c3":
            ("c2", None, "it has only one point"),
            ("c3-c4", None, "it is not legal"),
            ("c2-c4", None, "it is not legal"),
            ("c2-c3-c4", None, "it is not legal"),
        ),
    );
    // A chain must be named whole.
    check(
        "move",
        read("5/1d1d1/5/1d1d1/2l2 l -"),
        &[
            ("c1xe3", None, "the capture must go on; expected one of c1xa3xc5xe3xc1, c1xe3xc5xa3xc1"),
            (
                "c1-b1",
                None,
                "it is not legal, and a capture is compulsory; expected one of c1xa3xc5xe3xc1, c1xe3xc5xa3xc1",
            ),
        ],
    );
    check("move", read("l4/5/4d/5/5 l -"), &[("a5-a4", None, "the game is over; expected no move")]);
}

#[test]
fn long_and_strange_texts_are_quoted_in_one_short_line() {
    let long = "\u{1f600}\u{7}\n".repeat(10_000);
    let game = game("merkel");
    let errors = [
        long.parse::<Alquerque>().unwrap_err(),
        format!("merkel,{long}").parse::<Alquerque>().unwrap_err(),
        game.parse_position(&long).unwrap_err(),
        game.parse_position(&format!("5/5/5/5/5 {} -", "l".repeat(100_000))).unwrap_err(),
        game.parse_position(&format!("5/5/5/5/5 l {}", "l".repeat(100_000))).unwrap_err(),
        game.parse_position(&format!("5/5/5/5/5 l - {}", "9".repeat(100_000))).unwrap_err(),
        game.parse_position(&format!("{} l -", "5/".repeat(100_000))).unwrap_err(),
        game.parse_position(&format!("{}/5/5/5/5 l -", "5".repeat(100_000))).unwrap_err(),
        game.parse_move(&game.start(), &long).unwrap_err(),
        game.parse_move(&game.start(), &"c2-".repeat(100_000)).unwrap_err(),
    ];
    check_short(&errors);
}

#[test]
fn any_text_is_read_or_refused() {
    let positions = states().prop_map(|state| state.text());
    let words = &["c2-c3", "a3xc3xe5", "merkel", "merkel,invert=allowed"];
    read_or_refuse::<Alquerque>(&["merkel", "merkel,invert=allowed"], 2000, texts(), positions, words);
}
