//! The engines behind one trait, for every game.

use alquerque_core::evaluate::Evaluation;
use alquerque_core::record::Record;
use alquerque_core::search::{
    AlphaBeta, AlphaBetaConfig, SearchRng, Uct, UctConfig, expected_result, obvious_moves, outcome_of, random_move,
};
use alquerque_core::tabletop::Tabletop;
use alquerque_core::{Game, Notation, Searchable, Standard, TextError};

use alquerque_messages::{Course, Effort, Engine, HalfPoints, Proven, RootMove, SearchReport, SearchRequest, count};

/// Maximum number of nodes of UCT's tree: about 60 MB, which a phone can spare.
const MAX_NODES: usize = 1_000_000;

/// Limits of a search, and its strength.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Limits {
    pub(crate) playouts: u64,
    pub(crate) millis: f64,
    /// The percentage of turns at which it blunders.
    pub(crate) blunder_rate: u32,
}

impl Limits {
    /// For engines with limits of their own, and for searches that are stopped.
    pub(crate) const NONE: Self = Self { playouts: u64::MAX, millis: f64::INFINITY, blunder_rate: 0 };
}

/// A search, whatever its game.
pub(crate) trait Searcher {
    /// Advances the tree to the request's position; returns `false` if the position is not in it.
    fn follow(&mut self, request: &SearchRequest) -> bool;
    /// Works until `stop` returns true; UCT makes up to `playouts` playouts. Returns the work done: playouts or nodes.
    fn run(&mut self, rng: &mut SearchRng, playouts: u64, stop: &mut dyn FnMut() -> bool) -> u64;
    /// Whether more work cannot change the move.
    fn is_decided(&self) -> bool;
    /// The move to play; at this percentage of turns a blunder.
    fn best(&self, blunder_rate: u32, rng: &mut SearchRng) -> Option<String>;
    /// The report after this much work for the running request, without times, which the caller adds.
    fn report(&self, work: u64) -> SearchReport;
}

// This crate is compiled for speed. Code that runs once per search, or a few times a second, is marked as cold to keep it small.

/// Creates the requested search.
#[cold]
pub(crate) fn new<G: Searchable + Tabletop + 'static>(
    game: G,
    request: &SearchRequest,
) -> Result<Box<dyn Searcher>, TextError> {
    let record = request.course.record(game)?;
    Ok(match request.engine {
        Engine::Uct { exploration } => Box::new(UctSearcher::new(record, request, exploration)),
        Engine::AlphaBeta { depth } => {
            let config = AlphaBetaConfig { depth: u32::from(depth), ..AlphaBetaConfig::default() };
            Box::new(AlphaBetaSearcher {
                search: AlphaBeta::new(record.game().clone(), record.positions(), config),
                record,
                depth,
            })
        }
        // Proofs have been refused before.
        Engine::Random | Engine::Proof => Box::new(RandomSearcher { record }),
    })
}

struct UctSearcher<G: Searchable + Notation> {
    record: Record<G>,
    course: Course,
    exploration: f32,
    uct: Uct<G>,
}

impl<G: Searchable + Notation> UctSearcher<G> {
    fn new(record: Record<G>, request: &SearchRequest, exploration: f32) -> Self {
        let config = UctConfig { exploration, max_nodes: MAX_NODES };
        let uct = Uct::new(record.game().clone(), record.positions(), config);
        Self { record, course: request.course.clone(), exploration, uct }
    }
}

impl<G: Searchable + Tabletop> Searcher for UctSearcher<G> {
    #[cold]
    fn follow(&mut self, request: &SearchRequest) -> bool {
        let Engine::Uct { exploration } = request.engine else { return false };
        let same = self.exploration.to_bits() == exploration.to_bits()
            && self.course.start == request.course.start
            && self.course.rules == request.course.rules;
        let Some(new) = request.course.moves.strip_prefix(&self.course.moves[..]).filter(|_| same) else {
            return false;
        };
        for text in new {
            let Ok(mv) = self.record.play_text(text) else { return false };
            self.uct.advance(mv);
        }
        self.course.clone_from(&request.course);
        true
    }

    fn run(&mut self, rng: &mut SearchRng, playouts: u64, stop: &mut dyn FnMut() -> bool) -> u64 {
        self.uct.run(rng, playouts, stop)
    }

    fn is_decided(&self) -> bool {
        self.uct.is_decided()
    }

    #[cold]
    fn best(&self, blunder_rate: u32, rng: &mut SearchRng) -> Option<String> {
        let game = self.record.game();
        let seen = |moves: &[G::Move]| obvious_moves(game, self.record.position(), moves);
        self.uct.report().choose(blunder_rate, seen, rng).map(|mv| game.move_text(mv))
    }

    #[cold]
    fn report(&self, work: u64) -> SearchReport {
        let game = self.record.game();
        let report = self.uct.report();
        let is_known = report.tree_playouts > 0;
        let root_moves = report.root_moves.iter().map(|root| RootMove {
            mv: game.move_text(root.mv),
            visits: root.visits,
            expected: (root.visits > 0 || root.proven.is_some()).then(|| HalfPoints::of_share(root.win_rate)),
            proven: root.proven.map(Proven::from),
            length: None,
        });
        SearchReport {
            effort: Effort::Uct { playouts: count(work), nodes: count(report.nodes as u64) },
            expected: (is_known || report.proven.is_some()).then(|| HalfPoints::of_share(report.expected)),
            proven: report.proven.map(Proven::from),
            principal_variation: report.principal_variation.iter().map(|&mv| game.move_text(mv)).collect(),
            root_moves: root_moves.collect(),
            ..SearchReport::default()
        }
    }
}

struct AlphaBetaSearcher<G: Searchable + Notation> {
    record: Record<G>,
    depth: u8,
    search: AlphaBeta<G>,
}

impl<G: Searchable + Notation> Searcher for AlphaBetaSearcher<G> {
    // Nothing is kept from position to position, so that a search gives the same answer whatever came before.
    #[cold]
    fn follow(&mut self, _request: &SearchRequest) -> bool {
        false
    }

    fn run(&mut self, _rng: &mut SearchRng, _playouts: u64, stop: &mut dyn FnMut() -> bool) -> u64 {
        self.search.run(stop)
    }

    fn is_decided(&self) -> bool {
        self.search.is_decided()
    }

    #[cold]
    fn best(&self, _blunder_rate: u32, _rng: &mut SearchRng) -> Option<String> {
        self.search.report().best.map(|mv| self.record.game().move_text(mv))
    }

    #[cold]
    fn report(&self, _work: u64) -> SearchReport {
        let game = self.record.game();
        let report = self.search.report();
        let mover = game.to_move(self.record.position());
        let root_moves = report.root_moves.iter().map(|root| RootMove {
            mv: game.move_text(root.mv),
            visits: count(root.nodes),
            expected: root.score.map(|score| HalfPoints::of_share(expected_result(score, Standard.ten_to_one(game)))),
            proven: root.score.and_then(|score| outcome_of(score, mover).map(Proven::from)),
            length: None,
        });
        SearchReport {
            effort: Effort::AlphaBeta { depth: report.depth, score: report.score, nodes: count(report.nodes) },
            progress: if self.search.is_decided() { 1.0 } else { f64::from(report.depth) / f64::from(self.depth) },
            expected: report.score.map(|_| HalfPoints::of_share(report.expected)),
            proven: report.proven.map(Proven::from),
            principal_variation: report.principal_variation.iter().map(|&mv| game.move_text(mv)).collect(),
            root_moves: root_moves.collect(),
            ..SearchReport::default()
        }
    }
}

struct RandomSearcher<G: Game> {
    record: Record<G>,
}

impl<G: Notation> Searcher for RandomSearcher<G> {
    #[cold]
    fn follow(&mut self, _request: &SearchRequest) -> bool {
        false
    }

    fn run(&mut self, _rng: &mut SearchRng, _playouts: u64, _stop: &mut dyn FnMut() -> bool) -> u64 {
        0
    }

    fn is_decided(&self) -> bool {
        true
    }

    #[cold]
    fn best(&self, _blunder_rate: u32, rng: &mut SearchRng) -> Option<String> {
        // The position alone does not know of a draw by repetition.
        if self.record.ending().is_some() {
            return None;
        }
        let game = self.record.game();
        random_move(game, self.record.position(), rng).map(|mv| game.move_text(mv))
    }

    #[cold]
    fn report(&self, _work: u64) -> SearchReport {
        let game = self.record.game();
        let moves = self.record.legal_moves().into_iter();
        let root_moves =
            moves.map(|mv| RootMove { mv: game.move_text(mv), visits: 0, expected: None, proven: None, length: None });
        SearchReport { progress: 1.0, root_moves: root_moves.collect(), ..SearchReport::default() }
    }
}
