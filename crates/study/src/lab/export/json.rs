//! A tree as JSON.

use alquerque_core::Outcome;
use alquerque_core::any_record::AnyRecord;
use alquerque_messages::analysis::lab::Setting;
use alquerque_messages::analysis::uct::ViewNode;
use serde::Serialize;

use crate::lab::export::icicle::{Room, drawn};
use crate::lab::field::Field;
use crate::uct::icicle::movers;

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

/// The exported file.
#[derive(Serialize)]
struct File {
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
pub fn text(searched: &Searched<'_>, nodes: &[ViewNode]) -> String {
    let Searched { record, top, setting, is_repeatable } = searched;
    let movers = movers(nodes, record.to_move(), top.len());
    let nodes = nodes.iter().zip(movers).zip(drawn(nodes, Room::FILE)).map(|((node, mover), drawn)| FileNode {
        parent: node.parent,
        mv: node.parent.map(|_| node.mv.clone()),
        mover: mover.name(),
        visits: node.visits,
        mean: node.mean,
        children: node.children,
        drawn,
        proven: node.proven.map(Outcome::name),
    });
    let file = File {
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
