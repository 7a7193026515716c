//! Runs the tests of cargo and Node. Nothing here depends on what they print for people: cargo lists the test programs
//! as JSON, each program lists its tests and fails by its exit status, and Node's tests write their totals to a file.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use serde_json::Value;

use crate::command::{Failure, command, describe, read, root};

/// A compiled test program: the unit tests of a library or program, or a file of integration tests.
struct TestProgram {
    name: String,
    file: PathBuf,
    /// The folder of its crate, in which it runs.
    folder: PathBuf,
}

/// Builds the test programs selected by `targets`, which are options of cargo, and runs one after the other.
pub(crate) fn run_cargo_tests(targets: &[&str]) -> Result<Tally, Failure> {
    let mut total = Tally::default();
    for program in build(targets)? {
        total = total.plus(program.run()?);
    }
    if total == Tally::default() { Err(Failure("cargo has built no test".to_owned())) } else { Ok(total) }
}

fn build(targets: &[&str]) -> Result<Vec<TestProgram>, Failure> {
    let mut cargo = command("cargo", &["test", "--workspace", "--no-run", "--message-format=json-render-diagnostics"]);
    let text = describe(cargo.args(targets));
    // Progress and errors of the compiler go to the standard error.
    let output = cargo.stderr(Stdio::inherit()).output().map_err(Failure::context(format!("cannot run `{text}`")))?;
    if !output.status.success() {
        return Err(Failure(format!("`{text}` failed ({})", output.status)));
    }
    let messages = String::from_utf8_lossy(&output.stdout);
    let programs = messages.lines().filter_map(|line| TestProgram::from_message(&serde_json::from_str(line).ok()?));
    let mut programs: Vec<TestProgram> = programs.collect();
    // Cargo names them in the order in which it has built them.
    programs.sort_by(|one, other| one.name.cmp(&other.name));
    Ok(programs)
}

impl TestProgram {
    /// Reads one of [cargo's messages](https://doc.rust-lang.org/cargo/reference/external-tools.html#artifact-messages);
    /// `None` if it is about something else.
    fn from_message(message: &Value) -> Option<Self> {
        let is_test = message["reason"] == "compiler-artifact" && message["profile"]["test"] == true;
        let file = message["executable"].as_str().filter(|_| is_test)?;
        let folder = Path::new(message["manifest_path"].as_str()?).parent()?.to_owned();
        let source = Path::new(message["target"]["src_path"].as_str()?);
        let name = source.strip_prefix(root()).unwrap_or(source).display().to_string();
        Some(Self { name, file: file.into(), folder })
    }

    fn run(&self) -> Result<Tally, Failure> {
        let (all, skipped) = (self.count(&[])?, self.count(&["--ignored"])?);
        if all == 0 {
            return Ok(Tally::default());
        }
        println!("\nTests in {}:", self.name);
        let status =
            self.command().status().map_err(Failure::context(format!("cannot run {}", self.file.display())))?;
        Ok(self.tally(all, skipped, status.success()))
    }

    /// The result of a run. If it failed, only its output says which tests failed.
    fn tally(&self, all: u64, skipped: u64, has_passed: bool) -> Tally {
        if has_passed {
            return Tally { passed: all - skipped, skipped, ..Tally::default() };
        }
        Tally::from_failure(format!("at least one of {all} tests in {} has failed, see above", self.name))
    }

    /// How many tests the program lists with these options; in the terse format each is a line.
    fn count(&self, options: &[&str]) -> Result<u64, Failure> {
        let failure = || Failure(format!("{} does not list its tests", self.file.display()));
        let mut list = self.command();
        let output = list.args(["--list", "--format", "terse"]).args(options).output().map_err(|_| failure())?;
        if !output.status.success() {
            return Err(failure());
        }
        let list = String::from_utf8_lossy(&output.stdout);
        Ok(list.lines().map(|line| u64::from(line.ends_with(": test"))).sum())
    }

    fn command(&self) -> Command {
        let mut command = Command::new(&self.file);
        command.current_dir(&self.folder).env("CARGO_MANIFEST_DIR", &self.folder);
        command
    }
}

/// Where Node's tests write their totals.
pub(crate) fn node_totals() -> PathBuf {
    root().join("target/node-totals.json")
}

/// Runs tests in Node, which write their totals to [`node_totals`] by `tests/browser/lib/totals.mjs`.
pub(crate) fn run_node_tests(node: &mut Command) -> Result<Tally, Failure> {
    let (text, file) = (describe(node), node_totals());
    // An earlier run's totals must not count for this one.
    let _ = std::fs::remove_file(&file);
    let status = node.status().map_err(Failure::context(format!("cannot run `{text}`")))?;
    let tally = from_totals(&read(&file)?).ok_or_else(|| Failure(format!("`{text}` has written no totals")))?;
    match (status.success(), &tally) {
        (true, Tally { passed: 0, .. }) => Err(Failure(format!("`{text}` ran no test"))),
        (false, Tally { failed: 0, .. }) => Ok(tally.plus(Tally::from_failure(format!("`{text}` failed ({status})")))),
        _ => Ok(tally),
    }
}

fn from_totals(text: &str) -> Option<Tally> {
    let totals: Value = serde_json::from_str(text).ok()?;
    let number = |name| totals[name].as_u64();
    let notes = totals["notes"].as_array()?.iter().filter_map(|note| note.as_str().map(str::to_owned));
    Some(Tally {
        passed: number("passed")?,
        failed: number("failed")?,
        skipped: number("skipped")?,
        notes: notes.collect(),
    })
}

/// The numbers of checks and tests that have passed, failed and been skipped.
#[derive(Debug, Default, PartialEq)]
pub(crate) struct Tally {
    pub(crate) passed: u64,
    pub(crate) failed: u64,
    pub(crate) skipped: u64,
    /// Remarks printed with the totals.
    pub(crate) notes: Vec<String>,
}

impl Tally {
    /// One check that has passed or failed.
    pub(crate) fn from_check(has_passed: bool) -> Self {
        Self { passed: has_passed.into(), failed: (!has_passed).into(), ..Self::default() }
    }

    /// One failure, with a note about it.
    pub(crate) fn from_failure(note: String) -> Self {
        Self { failed: 1, notes: vec![note], ..Self::default() }
    }

    pub(crate) fn plus(mut self, other: Self) -> Self {
        self.passed += other.passed;
        self.failed += other.failed;
        self.skipped += other.skipped;
        self.notes.extend(other.notes);
        self
    }

    /// For example `12 passed, 0 failed`.
    pub(crate) fn numbers(&self) -> String {
        let skipped = if self.skipped > 0 { format!(", {} skipped", self.skipped) } else { String::new() };
        format!("{} passed, {} failed{skipped}", self.passed, self.failed)
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn test_programs_are_found_in_messages_of_cargo() {
        let message = |is_test, executable| {
            json!({
                "reason": "compiler-artifact", "manifest_path": root().join("crates/core/Cargo.toml"),
                "target": { "src_path": root().join("crates/core/src/lib.rs") },
                "profile": { "test": is_test }, "executable": executable,
            })
        };
        let program = TestProgram::from_message(&message(true, Some("/target/debug/deps/core-1"))).unwrap();
        assert_eq!((program.name.as_str(), program.folder), ("crates/core/src/lib.rs", root().join("crates/core")));
        assert_eq!(program.file, Path::new("/target/debug/deps/core-1"));
        assert!(TestProgram::from_message(&message(false, Some("/target/debug/alquerque"))).is_none());
        assert!(TestProgram::from_message(&message(true, None)).is_none());
        assert!(TestProgram::from_message(&json!({ "reason": "build-finished", "success": true })).is_none());
    }

    #[test]
    fn a_test_program_lists_its_tests() {
        let this = TestProgram { name: String::new(), file: std::env::current_exe().unwrap(), folder: root() };
        assert!(this.count(&[]).unwrap() > 10);
        assert_eq!(this.count(&["--ignored"]).unwrap(), 0);
        let other = TestProgram { file: root().join("Cargo.toml"), ..this };
        assert!(other.count(&[]).is_err());
    }

    #[test]
    fn a_test_program_passes_or_fails_as_a_whole() {
        let program = TestProgram { name: "tests/main.rs".to_owned(), file: PathBuf::new(), folder: root() };
        assert_eq!(program.tally(3, 1, true), Tally { passed: 2, skipped: 1, ..Tally::default() });
        let Tally { passed, failed, skipped, notes } = program.tally(3, 1, false);
        assert_eq!((passed, failed, skipped), (0, 1, 0));
        assert_eq!(notes, ["at least one of 3 tests in tests/main.rs has failed, see above"]);
    }

    #[test]
    fn totals_of_node_are_read() {
        let tally = from_totals(r#"{ "passed": 7, "failed": 2, "skipped": 1, "notes": ["tested in Chromium 156"] }"#);
        let notes = vec!["tested in Chromium 156".to_owned()];
        assert_eq!(tally, Some(Tally { passed: 7, failed: 2, skipped: 1, notes }));
        assert_eq!(from_totals(""), None);
    }

    #[test]
    fn skipped_tests_show_in_the_totals() {
        let all = Tally { passed: 2, ..Tally::default() }.plus(Tally { skipped: 1, ..Tally::default() });
        assert_eq!(all.numbers(), "2 passed, 0 failed, 1 skipped");
        assert_eq!(Tally { passed: 2, ..Tally::default() }.numbers(), "2 passed, 0 failed");
    }
}
