//! The engines as a session drives them, each for any game.

use alquerque_core::evaluate::Evaluation;
use alquerque_core::record::Record;
use alquerque_core::search::{
    AlphaBeta, AlphaBetaConfig, SearchRng, Uct, UctConfig, expected_result, glance, outcome_of, random_move,
};
use alquerque_core::tabletop::Tabletop;
use alquerque_core::{Game, Notation, Searchable, Standard, TextError};

use alquerque_messages::{Effort, Engine, HalfPoints, Proven, RootMove, SearchReport, SearchRequest, count};

/// The most nodes of UCT's tree: some 60 MB, which a phone can spare.
const MAX_NODES: usize = 1_000_000;

/// How much a search may do, and how well it plays.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Limits {
    pub(crate) playouts: u64,
    pub(crate) millis: f64,
    /// In how many of a hundred turns any legal move is played.
    pub(crate) slips: u32,
}

impl Limits {
    /// For engines that know themselves when they have done enough, or are told.
    pub(crate) const NONE: Self = Self { playouts: u64::MAX, millis: f64::INFINITY, slips: 0 };
}

/// A search of some game.
pub(crate) trait Searcher {
    /// Goes on to the request's position with what is known already; `false` where that is not possible.
    fn follow(&mut self, request: &SearchRequest) -> bool;
    /// Works until `stop` says so, and makes up to `playouts` playouts if it makes any. Returns its work: playouts or nodes.
    fn run(&mut self, rng: &mut SearchRng, playouts: u64, stop: &mut dyn FnMut() -> bool) -> u64;
    /// Whether more work cannot change the move.
    fn is_decided(&self) -> bool;
    /// The move to play, which in `slips` of a hundred turns is any legal one.
    fn best(&self, slips: u32, rng: &mut SearchRng) -> Option<String>;
    /// What the search knows after so much work for the running request; how fast it was, and for how long, it does not know.
    fn report(&self, work: u64) -> SearchReport;
}

// What is done once in a search, or some times a second, is marked as cold: this crate is compiled for speed, and what is cold
// in it is kept small.

/// The search that the request asks for.
#[cold]
pub(crate) fn new<G: Searchable + Tabletop + 'static>(
    game: G,
    request: &SearchRequest,
) -> Result<Box<dyn Searcher>, TextError> {
    let moves = request.moves.iter().map(String::as_str);
    let record = Record::from_course(game, request.start.as_deref(), moves)?;
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
        // Proofs are refused before.
        Engine::Random | Engine::Proof => Box::new(RandomSearcher { record }),
    })
}

struct UctSearcher<G: Searchable + Notation> {
    record: Record<G>,
    start: Option<String>,
    moves: Vec<String>,
    exploration: f32,
    uct: Uct<G>,
}

impl<G: Searchable + Notation> UctSearcher<G> {
    fn new(record: Record<G>, request: &SearchRequest, exploration: f32) -> Self {
        let config = UctConfig { exploration, max_nodes: MAX_NODES };
        let uct = Uct::new(record.game().clone(), record.positions(), config);
        let (start, moves) = (request.start.clone(), request.moves.clone());
        Self { record, start, moves, exploration, uct }
    }
}

impl<G: Searchable + Tabletop> Searcher for UctSearcher<G> {
    #[cold]
    fn follow(&mut self, request: &SearchRequest) -> bool {
        let Engine::Uct { exploration } = request.engine else { return false };
        let same = self.exploration.to_bits() == exploration.to_bits()
            && self.start == request.start
            && self.record.game().ruleset_text() == request.rules;
        let Some(new) = request.moves.strip_prefix(self.moves.as_slice()).filter(|_| same) else { return false };
        for text in new {
            let Ok(mv) = self.record.play_text(text) else { return false };
            self.uct.advance(mv);
        }
        self.moves.clone_from(&request.moves);
        true
    }

    fn run(&mut self, rng: &mut SearchRng, playouts: u64, stop: &mut dyn FnMut() -> bool) -> u64 {
        self.uct.run(rng, playouts, stop)
    }

    fn is_decided(&self) -> bool {
        self.uct.is_decided()
    }

    #[cold]
    fn best(&self, slips: u32, rng: &mut SearchRng) -> Option<String> {
        let game = self.record.game();
        let seen = |moves: &[G::Move]| glance(game, self.record.position(), moves);
        self.uct.report().choose(slips, seen, rng).map(|mv| game.move_text(mv))
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
        let before = self.search.nodes();
        self.search.run(stop);
        self.search.nodes() - before
    }

    fn is_decided(&self) -> bool {
        self.search.is_decided()
    }

    #[cold]
    fn best(&self, _slips: u32, _rng: &mut SearchRng) -> Option<String> {
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
    fn best(&self, _slips: u32, rng: &mut SearchRng) -> Option<String> {
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
