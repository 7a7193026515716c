//! Alpha-beta search: minimax with pruning.
//!
//! The search is a principal variation search with iterative deepening, a transposition table, and quiescence search:
//! at depth 0 it continues with captures, until the side to move has a move that leaves the balance unchanged. It is
//! exact: it finds the minimax score of the same depth, with a table of any size and without one. In that minimax the
//! second occurrence of a position on the path from the root counts as a draw, as a side that can repeat it once can do
//! so again; for positions before the root the rule of the game holds, the third occurrence. The halfmove clock is part
//! of a position's key, and a stored score is used only if the path to the position cannot matter.
//!
//! If the game has a solver of its own for the endgame ([`Endgame`]), that takes over once it is likely to need little
//! more time than has been spent: see [`AlphaBeta::new`].
//!
//! Its claims are certain: a win as soon as one winning move is known, a loss only after all moves have been searched,
//! and a draw once both sides can be sure of it without relying on any evaluation.
//!
//! The search has an explicit stack, so that it can be interrupted at any node and resumed later. The number of slices
//! does not affect the result.

mod frame;
mod stack;

use std::mem;

use rand::SeedableRng;
use rand::seq::SliceRandom;

use self::stack::{Progress, Stack};
use super::history::History;
use super::instrumentation::AlphaBetaObserver;
use super::judgement::{DECIDED, Judgement};
use super::report::{Report, RootMove, Work, best_first};
use super::score::{self, ExpectedScore, INFINITE, expected_result, outcome_of, plies_to_end};
use super::transposition::TranspositionTable;
use crate::evaluate::Evaluation;
use crate::random::SearchRng;
use crate::{Endgame, Ending, Game, Outcome, Reason, Searchable, Solution, Standard};

/// The maximum depth in plies.
pub const MAX_DEPTH: u32 = 64;
/// Nodes between two calls of [`AlphaBeta::run`]'s `stop`: some tenths of a millisecond.
pub const STOP_INTERVAL: u64 = 2048;
/// The initial number of entries in the transposition table.
const FIRST_ENTRIES: usize = 1 << 12;

/// The maximum number of nodes that a solver may be expected to visit per node of the search so far, to take over. It
/// is about four times as fast, and usually knows the winner long before the end.
const SOLVER_NODES: u64 = 16;

/// The limits of a search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AlphaBetaConfig {
    /// The depth of the last iteration in plies, 1 to [`MAX_DEPTH`].
    pub depth: u32,
    /// The maximum number of entries in the transposition table, 16 bytes each, rounded up to a power of two; 0 for
    /// none. The table grows with the search.
    pub table_entries: usize,
}

impl Default for AlphaBetaConfig {
    fn default() -> Self {
        Self { depth: 8, table_entries: 1 << 20 }
    }
}

/// A legal move with its results.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct ScoredMove<M> {
    mv: M,
    /// Nodes visited below it.
    nodes: u64,
    /// The score for the side to move, if known.
    score: Option<i32>,
}

/// Creates a solver of a position, with a table of this many entries.
type NewSolver<G> = fn(&G, &<G as Game>::Position, usize) -> Option<Box<dyn Endgame<<G as Game>::Move>>>;

/// A search from one position.
#[derive(Debug)]
pub struct AlphaBeta<G: Game, E = Standard, S = ()> {
    config: AlphaBetaConfig,
    history: History<G::Position>,
    root: G::Position,
    /// The ending at the root, if the game is over there.
    ending: Option<Ending>,
    stack: Stack<G, E, S>,
    /// Nodes before the current root move.
    nodes_before: u64,
    new_solver: Option<NewSolver<G>>,
    /// The solver of the root, if the game is close enough to its end.
    solver: Option<Box<dyn Endgame<G::Move>>>,
    found: Found<G::Move>,
    /// The results at the end of the last iteration.
    settled: Found<G::Move>,
    /// Until [`AlphaBeta::choose_among_equals`] has taken effect.
    choice: Option<SearchRng>,
    /// Whether the stack looks for a move as good as the best.
    is_choosing: bool,
}

/// The results for the root.
#[derive(Clone, Debug)]
struct Found<M> {
    /// The depth of the last complete iteration.
    depth: u32,
    score: Option<i32>,
    /// Whether the score is a draw that depends on no evaluation.
    drawn: bool,
    /// The outcome that the solver has proven.
    solved: Option<Outcome>,
    /// Whether the solver has finished.
    exact: bool,
    line: Vec<M>,
    /// In the order of the iterations: the best first.
    moves: Vec<ScoredMove<M>>,
}

impl<M> Found<M> {
    const NOTHING: Self =
        Self { depth: 0, score: None, drawn: false, solved: None, exact: false, line: Vec::new(), moves: Vec::new() };
}

impl<G: Searchable> AlphaBeta<G> {
    /// A search of the last position of `history` with the game's own evaluation; the earlier positions matter only for
    /// repetition. An empty history means the game's starting position.
    ///
    /// If the game has a [solver](Searchable::endgame) and ends within one and a half times the depth, the solver takes
    /// over once that is cheap. The search then finds the final score with best play, however far the end is, and a
    /// move that achieves it.
    pub fn new(game: G, history: &[G::Position], config: AlphaBetaConfig) -> Self {
        Self::with_solver(game, history, config, Standard)
    }
}

impl<G: Searchable, E: Evaluation<G>> AlphaBeta<G, E> {
    /// Like [`AlphaBeta::new`], with another evaluation.
    pub fn with_solver(game: G, history: &[G::Position], config: AlphaBetaConfig, evaluation: E) -> Self {
        Self::judged(game, history, config, Judgement::default(), evaluation)
    }

    /// Like [`AlphaBeta::with_solver`], for a player with this judgement. The solver is only used if the player always
    /// plays the best move.
    pub fn judged(
        game: G,
        history: &[G::Position],
        config: AlphaBetaConfig,
        judgement: Judgement,
        evaluation: E,
    ) -> Self {
        let mut search = Self::with_evaluation(game, history, config, evaluation);
        if judgement.is_perfect() {
            search.new_solver = Some(G::endgame);
            search.set_solver();
        } else {
            // A player who compares moves needs the exact score of each.
            search.stack.scores_all = true;
        }
        search
    }
}

impl<G: Game, E: Evaluation<G>> AlphaBeta<G, E> {
    /// Like [`AlphaBeta::new`], with another evaluation and without a solver.
    pub fn with_evaluation(game: G, history: &[G::Position], config: AlphaBetaConfig, evaluation: E) -> Self {
        Self::with_observer(game, history, config, evaluation, ())
    }
}

impl<G: Game, E: Evaluation<G>, S: AlphaBetaObserver<G::Move>> AlphaBeta<G, E, S> {
    /// Like [`AlphaBeta::with_evaluation`], with an observer such as [`MultiPv`](super::MultiPv).
    pub fn with_observer(
        game: G,
        history: &[G::Position],
        config: AlphaBetaConfig,
        evaluation: E,
        observer: S,
    ) -> Self {
        let (root, history) = History::new(&game, history);
        let depth = config.depth.clamp(1, MAX_DEPTH);
        let entries = config.table_entries.min(FIRST_ENTRIES);
        let table = (entries > 0).then(|| TranspositionTable::new(entries));
        let mut search = Self {
            config: AlphaBetaConfig { depth, ..config },
            history,
            root,
            ending: None,
            stack: Stack::new(game, evaluation, observer, table),
            nodes_before: 0,
            new_solver: None,
            solver: None,
            found: Found::NOTHING,
            settled: Found::NOTHING,
            choice: None,
            is_choosing: false,
        };
        search.set_root();
        search
    }

    /// Plays `mv`, which must be legal, at the root and starts again like a new search; only allocations are reused.
    ///
    /// Clears the transposition table: its scores hold only for the old history, as a position that occurred twice in
    /// it is a draw.
    pub fn advance(&mut self, mv: G::Move) {
        let next = self.stack.game.play_unchecked(&self.root, mv);
        self.history.advance(&self.stack.game, self.root, &next);
        self.root = next;
        // Must precede the update of `drawn`.
        self.stack.clear();
        (self.choice, self.is_choosing) = (None, false);
        self.found = Found::NOTHING;
        self.set_root();
        self.set_solver();
    }

    /// Makes the search end with a draw of lots: once the last iteration is complete, the move is chosen at random among
    /// those of the best score, each with the same probability. Otherwise the search always finds the same one of them.
    /// A decided game is not affected.
    pub fn choose_among_equals(&mut self, rng: &mut SearchRng) {
        self.choice = Some(SearchRng::from_rng(rng));
    }

    /// Searches until the last iteration is complete, or `stop`, which is called every few thousand nodes, returns
    /// true. Another call continues the search. Returns the number of nodes visited.
    pub fn run(&mut self, mut stop: impl FnMut() -> bool) -> u64 {
        let before = self.stack.nodes;
        while !self.is_decided() {
            if !self.stack.is_busy() {
                if self.is_solver_due() {
                    if self.solve(&mut stop) {
                        continue;
                    }
                    break;
                }
                if self.is_choice_due() {
                    self.begin_choice();
                    continue;
                }
                self.begin();
            }
            match self.stack.step() {
                Progress::Node => {
                    if self.stack.nodes.is_multiple_of(STOP_INTERVAL) && stop() {
                        break;
                    }
                }
                Progress::RootMove(mv, raised) => self.enter_root_move(mv, raised),
                Progress::Complete { .. } if self.is_choosing => self.is_choosing = false,
                Progress::Complete { estimated } => {
                    self.found.depth += 1;
                    self.found.drawn = !estimated && self.found.score == Some(score::DRAW);
                    self.stack.observer.completed(self.found.depth, self.stack.nodes);
                }
            }
        }
        self.stack.nodes - before
    }

    /// Whether more searching cannot change the move: the last iteration is complete, the quickest way to the end of
    /// the game is found, a draw is certain, or there is at most one move. If several lines are wanted, the end of each
    /// must be found, too.
    pub fn is_decided(&self) -> bool {
        if self.stack.is_busy() {
            return false;
        }
        let Found { depth, exact, moves, .. } = &self.found;
        if moves.is_empty() || *exact || (*depth > 0 && moves.len() == 1 && self.stack.observer.is_settled()) {
            return true;
        }
        // Once the solver has begun, it determines the end.
        if self.is_solver_due() {
            return false;
        }
        (*depth >= self.config.depth && !self.is_choice_due())
            || (self.is_settled() && self.stack.observer.is_settled())
    }

    /// Whether it is time to choose among the moves of the best score.
    fn is_choice_due(&self) -> bool {
        self.choice.is_some() && self.found.depth >= self.config.depth && !self.is_settled()
    }

    /// Whether the complete iterations have found the quickest way to the end of the game, or a certain draw.
    fn is_settled(&self) -> bool {
        let Found { depth, score, drawn, .. } = &self.found;
        *drawn || score.and_then(plies_to_end).is_some_and(|plies| plies <= *depth)
    }

    /// The game.
    pub fn game(&self) -> &G {
        &self.stack.game
    }

    /// The root position.
    pub fn position(&self) -> &G::Position {
        &self.root
    }

    /// The observer.
    pub fn observer(&self) -> &S {
        &self.stack.observer
    }

    /// Positions visited since the search began at this root.
    pub fn nodes(&self) -> u64 {
        self.stack.nodes
    }

    /// The results so far. The move, its score and the principal variation come from the current iteration once it
    /// knows a move that is not lost. Until then another move may be better, so those of the last complete iteration
    /// stand.
    pub fn report(&self) -> Report<G::Move> {
        let game = &self.stack.game;
        let mover = game.to_move(&self.root);
        let seems_lost = self.found.score.is_some_and(|score| score < 0 && plies_to_end(score).is_some());
        let found = if self.stack.is_busy() && seems_lost { &self.settled } else { &self.found };
        let over = self.ending.map(|ending| ending.outcome).or(found.solved);
        let drawn = found.drawn.then_some(Outcome::Draw);
        let unit = self.stack.evaluation.ten_to_one(game);
        let expected = |score| ExpectedScore::from(expected_result(score, unit));
        let nodes = |mv| self.found.moves.iter().find(|root| root.mv == mv).map_or(0, |root| root.nodes);
        let root_moves = found.moves.iter().map(|root| RootMove {
            visits: nodes(root.mv),
            expected: root.score.map(expected),
            score: root.score,
            proven: root.score.and_then(|score| outcome_of(score, mover)),
            ..RootMove::new(root.mv)
        });
        Report {
            work: Work::AlphaBeta { depth: found.depth, nodes: self.stack.nodes },
            score: found.score,
            principal_variation: found.line.clone(),
            expected: over
                .map(|outcome| ExpectedScore::from_outcome(outcome, mover))
                .or_else(|| found.score.map(expected)),
            proven: over.or(drawn).or_else(|| found.score.and_then(|score| outcome_of(score, mover))),
            root_moves: root_moves.collect(),
            ..Report::default()
        }
    }

    /// The legal moves, best first, with their values, for [`Judgement::choose`](super::Judgement::choose). The unit is
    /// a tenfold difference in the odds of winning, and a decided game is worth ten of them. Moves without a score come
    /// last.
    pub fn values(&self) -> Vec<(G::Move, f32)> {
        let unit = self.stack.evaluation.ten_to_one(&self.stack.game);
        let value = |score: i32| match plies_to_end(score) {
            Some(_) => DECIDED * score.signum() as f32,
            None => (score as f32 / unit).clamp(1.0 - DECIDED, DECIDED - 1.0),
        };
        let moves = self.report().root_moves.into_iter();
        moves.map(|root| (root.mv, root.score.map_or(-DECIDED, value))).collect()
    }

    /// Checks whether the game is over at the root, and otherwise determines the move ordering there. The table must be
    /// empty, as this sets [`Stack::drawn`].
    fn set_root(&mut self) {
        let Stack { game, evaluation, drawn, ordering, .. } = &mut self.stack;
        let moves = game.moves(&self.root);
        self.ending = game.ending(&self.root, &moves);
        *drawn = self.history.drawn();
        if self.ending.is_none() && drawn.contains(&self.root) {
            self.ending = Some(Ending::draw(Reason::Repetition));
        }
        if let Some(ending) = self.ending {
            self.found.score = Some(score::of_outcome(ending.outcome, game.to_move(&self.root), 0));
            return;
        }
        // Flipping the sign bit preserves the order of ranks.
        let rank =
            |&mv: &G::Move| i64::from(ordering.rank(game, evaluation, &self.root, mv, 0)).cast_unsigned() ^ 1 << 63;
        let order = best_first(moves.iter().map(|mv| [rank(mv), 0, 0]));
        self.found.moves =
            order.into_iter().map(|place| ScoredMove { mv: moves[place], nodes: 0, score: None }).collect();
    }

    /// Begins the next iteration.
    fn begin(&mut self) {
        if let Some(table) = &mut self.stack.table {
            // A small table is faster, as it stays in the processor's cache. Less than half of the nodes are stored.
            let wanted = usize::try_from(self.stack.nodes / 2).unwrap_or(usize::MAX);
            table.grow(wanted.min(self.config.table_entries));
        }
        self.settled = self.found.clone();
        let moves = self.settled.moves.iter().map(|root| root.mv);
        self.stack.begin(self.root, moves, self.settled.depth + 1, (-INFINITE, INFINITE));
        self.nodes_before = self.stack.nodes;
    }

    /// Begins to look for a move as good as the best. In a random order of all moves, the first that is as good is a
    /// random one of the best, so only those before the known best move are searched, in a window that shows whether they reach its score.
    fn begin_choice(&mut self) {
        let (Some(mut rng), Some(score)) = (self.choice.take(), self.found.score) else { return };
        let mut moves: Vec<_> = self.found.moves.iter().map(|root| root.mv).collect();
        let best = moves.first().copied();
        moves.shuffle(&mut rng);
        let before = moves.iter().position(|&mv| Some(mv) == best).unwrap_or_default();
        if before > 0 {
            // The iteration before has been completed, whatever this finds.
            self.settled = self.found.clone();
            // A null window would find no principal variation.
            let window = (score - 1, score + 1);
            self.stack.begin(self.root, moves[..before].iter().copied(), self.found.depth, window);
            self.nodes_before = self.stack.nodes;
            self.is_choosing = true;
        }
    }

    /// Records the result of a root move of the iteration; `raised` is its score if it is the best so far.
    fn enter_root_move(&mut self, mv: G::Move, raised: Option<i32>) {
        let nodes = self.stack.nodes - mem::replace(&mut self.nodes_before, self.stack.nodes);
        let found = &mut self.found;
        let Some(now) = found.moves.iter().position(|root| root.mv == mv) else { return };
        found.moves[now].nodes += nodes;
        let Some(score) = raised else { return };
        if self.is_choosing {
            found.moves[now].score = found.score;
            found.moves[..=now].rotate_right(1);
            found.line = self.stack.line().to_vec();
            self.stack.abandon();
            self.is_choosing = false;
            return;
        }
        if self.settled.moves.first().is_some_and(|first| first.mv == mv) {
            // Scores of the last iteration cannot be compared with those of this one.
            for root in &mut found.moves {
                root.score = None;
            }
        }
        found.moves[now].score = Some(score);
        // Better moves can exist only if several lines are wanted.
        let several = S::MULTI_PV || self.stack.scores_all;
        let better = |root: &&ScoredMove<_>| several && root.score.is_some_and(|other| other >= score);
        let place = found.moves[..now].iter().take_while(better).count();
        found.moves[place..=now].rotate_right(1);
        if place == 0 {
            found.score = Some(score);
            found.line = self.stack.line().to_vec();
        }
        self.stack.report_raised(score);
    }
}

/// Handing over to the solver.
impl<G: Game, E: Evaluation<G>, S: AlphaBetaObserver<G::Move>> AlphaBeta<G, E, S> {
    /// Creates the solver of the root, if there is one and the game is close enough to its end.
    fn set_solver(&mut self) {
        let entries = self.config.table_entries / 2;
        let solver = self.new_solver.filter(|_| self.ending.is_none());
        self.solver = solver
            .and_then(|new| new(&self.stack.game, &self.root, entries))
            .filter(|solver| solver.plies() <= self.config.depth + self.config.depth / 2);
    }

    /// Whether the solver should continue instead of the search. The moves must have been searched at least once.
    fn is_solver_due(&self) -> bool {
        self.found.depth > 0
            && self
                .solver
                .as_ref()
                .is_some_and(|solver| self.is_settled() || solver.expected_nodes() / SOLVER_NODES <= self.stack.nodes)
    }

    /// Lets the solver work; returns whether it has finished.
    fn solve(&mut self, stop: &mut dyn FnMut() -> bool) -> bool {
        let Some(solver) = &mut self.solver else { return true };
        self.stack.nodes += solver.run(stop);
        if let Some(solution) = solver.solution() {
            let plies = solver.plies();
            self.enter_solution(solution, plies);
        }
        self.found.exact
    }

    /// Stores the solver's current result.
    fn enter_solution(&mut self, Solution { score, exact, line }: Solution<G::Move>, plies: u32) {
        let mover = self.stack.game.to_move(&self.root);
        let found = &mut self.found;
        found.score = Some(score);
        found.exact = exact;
        found.solved = Some(match score {
            0 => Outcome::Draw,
            1.. => Outcome::Win(mover),
            _ => Outcome::Win(mover.opponent()),
        });
        if exact {
            found.depth = plies;
        }
        for root in &mut found.moves {
            root.score = None;
        }
        if let Some(&best) = line.first() {
            if let Some(place) = found.moves.iter().position(|root| root.mv == best) {
                found.moves[..=place].rotate_right(1);
            }
            found.line = line;
        }
        if let Some(best) = found.moves.first_mut() {
            best.score = Some(score);
        }
        self.settled = self.found.clone();
    }
}
