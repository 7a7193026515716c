//! Arrows on boards: engines, hints, premoves, and those that the viewer draws.

use alquerque_app::drawings::BoardArrow;
use alquerque_app::geometry::Point;
use web_sys::Element;

use crate::dom::{append, points, svg, text_of};

/// Width of the arrows on the game's board, as a share.
const SHARE: f64 = 0.4;
/// Radius of a circle around a piece.
const AROUND_PIECE: f64 = 45.0;

/// Creates an arrow or a circle.
pub(super) fn element(arrow: &BoardArrow) -> Option<Element> {
    let group = svg("g", &[("class", arrow.kind.class())])?;
    shape(&group, &arrow.path, width(SHARE), AROUND_PIECE)?;
    Some(group)
}

/// Returns the width of an arrow for a share of the whole.
pub(crate) fn width(share: f64) -> f64 {
    7.0 + 17.0 * share
}

/// Draws an arrow along a path, or a ring around a single point.
pub(crate) fn shape(group: &Element, path: &[Point], width: f64, radius: f64) -> Option<()> {
    if let [only] = *path {
        let (x, y) = (text_of(only.x), text_of(only.y));
        let radius = text_of(radius);
        append(
            group,
            &svg("circle", &[("cx", &x), ("cy", &y), ("r", &radius), ("stroke-width", &text_of(width / 2.0))])?,
        );
        return Some(());
    }
    let (&last, before) = (path.last()?, path.get(path.len().checked_sub(2)?)?);
    let (dx, dy) = (last.x - before.x, last.y - before.y);
    let length = dx.hypot(dy).max(1.0);
    let (dx, dy) = (dx / length, dy / length);
    let head = 12.0 + 1.2 * width;
    // The shaft ends where the head begins.
    let neck = Point { x: last.x - dx * head, y: last.y - dy * head };
    let shaft = points(path[..path.len() - 1].iter().chain([&neck]));
    append(group, &svg("polyline", &[("points", &shaft), ("stroke-width", &text_of(width))])?);
    let half = head * 0.8;
    let corner = |side: f64| format!("{} {}", text_of(neck.x - dy * half * side), text_of(neck.y + dx * half * side));
    let path = format!("M{} {}L{}L{}Z", text_of(last.x), text_of(last.y), corner(1.0), corner(-1.0));
    append(group, &svg("path", &[("d", &path)])?);
    Some(())
}
