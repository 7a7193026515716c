//! A column chart of the number of nodes at each depth, for both trees.

use alquerque_messages::analysis::lab::Found;
use alquerque_study::lab::side::Side;
use alquerque_study::lab::words::levels as told;

use crate::dom::{append, by_id, svg, text_of};
use crate::words::set_phrase_or_empty;

const WIDTH: f64 = 360.0;
/// The baseline of the columns.
const BASELINE: f64 = 94.0;
/// The maximum height of a column.
const MAX_HEIGHT: f64 = 88.0;
/// Minimum number of depths to reserve room for, so that columns don't become narrower during a search.
const MIN_DEPTHS: usize = 16;

/// Redraws the chart.
pub(super) fn render(found: [Option<&Found>; 2]) -> Option<()> {
    let group = by_id("lab-levels")?.first_element_child()?;
    group.set_text_content(None);
    let levels = found.map(|found| found.map_or(&[][..], |found| &found.levels));
    let depths = levels.iter().map(|levels| levels.len()).max().unwrap_or_default().max(MIN_DEPTHS);
    let most = levels.iter().flat_map(|levels| levels.iter()).copied().max().unwrap_or_default().max(1);
    let step = WIDTH / depths as f64;
    for (side, levels) in Side::ALL.into_iter().zip(levels) {
        for (depth, &nodes) in levels.iter().enumerate() {
            let height = (f64::from(nodes) / f64::from(most) * MAX_HEIGHT).max(0.75);
            let x = step * (depth as f64 + 0.1 + 0.4 * side.index() as f64);
            let [x, y, width, height] = [x, BASELINE - height, step * 0.4, height].map(rounded);
            let attributes = [("class", side.name()), ("x", &x), ("y", &y), ("width", &width), ("height", &height)];
            append(&group, &svg("rect", &attributes)?);
        }
        let phrase = found[side.index()].and_then(|found| told(side, found));
        set_phrase_or_empty(&format!("lab-levels-{}", side.name()), phrase.as_ref());
    }
    let (ground, width) = (text_of(BASELINE), text_of(WIDTH));
    append(&group, &svg("line", &[("x1", "0"), ("y1", &ground), ("x2", &width), ("y2", &ground)])?);
    // Number only as many depths as there is room for.
    let every = depths.div_ceil(16);
    for depth in (0..depths).step_by(every) {
        let label = svg("text", &[("x", &rounded(step * (depth as f64 + 0.5))), ("y", "107")])?;
        label.set_text_content(Some(&depth.to_string()));
        append(&group, &label);
    }
    Some(())
}

fn rounded(length: f64) -> String {
    crate::dom::fixed(length, 1)
}
