//! `cargo xtask fuzz`: runs targets for a given time.

use std::process::ExitCode;
use std::sync::mpsc::{self, RecvTimeoutError};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::{Duration, Instant};

use alquerque_fuzz::campaign::{Campaign, Fault};
use alquerque_fuzz::corpus;
use alquerque_fuzz::targets::{TARGETS, Target};
use clap::Parser;

/// Time limit per input, generous enough for a busy machine.
const TIMEOUT: Duration = Duration::from_secs(20);
/// Maximum size of inputs saved by `--keep`, in bytes.
const MAX_KEPT_LEN: usize = 400;

/// Fuzzes the parsers of untrusted bytes.
#[derive(clap::Parser)]
#[command(bin_name = "cargo xtask fuzz", after_help = target_help())]
struct Plan {
    /// The targets; all if none is named.
    #[arg(value_name = "TARGET", value_parser = target)]
    targets: Vec<&'static Target>,
    /// Seconds per target.
    #[arg(long, value_name = "N", default_value_t = 60)]
    seconds: u64,
    /// Seed of the inputs.
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,
    /// Add short inputs with new results to the corpus.
    #[arg(long)]
    keep: bool,
}

fn target_help() -> String {
    let rows = TARGETS.map(|target| format!("  {:14} {}", target.name, target.what));
    format!("Targets:\n{}", rows.join("\n"))
}

fn target(name: &str) -> Result<&'static Target, String> {
    TARGETS.iter().find(|target| target.name == name).ok_or_else(|| {
        let names = TARGETS.map(|target| target.name).join(", ");
        format!("expected one of {names}")
    })
}

fn main() -> ExitCode {
    let mut plan = Plan::parse();
    if plan.targets.is_empty() {
        plan.targets = TARGETS.iter().collect();
    }
    match plan.targets.iter().try_for_each(|target| run(target, &plan)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(problem) => {
            eprintln!("{problem}");
            ExitCode::FAILURE
        }
    }
}

/// Runs one target for its time, in its own thread, so that an input that hangs is noticed.
fn run(target: &'static Target, plan: &Plan) -> Result<(), String> {
    let corpus =
        corpus::load(target.name).map_err(|error| format!("{}: cannot read the corpus: {error}", target.name))?;
    let present = Arc::new(Mutex::new(Vec::new()));
    let (sender, receiver) = mpsc::channel();
    let (seed, time, shown) = (plan.seed, Duration::from_secs(plan.seconds), Arc::clone(&present));
    let feeding = thread::spawn(move || -> Result<_, Fault> {
        let begin = Instant::now();
        let mut campaign = Campaign::new(target, corpus, seed)?;
        let mut count = 0_u64;
        while begin.elapsed() < time {
            let input = campaign.next_input();
            if let Ok(mut shown) = shown.lock() {
                shown.clone_from(&input);
            }
            campaign.feed(&input)?;
            count += 1;
            // Signals progress. Sending fails only if the main thread has given up.
            let _ = sender.send(());
        }
        Ok((count, campaign.found().to_vec()))
    });
    loop {
        match receiver.recv_timeout(TIMEOUT) {
            Ok(()) => {}
            Err(RecvTimeoutError::Disconnected) => break,
            Err(RecvTimeoutError::Timeout) => {
                let input = present.lock().map(|input| input.escape_ascii().to_string()).unwrap_or_default();
                return Err(format!("{}: it hangs on the input b\"{input}\"", target.name));
            }
        }
    }
    let fed = feeding.join().map_err(|_| format!("{}: the campaign panicked", target.name))?;
    let (count, found) = fed.map_err(|fault| format!("{}: {fault}", target.name))?;
    println!("{:14} {count} inputs (seed {seed}), {} of them with a new result", target.name, found.len());
    if plan.keep {
        for input in found.iter().filter(|input| input.len() <= MAX_KEPT_LEN) {
            corpus::keep(target.name, input).map_err(|error| format!("cannot write the corpus: {error}"))?;
        }
    }
    Ok(())
}
