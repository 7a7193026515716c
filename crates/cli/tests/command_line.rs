//! The binary as scripts and other programs use it.

use std::fs;
use std::io::Write;
use std::process::{Command, Stdio};
use std::thread;

use alquerque_core::family::GAMES;
use serde_json::{Value, json};

const START: &str = "ddddd/ddddd/dd1ll/lllll/lllll l -";

/// What a run of the program has left behind.
struct Run {
    code: i32,
    out: String,
    err: String,
}

fn run_with(arguments: &[&str], input: &[u8]) -> Run {
    let mut child = Command::new(env!("CARGO_BIN_EXE_alquerque"))
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let input = input.to_vec();
    // Written beside the reading, or both would wait once the pipes are full. A program that does not read its input
    // closes it, which is no failure.
    let writer = thread::spawn(move || drop(stdin.write_all(&input)));
    let output = child.wait_with_output().unwrap();
    writer.join().unwrap();
    Run {
        code: output.status.code().unwrap(),
        out: String::from_utf8(output.stdout).unwrap(),
        err: String::from_utf8(output.stderr).unwrap(),
    }
}

/// The output of a run that must succeed and have nothing to complain of.
fn good(arguments: &[&str]) -> String {
    let run = run_with(arguments, b"");
    assert_eq!((run.code, run.err.as_str()), (0, ""), "{arguments:?}");
    run.out
}

fn good_json(arguments: &[&str]) -> Value {
    let out = good(arguments);
    assert_eq!(out.lines().count(), 1, "{out}");
    serde_json::from_str(&out).unwrap()
}

/// Holds the exit code and the one line on stderr against the expected ones.
fn bad(arguments: &[&str], code: i32, message: &str) {
    let run = run_with(arguments, b"");
    assert_eq!(run.err, format!("alquerque: {message}\n"), "{arguments:?}");
    assert_eq!((run.code, run.out.as_str()), (code, ""), "{arguments:?}");
}

/// The names of all rulesets as a message lists them.
fn rulesets() -> String {
    let names: Vec<String> =
        GAMES.iter().flat_map(|game| game.rulesets).map(|ruleset| format!("`{}`", ruleset.name)).collect();
    names.join(", ")
}

fn moves(input: &str) -> Vec<Value> {
    let run = run_with(&["moves"], input.as_bytes());
    assert_eq!((run.code, run.err.as_str()), (0, ""));
    run.out.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

fn error_of(line: &str) -> String {
    let answers = moves(line);
    assert_eq!(answers.len(), 1, "{line}");
    answers[0]["error"].as_str().unwrap().to_owned()
}

// --- moves ---

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
            // Written out, as the order of the fields is part of the format.
            expected += &[r#"{"position":"#, &position.to_string(), r#","moves":"#, &moves.to_string()].concat();
            expected += &[r#","winner":"#, &winner.to_string(), "}\n"].concat();
        }
        let run = run_with(&["moves"], requests.as_bytes());
        assert_eq!((run.code, run.err.as_str()), (0, ""));
        assert!(run.out.lines().count() >= 1000);
        assert!(run.out == expected, "{file}: the answers differ from the oracle's");
    }
}

#[test]
fn moves_plays_from_the_start() {
    let answers = moves(concat!(
        r#"{"rules": "merkel", "moves": []}"#,
        "\n",
        r#"{"rules": "merkel", "moves": ["c2-c3", "C4-C2"]}"#,
        // The last line need not end.
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
fn moves_goes_on_after_a_line_that_it_cannot_use() {
    let run = run_with(&["moves"], b"nonsense\n\n\xff\n{\"rules\":\"merkel\",\"moves\":[]}\r\n");
    assert_eq!(run.code, 0);
    let answers: Vec<Value> = run.out.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(answers.len(), 4);
    assert!(answers[..3].iter().all(|answer| answer["error"].is_string()));
    assert_eq!(answers[3]["position"], START);
}

#[test]
fn moves_says_what_is_wrong_with_a_line() {
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
            r#"{"rules":"merkel","moves":["c2-c3","c4xc2","a1-a2"]}"#,
            "move 3 of 3: move `a1-a2`: it is not legal, and a capture is compulsory; expected one of c1xc3".to_owned(),
        ),
        (
            r#"{"rules":"merkel","position":"5/5/5/5/5 x -"}"#,
            "position `5/5/5/5/5 x -`, character 11: `x` is no side to move; expected `l` for light or `d` for dark"
                .to_owned(),
        ),
        (
            r#"{"rules":"chess","moves":[]}"#,
            format!(
                "ruleset `chess`, character 1: there is no ruleset of the name `chess`; expected one of {}",
                rulesets()
            ),
        ),
        (r#" ["merkel", "5/5/5/5/5 l -", null]"#, format!("byte 2: a list is no request; {forms}")),
    ] {
        assert_eq!(error_of(line), error, "{line}");
    }
}

/// Legal moves that go on until no move is left or a draw is made, always with a step sideways where there is one: it
/// prefers what may repeat.
fn play_to_the_end(rules: &str) -> (Vec<String>, Value) {
    let mut played: Vec<String> = Vec::new();
    loop {
        let answer = moves(&json!({"rules": rules, "moves": played}).to_string()).remove(0);
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
fn moves_knows_repetition_where_the_moves_are_given() {
    let (played, last) = play_to_the_end("merkel,invert=allowed");
    assert_eq!(last["winner"], "draw");
    // The position alone does not know what was before it.
    let text = last["position"].as_str().unwrap();
    let alone = moves(&json!({"rules": "merkel,invert=allowed", "position": text}).to_string()).remove(0);
    assert_eq!(alone["winner"], Value::Null);
    assert!(!alone["moves"].as_array().unwrap().is_empty());
    // And nothing can be played after the draw.
    let mut more = played.clone();
    more.push(alone["moves"][0].as_str().unwrap().to_owned());
    let error = error_of(&json!({"rules": "merkel,invert=allowed", "moves": more}).to_string());
    assert!(error.ends_with("the game is over; expected no move"), "{error}");
    // Where inverting is forbidden no game is a draw.
    let (_, last) = play_to_the_end("merkel");
    assert!(last["winner"] == "light" || last["winner"] == "dark");
}

#[test]
fn a_position_after_too_many_quiet_plies_is_a_draw() {
    let answer = moves(r#"{"rules":"merkel,invert=allowed","position":"d4/5/5/5/4l l - 100 70"}"#).remove(0);
    assert_eq!(answer, json!({"position": "d4/5/5/5/4l l - 100 70", "moves": [], "winner": "draw"}));
}

#[test]
fn moves_answers_before_the_next_line_comes() {
    use std::io::{BufRead, BufReader};
    let mut child = Command::new(env!("CARGO_BIN_EXE_alquerque"))
        .arg("moves")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
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

// --- perft ---

#[test]
fn perft_counts() {
    assert_eq!(good(&["perft", "--rules", "merkel", "--depth", "9"]), "7818\n");
    assert_eq!(good(&["perft", "--rules", "merkel,invert=allowed", "--depth", "9"]), "8570\n");
    assert_eq!(good(&["perft", "--rules", "merkel", "--depth", "0"]), "1\n");
    // Below the depth at which the progress is told of, and above it.
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

// --- search ---

/// Takes out what depends on the clock.
fn without_times(mut answer: Value) -> Value {
    let fields = answer.as_object_mut().unwrap();
    assert!(fields.remove("seconds").unwrap().as_f64().unwrap() >= 0.0);
    assert!(fields.remove("per_second").unwrap().is_u64());
    answer
}

#[test]
fn search_is_the_same_for_the_same_seed() {
    let search = |seed| {
        let arguments = ["search", "--rules", "merkel", "--playouts", "5000", "--seed", seed, "--json"];
        without_times(good_json(&arguments))
    };
    let answer = search("7");
    assert_eq!(answer, search("7"));
    assert_ne!(answer, search("8"));
    assert_eq!(answer["playouts"], 5000);
    assert_eq!(
        (&answer["engine"], &answer["rules"], &answer["position"]),
        (&json!("uct"), &json!("merkel"), &json!(START))
    );
    let roots = answer["root_moves"].as_array().unwrap();
    assert_eq!(roots.len(), 4);
    assert_eq!(roots[0]["move"], answer["best"]);
    assert_eq!(answer["principal_variation"][0], answer["best"]);
    assert_eq!(roots.iter().map(|root| root["visits"].as_u64().unwrap()).sum::<u64>(), 5000);
    assert!((0.0..=1.0).contains(&roots[0]["win_rate"].as_f64().unwrap()));
}

#[test]
fn search_finds_and_proves_a_win() {
    // e1 takes both dark checkers, the other captures only one.
    let arguments =
        ["search", "--rules", "merkel", "--position", "5/5/5/1d1d1/2l1l l -", "--playouts", "1000", "--json"];
    let answer = good_json(&arguments);
    assert_eq!(answer["best"], "e1xc3xa1");
    assert_eq!(answer["proven"], "light");
    assert_eq!(answer["expected"], 1.0);
}

#[test]
fn search_tells_people_the_same() {
    let out = good(&["search", "--rules", "merkel", "--playouts", "2000"]);
    let lines: Vec<&str> = out.lines().collect();
    assert!(lines[0].starts_with("best move            "), "{out}");
    assert!(lines[1].starts_with("playouts             2000 ("), "{out}");
    assert!(lines[3].ends_with("% for light"), "{out}");
    assert_eq!(lines.len(), 11, "{out}");
}

#[test]
fn search_keeps_to_its_limits() {
    let search = |limits: &[&str]| good_json(&[&["search", "--rules", "merkel", "--json"][..], limits].concat());
    assert_eq!(search(&[])["playouts"], 100_000);
    assert_eq!(search(&["--level", "2"])["playouts"], 25);
    let timed = search(&["--movetime", "50"]);
    assert!(timed["seconds"].as_f64().unwrap() >= 0.05);
    assert!(timed["playouts"].as_u64().unwrap() > 0);
    assert_eq!(search(&["--movetime", "60000", "--playouts", "100"])["playouts"], 100);
}

#[test]
fn the_random_engine_only_chooses() {
    let arguments = ["search", "--rules", "merkel", "--engine", "random", "--seed", "3", "--json"];
    let answer = good_json(&arguments);
    assert_eq!(answer, good_json(&arguments));
    assert_eq!((&answer["playouts"], &answer["expected"]), (&json!(0), &Value::Null));
    assert!(answer["root_moves"].as_array().unwrap().iter().any(|root| root["move"] == answer["best"]));
    assert!(good(&arguments[..7]).starts_with("best move            "));
}

#[test]
fn a_move_that_was_not_tried_has_no_win_rate() {
    // Seven moves, three playouts.
    let position = ["--position", "d4/5/5/5/1l2l l -", "--playouts", "3"];
    let arguments = [&["search", "--rules", "merkel"][..], &position].concat();
    let answer = good_json(&[&arguments[..], &["--json"]].concat());
    for root in answer["root_moves"].as_array().unwrap() {
        assert_eq!(root["win_rate"].is_null(), root["visits"] == 0, "{root}");
    }
    let out = good(&arguments);
    let untried: Vec<_> = out.lines().filter(|line| line.contains("           0  ")).collect();
    assert_eq!(untried.len(), answer["root_moves"].as_array().unwrap().len() - 3, "{out}");
    assert!(untried.iter().all(|line| !line.contains('%')), "{out}");
}

#[test]
fn alpha_beta_searches_to_its_depth() {
    let arguments = ["search", "--rules", "merkel", "--engine", "alpha-beta", "--depth", "6", "--json"];
    let answer = without_times(good_json(&arguments));
    assert_eq!(answer, without_times(good_json(&arguments)));
    assert_eq!(
        (&answer["engine"], &answer["depth"], &answer["playouts"]),
        (&json!("alpha-beta"), &json!(6), &json!(0))
    );
    assert!(answer["score"].is_i64() && answer["nodes"].as_u64().unwrap() > 6);
    let roots = answer["root_moves"].as_array().unwrap();
    assert_eq!((&roots[0]["move"], &roots[0]["score"]), (&answer["best"], &answer["score"]));
    assert_eq!(answer["principal_variation"][0], answer["best"]);
    let default = good_json(&["search", "--rules", "merkel", "--engine", "alpha-beta", "--json"]);
    assert_eq!(default["depth"], 8);
    let timed = ["search", "--rules", "merkel", "--engine", "alpha-beta", "--movetime", "30", "--json"];
    assert!(good_json(&timed)["seconds"].as_f64().unwrap() >= 0.03);
}

#[test]
fn alpha_beta_tells_people_how_soon_it_wins() {
    let position = ["--position", "5/5/5/1d1d1/2l1l l -"];
    let arguments = [&["search", "--rules", "merkel", "--engine", "alpha-beta"][..], &position].concat();
    let out = good(&arguments);
    assert!(out.starts_with("best move            e1xc3xa1\n"), "{out}");
    assert!(out.contains("score                won in 1\n"), "{out}");
    assert!(out.contains("expected result      100.0 % for light, proven: light\n"), "{out}");
    let answer = good_json(&[&arguments[..], &["--json"]].concat());
    assert_eq!((&answer["proven"], &answer["score"]), (&json!("light"), &json!(29_999)));
}

#[test]
fn a_search_begins_after_the_moves() {
    let search = |engine, more: &[&str]| {
        good_json(&[&["search", "--rules", "merkel", "--engine", engine, "--json"][..], more].concat())
    };
    for engine in ["uct", "alpha-beta", "random"] {
        let answer = search(engine, &["--moves", "c2-c3 c4xc2"]);
        assert_eq!(answer["position"], "ddddd/dd1dd/dd1ll/lldll/lllll l -");
        assert_eq!(answer["best"], "c1xc3", "the only legal move");
        let position = "ddddd/ddddd/ddlll/ll1ll/lllll d -";
        let from = search(engine, &["--position", position, "--moves", "c4xc2"]);
        assert_eq!((&from["position"], &from["best"]), (&answer["position"], &answer["best"]));
    }
}

#[test]
fn a_search_knows_of_repetitions() {
    let rules = "merkel,invert=allowed";
    let (played, _) = play_to_the_end(rules);
    let last = played.len() - 1;
    bad(
        &["search", "--rules", rules, "--moves", &played.join(" ")],
        1,
        "the game is over, it is a draw; expected a position with a legal move",
    );
    let arguments = ["search", "--rules", rules, "--engine", "alpha-beta", "--depth", "1", "--json", "--moves"];
    let answer = good_json(&[&arguments[..], &[&played[..last].join(" ")]].concat());
    let roots = answer["root_moves"].as_array().unwrap();
    let draw = roots.iter().find(|root| root["move"] == played[last].as_str()).unwrap();
    assert!(draw["score"] == 0 || draw["score"].is_null(), "{draw}");
}

#[test]
fn every_command_knows_every_ruleset() {
    for ruleset in GAMES.iter().flat_map(|game| game.rulesets) {
        let rules = ["--rules", ruleset.name];
        for engine in ["uct", "alpha-beta", "random"] {
            let limits: &[&str] = match engine {
                "uct" => &["--playouts", "50"],
                "alpha-beta" => &["--depth", "3"],
                _ => &[],
            };
            let answer = good_json(&[&["search"], &rules[..], &["--engine", engine, "--json"], limits].concat());
            let legal = moves(&json!({"rules": ruleset.name, "moves": []}).to_string()).remove(0);
            assert!(legal["moves"].as_array().unwrap().contains(&answer["best"]), "{} {engine}", ruleset.name);
            let leaves = good(&[&["perft", "--depth", "1"], &rules[..]].concat());
            assert_eq!(leaves.trim(), legal["moves"].as_array().unwrap().len().to_string());
        }
        let engines = ["--a", "alpha-beta:depth=3", "--b", "uct:playouts=10", "--games", "4", "--json"];
        let answer = good_json(&[&["match"], &rules[..], &engines].concat());
        assert!(answer["wins"].as_u64() >= answer["losses"].as_u64(), "{answer}");
        let answer = good_json(&[&["bench", "--seconds", "0.01", "--json"], &rules[..]].concat());
        assert_eq!(answer["rules"], ruleset.name);
    }
}

// --- match ---

#[test]
fn a_match_is_the_same_for_the_same_seed_however_many_jobs() {
    let play = |seed, jobs| {
        let limits = ["--a", "uct:playouts=60", "--b", "uct:playouts=20", "--games", "20"];
        let others = ["--seed", seed, "--jobs", jobs, "--json"];
        good(&[&["match", "--rules", "merkel,invert=allowed"][..], &limits, &others].concat())
    };
    let out = play("1", "1");
    assert_eq!(out, play("1", "1"));
    assert_eq!(out, play("1", "3"));
    let answer: Value = serde_json::from_str(&out).unwrap();
    let count = |key: &str| answer[key].as_u64().unwrap();
    assert_eq!(count("wins") + count("draws") + count("losses"), 20);
    let score = (count("wins") as f64 + count("draws") as f64 / 2.0) / 20.0;
    assert!((answer["score"].as_f64().unwrap() - score).abs() < 1e-12);
    assert!(answer["score_low"].as_f64().unwrap() < score && score < answer["score_high"].as_f64().unwrap());
    assert_eq!((&answer["a"], &answer["games"]), (&json!("uct:playouts=60"), &json!(20)));
}

#[test]
fn whoever_thinks_beats_whoever_does_not_with_either_colour() {
    let play = |a, b| good_json(&["match", "--rules", "merkel", "--a", a, "--b", b, "--games", "10", "--json"]);
    assert!(play("uct:playouts=200", "random")["wins"].as_u64().unwrap() >= 8);
    assert!(play("random", "uct:playouts=200")["losses"].as_u64().unwrap() >= 8);
}

#[test]
fn a_match_tells_people_the_same() {
    let out = good(&["match", "--rules", "merkel", "--a", "random", "--b", "random", "--games", "4", "--seed", "2"]);
    let lines: Vec<&str> = out.lines().collect();
    assert_eq!(&lines[..3], ["a       random", "b       random", "games   4"]);
    assert!(lines[6].starts_with("score   ") && lines[7].starts_with("Elo     "), "{out}");
    assert_eq!(lines.len(), 8);
}

// --- bench ---

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

// --- errors and help ---

#[test]
fn wrong_usage_is_told_in_one_line() {
    let see = "see `alquerque --help`";
    let commands = "[subcommands: moves, perft, search, match, record, bench]";
    bad(&[], 2, &format!("'alquerque' requires a subcommand but one was not provided {commands}; {see}"));
    bad(&["12"], 2, &format!("unrecognized subcommand '12'; {see}"));
    let missing = "the following required arguments were not provided";
    bad(&["perft"], 2, &format!("{missing}: --rules <R> --depth <N>; {see}"));
    for depth in ["-1", "x", "4294967296", ""] {
        let message = format!(
            "invalid value '{depth}' for '--depth <N>': it is no such number; expected a whole number from 0 up"
        );
        bad(&["perft", "--rules", "merkel", &format!("--depth={depth}")], 2, &message);
    }
    bad(
        &["search", "--rules", "merkel", "--playouts", "0"],
        2,
        "invalid value '0' for '--playouts <N>': it is no such number; expected a whole number from 1 up",
    );
    bad(
        &["search", "--rules", "merkel", "--engine", "alpha-beta", "--depth", "65"],
        2,
        "invalid value '65' for '--depth <N>': it is no such number; expected a whole number from 1 to 64",
    );
    bad(
        &["search", "--rules", "merkel", "--engine", "minimax"],
        2,
        &format!("invalid value 'minimax' for '--engine <ENGINE>' [possible values: uct, alpha-beta, random]; {see}"),
    );
    let conflict = "the argument '--level <N>' cannot be used with '--playouts <N>'";
    bad(&["search", "--rules", "merkel", "--level", "3", "--playouts", "5"], 2, &format!("{conflict}; {see}"));
    bad(
        &["search", "--rules", "merkel", "--level", "11"],
        2,
        "invalid value '11' for '--level <N>': it is no such number; expected a whole number from 1 to 10",
    );
    bad(
        &["search", "--rules", "merkel", "--engine", "random", "--playouts", "5"],
        2,
        "--playouts: it means nothing to the engine `random`; expected `--engine uct`",
    );
    bad(
        &["search", "--rules", "merkel", "--engine", "random", "--movetime", "5"],
        2,
        "--movetime: it means nothing to the engine `random`; expected `--engine uct` or `--engine alpha-beta`",
    );
    bad(
        &["search", "--rules", "merkel", "--depth", "5"],
        2,
        "--depth: it means nothing to the engine `uct`; expected `--engine alpha-beta`",
    );
    bad(
        &["search", "--rules", "merkel", "--engine", "alpha-beta", "--level", "5"],
        2,
        "--level: it means nothing to the engine `alpha-beta`; expected `--engine uct`",
    );
    bad(
        &["search", "--rules", "merkel", "--moves", "c2-c3 c2-c3"],
        2,
        "--moves: move `c2-c3`: it is not legal, and a capture is compulsory; expected one of c4xc2",
    );
    bad(
        &["perft", "--rules", "merkel", "--depth", "0", "--divide"],
        2,
        "--divide: no move is made at depth 0; expected a depth from 1 up",
    );
}

#[test]
fn bad_texts_are_told_in_one_line() {
    bad(
        &["perft", "--rules", "chess", "--depth", "1"],
        2,
        &format!(
            "invalid value 'chess' for '--rules <R>': ruleset `chess`, character 1: \
             there is no ruleset of the name `chess`; expected one of {}",
            rulesets()
        ),
    );
    bad(
        &["search", "--rules", "merkel", "--position", "5/5/5/5/5 x -"],
        2,
        "--position: position `5/5/5/5/5 x -`, character 11: `x` is no side to move; \
         expected `l` for light or `d` for dark",
    );
    bad(
        &["match", "--rules", "merkel", "--a", "uct", "--b", "random", "--games", "2"],
        2,
        "invalid value 'uct' for '--a <SPEC>': `uct` needs a limit; expected `random`; `uct:` with playouts=N, \
         movetime=MS or level=1 to 10, and perhaps exploration=C; or `alpha-beta:` with depth=1 to 64 or movetime=MS",
    );
    bad(
        &["search", "--rules", "merkel", "--exploration", "much"],
        2,
        "invalid value 'much' for '--exploration <C>': it is no exploration factor; \
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
            "the game is over, light has won; expected a position with a legal move",
        );
    }
}

#[test]
fn help_is_there_for_every_command() {
    let all = good(&["--help"]);
    for command in ["moves", "perft", "search", "match", "bench"] {
        assert!(all.contains(command), "{all}");
        assert!(good(&[command, "--help"]).contains("Usage: alquerque"));
    }
    assert!(good(&["--version"]).starts_with("alquerque "));
}

#[cfg(unix)]
#[test]
fn nobody_reading_the_output_is_no_failure() {
    let mut child = Command::new(env!("CARGO_BIN_EXE_alquerque"))
        .arg("moves")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    drop(child.stdout.take());
    let mut stdin = child.stdin.take().unwrap();
    // The first answer meets a closed pipe.
    let _ = writeln!(stdin, r#"{{"rules":"merkel","moves":[]}}"#);
    drop(stdin);
    let output = child.wait_with_output().unwrap();
    assert_eq!((output.status.code(), output.stderr.as_slice()), (Some(0), &b""[..]));
}
