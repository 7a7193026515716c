//! `alquerque moves`: legal moves of positions, line by line.

use std::io;

use alquerque_cli::moves::answer_lines;

use crate::failure::Failure;
use crate::output::print_json;

/// Answers each line of stdin on stdout.
pub(crate) fn run() -> Result<(), Failure> {
    // Standard output is flushed after each line, so a program that waits for an answer gets it.
    answer_lines(&mut io::stdin().lock(), print_json)
}
