//! Renders the study.

mod balance;
mod engines;
mod lab;
mod line_preview;
mod puzzles;
mod review;
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
use crate::dom::{append, by_id, document, find, html, set_attribute, set_enabled, set_flag, set_shown, set_text};
use crate::words::localize;
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
                set_attribute(&button, "aria-selected", if is_open { "true" } else { "false" });
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
    let select = find::<HtmlSelectElement>("symbol")?;
    offer_symbols(&select, state.game.record.board().game);
    let value = shown(tree.symbols(node)).map_or_else(String::new, |symbol| symbol.0.to_string());
    if select.value() != value {
        select.set_value(&value);
    }
    select.set_disabled(is_root);
    let pen = find::<HtmlSelectElement>("pen")?;
    let color = state.view.drawings.pen.map_or("", ShapeColor::name);
    if pen.value() != color {
        pen.set_value(color);
    }
    let board = by_id("board")?;
    set_flag(&board, "data-pen", !color.is_empty());
    set_shown("pen-off", !color.is_empty());
    if !color.is_empty() {
        set_text("pen-off", &localize(&Phrase::new("pen-off").key("pen", color)));
    }
    let drawn = shapes::in_words(state);
    set_shown("drawn", drawn.is_some());
    set_text("drawn-text", &drawn.as_ref().map(localize).unwrap_or_default());
    let area = find::<HtmlTextAreaElement>("note")?;
    let is_written = document()?.active_element().is_some_and(|element| element.id() == "note");
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
    while let Some(group) = select.query_selector("optgroup").ok().flatten() {
        group.remove();
    }
    for group in Group::OFFERED {
        let list = html("optgroup", "", "")?;
        set_attribute(&list, "label", &localize(&group.name()));
        for symbol in group.symbols() {
            let option = html("option", "", &sign(symbol))?;
            let meaning = localize(&meaning(symbol, game)?);
            set_attribute(&option, "value", &symbol.0.to_string());
            set_attribute(&option, "title", &meaning);
            set_attribute(&option, "aria-label", &format!("{} {meaning}", sign(symbol)));
            append(&list, &option);
        }
        append(select, &list);
    }
    Some(())
}
