//! The tree of a search as a message.

use alquerque_core::search::SnapshotLimits;
use alquerque_core::tabletop::Tabletop;
use alquerque_core::{Player, Searchable};
use alquerque_messages::analysis::lab::TreeNode;
use alquerque_messages::{HalfPoints, Proven, count};

use super::setting::Chosen;

/// The `most` most visited nodes, parents first.
pub(super) fn nodes<G: Searchable + Tabletop>(uct: &Chosen<G>, most: usize) -> Vec<TreeNode> {
    let size = SnapshotLimits { least_share: 0.0, max_nodes: most };
    let picture = uct.snapshot(&[], size).unwrap_or_default();
    let known = picture.iter().map(|node| TreeNode {
        parent: node.parent.map(count),
        mv: node.mv.map(|mv| uct.game().move_text(mv)).unwrap_or_default(),
        is_light: node.mover == Player::Light,
        visits: node.statistics.visits,
        mean: HalfPoints::of_share(node.statistics.mean),
        proven: node.statistics.proven.map(Proven::from),
        children: count(node.children),
    });
    known.collect()
}
