//! A tree as an icicle: each node a bar below its parent, as wide as its share of the visits and as light as light's chances.

use alquerque_messages::analysis::lab::TreeNode;

use crate::number::percents;

/// The width of the drawing.
const WIDTH: f64 = 1600.0;
/// The height of a row of bars, and of a bar in it.
const ROW: f64 = 28.0;
/// Space between bars.
const GAP: f64 = 1.0;
/// The most rows: canvases have a bound.
const MOST_ROWS: usize = 60;
/// What is narrower cannot be seen.
const NARROWEST: f64 = 1.5;
/// How wide a letter is.
const LETTER: f64 = 7.5;
/// The colours of dark's and light's chances.
const DARK: [u8; 3] = [0x2a, 0x18, 0x10];
const LIGHT: [u8; 3] = [0xf8, 0xe6, 0xbf];
/// How much chances are spread round even ones.
const SPREAD: f64 = 2.0;
/// What lies behind the bars.
pub const GROUND: &str = "#fbf6ea";

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
    /// Its colour, such as `#f8e6bf`.
    pub fill: String,
    /// The colour of its label.
    pub ink: &'static str,
    /// What stands on it, as far as there is room.
    pub label: String,
    /// What is to be known of it.
    pub title: String,
    /// Whether its result is proven.
    pub is_proven: bool,
}

/// Draws the tree of these nodes, each of which comes behind its parent.
pub fn drawing(nodes: &[TreeNode]) -> Drawing {
    // Where each node lies, and where its next child is to begin; none where it is too narrow.
    let mut places: Vec<Option<Place>> = Vec::with_capacity(nodes.len());
    let mut bars = Vec::new();
    let mut rows = 0;
    for node in nodes {
        let place = match node.parent {
            None if places.is_empty() => Some(Place { x: 0.0, width: WIDTH, row: 0, next: 0.0, visits: node.visits }),
            None => None,
            Some(parent) => {
                places.get_mut(parent as usize).and_then(Option::as_mut).and_then(|parent| parent.child(node))
            }
        };
        if let Some(place) = &place {
            rows = rows.max(place.row + 1);
            bars.push(bar(node, place));
        }
        places.push(place);
    }
    Drawing { width: WIDTH, height: rows as f64 * ROW, bars }
}

struct Place {
    x: f64,
    width: f64,
    row: usize,
    next: f64,
    visits: u32,
}

impl Place {
    fn child(&mut self, node: &TreeNode) -> Option<Self> {
        let share = f64::from(node.visits) / f64::from(self.visits.max(1));
        let (x, width) = (self.next, (self.width * share).min(self.x + self.width - self.next));
        self.next += width.max(0.0);
        let fits = width >= NARROWEST && self.row + 1 < MOST_ROWS;
        fits.then_some(Self { x, width, row: self.row + 1, next: x, visits: node.visits })
    }
}

fn bar(node: &TreeNode, place: &Place) -> Bar {
    let mean = node.mean.share();
    let light = if node.is_light { mean } else { 1.0 - mean };
    let width = (place.width - GAP).max(GAP);
    let percents = percents(mean);
    // Nobody has moved into the root: it has its playouts.
    let name = if node.parent.is_none() { &node.visits.to_string() } else { &node.mv };
    let labels = [format!("{name} {percents} %"), name.clone()];
    let labels = &labels[usize::from(node.parent.is_none())..];
    let fits = |label: &str| label.chars().count() as f64 * LETTER + LETTER <= width;
    let known = node.proven.map_or("", |_| ", proven");
    Bar {
        x: place.x,
        y: place.row as f64 * ROW,
        width,
        height: ROW - GAP,
        fill: colour(light),
        ink: if light < 0.48 { "#fffaf0" } else { "#2b1b11" },
        label: labels.iter().find(|label| fits(label)).cloned().unwrap_or_default(),
        title: format!("{} {percents} %, {} visits{known}", node.mv, node.visits).trim().to_owned(),
        is_proven: node.proven.is_some(),
    }
}

/// Between dark's colour and light's. Most chances are near to even ones, so that these are spread.
#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "it lies between two bytes")]
fn colour(light: f64) -> String {
    let light = 0.5 + (light - 0.5) * SPREAD;
    let mix = |place: usize| {
        let (dark, bright) = (f64::from(DARK[place]), f64::from(LIGHT[place]));
        (dark + (bright - dark) * light.clamp(0.0, 1.0)).round() as u8
    };
    format!("#{:02x}{:02x}{:02x}", mix(0), mix(1), mix(2))
}
