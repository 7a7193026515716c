//! `alquerque solve --check`: whether endgame databases are right, and how their states end.

use std::io::{self, Write};
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::time::Instant;

use alquerque_solver::database::{Endgames, Layers, Tally, Value, Wrong};
use serde::Serialize;

use crate::failure::Failure;
use crate::output::print_json;
use crate::progress;

/// Of a layer with more states a sample of about so many is checked, evenly spread.
const MOST: usize = 1_000_000;

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
    plies: u8,
}

/// Holds the values of all layers against those of the states after theirs, and prints how the states end.
pub(super) fn check<G: Endgames>(database: &Layers<G>, json: bool, stop: &AtomicBool) -> Result<(), Failure> {
    let begin = Instant::now();
    let bar = progress::bar(database.layers().count() as u64, "{elapsed} layers checked: {wide_bar} {pos} of {len}");
    let rules = database.game().ruleset_text();
    let mut answer = Answer { rules, layers: Vec::new(), states: 0, checked: 0, seconds: 0.0 };
    for pieces in database.layers() {
        if stop.load(Relaxed) {
            return Err(Failure::Failed("stopped; expected time to check all layers".to_owned()));
        }
        answer.checked += database.check(pieces, MOST).map_err(|wrong| failure(database, pieces, &wrong))?;
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

/// Prints for people to read.
fn print(answer: &Answer) -> Result<(), Failure> {
    let mut out = io::stdout().lock();
    for Row { own, other, won, lost, drawn, plies } in &answer.layers {
        writeln!(out, "{own} against {other}: {won} won, {lost} lost, {drawn} drawn, at most {plies} plies")?;
    }
    let Answer { layers, states, checked, seconds, .. } = answer;
    let layers = layers.len();
    writeln!(out, "{checked} of {states} states in {layers} layers checked, all right, {seconds:.1} s")?;
    Ok(())
}

/// What is wrong with a layer.
fn failure<G: Endgames>(database: &Layers<G>, pieces: [G::Pieces; 2], wrong: &Wrong<G::State>) -> Failure {
    let position = database.game().position_text(&wrong.state.into());
    let said = wrong.value.map_or("nothing".to_owned(), said);
    let expected = wrong.expected.map_or("layers with all states after it".to_owned(), self::said);
    Failure::Failed(format!("{}: {position} is wrong: {said}; expected {expected}", database.file_name(pieces)))
}

/// How a value is told.
fn said(value: Value) -> String {
    match value {
        Value::Win(plies) => format!("a win in {plies} plies"),
        Value::Loss(plies) => format!("a loss in {plies} plies"),
        Value::Draw => "a draw".to_owned(),
    }
}
