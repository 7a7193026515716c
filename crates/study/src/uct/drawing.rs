//! The drawing of an iteration: the tree as boxes and branches, the path through it, the playout below its leaf, and a token
//! that goes down the path and carries the result back up.

mod layout;
mod scene;

use std::fmt::Write;

use alquerque_core::Player;
use alquerque_messages::Proven;
use alquerque_messages::analysis::uct::ViewNode;

use super::icicle::{Sign, shade};
use super::steps::CurrentIteration;
use layout::{LEVEL, place};
use scene::{Scene, path};

/// Half the height of a box.
pub const HALF: f64 = 19.0;
/// Half the height of the box of gathered nodes.
pub const CHIP_HALF: f64 = 9.0;
/// Half the width of a step of the playout's line to either side.
const SWING: f64 = 5.0;

/// What a box of the drawing stands for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// A node with playouts.
    Tried,
    /// A node without.
    Untried,
    /// So many children of a node that are not drawn.
    Gathered(u32),
}

/// How a node takes part in the iteration so far.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Light {
    /// Not at all.
    #[default]
    Off,
    /// It is on the path.
    Path,
    /// Something happens to it now.
    Now,
}

/// A box of the drawing.
#[derive(Clone, Debug, PartialEq)]
pub struct Drawn {
    /// What it stands for.
    pub kind: Kind,
    /// The number of its node, or of the parent of gathered nodes.
    pub id: u32,
    /// The index of its parent in the drawing.
    pub parent: Option<usize>,
    /// The move into it; empty for the root and for gathered nodes.
    pub mv: String,
    /// Its middle, in pixels.
    pub x: f64,
    /// Its middle, in pixels.
    pub y: f64,
    /// Its width.
    pub width: f64,
    /// Who moves into it; nobody for the root and for gathered nodes.
    pub mover: Option<Player>,
    /// N.
    pub visits: u32,
    /// Q.
    pub points: f32,
    /// Its shade, from loss to win.
    pub shade: u8,
    /// Its proven result, for the player of the move.
    pub sign: Option<Sign>,
    /// Whether it is proven by this iteration, up to this stage.
    pub is_proven_now: bool,
    /// How it takes part in the iteration so far.
    pub light: Light,
    /// What the iteration has added to Q so far.
    pub gain: Option<f32>,
    /// Whether it is still to come: the place is kept for it.
    pub is_to_come: bool,
}

/// The playout, a thin line below the leaf.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Playout {
    /// Where it begins.
    pub from: (f64, f64),
    /// Where it ends.
    pub to: (f64, f64),
    /// The moves it takes.
    pub moves: usize,
    /// Those that are made.
    pub made: usize,
    /// The result, once it is over: its points for the player of the move into the leaf.
    pub points: Option<f32>,
}

/// Where the token is.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Token {
    /// Its middle.
    pub x: f64,
    /// Its middle.
    pub y: f64,
    /// The width of the box that it surrounds; none at the tip of the playout.
    pub ring: Option<f64>,
    /// The result that it carries.
    pub result: Option<Proven>,
}

/// A drawing.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Drawing {
    /// The boxes; parents before their children.
    pub nodes: Vec<Drawn>,
    /// The playout, once it has begun.
    pub playout: Option<Playout>,
    /// The token; none before the first iteration.
    pub token: Option<Token>,
    /// Its width in pixels.
    pub width: f64,
    /// Its height in pixels.
    pub height: f64,
}

impl Drawing {
    /// Draws the stage of an iteration; `to_move` is the side to move at the root. If `asks`, the choice is not shown yet.
    pub fn new(current: &CurrentIteration, to_move: Player, asks: bool) -> Self {
        let tree = sound(&current.tree);
        let iteration = current.iteration.as_ref();
        let path = iteration.map_or_else(Vec::new, |iteration| path(&tree, iteration));
        let has_playout = iteration.is_some_and(|iteration| iteration.playout.is_some());
        let places = place(&tree, path.last().copied().filter(|_| has_playout));
        let scene = Scene { stage: current.stage(), path: &path, iteration, asks };
        let mut nodes: Vec<Drawn> = tree.iter().enumerate().map(|(at, node)| scene.draw(at, node)).collect();
        let mut depths = vec![0_usize; tree.len()];
        for (at, node) in tree.iter().enumerate() {
            depths[at] = node.parent.and_then(|parent| depths.get(parent as usize)).map_or(0, |above| above + 1);
            let mover = if depths[at].is_multiple_of(2) { to_move.opponent() } else { to_move };
            let drawn = &mut nodes[at];
            (drawn.x, drawn.y) = places.boxes[at];
            drawn.mover = (depths[at] > 0).then_some(mover);
            drawn.sign = scene.numbers(at, node).proven.map(|proven| Sign::new(proven, mover));
        }
        nodes.extend(places.gathered.iter().map(|gathered| {
            let parent = &tree[gathered.parent];
            let is_to_come = scene.is_before_expansion(gathered.parent);
            Drawn { is_to_come, ..gathered_box(parent.id, gathered.count, gathered.parent, gathered.at) }
        }));
        let leaf = path.last().and_then(|&leaf| nodes.get(leaf)).map(|leaf| (leaf.x, leaf.y));
        let playout = leaf.zip(places.playout).and_then(|(leaf, tip)| scene.playout(leaf, tip));
        let token = scene.token(&nodes, playout);
        Self { nodes, playout, token, width: places.width, height: places.height }
    }

    /// The middle of what happens now, to be kept in sight.
    pub fn focus(&self) -> Option<(f64, f64)> {
        self.token.map(|token| (token.x, token.y)).or_else(|| self.nodes.first().map(|root| (root.x, root.y)))
    }
}

impl Drawn {
    /// Q / N.
    pub fn fraction(&self) -> String {
        format!("{}/{}", halves(self.points), self.visits)
    }

    /// What the iteration has added to Q so far.
    pub fn gained(&self) -> Option<String> {
        self.gain.map(|gain| format!("+{}", halves(gain)))
    }

    /// Half its height.
    pub const fn half_height(&self) -> f64 {
        if matches!(self.kind, Kind::Gathered(_)) { CHIP_HALF } else { HALF }
    }

    /// From where a branch leads to it: the lower edge of its parent, and its own upper edge. None where it touches its parent.
    pub fn branch(&self, nodes: &[Self]) -> Option<((f64, f64), (f64, f64))> {
        let parent = nodes.get(self.parent?)?;
        let (from, to) = (parent.y + HALF, self.y - self.half_height());
        (to > from).then_some(((parent.x, from), (self.x, to)))
    }
}

/// Points, with the sign for a half, which needs the least room.
#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "points are small and not negative")]
fn halves(points: f32) -> String {
    let (whole, half) = (points as u32, if points.fract() == 0.0 { "" } else { "\u{bd}" });
    if whole == 0 && !half.is_empty() { half.to_owned() } else { format!("{whole}{half}") }
}

impl Playout {
    /// Its line as the data of an SVG path: from the leaf, then a step to one side for each move that is made.
    pub fn line(&self) -> String {
        let ((from_x, from_y), (x, end)) = (self.from, self.to);
        let (start, bend) = (from_y + HALF, from_y + LEVEL / 2.0);
        let mut line = format!("M{from_x:.1} {start:.1}C{from_x:.1} {bend:.1} {x:.1} {start:.1} {x:.1} {bend:.1}");
        for step in 1..=self.made {
            let side = match step {
                last if last == self.moves => 0.0,
                odd if odd % 2 == 1 => SWING,
                _ => -SWING,
            };
            let y = (end - bend).mul_add(step as f64 / self.moves as f64, bend);
            let _ = write!(line, "L{:.1} {y:.1}", x + side);
        }
        line
    }
}

fn gathered_box(id: u32, count: u32, parent: usize, (x, y): (f64, f64)) -> Drawn {
    Drawn {
        kind: Kind::Gathered(count),
        id,
        parent: Some(parent),
        mv: String::new(),
        x,
        y,
        width: 2.0 * CHIP_HALF,
        mover: None,
        visits: 0,
        points: 0.0,
        shade: shade(0.5),
        sign: None,
        is_proven_now: false,
        light: Light::Off,
        gain: None,
        is_to_come: false,
    }
}

/// Drops nodes without a parent before them, which no sound message has.
fn sound(tree: &[ViewNode]) -> Vec<ViewNode> {
    let is_sound = |(at, node): &(usize, &ViewNode)| match node.parent {
        None => *at == 0,
        Some(parent) => (parent as usize) < *at,
    };
    tree.iter().enumerate().take_while(is_sound).map(|(_, node)| node.clone()).collect()
}
