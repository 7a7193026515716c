//! The diagrams of the articles, drawn by the board component.

use alquerque_core::tabletop::Spot;
use web_sys::Element;

use super::board::BoardView;
use crate::dom::{add_svg, by_id, points, text_of};
use alquerque_app::board::figures::FIGURES;
use alquerque_app::board::model::BoardModel;

/// Width of a diagram per unit of its line width.
const WIDTHS: f64 = 90.0;

/// Draws the diagrams into their placeholders; returns whether any was empty.
pub(crate) fn draw() -> bool {
    let mut has_drawn = false;
    for figure in &FIGURES {
        // The diagrams are constants, and a test parses them all.
        let Some(root) = by_id(figure.id).filter(|root| !root.has_child_nodes()) else { continue };
        if let Ok(record) = figure.record() {
            let model = figure.model(&*record);
            BoardView::new(&root, &model, &*record, false);
            for line in figure.lines(&*record) {
                add_path(&root, &model, &line);
            }
            has_drawn = true;
        }
    }
    has_drawn
}

/// Adds a dotted line along spots.
pub(super) fn add_path(board: &Element, model: &BoardModel, path: &[Spot]) {
    let places: Vec<_> = path.iter().map(|&spot| model.geometry.place_of(spot)).collect();
    // Scale down larger drawings.
    let width = model.geometry.size().0 / WIDTHS;
    let (stroke, dashes) = (text_of(width), format!("{} {}", text_of(width * 0.3), text_of(width * 2.0)));
    let attributes = [
        ("class", "figure-path"),
        ("points", &points(&places)),
        ("stroke-width", &stroke),
        ("stroke-dasharray", &dashes),
        ("aria-hidden", "true"),
    ];
    add_svg(board, "polyline", &attributes);
}
