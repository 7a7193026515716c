//! `alquerque ugi`

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin};
use std::sync::mpsc::{Receiver, channel};
use std::thread;
use std::time::{Duration, Instant};

use crate::program::{good_with, start};

/// The timeout of an answer, even on a busy machine.
const TIMEOUT: Duration = Duration::from_mins(1);

/// A client.
struct Client {
    child: Child,
    stdin: ChildStdin,
    lines: Receiver<String>,
}

impl Client {
    fn new(rules: &str) -> Self {
        let mut child = start(&["ugi", "--rules", rules]);
        let stdin = child.stdin.take().unwrap();
        let stdout = BufReader::new(child.stdout.take().unwrap());
        let (sender, lines) = channel();
        thread::spawn(move || stdout.lines().map_while(Result::ok).all(|line| sender.send(line).is_ok()));
        Self { child, stdin, lines }
    }

    fn say(&mut self, line: &str) {
        writeln!(self.stdin, "{line}").unwrap();
    }

    /// The next line.
    fn line(&self) -> String {
        self.lines.recv_timeout(TIMEOUT).unwrap()
    }

    /// Sends a line and returns the next one.
    fn ask(&mut self, line: &str) -> String {
        self.say(line);
        self.line()
    }

    /// The lines up to and including the one that starts with `begin`.
    fn until(&self, begin: &str) -> Vec<String> {
        let mut lines = Vec::new();
        let from = Instant::now();
        loop {
            assert!(from.elapsed() < TIMEOUT, "no `{begin}` among {lines:?}");
            lines.push(self.line());
            if lines.last().unwrap().starts_with(begin) {
                return lines;
            }
        }
    }

    /// The move found.
    fn best(&self) -> String {
        let lines = self.until("bestmove ");
        assert!(lines.iter().all(|line| !line.contains("error")), "{lines:?}");
        lines.last().unwrap().strip_prefix("bestmove ").unwrap().to_owned()
    }

    /// Quits; no output may be left.
    fn quit(mut self) {
        self.say("quit");
        assert_eq!(self.lines.recv_timeout(TIMEOUT), Err(std::sync::mpsc::RecvTimeoutError::Disconnected));
        assert!(self.child.wait().unwrap().success());
    }
}

#[test]
fn a_client_is_answered_as_the_protocol_says() {
    let mut client = Client::new("merkel");
    client.say("ugi");
    let lines = client.until("ugiok");
    assert!(lines[0].starts_with("id name Alquerque ") && lines[1].starts_with("id author "), "{lines:?}");
    assert!(lines.contains(&"option name Rules type string default merkel".to_owned()), "{lines:?}");
    client.say("setoption name Rules value othello");
    assert_eq!(client.ask("isready"), "readyok");
    client.say("uginewgame");
    client.say("position startpos");
    assert_eq!(client.ask("query p1turn"), "response true");
    client.say("go depth 4");
    let lines = client.until("bestmove ");
    assert!(lines.iter().any(|line| line.starts_with("info depth 4 score cp ") && line.contains(" pv ")), "{lines:?}");
    let mv = lines.last().unwrap().strip_prefix("bestmove ").unwrap().to_owned();
    client.say(&format!("position startpos moves {mv}"));
    assert_eq!(client.ask("query p1turn"), "response false");
    assert_eq!(client.ask("query gameover"), "response false");
    assert_eq!(client.ask("query result"), "response none");
    client.quit();
}

#[test]
fn games_are_played_to_the_end() {
    for rules in ["merkel", "murray", "othello", "draughts"] {
        let mut client = Client::new(rules);
        let mut moves = String::new();
        for ply in 0.. {
            client.say(&format!("position startpos{moves}"));
            if client.ask("query gameover") == "response true" {
                break;
            }
            let turn = if ply % 2 == 0 { "true" } else { "false" };
            assert_eq!(client.ask("query p1turn"), format!("response {turn}"), "{rules}: {moves}");
            let engine = if ply % 2 == 0 { "uct" } else { "random" };
            client.say(&format!("setoption name Engine value {engine}"));
            client.say("go nodes 20");
            moves += if moves.is_empty() { " moves " } else { " " };
            moves += &client.best();
        }
        let result = client.ask("query result");
        assert!(["response p1win", "response p2win", "response draw"].contains(&result.as_str()), "{rules}: {result}");
        client.quit();
    }
}

#[test]
fn a_search_is_stopped_and_answers_meanwhile() {
    for engine in ["alpha-beta", "uct", "random"] {
        let mut client = Client::new("draughts");
        client.say(&format!("setoption name Engine value {engine}"));
        client.say("go infinite");
        client.say("isready");
        client.until("readyok");
        client.say("go movetime 5");
        let lines = client.until("info string error: a search is still running; expected `stop` first");
        assert!(lines.iter().all(|line| !line.starts_with("bestmove")), "{lines:?}");
        let begin = Instant::now();
        client.say("stop");
        client.best();
        assert!(begin.elapsed() < Duration::from_secs(20), "{engine}");
        // Afterwards the next search is accepted at once.
        client.say("go movetime 20");
        client.best();
        client.say("go infinite");
        client.quit_while_searching();
    }
}

impl Client {
    /// Quits during a search, which must still answer.
    fn quit_while_searching(mut self) {
        self.say("quit");
        self.best();
        assert!(self.child.wait().unwrap().success());
    }
}

#[test]
fn limits_are_kept() {
    let mut client = Client::new("merkel");
    for limits in ["depth 1", "nodes 1", "movetime 1", "p1time 1000 p2time 1000 p1inc 10 p2inc 10", "p1time -5"] {
        client.say(&format!("go {limits}"));
        client.best();
    }
    // The same seed and number of playouts give the same move.
    client.say("setoption name Engine value uct");
    client.say("setoption name Seed value 5");
    let mut play = || {
        client.say("go nodes 5000");
        client.until("bestmove ")
    };
    let strip =
        |lines: &[String]| lines.iter().map(|line| line.rsplit(" pv ").next().unwrap().to_owned()).collect::<Vec<_>>();
    let (first, second) = (play(), play());
    assert_eq!(strip(&first), strip(&second));
    assert!(first.iter().any(|line| line.starts_with("info nodes 5000 ")), "{first:?}");
    client.quit();
}

#[test]
fn bad_lines_are_answered_with_an_error_and_reading_goes_on() {
    let mut client = Client::new("merkel");
    for (line, problem) in [
        ("uci", "unknown command `uci`"),
        ("position fen 5/5 l -", "position `5/5 l -`"),
        ("query result", "the last position was not valid"),
        ("position startpos moves c2-c4", "move 1 of 1: move `c2-c4`: not legal"),
        ("setoption name Hash value 1", "unknown option `Hash`"),
        ("query moves", "unknown question `moves`"),
    ] {
        let answer = client.ask(line);
        let answer = answer.strip_prefix("info string error: ").unwrap();
        assert!(answer.starts_with(problem) && answer.contains("; expected "), "{line}: {answer}");
    }
    let long = format!("position startpos moves {}", "c2-c3 ".repeat(1 << 18));
    assert!(client.ask(&long).starts_with("info string error: the line is longer than 1048576 bytes"));
    client.stdin.write_all(b"\xff\xfe\n").unwrap();
    assert!(client.line().starts_with("info string error: unknown command"));
    // A client that waits for a move gets an answer.
    for (line, problem) in [("go fast", "unknown limit `fast`"), ("go depth 1", "the last position was not valid")] {
        let answer = client.ask(line);
        assert!(answer.starts_with(&format!("info string error: {problem}")), "{line}: {answer}");
        assert_eq!(client.line(), "bestmove 0000");
    }
    client.say("position fen 5/5/5/5/4l d -");
    client.say("go depth 1");
    let lines = client.until("bestmove 0000");
    assert_eq!(lines[0], "info string error: the game is over (light); expected a position with a legal move");
    client.quit();
}

#[test]
fn commands_can_come_from_a_file() {
    let out = good_with(&["ugi", "--rules", "draughts"], b"position startpos\ngo depth 6\n");
    assert!(out.contains("info depth 6 ") && out.lines().last().unwrap().starts_with("bestmove "), "{out}");
    // At the end of the input, an unlimited search is stopped.
    let out = good_with(&["ugi"], b"go");
    assert!(out.lines().last().unwrap().starts_with("bestmove "), "{out}");
    // Each search is finished before the next one.
    let moves = ["", " moves 11-15", " moves 11-15 23-19", " moves 9-13"];
    let script = moves.map(|moves| format!("position startpos{moves}\ngo depth 9\n")).concat();
    let out = good_with(&["ugi", "--rules", "draughts"], script.as_bytes());
    let count = |begin: &str| out.lines().filter(|line| line.starts_with(begin)).count();
    assert_eq!((count("bestmove "), count("info depth 9 "), count("info string error")), (4, 4, 0), "{out}");
    // A stopped search is waited for, too.
    for end in ["stop", "quit", ""] {
        let script = format!("go infinite\nstop\ngo infinite\nstop\ngo movetime 1\ngo infinite\n{end}\n");
        let out = good_with(&["ugi"], script.as_bytes());
        let count = out.lines().filter(|line| line.starts_with("bestmove ")).count();
        assert_eq!((count, out.contains("error")), (4, false), "{out}");
    }
}
