//! The drawing of an iteration: the tree as boxes and branches, the path through it, the playout below its leaf, and a
//! token that descends the path and carries the result back up.

mod layout;
mod parts;
mod scene;

use alquerque_core::Player;
use alquerque_messages::analysis::uct::ViewNode;

use super::icicle::{Sign, movers};
use super::stage::Stage;
use super::steps::CurrentIteration;
use layout::{fit, place_nodes};
use parts::gathered_box;
pub use parts::{CHIP_HALF, Drawn, HALF, Kind, Light, Playout, Token};
use scene::{Scene, path};

/// A drawing.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Drawing {
    /// The boxes; parents before their children.
    pub nodes: Vec<Drawn>,
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
    /// at the root. If `asks`, the outcome of this stage is not shown yet.
    pub fn new(current: &CurrentIteration, stage: Stage, to_move: Player, asks: bool, room: f64) -> Self {
        let whole = sound(&current.tree);
        let iteration = current.iteration.as_ref();
        let has_playout = iteration.is_some_and(|iteration| iteration.playout.is_some());
        let along: Vec<u32> = iteration
            .map_or_else(Vec::new, |iteration| path(&whole, iteration).iter().map(|&at| whole[at].id).collect());
        let tree = fit(whole, &along, has_playout, room);
        let path: Vec<usize> = along.iter().filter_map(|&id| tree.iter().position(|node| node.id == id)).collect();
        let places = place_nodes(&tree, path.last().copied().filter(|_| has_playout));
        let scene = Scene { stage, path: &path, iteration, asks };
        let mut nodes: Vec<Drawn> = tree.iter().enumerate().map(|(at, node)| scene.draw(at, node)).collect();
        for (at, (node, mover)) in tree.iter().zip(movers(&tree, to_move, 0)).enumerate() {
            let drawn = &mut nodes[at];
            (drawn.x, drawn.y) = places.boxes[at];
            drawn.mover = node.parent.map(|_| mover);
            drawn.sign = scene.numbers(at, node).proven.map(|proven| Sign::new(proven, mover));
        }
        nodes.extend(places.gathered.iter().map(|gathered| {
            let parent = &tree[gathered.parent];
            let is_future = scene.is_before_expansion(gathered.parent);
            Drawn { is_future, ..gathered_box(parent.id, gathered.count, gathered.parent, gathered.at) }
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
fn sound(tree: &[ViewNode]) -> Vec<ViewNode> {
    let is_sound = |(at, node): &(usize, &ViewNode)| match node.parent {
        None => *at == 0,
        Some(parent) => (parent as usize) < *at,
    };
    tree.iter().enumerate().take_while(is_sound).map(|(_, node)| node.clone()).collect()
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
