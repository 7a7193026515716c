//! Moves: their code, generating and playing them.

use super::position::{Position, crowning_row};
use super::ruleset::Ruleset;
use super::square::{Bitboard, Direction, Square};
use crate::Player;
use crate::path_move::path_coded_move;

/// Replaces `moves` with the legal moves: all captures if there is one, otherwise all steps.
#[inline]
pub(super) fn moves_into(position: &Position, moves: &mut Vec<Move>) {
    moves.clear();
    match position.to_move {
        Player::Light => Side::<true>::new(position).moves_into(moves),
        Player::Dark => Side::<false>::new(position).moves_into(moves),
    }
}

/// Whether there is a step and no capture.
#[inline]
pub(super) fn has_only_steps(position: &Position) -> bool {
    match position.to_move {
        Player::Light => Side::<true>::new(position).has_only_steps(),
        Player::Dark => Side::<false>::new(position).has_only_steps(),
    }
}

/// The board from the point of view of the side to move. The two sides are compiled separately, so that the men's
/// direction costs nothing.
struct Side<const LIGHT: bool> {
    pieces: Bitboard,
    kings: Bitboard,
    opponent: Bitboard,
    empty: Bitboard,
}

impl<const LIGHT: bool> Side<LIGHT> {
    #[inline]
    fn new(position: &Position) -> Self {
        let (own, opponent) = if LIGHT { (0, 1) } else { (1, 0) };
        Self {
            pieces: position.pieces[own],
            kings: position.pieces[own] & position.kings,
            opponent: position.pieces[opponent],
            empty: position.empty(),
        }
    }

    /// The pieces that may move in `direction`: kings, and forward also men.
    #[inline]
    fn movers(&self, direction: Direction) -> Bitboard {
        if direction.is_north() == LIGHT { self.pieces } else { self.kings }
    }

    #[inline]
    fn moves_into(&self, moves: &mut Vec<Move>) {
        let jumpers = self.jumpers();
        if jumpers.iter().all(|set| set.is_empty()) {
            self.steps_into(moves);
            return;
        }
        for (direction, from) in Direction::ALL.into_iter().zip(jumpers) {
            for from in from.iter() {
                // The capturing piece leaves its square, and a chain may return to it.
                let here = Bitboard::from(from);
                let start = Chain {
                    king: !(self.kings & here).is_empty(),
                    opponent: self.opponent,
                    empty: self.empty | here,
                    here,
                    mv: Move::chain(from),
                };
                start.jump(direction).complete::<LIGHT>(moves);
            }
        }
    }

    #[inline]
    fn jumpers(&self) -> [Bitboard; 4] {
        Direction::ALL.map(|direction| jumpers(self.movers(direction), self.opponent, self.empty, direction))
    }

    /// The pieces that can step in `direction`.
    #[inline]
    fn steppers(&self, direction: Direction) -> Bitboard {
        self.movers(direction) & self.empty.shift_unmasked(direction.opposite())
    }

    #[inline]
    fn has_only_steps(&self) -> bool {
        let steps = Direction::ALL.into_iter().any(|direction| !self.steppers(direction).is_empty());
        steps && self.jumpers().iter().all(|set| set.is_empty())
    }

    #[inline]
    fn steps_into(&self, moves: &mut Vec<Move>) {
        for direction in Direction::ALL {
            for from in self.steppers(direction).iter() {
                moves.push(Move::step(from, direction));
            }
        }
    }
}

/// The pieces of `movers` that can jump over one of `opponent` in `direction`.
#[inline]
fn jumpers(movers: Bitboard, opponent: Bitboard, empty: Bitboard, direction: Direction) -> Bitboard {
    let back = direction.opposite();
    movers & (opponent & empty.shift_unmasked(back)).shift_unmasked(back)
}

/// An unfinished capture chain.
struct Chain {
    king: bool,
    opponent: Bitboard,
    empty: Bitboard,
    here: Bitboard,
    mv: Move,
}

impl Chain {
    /// The chain after one more jump, which must be possible. The captured piece is removed immediately.
    #[inline]
    fn jump(&self, direction: Direction) -> Self {
        let over = self.here.shift_unmasked(direction);
        Self {
            king: self.king,
            opponent: self.opponent & !over,
            empty: self.empty | over,
            here: over.shift_unmasked(direction),
            mv: self.mv.jump(direction),
        }
    }

    /// Adds all complete continuations of the chain.
    #[inline]
    fn complete<const LIGHT: bool>(&self, moves: &mut Vec<Move>) {
        let mut ended = true;
        // A man on the crowning row cannot continue: it is crowned only after the move.
        for direction in Direction::ALL {
            if (self.king || direction.is_north() == LIGHT)
                && !jumpers(self.here, self.opponent, self.empty, direction).is_empty()
            {
                ended = false;
                self.jump(direction).complete::<LIGHT>(moves);
            }
        }
        if ended {
            moves.push(self.mv);
        }
    }
}

/// The position after a move, which must be legal.
#[inline]
pub(super) fn play_unchecked(ruleset: Ruleset, position: &Position, mv: Move) -> Position {
    let player = position.to_move;
    let from = Bitboard::from(mv.from());
    let mut here = from;
    let mut captured = Bitboard::EMPTY;
    for direction in mv.directions() {
        here = here.shift_unmasked(direction);
        if mv.is_capture() {
            captured |= here;
            here = here.shift_unmasked(direction);
        }
    }
    let king = !(position.kings & from).is_empty();
    let crowned = !(here & crowning_row(player)).is_empty();
    let mut next = *position;
    next.pieces[player.index()] = (position.pieces(player) & !from) | here;
    next.pieces[player.opponent().index()] &= !captured;
    next.kings &= !(captured | from);
    if king || crowned {
        next.kings |= here;
    }
    next.to_move = player.opponent();
    next.quiet_plies = if king && !mv.is_capture() { position.quiet_plies.saturating_add(1) } else { 0 };
    if player != ruleset.begin {
        next.move_number = position.move_number.saturating_add(1);
    }
    next
}

/// A step to a neighbouring square, or a capture chain with its whole path.
///
/// Two chains with different paths to the same end are different moves.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Move(u32);

// A chain captures at most nine pieces: they stand off the edge on rows of one parity, and there are only nine such
// squares. So 29 bits are enough.
path_coded_move!(Move(u32), Square: 6 bits, Direction: 2 bits);
