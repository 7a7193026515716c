//! Proves results of Alquerque, and of draughts with few pieces.
//!
//! [`ProverSession`] answers requests with an [`Expert`](alquerque_solver::expert::Expert), independently of the
//! browser. The expert's knowledge comes from files that `cargo xtask` writes to the site: a ruleset's book and endgame
//! database.

mod draughts;
mod session;

use std::io::Read;

use alquerque_core::alquerque::Alquerque;
use alquerque_solver::book::Book;
use alquerque_solver::database::Database;
use alquerque_solver::expert::name;
use lzma_rust2::LzmaReader;

pub use session::{ProverReply, ProverSession};

/// Memory limit for decompressing a database, in kilobytes, not counting the result.
const MAX_KILOBYTES: u32 = 1 << 14;
/// Maximum size of a database in bytes.
const MAX_BYTES: u64 = 1 << 25;

/// Parses a book; `None` if it is damaged or belongs to another game.
fn read_book(game: Alquerque, bytes: &[u8]) -> Option<Book> {
    Book::from_file(bytes).ok().filter(|book| name(book.game) == name(game))
}

/// Decompresses and parses a database; `None` if it is damaged or belongs to another game.
fn read_database(game: Alquerque, packed: &[u8]) -> Option<Database> {
    let mut bytes = Vec::new();
    let unpacked = LzmaReader::new_mem_limit(packed, MAX_KILOBYTES, None).ok()?;
    unpacked.take(MAX_BYTES).read_to_end(&mut bytes).ok()?;
    Database::new(game).with_package(&bytes)
}
