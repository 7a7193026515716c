//! A tree as JSON.

use alquerque_app::json::{Writer, list_of, text_of};
use alquerque_core::Outcome;
use alquerque_core::any_record::AnyRecord;
use alquerque_messages::analysis::lab::{Setting, TreeNode};

use crate::lab::field::Field;

/// The text of the file: the game, the setting, and the nodes, each behind its parent.
pub fn text(record: &dyn AnyRecord, setting: &Setting, nodes: &[TreeNode]) -> String {
    let tree = record.tree();
    let moves = tree.line().iter().skip(1).take(tree.played()).map(|&node| text_of(&record.move_text(node)));
    let mut file = Writer::default();
    file.text("format", "alquerque-uct-tree").number("version", 1).text("rules", &record.rules());
    if let Some(start) = record.start_text() {
        file.text("start", &start);
    }
    file.json("moves", &list_of(moves)).json("setting", &of_setting(setting));
    file.json("nodes", &list_of(nodes.iter().map(of_node)));
    file.end() + "\n"
}

fn of_setting(setting: &Setting) -> String {
    let mut json = Writer::default();
    json.decimal("exploration", setting.exploration)
        .text("policy", &Field::Policy.value(setting))
        .flag("proofs", setting.proves)
        .number("perLeaf", setting.per_leaf.into())
        .number("playouts", setting.playouts)
        .number("seed", setting.seed);
    json.end()
}

#[expect(clippy::cast_possible_truncation, reason = "it was an f32")]
fn of_node(node: &TreeNode) -> String {
    let mut json = Writer::default();
    match node.parent {
        Some(parent) => json.number("parent", parent).text("move", &node.mv),
        None => json.json("parent", "null"),
    };
    json.text("mover", if node.is_light { "light" } else { "dark" })
        .number("visits", node.visits)
        .decimal("mean", node.mean.share() as f32)
        .number("children", node.children);
    if let Some(proven) = node.proven {
        json.text("proven", Outcome::from(proven).name());
    }
    json.end()
}
