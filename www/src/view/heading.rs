//! The game's title above the panel and in the browser tab, with a marker when it is the player's turn.

use alquerque_core::GameId;
use alquerque_core::family::AnyGame;
use alquerque_core::words::game_title;

use crate::dom::{document, set_attribute, set_text};
use crate::words::{localize, show_phrase};
use alquerque_app::state::State;
use alquerque_app::text::title::rules_title;
use alquerque_language::Phrase;

/// Longer titles get a slightly smaller font, to leave room for the buttons.
const LONG: usize = 11;

/// The heading and what it shows.
#[derive(Default)]
pub(crate) struct Heading {
    /// The kind of game, and the game on the board with its rules.
    shown: Option<(GameId, AnyGame)>,
}

impl Heading {
    /// Renders changes.
    pub(crate) fn render(&mut self, state: &State) {
        let game = state.settings.game();
        // Visible from other tabs.
        let yours = state.is_human_to_move() && state.settings.lone_human().is_some() && state.game.record.played() > 0;
        let waited_for = Phrase::new("tab-yours").key("game", game.name());
        let title = localize(&if yours { waited_for } else { game_title(game) });
        if let Some(document) = document().filter(|document| document.title() != title) {
            document.set_title(&title);
        }
        let rules = AnyGame::of(&*state.game.record);
        if self.shown.replace((game, rules)) == Some((game, rules)) {
            return;
        }
        let title = localize(&game_title(game));
        set_text("title", &title);
        set_attribute("title", "class", if title.chars().count() > LONG { "long" } else { "" });
        show_phrase("ruleset", rules_title(rules).as_ref());
        set_attribute("board", "aria-label", &localize(&Phrase::new("board-of").key("game", game.name())));
    }
}
