//! Random playouts for any ruleset.
//!
//! Each turn is chosen uniformly among all legal steps and first jumps. A chain continues with a uniform choice among
//! the checker's jumps and, if it may stop, stopping.

use rand::Rng;

use crate::Outcome;
use crate::alquerque::bitboard::Bitboard;
use crate::alquerque::game::{PASSES_DRAW, QUIET_PLIES_DRAW};
use crate::alquerque::movegen::{Arena, jumpers, landing};
use crate::alquerque::options::{Capture, Chain, Inverting};
use crate::alquerque::point::Direction;
use crate::alquerque::position::Position;
use crate::alquerque::ruleset::Ruleset;
use crate::playout::PlayoutObserver;
use crate::random::below;

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

/// The position without bars on steps that are illegal anyway, which only the playout keeps.
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
    /// First jumps: for each direction the checkers that can make one.
    jumps: Ways,
    /// Steps: for each direction the checkers that can make one.
    steps: Ways,
    may_pass: bool,
}

impl Choices {
    #[inline]
    pub(super) fn new(ruleset: Ruleset, position: &Position) -> Self {
        let arena = Arena::new(ruleset, position.state());
        let free = position.empty() & arena.landing;
        let jumps = Ways::jumps(arena.origins, position.checkers(position.to_move().opponent()), free);
        let steps = if jumps.count() > 0 && ruleset.capture == Capture::Compulsory {
            Ways::NONE
        } else {
            Ways::steps(ruleset, position, arena.origins, free)
        };
        Self { jumps, steps, may_pass: arena.may_pass }
    }

    /// Whether the player has no legal move.
    #[inline]
    pub(super) fn is_lost(&self) -> bool {
        self.jumps.count() + self.steps.count() == 0 && !self.may_pass
    }

    /// Plays a random legal move; there must be one.
    #[inline]
    pub(super) fn make<R: Rng>(&self, ruleset: Ruleset, position: &mut Position, rng: &mut R) {
        let player = position.to_move();
        position.state.to_move = player.opponent();
        let (jumps, steps) = (self.jumps.count(), self.steps.count());
        if jumps + steps == 0 {
            position.state.passes += 1;
            position.clock.quiet_plies = position.clock.quiet_plies.saturating_add(1);
            return;
        }
        position.state.passes = 0;
        let rank = below(rng, jumps + steps);
        let touched = if rank < jumps {
            position.clock.quiet_plies = 0;
            let (from, direction) = self.jumps.pick(rank);
            chain(ruleset, position, from, direction, rng)
        } else {
            position.clock.quiet_plies = position.clock.quiet_plies.saturating_add(1);
            let (from, direction) = self.steps.pick(rank - jumps);
            let to = from.shift(direction);
            let own = &mut position.state.checkers[player.index()];
            *own = (*own & !from) | to;
            from | to
        };
        if ruleset.inverting == Inverting::Forbidden {
            for barred in &mut position.state.barred {
                *barred &= !touched;
            }
            if rank >= jumps {
                let (from, direction) = self.steps.pick(rank - jumps);
                // Superfluous bars, on steps that are illegal anyway, do no harm here.
                position.state.barred[direction.opposite().index()] |= from.shift(direction);
            }
        }
    }
}

/// Makes a jump and continues the chain randomly; returns the points left and those captured.
#[inline]
fn chain<R: Rng>(
    ruleset: Ruleset,
    position: &mut Position,
    from: Bitboard,
    mut direction: Direction,
    rng: &mut R,
) -> Bitboard {
    // The side to move has changed already.
    let opponent = position.to_move();
    let own = opponent.opponent();
    position.state.checkers[own.index()] &= !from;
    let mut here = from;
    let mut touched = from;
    loop {
        let over = here.shift(direction);
        here = over.shift(direction);
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
        direction = jumps.pick(rank).1;
    }
    position.state.checkers[own.index()] |= here;
    touched
}

/// For each direction, the checkers that can move that way.
struct Ways([Bitboard; 8]);

impl Ways {
    const NONE: Self = Self([Bitboard::EMPTY; 8]);

    #[inline]
    fn jumps(origins: Bitboard, opponent: Bitboard, free: Bitboard) -> Self {
        Self(Direction::ALL.map(|direction| jumpers(origins, opponent, free, direction)))
    }

    #[inline]
    fn steps(ruleset: Ruleset, position: &Position, origins: Bitboard, free: Bitboard) -> Self {
        let player = position.to_move();
        let origins = origins & ruleset.step_origins(player);
        let mut ways = Self::NONE;
        for &direction in ruleset.step_directions(player) {
            let steppers = origins.with_lines(direction) & free.shift(direction.opposite());
            ways.0[direction.index()] = steppers & !position.barred(direction);
        }
        ways
    }

    #[inline]
    fn count(&self) -> u32 {
        self.0.iter().map(|checkers| checkers.count()).sum()
    }

    /// The checker and direction with that rank, which must be less than the count.
    #[inline]
    fn pick(&self, mut rank: u32) -> (Bitboard, Direction) {
        for (checkers, direction) in self.0.iter().zip(Direction::ALL) {
            let count = checkers.count();
            if rank < count {
                let mut bits = checkers.0;
                for _ in 0..rank {
                    bits &= bits - 1;
                }
                return (Bitboard(bits & bits.wrapping_neg()), direction);
            }
            rank -= count;
        }
        (Bitboard::EMPTY, Direction::North)
    }
}
