//! The fields for the current move.

use alquerque_app::elements::Elements;
use alquerque_app::markup::{Markup, Words};
use alquerque_app::state::State;
use alquerque_core::GameId;
use alquerque_core::record::{NodeId, ShapeColor};
use alquerque_language::Phrase;

use super::shapes;
use super::symbols::{Group, meaning, shown, sign};
use crate::study::Study;

/// The fields and buttons for the current move.
pub fn edit(study: &Study, state: &State) -> Elements {
    let (mut elements, tree) = (Elements::default(), state.game.record.tree());
    let node = tree.current();
    let is_root = node == NodeId::ROOT;
    let is_first = tree.parent(node).and_then(|parent| tree.first_child(parent)).is_none_or(|first| first == node);
    elements.enable("promote", !is_root && !is_first);
    elements.enable("make-main", !is_root && !tree.is_on_main());
    elements.enable("delete", tree.len() > 1);
    elements.enable("undo-edit", study.edits.can_undo());
    elements.enable("redo-edit", study.edits.can_redo());
    elements.fill("symbol", symbols(state.game.record.board().game));
    elements.select("symbol", shown(tree.symbols(node)).map_or_else(String::new, |symbol| symbol.0.to_string()));
    elements.flag("symbol", "disabled", is_root);
    let pen = state.board.drawings().pen().map(ShapeColor::name);
    elements.select("pen", pen.unwrap_or_default());
    elements.flag("board", "data-pen", pen.is_some());
    elements.show_text("pen-off", pen.map(|pen| Phrase::new("pen-off").key("pen", pen)));
    let drawn = shapes::in_words(state);
    elements.show("drawn", drawn.is_some());
    elements.text("drawn-text", drawn);
    elements.idle_value("note", tree.words(node));
    elements
}

/// The options of the field for symbols. Their names depend on the game.
fn symbols(game: GameId) -> Vec<Markup> {
    let groups = Group::OFFERED.into_iter().map(|group| {
        let options = group.symbols().filter_map(|symbol| {
            let (sign, meaning) = (sign(symbol), meaning(symbol, game)?);
            let label = Words::Joined(" ", vec![sign.clone().into(), meaning.clone().into()]);
            Some(Markup::option(symbol.0.to_string(), sign).with("title", meaning).with("aria-label", label))
        });
        Markup::new("optgroup").with("label", group.name()).children(options)
    });
    std::iter::once(Markup::option("", "\u{2013}")).chain(groups).collect()
}
