//! Comments, assessments and symbols of nodes.

use super::{NodeId, Remark, Tree};
use crate::record::assessment::Assessment;
use crate::record::marks::{self, MAX_SYMBOLS, ShapeTexts, Symbol};

impl Tree {
    /// The full comment on a node, including commands: its assessment, and circles and arrows; empty if there is none.
    pub fn comment(&self, node: NodeId) -> &str {
        self.remark(node).map_or("", |remark| &remark.comment)
    }

    /// The words of the comment on a node.
    pub fn words(&self, node: NodeId) -> &str {
        marks::split(self.comment_without_assessment(node)).1
    }

    /// The comment on a node without its assessment: circles and arrows, and words.
    pub fn comment_without_assessment(&self, node: NodeId) -> &str {
        Assessment::split(self.comment(node)).1
    }

    /// The circles and arrows drawn on a position.
    pub(crate) fn shape_texts(&self, node: NodeId) -> ShapeTexts {
        ShapeTexts::read(marks::split(self.comment_without_assessment(node)).0)
    }

    /// The assessment in a node's comment.
    pub fn assessment(&self, node: NodeId) -> Assessment {
        Assessment::split(self.comment(node)).0
    }

    /// Whether any node has a comment or symbol.
    pub fn has_remarks(&self) -> bool {
        !self.remarks.is_empty()
    }

    /// Whether any move has a symbol.
    pub fn has_symbols(&self) -> bool {
        self.remarks.iter().any(|(_, remark)| !remark.symbols.is_empty())
    }

    pub(crate) fn set_comment(&mut self, node: NodeId, text: String) {
        self.say(node, |remark| remark.comment = text);
    }

    /// The symbols on a move.
    pub fn symbols(&self, node: NodeId) -> &[Symbol] {
        self.remark(node).map_or(&[], |remark| &remark.symbols)
    }

    pub(crate) fn set_symbols(&mut self, node: NodeId, symbols: &[Symbol]) {
        let mut unique: Vec<Symbol> = Vec::new();
        for &symbol in symbols {
            if !unique.contains(&symbol) && unique.len() < MAX_SYMBOLS {
                unique.push(symbol);
            }
        }
        if node != NodeId::ROOT {
            self.say(node, |remark| remark.symbols = unique);
        }
    }

    fn remark(&self, node: NodeId) -> Option<&Remark> {
        let index = self.remarks.binary_search_by_key(&node, |(node, _)| *node).ok()?;
        Some(&self.remarks[index].1)
    }

    /// Changes the remarks of a node, if it exists.
    fn say(&mut self, node: NodeId, change: impl FnOnce(&mut Remark)) {
        if !self.has(node) {
            return;
        }
        let index = self.remarks.binary_search_by_key(&node, |(node, _)| *node).unwrap_or_else(|index| {
            self.remarks.insert(index, (node, Remark::default()));
            index
        });
        let remark = &mut self.remarks[index].1;
        change(remark);
        if remark.comment.is_empty() && remark.symbols.is_empty() {
            self.remarks.remove(index);
        }
    }
}
