//! Positions.

use super::ruleset::Ruleset;
use super::square::{Bitboard, SQUARES, Square};
use crate::key::hash_of;
use crate::options::Passing;
use crate::{Outcome, Player};

/// The discs and the side to move. A pass only changes the side to move: whether the game is over depends on the discs
/// alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Position {
    pub(super) discs: [Bitboard; 2],
    pub(super) to_move: Player,
}

impl Position {
    /// Dark discs on d5 and e4, light ones on e5 and d4; dark to move.
    pub const START: Self =
        Self { discs: [Bitboard(1 << 27 | 1 << 36), Bitboard(1 << 28 | 1 << 35)], to_move: Player::Dark };

    /// The squares of `player`'s discs.
    #[inline]
    pub const fn discs(&self, player: Player) -> Bitboard {
        self.discs[player.index()]
    }

    /// The owner of the disc on `square`, if there is one.
    #[inline]
    pub fn disc_at(&self, square: Square) -> Option<Player> {
        Player::BOTH.into_iter().find(|&player| self.discs(player).contains(square))
    }

    /// The squares without a disc.
    #[inline]
    pub fn empty(&self) -> Bitboard {
        !(self.discs[0] | self.discs[1])
    }

    /// The side to move.
    #[inline]
    pub const fn to_move(&self) -> Player {
        self.to_move
    }

    /// The side with more discs.
    #[inline]
    pub fn majority(&self) -> Outcome {
        let [light, dark] = self.discs.map(Bitboard::count);
        match light.cmp(&dark) {
            std::cmp::Ordering::Less => Outcome::Win(Player::Dark),
            std::cmp::Ordering::Equal => Outcome::Draw,
            std::cmp::Ordering::Greater => Outcome::Win(Player::Light),
        }
    }

    /// The result in discs of light and dark ([`Player::index`]), if the game ends here. Empty squares count for the
    /// winner, following the World Othello Federation, and half each in a draw, so the sum is 64. Without passing, a
    /// game often ends with many empty squares; there only the discs on the board count, as in `UCThello`.
    ///
    /// ```
    /// use alquerque_core::{Notation, othello::Othello};
    /// let board = format!("{}XX{} X", "O".repeat(30), "-".repeat(32));
    /// for (rules, score) in [("othello", [62, 2]), ("othello,pass=game-over", [30, 2])] {
    ///     let game: Othello = rules.parse()?;
    ///     assert_eq!(game.parse_position(&board)?.final_score(game.ruleset), score);
    /// }
    /// # Ok::<(), alquerque_core::TextError>(())
    /// ```
    #[inline]
    pub fn final_score(&self, ruleset: Ruleset) -> [u32; 2] {
        let [light, dark] = self.discs.map(Bitboard::count);
        if ruleset.passing == Passing::GameOver {
            return [light, dark];
        }
        let all = u32::from(SQUARES);
        match self.majority() {
            Outcome::Win(Player::Light) => [all - dark, dark],
            Outcome::Win(Player::Dark) => [light, all - light],
            Outcome::Draw => [all / 2; 2],
        }
    }

    /// A key that is equal for positions that differ only by a symmetry of the starting position: by a rotation of 180
    /// degrees or a reflection in a diagonal. It is almost certainly different for others.
    pub(crate) fn symmetric_key(&self) -> u64 {
        let rotated = |discs: [Bitboard; 2]| discs.map(|set| Bitboard(set.0.reverse_bits()));
        let reflected = self.discs.map(transposed);
        let images = [self.discs, rotated(self.discs), reflected, rotated(reflected)];
        images.into_iter().map(|discs| hash_of(Self { discs, ..*self })).min().unwrap_or_default()
    }
}

/// The set with columns and rows exchanged: reflected in the diagonal from a1 to h8.
fn transposed(Bitboard(set): Bitboard) -> Bitboard {
    // Exchanges blocks of four by four squares, then of two by two, then single squares.
    [(28, 0xf0f0_f0f0_u64), (14, 0xcccc_0000_cccc), (7, 0x00aa_00aa_00aa_00aa)].into_iter().fold(
        Bitboard(set),
        |Bitboard(set), (shift, blocks)| {
            let swapped = (set ^ set >> shift) & blocks;
            Bitboard(set ^ swapped ^ swapped << shift)
        },
    )
}
