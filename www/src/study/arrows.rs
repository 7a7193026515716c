//! Board arrows for the first moves of the engines' lines; their width shows their share of the work.

use alquerque_app::state::State;
use alquerque_study::Study;
use alquerque_study::engines::view::{Arrow, arrows};
use web_sys::Element;

use crate::dom::{add_svg, by_id, clear, query_in, svg};
use crate::view::arrow::{shape, width};

/// The arrows on the page.
#[derive(Default)]
pub(crate) struct Arrows {
    shown: Vec<Arrow>,
}

impl Arrows {
    /// Renders changes.
    pub(crate) fn render(&mut self, study: &Study, state: &State) {
        let now = arrows(study, state);
        let layer = by_id("arrows");
        if self.shown == now && (layer.is_some() || now.is_empty()) {
            return;
        }
        let layer = layer.unwrap_or_else(|| new_layer("arrows"));
        clear(&layer);
        for arrow in &now {
            let class = if arrow.is_first { "arrow best" } else { "arrow" };
            let attributes = [("class", class), ("data-engine", arrow.which.name()), ("data-move", &*arrow.mv)];
            let width = width(arrow.share);
            shape(&add_svg(&layer, "g", &attributes), &arrow.path, width, 12.0 + width);
        }
        self.shown = now;
    }
}

/// Adds a layer to the board; a rebuilt board has none. It goes below the cells, so that these receive the pointer
/// events.
pub(super) fn new_layer(id: &str) -> Element {
    let layer = svg("g", &[("id", id), ("aria-hidden", "true")]);
    if let Some(board) = by_id("board") {
        // Inserting before a child cannot fail.
        let _ = board.insert_before(&layer, query_in(&board, ".cells").as_deref());
    }
    layer
}
