//! The levels that the player has beaten, as pips in the New game sheet.

use alquerque_app::choices::Choice;
use alquerque_app::ladder::ladder;
use alquerque_app::state::State;

use crate::dom::{by_id, set_attribute, set_shown};
use crate::words::{set_localized_text, set_phrase};

/// Renders the ladder below the slider of levels.
pub(super) fn render(state: &State, choice: &Choice) -> Option<()> {
    let is_shown = choice.has_ladder();
    for id in ["new-ladder", "new-ladder-text", "new-adapts-field", "new-ladder-legend"] {
        set_shown(id, is_shown);
    }
    if !is_shown {
        return None;
    }
    set_phrase("new-ladder-legend", &choice.ladder_legend());
    let rungs = ladder(&state.saved.statistics, choice.game().id);
    set_localized_text("new-ladder-text", &choice.ladder_text(&state.saved.statistics));
    let mut pip = by_id("new-ladder")?.first_element_child();
    for rung in rungs {
        let shown = pip?;
        set_attribute(&shown, "class", rung.sides());
        pip = shown.next_element_sibling();
    }
    Some(())
}
