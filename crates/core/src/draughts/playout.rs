//! Random playouts, the innermost loop of the search.
//!
//! Steps are chosen uniformly among the legal steps. Captures are chosen jump by jump: the first uniformly among all
//! jumps, each further one uniformly among the piece's jumps until there is none. (So whole chains are not equally
//! likely: two chains with the same first jump share its probability.) Probabilities are uniform to within 2^-27: see
//! [`below`](crate::random::below).
//!
//! For speed, all jumps or steps of a side are computed at once and packed into two words, so that a random move is a
//! random set bit, whose index gives its square and direction; light's and dark's half of the loop are compiled
//! separately. Nothing is allocated, and no move list is built. Repetition is ignored: the count of quiet plies ends
//! every game.

#![expect(clippy::inline_always, reason = "each of these is used two or four times, and has to be part of one loop")]

#[cfg(test)]
mod tests;

use rand::Rng;

use super::game::{Draughts, QUIET_PLIES_DRAW};
use super::position::{Position, crowning_row};
use super::square::Bitboard;
use crate::playout::{PlayoutObserver, PlayoutPolicy, TurnEnd, Turns, random_bit};
use crate::{Outcome, Player};

const ALL: u64 = Bitboard::ALL.0;
const LIGHT: usize = Player::Light as usize;
#[cfg(test)]
const DARK: usize = Player::Dark as usize;
const CROWNING_ROW: [u64; 2] = [crowning_row(Player::Light).0, crowning_row(Player::Dark).0];

/// The state of a playout: the bits of [`Bitboard`]s.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct State {
    pieces: [u64; 2],
    kings: u64,
    quiet_plies: u16,
}

impl State {
    #[inline]
    fn new(position: &Position) -> Self {
        Self {
            pieces: Player::BOTH.map(|player| position.pieces(player).0),
            kings: position.kings.0,
            quiet_plies: position.quiet_plies(),
        }
    }
}

/// The default playout policy.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct FastPlayout;

impl PlayoutPolicy<Draughts> for FastPlayout {
    #[inline]
    fn observed_playout<R: Rng, W: PlayoutObserver<Position>>(
        &self,
        _: &Draughts,
        position: &Position,
        rng: &mut R,
        observer: &mut W,
    ) -> Outcome {
        State::new(position).play_out(position.to_move(), rng, observer)
    }
}

impl Turns for State {
    type Position = Position;

    /// Playouts do not track move numbers.
    #[inline]
    fn position(&self, to_move: Player) -> Position {
        let (pieces, kings) = (self.pieces.map(Bitboard), Bitboard(self.kings));
        Position { pieces, kings, to_move, quiet_plies: self.quiet_plies, move_number: 1 }
    }

    #[inline(always)]
    fn turn<const SIDE: usize, R: Rng>(&mut self, rng: &mut R) -> TurnEnd {
        let mut own = self.pieces[SIDE];
        let mut opponent = self.pieces[1 - SIDE];
        let empty = ALL & !(own | opponent);
        let mut choice = jumps::<SIDE>(own, own & self.kings, opponent, empty);
        let captures = !choice.is_empty();
        if !captures {
            choice = steps::<SIDE>(own, own & self.kings, empty);
            if choice.is_empty() {
                return TurnEnd::Lost;
            }
        }
        if self.quiet_plies >= QUIET_PLIES_DRAW {
            return TurnEnd::Drawn;
        }
        let mut here;
        let king;
        if captures {
            let mut jump = choice.pick(rng);
            king = self.kings & jump.from != 0;
            // The piece is off the board while it jumps.
            own &= !jump.from;
            self.kings &= !jump.from;
            loop {
                let over = jump.from.rotate_left(jump.rotation);
                opponent &= !over;
                here = over.rotate_left(jump.rotation);
                choice = jumps::<SIDE>(here, if king { here } else { 0 }, opponent, ALL & !(own | opponent));
                if choice.is_empty() {
                    break;
                }
                jump = choice.pick(rng);
            }
            self.pieces[1 - SIDE] = opponent;
            self.quiet_plies = 0;
        } else {
            let step = choice.pick(rng);
            king = self.kings & step.from != 0;
            own &= !step.from;
            self.kings &= !step.from;
            here = step.from.rotate_left(step.rotation);
            self.quiet_plies = if king { self.quiet_plies + 1 } else { 0 };
        }
        self.pieces[SIDE] = own | here;
        // A man's chain ends on the crowning row, as nothing is ahead of it.
        self.kings = (self.kings & (own | opponent)) | if king { here } else { here & CROWNING_ROW[SIDE] };
        TurnEnd::Made
    }
}

/// The start of a step or jump, and the rotation of a bitboard by one step in its direction.
#[derive(Clone, Copy)]
struct Leg {
    from: u64,
    rotation: u32,
}

/// Legal steps or jumps, one per bit. The first word has those southwest and the second those southeast, each at the
/// bit of its square, as none begins in the bottom row. Those northeast are in the first word and those northwest in
/// the second, 28 bits higher, as none begins in the top row.
#[derive(Clone, Copy)]
struct Choice(u64, u64);

/// How far northward legs are shifted in a word; on the board, the lowest begins at bit 4.
const NORTH: u32 = 28;
/// Where a word's northward legs begin.
const FIRST_NORTH: u32 = 32;

impl Choice {
    #[inline(always)]
    fn is_empty(self) -> bool {
        self.0 | self.1 == 0
    }

    /// A random set bit. There must be one.
    #[inline(always)]
    fn pick<R: Rng>(self, rng: &mut R) -> Leg {
        let (bit, second) = random_bit([self.0, self.1], rng);
        let north = bit >= FIRST_NORTH;
        Leg {
            from: 1 << ((bit - if north { NORTH } else { 0 }) & 63),
            rotation: match (north, second) {
                (false, false) => 4,
                (false, true) => 5,
                (true, false) => 64 - 4,
                (true, true) => 64 - 5,
            },
        }
    }
}

/// The jumps of `own`, of which `kings` jump in all directions.
#[inline(always)]
fn jumps<const SIDE: usize>(own: u64, kings: u64, opponent: u64, empty: u64) -> Choice {
    let (south, north) = if SIDE == LIGHT { (kings, own) } else { (own, kings) };
    Choice(
        south & (opponent >> 4) & (empty >> 8) | (north & (opponent << 4) & (empty << 8)) << NORTH,
        south & (opponent >> 5) & (empty >> 10) | (north & (opponent << 5) & (empty << 10)) << NORTH,
    )
}

/// The steps of `own`, of which `kings` step in all directions.
#[inline(always)]
fn steps<const SIDE: usize>(own: u64, kings: u64, empty: u64) -> Choice {
    let (south, north) = if SIDE == LIGHT { (kings, own) } else { (own, kings) };
    Choice(
        south & (empty >> 4) | (north & (empty << 4)) << NORTH,
        south & (empty >> 5) | (north & (empty << 5)) << NORTH,
    )
}
