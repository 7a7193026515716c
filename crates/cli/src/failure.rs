//! Errors and exit codes.

use std::fmt::Display;
use std::io::{self, Write};
use std::process::ExitCode;

use alquerque_core::TextError;
use clap::error::{ContextKind, ContextValue};

use crate::quote::{escape, quote};

/// The reason why a command failed. Each message is a single line of the form "PROBLEM; expected WHAT" or, for an
/// invalid command line, "PROBLEM; see `alquerque --help`".
#[derive(Debug)]
pub(crate) enum Failure {
    /// Invalid command line: exit code 2.
    Usage(String),
    /// The command failed: exit code 1.
    Failed(String),
    /// The command failed and has already printed the reason: exit code 1.
    Reported,
    /// `--help` or `--version`: exit code 0.
    Help(clap::Error),
    /// The reader of stdout has gone, as in `alquerque moves | head`: exit code 0.
    BrokenPipe,
}

impl Failure {
    /// A usage error of one argument.
    pub(crate) fn usage(argument: &str, problem: impl Display) -> Self {
        Self::Usage(format!("{argument}: {problem}"))
    }

    /// Combines several results: returns the last failure and reports the earlier ones. A broken pipe counts only
    /// if nothing else has failed.
    pub(crate) fn all(results: impl IntoIterator<Item = Result<(), Self>>) -> Result<(), Self> {
        let mut last = Ok(());
        for failure in results.into_iter().filter_map(Result::err) {
            last = match (last, failure) {
                (Ok(()) | Err(Self::BrokenPipe), failure) => Err(failure),
                (Err(earlier), Self::BrokenPipe) => Err(earlier),
                (Err(earlier), failure) => {
                    earlier.report();
                    Err(failure)
                }
            };
        }
        last
    }

    /// Prints the failure to stderr and returns the exit code.
    pub(crate) fn report(self) -> ExitCode {
        let (message, code) = match self {
            Self::Usage(message) => (message, 2),
            Self::Failed(message) => (message, 1),
            Self::Reported => return ExitCode::FAILURE,
            Self::Help(error) => {
                // If the help cannot be written, neither can an error message.
                let _ = error.print();
                return ExitCode::SUCCESS;
            }
            Self::BrokenPipe => return ExitCode::SUCCESS,
        };
        warn(&message);
        ExitCode::from(code)
    }
}

/// Prints one line to stderr.
pub(crate) fn warn(message: &str) {
    // If stderr can't be written to, there is nowhere left to report it.
    let _ = writeln!(io::stderr(), "alquerque: {}", escape(message));
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Self {
        match error.kind() {
            io::ErrorKind::BrokenPipe => Self::BrokenPipe,
            _ => Self::Failed(format!("cannot read stdin or write stdout: {error}; expected open streams")),
        }
    }
}

impl From<TextError> for Failure {
    fn from(error: TextError) -> Self {
        Self::Usage(error.to_string())
    }
}

impl From<clap::Error> for Failure {
    fn from(error: clap::Error) -> Self {
        use clap::error::ErrorKind::{DisplayHelp, DisplayVersion};
        match error.kind() {
            DisplayHelp | DisplayVersion => Self::Help(error),
            _ => Self::Usage(one_line(&with_quoted_arguments(error).to_string())),
        }
    }
}

/// Quotes the parts of the command line in an error.
fn with_quoted_arguments(mut error: clap::Error) -> clap::Error {
    let texts: Vec<(ContextKind, ContextValue)> = error
        .context()
        .filter_map(|(kind, value)| match value {
            ContextValue::String(text) => Some((kind, ContextValue::String(quote(text)))),
            ContextValue::StyledStrs(texts) => {
                let texts = texts.iter().map(|text| quote(&text.to_string()).into());
                Some((kind, ContextValue::StyledStrs(texts.collect())))
            }
            _ => None,
        })
        .collect();
    for (kind, value) in texts {
        error.insert(kind, value);
    }
    error
}

/// Turns clap's message of several lines into one, without the usage section, and says where to find help.
fn one_line(message: &str) -> String {
    let problem = message.split("Usage:").next().unwrap_or(message);
    let problem = problem.split("For more information").next().unwrap_or(problem);
    let words: Vec<&str> = problem.split_whitespace().collect();
    let problem = words.join(" ");
    let problem = problem.strip_prefix("error: ").unwrap_or(&problem);
    // Messages of our own parsers already say what is expected.
    if problem.contains("; expected ") { problem.to_owned() } else { format!("{problem}; see `alquerque --help`") }
}

#[cfg(test)]
mod tests {
    use super::one_line;

    #[test]
    fn multi_line_messages_become_one_line() {
        let message = "error: the following required arguments were not provided:\n  --rules <R>\n  --depth <N>\n\n\
                       Usage: alquerque perft --rules <R> --depth <N>\n\nFor more information, try '--help'.\n";
        assert_eq!(
            one_line(message),
            "the following required arguments were not provided: --rules <R> --depth <N>; see `alquerque --help`"
        );
    }

    #[test]
    fn messages_that_say_what_is_expected_are_kept() {
        let message =
            "error: invalid value 'x' for '--rules <R>': no; expected y\n\nFor more information, try '--help'.";
        assert_eq!(one_line(message), "invalid value 'x' for '--rules <R>': no; expected y");
    }
}
