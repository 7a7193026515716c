//! The readers of foreign bytes, and what each of them must do with any bytes.

mod messages;
mod positions;
mod records;
mod saved;
mod session;

use alquerque_core::TextError;

/// A reader that is fed.
#[derive(Debug)]
pub struct Target {
    /// The name on the command line and of the corpus's folder.
    pub name: &'static str,
    /// What is read, in a line.
    pub what: &'static str,
    /// How many mutations the tests try: a second or two in a debug build.
    pub rounds: u32,
    /// Reads the bytes, and panics where it finds that something is not as it must be. What came of them it tells in a few
    /// words, which are the same where the same came of other bytes.
    pub check: fn(&[u8]) -> String,
}

/// All targets.
pub const TARGETS: [Target; 16] = [
    Target { name: "ruleset", what: "rulesets of every game", rounds: 20_000, check: positions::ruleset },
    Target {
        name: "position",
        what: "a ruleset, and a position in the next line",
        rounds: 8000,
        check: positions::position,
    },
    Target {
        name: "move",
        what: "a ruleset, a position or an empty line, and moves with blanks between them",
        rounds: 8000,
        check: positions::moves,
    },
    Target {
        name: "search",
        what: "a position as above, searched by every engine",
        rounds: 500,
        check: positions::search,
    },
    Target { name: "pdn", what: "files of PDN and of our own form with tags", rounds: 2000, check: records::import },
    Target { name: "transcript", what: "files of moves alone", rounds: 2000, check: records::import },
    Target { name: "ggf", what: "files of GGF", rounds: 2000, check: records::import },
    Target { name: "letter", what: "letters with links in them", rounds: 2000, check: records::import },
    Target { name: "link", what: "links", rounds: 10_000, check: records::link },
    Target {
        name: "link-bytes",
        what: "the bytes of links whose checksums are right",
        rounds: 4000,
        check: records::link_bytes,
    },
    Target { name: "settings", what: "saved settings", rounds: 10_000, check: saved::settings },
    Target { name: "game", what: "saved games", rounds: 4000, check: saved::game },
    Target { name: "library", what: "the library as a text", rounds: 4000, check: saved::library },
    Target { name: "request", what: "requests to the worker", rounds: 20_000, check: messages::request },
    Target { name: "answer", what: "answers of the worker", rounds: 10_000, check: messages::answer },
    Target {
        name: "session",
        what: "a worker: requests, a line each, with slices of work between them",
        rounds: 500,
        check: session::session,
    },
];

/// An error's message must be one line that does not fill the screen. Returns what kind of error it is: the message without
/// what it quotes and counts.
fn sensible(message: &str) -> String {
    assert!(message.chars().count() < 800, "a message is too long: {message}");
    assert!(!message.contains(char::is_control), "a message is not one line: {message:?}");
    let problem = message.rsplit_once("; expected ").map_or(message, |(problem, _)| problem);
    kind(problem, '`')
}

/// What kind of message it is: what stands before and behind all that it quotes, which may hold quotation marks itself, without
/// numbers.
fn kind(message: &str, mark: char) -> String {
    let before = message.split(mark).next().unwrap_or_default();
    let behind = message.rsplit_once(mark).map_or("", |(_, behind)| behind);
    format!("{before}{behind}").chars().filter(|c| !c.is_ascii_digit()).take(200).collect()
}

/// The same for an error about a text, which also says what would be right, and where in the text the trouble is.
fn sensible_in(error: &TextError, text: &str) -> String {
    let message = error.to_string();
    assert!(message.contains("; expected "), "a message does not say what would be right: {message}");
    // Where something is missing, the place is just behind the text.
    let places = 1..=text.chars().count() + 1;
    assert!(
        error.column().is_none_or(|column| places.contains(&column)),
        "a message tells of no place in the text: {message}"
    );
    sensible(&message)
}
