//! The terms of the evaluation.

use super::bitboard::Bitboard;
use super::game::Alquerque;
use super::options::Steps;
use super::point::Direction;
use super::position::Position;
use crate::Player;

/// The number of terms.
pub(super) const TERMS: usize = 4;

impl Alquerque {
    /// The differences between the side to move and the opponent in checkers, available steps, checkers on points with
    /// diagonals, and rows ahead.
    #[inline]
    pub(super) fn terms(self, position: &Position) -> [i32; TERMS] {
        let mover = position.to_move();
        let (own, other) = (self.counted(position, mover), self.counted(position, mover.opponent()));
        std::array::from_fn(|term| own[term] - other[term])
    }

    #[inline]
    fn counted(self, position: &Position, player: Player) -> [i32; TERMS] {
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
