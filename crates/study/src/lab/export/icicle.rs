//! A tree as an icicle plot: each node is a bar below its parent, its width proportional to its visits, in the colours
//! of the growing tree in the UCT tab.

use std::fmt::Write;

use alquerque_messages::analysis::uct::ViewNode;

use crate::text::{grouped, percents, tenths};
use crate::uct::icicle::{Place, SHADES, places, shade};

/// Space between bars, in pixels.
const GAP: f64 = 1.0;
/// Bars narrower than this are left out.
const MIN_WIDTH: f64 = 1.5;
/// Estimated width of a letter.
const LETTER: f64 = 7.5;
/// The colours of the shades, the same as in `www/study/tokens.css`; an exported file has no access to the style sheet.
pub const FILLS: [&str; SHADES as usize] =
    ["#e08a3c", "#eba765", "#f3c490", "#f3dbbd", "#e3e0da", "#c9dcea", "#a6cae4", "#80b6dc", "#5ba2d3"];
/// The text colour of the bars.
pub const INK: &str = "#1c1206";
/// The border colour of proven nodes.
pub const PROVEN: &str = "#2f9e57";
/// The background colour.
pub const BACKGROUND: &str = "#fbf6ea";

/// The space available for a drawing.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Space {
    /// Its width.
    pub width: f64,
    /// Its maximum height.
    pub height: f64,
    /// Maximum number of rows.
    pub rows: usize,
    /// Minimum and maximum height of a row.
    pub row_height: (f64, f64),
}

impl Space {
    /// The size of an exported file: large enough for a small tree, and within the limits of a canvas.
    pub const FILE: Self = Self { width: 1600.0, height: 480.0, rows: 60, row_height: (28.0, 72.0) };

    /// The height of each of this many rows.
    fn height_of_row(&self, rows: usize) -> f64 {
        let (min, max) = self.row_height;
        (self.height / rows.max(1) as f64).clamp(min, max)
    }

    fn places(&self, nodes: &[ViewNode]) -> Vec<Option<Place>> {
        places(nodes, self.rows, MIN_WIDTH / self.width)
    }
}

/// A drawing of a tree.
#[derive(Clone, Debug, PartialEq)]
pub struct IcicleDrawing {
    /// Its width.
    pub width: f64,
    /// Its height.
    pub height: f64,
    /// The bars.
    pub bars: Vec<NodeBar>,
}

/// A node.
#[derive(Clone, Debug, PartialEq)]
pub struct NodeBar {
    /// Distance from the left edge.
    pub x: f64,
    /// Distance from the top edge.
    pub y: f64,
    /// Its width.
    pub width: f64,
    /// Its height.
    pub height: f64,
    /// Its shade, from 0 for a loss to `SHADES - 1` for a win, for the side that made the move.
    pub shade: u8,
    /// Its label, shortened to fit.
    pub label: String,
    /// Its tooltip.
    pub title: String,
    /// Whether its result is proven.
    pub is_proven: bool,
}

impl NodeBar {
    /// Its colour in a file, such as `#e3e0da`.
    pub fn fill(&self) -> &'static str {
        fill(self.shade)
    }

    /// The position of its label: distance from the left edge, and from the top edge to the baseline.
    pub fn label_place(&self) -> (f64, f64) {
        (self.x + 5.0, self.y + self.height / 2.0 + 4.5)
    }
}

/// The colour of a shade in a file.
pub fn fill(shade: u8) -> &'static str {
    FILLS[usize::from(shade.min(SHADES - 1))]
}

/// Draws a tree for a file. Each node must come after its parent.
pub fn drawing(nodes: &[ViewNode], space: Space) -> IcicleDrawing {
    drawing_with(nodes, space, &|mean| format!("{} %", percents(mean)))
}

/// Draws a tree, with percentages formatted in the page's language.
pub fn drawing_with(nodes: &[ViewNode], space: Space, percentage: &dyn Fn(f64) -> String) -> IcicleDrawing {
    let places = space.places(nodes);
    let rows = places.iter().flatten().map(|place| place.row + 1).max().unwrap_or(0);
    let row_height = space.height_of_row(rows);
    let bar = |(node, place): (&ViewNode, &Option<Place>)| {
        Some(bar(node, place.as_ref()?, space.width, row_height, percentage))
    };
    let bars = nodes.iter().zip(&places).filter_map(bar).collect();
    IcicleDrawing { width: space.width, height: rows as f64 * row_height, bars }
}

/// Returns for each node whether a drawing contains it.
pub fn drawn(nodes: &[ViewNode], space: Space) -> Vec<bool> {
    space.places(nodes).iter().map(Option::is_some).collect()
}

fn bar(
    node: &ViewNode,
    place: &Place,
    total_width: f64,
    row_height: f64,
    percentage: &dyn Fn(f64) -> String,
) -> NodeBar {
    let mean = f64::from(node.mean);
    let width = (place.width * total_width - GAP).max(GAP);
    let percents = percents(mean);
    // The root has no move, so show its visits instead.
    let name = if node.mv.is_empty() { &grouped(node.visits) } else { &node.mv };
    let labels = [format!("{name} {}", percentage(mean)), name.clone()];
    let labels = &labels[usize::from(node.mv.is_empty())..];
    let fits = |label: &str| label.chars().count() as f64 * LETTER + LETTER <= width;
    let proven = node.proven.map_or("", |_| ", proven");
    NodeBar {
        x: place.x * total_width,
        y: place.row as f64 * row_height,
        width,
        height: row_height - GAP,
        shade: shade(node.mean),
        label: labels.iter().find(|label| fits(label)).cloned().unwrap_or_default(),
        title: format!("{} {percents} %, {} visits{proven}", node.mv, node.visits).trim().to_owned(),
        is_proven: node.proven.is_some(),
    }
}

/// Formats the drawing.
pub fn svg(drawing: &IcicleDrawing) -> String {
    let (width, height) = (tenths(drawing.width), tenths(drawing.height));
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width}\" height=\"{height}\" viewBox=\"0 0 {width} {height}\" \
         font-family=\"sans-serif\" font-size=\"13\">\n<path fill=\"{BACKGROUND}\" d=\"M0 0h{width}v{height}H0z\"/>\n"
    );
    for bar in &drawing.bars {
        push(&mut svg, bar);
    }
    svg += "</svg>\n";
    svg
}

fn push(svg: &mut String, bar: &NodeBar) {
    let [x, y, width, height] = [bar.x, bar.y, bar.width, bar.height].map(tenths);
    let edge = if bar.is_proven { format!(" stroke=\"{PROVEN}\" stroke-width=\"2\"") } else { String::new() };
    let (title, fill) = (escaped(&bar.title), bar.fill());
    // Writing to a string cannot fail.
    let _ = write!(
        svg,
        "<g><title>{title}</title><rect x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"{height}\" fill=\"{fill}\"{edge}/>"
    );
    if !bar.label.is_empty() {
        let (x, y) = bar.label_place();
        let (x, y) = (tenths(x), tenths(y));
        let _ = write!(svg, "<text x=\"{x}\" y=\"{y}\" fill=\"{INK}\">{}</text>", escaped(&bar.label));
    }
    *svg += "</g>\n";
}

/// Escapes a text for XML.
fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}
