//! Random playouts for any ruleset.
//!
//! Each turn is chosen uniformly among all legal steps and first jumps. A chain continues with a uniform choice among
//! the checker's jumps and, if it may stop, stopping.

use rand::Rng;

use crate::alquerque::game::{PASSES_DRAW, QUIET_PLIES_DRAW};
use crate::alquerque::movegen::{Arena, landing};
use crate::alquerque::point::{Bitboard, Direction, STRIDE};
use crate::alquerque::position::Position;
use crate::alquerque::ruleset::Ruleset;
use crate::options::{Capture, Chain, Inverting, Steps};
use crate::playout::PlayoutObserver;
use crate::random::below;
use crate::{Outcome, Player};

/// Plays random moves to the end of the game, and reports each.
#[inline]
pub(super) fn playout<R: Rng, W: PlayoutObserver<Position>>(
    ruleset: Ruleset,
    position: &Position,
    rng: &mut R,
    observer: &mut W,
) -> Outcome {
    let mut position = *position;
    let can_repeat = ruleset.can_repeat();
    loop {
        let choices = Choices::new(ruleset, &position);
        if choices.is_lost() {
            return Outcome::Win(position.to_move().opponent());
        }
        if position.passes() >= PASSES_DRAW || (can_repeat && position.quiet_plies() >= QUIET_PLIES_DRAW) {
            return Outcome::Draw;
        }
        choices.make(ruleset, &mut position, rng);
        observer.turn_played(|| without_idle_bars(ruleset, position));
    }
}

/// The position without bars on steps that are illegal anyway, which only playouts keep.
fn without_idle_bars(ruleset: Ruleset, mut position: Position) -> Position {
    for direction in Direction::ALL {
        for point in position.barred(direction).iter() {
            let player = position.checker_at(point);
            if player.is_none_or(|player| !ruleset.has_step(player, point, direction)) {
                position.state.barred[direction.index()] &= !Bitboard::from(point);
            }
        }
    }
    position
}

/// A player's choices in one turn.
pub(super) struct Choices {
    /// The first jumps and their number.
    jumps: Ways,
    jump_count: u32,
    /// The steps and their number.
    steps: Ways,
    step_count: u32,
    may_pass: bool,
}

impl Choices {
    #[inline]
    pub(super) fn new(ruleset: Ruleset, position: &Position) -> Self {
        let arena = Arena::new(ruleset, position.state());
        let free = position.empty() & arena.landing;
        let jumps = Ways::jumps(arena.origins, position.checkers(position.to_move().opponent()), free);
        let jump_count = jumps.count();
        let steps = if jump_count > 0 && ruleset.capture == Capture::Compulsory {
            Ways::NONE
        } else {
            Ways::steps(ruleset, position, arena.origins, free)
        };
        Self { jumps, jump_count, steps, step_count: steps.count(), may_pass: arena.may_pass }
    }

    /// Whether the player has no legal move.
    #[inline]
    pub(super) fn is_lost(&self) -> bool {
        self.jump_count + self.step_count == 0 && !self.may_pass
    }

    /// Plays a random legal move; there must be one.
    #[inline]
    pub(super) fn make<R: Rng>(&self, ruleset: Ruleset, position: &mut Position, rng: &mut R) {
        let player = position.to_move();
        position.state.to_move = player.opponent();
        if self.jump_count + self.step_count == 0 {
            position.state.passes += 1;
            position.quiet_plies = position.quiet_plies.saturating_add(1);
            return;
        }
        position.state.passes = 0;
        let rank = below(rng, self.jump_count + self.step_count);
        if rank < self.jump_count {
            position.quiet_plies = 0;
            let touched = chain(ruleset, position, self.jumps.pick(rank), rng);
            lift_bars(ruleset, position, touched);
        } else {
            position.quiet_plies = position.quiet_plies.saturating_add(1);
            let step = self.steps.pick(rank - self.jump_count);
            let to = step.reach(1);
            let touched = step.from | to;
            position.state.checkers[player.index()].0 ^= touched.0;
            lift_bars(ruleset, position, touched);
            if ruleset.inverting == Inverting::Forbidden {
                // Superfluous bars, on steps that are illegal anyway, do no harm here.
                position.state.barred[step.direction().opposite().index()] |= to;
            }
        }
    }
}

/// Removes the bars on the steps of checkers that have moved or are gone.
#[inline]
fn lift_bars(ruleset: Ruleset, position: &mut Position, touched: Bitboard) {
    if ruleset.inverting == Inverting::Forbidden {
        for barred in &mut position.state.barred {
            *barred &= !touched;
        }
    }
}

/// Makes a jump and continues the chain randomly; returns the points vacated and those captured.
#[inline]
fn chain<R: Rng>(ruleset: Ruleset, position: &mut Position, mut jump: Leg, rng: &mut R) -> Bitboard {
    // The side to move has already changed.
    let opponent = position.to_move();
    let own = opponent.opponent();
    position.state.checkers[own.index()] &= !jump.from;
    let mut touched = jump.from;
    let mut here;
    loop {
        let over = jump.reach(1);
        here = jump.reach(2);
        touched |= over;
        position.state.checkers[opponent.index()] &= !over;
        if ruleset.chain == Chain::Single {
            break;
        }
        let checkers = 1 + position.checkers(own).count() + position.checkers(opponent).count();
        let free = position.empty() & landing(ruleset, checkers);
        let jumps = Ways::jumps(here, position.checkers(opponent), free);
        let count = jumps.count();
        let stops = u32::from(ruleset.chain == Chain::Optional);
        if count == 0 {
            break;
        }
        let rank = below(rng, count + stops);
        if rank >= count {
            break;
        }
        jump = jumps.pick(rank);
    }
    position.state.checkers[own.index()] |= here;
    touched
}

/// Steps or jumps in three words: north, east, and the diagonals northeast and, one bit higher, northwest. The lower
/// half of a word has the checkers that can move in that direction, the upper half those that can move in the opposite
/// one.
///
/// Their bits never overlap, as points with diagonal lines are never side by side.
#[derive(Clone, Copy)]
struct Ways([u64; 3]);

/// The distance in bits from a point to the next one to the north, east, northeast and northwest.
const STRIDES: [u32; 4] = [STRIDE as u32, 1, STRIDE as u32 + 1, STRIDE as u32 - 1];
/// The directions of the [`STRIDES`].
const LINES: [Direction; 4] = [Direction::North, Direction::East, Direction::NorthEast, Direction::NorthWest];

impl Ways {
    const NONE: Self = Self([0; 3]);

    /// For each direction, the checkers of `origins` in the set that `meets` returns for its index in [`LINES`].
    #[inline]
    fn along_lines(origins: Bitboard, meets: impl Fn(usize) -> u64) -> Self {
        let (all, diagonal) = (both(origins), both(origins & Bitboard::DIAGONAL));
        Self([all & meets(0), all & meets(1), diagonal & meets(2) | (diagonal & meets(3)) << 1])
    }

    #[inline]
    fn jumps(origins: Bitboard, opponent: Bitboard, free: Bitboard) -> Self {
        Self::along_lines(origins, |line| behind(opponent, STRIDES[line]) & behind(free, 2 * STRIDES[line]))
    }

    #[inline]
    fn steps(ruleset: Ruleset, position: &Position, origins: Bitboard, free: Bitboard) -> Self {
        let player = position.to_move();
        let bars = ruleset.inverting == Inverting::Forbidden;
        let mut ways = Self::along_lines(origins & ruleset.step_origins(player), |line| {
            let steps = behind(free, STRIDES[line]);
            if bars { steps & !barred(position, LINES[line]) } else { steps }
        });
        if ruleset.steps == Steps::Forward {
            let ahead = if player == Player::Light { LOWER } else { !LOWER };
            ways.0[0] &= ahead;
            ways.0[2] &= ahead;
        }
        ways
    }

    #[inline]
    fn count(self) -> u32 {
        // Most turns have no captures, and counting takes longer than testing for zero.
        if self.0 == [0; 3] { 0 } else { self.0.iter().map(|way| way.count_ones()).sum() }
    }

    /// The step or jump with this rank, which must be less than the count.
    #[inline]
    fn pick(self, mut rank: u32) -> Leg {
        let mut line = 0;
        let mut way = self.0[0];
        while line < 2 && rank >= way.count_ones() {
            rank -= way.count_ones();
            line += 1;
            way = self.0[line];
        }
        for _ in 0..rank {
            way &= way - 1;
        }
        let bit = way.trailing_zeros();
        let point = Bitboard(1 << (bit & 31));
        let is_northwest = line == 2 && (point & Bitboard::DIAGONAL).is_empty();
        let skipped = u32::from(is_northwest);
        Leg { from: Bitboard(point.0 >> skipped), line: line + usize::from(is_northwest), is_up: bit < 32 }
    }
}

/// The lower half of a word.
const LOWER: u64 = u32::MAX as u64;

/// The set in both halves of a word.
#[inline]
fn both(points: Bitboard) -> u64 {
    u64::from(points.0) | u64::from(points.0) << 32
}

/// The places this many bits below those of the set in the lower half, and this many bits above them in the upper half.
#[inline]
fn behind(points: Bitboard, bits: u32) -> u64 {
    let points = u64::from(points.0);
    points >> bits | points << (32 + bits)
}

/// The checkers that may not step in this direction and, in the upper half, those that may not step in the opposite
/// one.
#[inline]
fn barred(position: &Position, line: Direction) -> u64 {
    let half = |direction| u64::from(position.barred(direction).0);
    half(line) | half(line.opposite()) << 32
}

/// A step or a jump.
#[derive(Clone, Copy)]
struct Leg {
    from: Bitboard,
    /// The index in [`LINES`] of its direction or of the opposite one.
    line: usize,
    is_up: bool,
}

impl Leg {
    /// The point this many points further on.
    #[inline]
    fn reach(self, points: u32) -> Bitboard {
        let bits = points * STRIDES[self.line & 3];
        Bitboard(if self.is_up { self.from.0 << bits } else { self.from.0 >> bits })
    }

    #[inline]
    fn direction(self) -> Direction {
        let line = LINES[self.line & 3];
        if self.is_up { line } else { line.opposite() }
    }
}
