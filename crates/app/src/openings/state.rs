//! The openings that have been loaded, and the computer's next move from the book.

use std::rc::Rc;

use alquerque_core::GameId;
use alquerque_core::any_record::AnyRecord;
use alquerque_core::openings::Openings;

/// The openings that have been loaded, and the computer's next move from the book.
#[derive(Clone, Debug, Default)]
pub struct OpeningsState {
    /// The openings of each game that were requested; `None` until they arrive.
    games: Vec<(GameId, Option<Rc<Openings>>)>,
    /// The scheduled move of the computer.
    pub(super) due: Option<Due>,
    /// The key of the node after the computer's last move from the book.
    pub(super) played: Option<u64>,
}

/// A scheduled move of the computer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Due {
    /// The number of its timer.
    pub(super) number: u32,
    /// The revision of the position in which it was chosen.
    pub(super) revision: u32,
    /// The move in notation.
    pub(super) mv: String,
}

impl OpeningsState {
    /// The openings of a game, if they have been loaded.
    pub fn of(&self, game: GameId) -> Option<&Openings> {
        self.games.iter().find(|(other, _)| *other == game)?.1.as_deref()
    }

    /// Whether the computer has played a move from the book in this game.
    pub(crate) fn has_played(&self, record: &dyn AnyRecord) -> bool {
        self.played.is_some_and(|key| record.tree().find(key).is_some())
    }

    /// Notes that the openings of a game are requested. Returns whether that is news.
    pub(super) fn request(&mut self, game: GameId) -> bool {
        let is_news = self.games.iter().all(|(other, _)| *other != game);
        if is_news {
            self.games.push((game, None));
        }
        is_news
    }

    /// Stores the openings of a game.
    pub(super) fn set(&mut self, game: GameId, openings: Openings) {
        self.games.retain(|(other, _)| *other != game);
        self.games.push((game, Some(Rc::new(openings))));
    }
}
