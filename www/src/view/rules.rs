//! The rules of one game, with its rulesets as foldable sections.

use alquerque_core::GameId;
use alquerque_core::family::{AnyGame, GAMES};

use crate::dom::{by_id, query, set_flag, set_shown, set_state};
use alquerque_app::state::State;

/// Shows the rules of the requested game.
pub(crate) fn render(state: &State) {
    let shown = state.page.rules_of().unwrap_or(state.game.record.board().game);
    for game in GameId::ALL {
        set_shown(&format!("rules-{}", game.name()), game == shown);
        set_state(&query(&format!("[data-rules='{}']", game.name())), "aria-current", game == shown);
    }
}

/// Unfolds the rules of the running game, and folds the others.
pub(crate) fn unfold(state: &State) {
    let rules = AnyGame::of(&*state.game.record);
    let (running, differences) = rules.nearest();
    for ruleset in GAMES.iter().flat_map(|game| game.rulesets) {
        let section = by_id(&format!("rules-{}", ruleset.name)).filter(|section| section.tag_name() == "DETAILS");
        set_flag(&section, "open", ruleset.name == running.name);
    }
    // It explains the game's own options.
    set_flag("rules-custom", "open", !differences.is_empty());
}
