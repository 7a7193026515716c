//! Certificates as files.

use std::fs;
use std::io::{self, Write};
use std::path::Path;
use std::time::Instant;

use alquerque_core::{Notation, Outcome, Player};
use alquerque_solver::certificate::Certificate;
use serde::Serialize;

use crate::failure::Failure;
use crate::output::{print_json, write_whole};

/// How an outcome is told.
pub(super) const fn said(outcome: Outcome) -> &'static str {
    match outcome {
        Outcome::Win(Player::Light) => "light wins",
        Outcome::Win(Player::Dark) => "dark wins",
        Outcome::Draw => "draw",
    }
}

#[derive(Serialize)]
struct Verified {
    rules: String,
    position: String,
    value: &'static str,
    states: usize,
    seconds: f64,
}

/// Writes a certificate, if it proves what it claims.
pub(super) fn write(path: &Path, certificate: &Certificate) -> Result<(), Failure> {
    certificate.check().map_err(|error| {
        Failure::Failed(format!("no certificate was written, as this one proves nothing: {error}; expected a proof"))
    })?;
    write_whole(path, &certificate.to_file())
        .map_err(|error| Failure::Failed(format!("{} cannot be written: {error}; expected a file", path.display())))
}

/// Reads a certificate, and checks it by the rules alone.
pub(super) fn read(path: &Path) -> Result<Certificate, Failure> {
    let expected = "expected a certificate that `alquerque solve --certificate` wrote";
    let failed = |problem: String| Failure::Failed(format!("{} {problem}; {expected}", path.display()));
    let bytes = fs::read(path).map_err(|error| failed(format!("cannot be read: {error}")))?;
    let certificate = Certificate::from_file(&bytes).map_err(|error| failed(error.to_string()))?;
    certificate.check().map_err(|error| failed(format!("proves nothing: {error}")))?;
    Ok(certificate)
}

/// Checks a certificate by the rules alone, and prints what it proves.
pub(super) fn verify(path: &Path, json: bool) -> Result<(), Failure> {
    let begin = Instant::now();
    let certificate = read(path)?;
    let Certificate { game, position, outcome, strategies } = &certificate;
    let (rules, position) = (game.ruleset_text(), game.position_text(position));
    let states = strategies.iter().map(|strategy| strategy.answers.len()).sum();
    let seconds = begin.elapsed().as_secs_f64();
    if json {
        return print_json(&Verified { rules, position, value: outcome.name(), states, seconds });
    }
    writeln!(io::stdout(), "{}\n{rules}\n{position}\n{states} states checked, {seconds:.1} s", said(*outcome))?;
    Ok(())
}
