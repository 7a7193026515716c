//! Quotes untrusted text (arguments, file names) in messages. Control characters could control the terminal, and
//! direction marks could reorder the text, so both are printed as code points.

use std::path::Path;

/// Maximum length of a quoted text in characters.
const MAX_LEN: usize = 160;

/// Maximum length of a quoted word in characters.
const MAX_WORD_LEN: usize = 40;

/// Escapes a text for a one-line message, and shortens it in the middle: the end of a path is its file name.
pub fn quote(text: &str) -> String {
    let count = text.chars().count();
    if count <= MAX_LEN {
        return escape(text);
    }
    let half = MAX_LEN / 2;
    let begin: String = text.chars().take(half).collect();
    let end: String = text.chars().skip(count - half).collect();
    format!("{}…{}", escape(&begin), escape(&end))
}

/// Like [`quote`], for a word of a line sent by another program, which may contain anything.
pub fn quote_word(text: &str) -> String {
    let begin: String = text.chars().take(MAX_WORD_LEN).collect();
    if begin.len() < text.len() { format!("{}…", escape(&begin)) } else { escape(&begin) }
}

/// Quotes a path.
pub fn quote_path(path: &Path) -> String {
    quote(&path.to_string_lossy())
}

/// Escapes a text without shortening it.
pub fn escape(text: &str) -> String {
    alquerque_language::printable(text).into_owned()
}

#[cfg(test)]
mod tests {
    use super::{quote, quote_word};

    #[test]
    fn only_control_and_direction_characters_are_escaped() {
        assert_eq!(
            quote("a\u{1b}[2J\r\n\u{202e}b\u{200f}\u{9b}"),
            "a<U+001B>[2J<U+000D><U+000A><U+202E>b<U+200F><U+009B>"
        );
        for harmless in ["", r#"C:\games "a" 'b'"#, "partie jouée à Genève", "e\u{301}te\u{301}", "قرقات", "…"]
        {
            assert_eq!(quote(harmless), harmless);
        }
    }

    #[test]
    fn a_long_word_is_cut_off() {
        assert_eq!(quote_word(&"é".repeat(40)), "é".repeat(40));
        assert_eq!(quote_word(&"\0".repeat(1 << 20)), format!("{}…", "<U+0000>".repeat(40)));
    }

    #[test]
    fn a_long_text_keeps_its_start_and_end() {
        let fits = "é".repeat(160);
        assert_eq!(quote(&fits), fits);
        let text = quote(&format!("/begin/{}/end.edb", "x".repeat(1 << 20)));
        assert_eq!(text.chars().count(), 161);
        assert!(text.starts_with("/begin/xx") && text.contains("x…x") && text.ends_with("x/end.edb"), "{text}");
    }
}
