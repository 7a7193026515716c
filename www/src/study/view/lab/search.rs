//! What both searches took and expect.

use alquerque_app::state::State;
use alquerque_study::lab::Lab;
use alquerque_study::lab::shown::{expected, figures};
use alquerque_study::lab::side::Side;
use alquerque_study::words::move_text;

use super::levels;
use crate::dom::{by_id, set_text};
use crate::study::numbers::notation;
use crate::words::said;

/// The moves of a line that are shown.
const MOVES_SHOWN: usize = 10;

/// Writes what has changed.
pub(super) fn render(lab: &Lab, state: &State) -> Option<()> {
    let both = Side::BOTH.map(|side| lab.found(state, side));
    for (side, found) in Side::BOTH.into_iter().zip(both) {
        let moves = found.map_or(&[][..], |found| &found.line);
        let mut line = moves.iter().take(MOVES_SHOWN).cloned().collect::<Vec<_>>().join(" ");
        if moves.len() > MOVES_SHOWN {
            line += " \u{2026}";
        }
        set_text(&format!("lab-line-{}", side.name()), &move_text(&line));
        let expects = found.map(|found| said(&expected(found.proven, found.expected, state.to_move())));
        let figures = found.map(figures).unwrap_or_default();
        let mut texts = std::iter::once(expects.unwrap_or_default()).chain(figures);
        let mut row = by_id("lab-figures")?.query_selector("tbody tr").ok()?;
        while let Some(here) = row {
            let text = texts.next().map(|text| notation(&text)).unwrap_or_default();
            let cell = here.children().item(1 + u32::from(side == Side::B))?;
            if cell.text_content().as_deref() != Some(&text) {
                cell.set_text_content(Some(&text));
            }
            row = here.next_element_sibling();
        }
    }
    levels::render(both)
}
