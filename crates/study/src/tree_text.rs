//! The variation tree as text: blocks of moves, indented by variation depth.

use alquerque_core::any_record::AnyRecord;
use alquerque_core::record::NodeId;

use crate::move_score::{MoveScore, move_score};
use crate::symbols::signs;
use crate::words::move_text;

/// A consecutive part of a line.
#[derive(Clone, Debug, PartialEq)]
pub struct Block {
    /// 0 for the main line, 1 for its variations, and so on.
    pub depth: usize,
    /// Its moves.
    pub entries: Vec<Entry>,
}

/// A move.
#[derive(Clone, Debug, PartialEq)]
pub struct Entry {
    /// The node behind it.
    pub node: NodeId,
    /// Its number, such as `3.` or `3…`, if shown.
    pub number: String,
    /// The move in notation with its symbols, such as `c2-c3!?`.
    pub text: String,
    /// The score of the position after it, if it has been assessed.
    pub score: Option<MoveScore>,
    /// Whether it was played with a hint.
    pub helped: bool,
    /// Its comment.
    pub comment: String,
}

/// Returns the record's tree in reading order: a variation follows the move it replaces.
pub fn blocks(record: &dyn AnyRecord) -> Vec<Block> {
    let tree = record.tree();
    let mut blocks = Vec::new();
    // A stack of pending lines instead of recursion, because trees can be deep.
    let mut waiting: Vec<(NodeId, usize)> = tree.first_child(NodeId::ROOT).map(|node| (node, 0)).into_iter().collect();
    while let Some((begin, depth)) = waiting.pop() {
        let mut block = Block { depth, entries: Vec::new() };
        let mut next = Some(begin);
        while let Some(node) = next {
            let is_first =
                block.entries.is_empty() || block.entries.last().is_some_and(|last| !last.comment.is_empty());
            block.entries.push(entry(record, node, is_first));
            next = tree.first_child(node);
            let is_main = tree.parent(node).and_then(|parent| tree.first_child(parent)) == Some(node);
            let others: Vec<NodeId> = if is_main { tree.siblings(node).collect() } else { Vec::new() };
            if !others.is_empty() {
                waiting.extend(next.take().map(|next| (next, depth)));
                waiting.extend(others.into_iter().rev().map(|other| (other, depth + 1)));
            }
        }
        blocks.push(block);
    }
    blocks
}

fn entry(record: &dyn AnyRecord, node: NodeId, is_first: bool) -> Entry {
    let tree = record.tree();
    let ply = tree.ply(node).saturating_sub(1);
    let number = match (ply.is_multiple_of(2), is_first) {
        (true, _) => format!("{}.", ply / 2 + 1),
        (false, true) => format!("{}\u{2026}", ply / 2 + 1),
        (false, false) => String::new(),
    };
    let text = move_text(&record.move_text(node)) + &signs(tree.symbols(node));
    let helped = tree.assessment(node).helped;
    let score = move_score(record, node);
    Entry { node, number, text, score, helped, comment: tree.words(node).to_owned() }
}
