//! A tree in DOT, the language of Graphviz.

use std::fmt::Write;

use alquerque_messages::analysis::uct::ViewNode;

use crate::lab::export::icicle::{INK, PROVEN, fill};
use crate::number::percents;
use crate::uct::icicle::shade;

/// Formats the tree. A node shows its move, its visits and the mean result for the side that made the move, which also
/// sets its colour.
pub fn text(nodes: &[ViewNode]) -> String {
    let mut dot = String::from(
        "digraph uct {\n  node [shape=box, style=filled, fontname=\"sans-serif\"];\n  edge [arrowhead=none];\n",
    );
    for (place, node) in nodes.iter().enumerate() {
        let name = if node.mv.is_empty() { "root" } else { &node.mv };
        let label = format!("{}\\n{} visits\\n{} %", escaped(name), node.visits, percents(node.mean.into()));
        let fill = fill(shade(node.mean));
        let edge = if node.proven.is_some() { format!(", color=\"{PROVEN}\", penwidth=3") } else { String::new() };
        let style = format!("fillcolor=\"{fill}\", fontcolor=\"{INK}\"{edge}");
        // Writing to a string cannot fail.
        let _ = writeln!(dot, "  n{place} [label=\"{label}\", {style}];");
        if let Some(parent) = node.parent {
            let _ = writeln!(dot, "  n{parent} -> n{place};");
        }
    }
    dot += "}\n";
    dot
}

/// Escapes a text for use between quotation marks.
fn escaped(text: &str) -> String {
    text.replace('\\', "\\\\").replace('"', "\\\"")
}
