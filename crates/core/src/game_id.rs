//! The games that there are.

use std::ops::{Index, IndexMut};

/// Declares the games: the type, all of its values and their names have one row for each.
macro_rules! games {
    ($($(#[$doc:meta])* $id:ident = $name:literal, $title:literal;)*) => {
        /// Which game it is, whatever its ruleset.
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
        pub enum GameId {
            $($(#[$doc])* $id,)*
        }

        impl GameId {
            /// All games, the first one being the one that a newcomer meets.
            pub const ALL: [Self; [$($name),*].len()] = [$(Self::$id),*];

            /// The game's short name, such as `alquerque`: it stands in keys and files, and never changes.
            pub const fn name(self) -> &'static str {
                match self {
                    $(Self::$id => $name,)*
                }
            }

            /// The game's name for people, in English.
            pub const fn title(self) -> &'static str {
                match self {
                    $(Self::$id => $title,)*
                }
            }
        }
    };
}

games! {
    /// Alquerque de doze.
    #[default]
    Alquerque = "alquerque", "Alquerque";
    /// Othello.
    Othello = "othello", "Othello";
    /// English draughts, also called checkers.
    Draughts = "draughts", "English draughts";
}

impl GameId {
    /// The game of that short name.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|id| id.name() == name)
    }

    /// The place of this game's things in a list in the order of [`GameId::ALL`].
    #[inline]
    const fn index(self) -> usize {
        self as usize
    }
}

/// Something for each of the games.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PerGame<T>([T; GameId::ALL.len()]);

impl<T> PerGame<T> {
    /// What `of` makes of each game.
    pub fn new(of: impl FnMut(GameId) -> T) -> Self {
        Self(GameId::ALL.map(of))
    }

    /// Each game with what it has.
    pub fn iter(&self) -> impl Iterator<Item = (GameId, &T)> {
        GameId::ALL.into_iter().zip(&self.0)
    }
}

impl<T> Index<GameId> for PerGame<T> {
    type Output = T;

    fn index(&self, id: GameId) -> &T {
        &self.0[id.index()]
    }
}

impl<T> IndexMut<GameId> for PerGame<T> {
    fn index_mut(&mut self, id: GameId) -> &mut T {
        &mut self.0[id.index()]
    }
}
