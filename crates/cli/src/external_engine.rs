//! Other programs as engines, through the Universal Game Interface (UGI).

use std::io::{BufReader, Write};
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel, sync_channel};
use std::thread;
use std::time::{Duration, Instant};

use alquerque_cli::lines::{Line, read_line};

use crate::failure::Failure;
use crate::quote::quote;
use crate::spec::External;

/// How long to wait for `ugiok` and `readyok`: some programs load large files first.
const READY_TIMEOUT: Duration = Duration::from_mins(1);

/// How long to wait for a move of an engine without a time limit. Only catches engines that hang; a slow move on a busy
/// machine should not lose the game.
const MOVE_TIMEOUT: Duration = Duration::from_mins(10);

/// How long to wait beyond the time limit of an engine that has one.
const EXTRA_TIME: Duration = Duration::from_mins(1);

/// How long an engine may take to quit.
const QUIT_TIMEOUT: Duration = Duration::from_secs(2);

/// Maximum length of a line in bytes; longer ones are ignored.
const MAX_LINE_LEN: usize = 1 << 20;

/// The maximum number of unread lines. A program that writes more has to wait.
const QUEUE: usize = 1024;

/// A program that starts on first use, and again after a failure.
pub(crate) struct Program {
    external: External,
    process: Option<Process>,
}

impl Program {
    pub(crate) const fn new(external: External) -> Self {
        Self { external, process: None }
    }

    /// Starts the program unless it is running.
    pub(crate) fn start(&mut self) -> Result<(), Failure> {
        if self.process.is_none() {
            let process = Process::start(&self.external).map_err(|problem| {
                let command = quote(&self.external.command.join(" "));
                Failure::Failed(format!("`{command}` {problem}; expected a program that speaks UGI"))
            })?;
            self.process = Some(process);
        }
        Ok(())
    }

    /// Begins a new game. Sets the option `seed` of programs that have it.
    pub(crate) fn new_game(&mut self, seed: u64) -> Result<(), String> {
        self.ask(|process| process.new_game(seed))
    }

    /// The program's move after `moves` from `start`, or from the start of the game.
    pub(crate) fn choose(&mut self, start: Option<&str>, moves: &[String]) -> Result<String, String> {
        let limits = self.external.limits.clone();
        let patience = self.external.movetime.map_or(MOVE_TIMEOUT, |movetime| movetime.saturating_add(EXTRA_TIME));
        self.ask(|process| process.choose(start, moves, &limits, patience))
    }

    /// Sends a request to the running process. Drops the process after an error; [`start`](Self::start) launches
    /// another.
    fn ask<T>(&mut self, ask: impl FnOnce(&mut Process) -> Result<T, String>) -> Result<T, String> {
        let process = self.process.as_mut().ok_or("is not running")?;
        let answer = ask(process);
        if answer.is_err() {
            self.process = None;
        }
        answer
    }
}

/// A running program.
struct Process {
    child: Child,
    /// Lines to write. Few: each request waits for its answer.
    input: Sender<String>,
    lines: Receiver<String>,
    /// The name of the program's option for the random seed, if any.
    seed: Option<String>,
}

impl Process {
    /// Starts the program and sets its options.
    fn start(external: &External) -> Result<Self, String> {
        let (program, arguments) = external.command.split_first().ok_or("the command is empty")?;
        let mut child = Command::new(program)
            .args(arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .map_err(|error| format!("cannot be started: {error}"))?;
        let (Some(mut stdin), Some(stdout)) = (child.stdin.take(), child.stdout.take()) else {
            return Err("cannot be started: it has no streams".to_owned());
        };
        // Writing blocks if the program doesn't read, so it has its own thread, which ends with the program or when the
        // sender is dropped. The exit of a program is noticed when its answer is read.
        let (input, unwritten) = channel::<String>();
        thread::spawn(move || {
            for line in unwritten {
                if writeln!(stdin, "{line}").and_then(|()| stdin.flush()).is_err() {
                    break;
                }
            }
        });
        let (sender, lines) = sync_channel(QUEUE);
        // Reading blocks, too. Its thread ends with the program or when the receiver is dropped.
        thread::spawn(move || {
            let (mut stdout, mut line) = (BufReader::new(stdout), Vec::new());
            while let Ok(read) = read_line(&mut stdout, &mut line, MAX_LINE_LEN) {
                match read {
                    Line::Whole if sender.send(String::from_utf8_lossy(&line).trim().to_owned()).is_err() => break,
                    Line::None => break,
                    Line::Whole | Line::TooLong => {}
                }
            }
        });
        let mut process = Self { child, input, lines, seed: None };
        process.send("ugi");
        let mut seed = None;
        process.wait_for("ugiok", READY_TIMEOUT, |line| {
            let name = line.strip_prefix("option name ").and_then(|option| option.split(" type ").next());
            seed = seed.take().or(name.filter(|name| name.eq_ignore_ascii_case("seed")).map(str::to_owned));
            (line == "ugiok").then_some(())
        })?;
        process.seed = seed;
        for (name, value) in &external.options {
            process.send(&format!("setoption name {name} value {value}"));
        }
        process.is_ready()?;
        Ok(process)
    }

    fn new_game(&self, seed: u64) -> Result<(), String> {
        if let Some(name) = &self.seed {
            // Small enough for programs that read it as a 32-bit number.
            self.send(&format!("setoption name {name} value {}", seed >> 33));
        }
        self.send("uginewgame");
        self.is_ready()
    }

    fn choose(
        &self,
        start: Option<&str>,
        moves: &[String],
        limits: &str,
        patience: Duration,
    ) -> Result<String, String> {
        let start = start.map_or("startpos".to_owned(), |position| format!("fen {position}"));
        let after = if moves.is_empty() { String::new() } else { format!(" moves {}", moves.join(" ")) };
        self.send(&format!("position {start}{after}"));
        self.send(&format!("go {limits}"));
        self.wait_for("bestmove", patience, |line| {
            let mut words = line.split_whitespace();
            (words.next() == Some("bestmove")).then(|| words.next().unwrap_or_default().to_owned())
        })
    }

    fn is_ready(&self) -> Result<(), String> {
        self.send("isready");
        self.wait_for("readyok", READY_TIMEOUT, |line| (line == "readyok").then_some(()))
    }

    fn send(&self, line: &str) {
        // Fails after the program has exited, which is noticed when its answer is read.
        let _ = self.input.send(line.to_owned());
    }

    /// Reads lines until `read` finds what it is looking for.
    fn wait_for<T>(
        &self,
        what: &str,
        patience: Duration,
        mut read: impl FnMut(&str) -> Option<T>,
    ) -> Result<T, String> {
        let begin = Instant::now();
        let late = || format!("has not answered with `{what}` within {} s", patience.as_secs());
        loop {
            // Checked here as well, for programs that never stop writing.
            let left = patience.checked_sub(begin.elapsed()).ok_or_else(late)?;
            let line = self.lines.recv_timeout(left).map_err(|error| match error {
                RecvTimeoutError::Timeout => late(),
                RecvTimeoutError::Disconnected => format!("has exited without `{what}`"),
            })?;
            if let Some(found) = read(&line) {
                return Ok(found);
            }
        }
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        self.send("quit");
        let until = Instant::now() + QUIT_TIMEOUT;
        // A program's output ends when it exits. Draining it lets a program continue that is blocked on writing.
        while let Some(left) = until.checked_duration_since(Instant::now()) {
            if self.lines.recv_timeout(left).is_err() {
                break;
            }
        }
        // Does nothing to a program that has exited.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
