//! Themes, derived from solutions and named as players do.

use alquerque_core::named;

named! {
    /// A theme, by its name in messages and addresses. Files depend on the order.
    #[derive(PartialOrd, Ord, Hash)]
    pub enum Theme {
        /// A capture of three pieces or more in one turn.
        LongJump = "long-jump",
        /// A piece is given up first.
        Sacrifice = "sacrifice",
        /// A quiet first move: it neither captures nor gives anything up.
        QuietMove = "quiet-move",
        /// The opponent is left with pieces but without a move.
        Blockade = "blockade",
        /// A move into a corner.
        Corner = "corner",
        /// A move into a region with an odd number of empty squares, which leaves the even regions to the opponent.
        Parity = "parity",
        /// A king is caught.
        KingTrap = "king-trap",
        /// A man is crowned.
        Crowning = "crowning",
        /// The opponent has to pass.
        Pass = "pass",
        /// A draw is the most that can be saved.
        Defence = "defence",
        /// Few pieces.
        Endgame = "endgame",
    }
}

/// A set of themes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Themes(u16);

/// The bits of a set in a file.
pub(crate) const BITS: u32 = 16;

impl Themes {
    /// Whether a theme is in the set.
    pub const fn has(self, theme: Theme) -> bool {
        self.0 >> theme as u16 & 1 == 1
    }

    /// The themes in the set.
    pub fn iter(self) -> impl Iterator<Item = Theme> {
        Theme::ALL.into_iter().filter(move |&theme| self.has(theme))
    }

    pub(crate) const fn bits(self) -> usize {
        self.0 as usize
    }

    /// The set with these bits; `None` if there are unknown themes.
    pub(crate) fn from_bits(bits: usize) -> Option<Self> {
        u16::try_from(bits).ok().filter(|bits| bits >> Theme::ALL.len() == 0).map(Self)
    }
}

impl FromIterator<Theme> for Themes {
    fn from_iter<I: IntoIterator<Item = Theme>>(themes: I) -> Self {
        Self(themes.into_iter().fold(0, |bits, theme| bits | 1 << theme as u16))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sets_contain_what_was_added() {
        for theme in Theme::ALL {
            assert_eq!(Theme::from_name(theme.name()), Some(theme));
            let set: Themes = [theme, Theme::Corner].into_iter().collect();
            assert_eq!(set.iter().filter(|&other| other == theme).count(), 1);
            assert_eq!(Themes::from_bits(set.bits()), Some(set));
        }
        assert_eq!(Themes::from_bits(1 << 15), None);
    }
}
