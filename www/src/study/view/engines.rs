//! The engines' statistics, their lines with playable moves, and arrows on the board for the first moves of the lines.

use alquerque_app::markup::Markup;
use alquerque_app::state::State;
use alquerque_study::Study;
use alquerque_study::engines::engine::EngineId;
use alquerque_study::engines::view::{Arrow, arrows, engines, lines};
use web_sys::Element;

use crate::dom::{add_svg, by_id, clear, query_in, svg};
use crate::view::board::draw_arrow;
use crate::view::elements::{apply, set_children};
use crate::words::grouped_decimal;
use alquerque_app::board::drawings::arrow_width;

/// The lines on the page.
#[derive(Default)]
pub(crate) struct EngineLines {
    shown: [Vec<Markup>; 2],
}

impl EngineLines {
    /// Renders changes.
    pub(crate) fn render(&mut self, study: &Study, state: &State) {
        apply(&engines(study, state, &grouped_decimal));
        for which in EngineId::ALL {
            let now = lines(study, state, which, &grouped_decimal);
            let shown = &mut self.shown[which as usize];
            if *shown != now {
                set_children(&format!("engine-{}-lines", which.name()), &now);
                *shown = now;
            }
        }
    }
}

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
            let width = arrow_width(arrow.share);
            draw_arrow(&add_svg(&layer, "g", &attributes), &arrow.path, width, 12.0 + width);
        }
        self.shown = now;
    }
}

/// Adds a layer to the board; a rebuilt board has none. It goes below the cells, so that these receive the pointer
/// events.
pub(crate) fn new_layer(id: &str) -> Element {
    let layer = svg("g", &[("id", id), ("aria-hidden", "true")]);
    if let Some(board) = by_id("board") {
        // Inserting before a child cannot fail.
        let _ = board.insert_before(&layer, query_in(&board, ".cells").as_deref());
    }
    layer
}
