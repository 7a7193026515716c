//! `cargo xtask bench`: measures the engine natively and in headless Chromium.

use serde_json::Value;

use crate::command::{Failure, command, output, run};
use crate::{browsers, site};

/// The rulesets to measure.
const RULES: [&str; 7] = ["merkel", "medieval", "ancient", "alfonso", "murray", "othello", "draughts"];

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
    for rules in RULES {
        let program = command("target/release/alquerque", &["bench", "--seconds", "2", "--json", "--rules", rules]);
        native.push(figures(&format!("{rules}, native"), program)?);
    }
    let chromium = figures("all in Chromium", {
        let mut node = command("node", &["bench.mjs"]);
        node.args(RULES).env("DIST", site::tested()).current_dir(browsers::folder());
        node
    })?;
    println!("\nFrom the starting position, one thread, release build:\n");
    println!("| rules | measured | native | Chromium | ratio |\n|---|---|---:|---:|---:|");
    for (place, rules) in RULES.into_iter().enumerate() {
        for (title, name, places) in ROWS {
            let of = |figures: &Value| {
                figures[name].as_f64().ok_or_else(|| Failure(format!("the benchmark did not report {name}: {figures}")))
            };
            let (native, chromium) = (of(&native[place])?, of(&chromium[place])?);
            let ratio = chromium / native;
            println!("| {rules} | {title} | {native:.places$} | {chromium:.places$} | {ratio:.2} |");
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
