//! The search's stack: minimax one node at a time.
//!
//! A score from the transposition table is used only where the search would find the same without it. Two effects of
//! draws by repetition, which depend on the path from the root, prevent this:
//!
//! - A score that depends on such a draw holds for that path only. Only the best move is stored, not the score. If the
//!   repeated position is not above the one to be stored, the path had no influence.
//! - A score found without repetitions may be wrong on a path that shares a position with the subtree: there that
//!   position is a draw. A side that can force a draw or less can still do so when some positions become draws, so a
//!   bound that allows a draw holds on any path. A bound that excludes a draw holds only on a path none of whose
//!   positions can be repeated within the depth; elsewhere it is not used.

use super::frame::{Basis, Frame, NONE, Value};
use crate::Game;
use crate::evaluate::{Evaluation, MAX_EVALUATION};
use crate::search::instrumentation::AlphaBetaObserver;
use crate::search::ordering::Ordering;
use crate::search::score::{self, DRAW, INFINITE};
use crate::search::transposition::{Bound, Entry, TranspositionTable};

/// The minimum number of plies after which a position can occur again: each side makes a move and takes it back.
const MIN_CYCLE_LEN: usize = 4;

/// The state of the search.
#[derive(Clone, Debug)]
pub(super) struct Stack<G: Game, E, S> {
    pub(super) game: G,
    pub(super) evaluation: E,
    pub(super) observer: S,
    /// Positions before the root whose next occurrence is a draw. Scores that depend on them count as path-independent
    /// and are stored, which is sound only while this list stays the same: a change to it must [`Stack::clear`] the
    /// table.
    pub(super) drawn: Vec<G::Position>,
    pub(super) table: Option<TranspositionTable>,
    pub(super) ordering: Ordering<G::Move>,
    /// The path from the root; frames beyond `height` are kept for their allocations.
    frames: Vec<Frame<G>>,
    height: usize,
    /// The value of the frame left last.
    returned: Option<Value>,
    /// Nodes visited.
    pub(super) nodes: u64,
    /// Whether all root moves are searched for their exact scores.
    pub(super) scores_all: bool,
}

/// The progress of an iteration.
#[derive(Clone, Copy, Debug)]
pub(super) enum Progress<M> {
    /// Another node was visited.
    Node,
    /// A root move was searched; its score is given if it is the best so far.
    RootMove(M, Option<i32>),
    /// All root moves were searched; `estimated` says whether the result depends on evaluations.
    Complete { estimated: bool },
}

impl<G: Game, E: Evaluation<G>, S: AlphaBetaObserver<G::Move>> Stack<G, E, S> {
    pub(super) fn new(game: G, evaluation: E, observer: S, table: Option<TranspositionTable>) -> Self {
        Self {
            game,
            evaluation,
            observer,
            drawn: Vec::new(),
            table,
            ordering: Ordering::new(),
            frames: Vec::new(),
            height: 0,
            returned: None,
            nodes: 0,
            scores_all: false,
        }
    }

    /// Clears everything but keeps the allocations. Required before a change of the root, and with it of `drawn`.
    pub(super) fn clear(&mut self) {
        if let Some(table) = &mut self.table {
            table.clear();
        }
        self.ordering = Ordering::new();
        self.observer.clear();
        self.height = 0;
        self.nodes = 0;
    }

    /// Whether an iteration is in progress.
    pub(super) fn is_busy(&self) -> bool {
        self.height > 0
    }

    /// Begins an iteration that tries these moves of the root in this order, in a window from alpha to beta.
    pub(super) fn begin(
        &mut self,
        root: G::Position,
        moves: impl Iterator<Item = G::Move>,
        depth: u32,
        window: (i32, i32),
    ) {
        if self.frames.is_empty() {
            self.frames.push(Frame::new(root));
        }
        self.frames[0].open(root, moves, depth, window);
        self.height = 1;
        self.returned = None;
    }

    /// Ends the iteration after a root move.
    pub(super) fn abandon(&mut self) {
        self.height = 0;
    }

    /// The principal variation of the current iteration.
    pub(super) fn line(&self) -> &[G::Move] {
        self.frames.first().map_or(&[], |root| &root.line)
    }

    /// Tells the observer that a root move raised alpha to its score; it may lower alpha to get more lines.
    pub(super) fn report_raised(&mut self, score: i32) {
        let Some(root) = self.frames.first_mut() else { return };
        let alpha = self.observer.raised(score, &root.line);
        if let Some(alpha) = if self.scores_all { Some(-INFINITE) } else { alpha } {
            root.alpha = alpha;
        }
    }

    /// Runs until one more node has been visited, or a root move is complete.
    #[inline]
    pub(super) fn step(&mut self) -> Progress<G::Move> {
        let nodes = self.nodes;
        while self.nodes == nodes {
            if let Some(value) = self.returned.take() {
                if let Some((mv, raised)) = self.take(value) {
                    return Progress::RootMove(mv, raised);
                }
            } else if self.go_down() {
                return Progress::Complete { estimated: self.frames[0].basis.estimated };
            }
        }
        Progress::Node
    }

    /// Tries the next move of the top frame, or leaves the frame. Returns whether it has left the root.
    fn go_down(&mut self) -> bool {
        let ply = self.height - 1;
        let frame = &mut self.frames[ply];
        if frame.alpha >= frame.beta {
            return self.leave();
        }
        if frame.tried == frame.order.len() && !frame.ranked {
            frame.rank(&self.game, &self.evaluation, &self.ordering, ply);
        }
        let Some(place) = frame.next_place() else { return self.leave() };
        // All moves but the first are expected to be worse, which a null window proves faster.
        let expects = frame.tried > 0 && frame.alpha > -INFINITE;
        frame.scout = expects && frame.beta - frame.alpha > 1;
        let alpha = if frame.scout { frame.beta.min(frame.alpha + 1) } else { frame.beta };
        self.play(place, -alpha);
        false
    }

    /// Plays the move at `place` and enters the position reached, with `alpha` from that position's point of view.
    fn play(&mut self, place: u16, alpha: i32) {
        let frame = &self.frames[self.height - 1];
        let position = self.game.play_unchecked(&frame.position, frame.moves[usize::from(place)]);
        let (beta, depth) = (-frame.alpha, frame.depth.saturating_sub(1));
        self.returned = self.enter(position, depth, alpha, beta);
    }

    /// Enters a position: determines its score, or pushes a new frame for it.
    fn enter(&mut self, position: G::Position, depth: u32, alpha: i32, beta: i32) -> Option<Value> {
        self.nodes += 1;
        let ply = self.height;
        if self.frames.len() == ply {
            self.frames.push(Frame::new(position));
        }
        let (path, here) = self.frames.split_at_mut(ply);
        let frame = &mut here[0];
        frame.line.clear();
        let quiet = self.game.quiet_plies(&position);
        // The number of positions on the path that can be repeated.
        let near = quiet.min(ply);
        if near > 0
            && let Some(basis) = repetition(&path[ply - near..], ply, &position)
        {
            return Some(Value { score: DRAW, basis });
        }
        if quiet > ply && self.drawn.contains(&position) {
            // Path-independent only because `drawn` never changes while the table lives.
            return Some(Value { score: DRAW, basis: Basis::ENDINGS });
        }
        if depth == 0 && self.evaluation.is_quiet_leaf(&self.game, &position) {
            return Some(static_value(&self.game, &self.evaluation, &position));
        }
        let mut remembered = NONE;
        // The table has no positions in which the game is over.
        if depth > 0
            && let Some(table) = &self.table
        {
            frame.key = self.game.key(&position);
            if let Some(entry) = table.get(frame.key) {
                remembered = entry.best;
                let free = near == 0 || near + (depth as usize) < MIN_CYCLE_LEN;
                // In the principal variation the moves themselves are wanted. A deeper entry would exceed the request:
                // the score would depend on what else was searched.
                if u32::from(entry.depth) == depth
                    && beta - alpha == 1
                    && let Some(score) = usable(entry.bound, score::from_root(i32::from(entry.score), ply), alpha, free)
                {
                    return Some(Value { score, basis: Basis::evaluations(entry.estimated) });
                }
            }
        }
        self.game.moves_into(&position, &mut frame.moves);
        if let Some(ending) = self.game.ending(&position, &frame.moves) {
            let score = score::of_outcome(ending.outcome, self.game.to_move(&position), ply);
            return Some(Value { score, basis: Basis::ENDINGS });
        }
        if depth == 0 {
            return self.enter_quiescence(position, alpha, beta);
        }
        frame.start(position, depth, alpha, beta);
        frame.ranked = false;
        frame.order.clear();
        if usize::from(remembered) < frame.moves.len() {
            // Ranks the other moves only if this one does not cause a cutoff.
            frame.order.push((0, remembered));
        }
        self.height += 1;
        None
    }

    /// Enters a position at depth 0, whose moves are already listed in its frame.
    fn enter_quiescence(&mut self, position: G::Position, alpha: i32, beta: i32) -> Option<Value> {
        let ply = self.height;
        let frame = &mut self.frames[ply];
        frame.order.clear();
        for (place, &mv) in (0..).zip(&frame.moves) {
            if !self.evaluation.is_quiet(&self.game, &position, mv) {
                frame.order.push((self.evaluation.promise(&self.game, &position, mv), place));
            }
        }
        // A side with a quiet move need not capture.
        let can_stand = frame.order.len() < frame.moves.len();
        let Value { score: stand, basis } = if can_stand {
            static_value(&self.game, &self.evaluation, &position)
        } else {
            Value { score: -INFINITE, basis: Basis::ENDINGS }
        };
        if frame.order.is_empty() || stand >= beta {
            return Some(Value { score: stand, basis });
        }
        frame.start(position, 0, alpha, beta);
        frame.best = stand;
        frame.basis = basis;
        frame.alpha = alpha.max(stand);
        self.height += 1;
        None
    }

    /// Records the result of the move that the top frame tried. If it is a finished move of the root, returns it, with
    /// its score if that is the best so far.
    fn take(&mut self, value: Value) -> Option<(G::Move, Option<i32>)> {
        let ply = self.height - 1;
        let (path, below) = self.frames.split_at_mut(self.height);
        let frame = &mut path[ply];
        let score = -value.score;
        let place = frame.order[frame.tried].1;
        if frame.scout && score > frame.alpha && score < frame.beta {
            // Fail high: re-search with the full window.
            frame.scout = false;
            let alpha = -frame.beta;
            self.play(place, alpha);
            return None;
        }
        frame.tried += 1;
        let mv = frame.moves[usize::from(place)];
        let raised = score > frame.alpha;
        if score > frame.best {
            frame.best = score;
            frame.best_place = place;
        }
        if raised {
            frame.alpha = score;
            frame.line.clear();
            frame.line.push(mv);
            if let Some(child) = below.first() {
                frame.line.extend_from_slice(&child.line);
            }
        }
        if frame.alpha < frame.beta {
            frame.basis.add(value.basis);
        } else {
            // The other moves do not matter, and neither do their results.
            frame.basis = value.basis;
            if frame.depth > 0 {
                self.observer.cutoff(frame.tried == 1);
            }
            if frame.depth > 0 && self.evaluation.is_quiet(&self.game, &frame.position, mv) {
                let player = self.game.to_move(&frame.position).index();
                self.ordering.refuted(player, mv, ply, frame.depth);
            }
        }
        (ply == 0).then_some((mv, raised.then_some(score)))
    }

    /// Leaves the top frame with its result. Returns whether it was the root's.
    fn leave(&mut self) -> bool {
        self.height -= 1;
        let ply = self.height;
        if ply == 0 {
            return true;
        }
        let frame = &self.frames[ply];
        let score = frame.best;
        let basis = frame.basis.seen_from(ply);
        self.returned = Some(Value { score, basis });
        if frame.depth == 0 {
            return false;
        }
        let Some(table) = &mut self.table else { return false };
        let (score, bound) = if basis.by_way() {
            // The bound is useless, but the move is still a good hint.
            (-INFINITE, Bound::Lower)
        } else if score >= frame.beta {
            (score::from_here(score, ply), Bound::Lower)
        } else if score > frame.floor {
            (score::from_here(score, ply), Bound::Exact)
        } else {
            (score::from_here(score, ply), Bound::Upper)
        };
        let score = i16::try_from(score).unwrap_or_default();
        let depth = u8::try_from(frame.depth).unwrap_or(u8::MAX);
        table.put(frame.key, Entry { score, bound, estimated: basis.estimated, depth, best: frame.best_place });
        false
    }
}

/// The evaluation of a position in which the game is not over.
#[inline]
fn static_value<G: Game>(game: &G, evaluation: &impl Evaluation<G>, position: &G::Position) -> Value {
    let score = evaluation.evaluate(game, position).clamp(-MAX_EVALUATION, MAX_EVALUATION);
    Value { score, basis: Basis::evaluations(true) }
}

/// Whether the position at this ply has already occurred on the path to it.
#[inline]
fn repetition<G: Game>(path: &[Frame<G>], ply: usize, position: &G::Position) -> Option<Basis> {
    // Only every other position has the same side to move.
    let distances = (2..).step_by(2);
    let mut earlier = path.iter().rev().skip(1).step_by(2).zip(distances);
    let (_, distance) = earlier.find(|(frame, _)| frame.position == *position)?;
    Some(Basis::repetition_of(ply - distance))
}

/// The score that a stored one gives to a position in a null window above `alpha`, if it decides on which side of the
/// window the position lies. `free` says that no position of the path can be repeated; otherwise a bound that excludes
/// a draw is not used.
#[inline]
fn usable(bound: Bound, score: i32, alpha: i32, free: bool) -> Option<i32> {
    let least = if free { score } else { score.min(DRAW) };
    if bound != Bound::Upper && least > alpha {
        return Some(least);
    }
    let most = if free { score } else { score.max(DRAW) };
    (bound != Bound::Lower && most <= alpha).then_some(most)
}
