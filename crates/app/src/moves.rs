//! What the list of moves shows of a game's variations.

use alquerque_core::any_record::AnyRecord;
use alquerque_core::record::NodeId;

use crate::message::Label;

/// Another way on that was played, beside a move of the present line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OtherWay {
    /// Where it leads.
    pub node: NodeId,
    /// What the button that leads there is called.
    pub label: Label,
}

/// The other move that was played in the place of the one to position `ply` of the present line: of several the next one, so that
/// going on in this way comes by them all.
pub fn other_way(record: &dyn AnyRecord, ply: usize) -> Option<OtherWay> {
    let tree = record.tree();
    let &node = tree.line().get(ply)?;
    if tree.siblings(node).next().is_some() {
        let behind = tree.parent(node).into_iter().flat_map(|parent| tree.children(parent));
        let next = behind.skip_while(|&other| other != node).nth(1).or_else(|| tree.siblings(node).next())?;
        let text = record.move_text(next);
        let label = Label::OtherMove(text, tree.siblings(node).count());
        return Some(OtherWay { node: next, label });
    }
    // The line ends here all the same, where a draw was agreed on after moves had been taken back.
    let behind = tree.first_child(node).filter(|_| ply == tree.plies())?;
    Some(OtherWay { node: behind, label: Label::PlayedBefore(record.move_text(behind)) })
}

/// A number that changes with what the list shows for position `ply` of the present line.
pub fn entry_key(record: &dyn AnyRecord, ply: usize) -> u64 {
    let tree = record.tree();
    let Some(&node) = tree.line().get(ply) else { return 0 };
    let behind = tree.first_child(node).filter(|_| ply == tree.plies());
    let others = tree.siblings(node).chain(behind);
    let own = tree.key(node) ^ u64::from(tree.assessment(node).helped);
    others.zip(1..).fold(own, |key, (other, place)| key ^ tree.key(other).rotate_left(place))
}
