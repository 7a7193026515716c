//! `alquerque record`: reads, checks and converts game files.

use std::fs::File;
use std::io::{self, Read, Write};
use std::iter;
use std::path::Path;

use alquerque_core::Outcome;
use alquerque_core::any_record::AnyRecord;
use alquerque_core::record::{
    Closing, Format, Header, ImportError, Imported, MAX_TEXT_LEN, NodeId, Symbol, Warning, export, file_text, import,
    to_link,
};
use serde::Serialize;

use crate::args::{RecordArgs, RecordFormat};
use crate::failure::{self, Failure};
use crate::files::print_json;
use crate::quote::quote;

/// Where reading stops: beyond the parser's limit, so that the parser rejects the text.
const MAX_BYTES: u64 = 4 * MAX_TEXT_LEN as u64;

/// A game as JSON. The first `played` moves lead to `position`.
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
    symbols: Vec<Symbols>,
    variations: Vec<Variation<'a>>,
    warnings: Vec<String>,
}

#[derive(Serialize)]
struct Comment<'a> {
    ply: usize,
    text: &'a str,
}

#[derive(Serialize)]
struct Symbols {
    ply: usize,
    symbols: Vec<String>,
}

/// A variation. Line 0 is the main line, line 1 the first variation.
#[derive(Serialize)]
struct Variation<'a> {
    /// The line from which it branches off.
    of: usize,
    /// The number of moves before it.
    ply: usize,
    moves: Vec<String>,
    comments: Vec<Comment<'a>>,
    symbols: Vec<Symbols>,
}

/// An unreadable game as JSON.
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
                    warn(&args.file, &format!("game {number}: warning: {warning}"));
                    are_all_good &= !warning.is_cut();
                }
                if !args.check {
                    print(game, number, if is_json { RecordFormat::Json } else { args.to })?;
                }
            }
            Err(error) => {
                are_all_good = false;
                warn(&args.file, &error.to_string());
                if is_json && !args.check {
                    print_error(error)?;
                }
            }
        }
    }
    if are_all_good { Ok(()) } else { Err(Failure::Reported) }
}

/// Prints a message about the file to stderr.
fn warn(file: &str, message: &str) {
    let name = if file == "-" { "stdin".to_owned() } else { quote(file) };
    failure::warn(&format!("{name}: {message}"));
}

/// The text of a file, of stdin for `-`, or the argument itself if it is a link.
fn read(file: &str) -> Result<String, Failure> {
    let mut bytes = Vec::new();
    if file == "-" {
        io::stdin().lock().take(MAX_BYTES).read_to_end(&mut bytes)?;
    } else if is_link(file) && !Path::new(file).exists() {
        return Ok(file.to_owned());
    } else {
        let read = File::open(file).and_then(|file| file.take(MAX_BYTES).read_to_end(&mut bytes));
        read.map_err(|error| {
            Failure::Failed(format!("cannot read `{}`: {error}; expected a game file, or `-`", quote(file)))
        })?;
    }
    file_text(&bytes)
        .ok_or_else(|| Failure::Failed(format!("cannot read `{}`: not a text file; expected a game file", quote(file))))
}

/// Whether the argument looks like a link: `g`, a version and a dot, alone or after a `#`.
fn is_link(argument: &str) -> bool {
    let fragment = argument.rsplit_once('#').map_or(argument, |(_, fragment)| fragment);
    let version = fragment.strip_prefix('g').and_then(|rest| rest.split_once('.')).map(|(version, _)| version);
    version.is_some_and(|version| !version.is_empty() && version.bytes().all(|byte| byte.is_ascii_digit()))
}

fn print(game: &Imported, number: usize, to: RecordFormat) -> Result<(), Failure> {
    let record = game.record.as_ref();
    let mut out = io::stdout().lock();
    // An empty line separates games.
    let between = if number > 1 { "\n" } else { "" };
    match to {
        RecordFormat::Pdn => write!(out, "{between}{}", export(record, Format::Pdn))?,
        RecordFormat::Transcript => write!(out, "{between}{}", export(record, Format::Transcript))?,
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
    let line = record.tree().line();
    Entry {
        game: number,
        rules: record.rules(),
        start: record.start_text(),
        played: record.played(),
        position: record.position_text(),
        result: record.result().map(Outcome::name),
        agreed: (record.closing() == Some(Closing::Agreement)),
        event: headers.text(Header::Event),
        site: headers.text(Header::Site),
        date: (!headers.date.is_unknown()).then(|| headers.date.to_string()),
        round: headers.text(Header::Round),
        light: headers.text(Header::Light),
        dark: headers.text(Header::Dark),
        comments: comments(record, line),
        symbols: symbols(record, line),
        moves: record.moves(),
        variations: variations(record),
        warnings: warnings.iter().map(Warning::to_string).collect(),
    }
}

fn comments<'a>(record: &'a dyn AnyRecord, line: &[NodeId]) -> Vec<Comment<'a>> {
    let tree = record.tree();
    let all = line.iter().map(|&node| Comment { ply: tree.ply(node), text: tree.comment(node) });
    all.filter(|comment| !comment.text.is_empty()).collect()
}

fn symbols(record: &dyn AnyRecord, line: &[NodeId]) -> Vec<Symbols> {
    let tree = record.tree();
    let written = |symbol: &Symbol| symbol.suffix().map_or_else(|| format!("${}", symbol.0), str::to_owned);
    let all = line
        .iter()
        .map(|&node| Symbols { ply: tree.ply(node), symbols: tree.symbols(node).iter().map(written).collect() });
    all.filter(|symbols| !symbols.symbols.is_empty()).collect()
}

/// All lines except the main one. Each follows first children to its end.
fn variations(record: &dyn AnyRecord) -> Vec<Variation<'_>> {
    let tree = record.tree();
    let mut line_of: Vec<Option<usize>> = vec![None; tree.len()];
    for node in tree.line() {
        line_of[node.index()] = Some(0);
    }
    let mut variations = Vec::new();
    // Parents come before their children.
    for first in tree.nodes() {
        let Some(parent) = tree.parent(first).filter(|_| line_of[first.index()].is_none()) else { continue };
        let line: Vec<NodeId> = iter::successors(Some(first), |&node| tree.first_child(node)).collect();
        for node in &line {
            line_of[node.index()] = Some(variations.len() + 1);
        }
        variations.push(Variation {
            of: line_of[parent.index()].unwrap_or_default(),
            ply: tree.ply(parent),
            moves: line.iter().map(|&node| record.move_text(node)).collect(),
            comments: comments(record, &line),
            symbols: symbols(record, &line),
        });
    }
    variations
}

fn print_error(error: &ImportError) -> Result<(), Failure> {
    print_json(&Unreadable { game: error.game(), line: error.line(), column: error.column(), error: error.cause() })
}
