//! The state of the board.

use super::bitboard::Bitboard;
use super::square::{SQUARES, Square};
use crate::{Outcome, Player};

/// Discs on the board and the side to move. A pass leaves no trace but the side to move: whether the game is over
/// can be seen from the discs alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Position {
    pub(super) discs: [Bitboard; 2],
    pub(super) to_move: Player,
}

impl Position {
    /// Dark discs on d5 and e4, light ones on e5 and d4; dark to move.
    pub const START: Self =
        Self { discs: [Bitboard(1 << 27 | 1 << 36), Bitboard(1 << 28 | 1 << 35)], to_move: Player::Dark };

    /// The squares on which `player`'s discs lie.
    #[inline]
    pub const fn discs(&self, player: Player) -> Bitboard {
        self.discs[player.index()]
    }

    /// Whose disc lies on `square`, if there is one.
    #[inline]
    pub fn disc_at(&self, square: Square) -> Option<Player> {
        Player::BOTH.into_iter().find(|&player| self.discs(player).contains(square))
    }

    /// The squares without a disc.
    #[inline]
    pub fn empty(&self) -> Bitboard {
        !(self.discs[0] | self.discs[1])
    }

    /// The side whose turn it is.
    #[inline]
    pub const fn to_move(&self) -> Player {
        self.to_move
    }

    /// Who has more discs.
    #[inline]
    pub fn majority(&self) -> Outcome {
        let [light, dark] = self.discs.map(Bitboard::count);
        match light.cmp(&dark) {
            std::cmp::Ordering::Less => Outcome::Win(Player::Dark),
            std::cmp::Ordering::Equal => Outcome::Draw,
            std::cmp::Ordering::Greater => Outcome::Win(Player::Light),
        }
    }

    /// The result in discs of light and of dark ([`Player::index`]), if the game ends here. The empty squares count for
    /// the winner, as the World Othello Federation has it, and half each in a draw, so that the sum is always 64.
    ///
    /// ```
    /// use alquerque_core::{Notation, othello::Othello};
    /// let board = format!("{}XX{} X", "O".repeat(30), "-".repeat(32));
    /// let position = Othello::default().parse_position(&board)?;
    /// assert_eq!(position.final_score(), [62, 2]);
    /// # Ok::<(), alquerque_core::TextError>(())
    /// ```
    #[inline]
    pub fn final_score(&self) -> [u32; 2] {
        let [light, dark] = self.discs.map(Bitboard::count);
        let all = u32::from(SQUARES);
        match self.majority() {
            Outcome::Win(Player::Light) => [all - dark, dark],
            Outcome::Win(Player::Dark) => [light, all - light],
            Outcome::Draw => [all / 2; 2],
        }
    }
}
