//! What messages speak of: games, spots and pieces.

use alquerque_core::GameId;
use alquerque_core::any_record::AnyRecord;
use alquerque_core::family::AnyGame;
use alquerque_core::tabletop::{Coordinates, Kind, Piece, Spot};

/// What a game is called: by its name and its ruleset's.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Title {
    /// A game by these rules.
    Rules(AnyGame),
    /// A game of the library whose rules this version does not know, by what it was called when it was kept.
    AsKept(String),
}

impl Title {
    /// What a record's game is called.
    pub fn of(record: &dyn AnyRecord) -> Self {
        Self::Rules(AnyGame::of(record))
    }
}

impl Default for Title {
    fn default() -> Self {
        Self::AsKept(String::new())
    }
}

/// A spot as a person calls it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SpotName {
    /// Its name in notation; empty for a spot that is not played on.
    pub name: String,
    /// Whether that is a bare number, which needs a word beside it to be understood.
    pub is_number: bool,
}

impl SpotName {
    /// The name of a spot on a record's board.
    pub fn of(record: &dyn AnyRecord, spot: Spot) -> Self {
        let is_number = record.board().coordinates == Coordinates::Spots;
        Self { name: record.spot_name(spot).unwrap_or_default(), is_number }
    }

    /// The names of several spots.
    pub fn all(record: &dyn AnyRecord, spots: &[Spot]) -> Vec<Self> {
        spots.iter().map(|&spot| Self::of(record, spot)).collect()
    }
}

/// What kind of piece of which game, without its colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PieceType {
    /// The game: each calls its pieces by a word of its own.
    pub game: GameId,
    /// The kind.
    pub kind: Kind,
}

impl PieceType {
    /// The kind of a piece on a record's board.
    pub fn of(record: &dyn AnyRecord, piece: Piece) -> Self {
        Self { game: record.board().game, kind: piece.kind }
    }

    /// The kind of which a game has the most.
    pub const fn common(game: GameId) -> Self {
        Self { game, kind: Kind::Man }
    }
}
