//! `alquerque search`

use alquerque_core::family::GAMES;
use serde_json::{Value, json};

use crate::moves::play_to_the_end;
use crate::program::{START, bad, good, good_json, moves};

/// Removes the fields that depend on the clock.
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
fn several_threads_share_the_playouts() {
    let search = |more: &[&str]| {
        let arguments = ["search", "--rules", "merkel", "--playouts", "5001", "--seed", "7", "--json"];
        without_times(good_json(&[&arguments, more].concat()))
    };
    let answer = search(&["--threads", "3"]);
    assert_eq!((&answer, &answer["playouts"]), (&search(&["--threads", "3"]), &json!(5001)));
    let roots = answer["root_moves"].as_array().unwrap();
    assert_eq!(roots.iter().map(|root| root["visits"].as_u64().unwrap()).sum::<u64>(), 5001);
    assert_eq!(search(&["--threads", "1"]), search(&[]));
}

#[test]
fn every_engine_takes_a_seed() {
    for (engine, limit) in [("alpha-beta", ["--depth", "4"]), ("informed-uct", ["--playouts", "500"])] {
        let search = |more: &[&str]| {
            let arguments = ["search", "--rules", "merkel", "--engine", engine, "--json"];
            without_times(good_json(&[&arguments, &limit[..], more].concat()))
        };
        assert_eq!(search(&["--seed", "5"]), search(&[]), "{engine}");
    }
}

#[test]
fn search_finds_and_proves_a_win() {
    // e1 captures both dark checkers, the other move only one.
    let arguments =
        ["search", "--rules", "merkel", "--position", "5/5/5/1d1d1/2l1l l -", "--playouts", "1000", "--json"];
    let answer = good_json(&arguments);
    assert_eq!(answer["best"], "e1xc3xa1");
    assert_eq!(answer["proven"], "light");
    assert_eq!(answer["expected"], 1.0);
}

#[test]
fn search_prints_plain_text() {
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
    assert_eq!(search(&["--level", "2"])["playouts"], 20);
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
fn an_untried_move_has_no_win_rate() {
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
fn alpha_beta_prints_the_plies_to_a_win() {
    let position = ["--position", "5/5/5/1d1d1/2l1l l -"];
    let arguments = [&["search", "--rules", "merkel", "--engine", "alpha-beta"][..], &position].concat();
    let out = good(&arguments);
    assert!(out.starts_with("best move            e1xc3xa1\n"), "{out}");
    assert!(out.contains("score                won in 1\n"), "{out}");
    assert!(out.contains("expected result      100.0% for light, proven: light\n"), "{out}");
    let answer = good_json(&[&arguments[..], &["--json"]].concat());
    assert_eq!((&answer["proven"], &answer["score"]), (&json!("light"), &json!(29_999)));
}

#[test]
fn a_search_starts_after_the_moves() {
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
fn a_search_detects_repetitions() {
    let rules = "merkel,invert=allowed";
    let (played, _) = play_to_the_end(rules);
    let last = played.len() - 1;
    bad(
        &["search", "--rules", rules, "--moves", &played.join(" ")],
        1,
        "the game is over: it is a draw; expected a position with a legal move",
    );
    let arguments = ["search", "--rules", rules, "--engine", "alpha-beta", "--depth", "1", "--json", "--moves"];
    let answer = good_json(&[&arguments[..], &[&played[..last].join(" ")]].concat());
    let roots = answer["root_moves"].as_array().unwrap();
    let draw = roots.iter().find(|root| root["move"] == played[last].as_str()).unwrap();
    assert!(draw["score"] == 0 || draw["score"].is_null(), "{draw}");
}

#[test]
fn every_command_accepts_every_ruleset() {
    for ruleset in GAMES.iter().flat_map(|game| game.rulesets) {
        let rules = ["--rules", ruleset.name];
        for engine in ["uct", "alpha-beta", "random"] {
            let limits: &[&str] = match engine {
                "uct" => &["--playouts", "50"],
                "alpha-beta" => &["--depth", "3"],
                _ => &[],
            };
            let answer = good_json(&[&["search"], &rules[..], &["--engine", engine, "--json"], limits].concat());
            let legal = moves(json!({"rules": ruleset.name, "moves": []}).to_string()).remove(0);
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
