//! Plurals, lists and capitals of a language.

/// How a language forms plurals and lists. Browsers know this for every language.
pub trait Grammar {
    /// The plural category of a number: `zero`, `one`, `two`, `few`, `many` or `other`.
    fn plural(&self, number: u64) -> String;
    /// Joins texts as alternatives: `a, b or c`.
    fn one_of(&self, texts: &[String]) -> String;
    /// A letter as a capital, which in some languages takes more than one letter.
    fn capital(&self, letter: char) -> String;
    /// Whether the language is written from right to left.
    fn is_right_to_left(&self) -> bool {
        false
    }
}

/// The grammar of English.
#[derive(Clone, Copy, Debug, Default)]
pub struct English;

impl Grammar for English {
    fn plural(&self, number: u64) -> String {
        if number == 1 { "one" } else { "other" }.to_owned()
    }

    fn capital(&self, letter: char) -> String {
        letter.to_ascii_uppercase().to_string()
    }

    fn one_of(&self, texts: &[String]) -> String {
        match texts.split_last() {
            None => String::new(),
            Some((only, [])) => only.clone(),
            Some((last, rest)) => format!("{} or {last}", rest.join(", ")),
        }
    }
}
