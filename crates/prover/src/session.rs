//! Answers requests, a slice of work at a time. Knows no browser: the clock comes from outside, and so does what is to be known
//! beforehand.

use alquerque_core::alquerque::{Alquerque, Position};
use alquerque_core::record::Record;
use alquerque_core::{Game, Notation};
use alquerque_messages::{
    Answer, Budget, Engine, Failure, Length, Proven, Request, RootMove, SearchReport, SearchRequest, VERSION,
};
use alquerque_solver::expert::{self, BOOKS, DATABASES, Expert, Finding, Past, Study, Verdict};
use alquerque_worker::Clock;

use crate::knowledge;

/// Milliseconds of work between two looks at the mailbox, at first and at the most. What takes longer gets longer slices, as some of a
/// proof begins anew in each.
const SLICE: f64 = 60.0;
const LONGEST_SLICE: f64 = 600.0;
/// Milliseconds between two reports.
const REPORT_INTERVAL: f64 = 100.0;

/// What came of a request or a slice.
#[derive(Debug, Default, PartialEq)]
pub struct Step {
    /// To be sent to the page.
    pub answers: Vec<Answer>,
    /// Whether [`Session::slice`] is to be called again.
    pub go_on: bool,
    /// The game of which what is known beforehand is to be loaded: [`Session::learn`] awaits it.
    pub load: Option<Alquerque>,
}

impl Step {
    fn answer(answer: Answer) -> Self {
        Self { answers: vec![answer], ..Self::default() }
    }

    fn fail(id: u32, why: Failure) -> Self {
        Self::answer(Answer::Failed { id: Some(id), why })
    }

    /// The answer to a message that is no [`Request`].
    pub fn refuse(problem: &str) -> Self {
        Self::answer(Answer::Failed { id: None, why: Failure::NoRequest(problem.to_owned()) })
    }
}

/// The prover's memory: what it knows of the rules that were last asked about, and what it works on.
pub struct Session<C> {
    clock: C,
    /// For what is found out.
    bytes: usize,
    expert: Option<Expert>,
    /// What waits until an expert is there.
    waiting: Option<SearchRequest>,
    running: Option<Running>,
}

struct Running {
    id: u32,
    study: Study,
    started: f64,
    reported: f64,
    /// Whether the position was decided in the last report.
    is_known: bool,
    millis: f64,
}

impl<C: Clock> Session<C> {
    /// A session that takes so many bytes for what it finds out.
    pub fn new(clock: C, bytes: usize) -> Self {
        Self { clock, bytes, expert: None, waiting: None, running: None }
    }

    /// Takes a request.
    pub fn request(&mut self, request: Request) -> Step {
        match request {
            Request::Hello { .. } => Step::answer(Answer::Hello { version: VERSION.to_owned() }),
            Request::Ping => Step::answer(Answer::Pong),
            Request::Search(request) => self.prove(request),
            Request::Stop { id } => {
                self.waiting.take_if(|waiting| waiting.id == id);
                match self.running.take_if(|running| running.id == id) {
                    Some(running) => Step::answer(self.finish(&running)),
                    None => Step::default(),
                }
            }
            Request::Perft { id, .. } => Step::fail(id, Failure::OtherWorker),
        }
    }

    fn prove(&mut self, request: SearchRequest) -> Step {
        self.running = None;
        let id = request.id;
        if request.engine != Engine::Proof {
            return Step::fail(id, Failure::OtherWorker);
        }
        let game: Alquerque = match request.rules.parse() {
            Ok(game) => game,
            Err(error) => return Step::fail(id, Failure::NoText(alquerque_core::TextError::text(&error).to_string())),
        };
        if self.expert.as_ref().is_none_or(|expert| expert.game() != game) {
            let is_loading = self.waiting.as_ref().is_some_and(|waiting| waiting.rules == request.rules);
            self.waiting = Some(request);
            return Step { load: (!is_loading).then_some(game), ..Step::default() };
        }
        self.begin(game, &request)
    }

    /// Takes what is to be known of a game beforehand: its book and its database as files, where they have come. Whether all
    /// has come that there is, the page hears of.
    pub fn learn(&mut self, game: Alquerque, book: Option<Vec<u8>>, database: Option<Vec<u8>>) -> Step {
        if self.expert.as_ref().is_some_and(|expert| expert.game() == game) {
            return Step::default();
        }
        let name = expert::name(game);
        let is_wanted = [BOOKS.contains(&name.as_str()), DATABASES.contains(&name.as_str())];
        let book = book.and_then(|bytes| knowledge::book(game, &bytes));
        let database = database.and_then(|bytes| knowledge::database(game, &bytes));
        let is_whole = is_wanted == [book.is_some(), database.is_some()];
        // What was known of other rules goes first.
        self.expert = None;
        self.expert = Some(Expert::new(game, database, book, self.bytes));
        let waiting = self.waiting.take_if(|waiting| waiting.rules.parse() == Ok(game));
        let mut step = waiting.map_or_else(Step::default, |request| self.begin(game, &request));
        if !is_whole {
            step.answers.insert(0, Answer::Incomplete);
        }
        step
    }

    fn begin(&mut self, game: Alquerque, request: &SearchRequest) -> Step {
        let Some(expert) = &self.expert else { return Step::default() };
        let record = match read(game, request) {
            Ok(record) => record,
            Err(error) => return Step::fail(request.id, Failure::NoText(error.text().to_string())),
        };
        let study = Study::new(expert, record.position(), past(&record));
        let now = self.clock.now();
        let millis = match request.budget {
            Budget::Millis(millis) => f64::from(millis),
            _ => f64::INFINITY,
        };
        self.running =
            Some(Running { id: request.id, study, started: now, reported: f64::NEG_INFINITY, is_known: false, millis });
        Step { go_on: true, ..Step::default() }
    }

    /// Works on what is asked for some milliseconds.
    pub fn slice(&mut self) -> Step {
        let Some((mut running, expert)) = self.running.take().zip(self.expert.as_mut()) else { return Step::default() };
        let clock = &self.clock;
        let now = clock.now();
        let slice = ((now - running.started) / 4.0).clamp(SLICE, LONGEST_SLICE);
        let ends = (now + slice).min(running.started + running.millis);
        let is_done = running.study.work(expert, &mut || clock.now() >= ends);
        let now = clock.now();
        if is_done || now >= running.started + running.millis {
            return Step::answer(self.finish(&running));
        }
        let mut answers = Vec::new();
        let is_known = running.study.verdict(expert).is_some();
        if now >= running.reported + REPORT_INTERVAL || is_known != running.is_known {
            (running.reported, running.is_known) = (now, is_known);
            answers.push(Answer::Progress { id: running.id, report: self.report(&running) });
        }
        self.running = Some(running);
        Step { answers, go_on: true, load: None }
    }

    fn finish(&mut self, running: &Running) -> Answer {
        let report = self.report(running);
        let best = report.root_moves.first().filter(|root| root.proven.is_some()).map(|root| root.mv.clone());
        Answer::Done { id: running.id, best, report }
    }

    fn report(&mut self, Running { study, started, millis, .. }: &Running) -> SearchReport {
        let Some(expert) = &mut self.expert else { return SearchReport::default() };
        let game = expert.game();
        let verdict = study.verdict(expert);
        let root_moves = study.findings(expert).into_iter().map(|Finding { mv, verdict }| RootMove {
            mv: game.move_text(mv),
            visits: 0,
            expected: None,
            proven: verdict.map(|verdict| Proven::from(verdict.outcome)),
            length: length(verdict),
        });
        let root_moves = root_moves.collect();
        SearchReport {
            progress: if *millis > 0.0 { ((self.clock.now() - started) / millis).clamp(0.0, 1.0) } else { 1.0 },
            proven: verdict.map(|verdict| Proven::from(verdict.outcome)),
            length: length(verdict),
            principal_variation: study.line(expert).into_iter().map(|mv| game.move_text(mv)).collect(),
            root_moves,
            ..SearchReport::default()
        }
    }
}

fn length(verdict: Option<Verdict>) -> Option<Length> {
    verdict?.length.map(|length| match length {
        expert::Length::Exactly(plies) => Length::Exactly(plies.into()),
        expert::Length::AtMost(plies) => Length::AtMost(plies.into()),
    })
}

/// The game up to the position in question.
fn read(game: Alquerque, request: &SearchRequest) -> Result<Record<Alquerque>, alquerque_core::TextError> {
    Record::from_course(game, request.start.as_deref(), request.moves.iter().map(String::as_str))
}

/// What of the course of the game may make a draw of what is won.
fn past(record: &Record<Alquerque>) -> Past {
    let (game, positions) = (record.game(), record.positions());
    let can_come_again = game.quiet_plies(record.position()) + 1;
    let recent: &[Position] = &positions[positions.len().saturating_sub(can_come_again)..];
    let mut twice = Vec::new();
    for (place, position) in recent.iter().enumerate().filter(|_| game.can_repeat()) {
        if recent[..place].contains(position) {
            twice.push(*position.state());
        }
    }
    Past { twice }
}
