//! `alquerque match`

use std::fs;

use serde_json::{Value, json};

use crate::program::{bad, folder, good, good_json, run};

#[test]
fn a_match_depends_on_its_seed_and_not_on_the_jobs() {
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
fn uct_beats_random_with_either_colour() {
    let play = |a, b| good_json(&["match", "--rules", "merkel", "--a", a, "--b", b, "--games", "10", "--json"]);
    assert!(play("uct:playouts=200", "random")["wins"].as_u64().unwrap() >= 8);
    assert!(play("random", "uct:playouts=200")["losses"].as_u64().unwrap() >= 8);
}

#[test]
fn a_match_prints_plain_text() {
    let out = good(&["match", "--rules", "merkel", "--a", "random", "--b", "random", "--games", "4", "--seed", "2"]);
    let lines: Vec<&str> = out.lines().collect();
    assert_eq!(&lines[..3], ["a       random", "b       random", "games   4"]);
    assert!(lines[6].starts_with("pairs   ") && lines[7].starts_with("score   "), "{out}");
    assert!(lines[8].starts_with("Elo     ") && lines.len() == 9, "{out}");
}

#[test]
fn learned_weights_play_othello_and_no_other_game() {
    fn play<'a>(rules: &'a str, a: &'a str) -> Vec<&'a str> {
        vec!["match", "--rules", rules, "--a", a, "--b", "random", "--games", "2"]
    }
    for weights in ["", ",weights=none"] {
        good(&play("othello", &format!("alpha-beta:depth=1{weights}")));
    }
    let own = concat!(env!("CARGO_MANIFEST_DIR"), "/../../www/knowledge/othello.weights");
    let file = format!("alpha-beta:depth=1,weights={own}");
    good(&play("othello", &file));
    let problem = "is not a file of weights for this game and version; expected a file of `cargo xtask train`, \
                   or in draughts an endgame database";
    bad(&play("draughts", &file), 1, &format!("the weights `{own}`: {problem}"));
}

#[test]
fn uct_with_knowledge_plays_every_game() {
    for rules in ["merkel", "murray", "othello", "draughts"] {
        good(&["match", "--rules", rules, "--a", "informed-uct:playouts=20", "--b", "random", "--games", "2"]);
        good(&["search", "--rules", rules, "--engine", "informed-uct", "--playouts", "100"]);
    }
}

/// A match of two fast, deterministic engines.
const QUICK: [&str; 7] = ["match", "--rules", "merkel", "--a", "uct:playouts=60", "--b", "random"];

fn quick<'a>(others: &[&'a str]) -> Vec<&'a str> {
    [&QUICK[..], others].concat()
}

#[test]
fn a_test_stops_at_a_bound_for_any_number_of_jobs() {
    let play = |jobs| good(&quick(&["--sprt", "0,200", "--jobs", jobs, "--json"]));
    let out = play("1");
    assert_eq!(out, play("3"));
    let answer: Value = serde_json::from_str(&out).unwrap();
    let sprt = &answer["sprt"];
    assert_eq!((&sprt["accepted"], &sprt["elo1"], &sprt["alpha"]), (&json!("H1"), &json!(200.0), &json!(0.05)));
    assert!(sprt["llr"].as_f64().unwrap() >= sprt["upper"].as_f64().unwrap());
    let pairs: u64 = answer["pairs"].as_array().unwrap().iter().map(|count| count.as_u64().unwrap()).sum();
    assert_eq!(answer["games"], json!(2 * pairs));
    // The test works with the engines swapped, and can also end without a result.
    let lost = good_json(&[
        "match",
        "--rules",
        "merkel",
        "--a",
        "random",
        "--b",
        "uct:playouts=60",
        "--sprt",
        "0,200",
        "--json",
    ]);
    assert_eq!(lost["sprt"]["accepted"], json!("H0"));
    let out = good(&quick(&["--sprt", "0,5", "--games", "4"]));
    assert!(
        out.lines().last().unwrap().starts_with("SPRT    +0 against +5 Elo: LLR +0.") && out.contains("undecided"),
        "{out}"
    );
}

#[test]
fn a_match_is_resumed_merged_and_checked() {
    let folder = folder("match");
    let path = |name: &str| folder.join(name).to_str().unwrap().to_owned();
    let all = good(&quick(&["--games", "9", "--json"]));
    let resumed = |name: &str, others: &[&str]| {
        run(&[&quick(&["--games", "9", "--json", "--resume", &path(name)])[..], others].concat(), b"")
    };
    let whole = resumed("whole", &[]);
    assert_eq!((whole.code, whole.err, &whole.out), (0, String::new(), &all));
    let lines = fs::read_to_string(path("whole")).unwrap();
    assert_eq!(lines.lines().count(), 9);

    // A file in use by another match is left alone.
    let held = fs::File::options().append(true).open(path("whole")).unwrap();
    held.lock().unwrap();
    let refused = resumed("whole", &[]);
    assert_ne!(refused.code, 0);
    assert!(refused.err.contains("in use by another match; expected a file for each"), "{}", refused.err);
    assert_eq!(fs::read_to_string(path("whole")).unwrap(), lines);
    drop(held);

    // In parts, joined in any order.
    for part in ["1/2", "2/2"] {
        let name = part.replace('/', "-");
        assert_eq!(resumed(&name, &["--part", part]).code, 0);
    }
    let parts = ["2-2", "1-2"].map(|name| fs::read_to_string(path(name)).unwrap());
    assert_eq!(parts[1].lines().count(), 5);
    fs::write(path("joined"), parts.concat()).unwrap();
    let joined = resumed("joined", &[]);
    assert_eq!((joined.code, joined.err, joined.out), (0, String::new(), all.clone()));
    let sorted = |text: &str| {
        let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
        lines.sort_unstable();
        lines
    };
    assert_eq!(sorted(&parts.concat()), sorted(&lines));

    // Interrupted within a line.
    fs::write(path("cut"), &lines[..lines.len() - 30]).unwrap();
    let cut = resumed("cut", &[]);
    assert_eq!((cut.code, &cut.out), (0, &all));
    assert!(cut.err.contains("cut-off lines moved to ") && cut.err.contains("line 9 was cut off"), "{}", cut.err);
    assert_eq!(sorted(&fs::read_to_string(path("cut")).unwrap()), sorted(&lines));
    let aside = fs::read_to_string(path("cut.aside")).unwrap();
    assert!(lines.contains(aside.trim_end()), "{aside}");

    // A result that its moves contradict, an illegal move, and a game that is not over.
    let contradicting = |from: &str, to: &str| {
        fs::write(path("changed"), lines.replacen(from, to, 1)).unwrap();
        let changed = resumed("changed", &[]);
        assert!(changed.code == 1 && changed.out.is_empty(), "{}", changed.out);
        changed.err
    };
    let lost = contradicting(r#""result":"win""#, r#""result":"loss""#);
    assert!(lost.contains("line 1: the moves of game 1 don't lead to its result, `loss`; expected"), "{lost}");
    let illegal = contradicting(r#""moves":""#, r#""moves":"e1-e5 "#);
    assert!(
        illegal.contains("line 1: move `e1-e5`") && illegal.contains("delete it to play that game again"),
        "{illegal}"
    );
    let first = lines.lines().next().unwrap();
    let last_move = first.rsplit_once(' ').unwrap().1.split_once('"').unwrap().0;
    let open = contradicting(&format!(" {last_move}\""), "\"");
    assert!(open.contains("line 1: the moves of game 1 don't lead to its result"), "{open}");

    // Files of another match.
    let before = fs::read(path("whole")).unwrap();
    for (others, problem) in [
        (&["--seed", "2"][..], "--seed was `1`; expected `2`"),
        (&["--opening", "3"], "game 1 had a different opening; expected the same openings"),
    ] {
        let other = resumed("whole", others);
        let message = format!("line 1: the file belongs to another match: {problem}\n");
        assert!(other.code == 1 && other.out.is_empty() && other.err.ends_with(&message), "{}", other.err);
    }
    assert_eq!(fs::read(path("whole")).unwrap(), before);
}

#[test]
fn openings_come_from_a_file() {
    let folder = folder("openings");
    let (openings, results) = (folder.join("openings.txt"), folder.join("results.jsonl"));
    fs::write(&openings, "# first moves\nc2-c3\nb2-c3\n\nddddd/1d1d1/5/5/lllll d -\n").unwrap();
    let others = ["--openings", openings.to_str().unwrap(), "--resume", results.to_str().unwrap(), "--games", "6"];
    let out = good(&quick(&others));
    assert!(out.starts_with("a       uct:playouts=60"), "{out}");
    let lines: Vec<Value> =
        fs::read_to_string(&results).unwrap().lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    for pair in lines.chunks(2) {
        assert_eq!((&pair[0]["start"], &pair[0]["opening"]), (&pair[1]["start"], &pair[1]["opening"]));
    }
    assert_eq!(lines.iter().filter(|line| line["opening"] == "c2-c3").count(), 2);
    assert_eq!(lines.iter().filter(|line| line["start"] == "ddddd/1d1d1/5/5/lllll d -").count(), 2);
    let repeated = run(&quick(&["--openings", openings.to_str().unwrap(), "--games", "8"]), b"");
    assert_eq!(repeated.err, "alquerque: 3 openings for 4 pairs of games: openings are repeated\n");

    fs::write(&openings, "c2-c3\nc2-c4\n").unwrap();
    let name = openings.to_str().unwrap();
    let problem = "line 2: move `c2-c4`: not legal; expected one of b2-c3, c2-c3, d2-c3, d3-c3";
    bad(&quick(&["--openings", name, "--games", "2"]), 1, &format!("{name}: {problem}"));
    fs::write(&openings, "\n").unwrap();
    let problem = "it has no openings; expected a text file with a position, or moves from the start, in each line";
    bad(&quick(&["--openings", name, "--games", "2"]), 1, &format!("{name}: {problem}"));
}

#[test]
fn other_programs_play() {
    // Use this program as the other one. With the same seed it always plays the same.
    let program = env!("CARGO_BIN_EXE_alquerque");
    for rules in ["merkel", "othello", "draughts"] {
        let other = format!("ugi:nodes=100,option.Engine=uct,command='{program}' ugi --rules {rules}");
        let play = |jobs| {
            good_json(&[
                "match", "--rules", rules, "--a", &other, "--b", "random", "--games", "6", "--jobs", jobs, "--json",
            ])
        };
        let answer = play("1");
        assert!(answer["wins"].as_u64().unwrap() >= 4 && answer["forfeits"] == json!(0), "{answer}");
        assert_eq!(answer, play("2"));
    }
    let missing = "ugi:nodes=1,command=no-such-program-anywhere";
    let answer = run(&["match", "--rules", "merkel", "--a", "random", "--b", missing, "--games", "2"], b"");
    assert!(
        answer.code == 1 && answer.err.starts_with("alquerque: `no-such-program-anywhere` cannot be started: "),
        "{}",
        answer.err
    );
    let silent = format!("ugi:nodes=1,command='{program}' --version");
    let message = format!("`{program} --version` has exited without `ugiok`; expected a program that speaks UGI");
    let answer = run(&["match", "--rules", "merkel", "--a", "random", "--b", &silent, "--games", "2"], b"");
    assert_eq!((answer.code, answer.err), (1, format!("alquerque: {message}\n")));
}

#[test]
fn another_program_loses_with_an_illegal_move() {
    // It plays by other rules, so its first move is illegal here.
    let program = env!("CARGO_BIN_EXE_alquerque");
    let other = format!("ugi:nodes=1,option.Engine=random,command='{program}' ugi --rules othello");
    let answer =
        run(&["match", "--rules", "merkel", "--a", &other, "--b", "random", "--games", "2", "--opening", "0"], b"");
    assert!(answer.out.contains("losses  2\nforfeits 2\n"), "{}", answer.out);
    let problem = "alquerque: game 1: engine a has played `";
    assert!(answer.code == 0 && answer.err.starts_with(problem) && answer.err.lines().count() == 2, "{}", answer.err);
}

#[test]
fn a_program_that_does_not_read_cannot_block_a_match() {
    // Longer than a pipe holds. The program answers without reading and then waits.
    let long = "x".repeat(100_000);
    let answers = "echo ugiok; echo readyok; echo readyok; echo bestmove none; exec sleep 1000";
    let other = format!("ugi:movetime=10,option.A={long},command=sh -c '{answers}'");
    let answer = run(&["match", "--rules", "merkel", "--a", &other, "--b", "random", "--games", "1"], b"");
    assert!(answer.code == 0 && answer.out.contains("losses  1\nforfeits 1\n"), "{}", answer.err);
}

#[test]
fn weights_are_read_from_regular_files_only() {
    let other = "alpha-beta:depth=1,weights=/dev/zero";
    let answer = run(&["match", "--rules", "othello", "--a", other, "--b", "random", "--games", "2"], b"");
    let message = "alquerque: the weights `/dev/zero`: not a regular file; expected a file of `cargo xtask train`";
    assert!(answer.code == 1 && answer.err.starts_with(message), "{}", answer.err);
}
