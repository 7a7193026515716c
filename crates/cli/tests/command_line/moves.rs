//! `alquerque moves`, `alquerque perft` and `alquerque bench`

use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::process::{Command, Stdio};

use serde_json::{Value, json};

use crate::program::{START, good, good_json, good_with, moves, rulesets, start};

fn error_of(line: &str) -> String {
    let answers = moves(line);
    assert_eq!(answers.len(), 1, "{line}");
    answers[0]["error"].as_str().unwrap().to_owned()
}

#[test]
fn moves_answers_the_oracle_line_by_line() {
    for file in ["alquerque-merkel.jsonl", "alquerque-merkel-invert.jsonl"] {
        let path = format!("{}/../../tests/data/{file}", env!("CARGO_MANIFEST_DIR"));
        let text = fs::read_to_string(path).unwrap();
        let mut requests = String::new();
        let mut expected = String::new();
        for line in text.lines() {
            let line: Value = serde_json::from_str(line).unwrap();
            requests += &json!({"rules": line["rules"], "position": line["position"]}).to_string();
            requests.push('\n');
            let (position, moves, winner) = (&line["position"], &line["moves"], &line["winner"]);
            // Written out by hand: the order of the fields is part of the format.
            expected += &[r#"{"position":"#, &position.to_string(), r#","moves":"#, &moves.to_string()].concat();
            expected += &[r#","winner":"#, &winner.to_string(), "}\n"].concat();
        }
        let out = good_with(&["moves"], requests.as_bytes());
        assert!(out.lines().count() >= 1000);
        assert!(out == expected, "{file}: the answers differ from the oracle's");
    }
}

#[test]
fn moves_plays_from_the_start() {
    let answers = moves(concat!(
        r#"{"rules": "merkel", "moves": []}"#,
        "\n",
        r#"{"rules": "merkel", "moves": ["c2-c3", "C4-C2"]}"#,
        // The last line needs no newline.
    ));
    assert_eq!(
        answers,
        [
            json!({"position": START, "moves": ["b2-c3", "c2-c3", "d2-c3", "d3-c3"], "winner": null}),
            json!({"position": "ddddd/dd1dd/dd1ll/lldll/lllll l -", "moves": ["c1xc3"], "winner": null}),
        ]
    );
}

#[test]
fn moves_continues_after_an_invalid_line() {
    let answers = moves(b"nonsense\n\n\xff\n{\"rules\":\"merkel\",\"moves\":[]}\r\n");
    assert_eq!(answers.len(), 4);
    assert!(answers[..3].iter().all(|answer| answer["error"].is_string()));
    assert_eq!(answers[3]["position"], START);
}

#[test]
fn moves_explains_invalid_lines() {
    let forms = r#"expected {"rules": R, "position": P} or {"rules": R, "moves": [...]}"#;
    for (line, error) in [
        ("{", format!("byte 1: EOF while parsing an object; {forms}")),
        (" ", format!("the line is empty; {forms}")),
        (r#"{"moves":[]}"#, format!("byte 12: missing field `rules`; {forms}")),
        (r#"{"rules":"merkel"}"#, format!("neither `position` nor `moves` is given; {forms}")),
        (
            r#"{"rules":"merkel","moves":[],"position":"5/5/5/5/5 l -"}"#,
            format!("both `position` and `moves` are given; {forms}"),
        ),
        (
            r#"{"rules":"merkel","moves":"c2-c3"}"#,
            format!("byte 33: invalid type: string \"c2-c3\", expected a sequence; {forms}"),
        ),
        (
            r#"{"rules":"merkel","fen":""}"#,
            format!("byte 23: unknown field `fen`, expected one of `rules`, `position`, `moves`; {forms}"),
        ),
        (
            "{\"rules\":\"merkel\",\"a\u{202e}b\":\"\"}",
            format!("byte 25: unknown field `a<U+202E>b`, expected one of `rules`, `position`, `moves`; {forms}"),
        ),
        (
            r#"{"rules":"merkel","moves":["c2-c3","c4xc2","a1-a2"]}"#,
            "move 3 of 3: move `a1-a2`: not legal: you must capture; expected c1xc3".to_owned(),
        ),
        (
            r#"{"rules":"merkel","position":"5/5/5/5/5 x -"}"#,
            "position `5/5/5/5/5 x -`, character 11: `x` isn’t a side to move; expected `l` for light or `d` for dark"
                .to_owned(),
        ),
        (
            r#"{"rules":"chess","moves":[]}"#,
            format!("ruleset `chess`, character 1: unknown ruleset `chess`; expected one of {}", rulesets()),
        ),
        (r#" ["merkel", "5/5/5/5/5 l -", null]"#, format!("byte 2: an array is not a valid request; {forms}")),
    ] {
        assert_eq!(error_of(line), error, "{line}");
    }
}

/// Plays legal moves to the end of the game, preferring sideways steps, which can lead to repetitions.
pub(crate) fn play_to_the_end(rules: &str) -> (Vec<String>, Value) {
    let mut played: Vec<String> = Vec::new();
    loop {
        let answer = moves(json!({"rules": rules, "moves": played}).to_string()).remove(0);
        let legal: Vec<&str> = answer["moves"].as_array().unwrap().iter().map(|mv| mv.as_str().unwrap()).collect();
        if !answer["winner"].is_null() {
            assert!(legal.is_empty(), "a finished game has no moves");
            return (played, answer);
        }
        let sideways = legal.iter().find(|mv| mv.as_bytes()[1] == mv.as_bytes()[4]).unwrap_or(&legal[0]);
        played.push((*sideways).to_owned());
        assert!(played.len() < 400, "the game does not end");
    }
}

#[test]
fn moves_detects_repetition_if_the_moves_are_given() {
    let (played, last) = play_to_the_end("merkel,invert=allowed");
    assert_eq!(last["winner"], "draw");
    // The position alone has no history.
    let text = last["position"].as_str().unwrap();
    let alone = moves(json!({"rules": "merkel,invert=allowed", "position": text}).to_string()).remove(0);
    assert_eq!(alone["winner"], Value::Null);
    assert!(!alone["moves"].as_array().unwrap().is_empty());
    // No move can be played after the draw.
    let mut more = played.clone();
    more.push(alone["moves"][0].as_str().unwrap().to_owned());
    let error = error_of(&json!({"rules": "merkel,invert=allowed", "moves": more}).to_string());
    assert!(error.ends_with("the game is over; expected no move"), "{error}");
    // If inverting is forbidden, no game is a draw.
    let (_, last) = play_to_the_end("merkel");
    assert!(last["winner"] == "light" || last["winner"] == "dark");
}

#[test]
fn a_position_after_too_many_quiet_plies_is_a_draw() {
    let answer = moves(r#"{"rules":"merkel,invert=allowed","position":"d4/5/5/5/4l l - 100 70"}"#).remove(0);
    assert_eq!(answer, json!({"position": "d4/5/5/5/4l l - 100 70", "moves": [], "winner": "draw"}));
}

#[test]
fn moves_answers_each_line_at_once() {
    let mut child = start(&["moves"]);
    let mut stdin = child.stdin.take().unwrap();
    let mut answers = BufReader::new(child.stdout.take().unwrap()).lines();
    for _ in 0..3 {
        writeln!(stdin, r#"{{"rules":"merkel","moves":[]}}"#).unwrap();
        stdin.flush().unwrap();
        assert!(answers.next().unwrap().unwrap().contains(START));
    }
    drop(stdin);
    assert!(answers.next().is_none());
    assert!(child.wait().unwrap().success());
}

#[test]
fn moves_continues_after_a_line_that_is_too_long() {
    let longest = 1 << 20;
    let request = r#"{"rules":"merkel","moves":[]}"#;
    let blanks = |length| " ".repeat(length);
    let input = [
        format!("{request}{}", blanks(longest - request.len())),
        format!("{request}{}", blanks(longest - request.len() + 1)),
        blanks(5 * longest),
        request.to_owned(),
        blanks(longest + 1),
    ];
    let answers = moves(input.join("\n"));
    let error = r#"the line is longer than 1048576 bytes; expected {"rules": R, "position": P} or {"rules": R, "moves": [...]}"#;
    let [longest, more, much_more, short, last] = answers.as_slice() else { panic!("{answers:?}") };
    assert_eq!((&longest["position"], &short["position"]), (&json!(START), &json!(START)));
    for answer in [more, much_more, last] {
        assert_eq!(*answer, json!({ "error": error }));
    }
}

/// The shell's limit aborts a program that takes too much memory.
#[cfg(target_os = "linux")]
#[test]
fn moves_reads_long_lines_in_bounded_memory() {
    let mut child = Command::new("sh")
        .args(["-c", "ulimit -v 200000 && exec \"$0\" moves", env!("CARGO_BIN_EXE_alquerque")])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let block = vec![b'x'; 1 << 16];
    // 256 megabytes.
    for _ in 0..1 << 12 {
        stdin.write_all(&block).unwrap();
    }
    stdin.write_all(b"\n{\"rules\":\"merkel\",\"moves\":[]}\n").unwrap();
    drop(stdin);
    let output = child.wait_with_output().unwrap();
    assert!(output.status.success());
    assert!(String::from_utf8(output.stdout).unwrap().lines().nth(1).unwrap().contains(START));
}

#[test]
fn moves_shortens_hostile_text() {
    let much = "x".repeat(100_000);
    for line in [
        json!({"rules": "merkel", "moves": much}),
        json!({"rules": "merkel", format!("{much}\n"): 1}),
        json!({"rules": "merkel", format!("a\nb{much}"): 1}),
        json!({"rules": much, "moves": []}),
        json!({"rules": "merkel", "moves": [much]}),
        json!({"rules": "merkel", "position": much}),
    ] {
        let error = error_of(&line.to_string());
        assert!(error.chars().count() < 500 && !error.contains(char::is_control), "{error}");
    }
}

#[test]
fn perft_counts() {
    assert_eq!(good(&["perft", "--rules", "merkel", "--depth", "9"]), "7818\n");
    assert_eq!(good(&["perft", "--rules", "merkel,invert=allowed", "--depth", "9"]), "8570\n");
    assert_eq!(good(&["perft", "--rules", "merkel", "--depth", "0"]), "1\n");
    // Below and above the depth at which progress is shown.
    assert_eq!(good(&["perft", "--rules", "merkel", "--depth", "7"]), "416\n");
    let position = ["--position", "5/5/5/5/2l2 l c1-b1"];
    assert_eq!(good(&[&["perft", "--rules", "merkel", "--depth", "1"][..], &position].concat()), "4\n");
    assert_eq!(good(&[&["perft", "--rules", "merkel", "--depth", "2"][..], &position].concat()), "0\n");
}

#[test]
fn perft_divides() {
    let arguments = ["perft", "--rules", "merkel", "--depth", "6", "--divide"];
    assert_eq!(good(&arguments), "b2-c3 1\nc2-c3 6\nd2-c3 62\nd3-c3 28\ntotal 97\n");
    let json = good(&[&arguments[..], &["--json"]].concat());
    assert_eq!(
        json,
        concat!(
            r#"{"rules":"merkel","position":"ddddd/ddddd/dd1ll/lllll/lllll l -","depth":6,"nodes":97,"divide":["#,
            r#"{"move":"b2-c3","nodes":1},{"move":"c2-c3","nodes":6},{"move":"d2-c3","nodes":62},"#,
            r#"{"move":"d3-c3","nodes":28}]}"#,
            "\n"
        )
    );
    assert_eq!(good_json(&["perft", "--rules", "merkel", "--depth", "5", "--json"])["nodes"], 27);
}
#[test]
fn bench_measures() {
    let answer = good_json(&["bench", "--seconds", "0.05", "--json"]);
    assert_eq!(answer["rules"], "merkel");
    assert!(answer["perft_nodes_per_second"].as_u64().unwrap() > 1000);
    assert!(answer["playouts_per_second"].as_u64().unwrap() > 100);
    assert!(answer["alpha_beta_nodes_per_second"].as_u64().unwrap() > 100);
    assert!(answer["depth_12_millis"].as_f64().unwrap() > 0.0);
    assert_eq!(good(&["bench", "--seconds", "0.05"]).lines().count(), 5);
}
