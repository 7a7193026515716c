//! How good a position is, for searches that look ahead to some depth.
//!
//! What counts is what the game's books teach: material above all, a king being worth nearly a man and a half; men that
//! are about to be crowned; men that stay at home as long as the opponent has men to crown, most of all on the two
//! squares of the *bridge*; the centre; freedom to move, and kings that are shut in; and who is ahead gains by every
//! exchange.
//!
//! The weights began as guesses, and most were then changed up and down in matches of 400 games at five plies from
//! random openings. Greater ones for home, bridge, freedom and exchanges turned out better. Two terms that one might
//! look for are missing: a value for each row that a man has advanced did harm, and one for kings of the side ahead
//! to come near the opponent was no gain.
//!
//! All terms are counts of bits, the same for both sides but for the board being turned round.

use super::bitboard::Bitboard;
use super::game::{Draughts, QUIET_PLIES_DRAW};
use super::moves::Move;
use super::position::{Position, crowning_row};
use super::square::Direction;
use crate::Keyed;
use crate::Player;
use crate::evaluate::Evaluation;

// Alike with record/link.rs and the page's pool in shape alone: lists of constants with a line of documentation each.
const MAN: i32 = 100;
const KING: i32 = 140;
/// A man one step from being crowned.
const NEARLY_CROWNED: i32 = 15;
/// A man on its base row while the opponent has men.
const HOME: i32 = 14;
/// Men on both squares of the bridge, from which two men keep all four crowning squares.
const BRIDGE: i32 = 20;
/// A man in the centre.
const MAN_IN_CENTRE: i32 = 4;
/// A king in the centre, from which it reaches everything.
const KING_IN_CENTRE: i32 = 8;
/// A step that a side could make, were it to move.
const STEP: i32 = 3;
/// A king that cannot make any step.
const SHUT_KING: i32 = -30;
/// Share of the difference in material that an empty board would add to it, in hundredths.
const EXCHANGES: i32 = 80;
/// Pieces of both sides in the starting position.
const ALL_PIECES: i32 = 24;
const CENTRE: Bitboard = Bitboard(
    Bitboard::numbers(10, 11).0
        | Bitboard::numbers(14, 15).0
        | Bitboard::numbers(18, 19).0
        | Bitboard::numbers(22, 23).0,
);
/// 1 and 3 for dark, 30 and 32 for light.
const BRIDGES: [Bitboard; 2] = [
    Bitboard(Bitboard::numbers(30, 30).0 | Bitboard::numbers(32, 32).0),
    Bitboard(Bitboard::numbers(1, 1).0 | Bitboard::numbers(3, 3).0),
];

/// The evaluation that this file describes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct StaticEvaluation;

impl Evaluation<Draughts> for StaticEvaluation {
    #[inline]
    fn evaluate(&self, _: &Draughts, position: &Position) -> i32 {
        let own = position.to_move();
        let other = own.opponent();
        let material = material(position, own) - material(position, other);
        let pieces = position.pieces(own).count() + position.pieces(other).count();
        let exchanged = ALL_PIECES - pieces.cast_signed();
        let mut value = material + material * exchanged * EXCHANGES / (100 * ALL_PIECES);
        value += placing(position, own) - placing(position, other);
        // The nearer the draw by quiet plies, the less an advantage is worth: so the search makes use of it before.
        let left = i32::from(QUIET_PLIES_DRAW.saturating_sub(position.quiet_plies()));
        value * (100 + left) / (100 + i32::from(QUIET_PLIES_DRAW))
    }

    #[inline]
    fn is_quiet(&self, _: &Draughts, _: &Position, mv: Move) -> bool {
        !mv.is_capture()
    }

    #[inline]
    fn promise(&self, _: &Draughts, position: &Position, mv: Move) -> i32 {
        let player = position.to_move();
        let from = Bitboard::from(mv.from());
        if mv.is_capture() {
            return mv.legs().cast_signed() * MAN;
        }
        let to = mv.directions().fold(from, Bitboard::shift);
        let in_set = |squares: Bitboard, set: Bitboard| i32::from(!(squares & set).is_empty());
        if (position.kings & from).is_empty() {
            in_set(to, crowning_row(player)) * (KING - MAN) + in_set(to, CENTRE) * MAN_IN_CENTRE
                - in_set(from, crowning_row(player.opponent())) * HOME
        } else {
            (in_set(to, CENTRE) - in_set(from, CENTRE)) * KING_IN_CENTRE
        }
    }
}

impl Keyed for Draughts {
    #[inline]
    fn key(&self, position: &Position) -> u64 {
        // All that makes a position, in two words: three sets of 35 bits, the side to move, and the count of quiet plies,
        // which in a game that goes on has 7 bits.
        let kings = position.kings.0;
        let first = position.pieces[0].0 | kings << 35;
        let second = position.pieces[1].0 | (kings >> 29) << 35 | (position.to_move.index() as u64) << 63;
        let second = second | u64::from(position.quiet_plies) << 42;
        let mut mixed = first.wrapping_mul(0x9e37_79b9_7f4a_7c15);
        mixed = (mixed ^ mixed >> 32 ^ second).wrapping_mul(0xff51_afd7_ed55_8ccd);
        mixed = (mixed ^ mixed >> 33).wrapping_mul(0xc4ce_b9fe_1a85_ec53);
        mixed ^ mixed >> 33
    }
}

#[inline]
fn times(squares: Bitboard, value: i32) -> i32 {
    squares.count().cast_signed() * value
}

#[inline]
fn material(position: &Position, player: Player) -> i32 {
    times(position.men(player), MAN) + times(position.kings(player), KING)
}

/// What the squares of a player's pieces are worth.
#[inline]
fn placing(position: &Position, player: Player) -> i32 {
    let men = position.men(player);
    let kings = position.kings(player);
    let last_step = Bitboard::row(if player == Player::Light { 1 } else { 6 });
    let mut value = times(men & last_step, NEARLY_CROWNED);
    if !position.men(player.opponent()).is_empty() {
        let bridge = BRIDGES[player.index()];
        value += times(men & crowning_row(player.opponent()), HOME);
        value += if men & bridge == bridge { BRIDGE } else { 0 };
    }
    value += times(men & CENTRE, MAN_IN_CENTRE) + times(kings & CENTRE, KING_IN_CENTRE);

    let mut free_kings = Bitboard::EMPTY;
    for direction in Direction::ALL {
        let free = position.empty().shift(direction.opposite());
        let forward = direction.is_north() == (player == Player::Light);
        value += times(if forward { position.pieces(player) } else { kings } & free, STEP);
        free_kings |= kings & free;
    }
    value + times(kings & !free_kings, SHUT_KING)
}
