//! The evaluation graph.

use alquerque_app::state::State;
use alquerque_core::any_record::AnyRecord;
use alquerque_study::review::curve::{Curve, EDGE, HEIGHT};
use alquerque_study::review::words::{curve_key, position};
use web_sys::Element;

use crate::dom::{by_id, query_in, set_attribute, set_attribute_by_id, set_attributes};
use crate::words::{localize, set_phrase};

/// The graph on the page.
#[derive(Default)]
pub(super) struct CurveView {
    shown: Curve,
    /// The marked ply; reset when the graph is redrawn.
    now: Option<usize>,
}

impl CurveView {
    /// Renders changes.
    pub(super) fn render(&mut self, record: &dyn AnyRecord, curve: &Curve) -> Option<()> {
        self.now = None;
        set_phrase("curve-key", &curve_key(record, !curve.distance.is_empty()));
        if self.shown == *curve {
            return None;
        }
        let drawing = by_id("curve-drawing")?;
        set_attribute(&drawing, "viewBox", &format!("0 -{EDGE} {} {}", curve.width, HEIGHT + 2 * EDGE));
        let middle = format!("M0 {}H{}", HEIGHT / 2, curve.width);
        let lines = [&curve.ground, &curve.area, &curve.line, &curve.steps, &curve.distance, &middle];
        let classes = ["ground", "area", "line", "steps", "distance", "middle", "inaccuracy", "mistake", "blunder"];
        for (class, path) in classes.into_iter().zip(lines.into_iter().chain(&curve.dots)) {
            draw(&drawing, class, path);
        }
        set_attribute_by_id("curve", "aria-valuemax", &record.plies().to_string());
        self.shown = curve.clone();
        Some(())
    }

    /// Marks the current position.
    pub(super) fn go_to(&mut self, record: &dyn AnyRecord, state: &State) -> Option<()> {
        let ply = state.game.record.played().min(record.plies());
        if self.now.replace(ply) == Some(ply) {
            return None;
        }
        draw(&by_id("curve-drawing")?, "now", &format!("M{} -{EDGE}V{}", 2 * ply, HEIGHT + EDGE));
        let (now, text) = (ply.to_string(), localize(&position(record, ply)?));
        set_attributes(&by_id("curve")?, &[("aria-valuenow", &now), ("aria-valuetext", &text)]);
        Some(())
    }
}

fn draw(drawing: &Element, class: &str, path: &str) -> Option<()> {
    set_attribute(&query_in(drawing, &format!(".{class}"))?, "d", path);
    Some(())
}
