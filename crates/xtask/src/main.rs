//! The chores of this repository: `cargo xtask help` lists them.

mod bench;
mod browsers;
mod command;
mod integrity;
mod knowledge;
mod languages;
mod licences;
mod module;
mod pack;
mod parts;
mod post_build;
mod served;
mod site;
mod study;
mod test;
mod tools;

use std::process::ExitCode;

use command::Failure;

const HELP: &str = "\
The chores of this repository.

Usage: cargo xtask COMMAND

  serve [--port PORT]  build the game and serve it on http://127.0.0.1:8080
  test [--only STAGE]  run all checks and tests, or those of one stage
  dist                 write the static site to dist/
  bench                measure the engine, natively and in headless Chromium
  fuzz [TARGET ...]    feed the readers of foreign bytes with whatever chance makes of good ones (--help tells more)
  monkey [OPTIONS]     random clicks, keys and games in Chromium, and what goes wrong: --seed, --steps, --replay
  soak [OPTIONS]       500 games of AI against AI in one tab, and what is in memory: --games, --every
  tools                only get the tools that building needs
  help                 this text

Missing tools are fetched and built into .tools/ first; that takes some minutes, once.";

const DEFAULT_PORT: u16 = 8080;

/// A command line that is understood.
#[derive(Debug, PartialEq)]
enum Chore {
    Serve {
        port: u16,
    },
    Test {
        only: Option<&'static str>,
    },
    Dist,
    Bench,
    Fuzz(Vec<String>),
    /// One of the programs beside the browser tests, on a site that is built before.
    OnSite {
        program: &'static str,
        options: Vec<String>,
    },
    Tools,
    PostBuild,
    Help,
}

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let result = match parse(&words) {
        Ok(Chore::Serve { port }) => site::serve(port),
        Ok(Chore::Test { only }) => test::run(only),
        Ok(Chore::Dist) => site::build(),
        Ok(Chore::Bench) => bench::run_all(),
        Ok(Chore::Fuzz(arguments)) => fuzz(&arguments),
        Ok(Chore::OnSite { program, options }) => browsers::run_on_site(program, &options),
        Ok(Chore::Tools) => tools::ensure().map(|_| ()),
        Ok(Chore::PostBuild) => post_build::run(),
        Ok(Chore::Help) => {
            println!("{HELP}");
            Ok(())
        }
        Err(wrong) => {
            eprintln!("xtask: {wrong}");
            return ExitCode::from(2);
        }
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(Failure(text)) => {
            eprintln!("xtask: {text}");
            ExitCode::FAILURE
        }
    }
}

/// Reads a command line; an error says what is wrong with it and what would be right.
fn parse(words: &[&str]) -> Result<Chore, String> {
    let chore = match words {
        [] => return Err(format!("no command; expected one of these:\n\n{HELP}")),
        ["help", ..] => Chore::Help,
        // The program that does it has a help of its own.
        ["fuzz", arguments @ ..] => Chore::Fuzz(owned(arguments)),
        words if words.iter().any(|word| matches!(*word, "--help" | "-h")) => Chore::Help,
        ["serve"] => Chore::Serve { port: DEFAULT_PORT },
        ["serve", "--port", port] => Chore::Serve {
            port: port.parse().map_err(|_| format!("`{port}` is no port; expected a number from 1 to 65535"))?,
        },
        ["test"] => Chore::Test { only: None },
        ["test", "--only", name] => {
            let known = test::stage_names().find(|known| known == name);
            let stage = known.ok_or_else(|| {
                let names = test::stage_names().collect::<Vec<_>>().join(", ");
                format!("there is no stage `{name}`; expected one of {names}")
            })?;
            Chore::Test { only: Some(stage) }
        }
        ["dist"] => Chore::Dist,
        ["bench"] => Chore::Bench,
        ["monkey", options @ ..] => Chore::OnSite { program: "monkey.mjs", options: owned(options) },
        ["soak", options @ ..] => Chore::OnSite { program: "soak.mjs", options: owned(options) },
        ["tools"] => Chore::Tools,
        // Called by Trunk at the end of a build.
        ["post-build"] => Chore::PostBuild,
        words => return Err(format!("`{}` is not understood; expected one of these:\n\n{HELP}", words.join(" "))),
    };
    Ok(chore)
}

/// Builds the fuzzer with all checks, and runs it.
fn fuzz(arguments: &[String]) -> Result<(), Failure> {
    let options = ["run", "--quiet", "--profile", "fuzz", "--package", "alquerque-fuzz", "--"];
    command::run(command::command("cargo", &options).args(arguments))
}

fn owned(words: &[&str]) -> Vec<String> {
    words.iter().map(|&word| word.to_owned()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn commands_are_understood() {
        assert_eq!(parse(&["serve"]), Ok(Chore::Serve { port: 8080 }));
        assert_eq!(parse(&["serve", "--port", "9000"]), Ok(Chore::Serve { port: 9000 }));
        assert_eq!(parse(&["test", "--only", "doc"]), Ok(Chore::Test { only: Some("doc") }));
        assert_eq!(parse(&["dist", "--help"]), Ok(Chore::Help));
        let arguments = ["link", "--seconds", "5", "--help"];
        assert_eq!(
            parse(&[&["fuzz"], &arguments[..]].concat()),
            Ok(Chore::Fuzz(arguments.map(str::to_owned).to_vec()))
        );
        let options = vec!["--seed".to_owned(), "2".to_owned()];
        assert_eq!(parse(&["monkey", "--seed", "2"]), Ok(Chore::OnSite { program: "monkey.mjs", options }));
    }

    #[test]
    fn wrong_usage_says_what_would_be_right() {
        for (words, wanted) in [
            (&["serve", "--port", "high"][..], "from 1 to 65535"),
            (&["test", "--only", "nothing"], "browser"),
            (&["brew"], "Usage"),
            (&[], "Usage"),
        ] {
            let error = parse(words).unwrap_err();
            assert!(error.contains(wanted), "{words:?}: {error}");
        }
    }
}
