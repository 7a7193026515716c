//! Exports of UCT's results: the tree as JSON, as DOT, the language of Graphviz, or as a picture, the statistics as CSV.

pub mod csv;
pub mod icicle;

use std::fmt::Write;

use alquerque_core::any_record::AnyRecord;
use alquerque_core::{Outcome, named};
use alquerque_messages::analysis::lab::Setting;
use alquerque_messages::analysis::uct::ViewNode;
use serde::Serialize;

use super::settings::Field;
use crate::text::percents;
use crate::uct::icicle::{movers, shade};
use icicle::{INK, IcicleDrawing, PROVEN, Space, drawn, fill};

named! {
    /// A file format.
    pub enum Format {
        /// The tree, for programs.
        Json = "json",
        /// The tree, for Graphviz.
        Dot = "dot",
        /// The tree as a vector drawing.
        Svg = "svg",
        /// The tree as a bitmap.
        Png = "png",
        /// The statistics as a table.
        Csv = "csv",
    }
}

impl Format {
    /// Maximum number of nodes of a tree in this format.
    pub const fn nodes(self) -> u32 {
        match self {
            // The same for all three, so that the JSON can say which nodes the drawings contain.
            Self::Json | Self::Svg | Self::Png => 5000,
            // Graphviz takes too long to lay out more.
            Self::Dot => 500,
            Self::Csv => 0,
        }
    }
}

/// Creates the file of a tree, or `None` if the tree is empty or the format is not for trees. `name` has no extension.
pub fn tree(name: &str, format: Format, searched: &Searched<'_>, nodes: &[ViewNode]) -> Option<File> {
    if nodes.is_empty() {
        return None;
    }
    let drawing = || icicle::drawing(nodes, Space::FILE);
    let content = match format {
        Format::Json => Content::Text(json(searched, nodes)),
        Format::Dot => Content::Text(dot(nodes)),
        Format::Svg => Content::Text(icicle::svg(&drawing())),
        Format::Png => Content::Picture(drawing()),
        Format::Csv => return None,
    };
    Some(File { name: format!("{name}.{}", format.name()), content })
}

/// A file.
#[derive(Clone, Debug, PartialEq)]
pub struct File {
    /// Its name.
    pub name: String,
    /// Its content.
    pub content: Content,
}

/// The content of a file.
#[derive(Clone, Debug, PartialEq)]
pub enum Content {
    /// A text.
    Text(String),
    /// A picture, which the page paints.
    Picture(IcicleDrawing),
}

/// A search to export.
#[derive(Clone, Copy, Debug)]
pub struct Searched<'a> {
    /// The game, at the root of the search.
    pub record: &'a dyn AnyRecord,
    /// The moves from the root of the search to the top node of the tree.
    pub top: &'a [String],
    /// The setting.
    pub setting: Setting,
    /// Whether the setting's seed reproduces the search; otherwise the seed was drawn at random and is unknown.
    pub is_repeatable: bool,
}

/// The exported JSON file.
#[derive(Serialize)]
struct TreeFile {
    format: &'static str,
    version: u32,
    rules: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    start: Option<String>,
    moves: Vec<String>,
    setting: FileSetting,
    nodes: Vec<FileNode>,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct FileSetting {
    exploration: f32,
    policy: String,
    proofs: bool,
    per_leaf: u32,
    playouts: u32,
    #[serde(skip_serializing_if = "Option::is_none")]
    seed: Option<u32>,
}

#[derive(Serialize)]
struct FileNode {
    /// The place of the parent; `None` for the root.
    parent: Option<u32>,
    #[serde(rename = "move", skip_serializing_if = "Option::is_none")]
    mv: Option<String>,
    mover: &'static str,
    visits: u32,
    mean: f32,
    children: u32,
    drawn: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    proven: Option<&'static str>,
}

/// Formats the game, the setting and the nodes. Each node follows its parent.
pub fn json(searched: &Searched<'_>, nodes: &[ViewNode]) -> String {
    let Searched { record, top, setting, is_repeatable } = searched;
    let movers = movers(nodes, record.to_move(), top.len());
    let nodes = nodes.iter().zip(movers).zip(drawn(nodes, Space::FILE)).map(|((node, mover), drawn)| FileNode {
        parent: node.parent,
        mv: node.parent.map(|_| node.mv.clone()),
        mover: mover.name(),
        visits: node.visits,
        mean: node.mean,
        children: node.children,
        drawn,
        proven: node.proven.map(Outcome::name),
    });
    let file = TreeFile {
        format: "alquerque-uct-tree",
        version: 1,
        rules: record.rules(),
        start: record.start_text(),
        moves: record.played_moves().into_iter().chain(top.iter().cloned()).collect(),
        setting: FileSetting {
            exploration: setting.exploration,
            policy: Field::Policy.value(setting),
            proofs: setting.proves,
            per_leaf: setting.per_leaf.into(),
            playouts: setting.playouts,
            seed: is_repeatable.then_some(setting.seed),
        },
        nodes: nodes.collect(),
    };
    serde_json::to_string(&file).unwrap_or_default() + "\n"
}

/// Formats the tree. A node shows its move, its visits and the mean result for the side that made the move, which also
/// sets its colour.
pub fn dot(nodes: &[ViewNode]) -> String {
    let mut dot = String::from(
        "digraph uct {\n  node [shape=box, style=filled, fontname=\"sans-serif\"];\n  edge [arrowhead=none];\n",
    );
    for (index, node) in nodes.iter().enumerate() {
        let name = if node.mv.is_empty() { "root" } else { &node.mv };
        let label = format!("{}\\n{} visits\\n{} %", escaped(name), node.visits, percents(node.mean.into()));
        let fill = fill(shade(node.mean));
        let edge = if node.proven.is_some() { format!(", color=\"{PROVEN}\", penwidth=3") } else { String::new() };
        let style = format!("fillcolor=\"{fill}\", fontcolor=\"{INK}\"{edge}");
        // Writing to a string cannot fail.
        let _ = writeln!(dot, "  n{index} [label=\"{label}\", {style}];");
        if let Some(parent) = node.parent {
            let _ = writeln!(dot, "  n{parent} -> n{index};");
        }
    }
    dot += "}\n";
    dot
}

/// Escapes a text for use between quotation marks.
fn escaped(text: &str) -> String {
    text.replace('\\', "\\\\").replace('"', "\\\"")
}

/// Formats a row of a CSV file.
pub fn csv_line(fields: &[&str]) -> String {
    let fields: Vec<String> = fields.iter().map(|text| field(text)).collect();
    fields.join(",") + "\r\n"
}

/// Quotes a field if necessary.
fn field(text: &str) -> String {
    if text.contains([',', '"', '\n', '\r']) { format!("\"{}\"", text.replace('"', "\"\"")) } else { text.to_owned() }
}
