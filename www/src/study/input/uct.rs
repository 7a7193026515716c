//! Input of the UCT tab.

use std::rc::Rc;

use alquerque_study::Event;
use alquerque_study::lab::export::Format;
use alquerque_study::uct::autoplay::{Event as AutoplayEvent, Status};
use alquerque_study::uct::event::{Direction, Event as UctEvent, Mode, Speed, Stepping, TourEvent};
use alquerque_study::uct::seats::Seats;
use alquerque_study::uct::tour::step::TourStep;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlInputElement, KeyboardEvent};

use crate::dom::{arrow_keys, by_id, focus, listen, target, window};
use crate::study::page::StudyPage;
use crate::study::view::UctView;

/// Adds all listeners except those of buttons and fields.
pub(super) fn connect(page: &Rc<StudyPage>) -> Option<()> {
    // The table is only rendered while it is open.
    page.listen(&by_id("uct-fold")?.into(), "toggle", |page, _: web_sys::Event| page.redraw());
    page.listen(&window()?.into(), "beforeprint", |page, _: web_sys::Event| {
        page.with(UctView::print);
    });
    listen(&window()?.into(), "afterprint", |_: web_sys::Event| UctView::end_print());
    // Elsewhere, these keys step through the game.
    page.listen_to_keys(&by_id("tour")?.into(), tour_key_event);
    page.listen_to_keys(&by_id("uct-steps")?.into(), step_key_event);
    page.listen_to_keys(&by_id("uct-tree")?.into(), key_event);
    Some(())
}

fn has_modifier(event: &KeyboardEvent) -> bool {
    crate::dom::has_modifier(event) || event.shift_key()
}

/// Translates a key pressed in the tour's box.
fn tour_key_event(event: &KeyboardEvent, _: &StudyPage) -> Option<Event> {
    let [on, back] = arrow_keys();
    let wanted = match event.key().as_str() {
        _ if has_modifier(event) => return None,
        "Escape" => TourEvent::End,
        key if key == on => TourEvent::Next,
        key if key == back => TourEvent::Back,
        _ => return None,
    };
    Some(Event::Uct(UctEvent::Tour(wanted)))
}

/// Translates a key pressed on a block of the picture.
fn key_event(event: &KeyboardEvent, page: &StudyPage) -> Option<Event> {
    if has_modifier(event) {
        return None;
    }
    let wanted = match event.key().as_str() {
        "ArrowUp" => UctEvent::Walk(Direction::Parent),
        "ArrowDown" => UctEvent::Walk(Direction::Child),
        "ArrowLeft" => UctEvent::Walk(Direction::Previous),
        "ArrowRight" => UctEvent::Walk(Direction::Next),
        "Home" => UctEvent::Walk(Direction::Top),
        "Enter" => UctEvent::Zoom(true),
        " " => UctEvent::Zoom(false),
        "Escape" => UctEvent::Leave,
        _ => return None,
    };
    page.with(|study, _| study.uct.live.view.is_some())?.then_some(Event::Uct(wanted))
}

/// Translates a key pressed in the step-by-step view, outside its fields. The drawing and the controls are
/// left-to-right in every language.
fn step_key_event(event: &KeyboardEvent, page: &StudyPage) -> Option<Event> {
    let target: Element = target(event)?;
    if has_modifier(event) || matches!(&*target.tag_name(), "INPUT" | "SELECT") {
        return None;
    }
    Some(Event::Uct(match event.key().as_str() {
        "ArrowLeft" => UctEvent::Step(Stepping::Back),
        "ArrowRight" => UctEvent::Step(Stepping::On),
        "Home" => UctEvent::Step(Stepping::First),
        // On a button, Space presses the button.
        " " if target.tag_name() != "BUTTON" => UctEvent::Play(page.with(|study, _| !study.uct.steps.is_playing())?),
        _ => return None,
    }))
}

/// Translates a button's `data-study`, which begins with `uct-`, `autoplay-` or `tour-`.
pub(super) fn button_event(what: &str, button: &Element, page: &StudyPage) -> Option<Event> {
    let event = match what {
        "uct-run" => UctEvent::Run(page.with(|study, _| !study.uct.live.is_on())?),
        "autoplay-go" => UctEvent::Autoplay(page.with(|study, state| match study.uct.autoplay.status(state) {
            Status::Waits => AutoplayEvent::PlayOn,
            _ => AutoplayEvent::MoveNow,
        })?),
        "uct-node" => UctEvent::Node(button.get_attribute("data-node")?.parse().ok()?),
        "uct-root" => UctEvent::RootMove(button.get_attribute("data-place")?.parse().ok()?),
        "uct-leave" => UctEvent::Leave,
        "uct-zoom" => UctEvent::Zoom(true),
        "uct-whole" => UctEvent::Zoom(false),
        "uct-keep" => UctEvent::Keep,
        "uct-export" => UctEvent::Export(Format::from_name(&button.get_attribute("data-format")?)?),
        "tour-begin" => UctEvent::Tour(TourEvent::Begin(TourStep::default())),
        "tour-back" => UctEvent::Tour(TourEvent::Back),
        "tour-next" => UctEvent::Tour(TourEvent::Next),
        "tour-end" => UctEvent::Tour(TourEvent::End),
        "tour-answer" => {
            // In the drawing, keys would step through the search.
            if button.tag_name() == "g" {
                focus(&by_id("tour-title")?);
            }
            UctEvent::Tour(TourEvent::Answer(button.get_attribute("data-answer")?.parse().ok()?))
        }
        "autoplay-peek" => UctEvent::Autoplay(AutoplayEvent::Peek(!page.with(|study, _| study.uct.autoplay.peeks)?)),
        "tour-steps" => UctEvent::Tour(TourEvent::Steps),
        "uct-play" => UctEvent::Play(page.with(|study, _| !study.uct.steps.is_playing())?),
        "uct-step" => UctEvent::Step(match button.get_attribute("data-step")?.as_str() {
            "first" => Stepping::First,
            "back" => Stepping::Back,
            "on" => Stepping::On,
            "phase" => Stepping::Phase,
            "iteration" => Stepping::Iteration,
            _ => return None,
        }),
        _ => return None,
    };
    Some(Event::Uct(event))
}

/// Translates a change of a field.
pub(super) fn field_event(field: &Element, id: &str, value: &str) -> Option<Event> {
    let event = match (id, value) {
        ("uct-speed", _) => UctEvent::Speed(Speed::from_name(value)?),
        ("autoplay-seats", _) => UctEvent::Autoplay(AutoplayEvent::Seats(Seats::from_name(value)?)),
        ("autoplay-seconds", _) => UctEvent::Autoplay(AutoplayEvent::Seconds(value.parse().ok()?)),
        ("uct-number", _) => {
            let input = field.dyn_ref::<HtmlInputElement>()?;
            let number = iteration(input.value_as_number());
            if number.is_none() {
                input.set_value(&input.default_value());
            }
            UctEvent::Jump(number?)
        }
        ("uct-mode", "live") => UctEvent::Mode(Mode::Live),
        ("uct-mode", "steps") => UctEvent::Mode(Mode::Steps),
        _ => return None,
    };
    Some(Event::Uct(event))
}

/// Converts a number to the nearest valid iteration; `None` for NaN.
#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "the cast saturates")]
fn iteration(number: f64) -> Option<u32> {
    (!number.is_nan()).then_some(number as u32)
}
