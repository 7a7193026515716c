//! Analysts: UCT and alpha-beta behind one trait, for every game.

use alquerque_core::evaluate::Evaluation;
use alquerque_core::record::Record;
use alquerque_core::search::{
    AlphaBeta, AlphaBetaConfig, MAX_DEPTH, MultiPv, Report, RootMove, STOP_INTERVAL, ScoredLine, SearchRng, Uct,
    UctConfig, expected_result, outcome_of,
};
use alquerque_core::tabletop::Tabletop;
use alquerque_core::{Endgame, Outcome, Searchable, Solution, Standard, TextError};
use alquerque_messages::analysis::{Method, Task};
use alquerque_messages::{Budget, SearchReport, Work};

/// Maximum number of nodes of UCT's tree: about 60 MB, which a phone can spare.
pub(crate) const MAX_NODES: usize = 1_000_000;
/// Maximum number of entries of alpha-beta's table: 32 MB.
pub(crate) const TABLE_ENTRIES: usize = 1 << 21;

/// Milliseconds between reports, each of which redraws the page.
pub(crate) const REPORT_INTERVAL: f64 = 334.0;

/// Makes an exploration constant valid.
pub(crate) fn exploration(wanted: f32) -> f32 {
    if wanted.is_finite() { wanted.clamp(0.0, 1000.0) } else { UctConfig::default().exploration }
}

/// Analyzes a position, whatever its game.
pub(crate) trait Analyst {
    /// Works until `stop` returns true, or for up to `most` playouts, or nodes in steps of [`STOP_INTERVAL`]. Returns
    /// the work done.
    fn run(&mut self, rng: &mut SearchRng, most: u64, stop: &mut dyn FnMut() -> bool) -> u64;
    /// Whether more work cannot change the result.
    fn is_decided(&self) -> bool;
    /// The report after this much work, with up to `lines` lines and without the time, which the caller adds.
    fn report(&self, lines: usize, work: u64) -> SearchReport;
}

/// Creates the analyst for a task.
pub(crate) fn new<G: Searchable + Tabletop + 'static>(game: G, task: &Task) -> Result<Box<dyn Analyst>, TextError> {
    let record = task.course.record(game)?;
    let game = record.game().clone();
    Ok(match task.method {
        Method::Uct { exploration } => {
            let config = UctConfig { exploration: self::exploration(exploration), max_nodes: MAX_NODES };
            Box::new(Uct::new(game, record.positions(), config).even_if_forced())
        }
        Method::AlphaBeta => {
            let config = AlphaBetaConfig { depth: MAX_DEPTH, table_entries: TABLE_ENTRIES };
            let observer = MultiPv::new(usize::from(task.lines));
            let search = AlphaBeta::with_observer(game, record.positions(), config, Standard, observer);
            let nodes = if let Budget::Nodes(nodes) = task.budget { Some(nodes) } else { None };
            Box::new(AlphaBetaAnalyst::new(record, search, nodes))
        }
    })
}

impl<G: Searchable + Tabletop> Analyst for Uct<G> {
    fn run(&mut self, rng: &mut SearchRng, most: u64, stop: &mut dyn FnMut() -> bool) -> u64 {
        Self::run(self, rng, most, stop)
    }

    fn is_decided(&self) -> bool {
        Self::is_decided(self)
    }

    fn report(&self, lines: usize, work: u64) -> SearchReport {
        let report = self.report_with_lines(lines);
        let work = Work::Uct { playouts: work, nodes: report.work.nodes() };
        SearchReport { work, ..report.map(|&mv| self.game().move_text(mv)) }
    }
}

struct AlphaBetaAnalyst<G: Searchable + Tabletop> {
    record: Record<G>,
    search: AlphaBeta<G, Standard, MultiPv<G::Move>>,
    /// The solver of the game's end, if one is in reach.
    endgame: Option<Box<dyn Endgame<G::Move>>>,
    /// The number of nodes that it may still visit. A position that takes longer than expected is left to alpha-beta.
    left: u64,
}

/// The solver's nodes for each node of alpha-beta: it is about four times as fast.
const SOLVER_NODES: u64 = 4;
/// Nodes between two calls of the solver's `stop`.
const SOLVER_STOP: u64 = 1 << 14;
/// The factor by which a position may exceed its expected nodes.
const DIFFICULT: u64 = 8;

impl<G: Searchable + Tabletop> AlphaBetaAnalyst<G> {
    /// Uses the solver only where its work is bounded and will usually be enough.
    fn new(record: Record<G>, search: AlphaBeta<G, Standard, MultiPv<G::Move>>, nodes: Option<u32>) -> Self {
        let is_over = record.ending().is_some();
        let solver = nodes.filter(|_| !is_over).and_then(|_| record.game().endgame(record.position(), TABLE_ENTRIES));
        let most = SOLVER_NODES * nodes.map_or(0, u64::from);
        let endgame = solver.filter(|solver| solver.expected_nodes() <= most);
        Self { record, search, endgame, left: DIFFICULT * most }
    }

    /// The solver's result so far.
    fn solution(&self) -> Option<Solution<G::Move>> {
        self.endgame.as_ref()?.solution()
    }

    fn is_solved(&self) -> bool {
        self.solution().is_some_and(|solution| solution.exact)
    }

    /// Adds the exact result or, failing that, the winner.
    fn add_solution(&self, report: &mut Report<G::Move>, solution: Solution<G::Move>) {
        let game = self.record.game();
        let player = game.to_move(self.record.position());
        let proven = Some(match solution.score {
            0 => Outcome::Draw,
            1.. => Outcome::Win(player),
            _ => Outcome::Win(player.opponent()),
        });
        report.proven = proven;
        let Some(&mv) = solution.line.first().filter(|_| solution.exact) else { return };
        let score = Some(solution.score);
        let expected = Some(expected_result(solution.score, Standard.ten_to_one(game)).into());
        (report.expected, report.score) = (expected, score);
        report.root_moves = vec![RootMove { expected, score, proven, line: solution.line, ..RootMove::new(mv) }];
    }
}

impl<G: Searchable + Tabletop> Analyst for AlphaBetaAnalyst<G> {
    fn run(&mut self, _rng: &mut SearchRng, most: u64, stop: &mut dyn FnMut() -> bool) -> u64 {
        if let Some(endgame) = self.endgame.as_mut().filter(|_| self.left > 0) {
            // `stop` is called every few thousand nodes, and the number of calls depends only on the position.
            let mut asked = 0;
            let most = self.left / SOLVER_STOP;
            let solved = endgame.run(&mut || {
                asked += 1;
                asked > most || stop()
            });
            self.left = self.left.saturating_sub(solved.max(1));
            return 0;
        }
        let mut left = most;
        self.search.run(|| {
            left = left.saturating_sub(STOP_INTERVAL);
            left == 0 || stop()
        })
    }

    fn is_decided(&self) -> bool {
        self.is_solved() || self.search.is_decided()
    }

    fn report(&self, lines: usize, _work: u64) -> SearchReport {
        let game = self.record.game();
        let mut report = self.search.report();
        let mover = game.to_move(self.record.position());
        let found = self.search.observer().iterations().last().map_or(&[][..], |iteration| &iteration.lines);
        let mut others = std::mem::take(&mut report.root_moves);
        for ScoredLine { score, moves } in found.iter().take(lines) {
            let Some(index) = others.iter().position(|root| moves.first() == Some(&root.mv)) else { continue };
            report.root_moves.push(RootMove {
                expected: Some(expected_result(*score, Standard.ten_to_one(game)).into()),
                score: Some(*score),
                proven: outcome_of(*score, mover),
                line: moves.clone(),
                ..others.remove(index)
            });
        }
        report.root_moves.append(&mut others);
        if let Some(solution) = self.solution() {
            self.add_solution(&mut report, solution);
        }
        report.map(|&mv| game.move_text(mv))
    }
}
