//! Board arrows for the first moves of the engines' lines; their width shows their share of the work.

use alquerque_app::state::State;
use alquerque_study::Study;
use alquerque_study::arrows::{Arrow, arrows};
use web_sys::Element;

use crate::dom::{append, by_id, svg};
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
        let layer = by_id("arrows").or_else(new_layer)?;
        layer.set_text_content(None);
        for arrow in &now {
            draw(&layer, arrow);
        }
        self.shown = now;
        Some(())
    }
}

/// Adds the layer, which a rebuilt board lacks. It goes below the cells, so that these receive the pointer events.
fn new_layer() -> Option<Element> {
    let board = by_id("board")?;
    let layer = svg("g", &[("id", "arrows"), ("aria-hidden", "true")])?;
    let cells = board.query_selector(".cells").ok().flatten();
    board.insert_before(&layer, cells.as_deref()).ok()?;
    Some(layer)
}

fn draw(layer: &Element, arrow: &Arrow) -> Option<()> {
    let class = if arrow.is_first { "arrow best" } else { "arrow" };
    let group = svg("g", &[("class", class), ("data-engine", arrow.which.name()), ("data-move", &arrow.mv)])?;
    append(layer, &group);
    let width = width(arrow.share);
    shape(&group, &arrow.path, width, 12.0 + width)
}
