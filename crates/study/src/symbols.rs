//! Symbols that are offered for a move: what the move is worth, and what the position behind it is worth.

use alquerque_app::words::side_key;
use alquerque_core::phrase::Phrase;
use alquerque_core::record::Symbol;
use alquerque_core::{GameId, Player};

/// Of what a symbol speaks. A move has one symbol of each of the first two; all others are left as they are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Group {
    /// The move.
    Move,
    /// The position behind it.
    Position,
    /// Anything else.
    Other,
}

impl Group {
    /// The groups that are offered.
    pub const OFFERED: [Self; 2] = [Self::Move, Self::Position];

    /// The group of a symbol.
    pub fn of(symbol: Symbol) -> Self {
        match symbol.suffix() {
            Some(_) => Self::Move,
            None if OFFERED.iter().any(|row| row.symbol == symbol) => Self::Position,
            None => Self::Other,
        }
    }

    /// Its symbols, in the order in which they are offered.
    pub fn symbols(self) -> impl Iterator<Item = Symbol> {
        OFFERED.iter().map(|row| row.symbol).filter(move |&symbol| Self::of(symbol) == self)
    }

    /// What it is called.
    pub fn name(self) -> Phrase {
        Phrase::new(match self {
            Self::Move => "symbols-move",
            Self::Position | Self::Other => "symbols-position",
        })
    }
}

/// A symbol that is offered.
struct Row {
    symbol: Symbol,
    /// How it is written, as the field does.
    sign: &'static str,
    /// What it means, in messages.
    means: &'static str,
    /// The side that it is about.
    side: Player,
}

const fn row(number: u8, sign: &'static str, means: &'static str, side: Player) -> Row {
    Row { symbol: Symbol(number), sign, means, side }
}

/// By the numbers of the PGN standard, in which light is White. Of the signs for 14 and 15, plus over equals and the reverse, few fonts
/// have any: they are written side by side.
const OFFERED: [Row; 14] = [
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

/// How a symbol is written: by its sign, or else by its number.
pub fn sign(symbol: Symbol) -> String {
    let row = OFFERED.iter().find(|row| row.symbol == symbol);
    row.map_or_else(|| format!("${}", symbol.0), |row| row.sign.to_owned())
}

/// What a symbol that is offered means in a game; none for others.
pub fn meaning(symbol: Symbol, game: GameId) -> Option<Phrase> {
    let row = OFFERED.iter().find(|row| row.symbol == symbol)?;
    Some(Phrase::new("symbol-meaning").key("symbol", row.means).key("side", side_key(row.side, game)))
}

/// The signs behind a move: those of the move at once, all others after a space.
pub fn signs(symbols: &[Symbol]) -> String {
    let written = |symbol: &Symbol| match Group::of(*symbol) {
        Group::Move => sign(*symbol),
        _ => format!("\u{a0}{}", sign(*symbol)),
    };
    symbols.iter().map(written).collect()
}

/// The symbol that a list shows which can show one: what is said of the move, or else of the position.
pub fn shown(symbols: &[Symbol]) -> Option<Symbol> {
    symbols.iter().copied().filter(|&symbol| Group::of(symbol) != Group::Other).min_by_key(|&symbol| Group::of(symbol))
}

/// The symbols of a move with one that was chosen in the place of what there was of its group, or without any that is offered.
pub fn choose(symbols: &[Symbol], chosen: Option<Symbol>) -> Vec<Symbol> {
    let goes = |symbol: Symbol| match chosen {
        Some(chosen) => Group::of(symbol) == Group::of(chosen),
        None => Group::of(symbol) != Group::Other,
    };
    let mut all: Vec<Symbol> = symbols.iter().copied().filter(|&symbol| !goes(symbol)).chain(chosen).collect();
    // Texts have what is said of the move first.
    all.sort_by_key(|&symbol| Group::of(symbol));
    all
}
