//! Moves typed in the usual variations of notation.

use alquerque_core::tabletop::Turn;

/// The turn that a text means: `-`, `x`, spaces and their like separate its spots, whichever is used, or nothing does; of a
/// path, the ends suffice. `None` if it means none of the legal turns, or several.
pub(super) fn meant<'a>(legal: &'a [Turn], text: &str) -> Option<&'a Turn> {
    let named = spots(text);
    let only = |is_meant: &dyn Fn(&[String]) -> bool| {
        let mut found = legal.iter().filter(|turn| is_meant(&spots(&turn.text)));
        found.next().filter(|_| found.next().is_none())
    };
    only(&|turn| turn == named)
        .or_else(|| only(&|turn| turn.concat() == named.concat()))
        .or_else(|| only(&|turn| named.len() == 2 && turn.first() == named.first() && turn.last() == named.last()))
}

fn spots(text: &str) -> Vec<String> {
    let separates = |letter: char| {
        matches!(letter, 'x' | 'X' | '×' | ':' | '-' | '\u{2010}'..='\u{2015}' | '\u{2212}') || letter.is_whitespace()
    };
    text.split(separates).filter(|spot| !spot.is_empty()).map(str::to_ascii_lowercase).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn is_meant(text: &str, legal: &[&str]) -> Option<String> {
        let legal: Vec<Turn> = legal
            .iter()
            .map(|text| Turn { text: (*text).to_owned(), path: Vec::new(), captured: Vec::new() })
            .collect();
        meant(&legal, text).map(|turn| turn.text.clone())
    }

    #[test]
    fn any_separator_will_do() {
        for text in ["e3xc3", "e3-c3", "E3 c3", "e3×c3", "e3:c3", "e3c3", "e3 – c3", " e3 x c3 "] {
            assert_eq!(is_meant(text, &["e3xc3", "e3xe5"]).as_deref(), Some("e3xc3"), "{text}");
        }
        assert_eq!(is_meant("11 15", &["11-15", "1-5"]).as_deref(), Some("11-15"));
        assert_eq!(is_meant("a3 e5", &["a3xc3xe5", "a3xc3xa1"]).as_deref(), Some("a3xc3xe5"));
    }

    #[test]
    fn nothing_is_guessed() {
        for text in ["e3", "", "e3xc5", "e3xe3"] {
            assert_eq!(is_meant(text, &["e3xc3xe3", "e3xc3xa1xe3", "a1-a2"]), None, "{text}");
        }
    }
}
