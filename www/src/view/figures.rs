//! The diagrams of the articles, drawn by the board component.

use alquerque_core::any_record::AnyRecord;
use alquerque_core::tabletop::Spot;
use web_sys::Element;

use super::board::BoardView;
use crate::dom::{append, by_id, points, svg, text_of};
use alquerque_app::board::BoardModel;
use alquerque_app::figures::{FIGURES, Figure};

/// Width of a diagram per unit of its line width.
const WIDTHS: f64 = 90.0;

/// Draws the diagrams into their placeholders; returns whether any was empty.
pub(crate) fn draw() -> bool {
    let mut has_drawn = false;
    for figure in &FIGURES {
        // The diagrams are constants, and a test parses them all.
        let Some(root) = by_id(figure.id).filter(|root| !root.has_child_nodes()) else { continue };
        if let Ok(record) = figure.record() {
            has_drawn |= draw_figure(&root, figure, &*record).is_some();
        }
    }
    has_drawn
}

fn draw_figure(root: &Element, figure: &Figure, record: &dyn AnyRecord) -> Option<()> {
    let model = figure.model(record);
    BoardView::new(root, &model, record, false)?;
    for line in figure.lines(record) {
        append(root, &path_element(&model, &line)?);
    }
    Some(())
}

/// Creates a dotted line along spots.
pub(super) fn path_element(model: &BoardModel, path: &[Spot]) -> Option<Element> {
    let places: Vec<_> = path.iter().map(|&spot| model.geometry.place_of(spot)).collect();
    // Scale down larger drawings.
    let (width, _) = model.geometry.size();
    let width = width / WIDTHS;
    let (stroke, dashes) = (text_of(width), format!("{} {}", text_of(width * 0.3), text_of(width * 2.0)));
    let attributes = [
        ("class", "figure-path"),
        ("points", &points(&places)),
        ("stroke-width", &stroke),
        ("stroke-dasharray", &dashes),
        ("aria-hidden", "true"),
    ];
    svg("polyline", &attributes)
}
