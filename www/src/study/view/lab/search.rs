//! The cost and the expected score of both searches.

use alquerque_app::state::State;
use alquerque_study::lab::Lab;
use alquerque_study::lab::side::Side;
use alquerque_study::lab::view_model::{expected, figures};
use alquerque_study::words::move_text;

use super::levels;
use crate::dom::{by_id, query_in, set_text, write};
use crate::study::numbers::notation;
use crate::words::localize;

/// Maximum number of moves shown per line.
const MAX_MOVES: usize = 10;

/// Renders changes.
pub(super) fn render(lab: &Lab, state: &State) -> Option<()> {
    let both = Side::ALL.map(|side| lab.found(state, side));
    for (side, found) in Side::ALL.into_iter().zip(both) {
        let moves = found.map_or(&[][..], |found| &found.line);
        let mut line = moves.iter().take(MAX_MOVES).cloned().collect::<Vec<_>>().join(" ");
        if moves.len() > MAX_MOVES {
            line += " \u{2026}";
        }
        set_text(&format!("lab-line-{}", side.name()), &move_text(&line));
        let expects = found.map(|found| localize(&expected(found.proven, found.expected, state.to_move())));
        let figures = found.map(figures).unwrap_or_default();
        let mut texts = std::iter::once(expects.unwrap_or_default()).chain(figures);
        let mut row = query_in(&by_id("lab-figures")?, "tbody tr");
        while let Some(here) = row {
            let text = texts.next().map(|text| notation(&text)).unwrap_or_default();
            write(&here.children().item(1 + u32::from(side == Side::B))?, &text);
            row = here.next_element_sibling();
        }
    }
    levels::render(both)
}
