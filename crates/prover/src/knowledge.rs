//! What an expert of a game knows beforehand, as it comes over the wire.

use std::io::Read;

use alquerque_core::alquerque::Alquerque;
use alquerque_solver::book::Book;
use alquerque_solver::database::Database;
use alquerque_solver::expert::name;
use lzma_rust2::LzmaReader;

/// The most kilobytes that unpacking a database may take besides what comes of it.
const MOST_KILOBYTES: u32 = 1 << 14;
/// The most bytes that a database has.
const MOST_BYTES: u64 = 1 << 25;

/// Reads a book, if it is one of the game.
pub fn book(game: Alquerque, bytes: &[u8]) -> Option<Book> {
    Book::from_file(bytes).ok().filter(|book| name(book.game) == name(game))
}

/// Unpacks a database and reads it, if it is one of the game.
pub fn database(game: Alquerque, packed: &[u8]) -> Option<Database> {
    let mut bytes = Vec::new();
    let unpacked = LzmaReader::new_mem_limit(packed, MOST_KILOBYTES, None).ok()?;
    unpacked.take(MOST_BYTES).read_to_end(&mut bytes).ok()?;
    Database::of_package(game.ruleset, &bytes)
}
