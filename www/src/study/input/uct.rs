//! The browser's events of the uct tab.

use std::rc::Rc;

use alquerque_study::Event;
use alquerque_study::uct::duel::{Event as DuelEvent, Status};
use alquerque_study::uct::event::{Direction, Event as UctEvent, Mode, Speed, Stepping};
use alquerque_study::uct::seats::Seats;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlInputElement, HtmlSelectElement, KeyboardEvent};

use crate::dom::{by_id, listen};
use crate::study::page::StudyPage;

/// Starts to listen to what is neither a button nor a field.
pub(super) fn connect(page: &Rc<StudyPage>) -> Option<()> {
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

/// What a key on a block of the picture asks for.
fn meant(event: &KeyboardEvent, page: &StudyPage) -> Option<UctEvent> {
    if event.ctrl_key() || event.alt_key() || event.meta_key() || event.shift_key() {
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

/// What a button asks for, by its `data-study`.
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
        "uct-number" => UctEvent::Jump(field.dyn_ref::<HtmlInputElement>()?.value().parse().ok()?),
        _ => match (field.get_attribute("name")?.as_str(), field.get_attribute("value")?.as_str()) {
            ("uct-mode", "live") => UctEvent::Mode(Mode::Live),
            ("uct-mode", "steps") => UctEvent::Mode(Mode::Steps),
            _ => return None,
        },
    };
    Some(Event::Uct(event))
}
