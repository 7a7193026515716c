//! The list of games.

use std::ops::{Index, IndexMut};

use serde::{Deserialize, Serialize};

use crate::{Player, named};

named! {
    /// A game, independent of its ruleset. Its name is part of storage keys and files, and must never change.
    #[derive(Default, Hash, PartialOrd, Ord, Serialize, Deserialize)]
    #[serde(rename_all = "lowercase")]
    pub enum GameId {
        /// Alquerque de doze.
        #[default]
        Alquerque = "alquerque",
        /// Othello.
        Othello = "othello",
        /// English draughts, also called checkers.
        Draughts = "draughts",
    }
}

impl GameId {
    /// The game's English display name.
    pub const fn title(self) -> &'static str {
        match self {
            Self::Alquerque => "Alquerque",
            Self::Othello => "Othello",
            Self::Draughts => "English draughts",
        }
    }

    /// The index of this game in [`GameId::ALL`].
    #[inline]
    const fn index(self) -> usize {
        self as usize
    }
}

/// The key of a side in messages: `light` or `dark`; in Othello `white` or `black`.
pub const fn side_key(player: Player, game: GameId) -> &'static str {
    match (player, game) {
        (Player::Light, GameId::Othello) => "white",
        (Player::Dark, GameId::Othello) => "black",
        (player, GameId::Alquerque | GameId::Draughts) => player.name(),
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
