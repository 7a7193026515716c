//! `cargo xtask fuzz`: targets fed for as long as one likes.

use std::process::ExitCode;
use std::sync::mpsc::{self, RecvTimeoutError};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::{Duration, Instant};

use alquerque_fuzz::campaign::{Campaign, Fault};
use alquerque_fuzz::corpus;
use alquerque_fuzz::targets::{TARGETS, Target};

const HELP: &str = "\
Feeds the readers of foreign bytes with whatever chance makes of good ones.

Usage: cargo xtask fuzz [TARGET ...] [--seconds N] [--seed S] [--keep]

  TARGET       what to feed; all, one after the other, where none is named
  --seconds N  how long each is fed: 60 where nothing is said
  --seed S     what determines the inputs: 1 where nothing is said
  --keep       add short inputs of which something new came to the corpus

Targets:
";

/// Longer than any input may take, on a busy machine too.
const PATIENCE: Duration = Duration::from_secs(20);
/// The longest input that `--keep` keeps, in bytes.
const LONGEST_KEPT: usize = 400;

/// A command line that is understood.
struct Plan {
    targets: Vec<&'static Target>,
    time: Duration,
    seed: u64,
    keep: bool,
}

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    if words.iter().any(|word| matches!(word.as_str(), "--help" | "-h")) {
        print!("{HELP}");
        for target in TARGETS {
            println!("  {:14} {}", target.name, target.what);
        }
        return ExitCode::SUCCESS;
    }
    let result = plan(&words).and_then(|plan| plan.targets.iter().try_for_each(|target| run(target, &plan)));
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(problem) => {
            eprintln!("{problem}");
            ExitCode::FAILURE
        }
    }
}

/// Reads a command line; an error says what would be right.
fn plan(words: &[String]) -> Result<Plan, String> {
    let mut plan = Plan { targets: Vec::new(), time: Duration::from_mins(1), seed: 1, keep: false };
    let mut words = words.iter();
    while let Some(word) = words.next() {
        let mut number = || {
            let value = words.next().and_then(|value| value.parse::<u64>().ok());
            value.ok_or_else(|| format!("{word}: expected a whole number behind it"))
        };
        match word.as_str() {
            "--seconds" => plan.time = Duration::from_secs(number()?),
            "--seed" => plan.seed = number()?,
            "--keep" => plan.keep = true,
            name => {
                let names = || TARGETS.map(|target| target.name).join(", ");
                let target = TARGETS.iter().find(|target| target.name == name);
                plan.targets
                    .push(target.ok_or_else(|| format!("there is no target `{name}`; expected one of {}", names()))?);
            }
        }
    }
    if plan.targets.is_empty() {
        plan.targets = TARGETS.iter().collect();
    }
    Ok(plan)
}

/// Feeds one target for its time, in a thread of its own, so that an input of which nothing comes is noticed.
fn run(target: &'static Target, plan: &Plan) -> Result<(), String> {
    let corpus =
        corpus::load(target.name).map_err(|error| format!("{}: cannot read the corpus: {error}", target.name))?;
    let present = Arc::new(Mutex::new(Vec::new()));
    let (tell, hear) = mpsc::channel();
    let (seed, time, shown) = (plan.seed, plan.time, Arc::clone(&present));
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
            // Whoever waits learns that it goes on; at the end nobody waits.
            let _ = tell.send(());
        }
        Ok((count, campaign.found().to_vec()))
    });
    loop {
        match hear.recv_timeout(PATIENCE) {
            Ok(()) => {}
            Err(RecvTimeoutError::Disconnected) => break,
            Err(RecvTimeoutError::Timeout) => {
                let input = present.lock().map(|input| input.escape_ascii().to_string()).unwrap_or_default();
                return Err(format!("{}: nothing comes of the input b\"{input}\"", target.name));
            }
        }
    }
    let fed = feeding.join().map_err(|_| format!("{}: the campaign broke off", target.name))?;
    let (count, found) = fed.map_err(|fault| format!("{}: {fault}", target.name))?;
    println!("{:14} {count} inputs (seed {seed}), {} of them with a new result", target.name, found.len());
    if plan.keep {
        for input in found.iter().filter(|input| input.len() <= LONGEST_KEPT) {
            corpus::keep(target.name, input).map_err(|error| format!("cannot write the corpus: {error}"))?;
        }
    }
    Ok(())
}
