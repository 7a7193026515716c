//! The drawing of an iteration: the tree as boxes and branches, the path through it, the playout below its leaf, and a
//! token that descends the path and carries the result back up.

mod layout;
mod parts;

pub use parts::{CHIP_HALF, DrawnNode, HALF, Highlight, Kind, Playout, Token};

use alquerque_core::Player;
use alquerque_messages::analysis::uct::{Expansion, Iteration, Numbers, ViewNode};

use super::controls::{Stage, chosen};
use super::icicle::{Sign, movers, shade};
use super::steps::CurrentIteration;
use layout::{LEVEL, box_width, fit, place_nodes};

/// A drawing.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Drawing {
    /// The boxes; parents before their children.
    pub nodes: Vec<DrawnNode>,
    /// The playout, once it has begun.
    pub playout: Option<Playout>,
    /// The token; `None` before the first iteration.
    pub token: Option<Token>,
    /// Its width in pixels.
    pub width: f64,
    /// Its height in pixels.
    pub height: f64,
}

impl Drawing {
    /// Draws a stage of an iteration into a width of `room`, which its path may exceed; `to_move` is the side to move
    /// at the root. If `hides_outcome`, the outcome of this stage is not shown yet.
    pub fn new(current: &CurrentIteration, stage: Stage, to_move: Player, hides_outcome: bool, room: f64) -> Self {
        let whole = valid_nodes(&current.tree);
        let iteration = current.iteration.as_ref();
        let has_playout = iteration.is_some_and(|iteration| iteration.playout.is_some());
        let along: Vec<u32> = iteration
            .map_or_else(Vec::new, |iteration| path(&whole, iteration).iter().map(|&at| whole[at].id).collect());
        let tree = fit(whole, &along, has_playout, room);
        let path: Vec<usize> = along.iter().filter_map(|&id| tree.iter().position(|node| node.id == id)).collect();
        let places = place_nodes(&tree, path.last().copied().filter(|_| has_playout));
        let scene = Scene { stage, path: &path, iteration, hides_outcome };
        let mut nodes: Vec<DrawnNode> = tree.iter().enumerate().map(|(at, node)| scene.draw(at, node)).collect();
        for (at, (node, mover)) in tree.iter().zip(movers(&tree, to_move, 0)).enumerate() {
            let drawn = &mut nodes[at];
            (drawn.x, drawn.y) = places.boxes[at];
            drawn.mover = node.parent.map(|_| mover);
            drawn.sign = scene.numbers(at, node).proven.map(|proven| Sign::new(proven, mover));
        }
        nodes.extend(places.gathered.iter().map(|gathered| {
            let (kind, parent, (x, y)) = (Kind::Gathered(gathered.count), gathered.parent, gathered.at);
            let (id, width, is_future) = (tree[parent].id, 2.0 * CHIP_HALF, scene.is_before_expansion(parent));
            let parent = Some(parent);
            DrawnNode { kind, id, parent, x, y, width, shade: shade(0.5), is_future, ..DrawnNode::default() }
        }));
        let leaf = path.last().and_then(|&leaf| nodes.get(leaf)).map(|leaf| (leaf.x, leaf.y));
        let playout = leaf.zip(places.playout).and_then(|(leaf, tip)| scene.playout(leaf, tip));
        let token = scene.token(&nodes, playout);
        Self { nodes, playout, token, width: places.width, height: places.height }
    }

    /// The centre of the current action, to be scrolled into view.
    pub fn focus(&self) -> Option<(f64, f64)> {
        self.token.map(|token| (token.x, token.y)).or_else(|| self.nodes.first().map(|root| (root.x, root.y)))
    }
}

/// Minimum distance of the current action from the edge of the view, as a share of the view.
const EDGE: f64 = 0.32;

/// How far to scroll in one direction, in pixels, so that the point `at` is well inside the view; `None` if it is
/// already. The view now begins at `now` and shows `room` of `all` pixels.
#[expect(clippy::cast_possible_truncation, reason = "whole pixels")]
pub fn scroll_to(at: f64, now: i32, room: i32, all: f64) -> Option<i32> {
    let (room, seen) = (f64::from(room), at - f64::from(now));
    // Scroll no further than needed, so that its surroundings stay visible.
    let nearest = seen.clamp(room * EDGE, room * (1.0 - EDGE));
    // The style sheet centres a drawing narrower than the view.
    (all > room && (nearest - seen).abs() > 0.5).then(|| (at - nearest).clamp(0.0, all - room) as i32)
}

/// Drops nodes whose parent does not precede them, which valid messages don't contain.
fn valid_nodes(tree: &[ViewNode]) -> Vec<ViewNode> {
    let is_valid = |(at, node): &(usize, &ViewNode)| match node.parent {
        None => *at == 0,
        Some(parent) => (parent as usize) < *at,
    };
    tree.iter().enumerate().take_while(is_valid).map(|(_, node)| node.clone()).collect()
}

/// The indices of the nodes on the path, from the root to the leaf.
pub(super) fn path(tree: &[ViewNode], iteration: &Iteration) -> Vec<usize> {
    let mut path = Vec::new();
    if tree.is_empty() {
        return path;
    }
    path.push(0);
    for depth in 0.. {
        let (Some(&above), Some(chosen)) = (path.last(), chosen(iteration, depth)) else { break };
        let is_chosen =
            |node: &ViewNode| node.parent.is_some_and(|parent| parent as usize == above) && node.mv == chosen.mv;
        let Some(next) = tree.iter().position(is_chosen) else { break };
        path.push(next);
    }
    path
}

/// A stage of an iteration, to be drawn.
pub(super) struct Scene<'a> {
    pub(super) stage: Stage,
    /// The indices of the nodes on the path, from the root to the leaf.
    pub(super) path: &'a [usize],
    pub(super) iteration: Option<&'a Iteration>,
    pub(super) hides_outcome: bool,
}

impl Scene<'_> {
    /// The number of nodes above the leaf.
    fn depth(&self) -> usize {
        self.iteration.map_or(0, |iteration| iteration.selection.len())
    }

    /// The number of updates so far.
    fn updated(&self) -> usize {
        if let Stage::Backpropagation(up) = self.stage { up + 1 - usize::from(self.hides_outcome) } else { 0 }
    }

    /// The distance of a node on the path from the leaf.
    fn distance_from_leaf(&self, at: usize) -> Option<usize> {
        let index = self.path.iter().position(|&other| other == at)?;
        self.depth().checked_sub(index)
    }

    pub(super) fn numbers(&self, at: usize, node: &ViewNode) -> Numbers {
        let update = self.distance_from_leaf(at).and_then(|up| Some((up, self.iteration?.updates.get(up)?)));
        match update {
            Some((up, update)) if up < self.updated() => update.after,
            Some((_, update)) => update.before,
            None => {
                let ViewNode { visits, points, mean, proven, .. } = *node;
                Numbers { visits, points, mean, proven }
            }
        }
    }

    /// Whether this is the leaf or its child, before it is expanded.
    pub(super) fn is_before_expansion(&self, parent: usize) -> bool {
        let grows = self.iteration.is_some_and(|iteration| matches!(iteration.expansion, Expansion::Children(_)));
        let is_before = match self.stage {
            Stage::Selection(_) => true,
            Stage::Expansion => self.hides_outcome,
            Stage::Ready | Stage::Playout(_) | Stage::Backpropagation(_) => false,
        };
        grows && self.path.last() == Some(&parent) && is_before
    }

    pub(super) fn draw(&self, at: usize, node: &ViewNode) -> DrawnNode {
        let numbers = self.numbers(at, node);
        let up = self.distance_from_leaf(at);
        let update = up.and_then(|up| self.iteration?.updates.get(up)).filter(|_| up < Some(self.updated()));
        // The leaf becomes a normal node when it is expanded.
        let is_opened = up == Some(0) && !matches!(self.stage, Stage::Selection(_) | Stage::Ready);
        let is_tried = numbers.visits > 0 || numbers.proven.is_some() || is_opened || node.parent.is_none();
        let parent = node.parent.map(|parent| parent as usize);
        DrawnNode {
            kind: if is_tried { Kind::Tried } else { Kind::Untried },
            id: node.id,
            parent,
            mv: node.mv.clone(),
            width: box_width(node),
            visits: numbers.visits,
            points: numbers.points,
            shade: shade(if numbers.visits == 0 && numbers.proven.is_none() { 0.5 } else { numbers.mean }),
            is_proven_now: update.is_some_and(|update| update.before.proven.is_none() && update.after.proven.is_some()),
            highlight: self.highlight(at),
            gain: update.map(|update| update.after.points - update.before.points),
            is_future: parent.is_some_and(|parent| self.is_before_expansion(parent)),
            ..DrawnNode::default()
        }
    }

    fn highlight(&self, at: usize) -> Highlight {
        let Some(index) = self.path.iter().position(|&other| other == at) else { return Highlight::Off };
        let leaf = self.depth();
        let (lit, now) = match self.stage {
            Stage::Ready => return Highlight::Off,
            Stage::Selection(depth) => {
                (depth + 1 - usize::from(self.hides_outcome), depth + 1 - usize::from(self.hides_outcome))
            }
            Stage::Expansion => (leaf, leaf),
            Stage::Playout(_) => (leaf, usize::MAX),
            Stage::Backpropagation(up) => (leaf, leaf.saturating_sub(up)),
        };
        match index {
            index if index == now => Highlight::Now,
            index if index <= lit => Highlight::Path,
            _ => Highlight::Off,
        }
    }

    pub(super) fn playout(&self, leaf: (f64, f64), to: (f64, f64)) -> Option<Playout> {
        let moves = self.iteration?.playout.as_ref()?.moves.len();
        let made = match self.stage {
            Stage::Playout(made) => made,
            Stage::Backpropagation(_) => moves,
            Stage::Ready | Stage::Selection(_) | Stage::Expansion => return None,
        };
        let update = self.iteration?.updates.first()?;
        let points = (made == moves).then_some(update.after.points - update.before.points);
        Some(Playout { from: leaf, to, moves, made, points })
    }

    pub(super) fn token(&self, nodes: &[DrawnNode], playout: Option<Playout>) -> Option<Token> {
        let iteration = self.iteration?;
        let on = |index: usize, result| {
            let node = nodes.get(*self.path.get(index)?)?;
            Some(Token { x: node.x, y: node.y, ring: Some(node.width), result })
        };
        let result = match (&iteration.playout, &iteration.expansion) {
            (Some(playout), _) => Some(playout.outcome),
            (None, Expansion::Known(proven)) => Some(*proven),
            (None, _) => None,
        };
        match self.stage {
            Stage::Ready => None,
            Stage::Selection(depth) => on(depth + 1 - usize::from(self.hides_outcome), None),
            Stage::Expansion => on(self.depth(), None),
            Stage::Playout(made) => {
                let Playout { from, to, moves, .. } = playout?;
                let share = if moves == 0 { 1.0 } else { made as f64 / moves as f64 };
                let top = (to.0, from.1 + LEVEL / 2.0);
                let at = |one: f64, other: f64| one + (other - one) * share;
                let result = result.filter(|_| made == moves);
                Some(Token { x: at(top.0, to.0), y: at(top.1, to.1), ring: None, result })
            }
            Stage::Backpropagation(up) if self.hides_outcome && up == 0 => match playout {
                Some(Playout { to, .. }) => Some(Token { x: to.0, y: to.1, ring: None, result }),
                None => on(self.depth(), result),
            },
            Stage::Backpropagation(up) => {
                on((self.depth() + usize::from(self.hides_outcome)).saturating_sub(up), result)
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_view_scrolls_no_further_than_needed() {
        assert_eq!(scroll_to(50.0, 0, 100, 80.0), None, "everything is visible");
        assert_eq!(scroll_to(50.0, 0, 100, 500.0), None);
        assert_eq!([scroll_to(90.0, 0, 100, 500.0), scroll_to(10.0, 100, 100, 500.0)], [Some(22), Some(0)]);
        assert_eq!(scroll_to(490.0, 0, 100, 500.0), Some(400), "the end");
    }
}
