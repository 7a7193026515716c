//! Runs commands.

use std::fmt::Display;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::{env, fs};

/// A failure, described in one line.
#[derive(Debug)]
pub(crate) struct Failure(pub(crate) String);

impl Failure {
    /// For `map_err`: prefixes the error with the failed action.
    pub(crate) fn context<E: Display>(what: impl Display) -> impl FnOnce(E) -> Self {
        move |error| Self(format!("{what}: {error}"))
    }
}

/// The repository's root folder.
pub(crate) fn root() -> PathBuf {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    // crates/xtask is two folders below it.
    here.ancestors().nth(2).unwrap_or(here).to_owned()
}

/// Reads a text file.
pub(crate) fn read(file: &Path) -> Result<String, Failure> {
    fs::read_to_string(file).map_err(Failure::context(format!("cannot read {}", file.display())))
}

/// Reads a file.
pub(crate) fn read_bytes(file: &Path) -> Result<Vec<u8>, Failure> {
    fs::read(file).map_err(Failure::context(format!("cannot read {}", file.display())))
}

/// Writes a file, and its folder if necessary.
pub(crate) fn write(file: &Path, content: impl AsRef<[u8]>) -> Result<(), Failure> {
    let folder = file.parent().map_or(Ok(()), fs::create_dir_all);
    folder.and_then(|()| fs::write(file, content)).map_err(Failure::context(format!("cannot write {}", file.display())))
}

/// Replaces a placeholder in a text, once. `what` names the text.
pub(crate) fn filled(what: &str, text: &str, mark: &str, filling: &str) -> Result<String, Failure> {
    if !text.contains(mark) {
        return Err(Failure(format!("{what} has no {mark} to fill in")));
    }
    Ok(text.replacen(mark, filling, 1))
}

/// A command that runs in the repository's root.
pub(crate) fn command(program: &str, arguments: &[&str]) -> Command {
    let mut command = Command::new(program);
    command.args(arguments).current_dir(root());
    command
}

/// Runs a command and shows its output.
pub(crate) fn run(command: &mut Command) -> Result<(), Failure> {
    let text = describe(command);
    let status = command.status().map_err(Failure::context(format!("cannot run `{text}`")))?;
    if status.success() { Ok(()) } else { Err(Failure(format!("`{text}` failed ({status})"))) }
}

/// Runs a command and shows its output only if it fails.
pub(crate) fn run_quietly(command: &mut Command) -> Result<(), Failure> {
    let text = describe(command);
    let output = command.output().map_err(Failure::context(format!("cannot run `{text}`")))?;
    if output.status.success() {
        return Ok(());
    }
    let printed = [output.stdout, output.stderr].concat();
    println!("{}", String::from_utf8_lossy(&printed));
    Err(Failure(format!("`{text}` failed ({})", output.status)))
}

/// A command's output; `None` if it fails or cannot be run.
pub(crate) fn output(command: &mut Command) -> Option<String> {
    let output = command.stderr(Stdio::null()).output().ok().filter(|output| output.status.success())?;
    Some(String::from_utf8_lossy(&output.stdout).into_owned())
}

/// Whether a program is in the `PATH`.
pub(crate) fn is_on_path(program: &str) -> bool {
    find_on_path(program).is_some()
}

/// The path of a program in the `PATH`.
pub(crate) fn find_on_path(program: &str) -> Option<PathBuf> {
    let path = env::var_os("PATH")?;
    env::split_paths(&path).map(|folder| folder.join(program)).find(|file| file.is_file())
}

/// The command as typed in a shell.
pub(crate) fn describe(command: &Command) -> String {
    let words = std::iter::once(command.get_program()).chain(command.get_args());
    words.map(|word| word.to_string_lossy()).collect::<Vec<_>>().join(" ")
}
