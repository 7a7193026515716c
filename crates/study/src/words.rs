//! The study's texts.

/// A move without line breaks at its hyphen.
pub fn move_text(text: &str) -> String {
    text.replace('-', "\u{2011}")
}
