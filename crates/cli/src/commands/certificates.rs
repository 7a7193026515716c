//! Reading, checking and writing certificates.

use std::fs::File;
use std::io::{self, BufWriter, Write};
use std::path::Path;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::time::Instant;

use alquerque_core::{Notation, Outcome, Player};
use alquerque_solver::certificate::{Certificate, CheckError};
use serde::Serialize;

use crate::failure::Failure;
use crate::files::{Output, print_json, read_whole};
use crate::quote::quote_path;

/// An outcome as printed.
pub(super) const fn outcome_text(outcome: Outcome) -> &'static str {
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
    /// The most plies left, according to the certificate; 0 for a draw.
    plies: u16,
    seconds: f64,
}

/// Checks a certificate and writes it.
pub(super) fn write(path: &Path, output: Output, certificate: &Certificate, stop: &AtomicBool) -> Result<(), Failure> {
    let none = |problem: String| Failure::Failed(format!("no certificate was written{problem}"));
    let is_checked = certificate
        .check_while(&mut || !stop.load(Relaxed))
        .map_err(|error| none(failed_check(certificate, &error)))?;
    if !is_checked {
        return Err(none(": interrupted by ctrl-C while checking it".to_owned()));
    }
    output.write(|file| write_while(certificate, file, stop)).map_err(|error| {
        if stop.load(Relaxed) {
            none(": interrupted by ctrl-C while writing it".to_owned())
        } else {
            cannot_write(path, &error)
        }
    })
}

/// Writes the file until ctrl-C is pressed.
fn write_while(certificate: &Certificate, file: &mut File, stop: &AtomicBool) -> io::Result<()> {
    let mut out = BufWriter::new(file);
    if certificate.write_while(&mut out, &mut || !stop.load(Relaxed))? {
        out.flush()
    } else {
        Err(io::Error::other("stopped"))
    }
}

/// The message for a new certificate that failed its check.
fn failed_check(certificate: &Certificate, error: &CheckError) -> String {
    let counted = certificate.position.quiet_plies();
    if counted > 0 && matches!(error, CheckError::Quiet(_)) {
        // The win was proven with the halfmove clock, which a certificate's strategy ignores.
        return format!(
            ": its strategy ignores the {counted} plies without a capture already counted and may win too late; expected a \
             position with a lower count"
        );
    }
    format!(": its check failed: {error}; expected a proof")
}

/// The error for a file that cannot be written.
pub(super) fn cannot_write(path: &Path, error: &io::Error) -> Failure {
    Failure::Failed(format!("{} cannot be written: {error}; expected a file", quote_path(path)))
}

/// Reads a certificate and checks it by the rules alone.
pub(super) fn read(path: &Path) -> Result<Certificate, Failure> {
    let expected = "expected a certificate that `alquerque solve --certificate` wrote";
    let failed = |problem: String| Failure::Failed(format!("{} {problem}; {expected}", quote_path(path)));
    let bytes = read_whole(path, &Certificate::MAGIC).map_err(|error| failed(format!("cannot be read: {error}")))?;
    let certificate = Certificate::from_file(&bytes).map_err(|error| failed(error.to_string()))?;
    certificate.check().map_err(|error| failed(format!("proves nothing: {error}")))?;
    Ok(certificate)
}

/// Checks a certificate by the rules alone and prints what it proves.
pub(super) fn verify(path: &Path, json: bool) -> Result<(), Failure> {
    let begin = Instant::now();
    let certificate = read(path)?;
    let Certificate { game, position, outcome, strategies } = &certificate;
    let (rules, position) = (game.ruleset_text(), game.position_text(position));
    let states = strategies.iter().map(|strategy| strategy.answers.len()).sum();
    let answers = strategies.iter().flat_map(|strategy| &strategy.answers);
    let plies = answers.map(|answer| answer.plies).max().unwrap_or(0);
    let seconds = begin.elapsed().as_secs_f64();
    if json {
        return print_json(&Verified { rules, position, value: outcome.name(), states, plies, seconds });
    }
    writeln!(io::stdout(), "{}\n{rules}\n{position}\n{states} states checked, {seconds:.1} s", outcome_text(*outcome))?;
    Ok(())
}
