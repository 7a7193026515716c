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

/// Whether a character cannot be seen: direction marks, zero-width spaces and joiners, soft hyphens, variation selectors.
/// Web pages and messengers insert them between and into words. Control characters are errors instead.
pub fn is_invisible(c: char) -> bool {
    is_control(c) && !c.is_control()
        || matches!(c, '\u{ad}' | '\u{34f}' | '\u{180b}'..='\u{180f}' | '\u{200b}'..='\u{200d}' | '\u{2060}'..='\u{206f}')
        || matches!(c, '\u{fe00}'..='\u{fe0f}' | '\u{fff9}'..='\u{fffb}' | '\u{e0000}'..='\u{e0fff}')
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
    fn spaces_and_control_characters_are_not_invisible() {
        for c in ['\u{200b}', '\u{2060}', '\u{feff}', '\u{ad}', '\u{fe0f}', '\u{202e}', '\u{e0100}'] {
            assert!(is_invisible(c), "{}", code_point(c));
        }
        for c in
            ['\0', ' ', '\t', '\n', '\r', '\u{85}', '\u{a0}', '\u{2009}', '\u{2028}', '\u{3000}', '-', 'e', '\u{301}']
        {
            assert!(!is_invisible(c), "{}", code_point(c));
        }
    }

    #[test]
    fn direction_marks_are_replaced_and_spaces_are_kept() {
        assert_eq!(printable("gnp.exe\u{202e}"), "gnp.exe<U+202E>");
        assert_eq!(printable("12\u{a0}%"), "12\u{a0}%");
    }
}
