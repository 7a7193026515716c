//! The tree as an icicle: a row for each depth, and each node as wide as its share of the playouts.

use alquerque_core::{Outcome, Player};
use alquerque_messages::Proven;
use alquerque_messages::analysis::uct::{PictureNode, View};

/// The rows that are seen.
pub const ROWS: usize = 9;
/// The shades between what is certainly lost and what is certainly won.
pub const SHADES: u8 = 9;

/// A result that is proven, in the eyes of whoever made the move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sign {
    /// It wins.
    Won,
    /// It draws.
    Drawn,
    /// It loses.
    Lost,
}

impl Sign {
    /// That of a result in a player's eyes.
    pub fn new(proven: Proven, player: Player) -> Self {
        match Outcome::from(proven) {
            Outcome::Draw => Self::Drawn,
            Outcome::Win(winner) if winner == player => Self::Won,
            Outcome::Win(_) => Self::Lost,
        }
    }

    /// Its name in the style sheet.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Won => "won",
            Self::Drawn => "drawn",
            Self::Lost => "lost",
        }
    }
}

/// A node as it is drawn.
#[derive(Clone, Debug, PartialEq)]
pub struct Cell {
    /// The node.
    pub id: u32,
    /// Its place in the picture.
    pub place: usize,
    /// The place of its parent.
    pub parent: Option<usize>,
    /// Its row, 0 for the uppermost.
    pub row: usize,
    /// Where it begins, 0 to 1.
    pub x: f64,
    /// How wide it is, 0 to 1.
    pub width: f64,
    /// Its colour, 0 for lost to `SHADES - 1` for won.
    pub shade: u8,
    /// What is proven of it.
    pub sign: Option<Sign>,
    /// Which of its siblings that are seen it is, from 1 on.
    pub among: usize,
    /// How many those are.
    pub siblings: usize,
}

/// The colour of a mean. Most means are near the middle, so that small differences there are seen best.
pub fn shade(mean: f32) -> u8 {
    let off = mean.clamp(0.0, 1.0) - 0.5;
    let seen = (2.0 * off.abs()).sqrt().copysign(off);
    let middle = f32::from((SHADES - 1) / 2);
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "0 to 8, and 0 where it is no number")]
    let shade = (middle + middle * seen).round() as u8;
    shade
}

/// Where the nodes of a picture are. Children lie below their parents, side by side, and no node is wider than its playouts.
/// `to_move` is the side to move at the root of the tree.
pub fn layout(view: &View, to_move: Player) -> Vec<Cell> {
    let nodes = &view.picture;
    let Some(top) = nodes.first() else { return Vec::new() };
    let mut cells: Vec<Option<Cell>> = Vec::with_capacity(nodes.len());
    // How far a node is filled by its children so far, and how many it has.
    let mut filled = vec![(0.0, 0); nodes.len()];
    for (place, node) in nodes.iter().enumerate() {
        let parent = node.parent.and_then(|parent| usize::try_from(parent).ok());
        let above = parent.and_then(|parent| cells.get(parent)).and_then(Option::as_ref);
        let cell = match (parent, above) {
            (None, _) if place == 0 => Some(cell(node, place, None, 0, (0.0, 1.0))),
            (Some(parent), Some(above)) if above.row + 1 < ROWS => {
                let width = f64::from(node.visits) / f64::from(top.visits.max(1));
                let (full, count) = &mut filled[parent];
                // Whatever somebody sends: a node lies within its parent.
                let width = width.min(above.width - *full).max(0.0);
                let x = above.x + *full;
                *full += width;
                *count += 1;
                let among = *count;
                Some(Cell { among, ..cell(node, place, Some(parent), above.row + 1, (x, width)) })
            }
            _ => None,
        };
        cells.push(cell);
    }
    let mover = |row: usize| {
        let ply = view.top.len() + row;
        if ply.is_multiple_of(2) { to_move.opponent() } else { to_move }
    };
    let mut cells: Vec<Cell> = cells.into_iter().flatten().collect();
    for cell in &mut cells {
        cell.siblings = cell.parent.map_or(1, |parent| filled[parent].1);
        cell.sign = nodes[cell.place].proven.map(|proven| Sign::new(proven, mover(cell.row)));
    }
    cells
}

fn cell(node: &PictureNode, place: usize, parent: Option<usize>, row: usize, (x, width): (f64, f64)) -> Cell {
    Cell { id: node.id, place, parent, row, x, width, shade: shade(node.mean), sign: None, among: 1, siblings: 1 }
}

/// The moves from the root of the tree to a node of the picture.
pub fn way_to(view: &View, place: usize) -> Vec<String> {
    let mut moves = Vec::new();
    let mut at = view.picture.get(place);
    // A parent comes before its children.
    while let Some(node) = at {
        let Some(parent) = node.parent else { break };
        moves.push(node.mv.clone());
        at = view.picture.get(parent as usize).filter(|_| moves.len() <= view.picture.len());
    }
    moves.extend(view.top.iter().rev().cloned());
    moves.reverse();
    moves
}

/// The node of the picture that is nearest to the end of a way from the root of the tree.
pub fn nearest(view: &View, way: &[String]) -> usize {
    let mut place = 0;
    for mv in way.strip_prefix(&view.top[..]).unwrap_or_default() {
        let child = |node: &PictureNode| node.parent == u32::try_from(place).ok() && node.mv == *mv;
        let Some(next) = view.picture.iter().position(child) else { break };
        place = next;
    }
    place
}
