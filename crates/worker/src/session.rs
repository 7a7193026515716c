//! Answers requests, a slice of work at a time. Knows no browser: the clock comes from outside.

use alquerque_core::family::AnyGame;
use alquerque_core::search::{self, LEVELS, Level};
use alquerque_core::{Finished, Game, TextError, perft, with_game};

use crate::searchers::{self, Limits, Searcher};
use crate::step::{Clock, Step};
use alquerque_messages::{
    Answer, Budget, DEEPEST_PERFT, DEEPEST_SEARCH, Engine, Failure, Purpose, Request, SearchReport, SearchRequest,
    VERSION,
};

/// Milliseconds of work between two looks at the mailbox.
const SLICE: f64 = 15.0;
/// Milliseconds between two reports.
const REPORT_INTERVAL: f64 = 100.0;

/// The worker's memory: the running search, and the tree of the last one.
pub struct Session<C> {
    clock: C,
    seed: u64,
    running: Option<Running>,
    /// Kept after a search: the next one mostly begins two plies further down the same tree. It serves the same purpose only: a
    /// weak level is not to know what a hint has found out.
    kept: Option<(Purpose, Box<dyn Searcher>)>,
}

struct Running {
    id: u32,
    purpose: Purpose,
    searcher: Box<dyn Searcher>,
    rng: search::SearchRng,
    started: f64,
    reported: f64,
    /// Playouts or nodes so far.
    work: u64,
    limits: Limits,
}

impl<C: Clock> Session<C> {
    /// A session that draws the seeds of its searches from `seed`.
    pub fn new(clock: C, seed: u64) -> Self {
        Self { clock, seed, running: None, kept: None }
    }

    /// Takes a request.
    pub fn request(&mut self, request: Request) -> Step<Answer> {
        match request {
            Request::Hello { .. } => Step::answer(Answer::Hello { version: VERSION.to_owned() }),
            Request::Ping => Step::answer(Answer::Pong),
            Request::Search(request) => self.search(&request),
            Request::Stop { id } => match self.running.take_if(|running| running.id == id) {
                Some(running) => Step::answer(self.finish(running)),
                None => Step::default(),
            },
            Request::Perft { id, rules, depth } => self.perft(id, &rules, depth),
        }
    }

    /// Works on the running search for some milliseconds.
    pub fn slice(&mut self) -> Step<Answer> {
        let Some(mut running) = self.running.take() else { return Step::default() };
        let clock = &self.clock;
        let ends = (clock.now() + SLICE).min(running.started + running.limits.millis);
        let left = running.limits.playouts - running.work.min(running.limits.playouts);
        running.work += running.searcher.run(&mut running.rng, left, &mut || clock.now() >= ends);
        let now = self.clock.now();
        if running.work >= running.limits.playouts
            || now >= running.started + running.limits.millis
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

    fn search(&mut self, request: &SearchRequest) -> Step<Answer> {
        // A new search replaces the old one, whose tree may serve it.
        if let Some(old) = self.running.take() {
            self.kept = Some((old.purpose, old.searcher));
        }
        let begun = limits(request).and_then(|limits| {
            let searcher = self.searcher(request).map_err(|error| Failure::NoText(error.text().to_string()))?;
            Ok((limits, searcher))
        });
        let (limits, searcher) = match begun {
            Ok(begun) => begun,
            Err(why) => return fail(Some(request.id), why),
        };
        let seed = request.seed.map_or_else(|| self.next_seed(), u64::from);
        let now = self.clock.now();
        self.running = Some(Running {
            id: request.id,
            purpose: request.purpose,
            searcher,
            rng: search::rng(seed),
            started: now,
            reported: now,
            work: 0,
            limits,
        });
        Step { answer: None, go_on: true }
    }

    /// The kept tree, if the game has only gone on since, else a new search.
    fn searcher(&mut self, request: &SearchRequest) -> Result<Box<dyn Searcher>, TextError> {
        // A seeded search is to be repeatable, so it must not profit from what came before.
        let serves = |(purpose, _): &(Purpose, _)| *purpose == request.purpose && request.seed.is_none();
        if let Some((_, mut searcher)) = self.kept.take().filter(serves)
            && searcher.follow(request)
        {
            return Ok(searcher);
        }
        // From here on the search is compiled for its game.
        with_game!(request.rules.parse::<AnyGame>()?, game => searchers::new(game, request))
    }

    fn finish(&mut self, mut running: Running) -> Answer {
        let report = running.report(self.clock.now());
        let best = running.searcher.best(running.limits.slips, &mut running.rng);
        let id = running.id;
        self.kept = Some((running.purpose, running.searcher));
        Answer::Done { id, best, report }
    }

    fn perft(&self, id: u32, rules: &str, depth: u32) -> Step<Answer> {
        if depth > DEEPEST_PERFT {
            return fail(Some(id), Failure::TooDeep(depth));
        }
        let game = match rules.parse::<AnyGame>() {
            Ok(game) => game,
            Err(error) => return fail(Some(id), Failure::NoText(error.text().to_string())),
        };
        let started = self.clock.now();
        let finished = Finished::usual(game.id());
        let nodes = with_game!(game, game => perft(&game, &game.start(), depth, finished)) as f64;
        Step::answer(Answer::Perft { id, nodes, millis: self.clock.now() - started })
    }

    fn next_seed(&mut self) -> u64 {
        self.seed = self.seed.wrapping_add(1);
        self.seed
    }
}

/// What the request lets its engine do.
fn limits(request: &SearchRequest) -> Result<Limits, Failure> {
    let is_uct = matches!(request.engine, Engine::Uct { .. });
    match request.engine {
        Engine::Uct { exploration } if !(0.0..=1000.0).contains(&exploration) => {
            return Err(Failure::NoExploration);
        }
        Engine::AlphaBeta { depth } if !(1..=DEEPEST_SEARCH).contains(&depth) => {
            return Err(Failure::NoDepth(depth));
        }
        Engine::Proof => return Err(Failure::OtherWorker),
        Engine::Uct { .. } | Engine::AlphaBeta { .. } | Engine::Random => {}
    }
    match request.budget {
        Budget::Level(_) | Budget::Playouts(_) if !is_uct => Err(Failure::OnlyUct),
        Budget::Level(number) => level(number, request.purpose),
        Budget::Playouts(playouts) => Ok(Limits { playouts: u64::from(playouts), ..Limits::NONE }),
        Budget::Millis(millis) => Ok(Limits { millis: f64::from(millis), ..Limits::NONE }),
        Budget::Unlimited => Ok(Limits::NONE),
    }
}

fn level(number: u8, purpose: Purpose) -> Result<Limits, Failure> {
    let level: Option<&Level> = number.checked_sub(1).and_then(|place| LEVELS.get(usize::from(place)));
    let Some(level) = level else {
        return Err(Failure::NoLevel { level: number, levels: LEVELS.len() });
    };
    Ok(Limits {
        playouts: level.playouts.unwrap_or(u64::MAX),
        millis: level.millis.map_or(f64::INFINITY, f64::from),
        slips: if purpose == Purpose::Play { level.slips } else { 0 },
    })
}

pub(crate) fn fail(id: Option<u32>, why: Failure) -> Step<Answer> {
    Step::answer(Answer::Failed { id, why })
}

impl Running {
    fn report(&self, now: f64) -> SearchReport {
        let elapsed = now - self.started;
        // Of a budget of nothing everything is used up.
        let share = |used: f64, most: f64| if most > 0.0 { used / most } else { 1.0 };
        let by_playouts = share(self.work as f64, self.limits.playouts as f64);
        let by_time = share(elapsed, self.limits.millis);
        let report = self.searcher.report(self.work);
        SearchReport {
            per_second: if elapsed > 0.0 { self.work as f64 * 1000.0 / elapsed } else { 0.0 },
            progress: report.progress.max(by_playouts).max(by_time).clamp(0.0, 1.0),
            ..report
        }
    }
}
