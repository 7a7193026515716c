//! `cargo xtask bench`: measures the engine natively and in headless Chromium.

use alquerque_core::family::GAMES;
use serde_json::Value;

use crate::command::{Failure, command, output, run};
use crate::{browsers, site};

/// The figures: title, key in both programs' output, and number of decimals.
const ROWS: [(&str, &str, usize); 4] = [
    ("perft, nodes per second", "perft_nodes_per_second", 0),
    ("UCT, playouts per second", "playouts_per_second", 0),
    ("alpha-beta, nodes per second", "alpha_beta_nodes_per_second", 0),
    ("alpha-beta to depth 12, milliseconds", "depth_12_millis", 1),
];

/// Builds and measures natively and in the browser, and prints a table.
pub(crate) fn run_all() -> Result<(), Failure> {
    site::build_tested()?;
    browsers::ensure()?;
    run(&mut command("cargo", &["build", "--quiet", "--release", "--package", "alquerque-cli"]))?;
    let mut native = Vec::new();
    // A ruleset whose name lists options is as fast as the one that it varies.
    let named = GAMES.iter().flat_map(|game| game.rulesets).map(|ruleset| ruleset.name);
    let all: Vec<&str> = named.filter(|name| !name.contains(',')).collect();
    for rules in &all {
        let program = command("target/release/alquerque", &["bench", "--seconds", "2", "--json", "--rules", rules]);
        native.push(figures(&format!("{rules}, native"), program)?);
    }
    let chromium = figures("all in Chromium", {
        let mut node = command("node", &["bench.mjs"]);
        node.args(&all).env("DIST", site::tested()).current_dir(browsers::folder());
        node
    })?;
    println!("\nFrom the starting position, one thread, release build:\n");
    println!("| rules | measured | native | Chromium | ratio |\n|---|---|---:|---:|---:|");
    for (index, rules) in all.into_iter().enumerate() {
        for (title, name, decimals) in ROWS {
            let read = |figures: &Value| {
                figures[name].as_f64().ok_or_else(|| Failure(format!("the benchmark did not report {name}: {figures}")))
            };
            let (native, chromium) = (read(&native[index])?, read(&chromium[index])?);
            let ratio = chromium / native;
            println!("| {rules} | {title} | {native:.decimals$} | {chromium:.decimals$} | {ratio:.2} |");
        }
    }
    Ok(())
}

fn figures(name: &str, mut program: std::process::Command) -> Result<Value, Failure> {
    println!("Measuring {name} …");
    let text = output(&mut program).ok_or_else(|| Failure(format!("the benchmark of {name} failed")))?;
    let last = text.lines().last().unwrap_or_default();
    serde_json::from_str(last).map_err(Failure::context(format!("cannot read what the benchmark of {name} printed")))
}
