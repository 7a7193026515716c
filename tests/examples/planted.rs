//! Games with planted mistakes: makes them, and measures the study's review with them. docs/study.md has the results.
//!
//! ```text
//! cargo xtask dist                                                             # builds the databases, once
//! cargo run --release --package alquerque-tests --example planted -- make      # writes tests/data/planted/
//! cargo run --release --package alquerque-tests --example planted -- report    # reviews the games at each effort
//! cargo run --release --package alquerque-tests --example planted -- explain   # prints a quick review's explanations
//! ```
//!
//! Name rulesets to limit a command to them; `report` also takes efforts, as in `report usual merkel`. The values of
//! positions are cached in target/planted: delete that folder after a change to the search or the solver.

use std::time::Instant;

use alquerque_study::review::effort::Effort;
use alquerque_tests::planted::game::{file, games};
use alquerque_tests::planted::make::{GAMES, all};
use alquerque_tests::planted::report::{Tally, tally};
use alquerque_tests::planted::review::review;
use alquerque_tests::planted::truth::Truth;
use alquerque_tests::planted::workers::has_databases;

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    if !has_databases() {
        eprintln!("target/knowledge is missing: build the site first (cargo xtask dist)");
        std::process::exit(2);
    }
    let names = arguments.get(1..).unwrap_or_default();
    let is_named = |name: &str| names.iter().any(|named| named == name);
    let is_any = GAMES.iter().any(|(rules, _)| is_named(rules));
    let chosen: Vec<(&str, usize)> = GAMES.into_iter().filter(|(rules, _)| !is_any || is_named(rules)).collect();
    let is_known = |name: &String| {
        GAMES.iter().any(|(rules, _)| rules == name) || Effort::ALL.iter().any(|effort| effort.name() == name)
    };
    if let Some(other) = names.iter().find(|name| !is_known(name)) {
        eprintln!("`{other}` is neither a ruleset nor an effort");
        std::process::exit(2);
    }
    match arguments.first().map(String::as_str) {
        Some("make") => chosen.into_iter().for_each(|(rules, count)| make(rules, count)),
        Some("report") => {
            let is_any = Effort::ALL.iter().any(|effort| is_named(effort.name()));
            println!(
                "| effort | rules | planted found | of these proven | others reported | surely false | probably false | explained | s |"
            );
            println!("|---|---|---:|---:|---:|---:|---:|---:|---:|");
            Effort::ALL
                .into_iter()
                .filter(|effort| !is_any || is_named(effort.name()))
                .for_each(|effort| report(effort, &chosen));
        }
        Some("explain") => chosen.into_iter().for_each(|(rules, _)| explain(rules)),
        _ => {
            eprintln!("expected `make`, `report` or `explain`");
            std::process::exit(2);
        }
    }
}

/// Makes the games of a ruleset.
fn make(rules: &str, count: usize) {
    let (mut truth, mut text, path) = (Truth::load(rules), String::new(), file(rules));
    all(rules, count, &mut truth, |game| {
        eprintln!("{rules}: {} plies, {:?}", game.moves.len(), game.planted);
        text += &(serde_json::to_string(&game).expect("a game") + "\n");
        std::fs::write(&path, &text).unwrap_or_else(|error| panic!("{path}: {error}"));
    });
    truth.save(rules);
}

/// Prints why the mistakes of a ruleset's games are mistakes.
fn explain(rules: &str) {
    for game in games(rules) {
        let reviewed = review(game.record(), Effort::Quick);
        let record = &*reviewed.state.game.record;
        for error in reviewed.errors().iter().filter(|error| error.is_exercise()) {
            let explanation = reviewed.study.review.explanation(record, &error.judged);
            let motif = explanation.map(|explanation| explanation.motif);
            println!("{rules} {} {} {motif:?}", game.moves[..error.ply].join(" "), game.moves[error.ply]);
        }
    }
}

/// Reviews the games of these rulesets at this effort.
fn report(effort: Effort, chosen: &[(&str, usize)]) {
    let (mut sum, begin) = (Tally::default(), Instant::now());
    for &(rules, _) in chosen {
        let (mut truth, mut of_rules, begin) = (Truth::load(rules), Tally::default(), Instant::now());
        for (number, game) in games(rules).iter().enumerate() {
            let mut see = |text: String| eprintln!("{} {rules} {number}: {text}", effort.name());
            of_rules += tally(game, effort, &mut truth, &mut see);
        }
        println!("| {} | {rules} | {of_rules} | {:.0} |", effort.name(), begin.elapsed().as_secs_f64());
        sum += of_rules;
        truth.save(rules);
    }
    println!("| {} | all | {sum} | {:.0} |", effort.name(), begin.elapsed().as_secs_f64());
}
