//! Evaluation by material alone.

use alquerque_core::Player;
use alquerque_core::draughts::{Draughts, Move, Position};
use alquerque_core::evaluate::Evaluation;

/// Hundredths of a man.
pub const MAN: i32 = 100;
const KING: i32 = 150;

/// Counts the pieces, a king as a man and a half.
#[derive(Clone, Copy, Debug)]
pub struct Material;

/// The balance of material for a player, in hundredths of a man.
pub fn balance(position: &Position, player: Player) -> i32 {
    let count = |player| {
        let (men, kings) = (position.men(player).count(), position.kings(player).count());
        MAN * men.cast_signed() + KING * kings.cast_signed()
    };
    count(player) - count(player.opponent())
}

impl Evaluation<Draughts> for Material {
    fn evaluate(&self, _: &Draughts, position: &Position) -> i32 {
        balance(position, position.to_move())
    }

    fn is_quiet(&self, _: &Draughts, _: &Position, mv: Move) -> bool {
        !mv.is_capture()
    }
}
