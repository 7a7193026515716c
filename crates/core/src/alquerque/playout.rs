//! Random playouts, the innermost loop of the search.
//!
//! This file covers rules with forward steps and compulsory captures to the end, such as `merkel`; [`general`] covers
//! all others.
//!
//! Steps are chosen uniformly among the legal steps. Captures are chosen jump by jump: the first uniformly among all
//! jumps, each further one uniformly among the checker's jumps until there is none. (So whole chains are not equally
//! likely: two chains with the same first jump share its probability.) Probabilities are uniform to within 2^-27: see
//! [`below`](crate::random::below).
//!
//! For speed, the state is only two sets of checkers and one of barred steps. All jumps or steps of a side are computed
//! at once and packed into two words, so that a random move is a random set bit, whose index gives all its effects by a
//! table. Light's and dark's half of the loop are compiled separately, so the board is never flipped. Nothing is
//! allocated, and no move list is built.

#![expect(clippy::inline_always, reason = "each of these is used two or four times, and has to be part of one loop")]

mod general;
mod tables;
#[cfg(test)]
mod tests;

use rand::Rng;

use self::tables::{JUMPS, STEPS};
use super::game::{Alquerque, QUIET_PLIES_DRAW};
use super::point::{Bitboard, Direction};
use super::position::{Position, State};
use super::ruleset::Ruleset;
use crate::options::{Capture, Chain, InnerSquare, Inverting, Steps};
use crate::playout::{PlayoutObserver, PlayoutPolicy, TurnEnd, Turns, random_bit};
use crate::{Outcome, Player};

const ALL: u64 = Bitboard::ALL.0 as u64;
const DIAGONAL: u64 = Bitboard::DIAGONAL.0 as u64;
const LIGHT: usize = Player::Light as usize;
#[cfg(test)]
const DARK: usize = Player::Dark as usize;
/// The row from which a side's checkers no longer step.
const FAR_ROW: [u64; 2] = [Bitboard::row(4).0 as u64, Bitboard::row(0).0 as u64];

/// The state of a playout. The sets are [`Bitboard`]s in 64 bits, to avoid conversions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Sets {
    checkers: [u64; 2],
    /// The checkers that may not step east, and 32 bits higher those that may not step west. Other steps cannot undo
    /// one, as checkers don't step backward.
    barred: u64,
    quiet_plies: u16,
}

impl Sets {
    #[inline]
    fn new(position: &Position) -> Self {
        let barred = |direction| u64::from(position.barred(direction).0);
        Self {
            checkers: Player::BOTH.map(|player| u64::from(position.checkers(player).0)),
            barred: barred(Direction::East) | barred(Direction::West) << 32,
            quiet_plies: position.quiet_plies(),
        }
    }

    /// The position with this side to move. The playout does not track the move number, nor quiet plies if the rules
    /// ignore them.
    fn position(&self, to_move: Player) -> Position {
        let mut state = State { checkers: self.checkers.map(low), to_move, ..State::BARE };
        state.barred[Direction::East.index()] = low(self.barred);
        state.barred[Direction::West.index()] = low(self.barred >> 32);
        Position { quiet_plies: self.quiet_plies, ..state.into() }
    }
}

/// The set in the lower half of a word.
#[expect(clippy::cast_possible_truncation, reason = "what is cut off is another set")]
fn low(word: u64) -> Bitboard {
    Bitboard(word as u32 & Bitboard::ALL.0)
}

/// The default playout policy.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct FastPlayout;

impl PlayoutPolicy<Alquerque> for FastPlayout {
    #[inline]
    fn observed_playout<R: Rng, W: PlayoutObserver<Position>>(
        &self,
        game: &Alquerque,
        position: &Position,
        rng: &mut R,
        observer: &mut W,
    ) -> Outcome {
        match game.ruleset {
            Ruleset {
                steps: Steps::Forward,
                capture: Capture::Compulsory,
                chain: Chain::Compulsory,
                inner_square: InnerSquare::Off,
                inverting,
                begin: _,
            } => {
                let state = Sets::new(position);
                match inverting {
                    Inverting::Forbidden => Steppers::<true>(state).play_out(position.to_move(), rng, observer),
                    Inverting::Allowed => Steppers::<false>(state).play_out(position.to_move(), rng, observer),
                }
            }
            _ => general::playout(game.ruleset, position, rng, observer),
        }
    }
}

/// Turns; `BARS` says whether checkers may not undo their own steps.
struct Steppers<const BARS: bool>(Sets);

impl<const BARS: bool> Turns for Steppers<BARS> {
    type Position = Position;

    #[inline]
    fn position(&self, to_move: Player) -> Position {
        self.0.position(to_move)
    }

    #[inline(always)]
    fn turn<const SIDE: usize, R: Rng>(&mut self, rng: &mut R) -> TurnEnd {
        let state = &mut self.0;
        let mut own = state.checkers[SIDE];
        let mut opponent = state.checkers[1 - SIDE];
        let empty = ALL & !(own | opponent);
        let mut choice = jumps(own, opponent, empty);
        let captures = !choice.is_empty();
        if !captures {
            choice = steps::<SIDE>(own, empty, if BARS { state.barred } else { 0 });
            if choice.is_empty() {
                return TurnEnd::Lost;
            }
        }
        if !BARS && state.quiet_plies >= QUIET_PLIES_DRAW {
            return TurnEnd::Drawn;
        }
        if captures {
            loop {
                let jump = JUMPS[choice.pick(rng)];
                own ^= u64::from(jump.moved);
                opponent ^= u64::from(jump.captured);
                if BARS {
                    let touched = u64::from(jump.moved | jump.captured);
                    state.barred &= !(touched | touched << 32);
                }
                let here = own & u64::from(jump.moved);
                choice = jumps(here, opponent, ALL & !(own | opponent));
                if choice.is_empty() {
                    break;
                }
            }
            state.checkers[1 - SIDE] = opponent;
            state.quiet_plies = 0;
        } else {
            let step = STEPS[SIDE][choice.pick(rng)];
            let moved = u64::from(step.moved);
            own ^= moved;
            if BARS {
                state.barred = state.barred & !(moved | moved << 32) | step.barred;
            } else {
                state.quiet_plies += 1;
            }
        }
        state.checkers[SIDE] = own;
        TurnEnd::Made
    }
}

/// Legal steps or jumps, one per bit; tables give their meaning.
#[derive(Clone, Copy)]
struct Choice(u64, u64);

impl Choice {
    #[inline(always)]
    fn is_empty(self) -> bool {
        self.0 | self.1 == 0
    }

    /// The index, 0 to 127, of a random set bit. At least one bit must be set.
    #[inline(always)]
    fn pick<R: Rng>(self, rng: &mut R) -> usize {
        let (bit, second) = random_bit([self.0, self.1], rng);
        // The mask tells the compiler that the word is not empty.
        (bit as usize & 63) | usize::from(second) << 6
    }
}

/// The jumps of `own`, in the numbering of [`JUMPS`]. The empty columns between rows rule out jumps across the edge,
/// and their bits hold the jumps of another direction.
#[inline(always)]
fn jumps(own: u64, opponent: u64, empty: u64) -> Choice {
    let east = own & (opponent >> 1) & (empty >> 2);
    let west = own & (opponent << 1) & (empty << 2);
    let north = own & (opponent >> 6) & (empty >> 12);
    let south = own & (opponent << 6) & (empty << 12);
    // Computes both halves of a word at once, the upper one for the opposite direction.
    let own = own & DIAGONAL;
    let own = own | own << 32;
    let northeast_southwest = own & (opponent >> 7 | opponent << 39) & (empty >> 14 | empty << 46);
    let northwest_southeast = own & (opponent >> 5 | opponent << 37) & (empty >> 10 | empty << 42);
    Choice(east | west << 1 | north << 30 | south << 35, northeast_southwest | northwest_southeast << 1)
}

/// The steps of `own`, in the numbering of [`STEPS`].
#[inline(always)]
fn steps<const SIDE: usize>(own: u64, empty: u64, barred: u64) -> Choice {
    let own = own & !FAR_ROW[SIDE];
    let diagonal = own & DIAGONAL;
    let (ahead, east, west) = if SIDE == LIGHT {
        (own & (empty >> 6), diagonal & (empty >> 7), diagonal & (empty >> 5))
    } else {
        (own & (empty << 6), diagonal & (empty << 5), diagonal & (empty << 7))
    };
    let sideways = (own | own << 32) & (empty >> 1 | empty << 33) & !barred;
    Choice(ahead | east << 32 | west << 33, sideways)
}
