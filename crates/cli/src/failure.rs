//! What ends the program with another exit code than 0.

use std::fmt::Display;
use std::io::{self, Write};
use std::process::ExitCode;

use alquerque_core::TextError;

/// Why a command did not do what it was asked for. Each message is one line and says what would be right.
#[derive(Debug)]
pub(crate) enum Failure {
    /// The command line cannot be used: exit code 2.
    Usage(String),
    /// What was asked for cannot be done: exit code 1.
    Failed(String),
    /// What was asked for cannot be done, and stderr has said so already: exit code 1.
    Reported,
    /// Help or the version was asked for: no failure, exit code 0.
    Information(clap::Error),
    /// Nobody reads the output any longer, which is no failure either: `alquerque moves | head`.
    NobodyReads,
}

impl Failure {
    /// The argument that cannot be used, and why.
    pub(crate) fn usage(argument: &str, problem: impl Display) -> Self {
        Self::Usage(format!("{argument}: {problem}"))
    }

    /// Tells of the failure on stderr.
    pub(crate) fn report(self) -> ExitCode {
        let (message, code) = match self {
            Self::Usage(message) => (message, 2),
            Self::Failed(message) => (message, 1),
            Self::Reported => return ExitCode::FAILURE,
            Self::Information(error) => {
                // Where help cannot be written there is no place to tell of it.
                let _ = error.print();
                return ExitCode::SUCCESS;
            }
            Self::NobodyReads => return ExitCode::SUCCESS,
        };
        let _ = writeln!(io::stderr(), "alquerque: {message}");
        ExitCode::from(code)
    }
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Self {
        match error.kind() {
            io::ErrorKind::BrokenPipe => Self::NobodyReads,
            _ => Self::Failed(format!("cannot read the input or write the output: {error}; expected open streams")),
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
            DisplayHelp | DisplayVersion => Self::Information(error),
            _ => Self::Usage(one_line(&error.to_string())),
        }
    }
}

/// A message of clap, which takes several lines and ends with the usage, as one line.
fn one_line(message: &str) -> String {
    let problem = message.split("Usage:").next().unwrap_or(message);
    let problem = problem.split("For more information").next().unwrap_or(problem);
    let words: Vec<&str> = problem.split_whitespace().collect();
    let problem = words.join(" ");
    let problem = problem.strip_prefix("error: ").unwrap_or(&problem);
    // The library's own errors say already what would be right.
    if problem.contains("; expected ") { problem.to_owned() } else { format!("{problem}; see `alquerque --help`") }
}

#[cfg(test)]
mod tests {
    use super::one_line;

    #[test]
    fn messages_of_several_lines_become_one() {
        let message = "error: the following required arguments were not provided:\n  --rules <R>\n  --depth <N>\n\n\
                       Usage: alquerque perft --rules <R> --depth <N>\n\nFor more information, try '--help'.\n";
        assert_eq!(
            one_line(message),
            "the following required arguments were not provided: --rules <R> --depth <N>; see `alquerque --help`"
        );
    }

    #[test]
    fn a_message_that_says_what_would_be_right_stays_as_it_is() {
        let message =
            "error: invalid value 'x' for '--rules <R>': no; expected y\n\nFor more information, try '--help'.";
        assert_eq!(one_line(message), "invalid value 'x' for '--rules <R>': no; expected y");
    }
}
