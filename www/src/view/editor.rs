//! Writing the position editor to the page.

use alquerque_core::Player;
use web_sys::{Element, HtmlInputElement, HtmlTextAreaElement};

use super::board::BoardView;
use crate::dom::{by_id, document, find, set_attribute, set_enabled, set_flag};
use crate::words::{call, called, write};
use alquerque_app::editor::{Editor, Tool};
use alquerque_app::look::{Dress, Look};
use alquerque_app::message::Text;
use alquerque_app::page::Page;
use alquerque_app::state::State;

/// The editor on the page: its board, once it was shown.
#[derive(Default)]
pub(crate) struct EditorView {
    board: Option<BoardView>,
}

impl EditorView {
    /// Writes the editor, where it is open. Says whether the keyboard's focus was on a board that is gone.
    pub(crate) fn render(&mut self, state: &State) -> bool {
        let Some(editor) = state.editor.as_ref().filter(|_| state.page == Some(Page::Editor)) else { return false };
        render_tools(editor, state.dress());
        render_texts(editor, &state.announcement);
        let model = editor.model(state.flipped).dressed(state.dress());
        if let Some(board) = &mut self.board {
            return board.render(model, editor.record());
        }
        self.board = by_id("editor-board").and_then(|root| BoardView::new(&root, &model, editor.record(), true));
        false
    }

    /// The cell that the keyboard's focus belongs on.
    pub(crate) fn cursor_cell(&self) -> Option<Element> {
        self.board.as_ref()?.cursor_cell()
    }
}

/// The field of that name and value.
fn radio(name: &str, value: &str) -> Option<HtmlInputElement> {
    let selector = format!("#editor [name='editor-{name}'][value='{value}']");
    wasm_bindgen::JsCast::dyn_into(document()?.query_selector(&selector).ok()??).ok()
}

fn render_tools(editor: &Editor, dress: Dress) {
    let tools = editor.tools();
    for tool in Tool::ALL {
        let Some(field) = radio("tool", tool.id()) else { continue };
        field.set_checked(editor.tool == tool);
        let Some(label) = field.parent_element() else { continue };
        set_flag(&label, "hidden", !tools.contains(&tool));
        render_tool(&label, editor, dress, tool);
    }
    for player in Player::BOTH {
        if let Some(field) = radio("to-move", player.name()) {
            field.set_checked(editor.to_move == player);
        }
        call(&format!("editor-to-move-{}", player.name()), &editor.side_name(player));
    }
}

/// The drawing and the name of a piece of this game.
fn render_tool(label: &Element, editor: &Editor, dress: Dress, tool: Tool) -> Option<()> {
    if let Some(name) = label.query_selector("span").ok().flatten() {
        let text = called(&editor.tool_name(tool));
        if name.text_content().as_deref() != Some(&*text) {
            name.set_text_content(Some(&text));
        }
    }
    let Tool::Put(piece) = tool else { return None };
    let look = Look::of(editor.geometry(false).board.game);
    let drawing = label.query_selector("use").ok()??;
    set_attribute(&drawing, "href", &format!("#{}", dress.piece(look, piece)));
    Some(())
}

fn render_texts(editor: &Editor, announcement: &Text) {
    let wrong = editor.checked.is_err();
    write("editor-message", &editor.message());
    write("editor-live", announcement);
    set_enabled("editor-play", !wrong);
    if let Some(message) = by_id("editor-message") {
        set_attribute(&message, "class", if wrong { "wrong" } else { "" });
    }
    if let Some(field) = find::<HtmlTextAreaElement>("editor-text") {
        // A write would move the caret of somebody who is typing.
        if field.value() != editor.text {
            field.set_value(&editor.text);
        }
        set_attribute(&field, "aria-invalid", if wrong { "true" } else { "false" });
    }
}
