//! A column chart of the number of nodes at each depth, for both trees.

use alquerque_messages::analysis::lab::Found;
use alquerque_study::lab::levels::{BASELINE, WIDTH, levels};
use alquerque_study::lab::side::Side;
use alquerque_study::lab::words::levels as told;
use alquerque_study::number::fixed;

use crate::dom::{append, by_id, svg};
use crate::words::set_phrase_or_empty;

/// Redraws the chart.
pub(super) fn render(found: [Option<&Found>; 2]) -> Option<()> {
    let group = by_id("lab-levels")?.first_element_child()?;
    group.set_text_content(None);
    let chart = levels(found);
    for column in chart.columns {
        let [x, y, width, height] =
            [column.x, BASELINE - column.height, column.width, column.height].map(|length| fixed(length, 1));
        let attributes = [("class", column.side.name()), ("x", &x), ("y", &y), ("width", &width), ("height", &height)];
        append(&group, &svg("rect", &attributes)?);
    }
    for side in Side::ALL {
        let phrase = found[side.index()].and_then(|found| told(side, found));
        set_phrase_or_empty(&format!("lab-levels-{}", side.name()), phrase.as_ref());
    }
    let (ground, width) = (BASELINE.to_string(), WIDTH.to_string());
    append(&group, &svg("line", &[("x1", "0"), ("y1", &ground), ("x2", &width), ("y2", &ground)])?);
    for (x, depth) in chart.labels {
        let label = svg("text", &[("x", &fixed(x, 1)), ("y", "107")])?;
        label.set_text_content(Some(&depth.to_string()));
        append(&group, &label);
    }
    Some(())
}
