//! Values that begin with a hyphen, such as the starting position of Othello, and options with a missing value.

use serde_json::json;

use crate::program::{bad, good, good_json};

const OTHELLO: &str = "---------------------------OX------XO--------------------------- X";

#[test]
fn a_position_may_begin_with_a_hyphen() {
    for position in [&["--position", OTHELLO][..], &[&format!("--position={OTHELLO}")]] {
        let perft = ["perft", "--rules", "othello", "--depth", "3"];
        assert_eq!(good(&[&perft[..], position].concat()), "56\n");
        let search = ["search", "--rules", "othello", "--engine", "alpha-beta", "--depth", "2", "--json"];
        assert_eq!(good_json(&[&search[..], position].concat())["position"], json!(OTHELLO));
    }
}

#[test]
fn values_that_begin_with_a_hyphen_are_read_as_values() {
    let perft = ["perft", "--depth", "1"];
    bad(
        &[&perft[..], &["--rules", "merkel", "--position", "-x"]].concat(),
        2,
        "--position: position `-x`, character 3: this isn’t a complete position: it has 1 part; expected the board, whose move it \
         is and the steps that aren’t allowed, as in `ddddd/ddddd/dd1ll/lllll/lllll l -`",
    );
    bad(
        &["search", "--rules", "merkel", "--moves", "-c2"],
        2,
        "--moves: move `-c2`, character 1: a point is missing; expected points from a1 to e5, as in `c2-c3` or `a3xc3xe5`",
    );
    bad(
        &["search", "--rules", "merkel", "--exploration", "-1"],
        2,
        "invalid value '-1' for '--exploration <C>': not a valid exploration constant; \
         expected a number from 0 to 1000, such as 1.4",
    );
    bad(
        &["perft", "--rules", "merkel", "--depth", "-1"],
        2,
        "invalid value '-1' for '--depth <N>': not a valid number; expected a whole number, 0 or more",
    );
    bad(
        &["bench", "--seconds", "-1"],
        2,
        "invalid value '-1' for '--seconds <S>': not a valid time; expected more than 0 and at most 3600 seconds, such as 3 or 0.5",
    );
}

#[test]
fn an_option_is_not_read_as_a_value() {
    let missing =
        |option: &str| format!("a value is required for '{option}' but none was supplied; see `alquerque --help`");
    for (arguments, option) in [
        (&["perft", "--rules", "othello", "--depth", "1", "--position"][..], "--position <P>"),
        (&["perft", "--rules", "othello", "--position", "--depth", "1"], "--position <P>"),
        (&["perft", "--rules", "othello", "--position", "--depth=1"], "--position <P>"),
        (&["perft", "--position", "--json", "--rules", "othello", "--depth", "1"], "--position <P>"),
        (&["perft", "--rules", "--depth", "1"], "--rules <R>"),
        (&["perft", "--rules", "othello", "--depth", "--divide"], "--depth <N>"),
        (&["search", "--rules", "othello", "--moves", "--json"], "--moves <MOVES>"),
        (&["search", "--rules", "othello", "--position", "--help"], "--position <P>"),
        (&["search", "--rules", "othello", "--exploration", "--seed", "1"], "--exploration <C>"),
        (&["match", "--rules", "othello", "--a", "--b", "random", "--games", "1"], "--a <SPEC>"),
        (&["bench", "--seconds", "--json"], "--seconds <S>"),
    ] {
        bad(arguments, 2, &missing(option));
    }
}
