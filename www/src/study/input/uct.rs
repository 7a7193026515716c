//! Input of the UCT tab.

use std::rc::Rc;

use alquerque_study::Event;
use alquerque_study::lab::export::Format;
use alquerque_study::uct::autoplay::{Event as AutoplayEvent, Status};
use alquerque_study::uct::event::{Direction, Event as UctEvent, Mode, Speed, Stepping, TourEvent};
use alquerque_study::uct::seats::Seats;
use alquerque_study::uct::tour::step::TourStep;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlInputElement, HtmlSelectElement, KeyboardEvent};

use crate::dom::{by_id, focus, listen, window};
use crate::study::page::StudyPage;
use crate::study::view::UctView;
use crate::words::root_attribute;

/// Adds all listeners except those of buttons and fields.
pub(super) fn connect(page: &Rc<StudyPage>) -> Option<()> {
    let toured = Rc::clone(page);
    listen(&by_id("tour")?.into(), "keydown", move |event: KeyboardEvent| {
        let Some(wanted) = tour_key_event(&event) else { return };
        event.prevent_default();
        event.stop_propagation();
        toured.dispatch(Event::Uct(UctEvent::Tour(wanted)));
    });
    let opened = Rc::clone(page);
    // The table is only rendered while it is open.
    listen(&by_id("uct-fold")?.into(), "toggle", move |_: web_sys::Event| opened.redraw());
    let stepped = Rc::clone(page);
    listen(&by_id("uct-steps")?.into(), "keydown", move |event: KeyboardEvent| {
        let Some(wanted) = step_key_event(&event, &stepped) else { return };
        event.prevent_default();
        event.stop_propagation();
        stepped.dispatch(Event::Uct(wanted));
    });
    let printed = Rc::clone(page);
    listen(&window()?.into(), "beforeprint", move |_: web_sys::Event| {
        printed.with(UctView::print);
    });
    listen(&window()?.into(), "afterprint", |_: web_sys::Event| UctView::end_print());
    let page = Rc::clone(page);
    listen(&by_id("uct-tree")?.into(), "keydown", move |event: KeyboardEvent| {
        let Some(wanted) = key_event(&event, &page) else { return };
        event.prevent_default();
        // Elsewhere, these keys step through the game.
        event.stop_propagation();
        page.dispatch(Event::Uct(wanted));
    });
    Some(())
}

fn has_modifier(event: &KeyboardEvent) -> bool {
    event.ctrl_key() || event.alt_key() || event.meta_key() || event.shift_key()
}

/// Translates a key pressed in the tour's box.
fn tour_key_event(event: &KeyboardEvent) -> Option<TourEvent> {
    let (on, back) =
        if root_attribute("dir") == "rtl" { ("ArrowLeft", "ArrowRight") } else { ("ArrowRight", "ArrowLeft") };
    match event.key().as_str() {
        _ if has_modifier(event) => None,
        "Escape" => Some(TourEvent::End),
        key if key == on => Some(TourEvent::Next),
        key if key == back => Some(TourEvent::Back),
        _ => None,
    }
}

/// Translates a key pressed on a block of the picture.
fn key_event(event: &KeyboardEvent, page: &StudyPage) -> Option<UctEvent> {
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
    page.with(|study, _| study.uct.live.view.is_some())?.then_some(wanted)
}

/// Translates a key pressed in the step-by-step view, outside its fields. The drawing and the controls are
/// left-to-right in every language.
fn step_key_event(event: &KeyboardEvent, page: &StudyPage) -> Option<UctEvent> {
    let target: Element = event.target()?.dyn_into().ok()?;
    if has_modifier(event) || matches!(&*target.tag_name(), "INPUT" | "SELECT") {
        return None;
    }
    match event.key().as_str() {
        "ArrowLeft" => Some(UctEvent::Step(Stepping::Back)),
        "ArrowRight" => Some(UctEvent::Step(Stepping::On)),
        "Home" => Some(UctEvent::Step(Stepping::First)),
        // On a button, Space presses the button.
        " " if target.tag_name() != "BUTTON" => {
            Some(UctEvent::Play(page.with(|study, _| !study.uct.steps.is_playing())?))
        }
        _ => None,
    }
}

/// Translates a button's `data-study`, which begins with `uct-`, `autoplay-` or `tour-`.
pub(super) fn button_event(what: &str, button: &Element, page: &StudyPage) -> Option<Event> {
    let event = match what {
        "uct-run" => UctEvent::Run(page.with(|study, _| !study.uct.live.is_on())?),
        "duel-go" => UctEvent::Autoplay(page.with(|study, state| match study.uct.autoplay.status(state) {
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
        "duel-peek" => UctEvent::Autoplay(AutoplayEvent::Peek(!page.with(|study, _| study.uct.autoplay.peeks)?)),
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
pub(super) fn field_event(field: &Element) -> Option<Event> {
    let event = match field.id().as_str() {
        "uct-speed" => UctEvent::Speed(Speed::from_name(&field.dyn_ref::<HtmlSelectElement>()?.value())?),
        "duel-seats" => {
            let value = field.dyn_ref::<HtmlSelectElement>()?.value();
            UctEvent::Autoplay(AutoplayEvent::Seats(Seats::from_name(&value)?))
        }
        "duel-seconds" => {
            UctEvent::Autoplay(AutoplayEvent::Seconds(field.dyn_ref::<HtmlSelectElement>()?.value().parse().ok()?))
        }
        "uct-number" => {
            let input = field.dyn_ref::<HtmlInputElement>()?;
            let number = iteration(input.value_as_number());
            if number.is_none() {
                input.set_value(&input.default_value());
            }
            UctEvent::Jump(number?)
        }
        _ => match (field.get_attribute("name")?.as_str(), field.get_attribute("value")?.as_str()) {
            ("uct-mode", "live") => UctEvent::Mode(Mode::Live),
            ("uct-mode", "steps") => UctEvent::Mode(Mode::Steps),
            _ => return None,
        },
    };
    Some(Event::Uct(event))
}

/// Converts a number to the nearest valid iteration; `None` for NaN.
#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "the cast saturates")]
fn iteration(number: f64) -> Option<u32> {
    (!number.is_nan()).then_some(number as u32)
}
