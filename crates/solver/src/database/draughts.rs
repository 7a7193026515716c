//! Databases of English draughts. They ignore draws by quiet plies.

use alquerque_core::draughts::{Draughts, Pieces, Position, Ranking};

use super::endgames::{self, Endgames};

/// Kings come first, as men become kings.
impl endgames::Pieces for Pieces {
    fn all(count: u32) -> impl Iterator<Item = Self> {
        (0..=count).map(move |men| Self { men, kings: count - men })
    }

    #[inline]
    fn count(self) -> u32 {
        self.men + self.kings
    }

    #[inline]
    fn code(self) -> u8 {
        (self.men | self.kings << 4).to_le_bytes()[0]
    }

    fn from_code(code: u8) -> Self {
        Self { men: u32::from(code & 15), kings: u32::from(code >> 4) }
    }
}

impl Endgames for Draughts {
    type State = Position;
    type Pieces = Pieces;
    type Ranking = Ranking;

    fn plain(self) -> Self {
        Self::default()
    }

    #[inline]
    fn state(position: &Position) -> &Position {
        position
    }

    #[inline]
    fn pieces(position: &Position) -> [Pieces; 2] {
        position.counts()
    }

    fn ranking(self, pieces: [Pieces; 2]) -> Ranking {
        Ranking::new(pieces)
    }

    fn before(&self, position: &Position, see: impl FnMut(Position)) {
        position.quiet_unmoves().for_each(see);
    }
}
