//! All checks and tests, stage by stage.

use std::process::Command;
use std::thread::{self, JoinHandle};
use std::time::Instant;

use crate::browsers::{self, Browsers};
use crate::command::{self, Failure, command, describe};
use crate::runners::{Tally, node_totals, run_cargo_tests, run_node_tests};
use crate::tools::TARGET;
use crate::{site, tools};

/// The crates that run in the browser.
const WASM_CRATES: [&str; 11] = [
    "alquerque-app",
    "alquerque-core",
    "alquerque-language",
    "alquerque-live",
    "alquerque-messages",
    "alquerque-pictures",
    "alquerque-puzzles",
    "alquerque-solver",
    "alquerque-study",
    "alquerque-worker",
    "alquerque-www",
];

/// One kind of check.
struct Stage {
    name: &'static str,
    description: &'static str,
    run: fn() -> Result<Tally, Failure>,
}

const STAGES: [Stage; 7] = [
    Stage { name: "format", description: "source format", run: format },
    Stage { name: "clippy", description: "lints, native and wasm32", run: clippy },
    Stage { name: "rust", description: "unit, property, data and doc tests", run: rust },
    Stage { name: "doc", description: "documentation without warnings", run: doc },
    Stage { name: "dist", description: "the release build", run: dist },
    Stage { name: "browser", description: "the built site in real browsers", run: browser },
    Stage { name: "speed", description: "playouts in Chromium beside native ones", run: speed },
];

/// What takes a minute or two after a build. Leaves out lints, the site, and what takes long in Rust: the tests of the
/// command line, of the fuzz corpora and of whole games.
const QUICK_STAGES: [Stage; 2] = [
    Stage { name: "format", description: "source format", run: format },
    Stage { name: "rust", description: "unit tests, and the tests that span crates", run: quick_rust },
];

/// The stages that test the built site.
const NEED_SITE: [&str; 2] = ["browser", "speed"];

/// The values of `--only`.
pub(crate) fn stage_names() -> impl Iterator<Item = &'static str> {
    STAGES.iter().map(|stage| stage.name)
}

/// Runs all stages, or the one with this name, and prints the totals.
pub(crate) fn run(only: Option<&str>) -> Result<(), Failure> {
    // Browser tests need a build of the current sources.
    let is_wanted = |name| only.is_none_or(|only| only == name || (NEED_SITE.contains(&only) && name == "dist"));
    let stages = STAGES.iter().filter(|stage| is_wanted(stage.name));
    // Tools, release builds and browsers are prepared in parallel with the stages before `dist`, which do not need them
    // and use other folders in target/: each alone leaves a core idle for minutes. Installs shared requirements first.
    let is_parallel = only.is_none() && tools::ensure_target().is_ok();
    run_stages(stages, is_parallel.then(|| thread::spawn(build_in_parallel)))
}

/// Runs what is quick and finds the most mistakes, and prints the totals.
pub(crate) fn run_quick() -> Result<(), Failure> {
    run_stages(QUICK_STAGES.iter(), None)
}

fn run_stages<'a>(
    stages: impl Iterator<Item = &'a Stage>,
    mut building: Option<JoinHandle<Result<(), Failure>>>,
) -> Result<(), Failure> {
    let mut total = Tally::default();
    let mut summary = Vec::new();
    let mut is_without_site = false;
    for stage in stages {
        println!("\n== {}: {}", stage.name, stage.description);
        let started = Instant::now();
        // A stage that cannot run counts as one failure; the others still run.
        let result = match building.take_if(|_| stage.name == "dist") {
            Some(building) => {
                tally_of(building.join().unwrap_or_else(|_| Err(Failure("the build has panicked".to_owned()))))
            }
            // Without a site, each of their tests would wait for a page that never starts.
            None if is_without_site && NEED_SITE.contains(&stage.name) => {
                Err(Failure("not run, as the release build has failed".to_owned()))
            }
            None => (stage.run)(),
        };
        is_without_site |= stage.name == "dist" && result.is_err();
        let tally = result.unwrap_or_else(|Failure(text)| {
            println!("{text}");
            Tally::from_failure(text)
        });
        let line = format!("{:8} {} ({} s)", stage.name, tally.numbers(), started.elapsed().as_secs());
        println!("{line}");
        summary.push(line);
        summary.extend(tally.notes.iter().map(|note| format!("         {note}")));
        total = total.plus(tally);
    }
    println!("\n== Totals\n{}\n{}", summary.join("\n"), total.numbers());
    if total.failed == 0 { Ok(()) } else { Err(Failure("not all tests have passed".to_owned())) }
}

fn format() -> Result<Tally, Failure> {
    check(&mut command("cargo", &["fmt", "--all", "--check"]))
}

fn clippy() -> Result<Tally, Failure> {
    tools::ensure_target()?;
    let deny = ["--", "--deny", "warnings"];
    let native = check(command("cargo", &["clippy", "--quiet", "--workspace", "--all-targets"]).args(deny))?;
    let mut for_browsers = command("cargo", &["clippy", "--quiet", "--target", TARGET, "--lib", "--bins"]);
    Ok(native.plus(check(for_browsers.args(WASM_CRATES.iter().flat_map(|&name| ["--package", name])).args(deny))?))
}

fn rust() -> Result<Tally, Failure> {
    // Leaves out the examples, which clippy checks.
    let tests = run_cargo_tests(&["--lib", "--bins", "--tests"])?;
    // Doc tests have no program that could list them: they count as one.
    Ok(tests.plus(check(&mut command("cargo", &["test", "--workspace", "--no-fail-fast", "--doc"]))?))
}

fn quick_rust() -> Result<Tally, Failure> {
    // The program `all` is that of tests/.
    run_cargo_tests(&["--lib", "--bins", "--test", "all"])
}

fn doc() -> Result<Tally, Failure> {
    check(command("cargo", &["doc", "--quiet", "--workspace", "--no-deps"]).env("RUSTDOCFLAGS", "--deny warnings"))
}

fn dist() -> Result<Tally, Failure> {
    tally_of(site::build_tested())
}

/// Prepares the last stages. Only the site's failure counts here; the stages report the others.
fn build_in_parallel() -> Result<(), Failure> {
    let site = site::build_tested_quietly();
    let _ = browsers::ensure();
    let _ = command::run_quietly(&mut native_release());
    site
}

/// Builds the searches whose speed is compared with Chromium's.
fn native_release() -> Command {
    command("cargo", &["build", "--quiet", "--release", "--package", "alquerque-core", "--example", "playouts"])
}

fn tally_of(result: Result<(), Failure>) -> Result<Tally, Failure> {
    result.map(|()| Tally::from_check(true))
}

fn browser() -> Result<Tally, Failure> {
    let Browsers { without_firefox, without_webkit } = browsers::ensure()?;
    let mut tests = command("node", &["all.mjs"]);
    tests.env("DIST", site::tested()).env("TOTALS", node_totals()).current_dir(browsers::folder());
    let mut notes = Vec::new();
    for (name, reason) in [("FIREFOX", without_firefox), ("WEBKIT", without_webkit)] {
        if let Some(reason) = reason {
            notes.push(format!("{name} is not tested: {reason}"));
            tests.env(format!("WITHOUT_{name}"), reason);
        }
    }
    let tally = run_node_tests(&mut tests)?;
    Ok(tally.plus(Tally { notes, ..Tally::default() }))
}

/// The last stage, as nothing else may run while it compares speeds.
fn speed() -> Result<Tally, Failure> {
    browsers::ensure()?;
    command::run(&mut native_release())?;
    // For people, and for the totals.
    let mut tests = command("node", &["--test", "--test-reporter=spec", "--test-reporter-destination=stdout"]);
    tests.args(["--test-reporter=./lib/totals.mjs", "--test-reporter-destination"]).arg(node_totals());
    run_node_tests(tests.arg("speed.mjs").env("DIST", site::tested()).current_dir(browsers::folder()))
}

/// A check that passes or fails as a whole.
fn check(command: &mut Command) -> Result<Tally, Failure> {
    let status = command.status().map_err(Failure::context(format!("cannot run `{}`", describe(command))))?;
    Ok(Tally::from_check(status.success()))
}
