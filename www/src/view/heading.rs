//! What is played, above the panel and in the tab; and whether somebody is waited for.

use alquerque_core::GameId;
use alquerque_core::family::AnyGame;

use crate::dom::{by_id, document, set_attribute, set_shown};
use crate::words::{call, called};
use alquerque_app::message::Label;
use alquerque_app::rules::rules_title;
use alquerque_app::state::State;

/// The heading, and of what it was written.
#[derive(Default)]
pub(crate) struct Heading {
    /// The game, and the number of the position: see [`State::position`]. Its record has the rules.
    shown: Option<(GameId, u32)>,
    /// What the tab says: the game, and whether it is the turn of whoever sits here alone.
    tab: Option<(GameId, bool)>,
}

impl Heading {
    /// Writes what has changed.
    pub(crate) fn render(&mut self, state: &State) {
        let game = state.settings.game();
        // Seen from another tab.
        let yours = state.humans_turn() && state.settings.lone_human().is_some() && state.record.played() > 0;
        if self.tab.replace((game, yours)) != Some((game, yours))
            && let Some(document) = document()
        {
            document.set_title(&called(&Label::Tab { game, yours }));
        }
        if self.shown.replace((game, state.position)) == Some((game, state.position)) {
            return;
        }
        call("title", &Label::Game(game));
        let rules = rules_title(AnyGame::of(&*state.record));
        set_shown("ruleset", rules.is_some());
        if let Some(rules) = rules {
            call("ruleset", &rules);
        }
        if let Some(board) = by_id("board") {
            set_attribute(&board, "aria-label", &called(&Label::BoardOf(game)));
        }
    }
}
