//! Characters that would change how the text around them is displayed.

use std::borrow::Cow;

/// The code point of a character, as in `U+0003`.
pub fn code_point(c: char) -> String {
    format!("U+{:04X}", u32::from(c))
}

/// Whether a character is a control character or changes the direction of writing.
pub fn is_control(c: char) -> bool {
    c.is_control()
        || matches!(c, '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}' | '\u{feff}')
}

/// The text with every [control character](is_control) replaced by its code point, as in `<U+001B>`.
pub fn printable(text: &str) -> Cow<'_, str> {
    if !text.contains(is_control) {
        return Cow::Borrowed(text);
    }
    let one = |c: char| if is_control(c) { format!("<{}>", code_point(c)) } else { c.to_string() };
    Cow::Owned(text.chars().map(one).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn direction_marks_are_replaced_and_spaces_are_kept() {
        assert_eq!(printable("gnp.exe\u{202e}"), "gnp.exe<U+202E>");
        assert_eq!(printable("12\u{a0}%"), "12\u{a0}%");
    }
}
