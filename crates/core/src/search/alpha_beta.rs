//! Alpha-beta search: minimax to a fixed depth without looking at what cannot matter.
//!
//! The search is a principal variation search with iterative deepening, a transposition table, and quiescence: where the
//! depth is used up it goes on with captures, until a move is possible that leaves the balance as it is. It is
//! exact: it finds minimax's score of the same depth. The two exceptions have to do with draws that depend on the way to
//! a position:
//!
//! - A position that occurs on the way from the root for the second time counts as a draw, as whoever can bring it about
//!   twice can do so once more. Of positions before the root the game's own rule holds, the third occurrence.
//! - The transposition table does not know the way to a position. A draw by repetition or by a count of plies is not
//!   remembered as a position's score, but another score that the search found elsewhere may be used where a draw is
//!   near. The table lives for one search only, and the root and the principal variation never rely on it.
//!
//! The search keeps its stack in memory of its own, so that it can be interrupted at any node and go on later, and finds the
//! same in many slices as in one.

mod stack;

use std::mem;

use self::stack::Frame;
use super::ordering::Ordering;
use super::report::best_first;
use super::score::{self, DRAW, INFINITE, expected_result, outcome_of, plies_to_end};
use super::transposition::Table;
use crate::evaluate::Evaluate;
use crate::record::REPETITIONS_DRAW;
use crate::{Ending, Outcome, Reason};

/// The greatest depth in plies.
pub const MAX_DEPTH: u32 = 64;
/// Nodes between two questions to the caller whether to stop: some tenths of a millisecond.
const STOP_INTERVAL: u64 = 2048;
/// Entries of the transposition table at first.
const FIRST_ENTRIES: usize = 1 << 12;

/// How far a search goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AlphaBetaConfig {
    /// The depth of the last iteration in plies, 1 to [`MAX_DEPTH`].
    pub depth: u32,
    /// The most entries of the transposition table, 16 bytes each, rounded up to a power of two; 0 for none. It grows
    /// with the search.
    pub table_entries: usize,
}

impl Default for AlphaBetaConfig {
    fn default() -> Self {
        Self { depth: 8, table_entries: 1 << 20 }
    }
}

/// The state of an alpha-beta search.
#[derive(Clone, Debug, PartialEq)]
pub struct AlphaBetaReport<M> {
    /// The depth of the last complete iteration in plies; 0 before the first is complete.
    pub depth: u32,
    /// Positions looked at.
    pub nodes: u64,
    /// The score in hundredths of a man for the side to move, see [`plies_to_end`] for those of decided games. None as long
    /// as nothing is known.
    pub score: Option<i32>,
    /// The move to play; none where the game is over.
    pub best: Option<M>,
    /// The moves that both sides are expected to play, the best one first.
    pub principal_variation: Vec<M>,
    /// The expected result for the side to move, see [`expected_result`]; 0.5 as long as nothing is known.
    pub expected: f32,
    /// The outcome with best play, where it is certain. Of a draw it never is, unless the game is over.
    pub proven: Option<Outcome>,
    /// The legal moves, the best first, then those that were best before.
    pub root_moves: Vec<ScoredMove<M>>,
}

/// A legal move in the eyes of the search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ScoredMove<M> {
    /// The move.
    pub mv: M,
    /// Positions looked at after this move.
    pub nodes: u64,
    /// Its score for the side to move. None where it is not known: of most moves the search finds out only that they are
    /// no better than the best.
    pub score: Option<i32>,
}

/// A search from one position.
#[derive(Clone, Debug)]
pub struct AlphaBeta<G: Evaluate> {
    game: G,
    config: AlphaBetaConfig,
    /// The positions before the root, for repetition only: empty where nothing can be repeated.
    history: Vec<G::Position>,
    root: G::Position,
    /// How the game is over at the root, if it is.
    ending: Option<Ending>,
    /// Positions whose next occurrence is a draw.
    drawn: Vec<G::Position>,
    table: Option<Table>,
    ordering: Ordering<G::Move>,
    /// What is searched; the frames beyond `height` are only memory.
    frames: Vec<Frame<G>>,
    height: usize,
    /// What came of the frame that was left last.
    returned: Option<Value>,
    nodes: u64,
    /// Nodes before the root move under way.
    nodes_before: u64,
    found: Found<G::Move>,
}

/// A position's score.
#[derive(Clone, Copy, Debug)]
struct Value {
    score: i32,
    /// Whether a draw that depends on the way here had a part in it.
    by_way: bool,
}

/// What is known of the root.
#[derive(Clone, Debug)]
struct Found<M> {
    depth: u32,
    score: Option<i32>,
    line: Vec<M>,
    /// In the order of the iterations: the best first.
    moves: Vec<ScoredMove<M>>,
}

impl<M> Found<M> {
    const NOTHING: Self = Self { depth: 0, score: None, line: Vec::new(), moves: Vec::new() };
}

impl<G: Evaluate> AlphaBeta<G> {
    /// A search of the last position of `history`; the earlier ones matter for repetition only. An empty history means
    /// the game's starting position.
    pub fn new(game: G, history: &[G::Position], config: AlphaBetaConfig) -> Self {
        let (root, earlier) = match history.split_last() {
            Some((last, earlier)) => (*last, earlier),
            None => (game.start(), &[][..]),
        };
        let depth = config.depth.clamp(1, MAX_DEPTH);
        let history = if game.can_repeat() { earlier.to_vec() } else { Vec::new() };
        let mut search = Self {
            history,
            root,
            ending: None,
            drawn: Vec::new(),
            table: (config.table_entries > 0).then(|| Table::new(config.table_entries.min(FIRST_ENTRIES))),
            ordering: Ordering::new(),
            frames: Vec::new(),
            height: 0,
            returned: None,
            nodes: 0,
            nodes_before: 0,
            found: Found::NOTHING,
            config: AlphaBetaConfig { depth, ..config },
            game,
        };
        search.set_root();
        search
    }

    /// Makes `mv` at the root and begins anew, as if this were a new search; only the memory is kept.
    pub fn advance(&mut self, mv: G::Move) {
        if self.game.can_repeat() {
            self.history.push(self.root);
        }
        self.root = self.game.play(&self.root, mv);
        if let Some(table) = &mut self.table {
            table.clear();
        }
        self.ordering = Ordering::new();
        self.height = 0;
        self.nodes = 0;
        self.found = Found::NOTHING;
        self.set_root();
    }

    /// Searches until the last iteration is complete, or `stop`, which is asked every few thousand nodes, says so. It can
    /// be called again to go on.
    pub fn run(&mut self, mut stop: impl FnMut() -> bool) {
        while !self.is_decided() {
            if self.height == 0 {
                self.begin();
            }
            self.step();
            if self.nodes.is_multiple_of(STOP_INTERVAL) && stop() {
                break;
            }
        }
    }

    /// Whether searching on cannot change the move: the last iteration is complete, the quickest way to the game's end
    /// is found, there is at most one move.
    pub fn is_decided(&self) -> bool {
        if self.height > 0 {
            return false;
        }
        let Found { depth, score, moves, .. } = &self.found;
        let ends_within = score.and_then(plies_to_end).is_some_and(|plies| plies <= *depth);
        moves.is_empty() || *depth >= self.config.depth || ends_within || (*depth > 0 && moves.len() == 1)
    }

    /// The position that is searched.
    pub fn position(&self) -> &G::Position {
        &self.root
    }

    /// Positions looked at since the search began at this one.
    pub fn nodes(&self) -> u64 {
        self.nodes
    }

    /// What the search has found out so far. The move, its score and the principal variation are those of the iteration
    /// under way as soon as it knows one.
    pub fn report(&self) -> AlphaBetaReport<G::Move> {
        let mover = self.game.to_move(&self.root);
        let found = &self.found;
        let over = self.ending.map(|ending| ending.outcome);
        AlphaBetaReport {
            depth: found.depth,
            nodes: self.nodes,
            score: found.score,
            best: found.moves.first().map(|best| best.mv),
            principal_variation: found.line.clone(),
            expected: over.map_or_else(
                || found.score.map_or(0.5, |score| expected_result(score, self.game.ten_to_one())),
                |outcome| outcome.score(mover),
            ),
            proven: over.or_else(|| found.score.and_then(|score| outcome_of(score, mover))),
            root_moves: found.moves.clone(),
        }
    }

    /// Looks at the root: whether the game is over there, and else in which order to try its moves.
    fn set_root(&mut self) {
        let moves = self.game.moves(&self.root);
        self.ending = self.game.ending(&self.root, &moves);
        let occurrences = |position: &G::Position| self.history.iter().filter(|&other| other == position).count();
        let is_drawn = |position: &&G::Position| occurrences(position) + 1 >= REPETITIONS_DRAW;
        self.drawn = self.history.iter().filter(is_drawn).copied().collect();
        if self.ending.is_none() && self.drawn.contains(&self.root) {
            self.ending = Some(Ending { outcome: Outcome::Draw, reason: Reason::Repetition });
        }
        if let Some(ending) = self.ending {
            self.found.score = Some(score::of_outcome(ending.outcome, self.game.to_move(&self.root), 0));
            return;
        }
        // A rank's sign is flipped into the top bit, which keeps the order.
        let rank =
            |&mv: &G::Move| i64::from(self.ordering.rank(&self.game, &self.root, mv, 0)).cast_unsigned() ^ 1 << 63;
        let order = best_first(moves.iter().map(|mv| [rank(mv), 0, 0]));
        self.found.moves =
            order.into_iter().map(|place| ScoredMove { mv: moves[place], nodes: 0, score: None }).collect();
    }

    /// Begins the next iteration.
    fn begin(&mut self) {
        if self.frames.is_empty() {
            self.frames.push(Frame::new(self.root));
        }
        if let Some(table) = &mut self.table {
            // A small table is the quicker, as it stays in the processor's cache. Less than half of the nodes are put in.
            let wanted = usize::try_from(self.nodes / 2).unwrap_or(usize::MAX);
            table.grow(wanted.min(self.config.table_entries));
        }
        let moves = self.found.moves.iter().map(|root| root.mv);
        self.frames[0].open(self.root, moves, self.found.depth + 1);
        self.height = 1;
        self.returned = None;
        self.nodes_before = self.nodes;
    }

    /// Enters what has come of a root move, the `place`-th of the iteration; `raised` says that it is the best so far.
    fn enter_root_move(&mut self, place: usize, raised: Option<i32>) {
        let nodes = self.nodes - mem::replace(&mut self.nodes_before, self.nodes);
        let mv = self.frames[0].moves[place];
        let moves = &mut self.found.moves;
        let Some(now) = moves.iter().position(|root| root.mv == mv) else { return };
        moves[now].nodes += nodes;
        let Some(score) = raised else { return };
        if place == 0 {
            // Scores of the last iteration are no match for those of this one.
            for root in moves.iter_mut() {
                root.score = None;
            }
        }
        moves[now].score = Some(score);
        moves[..=now].rotate_right(1);
        self.found.score = Some(score);
        self.found.line.clone_from(&self.frames[0].line);
    }
}
