//! Translates the names of the study's buttons and fields in the page's HTML to events.

use std::str::FromStr;

use alquerque_app::elements::ON;
use alquerque_app::settings::{EXPLORATION_RANGE, UctLimit};
use alquerque_app::state::State;
use alquerque_core::record::{NodeId, ShapeColour, Symbol};
use alquerque_core::{GameId, Player};
use alquerque_puzzles::Theme;

use crate::engines::engine::{EngineId, Limit};
use crate::event::{
    Event, ExerciseEvent, LabEvent, NodeEvent, PuzzlesEvent, ReviewEvent, StudiesEvent, TourEvent, UctEvent,
};
use crate::lab::export::Format;
use crate::lab::settings::{Field, Section, Side, Sides};
use crate::puzzles::activity::Activity;
use crate::review::effort::Effort;
use crate::study::Study;
use crate::tab::Tab;
use crate::uct::autoplay::{AutoplayEvent, Seats, Status};
use crate::uct::controls::{Mode, Size, Speed, Stepping};
use crate::uct::tour::step::TourStep;

/// Reads an attribute of the element.
type Attributes<'a> = &'a dyn Fn(&str) -> Option<String>;

fn number<T: FromStr>(name: &str, attribute: Attributes<'_>) -> Option<T> {
    attribute(name)?.parse().ok()
}

fn format(attribute: Attributes<'_>) -> Option<Format> {
    Format::from_name(&attribute("data-format")?)
}

/// The event of a button named `data-study`.
pub fn button(name: &str, attribute: Attributes<'_>, study: &Study, state: &State) -> Option<Event> {
    let id = || number("data-id", attribute);
    Some(match name {
        "select" => Event::Node(NodeEvent::Select(NodeId::new(number("data-node", attribute)?))),
        "play-line" => {
            let which = EngineId::from_name(&attribute("data-engine")?)?;
            Event::PlayLine(which, number("data-line", attribute)?, number("data-moves", attribute)?)
        }
        "promote" => Event::Node(NodeEvent::Promote),
        "make-main" => Event::Node(NodeEvent::MakeMain),
        "delete" => Event::Node(NodeEvent::Delete),
        "play-on" => Event::PlayOn,
        "pen-off" => Event::Pen(None),
        "erase" => Event::Erase,
        "copy-address" => Event::CopyAddress,
        "small-game" => Event::SmallGame,
        "undo" => Event::Undo,
        "redo" => Event::Redo,
        "tab" => Event::Tab(Tab::from_name(&attribute("data-tab")?)?),
        "puzzle" => Event::Puzzles(puzzle(attribute, study)?),
        "chapter-open" => Event::Studies(StudiesEvent::Open(id()?)),
        "chapter-up" => Event::Studies(StudiesEvent::Move { id: id()?, up: true }),
        "chapter-down" => Event::Studies(StudiesEvent::Move { id: id()?, up: false }),
        "chapter-delete" => Event::Studies(StudiesEvent::DeleteChapter(id()?)),
        "chapter-add" => Event::Studies(StudiesEvent::Add { from_here: false }),
        "chapter-add-here" => Event::Studies(StudiesEvent::Add { from_here: true }),
        "study-new" => Event::Studies(StudiesEvent::New),
        "study-delete" => Event::Studies(StudiesEvent::DeleteStudy(id()?)),
        "studies-undelete" => Event::Studies(StudiesEvent::Undelete),
        "study-export" => Event::Studies(StudiesEvent::Export),
        "review-start" => Event::Review(ReviewEvent::Start { again: false }),
        "review-again" => Event::Review(ReviewEvent::Start { again: true }),
        "review-stop" => Event::Review(ReviewEvent::Stop),
        "review-go" => Event::Review(ReviewEvent::GoTo(number("data-ply", attribute)?)),
        "review-exercise" => Event::Review(match attribute("data-exercise")?.as_str() {
            "begin-at" => ReviewEvent::ExerciseAt(number("data-ply", attribute)?),
            name => ReviewEvent::Exercise(ExerciseEvent::from_name(name)?),
        }),
        "lab-begin" => Event::Lab(LabEvent::Begin),
        "lab-stop" => Event::Lab(LabEvent::Stop),
        "lab-export" => Event::Lab(LabEvent::Export(format(attribute)?)),
        name => return uct(name, attribute, study, state).map(Event::Uct),
    })
}

fn uct(name: &str, attribute: Attributes<'_>, study: &Study, state: &State) -> Option<UctEvent> {
    Some(match name {
        "uct-large" => UctEvent::Large(match study.uct.size {
            Size::Usual => Size::Large,
            Size::Large => Size::Usual,
        }),
        "uct-run" => UctEvent::Run(!study.uct.live.is_on() && !study.uct.stops(state)),
        "autoplay-go" => UctEvent::Autoplay(match study.uct.autoplay.status(state) {
            Status::Paused => AutoplayEvent::PlayOn,
            _ => AutoplayEvent::MoveNow,
        }),
        "uct-node" => UctEvent::Node(number("data-node", attribute)?),
        "uct-root" => UctEvent::RootMove(number("data-place", attribute)?),
        "uct-leave" => UctEvent::ClearSelection,
        "uct-zoom" => UctEvent::Zoom(true),
        "uct-whole" => UctEvent::Zoom(false),
        "uct-keep" => UctEvent::AddPath,
        "uct-export" => UctEvent::Export(format(attribute)?),
        "tour-begin" => UctEvent::Tour(TourEvent::Begin(TourStep::default())),
        "tour-back" => UctEvent::Tour(TourEvent::Back),
        "tour-next" => UctEvent::Tour(TourEvent::Next),
        "tour-end" => UctEvent::Tour(TourEvent::End),
        "uct-answer" => UctEvent::Answer(number("data-answer", attribute)?),
        "autoplay-peek" => UctEvent::Autoplay(AutoplayEvent::ShowTree(!study.uct.autoplay.shows_tree)),
        "tour-steps" => UctEvent::Tour(TourEvent::Steps),
        "uct-play" => UctEvent::Play(!study.uct.steps.is_playing()),
        "uct-step" => UctEvent::Step(Stepping::from_name(&attribute("data-step")?)?),
        _ => return None,
    })
}

fn puzzle(attribute: Attributes<'_>, study: &Study) -> Option<PuzzlesEvent> {
    Some(match attribute("data-puzzle")?.as_str() {
        "daily" => PuzzlesEvent::Begin(Activity::Daily),
        "stream" => PuzzlesEvent::Begin(Activity::Stream),
        "rush" => PuzzlesEvent::Begin(Activity::Rush),
        "mistakes" => PuzzlesEvent::Begin(Activity::Mistakes),
        "missed" => PuzzlesEvent::Begin(Activity::Missed),
        "theme" => PuzzlesEvent::Begin(Activity::Themed(study.puzzles.theme?)),
        "hint" => PuzzlesEvent::Hint,
        "solution" => PuzzlesEvent::Solution,
        "sequel" => PuzzlesEvent::Sequel,
        "retry" => PuzzlesEvent::Retry,
        "next" => PuzzlesEvent::Next,
        "open" => PuzzlesEvent::OpenInStudy,
        "load" => PuzzlesEvent::TryAgain,
        "leave" => PuzzlesEvent::Leave,
        _ => return None,
    })
}

/// The event of a field with this id and new value.
pub fn field(id: &str, value: &str, attribute: Attributes<'_>) -> Option<Event> {
    if let Some(which) = attribute("data-engine").and_then(|name| EngineId::from_name(&name)) {
        return Some(Event::Engine(which, value == ON));
    }
    if let Some(name) = attribute("data-lab") {
        return lab_field(&name, value, attribute).map(Event::Lab);
    }
    Some(match id {
        "engine-count" => Event::Lines(value.parse().ok()?),
        "engine-limit" => Event::Limit(Limit::from_name(value)?),
        "chapter" => Event::Studies(StudiesEvent::Open(value.parse().ok()?)),
        "pen" => Event::Pen(ShapeColour::ALL.into_iter().find(|colour| colour.name() == value)),
        "symbol" => Event::Node(NodeEvent::Symbol(value.parse().ok().map(Symbol))),
        "note" => Event::Node(NodeEvent::Comment(value.to_owned())),
        "review-effort" => Event::Review(ReviewEvent::Effort(Effort::from_name(value)?)),
        "review-side" => Event::Review(ReviewEvent::Side(Player::from_name(value))),
        "puzzle-game" => Event::Puzzles(PuzzlesEvent::Game(GameId::from_name(value)?)),
        "puzzle-own-rules" => Event::Puzzles(PuzzlesEvent::OwnRules(value == ON)),
        "puzzle-theme" => Event::Puzzles(PuzzlesEvent::Theme(Theme::from_name(value))),
        "uct-number" => Event::Uct(UctEvent::Jump(iteration(value.trim().parse().ok()?)?)),
        "uct-seed" => Event::Uct(UctEvent::Seed(value.trim().parse().ok()?)),
        "uct-exploration" => Event::Uct(UctEvent::Exploration(exploration(value.trim().parse().ok()?)?)),
        "uct-predicts" => Event::Uct(UctEvent::Predict(value == ON)),
        "uct-speed" => Event::Uct(UctEvent::Speed(Speed::from_name(value)?)),
        "autoplay-seats" => Event::Uct(UctEvent::Autoplay(AutoplayEvent::Seats(Seats::from_name(value)?))),
        "autoplay-limit" => Event::Uct(UctEvent::Autoplay(AutoplayEvent::Limit(UctLimit::from_name(value)?))),
        "uct-mode" => Event::Uct(UctEvent::Mode(Mode::from_name(value)?)),
        _ => return None,
    })
}

fn lab_field(name: &str, value: &str, attribute: Attributes<'_>) -> Option<LabEvent> {
    Some(match name {
        "section" => LabEvent::Section(Section::from_name(value)?),
        "count" => LabEvent::Count(value.parse().ok()?),
        "of" => LabEvent::RunsOf(Sides::from_name(value)?),
        "export" => LabEvent::ExportOf(Side::from_name(value)?),
        name => {
            let side = Side::from_name(&attribute("data-side")?)?;
            LabEvent::Change(side, Field::from_name(name)?, value.to_owned())
        }
    })
}

/// The nearest valid iteration to a number.
#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "the cast saturates")]
fn iteration(number: f64) -> Option<u32> {
    (!number.is_nan()).then_some(number as u32)
}

/// The nearest valid exploration constant to a number.
fn exploration(number: f32) -> Option<f32> {
    (!number.is_nan()).then_some(number.clamp(EXPLORATION_RANGE.0, EXPLORATION_RANGE.1))
}

#[cfg(test)]
mod tests {
    use alquerque_app::settings::Settings;

    use super::*;

    fn with(name: &'static str, value: &'static str) -> impl Fn(&str) -> Option<String> {
        move |asked| (asked == name).then(|| value.to_owned())
    }

    #[test]
    fn fields_become_events() {
        let none = |_: &str| None;
        assert!(matches!(field("engine-count", "3", &none), Some(Event::Lines(3))));
        assert!(matches!(
            field("review-side", "dark", &none),
            Some(Event::Review(ReviewEvent::Side(Some(Player::Dark))))
        ));
        assert!(matches!(field("", "on", &with("data-engine", "uct")), Some(Event::Engine(EngineId::Uct, true))));
        assert!(matches!(field("", "5", &with("data-lab", "count")), Some(Event::Lab(LabEvent::Count(5)))));
        assert!(field("", "x", &with("data-lab", "count")).is_none() && field("nothing", "1", &none).is_none());
    }

    #[test]
    fn the_field_for_an_iteration_takes_any_number() {
        let jump = |value| match field("uct-number", value, &|_: &str| None) {
            Some(Event::Uct(UctEvent::Jump(number))) => Some(number),
            _ => None,
        };
        assert_eq!(
            ["12", " 3.7", "-4", "1e3", "", "x"].map(jump),
            [Some(12), Some(3), Some(0), Some(1000), None, None]
        );
    }

    #[test]
    fn the_exploration_constant_is_kept_within_its_bounds() {
        let set = |value| match field("uct-exploration", value, &|_: &str| None) {
            Some(Event::Uct(UctEvent::Exploration(exploration))) => Some(exploration),
            _ => None,
        };
        assert_eq!(
            ["0.25", " 2", "-1", "99", "", "NaN"].map(set),
            [Some(0.25), Some(2.0), Some(0.0), Some(5.0), None, None]
        );
        assert!(field("uct-seed", "-1", &|_: &str| None).is_none());
    }

    #[test]
    fn buttons_need_their_attributes() {
        let state = State::new(Settings::default(), Vec::new());
        let study = Study::new(&state);
        let event = |name: &str, attribute: Attributes<'_>| button(name, attribute, &study, &state);
        assert!(matches!(event("chapter-open", &with("data-id", "7")), Some(Event::Studies(StudiesEvent::Open(7)))));
        assert!(event("chapter-open", &with("data-id", "x")).is_none());
        assert!(matches!(event("review-start", &|_| None), Some(Event::Review(ReviewEvent::Start { again: false }))));
        assert!(matches!(
            event("lab-export", &with("data-format", "json")),
            Some(Event::Lab(LabEvent::Export(Format::Json)))
        ));
        assert!(event("lab-export", &|_| None).is_none());
    }
}
