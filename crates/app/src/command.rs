//! What buttons and keys do: their names in the page's HTML, as events.

use alquerque_core::GameId;
use alquerque_core::record::NodeId;
use alquerque_core::tabletop::Spot;
use alquerque_messages::picture::PictureKind;

use crate::editor::EditorEvent;
use crate::event::Event;
use crate::record::{Navigation, RecordEvent};
use crate::state::State;

/// The event of a button named `data-do`; `attribute` reads its other attributes.
pub fn event(name: &str, attribute: impl Fn(&str) -> Option<String>) -> Option<Event> {
    Some(match name {
        "new-game" => Event::NewGame,
        "play" => Event::Play,
        "leave-live" => Event::LeaveLive,
        "play-live" => Event::PlayLive,
        "go-on" => Event::GoOn,
        "rematch" => Event::Rematch,
        "revenge" => Event::Revenge,
        "next-level" => Event::NextLevel,
        "end-moment" => Event::ShowMoment,
        "end-close" => Event::CloseEndCard,
        "to-study" => Event::ToStudy,
        "choose" => Event::Choose(GameId::from_name(&attribute("data-game")?)?),
        "bring-back" => Event::BringBack,
        "try-again" => Event::TryAgain,
        "end-turn" => Event::EndTurn,
        "flip" => Event::FlipBoard,
        "describe" => Event::Describe,
        "statistics-export" => Event::ExportStatistics,
        "statistics-forget" => Event::ForgetStatistics,
        "statistics-recall" => Event::RecallStatistics,
        "offer-draw" => Event::OfferDraw,
        "resign" => Event::AskToResign,
        "resign-now" => Event::Resign,
        "learn" => Event::Learn,
        "learn-on" => Event::LearnOn,
        "leave-lesson" => Event::LeaveLesson,
        "accept-draw" => Event::AnswerDraw(true),
        "decline-draw" => Event::AnswerDraw(false),
        "undo" => Event::Undo,
        "redo" => Event::Redo,
        "pause" => Event::Pause,
        "resume" => Event::Resume,
        "hint" => Event::Hint,
        "move-now" => Event::MoveNow,
        "who-wins" => Event::WhoWins,
        "show-line" => Event::ShowLine,
        "leave-line" => Event::LeaveLine,
        "play-perfect" => Event::PlayPerfect,
        "dismiss" => Event::DismissNotice,
        "update" => Event::UpdateAccepted,
        "load-part" => Event::LoadPart,
        "install" => Event::InstallAccepted,
        other => Event::Record(record_event(other, attribute)?),
    })
}

fn record_event(name: &str, attribute: impl Fn(&str) -> Option<String>) -> Option<RecordEvent> {
    let id = || attribute("data-id")?.parse().ok();
    Some(match name {
        "other-way" => RecordEvent::Select(NodeId::new(attribute("data-node")?.parse().ok()?)),
        "go-to" => RecordEvent::GoTo(attribute("data-ply")?.parse().ok()?),
        "step-first" => RecordEvent::Step(Navigation::First),
        "step-previous" => RecordEvent::Step(Navigation::Previous),
        "step-next" => RecordEvent::Step(Navigation::Next),
        "step-last" => RecordEvent::Step(Navigation::Last),
        "play-back" => RecordEvent::ToggleReplay,
        "record-stop" => RecordEvent::StopReading,
        "library-open" => RecordEvent::Open(id()?),
        "library-replay" => RecordEvent::ReplayEntry(id()?),
        "library-delete" => RecordEvent::Delete(id()?),
        "library-undelete" => RecordEvent::Undelete,
        "library-export" => RecordEvent::ExportAll,
        "record-copy" => RecordEvent::Copy,
        "record-download" => RecordEvent::Download,
        "links" => RecordEvent::Links,
        "share" => RecordEvent::Share,
        "share-shown" => RecordEvent::ShareShown,
        "picture-png" => RecordEvent::Picture(PictureKind::Png),
        "picture-svg" => RecordEvent::Picture(PictureKind::Svg),
        "picture-gif" => RecordEvent::Picture(PictureKind::Gif),
        "play-by-link" => RecordEvent::PlayByLink,
        _ => return None,
    })
}

/// The event of a key on a board, for the cell with the focus; `edits` on the editor's board.
pub fn board_key(key: &str, spot: Option<Spot>, edits: bool) -> Option<Event> {
    Some(match key {
        "ArrowLeft" => Event::MoveCursor(-1, 0),
        "ArrowRight" => Event::MoveCursor(1, 0),
        "ArrowUp" => Event::MoveCursor(0, 1),
        "ArrowDown" => Event::MoveCursor(0, -1),
        // In the editor it closes the dialog.
        "Escape" if !edits => Event::Cancel,
        "Delete" | "Backspace" if edits => Event::Editor(EditorEvent::Erase(spot?)),
        "Enter" | " " => Event::Activate(spot?),
        _ => return None,
    })
}

/// The event of Escape outside the board: it stops the search for a hint, and takes a premove back.
pub fn escape(state: &State) -> Option<Event> {
    (state.sought_hint().is_some() || state.premove().is_some()).then_some(Event::Cancel)
}

/// The pressed key; on a non-Latin keyboard, the Latin letter at its position. `code` is the browser's name of the
/// position.
pub fn latin_key(key: &str, code: &str) -> String {
    match key {
        "؟" => "?".to_owned(),
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
        assert!(matches!(event("choose", with("data-game", "othello")), Some(Event::Choose(GameId::Othello))));
        assert!(matches!(event("go-to", with("data-ply", "3")), Some(Event::Record(RecordEvent::GoTo(3)))));
        assert!(matches!(event("undo", none), Some(Event::Undo)));
        for name in ["choose", "go-to", "library-open", "nothing"] {
            assert!(event(name, none).is_none(), "{name}");
        }
        assert!(event("go-to", with("data-ply", "x")).is_none());
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
        assert_eq!((latin_key("؟", "Slash"), latin_key("т", "KeyN")), ("?".to_owned(), "n".to_owned()));
    }
}
