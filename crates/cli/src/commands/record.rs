//! `alquerque record`: reads, checks and converts files of games.

use std::fs::File;
use std::io::{self, Read, Write};
use std::path::Path;

use alquerque_core::Outcome;
use alquerque_core::any_record::AnyRecord;
use alquerque_core::record::{
    Format, Header, ImportError, Imported, LONGEST_TEXT, Warning, export, file_text, import, to_link,
};
use serde::Serialize;

use crate::args::{RecordArgs, RecordFormat};
use crate::failure::Failure;
use crate::output::print_json;

/// More than the longest text that can be read, so that a longer one is refused without being taken in.
const MOST_BYTES: u64 = 4 * LONGEST_TEXT as u64;

/// A game as JSON. Moves and comments are those of the whole record, `played` of them lead to the position that is shown.
#[derive(Serialize)]
struct Entry<'a> {
    game: usize,
    rules: String,
    start: Option<String>,
    moves: Vec<String>,
    played: usize,
    position: String,
    result: Option<&'static str>,
    agreed: bool,
    event: &'a str,
    site: &'a str,
    date: Option<String>,
    round: &'a str,
    light: &'a str,
    dark: &'a str,
    comments: Vec<Comment<'a>>,
    warnings: Vec<String>,
}

#[derive(Serialize)]
struct Comment<'a> {
    ply: usize,
    text: &'a str,
}

/// A game that cannot be read, as JSON.
#[derive(Serialize)]
struct Unreadable {
    game: usize,
    line: usize,
    column: usize,
    error: String,
}

pub(crate) fn run(args: &RecordArgs) -> Result<(), Failure> {
    let text = read(&args.file)?;
    let is_json = args.json || args.to == RecordFormat::Json;
    let mut are_all_good = true;
    for (game, number) in import(&text).iter().zip(1..) {
        match game {
            Ok(game) => {
                for warning in &game.warnings {
                    tell(&args.file, &format!("game {number}: warning: {warning}"));
                }
                if !args.check {
                    print(game, number, if is_json { RecordFormat::Json } else { args.to })?;
                }
            }
            Err(error) => {
                are_all_good = false;
                tell(&args.file, &error.to_string());
                if is_json && !args.check {
                    print_error(error)?;
                }
            }
        }
    }
    if are_all_good { Ok(()) } else { Err(Failure::Reported) }
}

/// Tells of something about the file in a line on stderr.
fn tell(file: &str, message: &str) {
    let name = if file == "-" { "stdin" } else { file };
    // Where stderr cannot be written there is no place to tell of it.
    let _ = writeln!(io::stderr(), "alquerque: {name}: {message}");
}

/// The text of a file, of stdin for `-`, or the argument itself where it is a link.
fn read(file: &str) -> Result<String, Failure> {
    let mut bytes = Vec::new();
    if file == "-" {
        io::stdin().lock().take(MOST_BYTES).read_to_end(&mut bytes)?;
    } else if is_link(file) && !Path::new(file).exists() {
        return Ok(file.to_owned());
    } else {
        let read = File::open(file).and_then(|file| file.take(MOST_BYTES).read_to_end(&mut bytes));
        read.map_err(|error| {
            Failure::Failed(format!("cannot read `{}`: {error}; expected a file of games, or `-`", file.escape_debug()))
        })?;
    }
    file_text(&bytes).ok_or_else(|| {
        Failure::Failed(format!("cannot read `{}`: it is no text; expected a file of games", file.escape_debug()))
    })
}

/// Whether the argument looks like a link rather than like a file: `g`, a version and a point, alone or behind a `#`.
fn is_link(argument: &str) -> bool {
    let fragment = argument.rsplit_once('#').map_or(argument, |(_, fragment)| fragment);
    let version = fragment.strip_prefix('g').and_then(|rest| rest.split_once('.')).map(|(version, _)| version);
    version.is_some_and(|version| !version.is_empty() && version.bytes().all(|byte| byte.is_ascii_digit()))
}

fn print(game: &Imported, number: usize, to: RecordFormat) -> Result<(), Failure> {
    let record = game.record.as_ref();
    let mut out = io::stdout().lock();
    match to {
        RecordFormat::Pdn => {
            // An empty line separates the games.
            let between = if number > 1 { "\n" } else { "" };
            write!(out, "{between}{}", export(record, Format::Pdn))?;
        }
        RecordFormat::Transcript => write!(out, "{}", export(record, Format::Transcript))?,
        RecordFormat::Link => writeln!(out, "{}", to_link(record))?,
        RecordFormat::Json => {
            drop(out);
            print_json(&json(record, number, &game.warnings))?;
        }
    }
    Ok(())
}

fn json<'a>(record: &'a dyn AnyRecord, number: usize, warnings: &[Warning]) -> Entry<'a> {
    let headers = record.headers();
    let moves = record.moves();
    let comments = (0..=moves.len()).map(|ply| Comment { ply, text: record.comment(ply) });
    Entry {
        game: number,
        rules: record.rules(),
        start: record.start_text(),
        played: record.played(),
        position: record.position_text(),
        result: record.result().map(Outcome::name),
        agreed: record.agreed(),
        event: headers.text(Header::Event),
        site: headers.text(Header::Site),
        date: (!headers.date.is_unknown()).then(|| headers.date.to_string()),
        round: headers.text(Header::Round),
        light: headers.text(Header::Light),
        dark: headers.text(Header::Dark),
        comments: comments.filter(|comment| !comment.text.is_empty()).collect(),
        moves,
        warnings: warnings.iter().map(Warning::to_string).collect(),
    }
}

fn print_error(error: &ImportError) -> Result<(), Failure> {
    print_json(&Unreadable {
        game: error.game(),
        line: error.line(),
        column: error.column(),
        error: error.cause().to_string(),
    })
}
