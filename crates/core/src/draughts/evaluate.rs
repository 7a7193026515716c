//! How good a position is, for searches that look ahead to some depth.
//!
//! What counts is what the game's books teach: material above all, a king being worth nearly a man and a half; men that
//! advance; men that stay at home as long as the opponent has men to crown, most of all on the two squares of the
//! *bridge*; the centre; freedom to move, and kings that are shut in; and who is ahead gains by every exchange. In
//! endings the side that is ahead is to come near the opponent, or it would never get done what lies beyond the
//! search's depth.
//!
//! All terms are counts of bits, the same for both sides but for the board being turned round.

use super::bitboard::Bitboard;
use super::game::Draughts;
use super::moves::Move;
use super::position::{Position, crowning_row};
use super::square::{Direction, Square};
use crate::Player;
use crate::evaluate::Evaluate;

const MAN: i32 = 100;
const KING: i32 = 140;
/// A man's row ahead of its base row.
const ADVANCE: i32 = 3;
/// A man one step from being crowned, in addition.
const NEARLY_CROWNED: i32 = 15;
/// A man on its base row while the opponent has men.
const HOME: i32 = 5;
/// Men on both squares of the bridge, from which two men keep all four crowning squares.
const BRIDGE: i32 = 12;
/// A man in the centre.
const MAN_IN_CENTRE: i32 = 4;
/// A king in the centre, from which it reaches everything.
const KING_IN_CENTRE: i32 = 8;
/// A step that a side could make, were it to move.
const STEP: i32 = 1;
/// A king that cannot make any step.
const SHUT_KING: i32 = -30;
/// Share of the difference in material that an empty board would add to it, in hundredths.
const EXCHANGES: i32 = 40;
/// Pieces of both sides together at which an ending begins.
const ENDING: u32 = 8;
/// In an ending, a step that a king of the side ahead is nearer to an opponent's piece.
const NEARNESS: i32 = 2;

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
/// The rows whose number, counted from the top, has each binary digit: 1, 2 and 4.
const ROW_DIGITS: [Bitboard; 3] = [rows([1, 3, 5, 7]), rows([2, 3, 6, 7]), rows([4, 5, 6, 7])];

const fn rows(numbers: [u8; 4]) -> Bitboard {
    let [a, b, c, d] = numbers;
    Bitboard(Bitboard::row(a).0 | Bitboard::row(b).0 | Bitboard::row(c).0 | Bitboard::row(d).0)
}

impl Evaluate for Draughts {
    fn evaluate(&self, position: &Position) -> i32 {
        let own = position.to_move();
        let other = own.opponent();
        let material = material(position, own) - material(position, other);
        let pieces = position.pieces(own).count() + position.pieces(other).count();
        let exchanged = ALL_PIECES - pieces.cast_signed();
        let mut value = material + material * exchanged * EXCHANGES / (100 * ALL_PIECES);
        value += placing(position, own) - placing(position, other);
        if pieces <= ENDING && material != 0 {
            let near = if material > 0 { nearness(position, own) } else { -nearness(position, other) };
            value += near * NEARNESS;
        }
        value
    }

    fn is_quiet(&self, _: &Position, mv: Move) -> bool {
        !mv.is_capture()
    }

    fn promise(&self, position: &Position, mv: Move) -> i32 {
        let player = position.to_move();
        let from = Bitboard::from(mv.from());
        if mv.is_capture() {
            return mv.legs().cast_signed() * MAN;
        }
        let to = mv.directions().fold(from, Bitboard::shift);
        let in_set = |squares: Bitboard, set: Bitboard| i32::from(!(squares & set).is_empty());
        if (position.kings & from).is_empty() {
            in_set(to, crowning_row(player)) * (KING - MAN) + in_set(to, CENTRE) * MAN_IN_CENTRE + ADVANCE
                - in_set(from, crowning_row(player.opponent())) * (ADVANCE + HOME)
        } else {
            (in_set(to, CENTRE) - in_set(from, CENTRE)) * KING_IN_CENTRE
        }
    }

    fn key(&self, position: &Position) -> u64 {
        // All 97 bits that make a position, in two words: three sets of 35 bits and the side to move.
        let kings = position.kings.0;
        let first = position.pieces[0].0 | kings << 35;
        let second = position.pieces[1].0 | (kings >> 29) << 35 | (position.to_move.index() as u64) << 63;
        let mut mixed = first.wrapping_mul(0x9e37_79b9_7f4a_7c15);
        mixed = (mixed ^ mixed >> 32 ^ second).wrapping_mul(0xff51_afd7_ed55_8ccd);
        mixed = (mixed ^ mixed >> 33).wrapping_mul(0xc4ce_b9fe_1a85_ec53);
        mixed ^ mixed >> 33
    }
}

fn times(squares: Bitboard, value: i32) -> i32 {
    squares.count().cast_signed() * value
}

fn material(position: &Position, player: Player) -> i32 {
    times(position.men(player), MAN) + times(position.kings(player), KING)
}

/// What the squares of a player's pieces are worth.
fn placing(position: &Position, player: Player) -> i32 {
    let men = position.men(player);
    let kings = position.kings(player);
    let [ones, twos, fours] = ROW_DIGITS.map(|rows| times(men & rows, 1));
    let down = ones + 2 * twos + 4 * fours;
    let (advance, last_step) = match player {
        Player::Light => (times(men, 7) - down, Bitboard::row(1)),
        Player::Dark => (down, Bitboard::row(6)),
    };
    let mut value = advance * ADVANCE + times(men & last_step, NEARLY_CROWNED);
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

/// How near a player's kings are to the opponent's pieces: the steps that each is nearer to the nearest of them than the
/// length of the board.
fn nearness(position: &Position, player: Player) -> i32 {
    let targets = position.pieces(player.opponent());
    position.kings(player).iter().filter_map(|king| targets.iter().map(|target| 7 - distance(king, target)).max()).sum()
}

/// The steps between two squares on an empty board.
fn distance(a: Square, b: Square) -> i32 {
    i32::from(a.column().abs_diff(b.column()).max(a.row().abs_diff(b.row())))
}
