//! Searches for moves: for the computer's turns, for hints, and for the value of a position.

mod engines;
mod learned;

use alquerque_core::family::AnyGame;
use alquerque_core::search::{
    self, FirstGlance, Judgement, LEVEL_COUNT, LEVEL_NODES, UCT_LEVELS, alpha_beta_levels, first_glance,
};
use alquerque_core::{Notation, TextError, with_game};
use alquerque_messages::{
    Answer, Budget, Course, Engine, Failure, MAX_SEARCH_DEPTH, Purpose, SearchReport, SearchRequest, Work,
};

use crate::files::Files;
use crate::slice::{Reply, SLICE, TimeSource};
use engines::{Limits, Searcher};
use learned::LearnedEvaluations;

/// Milliseconds between reports.
const REPORT_INTERVAL: f64 = 100.0;

/// The running search, and the tree of the last one.
pub(crate) struct Searches {
    running: Option<Running>,
    /// Kept after a search, as the next one usually starts two plies further down the same tree. Reused only for the
    /// same purpose: a weak level must not profit from the search for a hint.
    kept: Option<(Purpose, Box<dyn Searcher>)>,
    learned: LearnedEvaluations,
}

struct Running {
    id: u32,
    purpose: Purpose,
    course: Course,
    searcher: Box<dyn Searcher>,
    rng: search::SearchRng,
    started: f64,
    reported: f64,
    /// Playouts or nodes so far.
    work: u64,
    limits: Limits,
}

impl Searches {
    /// Uses these weights for evaluations.
    pub(crate) fn new(weights: Files) -> Self {
        Self { running: None, kept: None, learned: LearnedEvaluations::new(weights) }
    }

    /// Whether a search is running.
    pub(crate) const fn is_busy(&self) -> bool {
        self.running.is_some()
    }

    /// Drops the running search and the kept tree.
    pub(crate) fn clear(&mut self) {
        (self.running, self.kept) = (None, None);
    }

    /// Whether a file of weights has failed to load since the last call.
    pub(crate) fn take_failure(&mut self) -> bool {
        self.learned.take_failure()
    }

    /// Starts a search; `seed` is for one without a seed of its own.
    pub(crate) fn begin(&mut self, request: &SearchRequest, seed: u64, now: f64) -> Result<(), Failure> {
        // A new search replaces the old one, whose tree may serve it.
        if let Some(old) = self.running.take() {
            self.kept = Some((old.purpose, old.searcher));
        }
        let game = request.course.game()?;
        let limits = limits(request, game)?;
        let searcher = self.searcher(request, game, &limits)?;
        self.running = Some(Running {
            id: request.id,
            purpose: request.purpose,
            course: request.course.clone(),
            searcher,
            rng: search::rng(request.seed.map_or(seed, u64::from)),
            started: now,
            reported: now,
            work: 0,
            limits,
        });
        Ok(())
    }

    /// Ends the search with this id, if it is running.
    pub(crate) fn stop(&mut self, id: u32, now: f64) -> Option<Answer> {
        let running = self.running.take_if(|running| running.id == id)?;
        Some(self.finish(running, now))
    }

    /// Works for a slice of time.
    pub(crate) fn slice(&mut self, clock: &impl TimeSource) -> Reply<Answer> {
        let Some(mut running) = self.running.take() else { return Reply::default() };
        let ends = (clock.now() + SLICE).min(running.started + running.limits.millis);
        let left = running.limits.work - running.work.min(running.limits.work);
        running.work += running.searcher.run(&mut running.rng, left, &mut || clock.now() >= ends);
        let now = clock.now();
        if running.work >= running.limits.work
            || now >= running.started + running.limits.millis
            || running.searcher.is_decided()
        {
            return Reply::answer(self.finish(running, clock.now()));
        }
        let answer = (now >= running.reported + REPORT_INTERVAL).then(|| {
            running.reported = now;
            Answer::Progress { id: running.id, report: running.report(now) }
        });
        self.running = Some(running);
        Reply { answer, has_more: true }
    }

    /// The kept search if the request continues its game, else a new one.
    fn searcher(
        &mut self,
        request: &SearchRequest,
        game: AnyGame,
        limits: &Limits,
    ) -> Result<Box<dyn Searcher>, TextError> {
        // A seeded search must be repeatable, so it does not reuse the tree.
        let serves = |(purpose, _): &(Purpose, _)| *purpose == request.purpose && request.seed.is_none();
        if let Some((_, mut searcher)) = self.kept.take().filter(serves)
            && searcher.follow(request)
        {
            return Ok(searcher);
        }
        // The one choice among games; the search is generic from here.
        with_game!(game, game => engines::new(game, request, limits, &mut self.learned))
    }

    fn finish(&mut self, mut running: Running, now: f64) -> Answer {
        let report = running.report(now);
        let judgement = running.limits.judgement;
        let moves = || report.root_moves.iter().map(|root| &*root.mv);
        // Random moves have no reason.
        let needs_glances = !judgement.is_perfect() && report.work != Work::None;
        // The moves have been replayed before, and the report's are legal.
        let first_glances =
            if needs_glances { first_glances(&running.course, moves()).unwrap_or_default() } else { Vec::new() };
        let values = report.root_moves.iter().map(|root| report.value(root)).enumerate();
        let moves_seen: Vec<_> =
            values.map(|(index, value)| (first_glances.get(index).copied().unwrap_or_default(), value)).collect();
        let best =
            judgement.pick(&moves_seen, &mut running.rng).and_then(|index| moves().nth(index)).map(str::to_owned);
        let id = running.id;
        self.kept = Some((running.purpose, running.searcher));
        Answer::Done { id, best, report }
    }
}

/// What a beginner sees of these legal moves.
fn first_glances<'a>(course: &Course, moves: impl Iterator<Item = &'a str>) -> Result<Vec<FirstGlance>, TextError> {
    with_game!(course.game()?, game => {
        let record = course.record(game)?;
        let (game, position) = (record.game(), record.position());
        moves.map(|mv| Ok(first_glance(game, position, game.parse_move(position, mv)?))).collect()
    })
}

/// The limits in a request.
fn limits(request: &SearchRequest, game: AnyGame) -> Result<Limits, Failure> {
    let mut limits = Limits::NONE;
    let is_level = matches!(request.budget, Budget::Level(_));
    match request.engine {
        Engine::Uct { exploration } if !(0.0..=1000.0).contains(&exploration) => {
            return Err(Failure::NoExploration);
        }
        // A level has its own depth.
        Engine::AlphaBeta { depth } if !is_level && !(1..=MAX_SEARCH_DEPTH).contains(&depth) => {
            return Err(Failure::NoDepth(depth));
        }
        Engine::AlphaBeta { depth } => limits.depth = depth.into(),
        Engine::Proof => return Err(Failure::OtherWorker),
        // Chooses among equals.
        Engine::Random => limits.judgement = Judgement { temperature: 1.0, ..limits.judgement },
        Engine::Uct { .. } => {}
    }
    match (request.budget, request.engine) {
        (Budget::Level(_), Engine::Random) => return Err(Failure::OnlyUct),
        (Budget::Level(number), engine) => {
            let levels = match engine {
                Engine::Uct { .. } => &UCT_LEVELS,
                _ => alpha_beta_levels(game.id()),
            };
            let level = number.checked_sub(1).and_then(|place| levels.get(usize::from(place)));
            let level = level.ok_or(Failure::NoLevel { level: number, levels: LEVEL_COUNT.into() })?;
            limits.millis = level.millis().into();
            if let Engine::Uct { .. } = engine {
                limits.work = level.work.into();
            } else {
                (limits.depth, limits.work) = (level.work, LEVEL_NODES);
            }
            if request.purpose == Purpose::Play {
                limits.judgement = level.judgement();
            }
        }
        (Budget::Playouts(playouts), Engine::Uct { .. }) => limits.work = playouts.into(),
        (Budget::Playouts(_), _) => return Err(Failure::OnlyUct),
        (Budget::Millis(millis), _) => limits.millis = millis.into(),
        (Budget::Nodes(_), _) => return Err(Failure::OtherWorker),
        (Budget::Unlimited, _) => {}
    }
    Ok(limits)
}

impl Running {
    fn report(&self, now: f64) -> SearchReport {
        let elapsed = now - self.started;
        // An empty budget is used up at once.
        let share = |used: f64, most: f64| if most > 0.0 { used / most } else { 1.0 };
        let by_playouts = share(self.work as f64, self.limits.work as f64);
        let by_time = share(elapsed, self.limits.millis);
        let report = self.searcher.report(self.work);
        SearchReport {
            seconds: elapsed / 1000.0,
            progress: report.progress.max(by_playouts).max(by_time).clamp(0.0, 1.0),
            ..report
        }
    }
}
