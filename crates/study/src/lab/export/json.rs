//! A tree as JSON.

use alquerque_app::json::{Writer, list_of, text_of};
use alquerque_core::any_record::AnyRecord;
use alquerque_core::{Outcome, Player};
use alquerque_messages::analysis::lab::Setting;
use alquerque_messages::analysis::uct::ViewNode;

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

/// Formats the game, the setting and the nodes. Each node follows its parent.
pub fn text(searched: &Searched<'_>, nodes: &[ViewNode]) -> String {
    let Searched { record, top, .. } = searched;
    let moves = record.played_moves().into_iter().chain(top.iter().cloned()).map(|mv| text_of(&mv));
    let mut file = Writer::default();
    file.text("format", "alquerque-uct-tree").number("version", 1).text("rules", &record.rules());
    if let Some(start) = record.start_text() {
        file.text("start", &start);
    }
    file.json("moves", &list_of(moves)).json("setting", &of_setting(searched));
    let nodes = nodes.iter().zip(movers(nodes, record.to_move(), top.len())).zip(drawn(nodes, Room::FILE));
    file.json("nodes", &list_of(nodes.map(|((node, mover), is_drawn)| of_node(node, mover, is_drawn))));
    file.end() + "\n"
}

fn of_setting(searched: &Searched<'_>) -> String {
    let setting = &searched.setting;
    let mut json = Writer::default();
    json.decimal("exploration", setting.exploration)
        .text("policy", &Field::Policy.value(setting))
        .flag("proofs", setting.proves)
        .number("perLeaf", setting.per_leaf.into())
        .number("playouts", setting.playouts);
    if searched.is_repeatable {
        json.number("seed", setting.seed);
    }
    json.end()
}

fn of_node(node: &ViewNode, mover: Player, is_drawn: bool) -> String {
    let mut json = Writer::default();
    match node.parent {
        Some(parent) => json.number("parent", parent).text("move", &node.mv),
        None => json.json("parent", "null"),
    };
    json.text("mover", mover.name())
        .number("visits", node.visits)
        .decimal("mean", node.mean)
        .number("children", node.children)
        .flag("drawn", is_drawn);
    if let Some(proven) = node.proven {
        json.text("proven", Outcome::from(proven).name());
    }
    json.end()
}
