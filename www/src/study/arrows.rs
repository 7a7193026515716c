//! Board arrows for the first moves of the engines' lines; their width shows their share of the work.

use alquerque_app::geometry::Place;
use alquerque_app::state::State;
use alquerque_study::Study;
use alquerque_study::arrows::{Arrow, arrows};
use web_sys::Element;

use crate::dom::{append, by_id, svg, text_of};

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

/// Adds the layer, which a rebuilt board lacks. It goes below the cells, so that those get the pointer events.
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
    shape(&group, &arrow.path, arrow.share)
}

/// Draws an arrow along a path, or a ring around a single point. `share` determines the width.
pub(super) fn shape(group: &Element, path: &[Place], share: f64) -> Option<()> {
    let width = 7.0 + 17.0 * share;
    if let [only] = *path {
        let (x, y) = (text_of(only.x), text_of(only.y));
        let radius = text_of(12.0 + width);
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
    let neck = Place { x: last.x - dx * head, y: last.y - dy * head };
    let mut points: Vec<Place> = path.to_vec();
    if let Some(end) = points.last_mut() {
        *end = neck;
    }
    let joined: Vec<String> = points.iter().map(|place| format!("{},{}", text_of(place.x), text_of(place.y))).collect();
    append(group, &svg("polyline", &[("points", &joined.join(" ")), ("stroke-width", &text_of(width))])?);
    let half = head * 0.8;
    let corner = |side: f64| format!("{} {}", text_of(neck.x - dy * half * side), text_of(neck.y + dx * half * side));
    let path = format!("M{} {}L{}L{}Z", text_of(last.x), text_of(last.y), corner(1.0), corner(-1.0));
    append(group, &svg("path", &[("d", &path)])?);
    Some(())
}
