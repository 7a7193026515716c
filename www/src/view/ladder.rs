//! The levels that the player has beaten, as pips: in the New game sheet and in the statistics.

use alquerque_app::choices::Choice;
use alquerque_app::ladder::{Rung, ladder};
use alquerque_app::state::State;
use alquerque_core::Player;

use crate::dom::{append, by_id, set_attribute, set_shown, svg};
use crate::words::set_localized_text;

/// The halves of a pip: Light's and Dark's.
const HALVES: [&str; 2] = ["M8 2A6 6 0 0 0 8 14Z", "M8 2A6 6 0 0 1 8 14Z"];

/// Renders the ladder below the slider of the New game sheet.
pub(super) fn render(state: &State, choice: &Choice) {
    let is_shown = choice.has_ladder();
    for id in ["new-ladder", "new-ladder-text"] {
        set_shown(id, is_shown);
    }
    if is_shown {
        let rungs = ladder(&state.saved.statistics, choice.game().id);
        set_localized_text("new-ladder-text", &choice.ladder_text(&rungs));
        render_pips("new-ladder", &rungs);
    }
}

/// Renders a pip for each level.
pub(super) fn render_pips(id: &str, rungs: &[Rung]) -> Option<()> {
    let pips = by_id(id)?;
    for (place, rung) in (0..).zip(rungs) {
        let pip = match pips.children().item(place) {
            Some(pip) => pip,
            None => make_pip(&pips)?,
        };
        let beaten = Player::BOTH.map(|player| if rung.is_beaten_as(player) { player.name() } else { "" });
        set_attribute(&pip, "class", &beaten.join(" "));
    }
    Some(())
}

fn make_pip(pips: &web_sys::Element) -> Option<web_sys::Element> {
    let pip = svg("svg", &[("viewBox", "0 0 16 16")])?;
    for half in HALVES {
        append(&pip, &svg("path", &[("d", half)])?);
    }
    append(pips, &pip);
    Some(pip)
}
