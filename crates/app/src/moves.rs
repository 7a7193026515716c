//! Variations in the move list.

use alquerque_core::any_record::AnyRecord;
use alquerque_core::record::NodeId;
use alquerque_language::Phrase;

/// A played alternative to a move of the current line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Alternative {
    /// The node it leads to.
    pub node: NodeId,
    /// The label of its button.
    pub label: Phrase,
}

/// The alternative to the move that leads to position `ply` of the current line. If there are several, the next one, so
/// that following them repeatedly visits all.
pub fn alternative(record: &dyn AnyRecord, ply: usize) -> Option<Alternative> {
    let tree = record.tree();
    let &node = tree.line().get(ply)?;
    if tree.siblings(node).next().is_some() {
        let behind = tree.parent(node).into_iter().flat_map(|parent| tree.children(parent));
        let next = behind.skip_while(|&other| other != node).nth(1).or_else(|| tree.siblings(node).next())?;
        let text = record.move_text(next);
        let label = match tree.siblings(node).count() {
            1 => Phrase::new("other-move"),
            others => Phrase::new("other-move-of").number("others", others),
        };
        return Some(Alternative { node: next, label: label.text("turn", &text) });
    }
    // A draw may have been agreed after undoing moves; then the line ends here.
    let behind = tree.first_child(node).filter(|_| ply == tree.plies())?;
    Some(Alternative { node: behind, label: Phrase::new("played-before").text("turn", &record.move_text(behind)) })
}

/// A key that changes with the list's entry for position `ply`.
pub fn entry_key(record: &dyn AnyRecord, ply: usize) -> u64 {
    let tree = record.tree();
    let Some(&node) = tree.line().get(ply) else { return 0 };
    let behind = tree.first_child(node).filter(|_| ply == tree.plies());
    let others = tree.siblings(node).chain(behind);
    let own = tree.key(node) ^ u64::from(tree.assessment(node).helped);
    others.zip(1..).fold(own, |key, (other, place)| key ^ tree.key(other).rotate_left(place))
}
