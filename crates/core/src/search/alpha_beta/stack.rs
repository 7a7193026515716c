//! The search's stack: minimax one node at a time.

use std::cmp::Reverse;

use super::{AlphaBeta, DRAW, INFINITE, Value};
use crate::Reason;
use crate::evaluate::{Evaluate, MAX_EVALUATION};
use crate::search::ordering::Ordering;
use crate::search::score;
use crate::search::transposition::{Bound, Entry};

/// A position whose moves are being tried.
#[derive(Clone, Debug)]
pub(super) struct Frame<G: Evaluate> {
    position: G::Position,
    /// Its key in the transposition table.
    key: u64,
    /// The legal moves.
    pub(super) moves: Vec<G::Move>,
    /// Ranks and places of the moves that are tried, the greatest rank first.
    order: Vec<(i32, u16)>,
    /// How many of them have been tried.
    tried: usize,
    /// Whether `order` has all of them: first there may be only one that is likely to do.
    ranked: bool,
    /// Plies to search below; 0 in the quiescence.
    depth: u32,
    alpha: i32,
    beta: i32,
    /// Where alpha was at the beginning.
    floor: i32,
    best: i32,
    best_place: u16,
    /// Whether the move under way is only asked if it is better than alpha.
    scout: bool,
    by_way: bool,
    /// The principal variation from here on.
    pub(super) line: Vec<G::Move>,
}

/// No move.
const NONE: u16 = u16::MAX;

impl<G: Evaluate> Frame<G> {
    /// Memory for a position.
    pub(super) fn new(position: G::Position) -> Self {
        Self {
            position,
            key: 0,
            moves: Vec::new(),
            order: Vec::new(),
            tried: 0,
            ranked: true,
            depth: 0,
            alpha: -INFINITE,
            beta: INFINITE,
            floor: -INFINITE,
            best: -INFINITE,
            best_place: NONE,
            scout: false,
            by_way: false,
            line: Vec::new(),
        }
    }

    /// Makes it the root of an iteration, whose moves are to be tried in this order.
    pub(super) fn open(&mut self, root: G::Position, moves: impl Iterator<Item = G::Move>, depth: u32) {
        self.moves.clear();
        self.moves.extend(moves);
        self.order.clear();
        self.order.extend((0..).zip(&self.moves).map(|(place, _)| (0, place)));
        self.start(root, depth, -INFINITE, INFINITE);
    }

    fn start(&mut self, position: G::Position, depth: u32, alpha: i32, beta: i32) {
        self.position = position;
        self.depth = depth;
        self.alpha = alpha;
        self.beta = beta;
        self.floor = alpha;
        self.tried = 0;
        self.ranked = true;
        self.best = -INFINITE;
        self.best_place = NONE;
        self.scout = false;
        self.by_way = false;
        self.line.clear();
    }

    /// Ranks the moves that are not ordered yet.
    fn rank(&mut self, game: &G, ordering: &Ordering<G::Move>, ply: usize) {
        self.ranked = true;
        let first = self.order.first().map(|&(_, place)| place);
        for (place, &mv) in (0..).zip(&self.moves) {
            if Some(place) != first {
                self.order.push((ordering.rank(game, &self.position, mv, ply), place));
            }
        }
    }

    /// The next move to try: the one of the greatest rank, and among equals the first in the game's order.
    fn next_place(&mut self) -> Option<u16> {
        let rest = self.order.get_mut(self.tried..)?;
        let (best, _) = rest.iter().enumerate().max_by_key(|(_, (rank, place))| (*rank, Reverse(*place)))?;
        rest.swap(0, best);
        Some(rest[0].1)
    }
}

impl<G: Evaluate> AlphaBeta<G> {
    /// Goes on until one more node has been looked at, or the iteration is complete.
    pub(super) fn step(&mut self) {
        let nodes = self.nodes;
        while self.nodes == nodes && self.height > 0 {
            if let Some(value) = self.returned.take() {
                self.take(value);
            } else {
                self.go_down();
            }
        }
    }

    /// Tries the next move of the topmost frame, or leaves the frame.
    fn go_down(&mut self) {
        let ply = self.height - 1;
        let frame = &mut self.frames[ply];
        if frame.alpha >= frame.beta {
            return self.leave();
        }
        if frame.tried == frame.order.len() && !frame.ranked {
            frame.rank(&self.game, &self.ordering, ply);
        }
        let Some(place) = frame.next_place() else { return self.leave() };
        // All but the first move are expected to be worse, which is quicker to see.
        frame.scout = frame.tried > 0 && frame.beta - frame.alpha > 1;
        let alpha = if frame.scout { frame.beta.min(frame.alpha + 1) } else { frame.beta };
        self.play(place, -alpha);
    }

    /// Plays the move at `place` and looks at the position reached, from `alpha` in its own eyes on.
    fn play(&mut self, place: u16, alpha: i32) {
        let frame = &self.frames[self.height - 1];
        let position = self.game.play(&frame.position, frame.moves[usize::from(place)]);
        let (beta, depth) = (-frame.alpha, frame.depth.saturating_sub(1));
        self.returned = self.enter(position, depth, alpha, beta);
    }

    /// Looks at a position: its score, or a new frame that is to find it out.
    fn enter(&mut self, position: G::Position, depth: u32, alpha: i32, beta: i32) -> Option<Value> {
        self.nodes += 1;
        let ply = self.height;
        if self.frames.len() == ply {
            self.frames.push(Frame::new(position));
        }
        let (way, here) = self.frames.split_at_mut(ply);
        let frame = &mut here[0];
        frame.line.clear();
        if self.game.can_repeat() && repeats(way, &self.drawn, &position) {
            return Some(Value { score: DRAW, by_way: true });
        }
        self.game.moves_into(&position, &mut frame.moves);
        if let Some(ending) = self.game.ending(&position, &frame.moves) {
            let score = score::of_outcome(ending.outcome, self.game.to_move(&position), ply);
            return Some(Value { score, by_way: ending.reason == Reason::QuietPlies });
        }
        if depth == 0 {
            return self.enter_quiescence(position, alpha, beta);
        }
        let mut remembered = NONE;
        if let Some(table) = &self.table {
            frame.key = self.game.key(&position);
            if let Some(entry) = table.get(frame.key) {
                remembered = entry.best;
                if let Some(score) = usable(entry, depth, alpha, beta, ply) {
                    return Some(Value { score, by_way: false });
                }
            }
        }
        frame.start(position, depth, alpha, beta);
        frame.ranked = false;
        frame.order.clear();
        if usize::from(remembered) < frame.moves.len() {
            // It need not be compared with others: mostly it is the only one to be tried.
            frame.order.push((0, remembered));
        }
        self.height += 1;
        None
    }

    /// Looks at a position, whose moves are listed in its frame already, where the depth is used up.
    fn enter_quiescence(&mut self, position: G::Position, alpha: i32, beta: i32) -> Option<Value> {
        let ply = self.height;
        let frame = &mut self.frames[ply];
        frame.order.clear();
        for (place, &mv) in (0..).zip(&frame.moves) {
            if !self.game.is_quiet(&position, mv) {
                frame.order.push((self.game.promise(&position, mv), place));
            }
        }
        // Whoever has a quiet move need not capture.
        let can_stand = frame.order.len() < frame.moves.len();
        let stand =
            if can_stand { self.game.evaluate(&position).clamp(-MAX_EVALUATION, MAX_EVALUATION) } else { -INFINITE };
        if frame.order.is_empty() || stand >= beta {
            return Some(Value { score: stand, by_way: false });
        }
        frame.start(position, 0, alpha, beta);
        frame.best = stand;
        frame.alpha = alpha.max(stand);
        self.height += 1;
        None
    }

    /// Enters what has come of the move that the topmost frame tried.
    fn take(&mut self, value: Value) {
        let ply = self.height - 1;
        let (ways, below) = self.frames.split_at_mut(self.height);
        let frame = &mut ways[ply];
        let score = -value.score;
        let place = frame.order[frame.tried].1;
        if frame.scout && score > frame.alpha && score < frame.beta {
            // Better than expected: how much better?
            frame.scout = false;
            let alpha = -frame.beta;
            return self.play(place, alpha);
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
            frame.by_way |= value.by_way;
        } else {
            // The other moves do not matter: nor does what was found out about them.
            frame.by_way = value.by_way;
            if frame.depth > 0 && self.game.is_quiet(&frame.position, mv) {
                let player = self.game.to_move(&frame.position).index();
                self.ordering.refuted(player, mv, ply, frame.depth);
            }
        }
        if ply == 0 {
            self.enter_root_move(usize::from(place), raised.then_some(score));
        }
    }

    /// Leaves the topmost frame with what was found out about it.
    fn leave(&mut self) {
        self.height -= 1;
        let ply = self.height;
        let frame = &self.frames[ply];
        if ply == 0 {
            self.found.depth = frame.depth;
            return;
        }
        let score = frame.best;
        self.returned = Some(Value { score, by_way: frame.by_way });
        if frame.depth == 0 {
            return;
        }
        let Some(table) = &mut self.table else { return };
        // A draw that depends on the way here is none elsewhere; but the best move may be.
        let (score, bound) = if frame.by_way && score == DRAW {
            (-INFINITE, Bound::Lower)
        } else if score >= frame.beta {
            (from_here(score, ply), Bound::Lower)
        } else if score > frame.floor {
            (from_here(score, ply), Bound::Exact)
        } else {
            (from_here(score, ply), Bound::Upper)
        };
        let score = i16::try_from(score).unwrap_or_default();
        let depth = u8::try_from(frame.depth).unwrap_or(u8::MAX);
        table.put(frame.key, Entry { score, bound, depth, best: frame.best_place });
    }
}

/// Whether the position has occurred on the way to it, or often enough before.
fn repeats<G: Evaluate>(way: &[Frame<G>], drawn: &[G::Position], position: &G::Position) -> bool {
    // Only every other position has the same side to move.
    way.iter().rev().skip(1).step_by(2).any(|earlier| earlier.position == *position) || drawn.contains(position)
}

/// The score that an entry gives to a position `ply` plies below the root, if it is of this depth and settles the window.
fn usable(entry: Entry, depth: u32, alpha: i32, beta: i32, ply: usize) -> Option<i32> {
    // In the principal variation the moves themselves are wanted. A deeper entry would be more than was asked for: the
    // score would depend on what else was searched.
    if u32::from(entry.depth) != depth || beta - alpha > 1 {
        return None;
    }
    let score = from_root(i32::from(entry.score), ply);
    let settled = match entry.bound {
        Bound::Exact => true,
        Bound::Lower => score >= beta,
        Bound::Upper => score <= alpha,
    };
    settled.then_some(score)
}

/// A score of a decided game counts the plies from the root; the table's count them from the position.
fn from_here(score: i32, ply: usize) -> i32 {
    score + if score.abs() > MAX_EVALUATION { score.signum() * plies(ply) } else { 0 }
}

fn from_root(score: i32, ply: usize) -> i32 {
    score - if score.abs() > MAX_EVALUATION { score.signum() * plies(ply) } else { 0 }
}

/// No way is as long as the scores reach.
fn plies(ply: usize) -> i32 {
    i32::try_from(ply).unwrap_or(0)
}
