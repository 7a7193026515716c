//! Usage errors, help, and values that begin with a hyphen, such as the starting position of Othello.

use std::io::Write;

use serde_json::json;

use crate::program::{bad, good, good_json, rulesets, start};

#[test]
fn usage_errors_are_one_line() {
    let see = "see `alquerque --help`";
    let commands = "[subcommands: moves, perft, search, match, record, solve, book, bench, ugi]";
    bad(&[], 2, &format!("'alquerque' requires a subcommand but one was not provided {commands}; {see}"));
    bad(&["12"], 2, &format!("unrecognized subcommand '12'; {see}"));
    let missing = "the following required arguments were not provided";
    bad(&["perft"], 2, &format!("{missing}: --rules <R> --depth <N>; {see}"));
    for depth in ["-1", "x", "4294967296", ""] {
        let message = format!(
            "invalid value '{depth}' for '--depth <N>': not a valid number; expected a whole number, 0 or more"
        );
        bad(&["perft", "--rules", "merkel", &format!("--depth={depth}")], 2, &message);
    }
    let conflict = "the argument '--level <N>' cannot be used with '--playouts <N>'";
    let no_engine =
        "invalid value 'minimax' for '--engine <ENGINE>' [possible values: uct, informed-uct, alpha-beta, random]";
    let no_number = |name: &str, value: &str, range: &str| {
        format!("invalid value '{value}' for '{name}': not a valid number; expected a whole number{range}")
    };
    let nothing = |name: &str, engine: &str, expected: &str| {
        format!("{name}: the engine `{engine}` does not use it; expected {expected}")
    };
    for (arguments, message) in [
        ("--playouts 0", no_number("--playouts <N>", "0", ", 1 or more")),
        ("--engine alpha-beta --depth 65", no_number("--depth <N>", "65", " from 1 to 64")),
        ("--engine minimax", format!("{no_engine}; {see}")),
        ("--level 3 --playouts 5", format!("{conflict}; {see}")),
        ("--level 13", no_number("--level <N>", "13", " from 1 to 12")),
        ("--engine random --playouts 5", nothing("--playouts", "random", "`--engine uct` or `--engine informed-uct`")),
        (
            "--engine random --movetime 5",
            nothing("--movetime", "random", "`--engine uct` or `--engine informed-uct` or `--engine alpha-beta`"),
        ),
        ("--depth 5", nothing("--depth", "uct", "`--engine alpha-beta`")),
        ("--engine alpha-beta --threads 2", nothing("--threads", "alpha-beta", "`--engine uct`")),
        ("--threads 0", no_number("--threads <N>", "0", " from 1 to 256")),
        ("--engine alpha-beta --level 5", nothing("--level", "alpha-beta", "`--engine uct`")),
    ] {
        let search = ["search", "--rules", "merkel"].into_iter().chain(arguments.split(' '));
        bad(&search.collect::<Vec<_>>(), 2, &message);
    }
    bad(
        &["search", "--rules", "merkel", "--moves", "c2-c3 c2-c3"],
        2,
        "--moves: move `c2-c3`: not legal: you must capture; expected c4xc2",
    );
    let no_move = "--divide: depth 0 has no moves to divide by; expected a depth of 1 or more";
    bad(&["perft", "--rules", "merkel", "--depth", "0", "--divide"], 2, no_move);
}

#[test]
fn parse_errors_are_one_line() {
    bad(
        &["perft", "--rules", "chess", "--depth", "1"],
        2,
        &format!(
            "invalid value 'chess' for '--rules <R>': ruleset `chess`, character 1: \
             unknown ruleset `chess`; expected one of {}",
            rulesets()
        ),
    );
    bad(
        &["search", "--rules", "merkel", "--position", "5/5/5/5/5 x -"],
        2,
        "--position: position `5/5/5/5/5 x -`, character 11: `x` isn’t a side to move; \
         expected `l` for light or `d` for dark",
    );
    bad(
        &["match", "--rules", "merkel", "--a", "uct", "--b", "random", "--games", "2"],
        2,
        "invalid value 'uct' for '--a <SPEC>': `uct` needs a limit; expected `random`; `uct:` with playouts=N, \
         movetime=MS or level=1 to 12, and optionally exploration=C, threads=N, temperature=T, overlooks=PERCENT; `informed-uct:` with playouts=N or movetime=MS, and optionally exploration=C, \
         minimax=SHARE, prior=T, weights=none or FILE; `alpha-beta:` with \
         depth=1 to 64, movetime=MS or level=1 to 12, and optionally weights=none or FILE, temperature=T, overlooks=PERCENT; or `ugi:` with movetime=MS, nodes=N or depth=N, optionally option.NAME=VALUE, and finally \
         command=PROGRAM ARGUMENTS",
    );
    bad(
        &["search", "--rules", "merkel", "--exploration", "much"],
        2,
        "invalid value 'much' for '--exploration <C>': not a valid exploration constant; \
         expected a number from 0 to 1000, such as 1.4",
    );
}

#[test]
fn a_finished_game_cannot_be_searched() {
    let position = "5/5/5/5/4l d -";
    for engine in ["uct", "random"] {
        bad(
            &["search", "--rules", "merkel", "--position", position, "--engine", engine],
            1,
            "the game is over: light has won; expected a position with a legal move",
        );
    }
}

#[test]
fn every_command_has_help() {
    let all = good(&["--help"]);
    for command in ["moves", "perft", "search", "match", "bench", "ugi"] {
        assert!(all.contains(command), "{all}");
        assert!(good(&[command, "--help"]).contains("Usage: alquerque"));
    }
    assert!(good(&["--version"]).starts_with("alquerque "));
}

#[cfg(unix)]
#[test]
fn a_closed_stdout_is_no_failure() {
    let mut child = start(&["moves"]);
    drop(child.stdout.take());
    let mut stdin = child.stdin.take().unwrap();
    // The first answer hits a closed pipe.
    let _ = writeln!(stdin, r#"{{"rules":"merkel","moves":[]}}"#);
    drop(stdin);
    let output = child.wait_with_output().unwrap();
    assert_eq!((output.status.code(), output.stderr.as_slice()), (Some(0), &b""[..]));
}

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
