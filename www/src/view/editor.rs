//! Renders the position editor.

use alquerque_core::Player;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlInputElement};

use super::board::BoardView;
use super::fields::set_field;
use crate::dom::{by_id, query, query_in, set_attribute, set_enabled, set_flag, set_shown, set_state, set_text};
use crate::words::{localize, localize_text};
use alquerque_app::board::look::{ArtStyle, Look};
use alquerque_app::board::model::{BoardModel, editing};
use alquerque_app::editor::{Editor, Tool};
use alquerque_app::state::State;
use alquerque_app::text::Text;
use alquerque_language::{Phrase, message};

/// The id of the editor's board.
pub(crate) const EDITOR_BOARD: &str = "editor-board";

/// The editor on the page; its board exists once it has been shown.
#[derive(Default)]
pub(crate) struct EditorView {
    board: Option<BoardView>,
}

impl EditorView {
    /// Renders the open editor. Returns whether the focus was on a board that has been rebuilt.
    pub(crate) fn render(&mut self, state: &State) -> bool {
        let Some(editor) = state.editor() else { return false };
        render_tools(editor, state.art_style());
        render_texts(editor, state.notices.announcement());
        set_shown("editor-current", editor.rules() == state.game.record.rules());
        let model = BoardModel { art_style: state.art_style(), ..editing(editor, state.board.is_flipped()) };
        if let Some(board) = &mut self.board {
            return board.render(model, editor.record());
        }
        self.board = by_id(EDITOR_BOARD).map(|root| BoardView::new(&root, &model, editor.record(), true));
        false
    }

    /// Returns the board, once it has been built.
    pub(super) fn board(&self) -> Option<&BoardView> {
        self.board.as_ref()
    }
}

/// Returns the radio button with this name and value.
fn radio(name: &str, value: &str) -> Option<HtmlInputElement> {
    let selector = format!("#editor [name='editor-{name}'][value='{value}']");
    query(&selector)?.dyn_into().ok()
}

fn render_tools(editor: &Editor, art_style: ArtStyle) {
    let tools = editor.tools();
    for tool in Tool::ALL {
        let Some(field) = radio("tool", tool.id()) else { continue };
        field.set_checked(editor.tool == tool);
        let Some(label) = field.parent_element() else { continue };
        set_flag(&label, "hidden", !tools.contains(&tool));
        render_tool(&label, editor, art_style, tool);
    }
    for player in Player::BOTH {
        if let Some(field) = radio("to-move", player.name()) {
            field.set_checked(editor.to_move == player);
        }
        set_text(&format!("editor-to-move-{}", player.name()), &localize(&editor.side_name(player)));
    }
}

/// Renders the drawing and name of a piece.
fn render_tool(label: &Element, editor: &Editor, art_style: ArtStyle, tool: Tool) {
    set_text(&query_in(label, "span"), &localize(&editor.tool_name(tool)));
    if let Tool::Put(piece) = tool {
        let look = Look::for_game(editor.geometry(false).board.game);
        set_attribute(&query_in(label, "use"), "href", &format!("#{}", art_style.piece(look, piece)));
    }
}

fn render_texts(editor: &Editor, announcement: &Text) {
    let wrong = editor.checked.is_err();
    set_text("editor-message", &localize(&editor.message()));
    set_text("editor-live", &localize_text(announcement));
    let game = editor.geometry(false).board.game;
    set_text("editor-hint", &localize(&Phrase::new(message::EDITOR_HINT).key("game", game.name())));
    set_enabled("editor-play", !wrong);
    set_attribute("editor-message", "class", if wrong { "wrong" } else { "" });
    set_field("editor-text", &editor.text);
    set_state("editor-text", "aria-invalid", wrong);
}
