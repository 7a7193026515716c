//! Input of the Puzzles tab.

use alquerque_core::GameId;
use alquerque_puzzles::Theme;
use alquerque_study::Event;
use alquerque_study::puzzles::activity::Activity;
use alquerque_study::puzzles::event::Event as PuzzlesEvent;
use web_sys::Element;

use crate::study::page::StudyPage;

/// Translates a button's `data-study`, which is `puzzle`.
pub(super) fn button_event(what: &str, button: &Element, page: &StudyPage) -> Option<Event> {
    if what != "puzzle" {
        return None;
    }
    Some(Event::Puzzles(match button.get_attribute("data-puzzle")?.as_str() {
        "daily" => PuzzlesEvent::Begin(Activity::Daily),
        "stream" => PuzzlesEvent::Begin(Activity::Stream),
        "rush" => PuzzlesEvent::Begin(Activity::Rush),
        "mistakes" => PuzzlesEvent::Begin(Activity::Mistakes),
        "missed" => PuzzlesEvent::Begin(Activity::Missed),
        "theme" => PuzzlesEvent::Begin(Activity::Themed(page.with(|study, _| study.puzzles.theme)??)),
        "hint" => PuzzlesEvent::Hint,
        "solution" => PuzzlesEvent::Solution,
        "retry" => PuzzlesEvent::Retry,
        "next" => PuzzlesEvent::Next,
        "open" => PuzzlesEvent::OpenInStudy,
        "load" => PuzzlesEvent::TryAgain,
        "leave" => PuzzlesEvent::Leave,
        _ => return None,
    }))
}

/// Translates a change of a field.
pub(super) fn field_event(id: &str, value: &str) -> Option<Event> {
    Some(Event::Puzzles(match id {
        "puzzle-game" => PuzzlesEvent::Game(GameId::from_name(value)?),
        "puzzle-theme" => PuzzlesEvent::Theme(Theme::from_name(value)),
        _ => return None,
    }))
}
