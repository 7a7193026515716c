//! All checks and tests, stage by stage.

use std::io::{BufRead, BufReader};
use std::process::{Command, Stdio};
use std::thread;
use std::time::Instant;

use crate::browsers::{self, Browsers};
use crate::command::{Failure, command, describe};
use crate::{site, tools};

const TARGET: &str = "wasm32-unknown-unknown";
/// The crates that run in the browser.
const WASM_CRATES: [&str; 5] =
    ["alquerque-app", "alquerque-core", "alquerque-messages", "alquerque-worker", "alquerque-www"];

/// With this a browser test begins the line that tells of a failed attempt which it repeats.
const ANOTHER_ATTEMPT: &str = "ANOTHER ATTEMPT: ";

/// How a stage went.
#[derive(Default)]
struct Tally {
    passed: u64,
    failed: u64,
    skipped: u64,
    /// What the person should know about it, beyond the numbers.
    notes: Vec<String>,
}

/// One kind of check.
struct Stage {
    name: &'static str,
    what: &'static str,
    run: fn() -> Result<Tally, Failure>,
}

const STAGES: [Stage; 7] = [
    Stage { name: "format", what: "source format", run: format },
    Stage { name: "clippy", what: "lints, native and wasm32", run: clippy },
    Stage { name: "rust", what: "unit, property, data and doc tests", run: rust },
    Stage { name: "doc", what: "documentation without warnings", run: doc },
    Stage { name: "wasm", what: "tests in WebAssembly", run: wasm },
    Stage { name: "dist", what: "the release build", run: dist },
    Stage { name: "browser", what: "the built site in real browsers", run: browser },
];

/// What `--only` takes.
pub(crate) fn stage_names() -> impl Iterator<Item = &'static str> {
    STAGES.iter().map(|stage| stage.name)
}

/// Runs all stages, or the one of that name, and ends with the totals.
pub(crate) fn run(only: Option<&str>) -> Result<(), Failure> {
    // The browsers are to test the present sources, not what was built some time ago.
    let is_wanted = |name| only.is_none_or(|only| only == name || (only == "browser" && name == "dist"));
    let stages: Vec<&Stage> = STAGES.iter().filter(|stage| is_wanted(stage.name)).collect();
    let mut total = Tally::default();
    let mut summary = Vec::new();
    // The release build ends with minutes on one core: it goes on beside the stages before it, which have other folders below
    // target/. What it needs is got first, so that no two stages get it at once.
    let is_beside = only.is_none() && tools::ensure().is_ok();
    let mut building = is_beside.then(|| thread::spawn(site::build_quietly));
    for stage in stages {
        println!("\n== {}: {}", stage.name, stage.what);
        let started = Instant::now();
        // What cannot even run counts as one failure, and the other stages still say what they find.
        let result = match building.take_if(|_| stage.name == "dist") {
            Some(building) => {
                built(building.join().unwrap_or_else(|_| Err(Failure("the build has panicked".to_owned()))))
            }
            None => (stage.run)(),
        };
        let tally = result.unwrap_or_else(|Failure(text)| {
            println!("{text}");
            Tally { failed: 1, notes: vec![text], ..Tally::default() }
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
    let mut wasm = command("cargo", &["clippy", "--quiet", "--all-targets", "--target", TARGET]);
    wasm.args(packages()).args(deny);
    Ok(native.plus(check(&mut wasm)?))
}

fn rust() -> Result<Tally, Failure> {
    count(&mut command("cargo", &["test", "--workspace", "--no-fail-fast"]))
}

fn doc() -> Result<Tally, Failure> {
    check(command("cargo", &["doc", "--quiet", "--workspace", "--no-deps"]).env("RUSTDOCFLAGS", "--deny warnings"))
}

fn wasm() -> Result<Tally, Failure> {
    let path = tools::ensure()?;
    let options = ["test", "--target", TARGET, "--package", "alquerque-worker", "--no-fail-fast"];
    count(command("cargo", &options).env("PATH", path))
}

fn dist() -> Result<Tally, Failure> {
    built(site::build())
}

fn built(result: Result<(), Failure>) -> Result<Tally, Failure> {
    result.map(|()| Tally { passed: 1, ..Tally::default() })
}

fn browser() -> Result<Tally, Failure> {
    let Browsers { without_firefox, without_webkit } = browsers::ensure()?;
    let mut tests = command("npm", &["test", "--silent"]);
    tests.current_dir(browsers::folder());
    let mut notes = Vec::new();
    for (name, reason) in [("FIREFOX", without_firefox), ("WEBKIT", without_webkit)] {
        if let Some(reason) = reason {
            notes.push(format!("{name} is not tested: {reason}"));
            tests.env(format!("WITHOUT_{name}"), reason);
        }
    }
    let tally = count(&mut tests)?;
    Ok(tally.plus(Tally { notes, ..Tally::default() }))
}

fn packages() -> impl Iterator<Item = &'static str> {
    WASM_CRATES.into_iter().flat_map(|package| ["--package", package])
}

/// A check that passes or fails as a whole.
fn check(command: &mut Command) -> Result<Tally, Failure> {
    let status = command.status().map_err(Failure::of(format!("cannot run `{}`", describe(command))))?;
    let passed = u64::from(status.success());
    Ok(Tally { passed, failed: 1 - passed, ..Tally::default() })
}

/// Runs tests, shows what they print, and adds their totals up.
fn count(command: &mut Command) -> Result<Tally, Failure> {
    let text = describe(command);
    let failure = || Failure::of(format!("cannot run `{text}`"));
    command.env("CARGO_TERM_COLOR", "never").env("NO_COLOR", "1");
    let mut child = command.stdout(Stdio::piped()).spawn().map_err(failure())?;
    let mut tally = Tally::default();
    for line in child.stdout.take().into_iter().flat_map(|out| BufReader::new(out).lines()) {
        let line = line.map_err(failure())?;
        println!("{line}");
        if let Some(place) = line.find(ANOTHER_ATTEMPT) {
            tally.notes.push(line[place..].to_owned());
        }
        if let Some(found) = totals(&line) {
            tally = tally.plus(found);
        }
    }
    let status = child.wait().map_err(failure())?;
    if !status.success() && tally.failed == 0 {
        // It broke before it could count, by a compile error for example.
        tally.failed = 1;
    }
    if status.success() && tally.passed == 0 {
        return Err(Failure(format!("`{text}` ran no test")));
    }
    Ok(tally)
}

/// Reads the closing lines of cargo's and Node's test runners.
fn totals(line: &str) -> Option<Tally> {
    cargo_totals(line).or_else(|| node_totals(line))
}

/// Reads a line such as `test result: ok. 12 passed; 0 failed; 1 ignored; ...`.
fn cargo_totals(line: &str) -> Option<Tally> {
    let (_, counts) = line.strip_prefix("test result: ")?.split_once(". ")?;
    let mut numbers = counts.split(';').map(|count| count.split_whitespace().next()?.parse().ok());
    let [passed, failed, skipped] = [numbers.next()??, numbers.next()??, numbers.next()??];
    Some(Tally { passed, failed, skipped, notes: Vec::new() })
}

/// Reads a line such as `# pass 12` or `ℹ fail 0`.
fn node_totals(line: &str) -> Option<Tally> {
    let &[mark, kind, number] = line.split_whitespace().collect::<Vec<_>>().as_slice() else { return None };
    let number = number.parse().ok().filter(|_| matches!(mark, "#" | "ℹ"))?;
    match kind {
        "pass" => Some(Tally { passed: number, ..Tally::default() }),
        "fail" | "cancelled" => Some(Tally { failed: number, ..Tally::default() }),
        "skipped" => Some(Tally { skipped: number, ..Tally::default() }),
        _ => None,
    }
}

impl Tally {
    fn plus(mut self, other: Self) -> Self {
        self.notes.extend(other.notes);
        Self {
            passed: self.passed + other.passed,
            failed: self.failed + other.failed,
            skipped: self.skipped + other.skipped,
            notes: self.notes,
        }
    }

    fn numbers(&self) -> String {
        let skipped = if self.skipped > 0 { format!(", {} skipped", self.skipped) } else { String::new() };
        format!("{} passed, {} failed{skipped}", self.passed, self.failed)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn counts(line: &str) -> Option<(u64, u64, u64)> {
        totals(line).map(|tally| (tally.passed, tally.failed, tally.skipped))
    }

    #[test]
    fn totals_of_cargo_are_read() {
        let line = "test result: FAILED. 12 passed; 3 failed; 1 ignored; 0 measured; 0 filtered out; finished in 0.00s";
        assert_eq!(counts(line), Some((12, 3, 1)));
    }

    #[test]
    fn totals_of_node_are_read() {
        assert_eq!(counts("# pass 7"), Some((7, 0, 0)));
        assert_eq!(counts("ℹ fail 2"), Some((0, 2, 0)));
        assert_eq!(counts("# cancelled 1"), Some((0, 1, 0)));
        assert_eq!(counts("ℹ skipped 4"), Some((0, 0, 4)));
    }

    #[test]
    fn skipped_tests_show_in_the_totals() {
        let all = Tally { passed: 2, ..Tally::default() }.plus(Tally { skipped: 1, ..Tally::default() });
        assert_eq!(all.numbers(), "2 passed, 0 failed, 1 skipped");
        assert_eq!(Tally { passed: 2, ..Tally::default() }.numbers(), "2 passed, 0 failed");
    }

    #[test]
    fn other_lines_are_not_counted() {
        for line in ["running 3 tests", "# tests 9", "test a ... ok", "ℹ duration_ms 12.5", ""] {
            assert_eq!(counts(line), None, "{line}");
        }
    }
}
