//! The evaluation graph.

use alquerque_app::state::State;
use alquerque_core::any_record::AnyRecord;
use alquerque_study::review::curve::{Curve, EDGE, HEIGHT};
use alquerque_study::review::words::{curve_key, position};
use web_sys::Element;

use crate::dom::{by_id, set_attribute, set_text};
use crate::words::localize;

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
        let key = localize(&curve_key(record, !curve.distance.is_empty()));
        set_text("curve-key", &key);
        if self.shown == *curve {
            return None;
        }
        let drawing = by_id("curve-drawing")?;
        set_attribute(&drawing, "viewBox", &format!("0 -{EDGE} {} {}", curve.width, HEIGHT + 2 * EDGE));
        draw(&drawing, "ground", &curve.ground);
        draw(&drawing, "area", &curve.area);
        draw(&drawing, "line", &curve.line);
        draw(&drawing, "steps", &curve.steps);
        draw(&drawing, "distance", &curve.distance);
        draw(&drawing, "middle", &format!("M0 {}H{}", HEIGHT / 2, curve.width));
        for (class, dots) in ["inaccuracy", "mistake", "blunder"].into_iter().zip(&curve.dots) {
            draw(&drawing, class, dots);
        }
        set_attribute(&by_id("curve")?, "aria-valuemax", &record.plies().to_string());
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
        let slider = by_id("curve")?;
        set_attribute(&slider, "aria-valuenow", &ply.to_string());
        set_attribute(&slider, "aria-valuetext", &localize(&position(record, ply)?));
        Some(())
    }
}

fn draw(drawing: &Element, class: &str, path: &str) -> Option<()> {
    let element = drawing.query_selector(&format!(".{class}")).ok().flatten()?;
    set_attribute(&element, "d", path);
    Some(())
}
