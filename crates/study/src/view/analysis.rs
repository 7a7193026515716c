//! The evaluation bar and the fields for the current move.

use alquerque_app::ai::balance::percents;
use alquerque_app::elements::Elements;
use alquerque_app::markup::{Markup, Words};
use alquerque_app::state::State;
use alquerque_core::record::{NodeId, ShapeColor};
use alquerque_core::{GameId, Player};
use alquerque_language::Phrase;

use crate::Study;
use crate::balance::{Balance, balance};
use crate::shapes;
use crate::symbols::{Group, meaning, shown, sign};

/// The evaluation bar: Light's expected score, like the graph and the engines' scores, and whether the result is proven.
pub fn evaluation(study: &Study, state: &State) -> Elements {
    let (mut elements, now) = (Elements::default(), balance(study, state));
    let class = match now {
        None => "balance idle",
        Some((Balance { certain: Some(_), .. }, _)) => "balance certain",
        Some(_) => "balance",
    };
    elements.class("balance", class);
    elements.class("balance-row", if now.is_some() { "" } else { "idle" });
    let Some((now, source)) = now else {
        // Otherwise screen readers would hear about another position.
        elements.text("balance-text", "");
        return elements;
    };
    let owner = Player::Light;
    let percents = percents(now.of(owner), now.certain.is_some()).to_string();
    elements.text("balance-label", state.by("balance-label", owner).key("whose", "side"));
    elements.text("balance-text", now.phrase(&percents, owner, state.game.record.board().game));
    elements.text("balance-source", source.name());
    elements.bar("balance", owner, percents);
    elements
}

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
