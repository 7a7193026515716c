//! A tree in the language DOT, which Graphviz draws.

use std::fmt::Write;

use alquerque_messages::analysis::lab::TreeNode;

use crate::number::percents;

/// The text of the file. Each node has its move, its visits and the mean result for who has made the move; those that light has moved
/// into are light.
pub fn text(nodes: &[TreeNode]) -> String {
    let mut dot = String::from(
        "digraph uct {\n  node [shape=box, style=filled, fontname=\"sans-serif\"];\n  edge [arrowhead=none];\n",
    );
    for (place, node) in nodes.iter().enumerate() {
        let name = if node.mv.is_empty() { "root" } else { &node.mv };
        let label = format!("{}\\n{} visits\\n{} %", escaped(name), node.visits, percents(node.mean.share()));
        let (fill, ink) = if node.is_light { ("#f8e6bf", "#2b1b11") } else { ("#56402e", "#fffaf0") };
        let edge = if node.proven.is_some() { ", color=\"#2f9e57\", penwidth=3" } else { "" };
        let style = format!("fillcolor=\"{fill}\", fontcolor=\"{ink}\"{edge}");
        // Writing to a string does not fail.
        let _ = writeln!(dot, "  n{place} [label=\"{label}\", {style}];");
        if let Some(parent) = node.parent {
            let _ = writeln!(dot, "  n{parent} -> n{place};");
        }
    }
    dot += "}\n";
    dot
}

/// A text as it stands between quotation marks.
fn escaped(text: &str) -> String {
    text.replace('\\', "\\\\").replace('"', "\\\"")
}
