//! The list of games.

use std::ops::{Index, IndexMut};

use serde::{Deserialize, Serialize};

/// Declares the games: one row each for the type's variants, their values and names.
macro_rules! games {
    ($($(#[$doc:meta])* $id:ident = $name:literal, $title:literal;)*) => {
        /// A game, independent of its ruleset.
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
        pub enum GameId {
            $($(#[$doc])* #[serde(rename = $name)] $id,)*
        }

        impl GameId {
            /// All games; the first is the default.
            pub const ALL: [Self; [$($name),*].len()] = [$(Self::$id),*];

            /// The game's short name, such as `alquerque`. It is part of storage keys and files, and must never change.
            pub const fn name(self) -> &'static str {
                match self {
                    $(Self::$id => $name,)*
                }
            }

            /// The game's English display name.
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
    /// The game with this short name.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|id| id.name() == name)
    }

    /// The index of this game in [`GameId::ALL`].
    #[inline]
    const fn index(self) -> usize {
        self as usize
    }
}

/// One value per game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PerGame<T>([T; GameId::ALL.len()]);

impl<T> PerGame<T> {
    /// Builds the table by calling `of` for each game.
    pub fn new(of: impl FnMut(GameId) -> T) -> Self {
        Self(GameId::ALL.map(of))
    }

    /// Iterates over the games and their values.
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
