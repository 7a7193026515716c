//! The languages of the project.

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

    /// The language with this code.
    pub fn from_code(code: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|language| language.code() == code)
    }
}
