//! Taking an iteration back.

use super::Uct;
use crate::Game;
use crate::playout::PlayoutPolicy;
use crate::search::tree::{Before, Proof, ROOT};
use crate::search::variant::Variant;

impl<G: Game, P: PlayoutPolicy<G>, V: Variant> Uct<G, P, V> {
    /// What the next iteration may change: the nodes of its path, which no chance has a part in; all others come behind those
    /// that there are.
    pub(in crate::search) fn before_next(&self) -> Before {
        let mut nodes = Vec::new();
        let mut place = ROOT;
        loop {
            let node = self.tree.node(place);
            nodes.push(place);
            if node.count == 0 || node.proof != Proof::Open {
                break;
            }
            place = self.tree.select(node, self.config.exploration);
        }
        self.tree.before(&nodes)
    }

    /// Takes back the iterations that were made after `before`, and `playouts` playouts.
    pub(in crate::search) fn undo(&mut self, before: &Before, playouts: u64) {
        self.tree.restore(before);
        self.playouts = playouts;
    }
}
