//! Enumerated settings by the names used in storage and in form fields.

use alquerque_language::LanguageId;

use super::game::{Engine, First, Side};
use super::values::{BoardStyle, LanguageSetting, PieceSet, Rings, Speed, Theme};

/// A value with a name.
pub trait Named: Copy + Default + PartialEq + 'static {
    /// All values and their names.
    const NAMES: &'static [(&'static str, Self)];

    /// The value's name.
    fn name(self) -> &'static str {
        // Every value has a name; a test checks that.
        Self::NAMES.iter().find(|(_, other)| *other == self).map_or("", |(name, _)| name)
    }

    /// The value with this name.
    fn named(name: &str) -> Option<Self> {
        Self::NAMES.iter().find(|(other, _)| *other == name).map(|&(_, value)| value)
    }
}

impl Named for Engine {
    const NAMES: &'static [(&'static str, Self)] =
        &[("uct", Self::Uct), ("alpha-beta", Self::AlphaBeta), ("random", Self::Random)];
}

impl Named for First {
    const NAMES: &'static [(&'static str, Self)] =
        &[("usual", Self::Usual), ("light", Self::Light), ("dark", Self::Dark), ("by-lot", Self::ByLot)];
}

impl Named for Side {
    const NAMES: &'static [(&'static str, Self)] =
        &[("yours", Self::Yours), ("mover", Self::Mover), ("light", Self::Light), ("dark", Self::Dark)];
}

/// Language codes; start.js reads them, too.
impl Named for LanguageSetting {
    const NAMES: &'static [(&'static str, Self)] = &[
        ("system", Self::System),
        ("en", Self::In(LanguageId::English)),
        ("es", Self::In(LanguageId::Spanish)),
        ("de", Self::In(LanguageId::German)),
        ("fr", Self::In(LanguageId::French)),
        ("ar", Self::In(LanguageId::Arabic)),
    ];
}

/// start.js reads these, too.
impl Named for Theme {
    const NAMES: &'static [(&'static str, Self)] =
        &[("system", Self::System), ("light", Self::Light), ("dark", Self::Dark)];
}

/// Also the suffixes of the drawings.
impl Named for BoardStyle {
    const NAMES: &'static [(&'static str, Self)] =
        &[("inlaid", Self::Inlaid), ("parchment", Self::Parchment), ("contrast", Self::Contrast)];
}

/// Also the suffixes of the drawings.
impl Named for PieceSet {
    const NAMES: &'static [(&'static str, Self)] =
        &[("turned", Self::Turned), ("stones", Self::Stones), ("plain", Self::Plain)];
}

impl Named for Rings {
    const NAMES: &'static [(&'static str, Self)] =
        &[("first-games", Self::FirstGames), ("always", Self::Always), ("never", Self::Never)];
}

impl Named for Speed {
    const NAMES: &'static [(&'static str, Self)] =
        &[("slow", Self::Slow), ("usual", Self::Usual), ("fast", Self::Fast), ("none", Self::None)];
}

#[cfg(test)]
mod tests {
    use super::*;

    fn all_are_found<T: Named + std::fmt::Debug + serde::Serialize>(count: usize) {
        assert_eq!(T::NAMES.len(), count);
        assert!(T::NAMES.iter().any(|(_, value)| *value == T::default()));
        for &(name, value) in T::NAMES {
            assert_eq!((value.name(), T::named(name)), (name, Some(value)));
            assert_eq!(serde_json::to_value(value).unwrap(), name);
        }
        assert_eq!(T::named("nothing"), None);
    }

    #[test]
    fn each_value_is_found_by_its_name() {
        all_are_found::<Engine>(3);
        all_are_found::<First>(4);
        all_are_found::<Side>(4);
        all_are_found::<Theme>(3);
        all_are_found::<LanguageSetting>(6);
        for language in LanguageId::ALL {
            assert_eq!(LanguageSetting::named(language.code()), Some(LanguageSetting::In(language)));
        }
        all_are_found::<BoardStyle>(3);
        all_are_found::<PieceSet>(3);
        all_are_found::<Rings>(3);
        all_are_found::<Speed>(4);
    }
}
