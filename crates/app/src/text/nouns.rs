//! Grammar keys of sides, pieces and spots, which catalogues use to select words.

use alquerque_core::any_record::AnyRecord;
pub use alquerque_core::side_key;
use alquerque_core::tabletop::{Coordinates, Kind, Piece, Spot};
use alquerque_core::{GameId, Player};
use alquerque_language::{Fill, Phrase, message};

/// The spot's name in notation; empty if it is not playable.
pub fn name(record: &dyn AnyRecord, spot: Spot) -> String {
    record.spot_name(spot).unwrap_or_default()
}

/// Chooses one of the ways in which a message says the same, by a number that varies between games.
#[must_use]
pub fn varied(phrase: Phrase, number: impl TryInto<u64>) -> Phrase {
    const VARIANTS: u64 = 3;
    phrase.number("variant", number.try_into().unwrap_or(0) % VARIANTS)
}

/// Phrases with a side or a piece as an argument.
pub trait BySide {
    /// Sets a side as `$side` and its opponent as `$other`.
    #[must_use]
    fn by(self, player: Player, game: GameId) -> Self;

    /// Sets a piece as `$piece` and its owner as `$side`.
    #[must_use]
    fn piece(self, piece: Piece, game: GameId) -> Self;
}

impl BySide for Phrase {
    fn by(self, player: Player, game: GameId) -> Self {
        self.key("side", side_key(player, game)).key("other", side_key(player.opponent(), game))
    }

    fn piece(self, piece: Piece, game: GameId) -> Self {
        self.key("side", side_key(piece.player, game)).key("piece", piece_key(game, piece.kind))
    }
}

/// The key of a kind of piece.
pub const fn piece_key(game: GameId, kind: Kind) -> &'static str {
    match (kind, game) {
        (Kind::King, _) => "king",
        (Kind::Man, GameId::Alquerque) => "checker",
        (Kind::Man, GameId::Othello) => "disc",
        (Kind::Man, GameId::Draughts) => "man",
    }
}

fn has_numbers(record: &dyn AnyRecord) -> bool {
    record.board().coordinates == Coordinates::Spots
}

/// How spots are named: by `letters`, or by a `number`, which takes a noun.
pub fn named_key(record: &dyn AnyRecord) -> &'static str {
    if has_numbers(record) { "number" } else { "letters" }
}

/// A spot at the start of a label or inside a sentence.
pub fn spot_name(record: &dyn AnyRecord, spot: Spot) -> Phrase {
    Phrase::new(message::SPOT_NAME).key("named", named_key(record)).text("at", &name(record, spot))
}

/// A list of alternatives, in order; numbers are passed as numbers.
pub fn one_of(record: &dyn AnyRecord, spots: &[Spot]) -> Fill {
    let mut names: Vec<String> = Vec::new();
    for name in spots.iter().map(|&spot| name(record, spot)) {
        let place = names.partition_point(|other| (other.len(), other) <= (name.len(), &name));
        names.insert(place, name);
    }
    Fill::OneOf(names)
}
