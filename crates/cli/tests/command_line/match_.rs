//! `alquerque match`

use serde_json::{Value, json};

use crate::program::{bad, good, good_json};

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
    assert!(lines[6].starts_with("score   ") && lines[7].starts_with("Elo     "), "{out}");
    assert_eq!(lines.len(), 8);
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
    let problem = "is not a file of weights for this game and version; expected a file of `cargo xtask train`";
    bad(&play("draughts", &file), 1, &format!("the weights `{own}`: {problem}"));
}
