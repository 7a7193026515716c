//! The tasks of this repository; see `cargo xtask help`.

mod bench;
mod browsers;
mod command;
mod finish;
mod knowledge;
mod languages;
mod licences;
mod modules;
mod offline;
mod parts;
mod runners;
mod say;
mod served;
mod site;
mod solved;
mod study;
mod test;
mod tools;
mod translated;

use std::path;
use std::process::ExitCode;

use clap::Parser;
use clap::builder::PossibleValuesParser;
use command::Failure;

/// Runs the tasks of this repository.
#[derive(Debug, PartialEq, Parser)]
#[command(
    bin_name = "cargo xtask",
    after_help = "Missing tools are first installed into .tools/, which takes some minutes."
)]
enum Task {
    /// Build the game, serve it on http://127.0.0.1:PORT, and rebuild it when a source changes.
    Serve(Served),
    /// Complete the site that Trunk has built; Trunk runs this.
    #[command(hide = true)]
    Finish,
    /// Run all checks and tests, or one stage of them.
    Test {
        /// Run only this stage.
        #[arg(long, value_name = "STAGE", value_parser = PossibleValuesParser::new(test::stage_names()))]
        only: Option<String>,
        /// Run what takes a minute or two after a build: source format, unit tests, and the tests that span crates.
        #[arg(long, conflicts_with = "only")]
        quick: bool,
    },
    /// Write the static site to dist/.
    Dist {
        #[command(flatten)]
        build: Profile,
    },
    /// Measure the engine, natively and in headless Chromium.
    Bench {
        /// Measure first and return visits instead: --against FOLDER (another built site to compare with),
        /// --page study.html, --rounds N.
        #[arg(long, num_args = 0.., allow_hyphen_values = true, value_name = "OPTIONS")]
        start: Option<Vec<String>>,
    },
    /// Try for hours what could break the page: changed stored data, links, backups and caches, a lying friend, random
    /// events in three browsers, changed inputs of all parsers: --minutes, --seed, --only, --from, --tries.
    Campaign(Passed),
    /// Play 500 games of AI against AI in one tab and watch the memory: --games, --every.
    Soak(Passed),
    /// Learn the weights of an evaluation (see `train --help`).
    #[command(disable_help_flag = true)]
    Train(Passed),
    /// Generate, pack or check puzzles (see `puzzles --help`).
    #[command(disable_help_flag = true)]
    Puzzles(Passed),
    /// Record which English texts the translations were made from, and list the translations left behind.
    Translated {
        /// Messages or pages whose translations still hold although the English has changed.
        #[arg(value_name = "NAME")]
        confirmed: Vec<String>,
    },
    /// Solve the rulesets again, which takes some hours, and rewrite docs/solved.json and the tables of docs/solved.md.
    Solved {
        /// The questions, such as merkel or medieval-c2-c3; all if there are none.
        #[arg(value_name = "NAME")]
        names: Vec<String>,
    },
    /// Only install the tools needed for building.
    Tools,
}

#[derive(Debug, PartialEq, clap::Args)]
struct Served {
    /// The port to serve on.
    #[arg(long, default_value_t = 8080, value_parser = port)]
    port: u16,
    #[command(flatten)]
    build: Profile,
}

#[derive(Debug, PartialEq, clap::Args)]
struct Profile {
    /// Make a development build, which builds faster, checks arithmetic for overflow and has no service worker.
    #[arg(long)]
    dev: bool,
}

/// The options of another program.
#[derive(Debug, PartialEq, clap::Args)]
struct Passed {
    #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
    options: Vec<String>,
}

fn main() -> ExitCode {
    let result = match Task::parse() {
        Task::Serve(Served { port, build }) => site::serve(port, build.dev),
        Task::Finish => finish::run(),
        Task::Test { quick: true, .. } => test::run_quick(),
        Task::Test { only, .. } => test::run(only.as_deref()),
        Task::Dist { build } => site::build(build.dev),
        Task::Bench { start: None } => bench::run_all(),
        Task::Bench { start: Some(options) } => browsers::run_on_site("start.mjs", &in_own_folder(options)),
        Task::Campaign(Passed { options }) => browsers::run_campaign(&options),
        Task::Soak(Passed { options }) => browsers::run_on_site("soak.mjs", &options),
        Task::Train(Passed { options }) => run_package("alquerque-trainer", &options),
        Task::Puzzles(Passed { options }) => run_package("alquerque-puzzler", &options),
        Task::Translated { confirmed } => translated::run(&confirmed),
        Task::Solved { names } => solved::rewrite(&names),
        Task::Tools => tools::ensure().map(|_| ()),
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(Failure(text)) => {
            eprintln!("xtask: {text}");
            ExitCode::FAILURE
        }
    }
}

fn port(text: &str) -> Result<u16, &'static str> {
    text.parse().map_err(|_| "expected a number from 1 to 65535")
}

/// Builds the program of a package and runs it.
fn run_package(package: &str, arguments: &[String]) -> Result<(), Failure> {
    let options = ["run", "--quiet", "--release", "--package", package, "--"];
    command::run(command::command("cargo", &options).args(arguments))
}

/// Prepares options for a program that runs in another folder: makes the path after `--against` absolute.
fn in_own_folder(mut options: Vec<String>) -> Vec<String> {
    for index in 1..options.len() {
        if options[index - 1] == "--against"
            && let Ok(folder) = path::absolute(&options[index])
        {
            options[index] = folder.to_string_lossy().into_owned();
        }
    }
    options
}

#[cfg(test)]
mod tests {
    use clap::error::ErrorKind;

    use super::*;

    fn parse(words: &[&str]) -> Result<Task, clap::Error> {
        Task::try_parse_from(["cargo xtask"].iter().chain(words))
    }

    fn strings(words: &[&str]) -> Vec<String> {
        words.iter().map(|&word| word.to_owned()).collect()
    }

    #[test]
    fn commands_are_parsed() {
        let serve = |port, dev| Task::Serve(Served { port, build: Profile { dev } });
        assert_eq!(parse(&["serve"]).unwrap(), serve(8080, false));
        assert_eq!(parse(&["serve", "--port", "9000"]).unwrap(), serve(9000, false));
        assert_eq!(parse(&["serve", "--dev", "--port", "9000"]).unwrap(), serve(9000, true));
        assert_eq!(parse(&["dist", "--dev"]).unwrap(), Task::Dist { build: Profile { dev: true } });
        assert_eq!(
            parse(&["test", "--only", "doc"]).unwrap(),
            Task::Test { only: Some("doc".to_owned()), quick: false }
        );
        assert_eq!(parse(&["test", "--quick"]).unwrap(), Task::Test { only: None, quick: true });
        for help in [&["dist", "--help"][..], &["--help"], &["help"]] {
            assert_eq!(parse(help).unwrap_err().kind(), ErrorKind::DisplayHelp, "{help:?}");
        }
        let options = strings(&["merkel", "--seconds", "5", "--help"]);
        let train = [&["train"], &["merkel", "--seconds", "5", "--help"][..]].concat();
        assert_eq!(parse(&train).unwrap(), Task::Train(Passed { options }));
        let options = strings(&["--seed", "2"]);
        assert_eq!(parse(&["campaign", "--seed", "2"]).unwrap(), Task::Campaign(Passed { options }));
        assert_eq!(parse(&["bench"]).unwrap(), Task::Bench { start: None });
        let start = Some(strings(&["--rounds", "3"]));
        assert_eq!(parse(&["bench", "--start", "--rounds", "3"]).unwrap(), Task::Bench { start });
    }

    #[test]
    fn usage_errors_say_what_is_expected() {
        for (words, wanted) in [
            (&["serve", "--port", "high"][..], "from 1 to 65535"),
            (&["test", "--only", "nothing"], "browser"),
            (&["test", "--only", "rust", "--quick"], "cannot be used with"),
            (&["brew"], "Usage"),
            (&[], "Usage"),
        ] {
            let error = parse(words).unwrap_err().to_string();
            assert!(error.contains(wanted), "{words:?}: {error}");
        }
    }
}
