//! A position whose moves are being tried, and its results.

use std::cmp::Reverse;

use crate::Game;
use crate::evaluate::Evaluation;
use crate::search::ordering::Ordering;
use crate::search::score::INFINITE;

/// A position's score, and what it depends on.
#[derive(Clone, Copy, Debug)]
pub(super) struct Value {
    pub(super) score: i32,
    pub(super) basis: Basis,
}

/// The path-dependent parts of a score.
#[derive(Clone, Copy, Debug)]
pub(super) struct Basis {
    /// The ply of the uppermost position on the path from the root whose second occurrence counted as a draw;
    /// [`Basis::NEVER`] if there is none.
    repeated: usize,
    /// Whether it depends on an evaluation.
    pub(super) estimated: bool,
}

impl Basis {
    const NEVER: usize = usize::MAX;
    /// Depends only on endings of the game.
    pub(super) const ENDINGS: Self = Self { repeated: Self::NEVER, estimated: false };

    /// Depends on evaluations, if `estimated`.
    #[inline]
    pub(super) const fn evaluations(estimated: bool) -> Self {
        Self { estimated, ..Self::ENDINGS }
    }

    /// Depends on the second occurrence of the position at this ply.
    pub(super) const fn repetition_of(ply: usize) -> Self {
        Self { repeated: ply, estimated: false }
    }

    /// Adds the dependencies of another basis.
    #[inline]
    pub(super) fn add(&mut self, other: Self) {
        self.repeated = self.repeated.min(other.repeated);
        self.estimated |= other.estimated;
    }

    /// The basis from the point of view of this ply. Repetition among the positions from there on belongs to the
    /// possible play from there, whatever the path.
    #[inline]
    pub(super) const fn seen_from(self, ply: usize) -> Self {
        Self { repeated: if self.repeated < ply { self.repeated } else { Self::NEVER }, ..self }
    }

    /// Whether the path to the position affected it.
    #[inline]
    pub(super) const fn by_way(self) -> bool {
        self.repeated != Self::NEVER
    }
}

/// A position whose moves are being tried.
#[derive(Clone, Debug)]
pub(super) struct Frame<G: Game> {
    pub(super) position: G::Position,
    /// The position's key in the transposition table.
    pub(super) key: u64,
    /// The legal moves.
    pub(super) moves: Vec<G::Move>,
    /// The ranks and indices of the moves to try, highest rank first.
    pub(super) order: Vec<(i32, u16)>,
    /// The number of moves tried so far.
    pub(super) tried: usize,
    /// Whether `order` is complete: at first it may hold only one move that is likely to suffice.
    pub(super) ranked: bool,
    /// Plies to search below; 0 in the quiescence search.
    pub(super) depth: u32,
    pub(super) alpha: i32,
    pub(super) beta: i32,
    /// Alpha at the beginning.
    pub(super) floor: i32,
    pub(super) best: i32,
    pub(super) best_place: u16,
    /// Whether the current move is searched with a null window.
    pub(super) scout: bool,
    /// What `best` depends on.
    pub(super) basis: Basis,
    /// The principal variation from here on.
    pub(super) line: Vec<G::Move>,
}

/// No move.
pub(super) const NONE: u16 = u16::MAX;

impl<G: Game> Frame<G> {
    /// Allocates a frame.
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
            basis: Basis::ENDINGS,
            line: Vec::new(),
        }
    }

    /// Makes it the root of an iteration that tries these moves in this order, in a window from alpha to beta.
    pub(super) fn open(
        &mut self,
        root: G::Position,
        moves: impl Iterator<Item = G::Move>,
        depth: u32,
        (alpha, beta): (i32, i32),
    ) {
        self.moves.clear();
        self.moves.extend(moves);
        self.order.clear();
        self.order.extend((0..).zip(&self.moves).map(|(place, _)| (0, place)));
        self.start(root, depth, alpha, beta);
    }

    /// Resets it to this position. Moves and order stay.
    pub(super) fn start(&mut self, position: G::Position, depth: u32, alpha: i32, beta: i32) {
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
        self.basis = Basis::ENDINGS;
        self.line.clear();
    }

    /// Ranks the moves that are not ordered yet.
    pub(super) fn rank(&mut self, game: &G, evaluation: &impl Evaluation<G>, ordering: &Ordering<G::Move>, ply: usize) {
        self.ranked = true;
        let first = self.order.first().map(|&(_, place)| place);
        for (place, &mv) in (0..).zip(&self.moves) {
            if Some(place) != first {
                self.order.push((ordering.rank(game, evaluation, &self.position, mv, ply), place));
            }
        }
    }

    /// The next move to try: the one with the highest rank, and among equals the first in the game's order.
    pub(super) fn next_place(&mut self) -> Option<u16> {
        let rest = self.order.get_mut(self.tried..)?;
        let (best, _) = rest.iter().enumerate().max_by_key(|(_, (rank, place))| (*rank, Reverse(*place)))?;
        rest.swap(0, best);
        Some(rest[0].1)
    }
}
