//! Quoting untrusted text in messages.

use alquerque_language::code_point;

/// An untrusted text, quoted for a one-line message: invisible characters are replaced by their code points, and the
/// text is cut off after 80 characters.
pub fn quoted(text: &str) -> String {
    const MAX_LEN: usize = 80;
    let mut quoted = String::new();
    let mut length = 0;
    for (place, c) in text.char_indices() {
        let code = (!can_be_seen(c, place == 0)).then(|| code_point(c));
        // A single character needs no quotes.
        let code = code.map(|code| if text.len() == c.len_utf8() { code } else { format!("<{code}>") });
        length += code.as_ref().map_or(1, String::len);
        if length > MAX_LEN {
            quoted.push('…');
            break;
        }
        match code {
            Some(code) => quoted.push_str(&code),
            None => quoted.push(c),
        }
    }
    quoted
}

/// Whether a character is visible on its own; Unicode's combining marks are visible only after another character.
fn can_be_seen(c: char, is_first: bool) -> bool {
    if c.is_ascii() {
        return !c.is_ascii_control();
    }
    let text = if is_first { c.to_string() } else { format!("x{c}") };
    !text.escape_debug().to_string().contains("\\u")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn invisible_characters_are_named_by_code() {
        for (text, expected) in [
            ("\u{3}", "U+0003"),
            ("\u{202e}", "U+202E"),
            ("d2\u{3}c3", "d2<U+0003>c3"),
            ("a\nb\tc", "a<U+000A>b<U+0009>c"),
            ("\u{301}e\u{301}", "<U+0301>e\u{301}"),
            ("it's \"so\" \\", "it's \"so\" \\"),
            ("ä 𝔸 \u{1f600} مباراة", "ä 𝔸 \u{1f600} مباراة"),
            ("\u{1b}[31mred", "<U+001B>[31mred"),
            ("", ""),
        ] {
            assert_eq!(quoted(text), expected, "{text:?}");
        }
    }

    #[test]
    fn quotations_are_at_most_a_line_long() {
        assert_eq!(quoted(&"x".repeat(80)), "x".repeat(80));
        assert_eq!(quoted(&"x".repeat(81)), format!("{}…", "x".repeat(80)));
        assert!(quoted(&"\u{3}".repeat(1000)).chars().count() <= 81);
    }
}
