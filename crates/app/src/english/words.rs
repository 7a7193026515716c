//! The words and phrases of which English sentences are made.

use alquerque_core::tabletop::Kind;
use alquerque_core::{GameId, Player};

use crate::message::{PieceType, SpotName};

/// What a game calls a side, to begin a sentence or a label: `Light` or `Dark`, in Othello `White` or `Black`.
pub fn side_name(player: Player, game: GameId) -> &'static str {
    match (player, game) {
        (Player::Light, GameId::Othello) => "White",
        (Player::Dark, GameId::Othello) => "Black",
        (Player::Light, _) => "Light",
        (Player::Dark, _) => "Dark",
    }
}

/// The same within a sentence.
pub fn side(player: Player, game: GameId) -> &'static str {
    match (player, game) {
        (Player::Light, GameId::Othello) => "white",
        (Player::Dark, GameId::Othello) => "black",
        (player, _) => player.name(),
    }
}

/// What a piece is called, without its colour.
pub fn piece(piece: PieceType) -> &'static str {
    match (piece.kind, piece.game) {
        (Kind::King, _) => "king",
        (Kind::Man, GameId::Alquerque) => "checker",
        (Kind::Man, GameId::Othello) => "disc",
        (Kind::Man, GameId::Draughts) => "man",
    }
}

/// A piece with its colour, such as `light checker` or `dark king`.
pub fn coloured(player: Player, kind: PieceType) -> String {
    format!("{} {}", side(player, kind.game), piece(kind))
}

/// What several common pieces of a game are called.
pub fn pieces(game: GameId) -> &'static str {
    match game {
        GameId::Alquerque => "checkers",
        GameId::Othello => "discs",
        GameId::Draughts => "pieces",
    }
}

/// A spot's name where it begins a label or stands in a sentence: a bare number would not be understood.
pub fn spot(spot: &SpotName) -> String {
    if spot.is_number { format!("square {}", spot.name) } else { spot.name.clone() }
}

/// What such a spot is called.
pub(super) fn place(spot: &SpotName) -> &'static str {
    if spot.is_number { "square" } else { "point" }
}

/// Spots in their names' order, as `d3, e2 or e3`.
pub fn listed(spots: &[SpotName]) -> String {
    let mut names: Vec<String> = spots.iter().map(|spot| format!("{:>2}", spot.name)).collect();
    names.sort_unstable();
    let names: Vec<String> = names.iter().map(|name| name.trim_start().to_owned()).collect();
    alternatives(&names)
}

/// One of these: `c2-c3, d2-d3 or e2-e3`.
pub(super) fn alternatives(names: &[String]) -> String {
    match names.split_last() {
        None => "none".to_owned(),
        Some((only, [])) => only.clone(),
        Some((last, rest)) => format!("{} or {last}", rest.join(", ")),
    }
}

/// `1 game`, `2 games`, ...
pub fn counted(number: usize, noun: &str) -> String {
    let s = if number == 1 { "" } else { "s" };
    format!("{number} {noun}{s}")
}

/// A message of the core with what it quotes between `“` and `”` instead of two backticks.
pub fn in_quotes(message: &str) -> String {
    let mut words = String::new();
    for (part, text) in message.split('`').enumerate() {
        // Every second part stood between two marks.
        match part {
            0 => {}
            part if part % 2 == 1 => words.push('“'),
            _ => words.push('”'),
        }
        words.push_str(text);
    }
    words
}

/// The text with a capital at its beginning, if that is an English letter.
pub fn capitalized(text: &str) -> String {
    let mut text = text.to_owned();
    if let Some(first) = text.get_mut(..1) {
        first.make_ascii_uppercase();
    }
    text
}
