//! A tree as an icicle: each node a bar below its parent, as wide as its share of the visits, in the colours of the tree that grows in
//! the tab UCT.

use alquerque_messages::analysis::lab::TreeNode;

use crate::number::{grouped, percents};
use crate::uct::icicle::{SHADES, shade};

/// Space between bars.
const GAP: f64 = 1.0;
/// What is narrower cannot be seen.
const NARROWEST: f64 = 1.5;
/// How wide a letter is.
const LETTER: f64 = 7.5;
/// The colours of the shades, as in `www/study/tokens.css`, which files know nothing of.
pub const FILLS: [&str; SHADES as usize] =
    ["#e08a3c", "#eba765", "#f3c490", "#f3dbbd", "#e3e0da", "#c9dcea", "#a6cae4", "#80b6dc", "#5ba2d3"];
/// The colour of what is written on them.
pub const INK: &str = "#1c1206";
/// The colour round what is proven.
pub const PROVEN: &str = "#2f9e57";
/// What lies behind the bars.
pub const GROUND: &str = "#fbf6ea";

/// The room that a drawing has.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Room {
    /// Its width.
    pub width: f64,
    /// Its height, as far as the rows allow.
    pub height: f64,
    /// The most rows of bars.
    pub rows: usize,
    /// The least and the greatest height of a row.
    pub row: (f64, f64),
}

impl Room {
    /// That of a file. Canvases have a bound, and a small tree is no strip.
    pub const FILE: Self = Self { width: 1600.0, height: 480.0, rows: 60, row: (28.0, 72.0) };

    fn row(&self, rows: usize) -> f64 {
        let (least, most) = self.row;
        (self.height / rows.max(1) as f64).clamp(least, most)
    }
}

/// A drawing of a tree.
#[derive(Clone, Debug, PartialEq)]
pub struct Drawing {
    /// Its width.
    pub width: f64,
    /// Its height.
    pub height: f64,
    /// The bars.
    pub bars: Vec<Bar>,
}

/// A node.
#[derive(Clone, Debug, PartialEq)]
pub struct Bar {
    /// From the left edge.
    pub x: f64,
    /// From the upper edge.
    pub y: f64,
    /// How wide it is.
    pub width: f64,
    /// How high it is.
    pub height: f64,
    /// Its colour, 0 for lost to `SHADES - 1` for won, in the eyes of whoever made the move.
    pub shade: u8,
    /// What stands on it, as far as there is room.
    pub label: String,
    /// What is to be known of it.
    pub title: String,
    /// Whether its result is proven.
    pub is_proven: bool,
}

impl Bar {
    /// Its colour in a file, such as `#e3e0da`.
    pub fn fill(&self) -> &'static str {
        fill(self.shade)
    }

    /// Where its label begins: from the left edge, and from the upper one to the line on which it is written.
    pub fn label_place(&self) -> (f64, f64) {
        (self.x + 5.0, self.y + self.height / 2.0 + 4.5)
    }
}

/// The colour of a shade in a file.
pub fn fill(shade: u8) -> &'static str {
    FILLS[usize::from(shade.min(SHADES - 1))]
}

/// Draws the tree of these nodes, each of which comes behind its parent.
pub fn drawing(nodes: &[TreeNode], room: Room) -> Drawing {
    // Where each node lies, and where its next child is to begin; none where it is too narrow.
    let mut places: Vec<Option<Place>> = Vec::with_capacity(nodes.len());
    let mut rows = 0;
    for node in nodes {
        let place = match node.parent {
            None if places.is_empty() => {
                Some(Place { x: 0.0, width: room.width, row: 0, next: 0.0, visits: node.visits })
            }
            None => None,
            Some(parent) => places
                .get_mut(parent as usize)
                .and_then(Option::as_mut)
                .and_then(|parent| parent.child(node, room.rows)),
        };
        rows = place.as_ref().map_or(rows, |place| rows.max(place.row + 1));
        places.push(place);
    }
    let row = room.row(rows);
    let bars = nodes.iter().zip(&places).filter_map(|(node, place)| Some(bar(node, place.as_ref()?, row))).collect();
    Drawing { width: room.width, height: rows as f64 * row, bars }
}

struct Place {
    x: f64,
    width: f64,
    row: usize,
    next: f64,
    visits: u32,
}

impl Place {
    fn child(&mut self, node: &TreeNode, rows: usize) -> Option<Self> {
        let share = f64::from(node.visits) / f64::from(self.visits.max(1));
        let (x, width) = (self.next, (self.width * share).min(self.x + self.width - self.next));
        self.next += width.max(0.0);
        let fits = width >= NARROWEST && self.row + 1 < rows;
        fits.then_some(Self { x, width, row: self.row + 1, next: x, visits: node.visits })
    }
}

fn bar(node: &TreeNode, place: &Place, row: f64) -> Bar {
    let mean = node.mean.share();
    let width = (place.width - GAP).max(GAP);
    let percents = percents(mean);
    // Nobody has moved into the root: it has its playouts.
    let name = if node.mv.is_empty() { &grouped(node.visits) } else { &node.mv };
    let labels = [format!("{name} {percents} %"), name.clone()];
    let labels = &labels[usize::from(node.mv.is_empty())..];
    let fits = |label: &str| label.chars().count() as f64 * LETTER + LETTER <= width;
    let known = node.proven.map_or("", |_| ", proven");
    #[expect(clippy::cast_possible_truncation, reason = "it was an f32")]
    let shade = shade(mean as f32);
    Bar {
        x: place.x,
        y: place.row as f64 * row,
        width,
        height: row - GAP,
        shade,
        label: labels.iter().find(|label| fits(label)).cloned().unwrap_or_default(),
        title: format!("{} {percents} %, {} visits{known}", node.mv, node.visits).trim().to_owned(),
        is_proven: node.proven.is_some(),
    }
}
