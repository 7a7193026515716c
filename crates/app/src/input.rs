//! Translates buttons and keys to events.

use alquerque_core::GameId;
use alquerque_core::record::NodeId;
use alquerque_core::tabletop::Spot;

use crate::command::Command;
use crate::editor::EditorEvent;
use crate::event::Event;
use crate::record::RecordEvent;
use crate::state::State;

/// The event of a button named `data-do`; `attribute` reads its other attributes.
pub fn button(name: &str, attribute: impl Fn(&str) -> Option<String>) -> Option<Event> {
    if let Some(command) = Command::from_name(name) {
        return Some(Event::Command(command));
    }
    let id = || attribute("data-id")?.parse().ok();
    Some(match name {
        "start" => Event::Start(GameId::from_name(&attribute("data-game")?)?),
        "other-way" => Event::Record(RecordEvent::Select(NodeId::new(attribute("data-node")?.parse().ok()?))),
        "go-to" => Event::Record(RecordEvent::GoTo(attribute("data-ply")?.parse().ok()?)),
        "library-open" => Event::Record(RecordEvent::Open(id()?)),
        "library-replay" => Event::Record(RecordEvent::ReplayEntry(id()?)),
        "library-delete" => Event::Record(RecordEvent::Delete(id()?)),
        _ => return None,
    })
}

/// The event of a key on a board, for the spot with the focus; `edits` on the editor's board.
pub fn board_key(key: &str, spot: Option<Spot>, edits: bool) -> Option<Event> {
    Some(match key {
        "ArrowLeft" => Event::MoveCursor(-1, 0),
        "ArrowRight" => Event::MoveCursor(1, 0),
        "ArrowUp" => Event::MoveCursor(0, 1),
        "ArrowDown" => Event::MoveCursor(0, -1),
        // In the editor, Escape closes the dialog.
        "Escape" if !edits => Event::Cancel,
        "Delete" | "Backspace" if edits => Event::Editor(EditorEvent::Erase(spot?)),
        "Enter" | " " => Event::Activate(spot?),
        _ => return None,
    })
}

/// The event of Escape outside the board: it stops the search for a hint, takes a premove back, and returns from the
/// turning point. A dialog is closed first.
pub fn escape(state: &State) -> Option<Event> {
    let has_use = state.is_at_turning_point() || state.pending_hint().is_some() || state.premove().is_some();
    (has_use && state.page.current().is_none()).then_some(Event::Cancel)
}

/// The pressed key, with letters in lower case, as Caps Lock and Shift change nothing; on a non-Latin keyboard, the
/// Latin letter at its position. `code` is the browser's name of the position.
pub fn latin_key(key: &str, code: &str) -> String {
    match key {
        "؟" => "?".to_owned(),
        // Other keys have names, such as `Home`.
        _ if key.len() == 1 => key.to_ascii_lowercase(),
        _ if key.is_ascii() => key.to_owned(),
        _ => code.strip_prefix("Key").unwrap_or_default().to_ascii_lowercase(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn buttons_need_their_attributes() {
        let with =
            |name: &'static str, value: &'static str| move |asked: &str| (asked == name).then(|| value.to_owned());
        let none = |_: &str| None;
        assert!(matches!(button("start", with("data-game", "othello")), Some(Event::Start(GameId::Othello))));
        assert!(matches!(button("go-to", with("data-ply", "3")), Some(Event::Record(RecordEvent::GoTo(3)))));
        assert!(matches!(button("undo", none), Some(Event::Command(Command::Undo))));
        for name in ["start", "go-to", "library-open", "nothing"] {
            assert!(button(name, none).is_none(), "{name}");
        }
        assert!(button("go-to", with("data-ply", "x")).is_none());
    }

    #[test]
    fn keys_depend_on_the_board() {
        assert!(matches!(board_key("Escape", None, false), Some(Event::Cancel)));
        assert!(board_key("Escape", None, true).is_none());
        assert!(matches!(board_key("Enter", Some(Spot(4)), false), Some(Event::Activate(Spot(4)))));
        assert!(board_key("Enter", None, false).is_none() && board_key("Delete", Some(Spot(4)), false).is_none());
        assert!(matches!(board_key("Delete", Some(Spot(4)), true), Some(Event::Editor(EditorEvent::Erase(Spot(4))))));
    }

    #[test]
    fn letters_are_found_on_any_keyboard() {
        assert_eq!(["?", "n"].map(|key| latin_key(key, "KeyX")), ["?", "n"]);
        // With Caps Lock.
        assert_eq!(["N", "Home", "Escape"].map(|key| latin_key(key, "KeyX")), ["n", "Home", "Escape"]);
        assert_eq!(latin_key("Т", "KeyN"), "n");
        assert_eq!((latin_key("؟", "Slash"), latin_key("т", "KeyN")), ("?".to_owned(), "n".to_owned()));
    }
}
