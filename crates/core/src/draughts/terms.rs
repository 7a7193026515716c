//! The terms of the evaluation.

use super::bitboard::Bitboard;
use super::position::{Position, crowning_row};
use super::square::Direction;
use crate::Player;

/// The central squares.
pub(super) const CENTRE: Bitboard = Bitboard(
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

/// The number of [`terms`].
pub(super) const TERMS: usize = 9;

/// The differences between the side to move and the opponent in men, kings and features of their squares, in the order
/// of the built-in weights.
#[inline]
pub(super) fn terms(position: &Position) -> [i32; TERMS] {
    let mover = position.to_move();
    let (own, other) = (counted(position, mover), counted(position, mover.opponent()));
    std::array::from_fn(|term| own[term] - other[term])
}

#[inline]
fn counted(position: &Position, player: Player) -> [i32; TERMS] {
    let count = |squares: Bitboard| squares.count().cast_signed();
    let men = position.men(player);
    let kings = position.kings(player);
    let last_step = Bitboard::row(if player == Player::Light { 1 } else { 6 });
    let (mut home, mut bridge) = (0, 0);
    if !position.men(player.opponent()).is_empty() {
        let squares = BRIDGES[player.index()];
        home = count(men & crowning_row(player.opponent()));
        bridge = i32::from(men & squares == squares);
    }
    let mut steps = 0;
    let mut free_kings = Bitboard::EMPTY;
    for direction in Direction::ALL {
        let free = position.empty().shift(direction.opposite());
        let forward = direction.is_north() == (player == Player::Light);
        steps += count(if forward { position.pieces(player) } else { kings } & free);
        free_kings |= kings & free;
    }
    [
        count(men),
        count(kings),
        count(men & last_step),
        home,
        bridge,
        count(men & CENTRE),
        count(kings & CENTRE),
        steps,
        count(kings & !free_kings),
    ]
}
