//! The features with learned weights: checkers on parts of the board, and the terms of the built-in evaluation. Each
//! ruleset has its own weights.

use super::game::Alquerque;
use super::point::{Bitboard, Direction, Point, SIZE};
use super::position::Position;
use super::ruleset::Ruleset;
use super::symmetry::Symmetry;
use crate::Player;
use crate::options::Steps;
use crate::patterns::Patterns;
use crate::weights::{Features, Layout, Learnable, Weights};

/// Whether the evaluation can learn. On the page, the code would make the first load too large.
pub(super) const LEARNS: bool = !cfg!(target_family = "wasm");

/// Stages of the game, by the number of checkers.
const STAGES: usize = 5;
/// The number of checkers per stage.
const STAGE_CHECKERS: u32 = 4;

/// The number of features besides patterns: the terms, and a constant one.
const COUNTS: usize = TERMS + 1;
/// The size of a bitboard in bytes, the number of pattern instances, and the number of words for them.
const BYTES: usize = 4;
const INSTANCES: usize = 19;
const WORDS: usize = INSTANCES.div_ceil(4);

/// Each ruleset, its weights files, and the first bytes of such a file. A ruleset in which weights gained nothing has
/// no file (`docs/strength.md`).
const LEARNED: [(Ruleset, &[&str], [u8; 8]); 5] = [
    (Ruleset::MERKEL, &[], *b"ALQMERW\x01"),
    (Ruleset::MEDIEVAL, &[], *b"ALQMEDW\x01"),
    (Ruleset::ANCIENT, &[], *b"ALQANCW\x01"),
    (Ruleset::ALFONSO, &["alfonso.weights"], *b"ALQALFW\x01"),
    (Ruleset::MURRAY, &["murray.weights"], *b"ALQMURW\x01"),
];
/// The first bytes of a file for any other rules.
const OTHER: [u8; 8] = *b"ALQALQW\x01";

/// The files for these rules.
pub(super) fn files(game: Alquerque) -> &'static [&'static str] {
    weights_of(game).map_or(&[], |(_, files, _)| files)
}

fn weights_of(game: Alquerque) -> Option<&'static (Ruleset, &'static [&'static str], [u8; 8])> {
    LEARNED.iter().find(|(rules, ..)| *rules == game.ruleset.with_light_first())
}

/// The points of the patterns, as bits: three by three points, and lines of five. Where the rules distinguish forward
/// from sideways, includes the images that they keep apart.
fn shapes(game: Alquerque) -> Vec<Vec<u8>> {
    let block = |row: u8, column: u8, rows: u8, columns: u8| -> Vec<u8> {
        let points =
            (row..row + rows).flat_map(|row| (column..column + columns).map(move |column| Point::new(column, row)));
        points.flatten().filter_map(|point| u8::try_from(point.bit()).ok()).collect()
    };
    let blocks = (0..3).flat_map(|row| (0..3).map(move |column| (row, column, 3, 3)));
    let rows = (0..SIZE).map(|row| (row, 0, 1, SIZE));
    let columns = (0..SIZE).map(|column| (0, column, SIZE, 1));
    let mut shapes: Vec<Vec<u8>> = Vec::new();
    for (row, column, rows, columns) in blocks.chain(rows).chain(columns) {
        let shape = block(row, column, rows, columns);
        let symmetries = Symmetry::preserving(game.ruleset).len();
        let is_image = |known: &Vec<u8>| {
            let mut images = (0..symmetries).map(|symmetry| known.iter().map(move |&point| image(point, symmetry)));
            images.any(|mut image| image.all(|point| shape.contains(&point)) && known.len() == shape.len())
        };
        if !shapes.iter().any(is_image) {
            shapes.push(shape);
        }
    }
    shapes
}

/// The image of a point under a symmetry. The list of all symmetries begins with those that preserve the rules.
fn image(point: u8, symmetry: usize) -> u8 {
    let image = Symmetry::ALL[symmetry % Symmetry::ALL.len()].point(Point::from_bit(point.into()));
    u8::try_from(image.bit()).unwrap_or(0)
}

#[inline]
const fn stage(checkers: u32) -> usize {
    let stage = (24_u32.saturating_sub(checkers) / STAGE_CHECKERS) as usize;
    if stage < STAGES { stage } else { STAGES - 1 }
}

#[inline]
fn sides(game: Alquerque, position: &Position) -> [u64; 2] {
    position.checkers_of_mover(game.ruleset).map(|checkers| checkers.0.into())
}

#[inline]
fn counts(terms: [i32; TERMS]) -> [i32; COUNTS] {
    let mut counts = [1; COUNTS];
    counts[..TERMS].copy_from_slice(&terms);
    counts
}

/// The value in hundredths of a checker.
#[inline]
pub(super) fn estimate(weights: &Weights, game: Alquerque, position: &Position, terms: [i32; TERMS]) -> i32 {
    /// Far above any advantage.
    const MAX_VALUE: i32 = 2500;
    let sides = sides(game, position);
    let stage = stage((sides[0] | sides[1]).count_ones());
    weights.sum::<BYTES, INSTANCES, WORDS>(stage, sides, &counts(terms)).clamp(-MAX_VALUE, MAX_VALUE)
}

impl Learnable for Alquerque {
    fn layout(&self) -> Layout {
        let symmetries = Symmetry::preserving(self.ruleset).len();
        let patterns = Patterns::new(&shapes(*self), BYTES, symmetries, image);
        let magic = weights_of(*self).map_or(OTHER, |(_, _, magic)| *magic);
        Layout { magic, stages: STAGES, stage, counts: COUNTS, patterns }
    }

    fn features(&self, position: &Position) -> Features {
        let sides = sides(*self, position);
        Features { pieces: (sides[0] | sides[1]).count_ones(), sides, counts: counts(self.terms(position)).to_vec() }
    }
}

/// The number of terms.
pub(super) const TERMS: usize = 4;

impl Alquerque {
    /// The differences between the side to move and the opponent in checkers, available steps, checkers on points with
    /// diagonals, and rows ahead.
    #[inline]
    pub(super) fn terms(self, position: &Position) -> [i32; TERMS] {
        let mover = position.to_move();
        let (own, other) = (self.term_counts(position, mover), self.term_counts(position, mover.opponent()));
        std::array::from_fn(|term| own[term] - other[term])
    }

    #[inline]
    fn term_counts(self, position: &Position, player: Player) -> [i32; TERMS] {
        let checkers = position.checkers(player);
        let origins = checkers & self.ruleset.step_origins(player);
        let mut ways = 0;
        for &direction in self.ruleset.step_directions(player) {
            let free = position.empty().shift(direction.opposite());
            ways += count(origins.with_lines(direction) & free & !position.barred(direction));
        }
        let mut reserve = 0;
        if self.ruleset.steps == Steps::Forward {
            let forward = if player == Player::Light { Direction::North } else { Direction::South };
            let mut ahead = checkers.shift(forward);
            while !ahead.is_empty() {
                reserve += count(ahead);
                ahead = ahead.shift(forward);
            }
        }
        [count(checkers), ways, count(checkers & Bitboard::DIAGONAL), reserve]
    }
}

#[expect(clippy::cast_possible_wrap, reason = "at most 25")]
#[inline]
fn count(points: Bitboard) -> i32 {
    points.count() as i32
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Rules, weights};

    fn games() -> impl Iterator<Item = Alquerque> {
        Ruleset::NAMED.iter().map(|named| Alquerque { ruleset: named.rules })
    }

    #[test]
    fn weights_survive_writing_and_reading_and_sums_are_correct() {
        for game in games() {
            weights::tests::check(&game.layout());
            weights::tests::check_sums::<_, BYTES, INSTANCES, WORDS>(&game);
        }
    }

    #[test]
    fn symmetric_positions_have_the_same_value_for_either_side() {
        for game in games() {
            let weights = weights::tests::some(game.layout());
            let value = |position: &Position| estimate(&weights, game, position, game.terms(position));
            for position in weights::tests::positions(&game) {
                for symmetry in Symmetry::preserving(game.ruleset) {
                    for state in [*position.state(), position.state().seen_by_mover(game.ruleset)] {
                        assert_eq!(value(&symmetry.state(&state).into()), value(&position));
                    }
                }
            }
        }
    }
}
