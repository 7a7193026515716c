//! All checks and tests, stage by stage.

use std::io::{BufRead, BufReader};
use std::process::{Command, Stdio};
use std::thread;
use std::time::Instant;

use crate::browsers::{self, Browsers};
use crate::command::{self, Failure, command, describe};
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

/// The prefixes of lines that are repeated with the totals: a browser test's failed attempt before a retry, and a browser's
/// version.
const NOTES: [&str; 2] = ["ANOTHER ATTEMPT: ", "BROWSER: "];

/// The result of a stage.
#[derive(Default)]
struct Tally {
    passed: u64,
    failed: u64,
    skipped: u64,
    /// Remarks printed with the totals.
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
    Stage { name: "dist", what: "the release build", run: dist },
    Stage { name: "browser", what: "the built site in real browsers", run: browser },
    Stage { name: "speed", what: "playouts in Chromium beside native ones", run: speed },
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
    let stages: Vec<&Stage> = STAGES.iter().filter(|stage| is_wanted(stage.name)).collect();
    let mut total = Tally::default();
    let mut summary = Vec::new();
    let mut is_without_site = false;
    // Tools, release builds and browsers are prepared in parallel with the stages before `dist`, which do not need them
    // and use other folders in target/: each alone leaves a core idle for minutes. Installs shared requirements first.
    let is_beside = only.is_none() && tools::ensure_target().is_ok();
    let mut building = is_beside.then(|| thread::spawn(build_beside));
    for stage in stages {
        println!("\n== {}: {}", stage.name, stage.what);
        let started = Instant::now();
        // A stage that cannot run counts as one failure; the others still run.
        let result = match building.take_if(|_| stage.name == "dist") {
            Some(building) => {
                built(building.join().unwrap_or_else(|_| Err(Failure("the build has panicked".to_owned()))))
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
    let mut for_browsers = command("cargo", &["clippy", "--quiet", "--target", TARGET, "--lib", "--bins"]);
    Ok(native.plus(check(for_browsers.args(packages(&WASM_CRATES)).args(deny))?))
}

fn rust() -> Result<Tally, Failure> {
    let workspace = ["test", "--workspace", "--no-fail-fast"];
    // Leaves out the examples, which clippy checks.
    let tests = count(command("cargo", &workspace).args(["--lib", "--bins", "--tests"]))?;
    Ok(tests.plus(count(command("cargo", &workspace).arg("--doc"))?))
}

fn doc() -> Result<Tally, Failure> {
    check(command("cargo", &["doc", "--quiet", "--workspace", "--no-deps"]).env("RUSTDOCFLAGS", "--deny warnings"))
}

fn dist() -> Result<Tally, Failure> {
    built(site::build_tested())
}

/// Prepares the last stages. Only the site's failure counts here; the stages report the others.
fn build_beside() -> Result<(), Failure> {
    let site = site::build_tested_quietly();
    let _ = browsers::ensure();
    let _ = command::run_quietly(&mut native_release());
    site
}

/// Builds the searches whose speed is compared with Chromium's.
fn native_release() -> Command {
    command("cargo", &["build", "--quiet", "--release", "--package", "alquerque-core", "--example", "playouts"])
}

fn built(result: Result<(), Failure>) -> Result<Tally, Failure> {
    result.map(|()| Tally { passed: 1, ..Tally::default() })
}

fn browser() -> Result<Tally, Failure> {
    let Browsers { without_firefox, without_webkit } = browsers::ensure()?;
    let mut tests = command("npm", &["test", "--silent"]);
    tests.env("DIST", site::tested()).current_dir(browsers::folder());
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

/// The last stage, as nothing else may run while it compares speeds.
fn speed() -> Result<Tally, Failure> {
    browsers::ensure()?;
    command::run(&mut native_release())?;
    count(command("node", &["--test", "speed.mjs"]).env("DIST", site::tested()).current_dir(browsers::folder()))
}

fn packages<'a>(names: &'a [&'a str]) -> impl Iterator<Item = &'a str> {
    names.iter().flat_map(|&package| ["--package", package])
}

/// A check that passes or fails as a whole.
fn check(command: &mut Command) -> Result<Tally, Failure> {
    let status = command.status().map_err(Failure::context(format!("cannot run `{}`", describe(command))))?;
    let passed = u64::from(status.success());
    Ok(Tally { passed, failed: 1 - passed, ..Tally::default() })
}

/// Runs tests, shows their output, and adds up their totals.
fn count(command: &mut Command) -> Result<Tally, Failure> {
    let text = describe(command);
    let failure = || Failure::context(format!("cannot run `{text}`"));
    command.env("CARGO_TERM_COLOR", "never").env("NO_COLOR", "1");
    let mut child = command.stdout(Stdio::piped()).spawn().map_err(failure())?;
    let mut tally = Tally::default();
    for line in child.stdout.take().into_iter().flat_map(|output| BufReader::new(output).lines()) {
        let line = line.map_err(failure())?;
        println!("{line}");
        if let Some(note) = NOTES.iter().find_map(|prefix| Some(&line[line.find(prefix)?..]))
            && !tally.notes.iter().any(|known| known == note)
        {
            tally.notes.push(note.to_owned());
        }
        if let Some(found) = totals(&line) {
            tally = tally.plus(found);
        }
    }
    let status = child.wait().map_err(failure())?;
    if !status.success() && tally.failed == 0 {
        // It failed before counting, for example because of a compile error.
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
    Some(Tally { passed, failed, skipped, ..Tally::default() })
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
        self.passed += other.passed;
        self.failed += other.failed;
        self.skipped += other.skipped;
        self.notes.extend(other.notes);
        self
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

    #[cfg(unix)]
    #[test]
    fn totals_and_notes_of_a_command_are_read() {
        let script = "echo 'BROWSER: Chromium 156'; echo '  # BROWSER: Chromium 156'
            echo 'test result: ok. 2 passed; 0 failed; 0 ignored; 0 measured; 0 filtered out; finished in 1.50s'";
        let tally = count(&mut command("sh", &["-c", script])).unwrap();
        assert_eq!((tally.passed, tally.failed), (2, 0));
        assert_eq!(tally.notes, ["BROWSER: Chromium 156"]);
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
