//! Arrows on boards: engines, hints, premoves, and those that the viewer draws.

use alquerque_app::board::drawings::BoardArrow;
use alquerque_app::board::geometry::Point;
use web_sys::Element;

use crate::dom::{add_svg, points, text_of};

/// Width of the arrows on the game's board, as a share.
const SHARE: f64 = 0.4;
/// Radius of a circle around a piece.
const AROUND_PIECE: f64 = 45.0;

/// Adds an arrow or a circle.
pub(super) fn add(layer: &Element, arrow: &BoardArrow) {
    shape(&add_svg(layer, "g", &[("class", arrow.kind.class())]), &arrow.path, width(SHARE), AROUND_PIECE);
}

/// Returns the width of an arrow for a share of the whole.
pub(crate) fn width(share: f64) -> f64 {
    7.0 + 17.0 * share
}

/// Draws an arrow along a path, or a ring around a single point.
pub(crate) fn shape(group: &Element, path: &[Point], width: f64, radius: f64) {
    let (last, before) = match path {
        [] => return,
        [Point { x, y }] => {
            let [x, y, radius, width] = [*x, *y, radius, width / 2.0].map(text_of);
            add_svg(group, "circle", &[("cx", &x), ("cy", &y), ("r", &radius), ("stroke-width", &width)]);
            return;
        }
        [.., before, last] => (last, before),
    };
    let (dx, dy) = (last.x - before.x, last.y - before.y);
    let length = dx.hypot(dy).max(1.0);
    let (dx, dy) = (dx / length, dy / length);
    let head = 12.0 + 1.2 * width;
    // The shaft ends where the head begins.
    let neck = Point { x: last.x - dx * head, y: last.y - dy * head };
    let shaft = points(path[..path.len() - 1].iter().chain([&neck]));
    add_svg(group, "polyline", &[("points", &shaft), ("stroke-width", &text_of(width))]);
    let half = head * 0.8;
    let corner = |side: f64| format!("{} {}", neck.x - dy * half * side, neck.y + dx * half * side);
    let path = format!("M{} {}L{}L{}Z", last.x, last.y, corner(1.0), corner(-1.0));
    add_svg(group, "path", &[("d", &path)]);
}
