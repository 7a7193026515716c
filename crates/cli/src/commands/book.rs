//! `alquerque book`: books of certificates.

use std::io::{self, Write};

use alquerque_solver::book::Book;
use alquerque_solver::certificate::Certificate;

use crate::args::BookArgs;
use crate::commands::certificates;
use crate::failure::Failure;
use crate::output::write_whole;

/// Makes a book, and prints what is in it.
pub(crate) fn run(args: &BookArgs) -> Result<(), Failure> {
    let read = args.certificates.iter().map(|path| certificates::read(path));
    let certificates: Vec<Certificate> = read.collect::<Result<_, _>>()?;
    let failed = |problem: &str| {
        Failure::Failed(format!("no book was written: {problem}; expected certificates of positions of one ruleset"))
    };
    let bytes = Book::of_certificates(&certificates, args.without)
        .ok_or_else(|| failed("the certificates are not of the same rules"))?;
    let book = Book::from_file(&bytes).map_err(|error| failed(&error.to_string()))?;
    write_whole(&args.file, &bytes).map_err(|error| {
        Failure::Failed(format!("{} cannot be written: {error}; expected a file", args.file.display()))
    })?;
    let (won, held) = (book.wins.len(), book.holds.len());
    writeln!(io::stdout(), "{won} states that are won, {held} that are not lost, {} bytes", bytes.len())?;
    Ok(())
}
