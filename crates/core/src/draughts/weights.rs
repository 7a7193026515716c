//! The features with learned weights: men on parts of the board, and the terms of the built-in evaluation.

use super::game::Draughts;
use super::position::{Position, crowning_row};
use super::square::{Bitboard, Direction, Square};
use crate::Player;
use crate::patterns::Patterns;
use crate::weights::{Features, Layout, Learnable, Weights};

/// Stages of the game, by the number of pieces.
const STAGES: usize = 5;
/// The number of pieces per stage.
const STAGE_PIECES: u32 = 4;
/// The maximum number of pieces in the last stage.
const LAST_STAGE: u32 = 8;

/// The number of features besides patterns: the [`terms`], a constant one, and whether the side to move has the move.
const COUNTS: usize = TERMS + 2;
/// The size of a bitboard in bytes, the number of pattern instances, and the number of words for them.
const BYTES: usize = 5;
const INSTANCES: usize = 12;
const WORDS: usize = INSTANCES.div_ceil(4);

/// The odd rows. Light to move has *the move* (the last step if both sides keep advancing) if an odd number of pieces
/// stands on them.
const SYSTEM: Bitboard = Bitboard(Bitboard::row(1).0 | Bitboard::row(3).0 | Bitboard::row(5).0 | Bitboard::row(7).0);

/// The squares of the patterns, as bits, from the point of view of light: two columns of four rows, and two whole rows
/// on either side and in the middle.
fn shapes() -> Vec<Vec<u8>> {
    let part = |rows: [u8; 2], columns: [u8; 2]| -> Vec<u8> {
        let square = |row: u8, column: u8| Square::new(4 * row + column + 1).map(Square::bit);
        let squares =
            (rows[0]..=rows[1]).flat_map(|row| (columns[0]..=columns[1]).map(move |column| square(row, column)));
        squares.flatten().filter_map(|bit| u8::try_from(bit).ok()).collect()
    };
    let columns =
        [0, 2, 4].into_iter().flat_map(|row| (0..3).map(move |column| part([row, row + 3], [column, column + 1])));
    columns.chain([0, 3, 6].map(|row| part([row, row + 1], [0, 3]))).collect()
}

#[inline]
const fn stage(pieces: u32) -> usize {
    let stage = (24_u32.saturating_sub(pieces) / STAGE_PIECES) as usize;
    if pieces <= LAST_STAGE || stage >= STAGES { STAGES - 1 } else { stage }
}

/// The men of the side to move and of the other, as if light were to move.
#[inline]
fn sides(position: &Position) -> [u64; 2] {
    let [light, dark] = Player::BOTH.map(|player| position.men(player));
    if position.to_move == Player::Light { [light.0, dark.0] } else { [dark.turned().0, light.turned().0] }
}

#[inline]
fn counts(position: &Position, terms: [i32; TERMS]) -> [i32; COUNTS] {
    let all = position.pieces[0] | position.pieces[1];
    let system = if position.to_move == Player::Light { SYSTEM } else { !SYSTEM };
    let mut counts = [1; COUNTS];
    counts[..TERMS].copy_from_slice(&terms);
    counts[COUNTS - 1] = ((all & system).count() & 1).cast_signed();
    counts
}

/// The value in hundredths of a man.
#[inline]
pub(super) fn estimate(weights: &Weights, position: &Position, terms: [i32; TERMS]) -> i32 {
    /// Less than a won endgame is worth.
    const MAX_VALUE: i32 = 2500;
    let stage = stage((position.pieces[0] | position.pieces[1]).count());
    weights
        .sum::<BYTES, INSTANCES, WORDS>(stage, sides(position), &counts(position, terms))
        .clamp(-MAX_VALUE, MAX_VALUE)
}

impl Learnable for Draughts {
    fn layout(&self) -> Layout {
        let patterns = Patterns::new(&shapes(), BYTES, 1, |square, _| square);
        Layout { magic: *b"ALQDRAW\x01", stages: STAGES, stage, counts: COUNTS, patterns }
    }

    fn features(&self, position: &Position) -> Features {
        Features {
            pieces: (position.pieces[0] | position.pieces[1]).count(),
            sides: sides(position),
            counts: counts(position, terms(position)).to_vec(),
        }
    }
}

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
    let (own, other) = (term_counts(position, mover), term_counts(position, mover.opponent()));
    std::array::from_fn(|term| own[term] - other[term])
}

#[inline]
fn term_counts(position: &Position, player: Player) -> [i32; TERMS] {
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::weights;

    #[test]
    fn weights_survive_writing_and_reading_and_sums_are_correct() {
        let game = Draughts::default();
        weights::tests::check(&game.layout());
        weights::tests::check_sums::<_, BYTES, INSTANCES, WORDS>(&game);
    }

    #[test]
    fn a_position_has_the_same_value_for_either_side() {
        let game = Draughts::default();
        for position in weights::tests::positions(&game) {
            assert_eq!(game.features(&position), game.features(&position.exchanged()));
        }
    }
}
