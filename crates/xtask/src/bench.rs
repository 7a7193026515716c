//! Measuring the engine natively and in headless Chromium, side by side.

use serde_json::Value;

use crate::command::{Failure, command, output, run};
use crate::{browsers, site};

/// The rows of the table: a title, and the name of the figure in both programs' output.
const ROWS: [(&str, &str); 2] =
    [("perft, nodes per second", "perft_nodes_per_second"), ("UCT, playouts per second", "playouts_per_second")];

/// Builds both, measures both, and prints one table.
pub(crate) fn run_all() -> Result<(), Failure> {
    site::build()?;
    browsers::ensure()?;
    run(&mut command("cargo", &["build", "--quiet", "--release", "--package", "alquerque-cli"]))?;
    let native = figures("native", command("target/release/alquerque", &["bench", "--json"]))?;
    let chromium = figures("Chromium", {
        let mut node = command("node", &["bench.mjs"]);
        node.current_dir(browsers::folder());
        node
    })?;
    println!("\nFrom the starting position of `merkel`, one thread, release build:\n");
    println!("| measured | native | Chromium | ratio |\n|---|---:|---:|---:|");
    for (title, name) in ROWS {
        let of = |figures: &Value| {
            figures[name].as_f64().ok_or_else(|| Failure(format!("the benchmark did not say {name}: {figures}")))
        };
        let (native, chromium) = (of(&native)?, of(&chromium)?);
        println!("| {title} | {native:.0} | {chromium:.0} | {:.0} % |", 100.0 * chromium / native);
    }
    Ok(())
}

fn figures(name: &str, mut program: std::process::Command) -> Result<Value, Failure> {
    println!("Measuring {name} …");
    let text = output(&mut program).ok_or_else(|| Failure(format!("the {name} benchmark failed")))?;
    let last = text.lines().last().unwrap_or_default();
    serde_json::from_str(last).map_err(Failure::of(format!("cannot read what the {name} benchmark printed")))
}
