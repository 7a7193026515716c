//! The browser's events of the uct tab.

use std::rc::Rc;

use alquerque_study::Event;
use alquerque_study::lab::export::Format;
use alquerque_study::uct::duel::{Event as DuelEvent, Status};
use alquerque_study::uct::event::{Direction, Event as UctEvent, Mode, Speed, Stepping, Touring};
use alquerque_study::uct::seats::Seats;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlInputElement, HtmlSelectElement, KeyboardEvent};

use crate::dom::{by_id, listen};
use crate::study::page::StudyPage;
use crate::words::of_page;

/// Starts to listen to what is neither a button nor a field.
pub(super) fn connect(page: &Rc<StudyPage>) -> Option<()> {
    let toured = Rc::clone(page);
    listen(&by_id("tour")?.into(), "keydown", move |event: KeyboardEvent| {
        let Some(wanted) = meant_on_tour(&event) else { return };
        event.prevent_default();
        event.stop_propagation();
        toured.dispatch(Event::Uct(UctEvent::Tour(wanted)));
    });
    let page = Rc::clone(page);
    listen(&by_id("uct-tree")?.into(), "keydown", move |event: KeyboardEvent| {
        let Some(wanted) = meant(&event, &page) else { return };
        event.prevent_default();
        // Elsewhere these keys step through the game.
        event.stop_propagation();
        page.dispatch(Event::Uct(wanted));
    });
    Some(())
}

fn has_modifier(event: &KeyboardEvent) -> bool {
    event.ctrl_key() || event.alt_key() || event.meta_key() || event.shift_key()
}

/// What a key in the tour's box asks for.
fn meant_on_tour(event: &KeyboardEvent) -> Option<Touring> {
    let (on, back) = if of_page("dir") == "rtl" { ("ArrowLeft", "ArrowRight") } else { ("ArrowRight", "ArrowLeft") };
    match event.key().as_str() {
        _ if has_modifier(event) => None,
        "Escape" => Some(Touring::End),
        key if key == on => Some(Touring::Next),
        key if key == back => Some(Touring::Back),
        _ => None,
    }
}

/// What a key on a block of the picture asks for.
fn meant(event: &KeyboardEvent, page: &StudyPage) -> Option<UctEvent> {
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

/// What a button asks for, by its `data-study`, which begins with `uct-`, `duel-` or `tour-`.
pub(super) fn asked(what: &str, button: &Element, page: &StudyPage) -> Option<Event> {
    let event = match what {
        "uct-run" => UctEvent::Run(page.with(|study, _| !study.uct.live.on)?),
        "duel-go" => UctEvent::Duel(page.with(|study, state| match study.uct.duel.status(state) {
            Status::Waits => DuelEvent::PlayOn,
            _ => DuelEvent::MoveNow,
        })?),
        "uct-node" => UctEvent::Node(button.get_attribute("data-node")?.parse().ok()?),
        "uct-root" => UctEvent::RootMove(button.get_attribute("data-place")?.parse().ok()?),
        "uct-leave" => UctEvent::Leave,
        "uct-zoom" => UctEvent::Zoom(true),
        "uct-whole" => UctEvent::Zoom(false),
        "uct-keep" => UctEvent::Keep,
        "uct-export" => UctEvent::Export(Format::from_name(&button.get_attribute("data-format")?)?),
        "tour-begin" => UctEvent::Tour(Touring::Begin),
        "tour-back" => UctEvent::Tour(Touring::Back),
        "tour-next" => UctEvent::Tour(Touring::Next),
        "tour-end" => UctEvent::Tour(Touring::End),
        "tour-steps" => UctEvent::Tour(Touring::Steps),
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

/// What a field asks for that was changed.
pub(super) fn changed(field: &Element) -> Option<Event> {
    let event = match field.id().as_str() {
        "uct-speed" => UctEvent::Speed(Speed::from_name(&field.dyn_ref::<HtmlSelectElement>()?.value())?),
        "duel-seats" => {
            let value = field.dyn_ref::<HtmlSelectElement>()?.value();
            UctEvent::Duel(DuelEvent::Seats(Seats::from_name(&value)?))
        }
        "duel-seconds" => {
            UctEvent::Duel(DuelEvent::Seconds(field.dyn_ref::<HtmlSelectElement>()?.value().parse().ok()?))
        }
        "uct-number" => UctEvent::Jump(iteration(field.dyn_ref::<HtmlInputElement>()?.value_as_number())?),
        _ => match (field.get_attribute("name")?.as_str(), field.get_attribute("value")?.as_str()) {
            ("uct-mode", "live") => UctEvent::Mode(Mode::Live),
            ("uct-mode", "steps") => UctEvent::Mode(Mode::Steps),
            _ => return None,
        },
    };
    Some(Event::Uct(event))
}

/// The iteration of that number, or the nearest one there can be; none where there is no number.
#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "too great numbers become the greatest")]
fn iteration(number: f64) -> Option<u32> {
    (!number.is_nan()).then_some(number as u32)
}
