//! Helpers to run the program and check its output.

use std::io::Write;
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::{fs, thread};

use alquerque_core::family::GAMES;
use serde_json::Value;

/// The position at the start of Alquerque.
pub(crate) const START: &str = "ddddd/ddddd/dd1ll/lllll/lllll l -";

/// The result of a run.
#[derive(Debug, PartialEq)]
pub(crate) struct Run {
    pub(crate) code: i32,
    pub(crate) out: String,
    pub(crate) err: String,
}

/// Starts the program with piped streams.
pub(crate) fn start(arguments: &[&str]) -> Child {
    Command::new(env!("CARGO_BIN_EXE_alquerque"))
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap()
}

/// Runs the program to the end.
pub(crate) fn run(arguments: &[&str], input: &[u8]) -> Run {
    let mut child = start(arguments);
    let mut stdin = child.stdin.take().unwrap();
    let input = input.to_vec();
    // Write and read in parallel, or both would block once the pipes are full. A program may close its input unread.
    let writer = thread::spawn(move || drop(stdin.write_all(&input)));
    let output = child.wait_with_output().unwrap();
    writer.join().unwrap();
    Run {
        code: output.status.code().unwrap(),
        out: String::from_utf8(output.stdout).unwrap(),
        err: String::from_utf8(output.stderr).unwrap(),
    }
}

/// The output of a run that must succeed with nothing on stderr.
pub(crate) fn good_with(arguments: &[&str], input: &[u8]) -> String {
    let run = run(arguments, input);
    assert_eq!((run.code, run.err.as_str()), (0, ""), "{arguments:?}");
    run.out
}

/// The same without input.
pub(crate) fn good(arguments: &[&str]) -> String {
    good_with(arguments, b"")
}

/// The JSON line printed by a run that must succeed.
pub(crate) fn good_json(arguments: &[&str]) -> Value {
    let out = good(arguments);
    assert_eq!(out.lines().count(), 1, "{out}");
    serde_json::from_str(&out).unwrap()
}

/// Checks the exit code and the line on stderr of a run that must fail.
pub(crate) fn bad(arguments: &[&str], code: i32, message: &str) {
    let expected = Run { code, out: String::new(), err: format!("alquerque: {message}\n") };
    assert_eq!(run(arguments, b""), expected, "{arguments:?}");
}

/// The answers of `alquerque moves`.
pub(crate) fn moves(input: impl AsRef<[u8]>) -> Vec<Value> {
    good_with(&["moves"], input.as_ref()).lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

/// The names of all rulesets as listed in messages.
pub(crate) fn rulesets() -> String {
    let names: Vec<String> =
        GAMES.iter().flat_map(|game| game.rulesets).map(|ruleset| format!("`{}`", ruleset.name)).collect();
    names.join(", ")
}

/// An empty folder for a test.
pub(crate) fn folder(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).unwrap();
    folder
}
