//! Undoes an iteration.

use super::Uct;
use crate::Game;
use crate::playout::PlayoutPolicy;
use crate::search::instrumentation::Variant;
use crate::search::tree::{Proof, ROOT, UndoRecord};

impl<G: Game, P: PlayoutPolicy<G>, V: Variant> Uct<G, P, V> {
    /// The data needed to undo the next iteration: the nodes of its path, which selection determines without
    /// randomness. All other changes are nodes appended to the tree.
    pub(in crate::search) fn undo_record(&self) -> UndoRecord {
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
        self.tree.undo_record(&nodes)
    }

    /// Undoes the iterations made since `before`, when there were `playouts` playouts.
    pub(in crate::search) fn undo(&mut self, before: &UndoRecord, playouts: u64) {
        self.tree.restore(before);
        self.playouts = playouts;
    }
}
