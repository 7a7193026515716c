//! Answers requests for proofs, a slice of work at a time. Clock, book and database come from outside.

use std::io::Read;

use alquerque_core::Notation;
use alquerque_core::alquerque::Alquerque;
use alquerque_core::draughts::{Draughts, Endgames};
use alquerque_messages::{
    Answer, Budget, Engine, Failure, Length, Request, RootMove, SearchReport, SearchRequest, VERSION,
};
use alquerque_solver::book::Book;
use alquerque_solver::database::Database;
use alquerque_solver::expert::{self, BOOKS, DATABASES, Expert, Finding, PositionSolver, Verdict};
use lzma_rust2::LzmaReader;

use super::draughts;
use crate::slice::TimeSource;

/// Milliseconds of work between requests, initially and at most. Long proofs get longer slices, as each slice repeats
/// some work.
const SLICE: f64 = 60.0;
const MAX_SLICE_MILLIS: f64 = 600.0;
/// States between requests if the limit is a number of states: the clock must not decide when a slice ends, as each
/// slice repeats some work.
const SLICE_OF_STATES: u64 = 1 << 16;
/// Milliseconds between reports.
const REPORT_INTERVAL: f64 = 100.0;

/// Memory limit for decompressing a database, in kilobytes, not counting the result.
const MAX_KILOBYTES: u32 = 1 << 14;
/// Maximum size of a database in bytes.
const MAX_BYTES: u64 = 1 << 25;

/// The result of a request or a slice.
#[derive(Debug, Default, PartialEq)]
pub struct ProverReply {
    /// The answers to send to the page.
    pub answers: Vec<Answer>,
    /// Whether to call [`ProverSession::slice`] again.
    pub has_more: bool,
    /// The game whose book and database to load and pass to [`ProverSession::learn`].
    pub load: Option<Alquerque>,
    /// Whether to load the database of draughts and pass it to [`ProverSession::learn_endgames`].
    pub load_endgames: bool,
}

impl ProverReply {
    fn answer(answer: Answer) -> Self {
        Self { answers: vec![answer], ..Self::default() }
    }

    fn fail(id: u32, why: Failure) -> Self {
        Self::answer(Answer::Failed { id: Some(id), why })
    }
}

/// The state of the prover: the latest ruleset's expert, and the running request.
pub struct ProverSession<C> {
    clock: C,
    /// The memory limit of the expert.
    bytes: usize,
    expert: Option<Expert>,
    /// The request waiting for the expert.
    waiting: Option<SearchRequest>,
    running: Option<Running>,
    /// The database of draughts.
    endgames: Option<Endgames>,
}

struct Running {
    id: u32,
    solver: PositionSolver,
    started: f64,
    reported: f64,
    /// Whether the last report had a result.
    is_known: bool,
    millis: f64,
    /// The number of states that it may search, if that is its limit.
    states: Option<u64>,
}

impl<C: TimeSource> ProverSession<C> {
    /// Creates a session whose expert uses up to `bytes` bytes.
    pub fn new(clock: C, bytes: usize) -> Self {
        Self { clock, bytes, expert: None, waiting: None, running: None, endgames: None }
    }

    /// Whether a request is running.
    pub const fn is_busy(&self) -> bool {
        self.running.is_some()
    }

    /// Handles a request. Every request has an answer, now or later: the page replaces a worker that owes one for too
    /// long.
    pub fn request(&mut self, request: Request) -> ProverReply {
        match request {
            Request::Hello { .. } => ProverReply::answer(Answer::Hello { version: VERSION.to_owned() }),
            Request::Ping => ProverReply::answer(Answer::Pong),
            Request::Search(request) => self.answer(request),
            Request::Stop { id } => {
                self.waiting.take_if(|waiting| waiting.id == id);
                match self.running.take_if(|running| running.id == id) {
                    Some(running) => ProverReply::answer(self.finish(&running)),
                    None => ProverReply::answer(Answer::Pong),
                }
            }
            Request::Perft { id, .. } | Request::Pause { id } | Request::GoOn { id } => {
                ProverReply::fail(id, Failure::OtherWorker)
            }
            Request::Analyse(task) => ProverReply::fail(task.id, Failure::OtherWorker),
            Request::BestLines(task) => ProverReply::fail(task.id, Failure::OtherWorker),
            Request::Uct(_) | Request::Lab(_) => {
                ProverReply::answer(Answer::Failed { id: None, why: Failure::OtherWorker })
            }
        }
    }

    fn answer(&mut self, request: SearchRequest) -> ProverReply {
        let id = request.id;
        self.prove(request).unwrap_or_else(|why| ProverReply::fail(id, why))
    }

    fn prove(&mut self, request: SearchRequest) -> Result<ProverReply, Failure> {
        self.running = None;
        if request.engine != Engine::Proof {
            return Err(Failure::OtherWorker);
        }
        if let Ok(game) = request.course.rules.parse::<Draughts>() {
            return self.look_up(game, request);
        }
        let game: Alquerque = request.course.rules.parse()?;
        if self.expert.as_ref().is_none_or(|expert| expert.game() != game) {
            let is_loading = self.waiting.as_ref().is_some_and(|waiting| waiting.course.rules == request.course.rules);
            self.waiting = Some(request);
            return Ok(ProverReply { load: (!is_loading).then_some(game), ..ProverReply::default() });
        }
        self.begin(game, &request)
    }

    /// Answers a request about draughts at once, or once the database has been loaded.
    fn look_up(&mut self, game: Draughts, request: SearchRequest) -> Result<ProverReply, Failure> {
        let Some(endgames) = &self.endgames else {
            let is_loading =
                self.waiting.as_ref().is_some_and(|waiting| waiting.course.rules.parse::<Draughts>().is_ok());
            self.waiting = Some(request);
            return Ok(ProverReply { load_endgames: !is_loading, ..ProverReply::default() });
        };
        let report = draughts::report(endgames, &request.course.record(game)?);
        Ok(ProverReply::answer(done(request.id, report)))
    }

    /// Receives the database of draughts, if it could be loaded. Otherwise tells the page that it is missing, and knows
    /// nothing.
    pub fn learn_endgames(&mut self, file: Option<Vec<u8>>) -> ProverReply {
        self.endgames = file.and_then(|bytes| Endgames::from_bytes(&bytes).ok());
        let waiting = self.waiting.take_if(|waiting| waiting.course.rules.parse::<Draughts>().is_ok());
        let is_missing = self.endgames.is_none();
        let mut reply = match waiting {
            Some(request) if is_missing => {
                ProverReply::answer(done(request.id, SearchReport { progress: 1.0, ..SearchReport::default() }))
            }
            Some(request) => self.answer(request),
            None => ProverReply::default(),
        };
        if is_missing {
            reply.answers.insert(0, Answer::Incomplete);
        }
        reply
    }

    /// Receives a game's book and database, if they could be loaded. Tells the page if one is missing.
    pub fn learn(&mut self, game: Alquerque, book: Option<Vec<u8>>, database: Option<Vec<u8>>) -> ProverReply {
        if self.expert.as_ref().is_some_and(|expert| expert.game() == game) {
            return ProverReply::default();
        }
        let name = expert::name(game);
        let is_wanted = [BOOKS.contains(&name.as_str()), DATABASES.contains(&name.as_str())];
        let book = book.and_then(|bytes| read_book(game, &bytes));
        let database = database.and_then(|bytes| read_database(game, &bytes));
        let is_whole = is_wanted == [book.is_some(), database.is_some()];
        // Frees the memory of the old expert first.
        self.expert = None;
        self.expert = Some(Expert::new(game, database, book, self.bytes));
        let waiting = self.waiting.take_if(|waiting| waiting.course.rules.parse() == Ok(game));
        let mut step = waiting.map_or_else(ProverReply::default, |request| {
            self.begin(game, &request).unwrap_or_else(|why| ProverReply::fail(request.id, why))
        });
        if !is_whole {
            step.answers.insert(0, Answer::Incomplete);
        }
        step
    }

    fn begin(&mut self, game: Alquerque, request: &SearchRequest) -> Result<ProverReply, Failure> {
        let Some(expert) = &mut self.expert else { return Ok(ProverReply::default()) };
        let record = request.course.record(game)?;
        let twice = record.repeated().iter().map(|position| *position.state()).collect();
        let solver = PositionSolver::new(expert, record.position(), twice);
        let now = self.clock.now();
        let (millis, states) = match request.budget {
            Budget::Millis(millis) => (f64::from(millis), None),
            Budget::Nodes(states) => (f64::INFINITY, Some(u64::from(states))),
            _ => (f64::INFINITY, None),
        };
        self.running = Some(Running {
            id: request.id,
            solver,
            started: now,
            reported: f64::NEG_INFINITY,
            is_known: false,
            millis,
            states,
        });
        Ok(ProverReply { has_more: true, ..ProverReply::default() })
    }

    /// Works on the request for some milliseconds.
    pub fn slice(&mut self) -> ProverReply {
        let Some((mut running, expert)) = self.running.take().zip(self.expert.as_mut()) else {
            return ProverReply::default();
        };
        let clock = &self.clock;
        let now = clock.now();
        let slice = ((now - running.started) / 4.0).clamp(SLICE, MAX_SLICE_MILLIS);
        let ends = (now + slice).min(running.started + running.millis);
        let is_done = match running.states {
            Some(most) => {
                let ends = most.min(running.solver.states() + SLICE_OF_STATES);
                running.solver.work_up_to(expert, ends, &mut || false) || running.solver.states() >= most
            }
            None => running.solver.work(expert, &mut || clock.now() >= ends),
        };
        let now = clock.now();
        if is_done || now >= running.started + running.millis {
            return ProverReply::answer(self.finish(&running));
        }
        let mut answers = Vec::new();
        let is_known = running.solver.verdict(expert).is_some();
        if now >= running.reported + REPORT_INTERVAL || is_known != running.is_known {
            (running.reported, running.is_known) = (now, is_known);
            answers.push(Answer::Progress { id: running.id, report: self.report(&running) });
        }
        self.running = Some(running);
        ProverReply { answers, has_more: true, ..ProverReply::default() }
    }

    fn finish(&mut self, running: &Running) -> Answer {
        done(running.id, self.report(running))
    }

    fn report(&mut self, Running { solver, started, millis, states, .. }: &Running) -> SearchReport {
        let Some(expert) = &mut self.expert else { return SearchReport::default() };
        let game = expert.game();
        let verdict = solver.verdict(expert);
        let root_moves = solver.findings(expert).into_iter().map(|Finding { mv, verdict }| RootMove {
            proven: verdict.map(|verdict| verdict.outcome),
            length: length(verdict),
            ..RootMove::new(game.move_text(mv))
        });
        let root_moves = root_moves.collect();
        SearchReport {
            progress: match states {
                Some(states) => (solver.states() as f64 / *states as f64).clamp(0.0, 1.0),
                None if *millis > 0.0 => ((self.clock.now() - started) / millis).clamp(0.0, 1.0),
                None => 1.0,
            },
            proven: verdict.map(|verdict| verdict.outcome),
            length: length(verdict),
            principal_variation: solver.line(expert).into_iter().map(|mv| game.move_text(mv)).collect(),
            root_moves,
            ..SearchReport::default()
        }
    }
}

/// The final answer, with the best move if its result is proven.
fn done(id: u32, report: SearchReport) -> Answer {
    let best = report.root_moves.first().filter(|root| root.proven.is_some()).map(|root| root.mv.clone());
    Answer::Done { id, best, report }
}

fn length(verdict: Option<Verdict>) -> Option<Length> {
    verdict?.length.map(|length| match length {
        expert::Length::Exactly(plies) => Length::Exactly(plies.into()),
        expert::Length::AtMost(plies) => Length::AtMost(plies.into()),
    })
}

/// Parses a book; `None` if it is damaged or belongs to another game.
fn read_book(game: Alquerque, bytes: &[u8]) -> Option<Book> {
    Book::from_file(bytes).ok().filter(|book| expert::name(book.game) == expert::name(game))
}

/// Decompresses and parses a database; `None` if it is damaged or belongs to another game.
fn read_database(game: Alquerque, packed: &[u8]) -> Option<Database> {
    let mut bytes = Vec::new();
    let unpacked = LzmaReader::new_mem_limit(packed, MAX_KILOBYTES, None).ok()?;
    unpacked.take(MAX_BYTES).read_to_end(&mut bytes).ok()?;
    Database::new(game).with_package(&bytes)
}
