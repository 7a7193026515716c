//! The parts of a drawing.

use std::fmt::Write;

use alquerque_core::{Outcome, Player};

use super::layout::{LEVEL, name};
use crate::uct::icicle::Sign;

/// Half the height of a box.
pub const HALF: f64 = 19.0;
/// Half the height of the box of gathered nodes.
pub const CHIP_HALF: f64 = 9.0;
/// Half the width of the playout's zigzag line.
const SWING: f64 = 5.0;

/// What a box of the drawing represents.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Kind {
    /// A node with playouts.
    Tried,
    /// A node without playouts.
    #[default]
    Untried,
    /// This many children of a node that are not drawn.
    Gathered(u32),
}

/// How a node takes part in the iteration so far.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Highlight {
    /// Not at all.
    #[default]
    Off,
    /// It is on the path.
    Path,
    /// The current stage acts on it.
    Now,
}

/// A box of the drawing.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct DrawnNode {
    /// Its meaning.
    pub kind: Kind,
    /// The number of its node, or of the parent of gathered nodes.
    pub id: u32,
    /// The index of its parent in the drawing.
    pub parent: Option<usize>,
    /// The move leading to it; empty for the root and for gathered nodes.
    pub mv: String,
    /// Its centre, in pixels.
    pub x: f64,
    /// Its centre, in pixels.
    pub y: f64,
    /// Its width.
    pub width: f64,
    /// The side whose move leads to it; `None` for the root and for gathered nodes.
    pub mover: Option<Player>,
    /// N.
    pub visits: u32,
    /// Q.
    pub points: f32,
    /// Its shade, from loss to win.
    pub shade: u8,
    /// Its proven result, for the side that made the move.
    pub sign: Option<Sign>,
    /// Whether this iteration has proven it, up to this stage.
    pub is_proven_now: bool,
    /// How it takes part in the iteration so far.
    pub highlight: Highlight,
    /// The amount added to Q by the iteration so far.
    pub gain: Option<f32>,
    /// Whether it is still to come; its place is reserved.
    pub is_future: bool,
}

/// The playout, a thin line below the leaf.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Playout {
    /// Where it begins.
    pub from: (f64, f64),
    /// Where it ends.
    pub to: (f64, f64),
    /// Its number of moves.
    pub moves: usize,
    /// The number of moves made so far.
    pub made: usize,
    /// The result, once it is over: the points for the side whose move leads to the leaf.
    pub points: Option<f32>,
}

/// The token's position.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Token {
    /// Its centre.
    pub x: f64,
    /// Its centre.
    pub y: f64,
    /// The width of the box it surrounds; `None` at the end of the playout.
    pub ring: Option<f64>,
    /// The result it carries.
    pub result: Option<Outcome>,
}

impl DrawnNode {
    /// Its move, shortened to fit its box.
    pub fn name(&self) -> String {
        name(&self.mv)
    }

    /// Q / N.
    pub fn fraction(&self) -> String {
        format!("{}/{}", halves(self.points), self.visits)
    }

    /// The amount added to Q by the iteration so far.
    pub fn gained(&self) -> Option<String> {
        self.gain.map(|gain| format!("+{}", halves(gain)))
    }

    /// Half its height.
    pub const fn half_height(&self) -> f64 {
        if matches!(self.kind, Kind::Gathered(_)) { CHIP_HALF } else { HALF }
    }

    /// The endpoints of its branch: the lower edge of its parent, and its own upper edge. `None` if it touches its
    /// parent.
    pub fn branch(&self, nodes: &[Self]) -> Option<((f64, f64), (f64, f64))> {
        let parent = nodes.get(self.parent?)?;
        let (from, to) = (parent.y + HALF, self.y - self.half_height());
        (to > from).then_some(((parent.x, from), (self.x, to)))
    }
}

/// Formats points, with the sign for a half, which needs the least room.
#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "points are small and not negative")]
fn halves(points: f32) -> String {
    let (whole, half) = (points as u32, if points.fract() == 0.0 { "" } else { "\u{bd}" });
    if whole == 0 && !half.is_empty() { half.to_owned() } else { format!("{whole}{half}") }
}

/// Rounds to a whole pixel.
#[expect(clippy::cast_possible_truncation, reason = "a drawing is small")]
fn round(pixels: f64) -> i32 {
    pixels.round() as i32
}

impl Playout {
    /// Its line as the data of an SVG path: from the leaf, with a step to one side for each move made.
    pub fn line(&self) -> String {
        let ((from_x, from_y), (x, end)) = (self.from, self.to);
        let (start, bend) = (from_y + HALF, from_y + LEVEL / 2.0);
        let at = |x: f64, y: f64| format!("{} {}", round(x), round(y));
        let mut line = format!("M{}C{} {} {}", at(from_x, start), at(from_x, bend), at(x, start), at(x, bend));
        for step in 1..=self.made {
            let side = match step {
                last if last == self.moves => 0.0,
                odd if odd % 2 == 1 => SWING,
                _ => -SWING,
            };
            let y = (end - bend).mul_add(step as f64 / self.moves as f64, bend);
            let _ = write!(line, "L{}", at(x + side, y));
        }
        line
    }
}
