//! The form of the laboratory: its sections, the two sides of a comparison, and their settings.

use std::f32::consts::SQRT_2;

use alquerque_core::named;
use alquerque_messages::analysis::lab::{MAX_PER_LEAF, MAX_PLAYOUTS, Policy, Setting};

named! {
    /// A section: one kind of experiment.
    #[derive(Default)]
    pub enum Section {
        /// Two settings side by side.
        #[default]
        Compare = "compare",
        /// Many runs with different seeds.
        Runs = "runs",
        /// Alpha-beta, iteration by iteration.
        AlphaBeta = "alpha-beta",
    }
}

named! {
    /// One of the two settings to compare.
    #[derive(Default)]
    pub enum Side {
        /// The first.
        #[default]
        A = "a",
        /// The second.
        B = "b",
    }
}

impl Side {
    /// Its title, the same in every language.
    pub const fn title(self) -> &'static str {
        match self {
            Self::A => "A",
            Self::B => "B",
        }
    }

    /// Its index in a list of both.
    pub const fn index(self) -> usize {
        self as usize
    }
}

named! {
    /// The settings to run repeatedly.
    #[derive(Default)]
    pub enum Sides {
        /// Both, side by side.
        #[default]
        Both = "both",
        /// The first.
        A = "a",
        /// The second.
        B = "b",
    }
}

impl Sides {
    /// Returns whether a side is included.
    pub fn has(self, side: Side) -> bool {
        self == Self::Both || self.name() == side.name()
    }
}

named! {
    /// A field of a setting.
    pub enum Field {
        /// The exploration constant.
        Exploration = "exploration",
        /// The policy of playouts.
        Policy = "policy",
        /// Whether the search proves results.
        Proofs = "proofs",
        /// Playouts per visit of a leaf.
        PerLeaf = "per-leaf",
        /// Number of playouts.
        Playouts = "playouts",
        /// The seed.
        Seed = "seed",
    }
}

/// The available exploration constants, with their texts.
const EXPLORATIONS: [(&str, f32); 8] =
    [("0", 0.0), ("0.1", 0.1), ("0.25", 0.25), ("0.5", 0.5), ("1", 1.0), ("1.41", SQRT_2), ("2", 2.0), ("4", 4.0)];
/// The available playout policies, with their names.
const POLICIES: [(&str, Policy); 6] = [
    ("usual", Policy::Standard),
    ("uniform", Policy::Uniform),
    ("decisive", Policy::Decisive),
    ("cut-off-4", Policy::Cutoff(4)),
    ("cut-off-12", Policy::Cutoff(12)),
    ("cut-off-30", Policy::Cutoff(30)),
];

/// The setting of the search that plays.
pub const STANDARD: Setting =
    Setting { exploration: SQRT_2, policy: Policy::Standard, proves: true, per_leaf: 1, seed: 1, playouts: 10_000 };
/// The initial setting to compare it with.
pub const OTHER: Setting = Setting { exploration: 0.25, ..STANDARD };

impl Field {
    /// Returns the field's value in a setting, as text.
    pub fn value(self, setting: &Setting) -> String {
        let text_or_empty = |name: Option<&str>| name.unwrap_or_default().to_owned();
        match self {
            Self::Exploration => {
                let same = |value: f32| (value - setting.exploration).abs() < 1e-6;
                text_or_empty(EXPLORATIONS.into_iter().find(|&(_, value)| same(value)).map(|(text, _)| text))
            }
            Self::Policy => {
                text_or_empty(POLICIES.into_iter().find(|&(_, policy)| policy == setting.policy).map(|(name, _)| name))
            }
            Self::Proofs => if setting.proves { "true" } else { "false" }.to_owned(),
            Self::PerLeaf => setting.per_leaf.to_string(),
            Self::Playouts => setting.playouts.to_string(),
            Self::Seed => setting.seed.to_string(),
        }
    }

    /// Returns the setting with this field set to `text`, or `None` if the text is invalid.
    pub fn with(self, setting: &Setting, text: &str) -> Option<Setting> {
        let mut new = *setting;
        let text = text.trim();
        match self {
            Self::Exploration => new.exploration = EXPLORATIONS.into_iter().find(|(other, _)| *other == text)?.1,
            Self::Policy => new.policy = POLICIES.into_iter().find(|(name, _)| *name == text)?.1,
            Self::Proofs => new.proves = text.parse().ok()?,
            Self::PerLeaf => new.per_leaf = within(text, MAX_PER_LEAF.into())?.try_into().ok()?,
            Self::Playouts => new.playouts = within(text, MAX_PLAYOUTS)?,
            Self::Seed => new.seed = text.parse().ok()?,
        }
        Some(new)
    }
}

fn within(text: &str, max: u32) -> Option<u32> {
    text.parse().ok().filter(|number| (1..=max).contains(number))
}

/// An experiment at the position on the board.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ExperimentAddress {
    /// The section.
    pub section: Section,
    /// Both settings.
    pub settings: [Setting; 2],
    /// Number of runs.
    pub count: u32,
    /// The settings to run.
    pub runs_of: Sides,
}

impl Default for ExperimentAddress {
    fn default() -> Self {
        Self { section: Section::default(), settings: [STANDARD, OTHER], count: 30, runs_of: Sides::default() }
    }
}

#[cfg(test)]
mod tests {
    use super::{EXPLORATIONS, Field, OTHER, POLICIES, STANDARD};

    #[test]
    fn a_field_shows_the_value_it_was_set_to() {
        let texts = |field: Field| -> Vec<String> {
            match field {
                Field::Exploration => EXPLORATIONS.iter().map(|(text, _)| (*text).to_owned()).collect(),
                Field::Policy => POLICIES.iter().map(|(name, _)| (*name).to_owned()).collect(),
                Field::Proofs => vec!["true".to_owned(), "false".to_owned()],
                Field::PerLeaf => vec!["1".to_owned(), "64".to_owned()],
                Field::Playouts => vec!["1".to_owned(), "1000000".to_owned()],
                Field::Seed => vec!["0".to_owned(), u32::MAX.to_string()],
            }
        };
        for field in Field::ALL {
            assert_eq!(Field::from_name(field.name()), Some(field));
            assert!(!field.value(&STANDARD).is_empty() && !field.value(&OTHER).is_empty());
            for text in texts(field) {
                assert_eq!(field.value(&field.with(&STANDARD, &text).unwrap()), text);
            }
            for text in ["", "-1", "NaN", "inf", "1e9", "99999999999", "x", "\u{661}"] {
                assert_eq!(field.with(&STANDARD, text), None, "{field:?} {text}");
            }
        }
    }
}
