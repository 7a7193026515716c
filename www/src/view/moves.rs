//! The list of moves, each a button to the position after it, and the buttons to step through the game.

use web_sys::Element;

use crate::dom::{append, by_id, document, focus, html, set_attribute, set_enabled, set_shown, set_text};
use alquerque_app::activity::{Action, Activity};
use alquerque_app::state::State;

/// The list on the page.
#[derive(Default)]
pub(crate) struct MoveList {
    /// The number of the position that was shown last: see [`State::position`].
    position: Option<u32>,
    texts: Vec<String>,
}

impl MoveList {
    /// Writes what has changed.
    pub(crate) fn render(&mut self, state: &State) {
        let (back, on) = (state.can(Action::StepBack), state.can(Action::StepOn));
        for (id, can) in [("step-first", back), ("step-previous", back), ("step-next", on), ("step-last", on)] {
            set_enabled(id, can);
        }
        let replaying = matches!(state.at_board(), Activity::Replaying(_));
        set_text("play-back", if replaying { "Stop" } else { "Play back" });
        if self.position.replace(state.position) != Some(state.position) {
            self.write(state);
        }
    }

    fn write(&mut self, state: &State) -> Option<()> {
        let (played, texts) = (state.record.played(), state.record.moves());
        let none = texts.is_empty() && state.record.start_text().is_none();
        set_shown("no-moves", none);
        set_shown("stepping", !texts.is_empty());
        let comment = state.record.comment(played);
        set_text("comment", comment);
        set_shown("comment", !comment.is_empty());
        let list = by_id("moves")?;
        let has_focus = document()?.active_element().is_some_and(|element| list.contains(Some(&element)));
        if self.texts != texts {
            build(&list, &texts)?;
            self.texts = texts;
        }
        let current = mark(&list, played);
        match current.filter(|_| played > 0) {
            Some(current) => {
                // Only the list scrolls, not the page.
                let row = current.parent_element()?;
                let offset = row.get_bounding_client_rect().top() - list.get_bounding_client_rect().top();
                list.set_scroll_top(list.scroll_top() + round(offset) - list.client_height() / 2);
            }
            None => list.set_scroll_top(0),
        }
        if has_focus && let Some(current) = list.query_selector("[tabindex='0']").ok().flatten() {
            focus(&current);
        }
        Some(())
    }
}

fn build(list: &Element, texts: &[String]) -> Option<()> {
    list.set_text_content(None);
    if texts.is_empty() {
        return None;
    }
    let start = html("li", "start", "")?;
    append(&start, &entry("to-start", "Start", 0)?);
    append(list, &start);
    for (number, pair) in texts.chunks(2).enumerate() {
        let row = html("li", "", "")?;
        for (side, text) in pair.iter().enumerate() {
            append(&row, &entry("ply", text, 2 * number + side + 1)?);
        }
        append(list, &row);
    }
    Some(())
}

fn entry(class: &str, text: &str, ply: usize) -> Option<Element> {
    let button = html("button", class, text)?;
    set_attribute(&button, "type", "button");
    set_attribute(&button, "data-do", "go-to");
    set_attribute(&button, "data-ply", &ply.to_string());
    Some(button)
}

/// Marks the entry of the move that was played last, and those that were taken back; the entry itself.
fn mark(list: &Element, played: usize) -> Option<Element> {
    let entries = list.query_selector_all("[data-ply]").ok()?;
    let mut current = None;
    for (ply, node) in (0..entries.length()).filter_map(|ply| Some((ply as usize, entries.get(ply)?))) {
        let Ok(button) = wasm_bindgen::JsCast::dyn_into::<Element>(node) else { continue };
        let kind = if ply == 0 { "to-start" } else { "ply" };
        let class = match ply {
            _ if ply == played => format!("{kind} current"),
            _ if ply > played => format!("{kind} undone"),
            _ => kind.to_owned(),
        };
        set_attribute(&button, "class", &class);
        // One stop of the Tab key for the whole list.
        set_attribute(&button, "tabindex", if ply == played { "0" } else { "-1" });
        if ply == played {
            set_attribute(&button, "aria-current", "step");
            current = Some(button);
        } else if button.has_attribute("aria-current") {
            // Removing what exists cannot fail.
            let _ = button.remove_attribute("aria-current");
        }
    }
    current
}

#[expect(clippy::cast_possible_truncation, reason = "places on a screen are small")]
fn round(pixels: f64) -> i32 {
    pixels.round() as i32
}
