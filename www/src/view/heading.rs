//! The game's title above the panel and in the browser tab, with a marker when it is the player's turn.

use alquerque_core::GameId;
use alquerque_core::family::AnyGame;
use alquerque_core::words::game_title;

use crate::dom::{document, set_attribute_by_id, set_text};
use crate::words::{localize, show_phrase};
use alquerque_app::rules::rules_title;
use alquerque_app::state::State;
use alquerque_language::Phrase;

/// Longer titles get a slightly smaller font, to leave room for the buttons.
const LONG: usize = 11;

/// The heading and what it shows.
#[derive(Default)]
pub(crate) struct Heading {
    /// The game and the position's revision: see [`GameState::revision`](alquerque_app::state::GameState::revision).
    /// Its record has the rules.
    shown: Option<(GameId, u32)>,
    /// The tab's title: the game, and whether it is the turn of the only human player.
    tab: Option<(GameId, bool)>,
}

impl Heading {
    /// Renders changes.
    pub(crate) fn render(&mut self, state: &State) {
        let game = state.saved.settings.game();
        // Visible from other tabs.
        let yours =
            state.humans_turn() && state.saved.settings.lone_human().is_some() && state.game.record.played() > 0;
        if self.tab.replace((game, yours)) != Some((game, yours))
            && let Some(document) = document()
        {
            let waited_for = Phrase::new("tab-yours").key("game", game.name());
            document.set_title(&localize(&if yours { waited_for } else { game_title(game) }));
        }
        if self.shown.replace((game, state.game.revision)) == Some((game, state.game.revision)) {
            return;
        }
        let title = localize(&game_title(game));
        set_text("title", &title);
        set_attribute_by_id("title", "class", if title.chars().count() > LONG { "long" } else { "" });
        show_phrase("ruleset", rules_title(AnyGame::of(&*state.game.record)).as_ref());
        set_attribute_by_id("board", "aria-label", &localize(&Phrase::new("board-of").key("game", game.name())));
    }
}
