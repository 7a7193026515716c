//! The results of the solver: `cargo xtask solved` computes them, writes docs/solved.json, and from it the tables of
//! docs/solved.md. Tests compare these and the page *Who wins?* with the file.

use std::fs;
use std::path::PathBuf;

use alquerque_core::alquerque::{Alquerque, Ruleset};
use alquerque_core::{Game, Notation};
use serde_json::{Value, json};

use crate::command::{Failure, command, output, read, root, run, write};

/// The programs' folder within `target`, for databases and certificates.
const FOLDER: &str = "solved";
/// Seconds after which a search without an answer ends.
const LIMIT: u64 = 300;

/// A question for the solver.
struct Question {
    /// Its name: the ruleset, and the first move if that is given.
    name: String,
    ruleset: &'static str,
    first_move: Option<String>,
    /// The options besides the ruleset and the position.
    options: String,
    has_certificate: bool,
}

/// The questions of docs/solved.md.
fn questions() -> Vec<Question> {
    let question = |ruleset: &'static str, options: &str, has_certificate| Question {
        name: ruleset.to_owned(),
        ruleset,
        first_move: None,
        options: options.to_owned(),
        has_certificate,
    };
    let mut questions = vec![
        question("merkel", "--memory 6 --jobs 1", true),
        question("medieval", "--memory 6 --jobs 1 --database databases --build 8", true),
        question("ancient", "--memory 4 --jobs 1 --database databases --build 7", true),
    ];
    for ruleset in ["alfonso", "murray"] {
        let options = format!("--memory 6 --database databases --build 10 --outcomes 8 --limit {LIMIT}");
        questions.push(question(ruleset, &options, false));
    }
    for ruleset in MIXTURES {
        questions.push(question(ruleset, &format!("--memory 4 --jobs 1 --limit {LIMIT}"), false));
    }
    for (ruleset, options) in
        [("merkel", "--memory 6 --jobs 1"), ("medieval", "--memory 12 --jobs 1 --database databases --build 8")]
    {
        for first_move in FIRST_MOVES {
            questions.push(Question {
                name: format!("{ruleset}-{first_move}"),
                first_move: Some(first_move.to_owned()),
                ..question(ruleset, options, true)
            });
        }
    }
    questions
}

const MIXTURES: [&str; 5] = [
    "merkel,invert=allowed",
    "medieval,invert=forbidden",
    "ancient,invert=forbidden",
    "alfonso,invert=forbidden",
    "murray,invert=forbidden",
];
const FIRST_MOVES: [&str; 4] = ["b2-c3", "c2-c3", "d2-c3", "d3-c3"];

/// Asks the questions with these names, or all, and rewrites the files.
pub(crate) fn rewrite(names: &[String]) -> Result<(), Failure> {
    let questions = questions();
    if let Some(unknown) = names.iter().find(|&name| questions.iter().all(|question| question.name != *name)) {
        let all: Vec<_> = questions.iter().map(|question| question.name.as_str()).collect();
        return Err(Failure(format!("there is no question {unknown}; expected some of {}", all.join(", "))));
    }
    run(&mut command("cargo", &["build", "--quiet", "--release", "--package", "alquerque-cli"]))?;
    let folder = root().join("target").join(FOLDER);
    fs::create_dir_all(&folder).map_err(Failure::context(format!("cannot create {}", folder.display())))?;
    for question in questions.iter().filter(|question| names.is_empty() || names.contains(&question.name)) {
        println!("{} …", question.name);
        let answer = question.answer()?;
        let mut all = results()?;
        all[&question.name] = answer;
        // Each result is kept at once.
        write(&data_file(), format!("{all:#}\n"))?;
        write(&document(), rendered(&read(&document())?, &all)?)?;
    }
    Ok(())
}

impl Question {
    /// The arguments for `alquerque`, as typed, without the position.
    fn arguments(&self) -> String {
        let certificate =
            if self.has_certificate { format!(" --certificate {}.cert", self.name) } else { String::new() };
        format!("solve --rules {} {}{certificate}", self.ruleset, self.options)
    }

    fn answer(&self) -> Result<Value, Failure> {
        let program = root().join("target/release/alquerque");
        let folder = root().join("target").join(FOLDER);
        let ask = |arguments: &[&str]| {
            let mut asked = command(&program.to_string_lossy(), arguments);
            let text = output(asked.arg("--json").current_dir(&folder));
            let value = text.and_then(|text| serde_json::from_str::<Value>(&text).ok());
            value.ok_or_else(|| Failure(format!("`alquerque {}` gave no answer", arguments.join(" "))))
        };
        let arguments = self.arguments();
        let position = self.position()?;
        let mut words: Vec<&str> = arguments.split(' ').collect();
        if let Some(position) = &position {
            words.extend(["--position", position]);
        }
        let found = ask(&words)?;
        let mut answer = json!({
            "command": format!("alquerque {arguments}"),
            "position": position,
            "version": output(&mut command("git", &["describe", "--always", "--dirty"])).unwrap_or_default().trim(),
            "value": found["value"],
            "states": found["states"],
            "seconds": found["seconds"],
        });
        if self.has_certificate {
            let file = format!("{}.cert", self.name);
            let checked = ask(&["solve", "--verify", &file])?;
            let bytes =
                fs::metadata(folder.join(&file)).map_err(Failure::context(format!("cannot read {file}")))?.len();
            answer["certificate"] = json!({ "states": checked["states"], "plies": checked["plies"], "bytes": bytes });
        }
        Ok(answer)
    }

    /// The position after the first move.
    fn position(&self) -> Result<Option<String>, Failure> {
        let Some(first_move) = &self.first_move else { return Ok(None) };
        let ruleset: Ruleset = self.ruleset.parse().map_err(Failure::context(self.ruleset))?;
        let game = Alquerque { ruleset };
        let start = game.start();
        let mv = game.moves(&start).into_iter().find(|&mv| game.move_text(mv) == *first_move);
        let mv = mv.ok_or_else(|| Failure(format!("{first_move} is no first move of {ruleset}")))?;
        Ok(Some(game.position_text(&game.play_unchecked(&start, mv))))
    }
}

fn data_file() -> PathBuf {
    root().join("docs/solved.json")
}

fn document() -> PathBuf {
    root().join("docs/solved.md")
}

/// The results by name.
fn results() -> Result<Value, Failure> {
    serde_json::from_str(&read(&data_file())?).map_err(Failure::context("cannot read docs/solved.json"))
}

/// A document with its tables replaced by those of these results.
fn rendered(document: &str, results: &Value) -> Result<String, Failure> {
    let mut text = document.to_owned();
    for (name, table) in
        [("values", values(results)), ("mixtures", mixtures(results)), ("first moves", first_moves(results))]
    {
        let [begin, end] = [format!("<!-- solved.json: {name} -->\n"), format!("<!-- end of {name} -->\n")];
        let parts = text.split_once(&begin).and_then(|(before, rest)| Some((before, rest.split_once(&end)?.1)));
        let (before, after) = parts.ok_or_else(|| Failure(format!("docs/solved.md has no place for {name}")))?;
        text = format!("{before}{begin}{table}{end}{after}");
    }
    Ok(text)
}

/// The value in words.
fn outcome(result: &Value) -> &'static str {
    match result["value"].as_str() {
        Some("light") => "light wins",
        Some("dark") => "dark wins",
        Some(_) => "draw",
        None => "unknown",
    }
}

/// A whole number with its thousands separated.
fn grouped(number: &Value) -> String {
    let digits = number.as_u64().unwrap_or(0).to_string();
    let groups: Vec<_> = digits.as_bytes().rchunks(3).rev().map(String::from_utf8_lossy).collect();
    groups.join(",")
}

/// Seconds, with one decimal below ten.
fn seconds(result: &Value) -> String {
    let seconds = result["seconds"].as_f64().unwrap_or(0.0);
    if seconds < 10.0 { format!("{seconds:.1}") } else { format!("{seconds:.0}") }
}

fn values(results: &Value) -> String {
    let rows = ["merkel", "medieval", "ancient", "alfonso", "murray"].map(|name| {
        let result = &results[name];
        let proof = &result["certificate"];
        let certificate = match proof["states"].as_u64() {
            Some(_) => {
                let megabytes = proof["bytes"].as_f64().unwrap_or(0.0) / 1e6;
                format!("{} states, {megabytes:.1} MB", grouped(&proof["states"]))
            }
            None => "–".to_owned(),
        };
        let longest = match proof["plies"].as_u64() {
            Some(plies @ 1..) => format!("at most {plies} plies"),
            _ => "–".to_owned(),
        };
        let (states, seconds, command) =
            (grouped(&result["states"]), seconds(result), result["command"].as_str().unwrap_or_default());
        format!("| `{name}` | {} | {states} | {seconds} | {certificate} | {longest} | `{command}` |\n", outcome(result))
    });
    "| rules | value | states searched | seconds | certificate | longest line | command |\n\
     | --- | --- | ---: | ---: | --- | --- | --- |\n"
        .to_owned()
        + &rows.concat()
}

fn mixtures(results: &Value) -> String {
    let rows = MIXTURES.map(|name| {
        let result = &results[name];
        format!("| `{name}` | {} | {} | {} |\n", outcome(result), grouped(&result["states"]), seconds(result))
    });
    "| rules | value | states searched | seconds |\n| --- | --- | ---: | ---: |\n".to_owned() + &rows.concat()
}

fn first_moves(results: &Value) -> String {
    let rows = FIRST_MOVES.map(|first_move| {
        let of = |rules| {
            let result = &results[&format!("{rules}-{first_move}")];
            let (states, proof) = (grouped(&result["states"]), grouped(&result["certificate"]["states"]));
            let (value, seconds) = (outcome(result), seconds(result));
            format!("| {first_move} | `{rules}` | {value} | {states} | {seconds} | {proof} states |\n")
        };
        ["merkel", "medieval"].map(of).concat()
    });
    "| first move | rules | value | states searched | seconds | certificate |\n\
     | --- | --- | --- | ---: | ---: | ---: |\n"
        .to_owned()
        + &rows.concat()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_document_has_the_results_of_the_data_file() {
        let text = read(&document()).unwrap();
        assert_eq!(rendered(&text, &results().unwrap()).unwrap(), text, "run `cargo xtask solved`");
    }

    #[test]
    fn every_question_has_a_result() {
        let results = results().unwrap();
        for question in questions() {
            let result = &results[&question.name];
            assert_eq!(
                result["command"].as_str(),
                Some(format!("alquerque {}", question.arguments()).as_str()),
                "{}",
                question.name
            );
            assert_eq!(result["position"].as_str().map(str::to_owned), question.position().unwrap());
        }
    }

    /// The figures of the page, in every language.
    #[test]
    fn the_page_has_the_figures_of_the_data_file() {
        let results = results().unwrap();
        let number = |name: &str, part: &str| results[name]["certificate"][part].as_u64().unwrap();
        let moves = |name| number(name, "plies").div_ceil(2).to_string();
        let states = |name: &str| results[name]["states"].as_u64().unwrap();
        let mut figures = vec![moves("merkel"), moves("medieval")];
        figures.extend(["merkel", "medieval", "ancient"].map(|name| number(name, "states").to_string()));
        figures.extend(["merkel", "alfonso", "murray"].map(|name| ((states(name) + 500_000) / 1_000_000).to_string()));
        for language in ["", "de/", "es/", "fr/", "ar/"] {
            let page = read(&root().join(format!("www/pages/{language}who-wins.html"))).unwrap();
            // Without the separators of thousands.
            let page: String = page.chars().filter(|&c| !matches!(c, ',' | '.' | '\u{a0}' | '\u{202f}')).collect();
            let numbers: Vec<&str> = page.split(|c: char| !c.is_ascii_digit()).collect();
            for figure in &figures {
                assert!(numbers.contains(&figure.as_str()), "{language}: {figure}");
            }
        }
    }
}
