//! The engines of every game behind one trait.

use std::mem;

use alquerque_core::record::Record;
use alquerque_core::search::{
    AlphaBeta, AlphaBetaConfig, InformedUct, InformedUctConfig, Judgement, LEVEL_COUNT, Report, SearchRng, Uct,
    UctConfig,
};
use alquerque_core::tabletop::Tabletop;
use alquerque_core::{Notation, Searchable, TextError};

use super::learned::LearnedEvaluations;
use alquerque_messages::{
    Budget, Course, Engine, MAX_SEARCH_DEPTH, Purpose, RootMove, SearchReport, SearchRequest, Work,
};

/// The maximum number of nodes in UCT's tree: about 60 MB, which a phone can spare.
const MAX_NODES: usize = 1_000_000;

/// Plies before the end at which alpha-beta with the solver replaces UCT with knowledge.
const SOLVER_PLIES: u32 = 22;

/// Limits of a search, and its strength.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Limits {
    /// The maximum number of playouts, or of alpha-beta nodes.
    pub(crate) work: u64,
    pub(crate) millis: f64,
    /// The depth of alpha-beta.
    pub(crate) depth: u32,
    pub(crate) judgement: Judgement,
}

impl Limits {
    /// No limits: for engines with limits of their own, and for searches that are stopped.
    pub(crate) const NONE: Self = Self {
        work: u64::MAX,
        millis: f64::INFINITY,
        depth: MAX_SEARCH_DEPTH as u32,
        judgement: Judgement { temperature: 0.0, overlooks: 0, trusts_search: true },
    };
}

/// A search, independent of the game.
pub(crate) trait Searcher {
    /// Advances the tree to the request's position; returns `false` if the position is not in it. Most searches keep
    /// nothing between positions, so that they give the same answer whatever came before.
    fn follow(&mut self, _request: &SearchRequest) -> bool {
        false
    }
    /// Works until `stop` returns true or UCT has made this many playouts. Returns the work done.
    fn run(&mut self, rng: &mut SearchRng, work: u64, stop: &mut dyn FnMut() -> bool) -> u64;
    /// Whether more work cannot change the move.
    fn is_decided(&self) -> bool;
    /// The report after this much work for the running request, without times, which the caller adds.
    fn report(&self, work: u64) -> SearchReport;
}

/// Creates the requested search.
pub(crate) fn new<G: Searchable + Tabletop + 'static>(
    game: G,
    request: &SearchRequest,
    limits: &Limits,
    learned: &mut LearnedEvaluations,
) -> Result<Box<dyn Searcher>, TextError> {
    let record = request.course.record(game.clone())?;
    let (positions, position) = (record.positions(), record.position());
    Ok(match request.engine {
        Engine::Uct { exploration } => {
            let config = UctConfig { exploration, max_nodes: MAX_NODES };
            let uct = Uct::new(game, positions, config);
            Box::new(UctSearcher { course: request.course.clone(), exploration, uct })
        }
        Engine::AlphaBeta { .. } => {
            let depth = limits.depth;
            let config = AlphaBetaConfig { depth, ..AlphaBetaConfig::default() };
            // The weaker levels were measured with the built-in evaluation.
            let is_perfect = limits.judgement.is_perfect();
            let evaluation = if is_perfect { learned.evaluation(&game) } else { G::Evaluation::default() };
            let is_highest = is_perfect && request.budget == Budget::Level(LEVEL_COUNT);
            // Until the solver comes into reach, UCT with knowledge is stronger than alpha-beta: see docs/strength.md.
            if is_highest && game.endgame(position, 0).is_some_and(|solver| solver.plies() > SOLVER_PLIES) {
                let config = InformedUctConfig { max_nodes: MAX_NODES, ..InformedUctConfig::default() };
                return Ok(Box::new(InformedUct::with_evaluation(game, positions, config, evaluation)));
            }
            let search = AlphaBeta::judged(game, positions, config, limits.judgement, evaluation);
            Box::new(AlphaBetaSearcher { depth, varies: is_perfect && request.purpose == Purpose::Play, search })
        }
        // Requests for proofs have been refused before.
        Engine::Random | Engine::Proof => Box::new(RandomSearcher { record }),
    })
}

/// The legal move with this text.
fn find<G: Notation>(game: &G, position: &G::Position, text: &str) -> Option<G::Move> {
    game.moves(position).into_iter().find(|&mv| game.move_text(mv) == text)
}

struct UctSearcher<G: Searchable> {
    course: Course,
    exploration: f32,
    uct: Uct<G>,
}

impl<G: Searchable + Tabletop + 'static> Searcher for UctSearcher<G> {
    fn follow(&mut self, request: &SearchRequest) -> bool {
        let Engine::Uct { exploration } = request.engine else { return false };
        let same = self.exploration.to_bits() == exploration.to_bits()
            && self.course.start == request.course.start
            && self.course.rules == request.course.rules;
        let Some(new) = request.course.moves.strip_prefix(&self.course.moves[..]).filter(|_| same) else {
            return false;
        };
        for text in new {
            let Some(mv) = find(self.uct.game(), self.uct.position(), text) else { return false };
            self.uct.advance(mv);
        }
        // The tree ends at a draw after which the game may go on.
        if request.course.goes_on && self.uct.report().root_moves.is_empty() {
            return false;
        }
        self.course.clone_from(&request.course);
        true
    }

    fn run(&mut self, rng: &mut SearchRng, work: u64, stop: &mut dyn FnMut() -> bool) -> u64 {
        self.uct.run(rng, work, stop)
    }

    fn is_decided(&self) -> bool {
        self.uct.is_decided()
    }

    fn report(&self, work: u64) -> SearchReport {
        uct_report(self.uct.game(), &self.uct.report(), work)
    }
}

/// The report of a UCT search with the moves' notation, and with the playouts of the running request only.
fn uct_report<G: Notation>(game: &G, report: &Report<G::Move>, playouts: u64) -> SearchReport {
    let work = Work::Uct { playouts, nodes: report.work.nodes() };
    SearchReport { work, ..report.map(|&mv| game.move_text(mv)) }
}

impl<G: Searchable + Tabletop + 'static> Searcher for InformedUct<G, G::Evaluation> {
    fn run(&mut self, _rng: &mut SearchRng, work: u64, stop: &mut dyn FnMut() -> bool) -> u64 {
        Self::run(self, work, stop)
    }

    fn is_decided(&self) -> bool {
        Self::is_decided(self)
    }

    fn report(&self, work: u64) -> SearchReport {
        uct_report(self.game(), &Self::report(self), work)
    }
}

struct AlphaBetaSearcher<G: Searchable> {
    depth: u32,
    /// Whether to choose at random among the best moves, so that two games differ.
    varies: bool,
    search: AlphaBeta<G, G::Evaluation>,
}

impl<G: Searchable + Tabletop + 'static> Searcher for AlphaBetaSearcher<G> {
    fn run(&mut self, rng: &mut SearchRng, _work: u64, stop: &mut dyn FnMut() -> bool) -> u64 {
        if mem::take(&mut self.varies) {
            self.search.choose_among_equals(rng);
        }
        // The caller stops after the slice with the last node.
        self.search.run(stop)
    }

    fn is_decided(&self) -> bool {
        self.search.is_decided()
    }

    fn report(&self, _work: u64) -> SearchReport {
        let game = self.search.game();
        let report = self.search.report().map(|&mv| game.move_text(mv));
        let share = f64::from(report.work.depth()) / f64::from(self.depth);
        SearchReport { progress: if self.search.is_decided() { 1.0 } else { share }, ..report }
    }
}

struct RandomSearcher<G: Tabletop> {
    record: Record<G>,
}

impl<G: Tabletop> Searcher for RandomSearcher<G> {
    fn run(&mut self, _rng: &mut SearchRng, _work: u64, _stop: &mut dyn FnMut() -> bool) -> u64 {
        0
    }

    fn is_decided(&self) -> bool {
        true
    }

    fn report(&self, _work: u64) -> SearchReport {
        let moves = self.record.legal_moves().into_iter();
        let root_moves = moves.map(|mv| RootMove::new(self.record.game().move_text(mv)));
        SearchReport { progress: 1.0, root_moves: root_moves.collect(), ..SearchReport::default() }
    }
}
