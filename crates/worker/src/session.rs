//! Answers requests, a slice of work at a time. Knows no browser: the clock comes from outside.

use alquerque_core::alquerque::Alquerque;
use alquerque_core::record::Record;
use alquerque_core::search::{self, LEVELS, Level, Uct, UctConfig};
use alquerque_core::{Game, TextError, perft};

use crate::VERSION;
use crate::messages::{Answer, Request, RootMove, SearchReport, SearchRequest};

/// Milliseconds of work between two looks at the mailbox.
const SLICE: f64 = 15.0;
/// Milliseconds between two reports.
const REPORT_INTERVAL: f64 = 100.0;
/// The most nodes of a search tree: some 60 MB, which a phone can spare.
const MAX_NODES: usize = 1_000_000;
/// Deeper counts would keep the worker from answering for too long.
const DEEPEST_PERFT: u32 = 13;

/// A source of time.
pub trait Clock {
    /// Milliseconds since some fixed moment.
    fn now(&self) -> f64;
}

/// What came of a request or a slice.
#[derive(Debug, PartialEq)]
pub struct Step {
    /// To be sent to the page.
    pub answer: Option<Answer>,
    /// Whether [`Session::slice`] is to be called again.
    pub go_on: bool,
}

impl Step {
    const NOTHING: Self = Self { answer: None, go_on: false };
    const GO_ON: Self = Self { answer: None, go_on: true };

    fn answer(answer: Answer) -> Self {
        Self { answer: Some(answer), go_on: false }
    }

    fn fail(id: Option<u32>, message: String) -> Self {
        Self::answer(Answer::Failed { id, message })
    }

    /// The answer to a message that is no [`Request`].
    pub fn refuse(problem: &str) -> Self {
        Self::fail(None, format!("this is no request ({problem}); expected one of version {VERSION}"))
    }
}

/// The worker's memory: the running search, and the tree of the last one.
pub struct Session<C> {
    clock: C,
    seed: u64,
    running: Option<Running>,
    /// Kept after a search: the next one mostly begins two plies further down the same tree.
    kept: Option<Box<dyn Searcher>>,
}

struct Running {
    id: u32,
    searcher: Box<dyn Searcher>,
    rng: search::SearchRng,
    started: f64,
    reported: f64,
    playouts: u64,
    most_playouts: u64,
    most_millis: f64,
    /// In how many of a hundred turns any legal move is played.
    slips: u32,
}

impl<C: Clock> Session<C> {
    /// A session that draws the seeds of its searches from `seed`.
    pub fn new(clock: C, seed: u64) -> Self {
        Self { clock, seed, running: None, kept: None }
    }

    /// Takes a request.
    pub fn request(&mut self, request: Request) -> Step {
        match request {
            Request::Hello { .. } => Step::answer(Answer::Hello { version: VERSION.to_owned() }),
            Request::Search(request) => self.search(&request),
            Request::Stop { id } => match self.running.take_if(|running| running.id == id) {
                Some(running) => Step::answer(self.finish(running)),
                None => Step::NOTHING,
            },
            Request::Perft { id, rules, depth } => self.perft(id, &rules, depth),
        }
    }

    /// Works on the running search for some milliseconds.
    pub fn slice(&mut self) -> Step {
        let Some(mut running) = self.running.take() else { return Step::NOTHING };
        let clock = &self.clock;
        let ends = (clock.now() + SLICE).min(running.started + running.most_millis);
        let left = running.most_playouts - running.playouts;
        running.playouts += running.searcher.run(&mut running.rng, left, &mut || clock.now() >= ends);
        let now = self.clock.now();
        if running.playouts >= running.most_playouts
            || now >= running.started + running.most_millis
            || running.searcher.is_decided()
        {
            return Step::answer(self.finish(running));
        }
        let answer = (now >= running.reported + REPORT_INTERVAL).then(|| {
            running.reported = now;
            Answer::Progress { id: running.id, report: running.report(now) }
        });
        self.running = Some(running);
        Step { answer, go_on: true }
    }

    fn search(&mut self, request: &SearchRequest) -> Step {
        // A new search replaces the old one, whose tree may serve it.
        if let Some(old) = self.running.take() {
            self.kept = Some(old.searcher);
        }
        let Some(level) = request.level.checked_sub(1).and_then(|place| LEVELS.get(usize::from(place))) else {
            let message = format!("there is no level {}; expected 1 to {}", request.level, LEVELS.len());
            return Step::fail(Some(request.id), message);
        };
        if !(0.0..=1000.0).contains(&request.exploration) {
            let message = format!("there is no exploration constant {}; expected 0 to 1000", request.exploration);
            return Step::fail(Some(request.id), message);
        }
        let searcher = match self.searcher(request) {
            Ok(searcher) => searcher,
            Err(error) => return Step::fail(Some(request.id), error.to_string()),
        };
        let seed = request.seed.map_or_else(|| self.next_seed(), u64::from);
        let now = self.clock.now();
        let (most_playouts, most_millis, slips) = budget(level, request);
        self.running = Some(Running {
            id: request.id,
            searcher,
            rng: search::rng(seed),
            started: now,
            reported: now,
            playouts: 0,
            most_playouts,
            most_millis,
            slips,
        });
        Step::GO_ON
    }

    /// The kept tree, if the game has only gone on since, else a new one.
    fn searcher(&mut self, request: &SearchRequest) -> Result<Box<dyn Searcher>, TextError> {
        // A seeded search is to be repeatable, so it must not profit from what came before.
        let kept = self.kept.take().filter(|_| request.seed.is_none());
        if let Some(mut searcher) = kept
            && searcher.follow(request)
        {
            return Ok(searcher);
        }
        // The one place where the games are told apart; from here on the search is compiled for its game.
        Ok(Box::new(GameSearcher::<Alquerque>::new(request.rules.parse()?, request)?))
    }

    fn finish(&mut self, mut running: Running) -> Answer {
        let report = running.report(self.clock.now());
        let best = running.searcher.best(running.slips, &mut running.rng);
        let id = running.id;
        self.kept = Some(running.searcher);
        Answer::Done { id, best, report }
    }

    fn perft(&self, id: u32, rules: &str, depth: u32) -> Step {
        if depth > DEEPEST_PERFT {
            return Step::fail(Some(id), format!("depth {depth} takes too long; expected at most {DEEPEST_PERFT}"));
        }
        match rules.parse::<Alquerque>() {
            Ok(game) => {
                let started = self.clock.now();
                let nodes = perft(&game, &game.start(), depth) as f64;
                Step::answer(Answer::Perft { id, nodes, millis: self.clock.now() - started })
            }
            Err(error) => Step::fail(Some(id), error.to_string()),
        }
    }

    fn next_seed(&mut self) -> u64 {
        self.seed = self.seed.wrapping_add(1);
        self.seed
    }
}

/// The most playouts and milliseconds of a search, and the slips in a hundred turns.
fn budget(level: &Level, request: &SearchRequest) -> (u64, f64, u32) {
    // A request with limits of its own is not held to the level's.
    if request.playouts.is_some() || request.millis.is_some() {
        let playouts = request.playouts.map_or(u64::MAX, u64::from);
        return (playouts, request.millis.map_or(f64::INFINITY, f64::from), 0);
    }
    (level.playouts.unwrap_or(u64::MAX), level.millis.map_or(f64::INFINITY, f64::from), level.slips)
}

impl Running {
    fn report(&self, now: f64) -> SearchReport {
        let elapsed = now - self.started;
        // Of a budget of nothing everything is used up.
        let share = |used: f64, most: f64| if most > 0.0 { used / most } else { 1.0 };
        let by_playouts = share(self.playouts as f64, self.most_playouts as f64);
        let by_time = share(elapsed, self.most_millis);
        SearchReport {
            playouts: u32::try_from(self.playouts).unwrap_or(u32::MAX),
            per_second: if elapsed > 0.0 { self.playouts as f64 * 1000.0 / elapsed } else { 0.0 },
            progress: by_playouts.max(by_time).clamp(0.0, 1.0),
            ..self.searcher.report()
        }
    }
}

/// A search of some game.
trait Searcher {
    /// Goes on to the request's position within the same tree; `false` where that is not possible.
    fn follow(&mut self, request: &SearchRequest) -> bool;
    fn run(&mut self, rng: &mut search::SearchRng, playouts: u64, stop: &mut dyn FnMut() -> bool) -> u64;
    fn is_decided(&self) -> bool;
    /// The move to play, which in `slips` of a hundred turns is any legal one.
    fn best(&self, slips: u32, rng: &mut search::SearchRng) -> Option<String>;
    /// What the tree says; what belongs to the running request stays empty.
    fn report(&self) -> SearchReport;
}

struct GameSearcher<G: Game> {
    record: Record<G>,
    moves: Vec<String>,
    exploration: f32,
    uct: Uct<G>,
}

impl<G: Game> GameSearcher<G> {
    fn new(game: G, request: &SearchRequest) -> Result<Self, TextError> {
        let record = Record::from_moves(game.clone(), request.moves.iter().map(String::as_str))?;
        let config = UctConfig { exploration: request.exploration, max_nodes: MAX_NODES };
        let uct = Uct::new(game, record.positions(), config);
        Ok(Self { record, moves: request.moves.clone(), exploration: request.exploration, uct })
    }
}

impl<G: Game> Searcher for GameSearcher<G> {
    fn follow(&mut self, request: &SearchRequest) -> bool {
        let same = self.exploration.to_bits() == request.exploration.to_bits()
            && self.record.game().ruleset_text() == request.rules;
        let Some(new) = request.moves.strip_prefix(self.moves.as_slice()).filter(|_| same) else { return false };
        for text in new {
            let Ok(mv) = self.record.play_text(text) else { return false };
            self.uct.advance(mv);
        }
        self.moves.clone_from(&request.moves);
        true
    }

    fn run(&mut self, rng: &mut search::SearchRng, playouts: u64, stop: &mut dyn FnMut() -> bool) -> u64 {
        self.uct.run(rng, playouts, stop)
    }

    fn is_decided(&self) -> bool {
        self.uct.is_decided()
    }

    fn best(&self, slips: u32, rng: &mut search::SearchRng) -> Option<String> {
        let game = self.record.game();
        self.uct.report().choose(slips, rng).map(|mv| game.move_text(mv))
    }

    fn report(&self) -> SearchReport {
        let game = self.record.game();
        let report = self.uct.report();
        let root_moves = report.root_moves.iter().map(|root| RootMove {
            mv: game.move_text(root.mv),
            visits: root.visits,
            win_rate: (root.visits > 0 || root.proven.is_some()).then_some(f64::from(root.win_rate)),
        });
        SearchReport {
            nodes: u32::try_from(report.nodes).unwrap_or(u32::MAX),
            expected: f64::from(report.expected),
            proven: report.proven.map(|outcome| outcome.name().to_owned()),
            principal_variation: report.principal_variation.iter().map(|&mv| game.move_text(mv)).collect(),
            root_moves: root_moves.collect(),
            ..SearchReport::default()
        }
    }
}
