//! `alquerque record`

use std::fs;
use std::path::PathBuf;

use serde_json::{Value, json};

use crate::program::{self, good_with};

/// The result of a run: exit code, stdout, stderr.
type Run = (i32, String, String);

fn run(arguments: &[&str], input: &[u8]) -> Run {
    let program::Run { code, out, err } = program::run(&[&["record"], arguments].concat(), input);
    (code, out, err)
}

/// The output of a run that must succeed with nothing on stderr.
fn good(arguments: &[&str], input: &str) -> String {
    good_with(&[&["record"], arguments].concat(), input.as_bytes())
}

const PDN: &str = "[Event \"?\"]\n[Site \"?\"]\n[Date \"2026.11.21\"]\n[Round \"?\"]\n[White \"Ada\"]\n[Black \"Bo\"]\n\
    [Result \"1-0\"]\n[GameType \"21\"]\n\n1. 11-15 22-18 2. 15x22 {even} 25x18 1-0\n";

/// Three games, the second of them damaged.
fn damaged() -> String {
    format!("{PDN}\n[GameType \"21\"]\n\n1. 11-19 *\n\nf5d6c3 (d6)\n")
}

#[test]
fn every_format_is_read_and_written() {
    assert_eq!(good(&["-"], PDN), PDN);
    let link = good(&["-", "--to", "link"], PDN);
    assert!(link.starts_with("g1.") && link.lines().count() == 1, "{link}");
    assert_eq!(good(&["-"], &link), PDN);
    assert_eq!(good(&[&format!("https://example.org/#{}", link.trim())], ""), PDN);
    assert_eq!(good(&["-", "--to", "transcript"], PDN), "11-15 22-18 15x22 25x18\n");
    assert_eq!(good(&["-", "--to", "transcript"], "F5 D6 C3"), "f5d6c3\n");
    // Its own output.
    let games = "11-15 23-19\n\n9-13 22-18\n";
    assert_eq!(good(&["-", "--to", "transcript"], games), games);
    let ggf = "(;GM[Othello]PB[a]PW[b]RE[?]B[F5//1]W[D6];)";
    assert_eq!(good(&["-", "--to", "transcript"], ggf), "f5d6\n");
    assert_eq!(good(&["-", "--check"], PDN), "");
}

#[test]
fn written_games_can_be_read_again() {
    let two = good(&["-"], "c2-c3 c4xc2\n\nd3-c3\n");
    assert_eq!(two.matches("[Game \"Alquerque\"]").count(), 2);
    assert_eq!(good(&["-"], &two), two);
    let links = good(&["-", "--to", "link"], &two);
    assert_eq!(good(&["-"], &links), two);
}

#[test]
fn json_has_variations_with_comments_and_symbols() {
    let text = "1. c2-c3! (d2-c3 {the other way} b4xd2 (d4xd2)) c4xc2 *";
    let game: Value = serde_json::from_str(&good(&["-", "--json"], text)).unwrap();
    assert_eq!(game["moves"], json!(["c2-c3", "c4xc2"]));
    assert_eq!(game["symbols"], json!([{"ply": 1, "symbols": ["!"]}]));
    let first = json!({
        "of": 0, "ply": 0, "moves": ["d2-c3", "b4xd2"], "comments": [{"ply": 1, "text": "the other way"}], "symbols": [],
    });
    let second = json!({"of": 1, "ply": 1, "moves": ["d4xd2"], "comments": [], "symbols": []});
    assert_eq!(game["variations"], json!([first, second]));
    assert_eq!(game["warnings"], json!([]));
}

#[test]
fn json_has_all_of_a_game() {
    let expected = json!({
        "game": 1, "rules": "draughts", "start": null, "moves": ["11-15", "22-18", "15x22", "25x18"], "played": 4,
        "position": "B:W18,21,23,24,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,12 0 3", "result": "light",
        "agreed": false, "event": "", "site": "", "date": "2026-11-21", "round": "", "light": "Ada", "dark": "Bo",
        "comments": [{"ply": 3, "text": "even"}], "symbols": [], "variations": [], "warnings": [],
    });
    for arguments in [["-", "--json"].as_slice(), &["-", "--to", "json"]] {
        let out = good(arguments, PDN);
        assert_eq!(out.lines().count(), 1);
        assert_eq!(serde_json::from_str::<Value>(&out).unwrap(), expected);
    }
}

#[test]
fn a_damaged_game_is_reported_and_the_others_are_read() {
    let message = "move `11-19`: not legal; expected one of 10-14, 10-15, 11-15, 11-16, 12-16, 9-13, 9-14";
    let line = format!("alquerque: stdin: game 2, line 14, character 4: {message}\n");
    let warning = "alquerque: stdin: game 3: warning: 1 variation left out from line 16, character 9 on: move `d6`: there is \
                   already a disc on that square; expected one of c3, c4, c5, c6, c7\n";
    let (code, out, err) = run(&["-", "--to", "transcript"], damaged().as_bytes());
    assert_eq!((code, err), (1, format!("{line}{warning}")));
    assert_eq!(out, "11-15 22-18 15x22 25x18\n\nf5d6c3\n");
    assert_eq!(run(&["-", "--check"], damaged().as_bytes()), (1, String::new(), format!("{line}{warning}")));
    let (code, out, _) = run(&["-", "--json"], damaged().as_bytes());
    let lines: Vec<Value> = out.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!((code, lines.len()), (1, 3));
    assert_eq!(lines[1], json!({"game": 2, "line": 14, "column": 4, "error": message}));
    assert_eq!(
        lines[2]["warnings"],
        json!([warning.trim_start_matches("alquerque: stdin: game 3: warning: ").trim_end()])
    );
}

#[test]
fn a_game_with_an_illegal_move_keeps_the_moves_before_it() {
    let text = "11-15 22-18 2. 15-19 *\n";
    let (code, out, err) = run(&["-", "--to", "transcript"], text.as_bytes());
    let cut = "everything after line 1, character 16 was left out: move `15-19`: not legal: you must capture; expected \
               15x22";
    assert_eq!((code, out.as_str()), (1, "11-15 22-18\n"));
    assert_eq!(err, format!("alquerque: stdin: game 1: warning: {cut}\n"));
}

#[test]
fn latin_1_files_are_read_and_missing_files_reported() {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("latin-1.pdn");
    fs::write(&path, b"[White \"Andr\xe9\"]\n[GameType \"21\"]\n1. 11-15 *\n").unwrap();
    let (code, out, err) = run(&[path.to_str().unwrap()], b"");
    assert_eq!((code, err.as_str()), (0, ""));
    assert!(out.contains("[White \"André\"]"), "{out}");
    let (code, out, err) = run(&["no such file"], b"");
    assert_eq!((code, out.as_str()), (1, ""));
    let starts = "alquerque: cannot read `no such file`: ";
    assert!(err.starts_with(starts) && err.ends_with("; expected a game file, or `-`\n"), "{err}");
    assert_eq!(run(&[], b"").0, 2);
    assert_eq!(run(&["-", "--to", "xml"], b"").0, 2);
    assert_eq!(run(&["-", "--to", "link", "--json"], b"").0, 2);
}
