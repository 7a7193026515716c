//! Moves: their code, generating and playing them.

use super::point::{Bitboard, Direction, Point};
use super::position::{Position, State};
use super::ruleset::Ruleset;
use crate::options::{Capture, Chain as Chaining, INNER_SQUARE_CHECKERS, InnerSquare, Inverting};
use crate::path_move::path_coded_move;

/// Replaces `moves` with the legal moves: captures, steps unless a capture is compulsory, and a pass if the rules of
/// the inner square leave nothing else.
#[inline]
pub(super) fn moves_into(ruleset: Ruleset, state: &State, moves: &mut Vec<Move>) {
    moves.clear();
    let arena = Arena::new(ruleset, state);
    let opponent = state.checkers(state.to_move.opponent());
    for direction in Direction::ALL {
        for from in jumpers(arena.origins, opponent, state.empty() & arena.landing, direction).iter() {
            let chain = Chain {
                ruleset,
                own: state.checkers(state.to_move).count(),
                opponent,
                // The capturing checker leaves its point, and a chain may return to it.
                empty: state.empty() | from.into(),
                here: from,
                mv: Move::chain(from),
            };
            chain.jump(direction).complete(moves);
        }
    }
    if moves.is_empty() || ruleset.capture == Capture::Optional {
        steps_into(ruleset, state, arena, moves);
    }
    if moves.is_empty() && arena.may_pass {
        moves.push(Move::PASS);
    }
}

/// Whether there is a step or a pass, and no capture.
#[inline]
pub(super) fn has_only_quiet_moves(ruleset: Ruleset, state: &State) -> bool {
    let arena = Arena::new(ruleset, state);
    let opponent = state.checkers(state.to_move.opponent());
    let empty = state.empty() & arena.landing;
    let directions = ruleset.step_directions(state.to_move);
    let has_step = directions.iter().any(|&direction| !steppers(ruleset, state, arena, direction).is_empty());
    (has_step || arena.may_pass)
        && Direction::ALL.into_iter().all(|direction| jumpers(arena.origins, opponent, empty, direction).is_empty())
}

/// The part of the board that is in play: all of it, or less in the endgame on the inner square.
#[derive(Clone, Copy)]
pub(super) struct Arena {
    /// The checkers that may move.
    pub(super) origins: Bitboard,
    /// The points that a step or a first jump may lead to.
    pub(super) landing: Bitboard,
    /// Whether a player who cannot move passes instead of losing.
    pub(super) may_pass: bool,
}

impl Arena {
    #[inline]
    pub(super) fn new(ruleset: Ruleset, state: &State) -> Self {
        let own = state.checkers(state.to_move);
        let checkers = own.count() + state.checkers(state.to_move.opponent()).count();
        let landing = landing(ruleset, checkers);
        let edge = own & !landing;
        // Checkers on the edge must enter the inner square first.
        if edge.is_empty() {
            Self { origins: own, landing, may_pass: false }
        } else {
            Self { origins: edge, landing, may_pass: true }
        }
    }
}

/// The points on which a checker may land when this many are on the board.
#[inline]
pub(super) const fn landing(ruleset: Ruleset, checkers: u32) -> Bitboard {
    match ruleset.inner_square {
        InnerSquare::FromEight if checkers <= INNER_SQUARE_CHECKERS => Bitboard::INNER,
        _ => Bitboard::ALL,
    }
}

/// The checkers of `own` that can jump over one of `opponent` in `direction`.
#[inline]
pub(super) fn jumpers(own: Bitboard, opponent: Bitboard, empty: Bitboard, direction: Direction) -> Bitboard {
    let back = direction.opposite();
    own.with_lines(direction) & (opponent & empty.shift(back)).shift(back)
}

/// An unfinished capture chain.
struct Chain {
    ruleset: Ruleset,
    /// The number of the player's checkers.
    own: u32,
    opponent: Bitboard,
    empty: Bitboard,
    here: Point,
    mv: Move,
}

impl Chain {
    /// The chain after one more jump, which must be possible. The captured checker is removed immediately.
    #[inline]
    fn jump(&self, direction: Direction) -> Self {
        let over = Bitboard::from(self.here).shift(direction);
        let to = over.shift(direction);
        Self {
            ruleset: self.ruleset,
            own: self.own,
            opponent: self.opponent & !over,
            empty: self.empty | over,
            here: Point::from_bit(to.0.trailing_zeros()),
            mv: self.mv.jump(direction),
        }
    }

    /// Adds all complete continuations of the chain, which must have made at least one jump.
    #[inline]
    fn complete(&self, moves: &mut Vec<Move>) {
        let mut ended = true;
        if self.ruleset.chain != Chaining::Compulsory {
            moves.push(self.mv);
            ended = false;
        }
        if self.ruleset.chain == Chaining::Single {
            return;
        }
        let empty = self.empty & landing(self.ruleset, self.own + self.opponent.count());
        for direction in Direction::ALL {
            if !jumpers(self.here.into(), self.opponent, empty, direction).is_empty() {
                ended = false;
                self.jump(direction).complete(moves);
            }
        }
        if ended {
            moves.push(self.mv);
        }
    }
}

#[inline]
fn steps_into(ruleset: Ruleset, state: &State, arena: Arena, moves: &mut Vec<Move>) {
    for &direction in ruleset.step_directions(state.to_move) {
        let steppers = steppers(ruleset, state, arena, direction);
        moves.extend(steppers.iter().map(|from| Move::step(from, direction)));
    }
}

/// The checkers that can step in `direction`, one of the ruleset's.
#[inline]
fn steppers(ruleset: Ruleset, state: &State, arena: Arena, direction: Direction) -> Bitboard {
    let origins = arena.origins & ruleset.step_origins(state.to_move);
    let free = (state.empty() & arena.landing).shift(direction.opposite());
    origins.with_lines(direction) & free & !state.barred(direction)
}

/// The position after a move, which must be legal.
#[inline]
pub(super) fn play_unchecked(ruleset: Ruleset, position: &Position, mv: Move) -> Position {
    let &Position { state, quiet_plies, move_number } = position;
    Position {
        state: next_state(ruleset, &state, mv),
        quiet_plies: if mv.is_capture() { 0 } else { quiet_plies.saturating_add(1) },
        move_number: if state.to_move == ruleset.begin { move_number } else { move_number.saturating_add(1) },
    }
}

/// The state after a move, which must be legal.
#[inline]
pub(super) fn next_state(ruleset: Ruleset, state: &State, mv: Move) -> State {
    let mut next = *state;
    let player = state.to_move;
    next.to_move = player.opponent();
    if mv.is_pass() {
        next.passes = state.passes.saturating_add(1);
        return next;
    }
    next.passes = 0;
    let mut here = Bitboard::from(mv.from());
    let mut gone = here;
    let mut captured = Bitboard::EMPTY;
    for direction in mv.directions() {
        here = here.shift(direction);
        if mv.is_capture() {
            captured |= here;
            here = here.shift(direction);
        }
    }
    gone |= captured;
    next.checkers[player.index()] = (state.checkers(player) & !Bitboard::from(mv.from())) | here;
    next.checkers[player.opponent().index()] &= !captured;

    for barred in &mut next.barred {
        *barred &= !gone;
    }
    let step_back = mv.directions().next().map(Direction::opposite).filter(|_| !mv.is_capture());
    if let Some(back) = step_back
        && ruleset.inverting == Inverting::Forbidden
        && ruleset.has_step(player, Point::from_bit(here.0.trailing_zeros()), back)
    {
        next.barred[back.index()] |= here;
    }
    next
}

/// A step to a neighbouring point, a capture chain with its whole path, or a pass.
///
/// Two chains with different paths to the same end are different moves.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Move(u64);

// Twelve captures, the maximum, take 46 bits.
path_coded_move!(Move(u64), Point: 5 bits, Direction: 3 bits);

impl Move {
    /// A pass, for a player who cannot enter the inner square.
    pub const PASS: Self = Self(0);

    /// Whether this is a pass.
    #[inline]
    pub const fn is_pass(self) -> bool {
        self.0 == 0
    }
}
