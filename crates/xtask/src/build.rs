//! How a site is built: the tools and their options.

use std::ffi::OsString;
use std::path::Path;
use std::process::Command;

use crate::command::{Failure, captured, command};
use crate::tools;

/// How a site is built.
pub(crate) struct Build {
    /// Whether to compile quickly, with all checks, and without a service worker, which would hide changes.
    pub(crate) is_dev: bool,
    /// Runs a command.
    pub(crate) run: fn(&mut Command) -> Result<(), Failure>,
    /// The `PATH` with the tools.
    path: OsString,
}

impl Build {
    /// Ensures that the tools are installed.
    pub(crate) fn new(is_dev: bool, run: fn(&mut Command) -> Result<(), Failure>) -> Result<Self, Failure> {
        Ok(Self { is_dev, run, path: tools::ensure()? })
    }

    /// A command that finds the tools.
    pub(crate) fn command(&self, program: &str, arguments: &[&str]) -> Command {
        let mut command = command(program, arguments);
        command.env("PATH", &self.path);
        command
    }

    /// A script in the minified form in which it is served.
    pub(crate) fn minified_script(&self, file: &Path) -> Result<String, Failure> {
        // The target keeps esbuild from using newer syntax than the sources do.
        let mut esbuild = self.command("esbuild", &["--minify", "--target=es2020", "--log-level=warning"]);
        captured(esbuild.arg(file))
    }
}
