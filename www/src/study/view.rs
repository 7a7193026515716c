//! Renders the study.

mod balance;
mod engines;
mod lab;
mod line_preview;
mod puzzles;
mod review;
mod small_board;
mod studies;
mod text_form;
mod tree;
mod uct;

use alquerque_app::state::State;
use alquerque_core::GameId;
use alquerque_core::record::{NodeId, ShapeColor};
use alquerque_language::Phrase;
use alquerque_study::Study;
use alquerque_study::shapes;
use alquerque_study::symbols::{Group, meaning, shown, sign};
use alquerque_study::tab::Tab;
use web_sys::{HtmlSelectElement, HtmlTextAreaElement};

use super::arrows;
use crate::address;
use crate::dom::{
    add, add_option, by_id, find, focused, query_in, set_attribute, set_attributes, set_enabled, set_flag, set_shown,
    set_state,
};
use crate::view::fields::select;
use crate::words::{localize, set_phrase_or_empty, show_phrase};
use balance::Balance;
use engines::EngineLines;
use lab::LabView;
use line_preview::LinePreviewView;
use puzzles::PuzzlesView;
use review::ReviewView;
use studies::StudiesView;
use tree::TreeView;
pub(crate) use uct::UctView;

/// The views with their own state.
#[derive(Default)]
pub(crate) struct View {
    tree: TreeView,
    engines: EngineLines,
    line_preview: LinePreviewView,
    balance: Balance,
    arrows: arrows::Arrows,
    review: ReviewView,
    uct: UctView,
    lab: LabView,
    puzzles: PuzzlesView,
    studies: StudiesView,
    /// The tab visible on the page.
    tab: Tab,
}

impl View {
    /// Renders changes.
    pub(crate) fn render(&mut self, study: &Study, state: &State) {
        self.tree.render(study, state);
        self.engines.render(study, state);
        self.line_preview.render(study, state);
        self.balance.render(study, state);
        self.arrows.render(study, state);
        // First, as other views measure its contents.
        self.open(study.tab);
        self.review.render(study, state);
        self.uct.render(study, state);
        self.lab.render(study, state);
        self.puzzles.render(study, state);
        render_edit(study, state);
        self.studies.render(study, state);
        text_form::render(state);
    }

    fn open(&mut self, tab: Tab) {
        if tab == Tab::Puzzles {
            address::name_puzzles();
        }
        let before = std::mem::replace(&mut self.tab, tab);
        if before == tab {
            return;
        }
        if before == Tab::Puzzles && address::tab() == Some(before) {
            address::remove_fragment(false);
        }
        for other in Tab::ALL {
            let is_open = other == tab;
            set_shown(&format!("panel-{}", other.name()), is_open);
            if let Some(button) = by_id(&format!("tab-{}", other.name())) {
                set_state(&button, "aria-selected", is_open);
                set_attribute(&button, "tabindex", if is_open { "0" } else { "-1" });
            }
        }
    }
}

fn render_edit(study: &Study, state: &State) -> Option<()> {
    let tree = state.game.record.tree();
    let node = tree.current();
    let is_root = node == NodeId::ROOT;
    let is_first = tree.parent(node).and_then(|parent| tree.first_child(parent)).is_none_or(|first| first == node);
    set_enabled("promote", !is_root && !is_first);
    set_enabled("make-main", !is_root && !tree.is_on_main());
    set_enabled("delete", tree.len() > 1);
    set_enabled("undo-edit", study.edits.can_undo());
    set_enabled("redo-edit", study.edits.can_redo());
    let symbols = find::<HtmlSelectElement>("symbol")?;
    offer_symbols(&symbols, state.game.record.board().game);
    select("symbol", &shown(tree.symbols(node)).map_or_else(String::new, |symbol| symbol.0.to_string()));
    symbols.set_disabled(is_root);
    let pen = state.view.drawings.pen.map(ShapeColor::name);
    select("pen", pen.unwrap_or_default());
    set_flag(&by_id("board")?, "data-pen", pen.is_some());
    show_phrase("pen-off", pen.map(|pen| Phrase::new("pen-off").key("pen", pen)).as_ref());
    let drawn = shapes::in_words(state);
    set_shown("drawn", drawn.is_some());
    set_phrase_or_empty("drawn-text", drawn.as_ref());
    let area = find::<HtmlTextAreaElement>("note")?;
    let is_written = focused().is_some_and(|element| element.id() == "note");
    let comment = tree.words(node);
    if !is_written && area.value() != comment {
        area.set_value(comment);
    }
    Some(())
}

/// Fills the select element for symbols. Their names depend on the game.
fn offer_symbols(select: &HtmlSelectElement, game: GameId) -> Option<()> {
    if select.get_attribute("data-key").as_deref() == Some(game.name()) {
        return None;
    }
    set_attribute(select, "data-key", game.name());
    // Keep the option for no symbol.
    select.set_length(1);
    while let Some(group) = query_in(select, "optgroup") {
        group.remove();
    }
    for group in Group::OFFERED {
        let list = add(select, "optgroup", "", "")?;
        set_attribute(&list, "label", &localize(&group.name()));
        for symbol in group.symbols() {
            let (sign, meaning) = (sign(symbol), localize(&meaning(symbol, game)?));
            let option = add_option(&list, &symbol.0.to_string(), &sign)?;
            set_attributes(&option, &[("title", &meaning), ("aria-label", &format!("{sign} {meaning}"))]);
        }
    }
    Some(())
}
