//! The commands of a client.

use std::str::SplitWhitespace;
use std::time::Duration;

use crate::quote::quote_word;

/// A line from a client.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Command {
    /// `ugi`: requests the engine's name and options.
    Ugi,
    /// `isready`: answered as soon as all earlier commands have been executed.
    IsReady,
    /// `uginewgame`: the next position belongs to another game.
    NewGame,
    /// `setoption name NAME value VALUE`
    SetOption {
        /// The option's name.
        name: String,
        /// Its value; empty if none is given.
        value: String,
    },
    /// `position startpos` or `position fen POSITION`, and then `moves MOVES`.
    Position {
        /// The position, unless it is the start of the game.
        start: Option<String>,
        /// The moves played from there.
        moves: Vec<String>,
    },
    /// `go`: starts a search.
    Go(Limits),
    /// `stop`: ends the search, which then answers with its move.
    Stop,
    /// `query`: asks about the position.
    Query(Query),
    /// `quit`
    Quit,
}

/// A client's question about the position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Query {
    /// Is the first player to move?
    FirstToMove,
    /// Is the game over?
    GameOver,
    /// Who has won?
    Result,
}

/// The limits of a search, which ends at the first one it reaches.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Limits {
    /// The time for this move.
    pub movetime: Option<Duration>,
    /// Nodes, or playouts.
    pub nodes: Option<u64>,
    /// Plies.
    pub depth: Option<u64>,
    /// Whether the search continues until it is stopped.
    pub infinite: bool,
    /// The remaining time of the first and the second player.
    pub clocks: [Option<Duration>; 2],
    /// The time added to the clock after each move.
    pub increments: [Duration; 2],
}

const COMMANDS: &str = "ugi, isready, uginewgame, setoption, position, go, stop, query or quit";
const LIMITS: &str = "movetime, nodes, depth, infinite, p1time, p2time, p1inc or p2inc";

/// Parses a line; `None` if it is empty.
///
/// # Errors
/// If it is not a command: what is wrong and what is expected, in one line.
pub fn parse(line: &str) -> Result<Option<Command>, String> {
    let mut words = line.split_whitespace();
    let Some(name) = words.next() else { return Ok(None) };
    let command = match name {
        "ugi" => Command::Ugi,
        "isready" => Command::IsReady,
        "uginewgame" => Command::NewGame,
        "setoption" => return set_option(words).map(Some),
        "position" => return position(words).map(Some),
        "go" => return limits(words).map(Command::Go).map(Some),
        "stop" => Command::Stop,
        "query" => return query(words).map(Command::Query).map(Some),
        "quit" => Command::Quit,
        _ => return Err(format!("unknown command `{}`; expected {COMMANDS}", quote_word(name))),
    };
    match words.next() {
        None => Ok(Some(command)),
        Some(word) => Err(format!("`{}` after `{name}`; expected nothing", quote_word(word))),
    }
}

/// The words before `end`, joined by spaces, and whether `end` was found; drops `end`.
fn up_to(words: &mut SplitWhitespace<'_>, end: &str) -> (String, bool) {
    let mut text = Vec::new();
    for word in words {
        if word == end {
            return (text.join(" "), true);
        }
        text.push(word);
    }
    (text.join(" "), false)
}

fn set_option(mut words: SplitWhitespace<'_>) -> Result<Command, String> {
    const EXPECTED: &str = "expected `setoption name NAME value VALUE`";
    if words.next() != Some("name") {
        return Err(format!("`setoption` without `name`; {EXPECTED}"));
    }
    let (name, _) = up_to(&mut words, "value");
    if name.is_empty() {
        return Err(format!("the name is empty; {EXPECTED}"));
    }
    Ok(Command::SetOption { name, value: words.collect::<Vec<_>>().join(" ") })
}

fn position(mut words: SplitWhitespace<'_>) -> Result<Command, String> {
    const EXPECTED: &str = "expected `position startpos` or `position fen POSITION`, and then `moves MOVES`";
    let (start, has_moves) = match words.next() {
        Some("startpos") => match words.next() {
            None => (None, false),
            Some("moves") => (None, true),
            Some(word) => return Err(format!("`{}` after `startpos`; {EXPECTED}", quote_word(word))),
        },
        Some("fen") => {
            let (start, has_moves) = up_to(&mut words, "moves");
            (Some(start), has_moves)
        }
        Some(word) => return Err(format!("unknown start `{}`; {EXPECTED}", quote_word(word))),
        None => return Err(format!("no position; {EXPECTED}")),
    };
    let moves = if has_moves { words.map(str::to_owned).collect() } else { Vec::new() };
    Ok(Command::Position { start, moves })
}

fn query(mut words: SplitWhitespace<'_>) -> Result<Query, String> {
    const EXPECTED: &str = "expected p1turn, gameover or result";
    let query = match words.next() {
        Some("p1turn") => Query::FirstToMove,
        Some("gameover") => Query::GameOver,
        Some("result") => Query::Result,
        Some(word) => return Err(format!("unknown question `{}`; {EXPECTED}", quote_word(word))),
        None => return Err(format!("no question; {EXPECTED}")),
    };
    match words.next() {
        None => Ok(query),
        Some(word) => Err(format!("`{}` after the question; expected nothing", quote_word(word))),
    }
}

fn limits(mut words: SplitWhitespace<'_>) -> Result<Limits, String> {
    let mut limits = Limits::default();
    while let Some(name) = words.next() {
        if name == "infinite" {
            limits.infinite = true;
            continue;
        }
        let mut value = || {
            let text = words
                .next()
                .ok_or_else(|| format!("`{}` without a value; expected a whole number", quote_word(name)))?;
            let wrong = || format!("`{}` is not a valid value for {name}; expected a whole number", quote_word(text));
            text.parse::<i64>().map_err(|_| wrong())
        };
        // A clock may have run out; other values below 1 mean the minimum.
        let mut millis = || value().map(|value| Duration::from_millis(u64::try_from(value).unwrap_or(0)));
        match name {
            "movetime" => limits.movetime = Some(millis()?),
            "p1time" => limits.clocks[0] = Some(millis()?),
            "p2time" => limits.clocks[1] = Some(millis()?),
            "p1inc" => limits.increments[0] = millis()?,
            "p2inc" => limits.increments[1] = millis()?,
            "nodes" => limits.nodes = Some(u64::try_from(value()?).unwrap_or(1).max(1)),
            "depth" => limits.depth = Some(u64::try_from(value()?).unwrap_or(1).max(1)),
            _ => return Err(format!("unknown limit `{}`; expected {LIMITS}", quote_word(name))),
        }
    }
    Ok(limits)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn good(line: &str) -> Command {
        parse(line).unwrap().unwrap()
    }

    #[test]
    fn commands_are_parsed() {
        assert_eq!(good("ugi"), Command::Ugi);
        assert_eq!(good("  isready\r"), Command::IsReady);
        assert_eq!(good("query\tresult"), Command::Query(Query::Result));
        assert_eq!((parse(""), parse(" \t\r\n")), (Ok(None), Ok(None)));
        let option = |name: &str, value: &str| Command::SetOption { name: name.to_owned(), value: value.to_owned() };
        assert_eq!(good("setoption name Rules value merkel"), option("Rules", "merkel"));
        assert_eq!(good("setoption name Clear  Hash"), option("Clear Hash", ""));
        assert_eq!(good("setoption name a value b value c"), option("a", "b value c"));
    }

    #[test]
    fn positions_are_parsed() {
        let position = |start: Option<&str>, moves: &[&str]| Command::Position {
            start: start.map(str::to_owned),
            moves: moves.iter().map(|&mv| mv.to_owned()).collect(),
        };
        assert_eq!(good("position startpos"), position(None, &[]));
        assert_eq!(good("position startpos moves"), position(None, &[]));
        assert_eq!(good("position startpos moves c2-c3  c4xc2"), position(None, &["c2-c3", "c4xc2"]));
        let start = "ddddd/ddddd/dd1ll/lllll/lllll l -";
        assert_eq!(good(&format!("position fen {start}")), position(Some(start), &[]));
        assert_eq!(good(&format!("position fen {start} moves c2-c3")), position(Some(start), &["c2-c3"]));
        assert_eq!(good("position fen"), position(Some(""), &[]));
    }

    #[test]
    fn limits_are_parsed() {
        let seconds = |seconds| Some(Duration::from_secs(seconds));
        assert_eq!(good("go"), Command::Go(Limits::default()));
        assert_eq!(good("go infinite"), Command::Go(Limits { infinite: true, ..Limits::default() }));
        let limits = Limits { movetime: seconds(1), nodes: Some(5), depth: Some(3), ..Limits::default() };
        assert_eq!(good("go movetime 1000 nodes 5 depth 3"), Command::Go(limits));
        let clocks = [seconds(60), Some(Duration::ZERO)];
        let increments = [Duration::from_secs(1), Duration::ZERO];
        let limits = Limits { clocks, increments, ..Limits::default() };
        assert_eq!(good("go p1time 60000 p2time -5 p1inc 1000 p2inc 0"), Command::Go(limits));
        assert_eq!(good("go depth 0 nodes -3"), good("go nodes 1 depth 1"));
    }

    #[test]
    fn bad_lines_are_refused_with_the_reason() {
        for (line, problem) in [
            ("uci", "unknown command `uci`; expected ugi, isready"),
            ("UGI", "unknown command `UGI`"),
            ("isready now", "`now` after `isready`"),
            ("setoption", "`setoption` without `name`"),
            ("setoption name", "the name is empty"),
            ("setoption name value 5", "the name is empty"),
            ("position", "no position"),
            ("position start", "unknown start `start`"),
            ("position startpos c2-c3", "`c2-c3` after `startpos`"),
            ("query", "no question"),
            ("query who", "unknown question `who`"),
            ("query result now", "`now` after the question"),
            ("go depth", "`depth` without a value"),
            ("go depth x", "`x` is not a valid value for depth"),
            ("go depth 99999999999999999999", "`99999999999999999999` is not a valid value for depth"),
            ("go wtime 5", "unknown limit `wtime`"),
            ("\u{1b}[2J", "unknown command `<U+001B>[2J`"),
        ] {
            let error = parse(line).unwrap_err();
            assert!(error.starts_with(problem) && error.contains("; expected "), "{line}: {error}");
        }
    }
}
