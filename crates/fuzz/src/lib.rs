//! The fuzz targets: parsers of untrusted bytes with their invariants. See README.md.

mod cli;
pub mod inputs;
mod live;
mod positions;
mod records;
mod saved;
mod session;
mod site_files;
mod solver;

use alquerque_core::TextError;

/// A parser under test.
#[derive(Debug)]
pub struct Target {
    /// Its name on the command line and in the corpus.
    pub name: &'static str,
    /// One-line description.
    pub what: &'static str,
    /// Number of mutations in the tests: a second or two in a debug build.
    pub rounds: u32,
    /// Parses the bytes, and panics if an invariant is violated. Returns whether they, or a part of them, are valid.
    pub check: fn(&[u8]) -> bool,
}

/// A row of the table.
const fn target(name: &'static str, rounds: u32, check: fn(&[u8]) -> bool, what: &'static str) -> Target {
    Target { name, what, rounds, check }
}

/// All targets.
pub const TARGETS: [Target; 31] = [
    target("ruleset", 20_000, positions::ruleset, "rulesets of every game"),
    target("position", 8000, positions::position, "a ruleset, and a position in the next line"),
    target(
        "move",
        8000,
        positions::moves,
        "a ruleset, a position or an empty line, and moves with blanks between them",
    ),
    target("search", 500, positions::search, "a position as above, searched by every engine"),
    target("pdn", 2000, records::import, "files of PDN and of our own form with tags"),
    target("transcript", 2000, records::import, "files of moves alone"),
    target("ggf", 2000, records::import, "files of GGF"),
    target("letter", 2000, records::import, "prose that contains links"),
    target("link", 10_000, records::link, "links"),
    target("link-bytes", 4000, records::link_bytes, "the bytes of links whose checksums are right"),
    target("settings", 10_000, saved::settings, "saved settings"),
    target("game", 4000, saved::game, "saved games"),
    target("entry", 4000, saved::entry, "entries of the library"),
    target("library", 4000, saved::library, "the library as a text"),
    target("backup", 4000, saved::backup, "backups of all that the browser stores"),
    target("studies", 1000, saved::studies, "studies: their list, and in each further line a chapter's id and text"),
    target("puzzle-results", 4000, saved::puzzle_results, "the results of puzzles"),
    target("puzzles", 10_000, site_files::puzzles, "files of puzzles"),
    target("openings", 2000, site_files::openings, "files of named openings"),
    target("knowledge", 60, site_files::knowledge, "changes to the files of weights and endgames"),
    target("request", 20_000, session::request, "requests to the worker"),
    target("answer", 10_000, session::answer, "answers of the worker"),
    target("session", 500, session::session, "a worker: requests, a line each, with slices of work between them"),
    target("code", 10_000, live::code, "the bytes of codes that invite to a live game, without their checksum"),
    target("live", 2000, live::session, "messages during a live game, each after its length"),
    target("certificate", 4000, solver::certificate, "certificates, without their checksum"),
    target("book", 1000, solver::book, "books, without their checksum"),
    target("database", 4000, solver::database, "files of endgame databases, without their checksum"),
    target("proof-progress", 4000, solver::proof_progress, "saved progress of proofs, without the checksum"),
    target("lines", 2000, cli::lines, "what `alquerque moves` reads, a request a line"),
    target("ugi", 2000, cli::ugi, "what `alquerque ugi` reads, a command a line"),
];

/// Checks that an error's message is one short line.
fn check_message(message: &str) {
    assert!(message.chars().count() < 800, "a message is too long: {message}");
    assert!(!message.contains(char::is_control), "the message is more than one line: {message:?}");
}

/// Like [`check_message`], for a parse error, which also has an expectation and a column.
fn check_error(error: &TextError, text: &str) {
    let message = error.to_string();
    assert!(message.contains("; expected "), "no expectation in the message: {message}");
    // If something is missing, the column is just after the text.
    let places = 1..=text.chars().count() + 1;
    assert!(error.column().is_none_or(|column| places.contains(&column)), "no place in the message: {message}");
    check_message(&message);
}
