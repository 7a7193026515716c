//! Edits: reordering and deleting variations.

use super::{NodeId, Tree};

/// An edit of a record's moves, each identified by the node after it. The current position and line stay the same as
/// far as they still exist.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Edit {
    /// Promotes the move by one place among its siblings.
    Promote(NodeId),
    /// Makes all moves to the position main ones.
    MakeMain(NodeId),
    /// Deletes the move and everything after it, or all moves if it is the root. If the current position was deleted,
    /// the one before the move becomes current. All nodes are renumbered: see [`NodeId`].
    Delete(NodeId),
}

impl Edit {
    /// A number for each kind of edit.
    const fn kind(self) -> u64 {
        match self {
            Self::Promote(_) => 1,
            Self::MakeMain(_) => 2,
            Self::Delete(_) => 3,
        }
    }
}

/// The effect of an edit.
#[derive(Debug)]
pub(crate) struct Edited {
    /// After a deletion, the previous indices of the remaining nodes.
    pub(crate) left: Option<Vec<bool>>,
    /// Whether the main line changed.
    pub(crate) changes_main: bool,
}

impl Tree {
    /// Performs an edit; `None` if it changes nothing.
    pub(crate) fn edit(&mut self, edit: Edit) -> Option<Edited> {
        let main: Vec<NodeId> = self.main_line().collect();
        let (mut left, kind) = (None, edit.kind());
        let (Edit::Promote(node) | Edit::MakeMain(node) | Edit::Delete(node)) = edit;
        let key = self.key(node);
        match edit {
            Edit::Promote(_) => self.move_up(node)?,
            Edit::MakeMain(_) => self.make_main(node)?,
            Edit::Delete(_) => left = Some(self.delete(node)?),
        }
        // The players can only have ended the main line.
        if self.closed.is_some_and(|(closed, _)| !self.back_from(closed).all(|node| self.is_first(node))) {
            self.closed = None;
        }
        self.extend_line();
        // The key depends on the edits and their order.
        self.keys = (self.keys ^ key).rotate_left(5).wrapping_mul(0x9e37_79b9_7f4a_7c15).wrapping_add(kind);
        let changes_main = match &left {
            Some(left) => main.iter().any(|node| !left[node.index()]),
            None => !self.main_line().eq(main),
        };
        Some(Edited { left, changes_main })
    }

    /// Whether a node is the main child.
    fn is_first(&self, node: NodeId) -> bool {
        self.parent(node).is_none_or(|parent| self.first_child(parent) == Some(node))
    }

    /// Swaps a node with the sibling before it; `None` if there is none.
    fn move_up(&mut self, node: NodeId) -> Option<()> {
        let parent = self.parent(node)?;
        let mut children: Vec<NodeId> = self.children(parent).collect();
        let index = children.iter().position(|&child| child == node)?;
        children.swap(index.checked_sub(1)?, index);
        self.link(parent, &children);
        Some(())
    }

    /// Makes the path to a node the main line; `None` if it already is.
    fn make_main(&mut self, node: NodeId) -> Option<()> {
        let way: Vec<NodeId> = self.back_from(node).collect();
        // If the game continues, the players have not ended it.
        let goes_on = self.closed.is_some_and(|(closed, _)| way.iter().skip(1).any(|&before| before == closed));
        let others: Vec<NodeId> = way.into_iter().filter(|&node| !self.is_first(node)).collect();
        if others.is_empty() && !goes_on {
            return None;
        }
        for node in others {
            self.put_first(node);
        }
        if goes_on {
            self.closed = None;
        }
        Some(())
    }

    /// Deletes a subtree, or all moves, and renumbers the remaining nodes; returns which ones remain.
    fn delete(&mut self, node: NodeId) -> Option<Vec<bool>> {
        let is_root = node == NodeId::ROOT;
        if !self.has(node) || is_root && self.nodes.len() == 1 {
            return None;
        }
        // Parents come before their children.
        let mut left: Vec<bool> = Vec::with_capacity(self.nodes.len());
        for (number, links) in self.nodes.iter().enumerate() {
            left.push(number == 0 || !is_root && number != node.index() && left[links.parent.index()]);
        }
        let parent = self.nodes[node.index()].parent;
        let siblings: Vec<NodeId> = self.children(parent).filter(|&child| child != node).collect();
        self.link(parent, &siblings);
        let mut count = 0;
        let numbers: Vec<Option<NodeId>> = left
            .iter()
            .map(|&is_left| {
                count += usize::from(is_left);
                is_left.then(|| NodeId::new(count - 1))
            })
            .collect();
        let renumbered = |node: NodeId| numbers[node.index()];
        let mut is_left = left.iter();
        self.nodes.retain(|_| is_left.next() == Some(&true));
        for links in &mut self.nodes {
            links.parent = renumbered(links.parent).unwrap_or(NodeId::ROOT);
            links.first = links.first.and_then(renumbered);
            links.next = links.next.and_then(renumbered);
        }
        self.line = self.line.iter().copied().map_while(renumbered).collect();
        self.played = self.played.min(self.plies());
        self.closed = self.closed.and_then(|(node, how)| renumbered(node).map(|node| (node, how)));
        self.remarks = std::mem::take(&mut self.remarks)
            .into_iter()
            .filter_map(|(node, remark)| renumbered(node).map(|node| (node, remark)))
            .collect();
        Some(left)
    }
}
