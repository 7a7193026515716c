//! Running other programs.

use std::env;
use std::fmt::Display;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// Why a chore could not be done, in one line for the person at the terminal.
#[derive(Debug)]
pub(crate) struct Failure(pub(crate) String);

impl Failure {
    /// For `map_err`: says what was being done when the error came up.
    pub(crate) fn of<E: Display>(what: impl Display) -> impl FnOnce(E) -> Self {
        move |error| Self(format!("{what}: {error}"))
    }
}

/// The repository's root.
pub(crate) fn root() -> PathBuf {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    // crates/xtask lies two folders below it.
    here.ancestors().nth(2).unwrap_or(here).to_owned()
}

/// A command that runs in the repository's root.
pub(crate) fn command(program: &str, arguments: &[&str]) -> Command {
    let mut command = Command::new(program);
    command.args(arguments).current_dir(root());
    command
}

/// Runs a command to its end and shows what it prints.
pub(crate) fn run(command: &mut Command) -> Result<(), Failure> {
    let text = describe(command);
    let status = command.status().map_err(Failure::of(format!("cannot run `{text}`")))?;
    if status.success() { Ok(()) } else { Err(Failure(format!("`{text}` failed ({status})"))) }
}

/// Runs a command to its end and shows what it prints only where it fails.
pub(crate) fn run_quietly(command: &mut Command) -> Result<(), Failure> {
    let text = describe(command);
    let output = command.output().map_err(Failure::of(format!("cannot run `{text}`")))?;
    if output.status.success() {
        return Ok(());
    }
    let printed = [output.stdout, output.stderr].concat();
    println!("{}", String::from_utf8_lossy(&printed));
    Err(Failure(format!("`{text}` failed ({})", output.status)))
}

/// What a command prints; `None` where it cannot be run or fails.
pub(crate) fn output(command: &mut Command) -> Option<String> {
    let output = command.stderr(Stdio::null()).output().ok().filter(|output| output.status.success())?;
    Some(String::from_utf8_lossy(&output.stdout).into_owned())
}

/// Whether a program of that name is on the path.
pub(crate) fn is_on_path(program: &str) -> bool {
    find_on_path(program).is_some()
}

/// Where on the path a program is.
pub(crate) fn find_on_path(program: &str) -> Option<PathBuf> {
    let path = env::var_os("PATH")?;
    env::split_paths(&path).map(|folder| folder.join(program)).find(|file| file.is_file())
}

/// The command as it would be typed.
pub(crate) fn describe(command: &Command) -> String {
    let words = std::iter::once(command.get_program()).chain(command.get_args());
    words.map(|word| word.to_string_lossy()).collect::<Vec<_>>().join(" ")
}
