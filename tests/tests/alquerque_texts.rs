//! Parse errors of Alquerque: each has the problem, its place, and an expectation.

use alquerque_core::alquerque::Alquerque;
use alquerque_core::{Game, Notation};
use alquerque_tests::naive_game::NaiveState;
use alquerque_tests::parsers::{check, check_short, parse_or_reject};
use alquerque_tests::random::{states, texts};
use alquerque_tests::rows;
use proptest::prelude::*;

const START: &str = "ddddd/ddddd/dd1ll/lllll/lllll l -";

fn game(rules: &str) -> Alquerque {
    rules.parse().unwrap()
}

#[test]
fn errors_name_the_text_the_place_the_problem_and_an_expectation() {
    let error = "merkel,invert".parse::<Alquerque>().unwrap_err();
    assert_eq!(
        error.to_string(),
        "ruleset `merkel,invert`, character 8: the option `invert` can’t be ``; expected `forbidden` or `allowed`"
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
            ("chess", Some(1), "unknown ruleset `chess`"),
            ("Merkel", Some(1), "unknown ruleset `Merkel`"),
            ("  chess", Some(3), "unknown ruleset `chess`"),
            ("merkel;invert=allowed", Some(1), "unknown ruleset `merkel;invert=allowed`"),
            ("mérkel,invert=allowed", Some(1), "unknown ruleset `mérkel`"),
            ("mer\nkel", Some(1), "unknown ruleset `mer<U+000A>kel`"),
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
                "unknown option `pass=yes`; expected `steps=forward|any`, `invert=forbidden|allowed`, `capture=compulsory|optional`, `chain=compulsory|optional|single`, `inner=off|8`, `begin=light|dark`",
            ),
            ("merkel,invert", Some(8), "the option `invert` can’t be ``; expected `forbidden` or `allowed`"),
            (
                "merkel, invert=maybe",
                Some(9),
                "the option `invert` can’t be `maybe`; expected `forbidden` or `allowed`",
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
        rows!("the board, whose move it is and the steps that aren’t allowed, as in `ddddd/ddddd/dd1ll/lllll/lllll l -`":
            ("", Some(1), "this isn’t a complete position: it has 0 parts"),
            ("5/5/5/5/5", Some(10), "this isn’t a complete position: it has 1 part"),
            ("5/5/5/5/5 l", Some(12), "this isn’t a complete position: it has 2 parts"),
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
            ("5/5/99/5/5 l -", Some(5), "`9` isn’t a piece"),
            ("5/5/0d4/5/5 l -", Some(5), "`0` isn’t a piece"),
            ("5/5/2L2/5/5 l -", Some(6), "`L` isn’t a piece"),
            ("5/5/2é2/5/5 l -", Some(6), "`é` isn’t a piece"),
        ),
    );
    check(
        "position",
        read,
        rows!("`l` for light or `d` for dark":
            ("5/5/5/5/5 w -", Some(11), "`w` isn’t a side to move"),
            ("5/5/5/5/5 light -", Some(11), "`light` isn’t a side to move"),
            ("5/5/5/5/5  L -", Some(12), "`L` isn’t a side to move"),
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
            ("5/5/5/5/1l3 l b1", Some(15), "`b1` isn’t a barred step"),
            ("5/5/5/5/1l3 l b1-", Some(15), "`b1-` isn’t a barred step"),
            ("5/5/5/5/1l3 l b1-f1", Some(15), "`b1-f1` isn’t a barred step"),
            ("5/5/5/5/1l3 l b1-a1,", Some(21), "a barred step is missing"),
            ("5/5/5/5/1l1l1 l d1-c1,b1-a1", Some(23), "`b1-a1` is in the wrong place"),
            ("5/5/5/5/1l1l1 l b1-a1, d1-c1", Some(23), "a barred step is missing"),
        ),
    );
    check(
        "position",
        read,
        rows!("only steps that the rules would otherwise allow":
            ("5/5/5/5/1l3 l b1-d1", Some(15), "a light piece on b1 could never step to d1"),
            ("5/5/5/5/1l3 l b1-b1", Some(15), "a light piece on b1 could never step to b1"),
            ("5/5/5/1l3/5 l b2-b1", Some(15), "a light piece on b2 could never step to b1"),
            ("5/5/5/5/1l3 l b1-a2", Some(15), "a light piece on b1 could never step to a2"),
            ("1l3/5/5/5/5 l b5-a5", Some(15), "a light piece on b5 could never step to a5"),
            ("5/5/5/5/1d3 l b1-a1", Some(15), "a dark piece on b1 could never step to a1"),
        ),
    );
    check(
        "position",
        read,
        rows!("a number from 0 to 65535":
            ("5/5/5/5/5 l - x", Some(15), "`x` isn’t a count of moves without a capture"),
            ("5/5/5/5/5 l - -1", Some(15), "`-1` isn’t a count of moves without a capture"),
            ("5/5/5/5/5 l - +1", Some(15), "`+1` isn’t a count of moves without a capture"),
            ("5/5/5/5/5 l - 65536", Some(15), "`65536` isn’t a count of moves without a capture"),
        ),
    );
    check(
        "position",
        read,
        &[
            ("lllll/lllll/lll2/5/5 l -", Some(1), "Light has 13 pieces; expected at most twelve on each side"),
            ("ddddd/ddddd/ddd2/5/5 l -", Some(1), "Dark has 13 pieces; expected at most twelve on each side"),
            ("5/5/5/5/1l3 l c1-b1", Some(15), "there is no piece on c1; expected barred steps of pieces on the board"),
            (
                "5/5/5/5/1l3 l b1-b2",
                Some(15),
                "a light piece can’t have stepped from b2 to b1; expected the reverse of a step that the rules allow",
            ),
            (
                "5/5/5/5/1l1l1 l b1-a1,b1-c1",
                Some(23),
                "the piece on b1 is listed twice; expected at most one barred step for each piece",
            ),
            ("5/5/5/5/5 l - 0 0", Some(17), "`0` isn’t a move number; expected a number from 1 to 65535"),
            ("5/5/5/5/5 l - 0 one", Some(17), "`one` isn’t a move number; expected a number from 1 to 65535"),
            (
                "5/5/5/5/5 l - 0 1 2",
                Some(19),
                "unexpected extra text; expected at most two counters after the barred steps",
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
            "no step is barred if pieces can move straight back; expected `-` in place of the barred steps",
        )],
    );
}

#[test]
fn alternative_spellings_of_positions() {
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
            ("c2c3", Some(1), "`c2c3` isn’t a point"),
            ("c2-", Some(4), "a point is missing"),
            ("-c3", Some(1), "a point is missing"),
            ("c2-c6", Some(4), "`c6` isn’t a point"),
            ("  c2-f3", Some(6), "`f3` isn’t a point"),
            ("c2 - c3", Some(1), "`c2 ` isn’t a point"),
            ("é2-c3", Some(1), "`é2` isn’t a point"),
            ("c2–c3", Some(1), "`c2–c3` isn’t a point"),
        ),
    );
    check(
        "move",
        read(START),
        rows!("one of b2-c3, c2-c3, d2-c3, d3-c3":
            ("c2", None, "it has only one point"),
            ("c3-c4", None, "not legal"),
            ("c2-c4", None, "not legal"),
            ("c2-c3-c4", None, "not legal"),
        ),
    );
    // A chain must be named whole.
    check(
        "move",
        read("5/1d1d1/5/1d1d1/2l2 l -"),
        &[
            ("c1xe3", None, "the capture must continue; expected one of c1xa3xc5xe3xc1, c1xe3xc5xa3xc1"),
            ("c1-b1", None, "not legal: you must capture; expected one of c1xa3xc5xe3xc1, c1xe3xc5xa3xc1"),
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
fn any_text_is_parsed_or_rejected() {
    let positions = states().prop_map(|state| state.text());
    let words = &["c2-c3", "a3xc3xe5", "merkel", "merkel,invert=allowed"];
    parse_or_reject::<Alquerque>(&["merkel", "merkel,invert=allowed"], 2000, texts(), positions, words);
}
