//! `alquerque solve --check`: checks endgame databases and counts their wins, losses and draws.

use std::io::{self, Write};
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::time::Instant;

use alquerque_core::{Outcome, Player};
use alquerque_solver::database::{Endgames, Entry, Layers, Tally, Value, Wrong};
use serde::Serialize;

use crate::failure::Failure;
use crate::files::print_json;
use crate::progress;

/// The maximum number of states to check in a layer, roughly; they are evenly spread.
const MAX_STATES: usize = 1_000_000;

#[derive(Serialize)]
struct Answer {
    rules: String,
    layers: Vec<Row>,
    states: u64,
    checked: u64,
    seconds: f64,
}

#[derive(Serialize)]
struct Row {
    own: String,
    other: String,
    won: u64,
    lost: u64,
    drawn: u64,
    /// The maximum plies; null in a layer without plies.
    plies: Option<u8>,
}

/// Checks every layer's values against those of the successor states, and prints the counts.
pub(super) fn check<G: Endgames>(database: &Layers<G>, json: bool, stop: &AtomicBool) -> Result<(), Failure> {
    let begin = Instant::now();
    let bar = progress::bar(database.layers().count() as u64, "{elapsed} layers checked: {wide_bar} {pos} of {len}");
    let rules = database.game().ruleset_text();
    let mut answer = Answer { rules, layers: Vec::new(), states: 0, checked: 0, seconds: 0.0 };
    for pieces in database.layers() {
        let checked = database.check(pieces, MAX_STATES, &mut || !stop.load(Relaxed));
        let Some(checked) = checked.map_err(|wrong| failure(database, pieces, &wrong))? else {
            return Err(Failure::Failed("interrupted by ctrl-C before all layers were checked".to_owned()));
        };
        answer.checked += checked;
        let Tally { won, lost, drawn, plies } = database.tally(pieces);
        let [own, other] = pieces.map(|pieces| pieces.to_string());
        answer.states += won + lost + drawn;
        answer.layers.push(Row { own, other, won, lost, drawn, plies });
        bar.inc(1);
    }
    bar.finish_and_clear();
    answer.seconds = begin.elapsed().as_secs_f64();
    if json { print_json(&answer) } else { print(&answer) }
}

/// Prints the plain-text answer.
fn print(answer: &Answer) -> Result<(), Failure> {
    let mut out = io::stdout().lock();
    for Row { own, other, won, lost, drawn, plies } in &answer.layers {
        let plies = plies.map_or(String::new(), |plies| format!(", at most {plies} plies"));
        writeln!(out, "{own} against {other}: {won} won, {lost} lost, {drawn} drawn{plies}")?;
    }
    let Answer { layers, states, checked, seconds, .. } = answer;
    let layers = layers.len();
    writeln!(out, "{checked} of {states} states in {layers} layers checked, no errors, {seconds:.1} s")?;
    Ok(())
}

/// The error for a wrong value.
fn failure<G: Endgames>(database: &Layers<G>, pieces: [G::Pieces; 2], wrong: &Wrong<G::State>) -> Failure {
    let position = database.game().position_text(&wrong.state.into());
    let found = wrong.found.map_or("no value".to_owned(), entry_text);
    let expected = wrong.expected.map_or("layers with all its successors".to_owned(), entry_text);
    Failure::Failed(format!("{}: {position} is wrong: {found}; expected {expected}", database.file_name(pieces)))
}

/// A result as printed.
fn entry_text(entry: Entry) -> String {
    match entry {
        Entry::Value(Value::Win(plies)) => format!("a win in {plies} plies"),
        Entry::Value(Value::Loss(plies)) => format!("a loss in {plies} plies"),
        Entry::Outcome(Outcome::Win(Player::Light)) => "a win".to_owned(),
        Entry::Outcome(Outcome::Win(Player::Dark)) => "a loss".to_owned(),
        Entry::Value(Value::Draw) | Entry::Outcome(Outcome::Draw) => "a draw".to_owned(),
    }
}
