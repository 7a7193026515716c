//! The contents of a stage of an iteration: which nodes are lit, their numbers so far, the playout and the token.

use alquerque_messages::analysis::uct::{Expansion, Iteration, Numbers, ViewNode};

use super::layout::{LEVEL, box_width};
use super::parts::{Drawn, Kind, Light, Playout, Token};
use crate::uct::icicle::shade;
use crate::uct::stage::{Stage, chosen};

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
    pub(super) asks: bool,
}

impl Scene<'_> {
    /// The number of nodes above the leaf.
    fn depth(&self) -> usize {
        self.iteration.map_or(0, |iteration| iteration.selection.len())
    }

    /// The number of updates so far.
    fn updated(&self) -> usize {
        match self.stage {
            Stage::Backpropagation(up) => up + 1 - usize::from(self.asks),
            _ => 0,
        }
    }

    /// The distance of a node on the path from the leaf.
    fn up(&self, at: usize) -> Option<usize> {
        let index = self.path.iter().position(|&other| other == at)?;
        self.depth().checked_sub(index)
    }

    pub(super) fn numbers(&self, at: usize, node: &ViewNode) -> Numbers {
        let update = self.up(at).and_then(|up| Some((up, self.iteration?.updates.get(up)?)));
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
        grows && self.path.last() == Some(&parent) && matches!(self.stage, Stage::Selection(_))
    }

    pub(super) fn draw(&self, at: usize, node: &ViewNode) -> Drawn {
        let numbers = self.numbers(at, node);
        let up = self.up(at);
        let update = up.and_then(|up| self.iteration?.updates.get(up)).filter(|_| up < Some(self.updated()));
        // The leaf becomes a normal node when it is expanded.
        let is_opened = up == Some(0) && !matches!(self.stage, Stage::Selection(_) | Stage::Ready);
        let is_tried = numbers.visits > 0 || numbers.proven.is_some() || is_opened || node.parent.is_none();
        let parent = node.parent.map(|parent| parent as usize);
        Drawn {
            kind: if is_tried { Kind::Tried } else { Kind::Untried },
            id: node.id,
            parent,
            mv: node.mv.clone(),
            width: box_width(node),
            visits: numbers.visits,
            points: numbers.points,
            shade: shade(if numbers.visits == 0 && numbers.proven.is_none() { 0.5 } else { numbers.mean }),
            is_proven_now: update.is_some_and(|update| update.before.proven.is_none() && update.after.proven.is_some()),
            light: self.light(at),
            gain: update.map(|update| update.after.points - update.before.points),
            is_future: parent.is_some_and(|parent| self.is_before_expansion(parent)),
            ..Drawn::default()
        }
    }

    fn light(&self, at: usize) -> Light {
        let Some(index) = self.path.iter().position(|&other| other == at) else { return Light::Off };
        let leaf = self.depth();
        let (lit, now) = match self.stage {
            Stage::Ready => return Light::Off,
            Stage::Selection(depth) => (depth + 1 - usize::from(self.asks), depth + 1 - usize::from(self.asks)),
            Stage::Expansion => (leaf, leaf),
            Stage::Playout(_) => (leaf, usize::MAX),
            Stage::Backpropagation(up) => (leaf, leaf.saturating_sub(up)),
        };
        match index {
            index if index == now => Light::Now,
            index if index <= lit => Light::Path,
            _ => Light::Off,
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

    pub(super) fn token(&self, nodes: &[Drawn], playout: Option<Playout>) -> Option<Token> {
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
            Stage::Selection(depth) => on(depth + 1 - usize::from(self.asks), None),
            Stage::Expansion => on(self.depth(), None),
            Stage::Playout(made) => {
                let Playout { from, to, moves, .. } = playout?;
                let share = if moves == 0 { 1.0 } else { made as f64 / moves as f64 };
                let top = (to.0, from.1 + LEVEL / 2.0);
                let at = |one: f64, other: f64| one + (other - one) * share;
                let result = result.filter(|_| made == moves);
                Some(Token { x: at(top.0, to.0), y: at(top.1, to.1), ring: None, result })
            }
            Stage::Backpropagation(up) if self.asks && up == 0 => match playout {
                Some(Playout { to, .. }) => Some(Token { x: to.0, y: to.1, ring: None, result }),
                None => on(self.depth(), result),
            },
            Stage::Backpropagation(up) => on((self.depth() + usize::from(self.asks)).saturating_sub(up), result),
        }
    }
}
