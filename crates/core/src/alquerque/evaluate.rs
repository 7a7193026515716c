//! How good a position looks without searching.

use super::game::Alquerque;
use super::moves::Move;
use super::position::Position;
use crate::Game;
use crate::evaluate::Evaluate;

impl Evaluate for Alquerque {
    fn evaluate(&self, position: &Position) -> i32 {
        let count = |player| position.checkers(player).iter().count();
        let player = self.to_move(position);
        let balance = i32::try_from(count(player)).unwrap_or(0) - i32::try_from(count(player.opponent())).unwrap_or(0);
        100 * balance
    }

    fn is_quiet(&self, _position: &Position, mv: Move) -> bool {
        !mv.is_capture()
    }

    fn promise(&self, _position: &Position, mv: Move) -> i32 {
        if mv.is_capture() { i32::try_from(mv.legs()).unwrap_or(0) } else { 0 }
    }
}
