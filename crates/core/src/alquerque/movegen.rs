//! The move generator and what a move does to a position.

use super::bitboard::Bitboard;
use super::moves::Move;
use super::point::{Direction, Point};
use super::position::Position;
use super::ruleset::{Inverting, Ruleset};

/// Replaces `moves` by the legal moves: all captures if there is one, else all steps.
pub(super) fn moves_into(ruleset: Ruleset, position: &Position, moves: &mut Vec<Move>) {
    moves.clear();
    let own = position.checkers(position.to_move);
    let opponent = position.checkers(position.to_move.opponent());
    for direction in Direction::ALL {
        for from in jumpers(own, opponent, position.empty(), direction).iter() {
            // The checker itself leaves its point free: a chain may come back to it.
            let chain = Chain { opponent, empty: position.empty() | from.into(), here: from, mv: Move::chain(from) };
            chain.jump(direction).complete(moves);
        }
    }
    if moves.is_empty() {
        steps_into(ruleset, position, moves);
    }
}

/// The checkers of `own` that can jump over one of `opponent` in `direction`.
#[inline]
pub(super) fn jumpers(own: Bitboard, opponent: Bitboard, empty: Bitboard, direction: Direction) -> Bitboard {
    let back = direction.opposite();
    own.with_lines(direction) & (opponent & empty.shift(back)).shift(back)
}

/// A capture chain under way.
struct Chain {
    opponent: Bitboard,
    empty: Bitboard,
    here: Point,
    mv: Move,
}

impl Chain {
    /// The chain after one more jump, which must be possible. The captured checker leaves at once.
    fn jump(&self, direction: Direction) -> Self {
        let over = Bitboard::from(self.here).shift(direction);
        let to = over.shift(direction);
        Self {
            opponent: self.opponent & !over,
            empty: self.empty | over,
            here: Point::from_bit(to.0.trailing_zeros()),
            mv: self.mv.jump(direction),
        }
    }

    /// Adds every way in which the chain goes on to its end.
    fn complete(&self, moves: &mut Vec<Move>) {
        let mut ended = true;
        for direction in Direction::ALL {
            if !jumpers(self.here.into(), self.opponent, self.empty, direction).is_empty() {
                ended = false;
                self.jump(direction).complete(moves);
            }
        }
        if ended {
            moves.push(self.mv);
        }
    }
}

fn steps_into(ruleset: Ruleset, position: &Position, moves: &mut Vec<Move>) {
    let player = position.to_move;
    let origins = position.checkers(player) & ruleset.step_origins(player);
    for direction in ruleset.step_directions(player) {
        let free = position.empty().shift(direction.opposite());
        let steppers = origins.with_lines(direction) & free & !position.barred(direction);
        moves.extend(steppers.iter().map(|from| Move::step(from, direction)));
    }
}

/// The position after a legal move.
pub(super) fn play(ruleset: Ruleset, position: &Position, mv: Move) -> Position {
    let mut next = *position;
    let player = position.to_move;
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
    next.checkers[player.index()] = (position.checkers(player) & !Bitboard::from(mv.from())) | here;
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

    next.to_move = player.opponent();
    next.quiet_plies = if mv.is_capture() { 0 } else { position.quiet_plies.saturating_add(1) };
    if player == crate::Player::Dark {
        next.move_number = position.move_number.saturating_add(1);
    }
    next
}
