//! The annotation symbols the user can choose from: the quality of a move, and the evaluation of the position after it.

use alquerque_app::text::nouns::side_key;
use alquerque_core::record::Symbol;
use alquerque_core::{GameId, Player};
use alquerque_language::{Phrase, message};

/// The subject of a symbol. A move has at most one symbol of each of the first two groups; others are left unchanged.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Group {
    /// The move.
    Move,
    /// The position after it.
    Position,
    /// Neither of them.
    Other,
}

impl Group {
    /// The groups the user can choose from.
    pub const OFFERED: [Self; 2] = [Self::Move, Self::Position];

    /// Returns the group of a symbol.
    pub fn from_symbol(symbol: Symbol) -> Self {
        match symbol.suffix() {
            Some(_) => Self::Move,
            None if OFFERED.iter().any(|row| row.symbol == symbol) => Self::Position,
            None => Self::Other,
        }
    }

    /// Returns its symbols in menu order.
    pub fn symbols(self) -> impl Iterator<Item = Symbol> {
        OFFERED.iter().map(|row| row.symbol).filter(move |&symbol| Self::from_symbol(symbol) == self)
    }

    /// Its title.
    pub fn name(self) -> Phrase {
        Phrase::new(match self {
            Self::Move => message::SYMBOLS_MOVE,
            Self::Position | Self::Other => message::SYMBOLS_POSITION,
        })
    }
}

/// A symbol the user can choose.
struct SymbolInfo {
    symbol: Symbol,
    /// Its sign in texts.
    sign: &'static str,
    /// The id of its meaning.
    means: &'static str,
    /// The side it refers to.
    side: Player,
}

const fn row(number: u8, sign: &'static str, means: &'static str, side: Player) -> SymbolInfo {
    SymbolInfo { symbol: Symbol(number), sign, means, side }
}

/// The symbols by their numbers in the PGN standard, with Light as White. Few fonts have the signs for 14 and 15 (plus
/// over equals and its reverse), so they are written side by side.
const OFFERED: [SymbolInfo; 14] = [
    row(1, "!", "good", Player::Light),
    row(2, "?", "mistake", Player::Light),
    row(3, "!!", "excellent", Player::Light),
    row(4, "??", "blunder", Player::Light),
    row(5, "!?", "interesting", Player::Light),
    row(6, "?!", "dubious", Player::Light),
    row(10, "=", "even", Player::Light),
    row(13, "\u{221e}", "unclear", Player::Light),
    row(14, "+=", "slightly", Player::Light),
    row(15, "=+", "slightly", Player::Dark),
    row(16, "\u{b1}", "better", Player::Light),
    row(17, "\u{2213}", "better", Player::Dark),
    row(18, "+\u{2212}", "winning", Player::Light),
    row(19, "\u{2212}+", "winning", Player::Dark),
];

/// Formats a symbol as its sign, or as its number if it has none.
pub fn sign(symbol: Symbol) -> String {
    let row = OFFERED.iter().find(|row| row.symbol == symbol);
    row.map_or_else(|| format!("${}", symbol.0), |row| row.sign.to_owned())
}

/// Returns what an offered symbol means in a game; `None` for others.
pub fn meaning(symbol: Symbol, game: GameId) -> Option<Phrase> {
    let row = OFFERED.iter().find(|row| row.symbol == symbol)?;
    Some(Phrase::new(message::SYMBOL_MEANING).key("symbol", row.means).key("side", side_key(row.side, game)))
}

/// Formats the symbols of a move: move signs directly after it, others after a space.
pub fn signs(symbols: &[Symbol]) -> String {
    let written = |symbol: &Symbol| match Group::from_symbol(*symbol) {
        Group::Move => sign(*symbol),
        _ => format!("\u{a0}{}", sign(*symbol)),
    };
    symbols.iter().map(written).collect()
}

/// Returns the symbol to show in a list with room for one: that of the move or, without one, that of the position.
pub fn shown(symbols: &[Symbol]) -> Option<Symbol> {
    symbols
        .iter()
        .copied()
        .filter(|&symbol| Group::from_symbol(symbol) != Group::Other)
        .min_by_key(|&symbol| Group::from_symbol(symbol))
}

/// Replaces the symbols of the chosen one's group, or removes all offered symbols if `chosen` is `None`.
pub fn choose(symbols: &[Symbol], chosen: Option<Symbol>) -> Vec<Symbol> {
    let is_replaced = |symbol: Symbol| match chosen {
        Some(chosen) => Group::from_symbol(symbol) == Group::from_symbol(chosen),
        None => Group::from_symbol(symbol) != Group::Other,
    };
    let mut all: Vec<Symbol> = symbols.iter().copied().filter(|&symbol| !is_replaced(symbol)).chain(chosen).collect();
    // Text formats expect the move's symbol first.
    all.sort_by_key(|&symbol| Group::from_symbol(symbol));
    all
}
