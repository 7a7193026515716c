//! The rules pages: one game's at a time, that of the running game first, with the running ruleset unfolded.

use alquerque_core::GameId;
use alquerque_core::family::{AnyGame, GAMES};

use crate::dom::{by_id, document, set_attribute, set_flag, set_shown};
use alquerque_app::state::State;

/// Shows the rules of the game that is asked for.
pub(crate) fn render(state: &State) {
    let shown = state.rules_of.unwrap_or(state.record.board().game);
    for game in GameId::ALL {
        let chosen = game == shown;
        set_shown(&format!("rules-{}", game.name()), chosen);
        let selector = format!("[data-rules='{}']", game.name());
        if let Some(link) = document().and_then(|document| document.query_selector(&selector).ok().flatten()) {
            set_attribute(&link, "aria-current", if chosen { "true" } else { "false" });
        }
    }
}

/// Unfolds the rules of the running game, and folds up the others.
pub(crate) fn unfold(state: &State) {
    let rules = AnyGame::of(&*state.record);
    let (running, differences) = rules.nearest();
    for ruleset in GAMES.iter().flat_map(|game| game.rulesets) {
        let section = by_id(&format!("rules-{}", ruleset.name)).filter(|section| section.tag_name() == "DETAILS");
        if let Some(section) = section {
            set_flag(&section, "open", ruleset.name == running.name);
        }
    }
    // Options of its own are explained there.
    if let Some(section) = by_id("rules-custom") {
        set_flag(&section, "open", !differences.is_empty());
    }
}
