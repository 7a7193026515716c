//! Symbols on moves, such as `!` and `?`.

/// The most symbols on one move; more are left out.
pub const MOST_SYMBOLS: usize = 8;

/// What a move is worth, or what is to be seen in it, by its number among the numeric annotation glyphs of PGN, which PDN has
/// taken over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Symbol(pub u8);

/// The symbols that are written behind a move, from glyph 1 on.
const SUFFIXES: [&str; 6] = ["!", "?", "!!", "??", "!?", "?!"];

impl Symbol {
    /// The sign that stands behind a move, such as `?!`; `None` where the number has to do.
    pub fn suffix(self) -> Option<&'static str> {
        SUFFIXES.get(usize::from(self.0).checked_sub(1)?).copied()
    }

    /// The symbol that is written so behind a move.
    pub(super) fn of_suffix(text: &str) -> Option<Self> {
        (1..).zip(SUFFIXES).find(|&(_, suffix)| suffix == text).map(|(number, _)| Self(number))
    }

    /// The symbol in parentheses with which a text begins, as in `29-23(?)`, and its length.
    pub(super) fn in_parentheses(text: &str) -> Option<(usize, Self)> {
        let inner = text.strip_prefix('(')?;
        let signs = inner.find(|c| !matches!(c, '!' | '?'))?;
        let symbol = Self::of_suffix(&inner[..signs]).filter(|_| inner[signs..].starts_with(')'))?;
        Some((signs + 2, symbol))
    }
}
