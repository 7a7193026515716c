//! The symmetries of the starting position.

use super::position::Position;
use super::square::Bitboard;
use crate::key::hash_of;

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

impl Position {
    /// A key that is equal for positions that differ only by a symmetry of the starting position: by a rotation of 180
    /// degrees or a reflection in a diagonal. It is almost certainly different for others.
    pub(crate) fn symmetric_key(&self) -> u64 {
        let rotated = |discs: [Bitboard; 2]| discs.map(|set| Bitboard(set.0.reverse_bits()));
        let reflected = self.discs.map(transposed);
        let images = [self.discs, rotated(self.discs), reflected, rotated(reflected)];
        images.into_iter().map(|discs| hash_of(Self { discs, ..*self })).min().unwrap_or_default()
    }
}
