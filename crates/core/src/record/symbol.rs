//! Symbols on moves, such as `!` and `?`.

/// The maximum number of symbols on a move; others are dropped.
pub const MAX_SYMBOLS: usize = 8;

/// A symbol, as its numeric annotation glyph in PGN, which PDN has adopted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Symbol(pub u8);

/// The symbols with a sign, from glyph 1 on.
const SUFFIXES: [&str; 6] = ["!", "?", "!!", "??", "!?", "?!"];

impl Symbol {
    /// The sign, such as `?!`; `None` if it is written as a number.
    pub fn suffix(self) -> Option<&'static str> {
        SUFFIXES.get(usize::from(self.0).checked_sub(1)?).copied()
    }

    /// The symbol with this sign.
    pub(super) fn from_suffix(text: &str) -> Option<Self> {
        (1..).zip(SUFFIXES).find(|&(_, suffix)| suffix == text).map(|(number, _)| Self(number))
    }

    /// A symbol in parentheses at the start of a text, as in `29-23(?)`, and its length.
    pub(super) fn in_parentheses(text: &str) -> Option<(usize, Self)> {
        let inner = text.strip_prefix('(')?;
        let signs = inner.find(|c| !matches!(c, '!' | '?'))?;
        let symbol = Self::from_suffix(&inner[..signs]).filter(|_| inner[signs..].starts_with(')'))?;
        Some((signs + 2, symbol))
    }
}
