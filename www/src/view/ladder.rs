//! The levels that the player has beaten: pips in the New game sheet, and a table in the statistics.

use alquerque_app::choices::Choice;
use alquerque_app::ladder::{Rung, ladder, next};
use alquerque_app::nouns::BySide;
use alquerque_app::state::State;
use alquerque_core::Player;
use alquerque_language::Phrase;

use super::statistics::fill_table;
use crate::dom::{append, by_id, set_attribute, set_shown, set_text, svg};
use crate::words::{localize, set_localized_text, set_phrase};

/// The halves of a pip: Light's and Dark's.
const HALVES: [&str; 2] = ["M8 2A6 6 0 0 0 8 14Z", "M8 2A6 6 0 0 1 8 14Z"];

/// Renders the ladder below the slider of the New game sheet.
pub(super) fn render_pips(state: &State, choice: &Choice) -> Option<()> {
    let is_shown = choice.has_ladder();
    for id in ["new-ladder", "new-ladder-text"] {
        set_shown(id, is_shown);
    }
    if !is_shown {
        // It still describes the slider.
        set_text("new-ladder-text", "");
        return None;
    }
    let rungs = ladder(&state.saved.statistics, choice.game().id);
    set_localized_text("new-ladder-text", &choice.ladder_text(&rungs));
    let pips = by_id("new-ladder")?;
    if pips.child_element_count() == 0 {
        for _ in &rungs {
            let pip = svg("svg", &[("viewBox", "0 0 16 16")])?;
            for half in HALVES {
                append(&pip, &svg("path", &[("d", half)])?);
            }
            append(&pips, &pip);
        }
    }
    let mut pip = pips.first_element_child();
    for rung in rungs {
        let shown = pip?;
        let mut half = shown.first_element_child();
        for player in Player::BOTH {
            let path = half?;
            set_attribute(&path, "class", if rung.is_beaten_as(player) { "beaten" } else { "" });
            half = path.next_element_sibling();
        }
        pip = shown.next_element_sibling();
    }
    Some(())
}

/// Renders the table of the statistics.
pub(super) fn render_table(state: &State) {
    let game = state.statistics_of();
    let rungs = ladder(&state.saved.statistics, game);
    let text = next(&rungs).map_or_else(|| Phrase::new("ladder-done"), |next| next.phrase(game));
    set_phrase("ladder-next", &text);
    for player in Player::BOTH {
        set_phrase(&format!("ladder-{}", player.name()), &Phrase::new("side-name").by(player, game));
    }
    let row = |rung: &Rung| {
        let tally = rung.tally;
        let level = localize(&Phrase::new("level-name").number("level", rung.level));
        let streak = Phrase::new("streak").number("streak", tally.streak).number("best", tally.best);
        vec![level, tally.won_as[0].to_string(), tally.won_as[1].to_string(), localize(&streak)]
    };
    fill_table("ladder-rows", &rungs.iter().map(row).collect::<Vec<_>>());
}
