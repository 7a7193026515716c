//! Positions.

use std::hash::{Hash, Hasher};

use super::square::{Bitboard, Square};
use crate::Player;
use crate::tabletop::{Kind, Piece};

/// Pieces on the board and the side to move.
///
/// Positions are equal if play can continue in the same ways: pieces and side to move. The counters
/// ([`Position::quiet_plies`], [`Position::move_number`]) are not compared.
#[derive(Clone, Copy, Debug)]
pub struct Position {
    pub(super) pieces: [Bitboard; 2],
    /// The kings of both sides.
    pub(super) kings: Bitboard,
    pub(super) to_move: Player,
    pub(super) quiet_plies: u16,
    pub(super) move_number: u16,
}

impl Position {
    /// Dark's men start on 1 to 12, light's on 21 to 32.
    pub const fn start(to_move: Player) -> Self {
        Self {
            pieces: [Bitboard::numbers(21, 32), Bitboard::numbers(1, 12)],
            kings: Bitboard::EMPTY,
            to_move,
            quiet_plies: 0,
            move_number: 1,
        }
    }

    /// The squares on which `player` has pieces, men and kings.
    #[inline]
    pub const fn pieces(&self, player: Player) -> Bitboard {
        self.pieces[player.index()]
    }

    /// The squares on which `player` has men.
    #[inline]
    pub fn men(&self, player: Player) -> Bitboard {
        self.pieces(player) & !self.kings
    }

    /// The squares on which `player` has kings.
    #[inline]
    pub fn kings(&self, player: Player) -> Bitboard {
        self.pieces(player) & self.kings
    }

    /// The piece on `square`, if there is one.
    #[inline]
    pub fn piece_at(&self, square: Square) -> Option<Piece> {
        let player = Player::BOTH.into_iter().find(|&player| self.pieces(player).contains(square))?;
        let kind = if self.kings.contains(square) { Kind::King } else { Kind::Man };
        Some(Piece { player, kind })
    }

    /// The squares without a piece.
    #[inline]
    pub fn empty(&self) -> Bitboard {
        !(self.pieces[0] | self.pieces[1])
    }

    /// The side to move.
    #[inline]
    pub const fn to_move(&self) -> Player {
        self.to_move
    }

    /// The halfmove clock: plies since the last capture, the last move of a man, or the start.
    pub const fn quiet_plies(&self) -> u16 {
        self.quiet_plies
    }

    /// The move number, which counts a ply of each side together, starting at 1.
    pub const fn move_number(&self) -> u16 {
        self.move_number
    }
}

/// The row in which `player`'s men are crowned.
#[inline]
pub(super) const fn crowning_row(player: Player) -> Bitboard {
    match player {
        Player::Light => Bitboard::row(0),
        Player::Dark => Bitboard::row(7),
    }
}

impl PartialEq for Position {
    #[inline]
    fn eq(&self, other: &Self) -> bool {
        self.pieces == other.pieces && self.kings == other.kings && self.to_move == other.to_move
    }
}

impl Eq for Position {}

impl Hash for Position {
    #[inline]
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.pieces.hash(state);
        self.kings.hash(state);
        self.to_move.hash(state);
    }
}
