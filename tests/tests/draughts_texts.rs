//! Notation of English draughts: alternative spellings, and parse errors with the problem, its place, and an
//! expectation.

use alquerque_core::draughts::Draughts;
use alquerque_core::{Game, Notation};
use alquerque_tests::naive_draughts::states;
use alquerque_tests::naive_game::NaiveState;
use alquerque_tests::parsers::{check, check_short, parse_or_reject};
use alquerque_tests::random::texts;
use alquerque_tests::rows;
use proptest::prelude::*;

fn game() -> Draughts {
    Draughts::default()
}

#[test]
fn bad_rulesets() {
    check(
        "ruleset",
        str::parse::<Draughts>,
        &[
            ("", Some(1), "the name is missing; expected `draughts`"),
            ("  chess", Some(3), "unknown ruleset `chess`; expected `draughts`"),
            ("draughts,", Some(10), "an option is missing; expected `begin=dark|light`"),
            ("draughts, begin=lot", Some(11), "the option `begin` can’t be `lot`; expected `dark` or `light`"),
            (
                "draughts,begin=dark,begin=dark",
                Some(21),
                "the option `begin` is given twice; expected each option at most once",
            ),
        ],
    );
}

#[test]
fn alternative_spellings_of_positions() {
    for (text, shortest) in [
        ("W:B1-12:W21-32", "W:W21,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,11,12"),
        (" b : wk30 , 22,21 : b2,1 . ", "B:W21,22,K30:B1,2"),
        ("B:W21,22,K30:B1,2.", "B:W21,22,K30:B1,2"),
        ("B:W21,22,K30:B1,2. 7 9", "B:W21,22,K30:B1,2 7 9"),
        ("B:W21,22,K30:B1,2 \t7\n", "B:W21,22,K30:B1,2 7 1"),
        ("B:W21,22,K30:B1,2 0 1", "B:W21,22,K30:B1,2"),
        ("W:WK1-K3,K5-6,12-12:BK29-31", "W:WK1,K2,K3,K5,K6,12:BK29,K30,K31"),
        ("W:W:BK17", "W:W:BK17"),
        ("W:WK17:B 3 4", "W:WK17:B 3 4"),
        ("W:B:W", "W:W:B"),
        ("W:W0021:B", "W:W21:B"),
        ("W:W21:B1:H3:F10", "W:W21:B1 3 10"),
    ] {
        let position = game().parse_position(text).unwrap();
        assert_eq!(game().position_text(&position), shortest);
    }
}

#[test]
fn bad_positions() {
    let read = |text: &str| game().parse_position(text);
    check(
        "position",
        read,
        rows!("the side to move and both sides’ squares, as in `B:W21,22,K30:B1,2`":
            ("", Some(1), "a side to move is missing"),
            ("  ", Some(3), "a side to move is missing"),
            ("X:W21:B1", Some(1), "`X` isn’t a side to move"),
            ("21", Some(1), "`21` isn’t a side to move"),
            ("B", Some(2), "a colon is missing"),
            ("BW21:B1", Some(2), "`W21` isn’t a colon"),
        ),
    );
    check(
        "position",
        read,
        rows!("squares from 1 to 32, separated by commas, kings marked by `K`, as in `W21,22,K30`":
            ("B:W21", Some(6), "a colon is missing"),
            ("B:W 21:B1", Some(5), "`21` isn’t a colon"),
            ("B:W21 22:B1", Some(7), "`22` isn’t a colon"),
            ("B:W21.:B1", Some(6), "`.` isn’t a colon"),
            ("B:W21,:B1", Some(7), "a square is missing"),
            ("B:W,21:B1", Some(4), "a square is missing"),
            ("B:W21,K:B1", Some(8), "a square is missing"),
            ("B:W21,KK30:B1", Some(8), "`K30` isn’t a square"),
            ("B:W21-:B1", Some(7), "a square is missing"),
            ("B:W21-K22:B1", Some(7), "`K22` isn’t a square"),
            ("B:W0:B1", Some(4), "`0` isn’t a square"),
            ("B:W33:B1", Some(4), "`33` isn’t a square"),
            ("B:W+9:B1", Some(4), "`+9` isn’t a square"),
            ("B:W21,é:B1", Some(7), "`é` isn’t a square"),
            ("B:W99999999999999999999:B1", Some(4), "`99999999999999999999` isn’t a square"),
            ("B:W21:B1-2-3", Some(11), "`-3` isn’t a comma"),
            ("B:W21:B1:W2", Some(9), "`:` isn’t a comma"),
        ),
    );
    check(
        "position",
        read,
        &[
            ("B:21:B1", Some(3), "`21` isn’t a colour; expected `W` or `B` and the squares of its pieces"),
            ("B:W21:", Some(7), "a colour is missing; expected `W` or `B` and the squares of its pieces"),
            ("B:W21:W22", Some(7), "the light pieces are listed twice; expected one list of squares for each side"),
            ("B:B1: B2", Some(7), "the dark pieces are listed twice; expected one list of squares for each side"),
            ("B:W21,22,21:B1", Some(10), "square 21 is listed twice; expected at most one piece on each square"),
            ("B:W21:B1-22", Some(8), "square 21 is listed twice; expected at most one piece on each square"),
            ("B:W22-21:B1", Some(4), "the run from 22 to 21 goes backwards; expected the lower square first"),
            ("B:W21,3:B1", Some(7), "a light man on 3 would have been crowned; expected a king there, `K3`"),
            ("B:W21:B30", Some(8), "a dark man on 30 would have been crowned; expected a king there, `K30`"),
            ("B:W20-32:B1", Some(3), "Light has 13 pieces; expected at most twelve on each side"),
            ("B:WK21: BK1-13", Some(9), "Dark has 13 pieces; expected at most twelve on each side"),
            ("B:W21:B1.2", Some(10), "`2` isn’t a comma; expected nothing after the full stop"),
            ("B:W21:B1 x", Some(10), "`x` isn’t a count of moves without a capture; expected a number from 0 to 65535"),
            (
                "B:W21:B1 +1",
                Some(10),
                "`+1` isn’t a count of moves without a capture; expected a number from 0 to 65535",
            ),
            (
                "B:W21:B1 65536",
                Some(10),
                "`65536` isn’t a count of moves without a capture; expected a number from 0 to 65535",
            ),
            ("B:W21:B1 0 0", Some(12), "`0` isn’t a move number; expected a number from 1 to 65535"),
            ("B:W21:B1 0 one", Some(12), "`one` isn’t a move number; expected a number from 1 to 65535"),
            ("B:W21:B1 0 1 2", Some(14), "unexpected extra text; expected at most two counters after the squares"),
        ],
    );
}

#[test]
fn bad_moves() {
    let read = |position: &str| {
        let position = game().parse_position(position).unwrap();
        move |text: &str| game().parse_move(&position, text)
    };
    check(
        "move",
        read("B:W32:B1,9"),
        rows!("squares from 1 to 32, as in `11-15` or `15x24x31`":
            ("", Some(1), "a square is missing"),
            ("9-", Some(3), "a square is missing"),
            (" 9-33", Some(4), "`33` isn’t a square"),
            ("9 - 13", Some(1), "`9 ` isn’t a square"),
            ("c3-d4", Some(1), "`c3` isn’t a square"),
            ("9–13", Some(1), "`9–13` isn’t a square"),
        ),
    );
    check(
        "move",
        read("B:W32:B1,9"),
        rows!("one of 1-5, 1-6, 9-13, 9-14":
            ("9", None, "it has only one square"),
            ("9-5", None, "not legal"),
            ("9-13-17", None, "not legal"),
        ),
    );
    check(
        "move",
        read("W:W22,32:B10,17,18"),
        rows!("one of 22x13, 22x15x6":
            ("22x15", None, "the capture must continue"),
            ("32-27", None, "not legal: you must capture"),
            ("22x6x15", None, "not legal: you must capture"),
        ),
    );
    check("move", read("W:W:BK17"), &[("1-5", None, "the game is over; expected no move")]);
}

#[test]
fn long_and_strange_texts_are_quoted_in_one_short_line() {
    let long = "\u{1f600}\u{7}\n".repeat(10_000);
    let errors = [
        format!("draughts,{long}").parse::<Draughts>().unwrap_err(),
        game().parse_position(&long).unwrap_err(),
        game().parse_position(&format!("W:W{long}")).unwrap_err(),
        game().parse_position(&format!("W:W{}:B", "21,".repeat(100_000))).unwrap_err(),
        game().parse_position(&format!("W:W:B {}", "9".repeat(100_000))).unwrap_err(),
        game().parse_position(&format!("W{}", ":".repeat(100_000))).unwrap_err(),
        game().parse_move(&game().start(), &long).unwrap_err(),
        game().parse_move(&game().start(), &"11-".repeat(100_000)).unwrap_err(),
        game().parse_move(&game().start(), &format!("11{}", "-15".repeat(100_000))).unwrap_err(),
    ];
    check_short(&errors);
}

/// Texts that are almost positions: random characters and words of the notation.
fn nearly_positions() -> impl Strategy<Value = String> {
    let words = vec!["W", "B", ":", ",", "K", "-", ".", " ", "1", "12", "21", "32", "W:W", ":B", "K1", "21-32", "80"];
    prop::collection::vec(prop::sample::select(words), 0..16).prop_map(|words| words.concat())
}

#[test]
fn any_text_is_parsed_or_rejected() {
    parse_or_reject::<Draughts>(
        &["draughts"],
        2000,
        prop_oneof![texts(), nearly_positions()],
        states().prop_map(|state| state.text()),
        &["11-15", "9-14", "15x24x31", "draughts", "draughts,begin=light"],
    );
}
