//! The engines' statistics, and their lines with playable moves.

use alquerque_app::markup::Markup;
use alquerque_app::state::State;
use alquerque_study::Study;
use alquerque_study::engines::engine::EngineId;
use alquerque_study::engines::view::{engines, lines};
use web_sys::Element;

use crate::dom::{by_id, set_style};
use crate::study::numbers::decimal;
use crate::view::elements::{apply, set_children};

/// The lines on the page.
#[derive(Default)]
pub(crate) struct EngineLines {
    shown: [Vec<Markup>; 2],
    /// The keys of the lists' positions.
    positions: [u64; 2],
}

impl EngineLines {
    /// Renders changes.
    pub(crate) fn render(&mut self, study: &Study, state: &State) {
        apply(&engines(study, state, &decimal));
        for which in EngineId::ALL {
            let now = lines(study, state, which, &decimal);
            let shown = &mut self.shown[which as usize];
            if *shown != now {
                let id = format!("engine-{}-lines", which.name());
                // A longer line may need another row, which remains until the position changes.
                let position = state.game.record.tree().current_key();
                let is_other = std::mem::replace(&mut self.positions[which as usize], position) != position;
                hold_rows(&id, is_other || shown.len() != now.len());
                set_children(&id, &now);
                *shown = now;
            }
        }
    }
}

/// Prevents rows from becoming lower than they are, or releases all of them.
fn hold_rows(id: &str, are_free: bool) {
    let mut row = by_id(id).and_then(|list| list.first_element_child());
    while let Some(item) = row {
        let height = if are_free { String::new() } else { format!("{}px", item.client_height()) };
        // If a browser refuses, rows change height with their moves.
        set_style(&item, "min-height", &height);
        row = Element::next_element_sibling(&item);
    }
}
