//! The nouns of which sentences are made: languages choose their words by these keys.

use alquerque_core::phrase::{Fill, Phrase};
use alquerque_core::tabletop::Kind;
use alquerque_core::{GameId, Player};

use crate::message::{PieceType, SpotName};

/// What a game calls a side: `light` or `dark`, in Othello `white` or `black`.
pub const fn side_key(player: Player, game: GameId) -> &'static str {
    match (player, game) {
        (Player::Light, GameId::Othello) => "white",
        (Player::Dark, GameId::Othello) => "black",
        (player, _) => player.name(),
    }
}

/// Phrases that speak of a side.
pub(super) trait BySide {
    /// Fills in a side as `$side` and its opponent as `$other`.
    fn by(self, player: Player, game: GameId) -> Self;
}

impl BySide for Phrase {
    fn by(self, player: Player, game: GameId) -> Self {
        self.key("side", side_key(player, game)).key("other", side_key(player.opponent(), game))
    }
}

/// Which kind of piece it is.
pub(super) fn piece_key(piece: PieceType) -> &'static str {
    match (piece.kind, piece.game) {
        (Kind::King, _) => "king",
        (Kind::Man, GameId::Alquerque) => "checker",
        (Kind::Man, GameId::Othello) => "disc",
        (Kind::Man, GameId::Draughts) => "man",
    }
}

/// A spot where it begins a label or stands in a sentence: a bare number would not be understood.
pub(super) fn spot(spot: &SpotName) -> Phrase {
    let named = if spot.is_number { "number" } else { "letters" };
    Phrase::new("spot-name").key("named", named).text("at", &spot.name)
}

/// What such a spot is called.
pub(super) fn place_key(spot: &SpotName) -> &'static str {
    if spot.is_number { "square" } else { "point" }
}

/// One of these spots, in order: numbers as numbers.
pub(super) fn one_of(spots: &[SpotName]) -> Fill {
    let mut names: Vec<String> = Vec::new();
    for SpotName { name, .. } in spots {
        let place = names.partition_point(|other| (other.len(), other) <= (name.len(), name));
        names.insert(place, name.clone());
    }
    Fill::OneOf(names)
}

/// The text with a capital at its beginning, behind a quotation mark too.
pub(super) fn capitalized(text: &str) -> String {
    let mut chars = text.chars();
    match chars.next() {
        Some(first) => first.to_uppercase().chain(chars).collect(),
        None => String::new(),
    }
}
