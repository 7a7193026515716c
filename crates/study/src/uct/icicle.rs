//! The tree as an icicle plot: a row per depth, a node's width proportional to its playouts.

use alquerque_core::{Outcome, Player, named};
use alquerque_messages::analysis::uct::{View, ViewNode};

/// Number of visible rows.
pub const ROWS: usize = 9;
/// Number of shades between a loss and a win.
pub const SHADES: u8 = 9;

named! {
    /// A proven result for the side that made the move.
    pub enum Sign {
        /// It wins.
        Won = "won",
        /// It draws.
        Drawn = "drawn",
        /// It loses.
        Lost = "lost",
    }
}

impl Sign {
    /// Converts a result to a player's point of view.
    pub fn new(proven: Outcome, player: Player) -> Self {
        match proven {
            Outcome::Draw => Self::Drawn,
            Outcome::Win(winner) if winner == player => Self::Won,
            Outcome::Win(_) => Self::Lost,
        }
    }
}

/// A node of the plot.
#[derive(Clone, Debug, PartialEq)]
pub struct Cell {
    /// The node's id.
    pub id: u32,
    /// Its index in the picture.
    pub index: usize,
    /// The index of its parent.
    pub parent: Option<usize>,
    /// Its row, 0 at the top.
    pub row: usize,
    /// Its left edge, 0 to 1.
    pub x: f64,
    /// Its width, 0 to 1.
    pub width: f64,
    /// Its shade, from 0 for a loss to `SHADES - 1` for a win.
    pub shade: u8,
    /// Its proven result.
    pub sign: Option<Sign>,
    /// Its position among its visible siblings, from 1.
    pub among: usize,
    /// The number of visible siblings, including itself.
    pub siblings: usize,
}

/// Returns the shade of a mean. The scale is finest around the middle, where most means are.
pub fn shade(mean: f32) -> u8 {
    let off = mean.clamp(0.0, 1.0) - 0.5;
    let scaled = (2.0 * off.abs()).sqrt().copysign(off);
    let middle = f32::from((SHADES - 1) / 2);
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "0 to 8, and 0 for NaN")]
    let shade = (middle + middle * scaled).round() as u8;
    shade
}

/// The side whose move leads to each node of a tree. `to_move` is the side to move at the root, and `top` the number of
/// moves from there to the top node.
pub fn movers(nodes: &[ViewNode], to_move: Player, top: usize) -> Vec<Player> {
    let first = if top.is_multiple_of(2) { to_move.opponent() } else { to_move };
    let mut movers: Vec<Player> = Vec::with_capacity(nodes.len());
    for node in nodes {
        let parent = node.parent.and_then(|parent| movers.get(parent as usize));
        movers.push(parent.map_or(first, |parent| parent.opponent()));
    }
    movers
}

/// Where a node of a tree goes in a plot.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Place {
    /// Its row, 0 at the top.
    pub row: usize,
    /// Its left edge, 0 to 1.
    pub x: f64,
    /// Its width, 0 to 1.
    pub width: f64,
    /// Its position among its siblings, from 1.
    pub among: usize,
    /// The number of its children so far, and how much of its width they fill.
    children: usize,
    filled: f64,
}

impl Place {
    /// Places a child beside those so far. Its width is at most its share of the playouts.
    fn child(&mut self, share: f64) -> Self {
        // Keep a node within its parent, even if the message is inconsistent.
        let (x, width) = (self.x + self.filled, share.min(self.width - self.filled).max(0.0));
        self.filled += width;
        self.children += 1;
        Self { row: self.row + 1, x, width, among: self.children, ..Self::default() }
    }
}

/// Places the nodes of a tree, each of which follows its parent: children lie side by side below it. `None` for nodes
/// that are narrower than `min_width`, below the last of `rows`, or below such a node.
pub fn places(nodes: &[ViewNode], rows: usize, min_width: f64) -> Vec<Option<Place>> {
    let all = f64::from(nodes.first().map_or(1, |top| top.visits.max(1)));
    let mut places: Vec<Option<Place>> = Vec::with_capacity(nodes.len());
    for node in nodes {
        let place = match node.parent {
            None => places.is_empty().then(|| Place { width: 1.0, among: 1, ..Place::default() }),
            Some(parent) => places.get_mut(parent as usize).and_then(Option::as_mut).and_then(|parent| {
                let place = parent.child(f64::from(node.visits) / all);
                (place.row < rows && place.width >= min_width).then_some(place)
            }),
        };
        places.push(place);
    }
    places
}

/// Lays out the nodes of a picture. `to_move` is the side to move at the root.
pub fn layout(view: &View, to_move: Player) -> Vec<Cell> {
    let nodes = &view.picture;
    let (places, movers) = (places(nodes, ROWS, 0.0), movers(nodes, to_move, view.top.len()));
    let cell = |(index, node): (usize, &ViewNode)| {
        let Place { row, x, width, among, .. } = places[index]?;
        let parent = node.parent.map(|parent| parent as usize);
        let siblings = parent.and_then(|parent| places[parent]).map_or(1, |parent| parent.children);
        let sign = node.proven.map(|proven| Sign::new(proven, movers[index]));
        Some(Cell { id: node.id, index, parent, row, x, width, shade: shade(node.mean), sign, among, siblings })
    };
    nodes.iter().enumerate().filter_map(cell).collect()
}

/// Returns the moves from the root to a node of the picture.
pub fn path_to(view: &View, index: usize) -> Vec<String> {
    let mut moves = Vec::new();
    let mut at = view.picture.get(index);
    // Parents come before their children.
    while let Some(node) = at {
        let Some(parent) = node.parent else { break };
        moves.push(node.mv.clone());
        at = view.picture.get(parent as usize).filter(|_| moves.len() <= view.picture.len());
    }
    moves.extend(view.top.iter().rev().cloned());
    moves.reverse();
    moves
}

/// Returns the node of the picture nearest to the end of a path from the root.
pub fn nearest(view: &View, path: &[String]) -> usize {
    let mut index = 0;
    for mv in path.strip_prefix(&view.top[..]).unwrap_or_default() {
        let child = |node: &ViewNode| node.parent == u32::try_from(index).ok() && node.mv == *mv;
        let Some(next) = view.picture.iter().position(child) else { break };
        index = next;
    }
    index
}
