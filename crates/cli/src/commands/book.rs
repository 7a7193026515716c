//! `alquerque book`: builds a book from certificates.

use std::io::{self, Write};

use alquerque_solver::book::Book;
use alquerque_solver::certificate::Certificate;

use crate::args::BookArgs;
use crate::commands::certificates;
use crate::failure::Failure;
use crate::files::Output;

/// Builds a book and prints its size.
pub(crate) fn run(args: &BookArgs) -> Result<(), Failure> {
    let output = Output::at(&args.file).map_err(|error| certificates::cannot_write(&args.file, &error))?;
    let read = args.certificates.iter().map(|path| certificates::read(path));
    let certificates: Vec<Certificate> = read.collect::<Result<_, _>>()?;
    let failed = |problem: &str| {
        Failure::Failed(format!("no book was written: {problem}; expected certificates of one ruleset"))
    };
    let bytes = Book::from_certificates(&certificates, args.without)
        .ok_or_else(|| failed("the certificates have different rules"))?;
    let book = Book::from_file(&bytes).map_err(|error| failed(&error.to_string()))?;
    let written = output.write(|file| file.write_all(&bytes));
    written.map_err(|error| certificates::cannot_write(&args.file, &error))?;
    let (won, held) = (book.wins.len(), book.not_lost.len());
    writeln!(io::stdout(), "{won} won states, {held} held states, {} bytes", bytes.len())?;
    Ok(())
}
