//! The languages of the project, and the plurals, lists and capitals of a language.

/// A language of the project.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum LanguageId {
    /// English.
    #[default]
    English,
    /// Spanish.
    Spanish,
    /// German.
    German,
    /// French.
    French,
    /// Arabic.
    Arabic,
}

impl LanguageId {
    /// All languages.
    pub const ALL: [Self; 5] = [Self::English, Self::Spanish, Self::German, Self::French, Self::Arabic];

    /// The language's code, as in `lang` attributes, file names and stored settings.
    pub const fn code(self) -> &'static str {
        match self {
            Self::English => "en",
            Self::Spanish => "es",
            Self::German => "de",
            Self::French => "fr",
            Self::Arabic => "ar",
        }
    }

    /// Whether the language is written from right to left.
    pub const fn is_right_to_left(self) -> bool {
        matches!(self, Self::Arabic)
    }

    /// Whether all texts are translated, which tests verify. What an incomplete language lacks is shown in English.
    pub const fn is_complete(self) -> bool {
        match self {
            Self::English | Self::Spanish | Self::German | Self::French | Self::Arabic => true,
        }
    }

    /// The language with this code.
    pub fn from_code(code: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|language| language.code() == code)
    }
}

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
    /// A date, whose month and day count from 1; `None` if it can't be written.
    fn date(&self, _year: u32, _month: u32, _day: u32) -> Option<String> {
        None
    }
    /// A time of the day, whose hour counts from 0; `None` if it can't be written.
    fn time(&self, _hour: u32, _minute: u32) -> Option<String> {
        None
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
