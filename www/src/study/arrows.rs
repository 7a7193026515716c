//! Board arrows for the first moves of the engines' lines; their width shows their share of the work.

use alquerque_app::state::State;
use alquerque_study::Study;
use alquerque_study::arrows::{Arrow, arrows};
use web_sys::Element;

use crate::dom::{append, by_id, query_in, svg};
use crate::view::arrow::{shape, width};

/// The arrows on the page.
#[derive(Default)]
pub(crate) struct Arrows {
    shown: Vec<Arrow>,
}

impl Arrows {
    /// Renders changes.
    pub(crate) fn render(&mut self, study: &Study, state: &State) -> Option<()> {
        let now = arrows(study, state);
        let is_there = by_id("arrows").is_some();
        if self.shown == now && (is_there || now.is_empty()) {
            return None;
        }
        let layer = by_id("arrows").or_else(|| new_layer("arrows"))?;
        layer.set_text_content(None);
        for arrow in &now {
            draw(&layer, arrow);
        }
        self.shown = now;
        Some(())
    }
}

/// Adds a layer to the board; a rebuilt board has none. It goes below the cells, so that these receive the pointer
/// events.
pub(super) fn new_layer(id: &str) -> Option<Element> {
    let board = by_id("board")?;
    let layer = svg("g", &[("id", id), ("aria-hidden", "true")])?;
    board.insert_before(&layer, query_in(&board, ".cells").as_deref()).ok()?;
    Some(layer)
}

fn draw(layer: &Element, arrow: &Arrow) -> Option<()> {
    let class = if arrow.is_first { "arrow best" } else { "arrow" };
    let group = svg("g", &[("class", class), ("data-engine", arrow.which.name()), ("data-move", &arrow.mv)])?;
    append(layer, &group);
    let width = width(arrow.share);
    shape(&group, &arrow.path, width, 12.0 + width)
}
