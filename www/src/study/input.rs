//! Translates DOM events to the study's events.

mod engines;

use std::cell::Cell;
use std::rc::Rc;

use alquerque_app::state::State;
use alquerque_app::storage::saved_game::saved_game;
use alquerque_core::record::NodeId;
use alquerque_study::event::{ReviewEvent, StudiesEvent, TourEvent, UctEvent};
use alquerque_study::record::view::comment;
use alquerque_study::tab::Tab;
use alquerque_study::uct::controls::{Direction, Mode, Size, Stepping};
use alquerque_study::uct::tour::step::TourStep;
use alquerque_study::{Event, NodeEvent, command};
use web_sys::{
    Element, HtmlInputElement, HtmlTextAreaElement, KeyboardEvent, MouseEvent, PointerEvent, StorageEvent, WheelEvent,
};

use super::page::StudyPage;
use super::view::Views;
use super::view::uct::tour;
use crate::address;
use crate::dom;
use crate::dom::{after, arrow_keys, body, by_id, closest, consume, document, find, focus, has_focus, target, window};
use crate::storage::{Local, game_key};
use crate::view::fields::changed_field;

/// Adds all listeners.
pub(crate) fn connect(page: &Rc<StudyPage>) {
    connect_buttons(page);
    connect_fields(page);
    connect_comment(page);
    connect_tabs(page);
    connect_steps(page);
    connect_visibility(page);
    connect_storage(page);
    connect_address(page);
    engines::connect(page);
    connect_review(page);
    connect_studies(page);
    connect_uct(page);
    connect_large(page);
    page.listen(window(), "beforeprint", |page, _: web_sys::Event| {
        page.with(Views::print);
    });
}

/// Leaves the large view by Escape.
fn connect_large(page: &Rc<StudyPage>) {
    page.listen(document(), "keydown", |page, event: KeyboardEvent| {
        let is_large = page.with(|study, _| study.uct.size == Size::Large) == Some(true);
        if event.key() == "Escape" && !event.default_prevented() && is_large {
            page.dispatch(Event::Uct(UctEvent::Large(Size::Usual)));
        }
    });
}

fn connect_buttons(page: &Rc<StudyPage>) {
    page.listen(document(), "click", |page, event: MouseEvent| {
        let Some(button) = closest(&event, "[data-study]") else { return };
        if button.get_attribute("aria-disabled").as_deref() == Some("true") {
            return;
        }
        let name = button.get_attribute("data-study").unwrap_or_default();
        if name == "print" {
            // Not every browser can print.
            let _ = window().map(|window| window.print());
        } else if name == "uct-answer" && closest(&event, "#tour").is_none() {
            // The pressed answer goes; from here, keys go on.
            let is_tour = page.with(|study, _| study.uct.tour.is_some()) == Some(true);
            focus(if is_tour { "tour-title" } else { "uct-step-on" });
        }
        let attribute = |name: &str| button.get_attribute(name);
        let event = page.with(|study, state| command::button(&name, &attribute, study, state));
        if let Some(event) = event.flatten() {
            page.dispatch(event);
        }
    });
}

fn connect_fields(page: &Rc<StudyPage>) {
    page.listen(by_id("panel"), "change", |page, event: web_sys::Event| {
        if let Some(event) = target(&event).and_then(|field| field_event(&field)) {
            page.dispatch(event);
        }
    });
}

/// Milliseconds between two saves of a comment that is being typed.
const DRAFT_MILLIS: u32 = 500;

/// Saves a comment while it is typed: the page may be left before the field is.
fn connect_comment(page: &Rc<StudyPage>) {
    let is_waiting = Rc::new(Cell::new(false));
    page.listen(by_id("note"), "input", move |page, _: web_sys::Event| {
        if !is_waiting.replace(true) {
            let (page, is_waiting) = (Rc::clone(page), Rc::clone(&is_waiting));
            after(DRAFT_MILLIS, move || {
                is_waiting.set(false);
                save_draft(&page);
            });
        }
    });
    page.listen(window(), "pagehide", |page, _: web_sys::Event| save_draft(page));
}

/// Saves the comment being typed, if it has changed.
fn save_draft(page: &StudyPage) {
    let field = find::<HtmlTextAreaElement>("note").filter(|_| has_focus("note"));
    let Some(text) = field.map(|field| field.value()) else { return };
    let is_saved = page.with(|_, state| {
        let tree = state.game.record.tree();
        comment(tree, tree.current()) == text
    });
    if is_saved == Some(false) {
        page.dispatch(Event::Node(NodeEvent::Draft(text)));
    }
}

/// Translates a change of a field.
fn field_event(field: &Element) -> Option<Event> {
    let (id, value) = changed_field(field)?;
    let event = command::field(&id, &value, &|name| field.get_attribute(name));
    let is_number = matches!(&*id, "uct-number" | "uct-seed" | "uct-exploration");
    if let Some(input) = find::<HtmlInputElement>(&id).filter(|_| event.is_none() && is_number) {
        input.set_value(&input.default_value());
    } else if let (Some(Event::Uct(UctEvent::Exploration(nearest))), Some(input)) =
        (&event, find::<HtmlInputElement>(&id))
    {
        input.set_value(&nearest.to_string());
    }
    event
}

fn connect_visibility(page: &Rc<StudyPage>) {
    page.listen(document(), "visibilitychange", |page, _: web_sys::Event| {
        page.dispatch(Event::Hidden(document().is_some_and(|document| document.hidden())));
    });
}

/// Follows the same study in another tab.
fn connect_storage(page: &Rc<StudyPage>) {
    page.listen(window(), "storage", |page, event: StorageEvent| {
        let saved = event.key().and_then(|key| saved_game(&Local, &game_key(&key)?));
        if let Some(saved) = saved {
            page.dispatch(Event::OtherTab(saved));
        }
    });
}

/// Opens the tab named by a link, or begins the tour.
fn connect_address(page: &Rc<StudyPage>) {
    page.listen(window(), "hashchange", |page, _: web_sys::Event| {
        page.on_address(address::tab());
        if let Some(step) = tour::step_in_address() {
            begin_tour(page, step);
        }
    });
}

/// Begins the tour at a step, in its tab.
pub(super) fn begin_tour(page: &StudyPage, step: TourStep) {
    if tour::step_in_address().is_some() {
        address::remove_fragment(false);
    }
    page.dispatch(Event::Tab(Tab::Uct));
    page.dispatch(Event::Uct(UctEvent::Tour(TourEvent::Begin(step))));
}

/// Elements in which keys have their own meaning.
const OTHER_KEYS: &str = "#board, #tabs, dialog, input, select, textarea, [role=slider]";
/// Movements shorter than this, in pixels, are not swipes.
const SWIPE: i32 = 40;

/// The wheel over the board and swipes below it step through the game; the up and down keys switch between alternative
/// moves.
fn connect_steps(page: &Rc<StudyPage>) {
    page.listen(by_id("board-frame"), "wheel", |page, event: WheelEvent| {
        if event.delta_y() != 0.0 && !event.ctrl_key() {
            event.prevent_default();
            page.step(event.delta_y() > 0.0);
        }
    });
    for id in ["message", "stepping"] {
        let Some(element) = by_id(id) else { return };
        let from = Rc::new(Cell::new(0));
        let start = Rc::clone(&from);
        page.listen(Some(&element), "pointerdown", move |_, event: PointerEvent| start.set(event.client_x()));
        page.listen(Some(&element), "pointerup", move |page, event: PointerEvent| {
            let distance = event.client_x() - from.get();
            if distance.abs() >= SWIPE {
                page.step(distance < 0);
            }
        });
    }
    page.listen(document(), "keydown", |page, event: KeyboardEvent| {
        let on = match event.key().as_str() {
            "ArrowUp" => false,
            "ArrowDown" => true,
            _ => return,
        };
        let is_meant = closest(&event, OTHER_KEYS).is_none();
        let Some(Some(node)) = page.with(|_, state| alternative(state, on)) else { return };
        if is_meant && !has_modifier(&event) {
            event.prevent_default();
            page.dispatch(Event::Node(NodeEvent::Select(node)));
        }
    });
}

/// Returns the next or previous sibling of the current move.
fn alternative(state: &State, on: bool) -> Option<NodeId> {
    let tree = state.game.record.tree();
    let node = tree.current();
    let all: Vec<NodeId> = tree.children(tree.parent(node)?).collect();
    let index = all.iter().position(|&other| other == node)?;
    let next = if on { index.checked_add(1)? } else { index.checked_sub(1)? };
    all.get(next).copied()
}

/// Arrow keys switch tabs.
fn connect_tabs(page: &Rc<StudyPage>) {
    page.listen(by_id("tabs"), "keydown", |page, event: KeyboardEvent| {
        let count = Tab::ALL.len();
        let [on, back] = arrow_keys();
        let step = match event.key().as_str() {
            key if key == on => 1,
            key if key == back => count - 1,
            _ => return,
        };
        let Some(now) = page.with(|study, _| study.tab) else { return };
        let index = Tab::ALL.iter().position(|&tab| tab == now).unwrap_or_default();
        let next = Tab::ALL[(index + step) % count];
        consume(&event);
        page.dispatch(Event::Tab(next));
        if let Some(button) = by_id(&format!("tab-{}", next.name())) {
            focus(&button);
        }
    });
}

/// Listens to the name fields. Files are handled with the others.
fn connect_studies(page: &Rc<StudyPage>) {
    page.listen(by_id("studies"), "change", |page, event: web_sys::Event| {
        let Some(field) = target::<HtmlInputElement>(&event) else { return };
        let id = |name: &str| field.get_attribute(name)?.parse().ok();
        let chapter = id("data-chapter").map(|id| StudiesEvent::NameChapter(id, field.value()));
        let event = chapter.or_else(|| id("data-of-study").map(|id| StudiesEvent::NameStudy(id, field.value())));
        if let Some(event) = event {
            page.dispatch(Event::Studies(event));
        }
    });
}

/// Plies per Page Up or Page Down.
const PAGE: usize = 10;

/// Adds the listeners of the graph and the table.
fn connect_review(page: &Rc<StudyPage>) {
    let Some(curve) = by_id("curve") else { return };
    for name in ["pointerdown", "pointermove"] {
        let graph = curve.clone();
        page.listen(Some(&curve), name, move |page, event: PointerEvent| {
            if event.buttons() & 1 == 1 {
                go_to(page, |_, plies| ply_at(&graph, &event, plies));
            }
        });
    }
    page.listen(Some(&curve), "keydown", |page, event: KeyboardEvent| {
        if has_modifier(&event) {
            return;
        }
        let step: fn(usize, usize) -> usize = match event.key().as_str() {
            "ArrowRight" | "ArrowUp" => |now, plies| (now + 1).min(plies),
            "ArrowLeft" | "ArrowDown" => |now, _| now.saturating_sub(1),
            "PageUp" => |now, plies| (now + PAGE).min(plies),
            "PageDown" => |now, _| now.saturating_sub(PAGE),
            "Home" => |_, _| 0,
            "End" => |_, plies| plies,
            _ => return,
        };
        consume(&event);
        go_to(page, step);
    });
    let Some(table) = by_id("review-table") else { return };
    let details = table.clone();
    page.listen(Some(&table), "toggle", move |page, _: web_sys::Event| {
        page.dispatch(Event::Review(ReviewEvent::Table(details.has_attribute("open"))));
    });
}

/// Goes to the ply that `next` computes from the current one and the number of plies.
fn go_to(page: &Rc<StudyPage>, next: impl FnOnce(usize, usize) -> usize) {
    let plies_from_to = page.with(|_, state| {
        let tree = state.game.own().tree();
        let now = state.game.record.tree().played();
        (now, next(now, tree.plies()))
    });
    if let Some((now, next)) = plies_from_to
        && now != next
    {
        page.dispatch(Event::Review(ReviewEvent::GoTo(next)));
    }
}

/// Returns the ply under the pointer.
fn ply_at(curve: &Element, event: &PointerEvent, plies: usize) -> usize {
    let area = curve.get_bounding_client_rect();
    let share = (f64::from(event.client_x()) - area.left()) / area.width().max(1.0);
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "clamped to what there is")]
    let ply = (share.clamp(0.0, 1.0) * plies as f64).round() as usize;
    ply.min(plies)
}

/// Adds all listeners except those of buttons and fields.
fn connect_uct(page: &Rc<StudyPage>) {
    // The table is only rendered while it is open.
    page.listen(by_id("uct-fold"), "toggle", |page, _: web_sys::Event| page.redraw());
    // Elsewhere, these keys step through the game.
    page.listen_to_keys(by_id("tour"), tour_key_event);
    // Before the document, where the same keys step through the game.
    page.listen_to_keys(body(), step_key_event);
    page.listen_to_keys(by_id("uct-tree"), key_event);
}

fn has_modifier(event: &KeyboardEvent) -> bool {
    dom::has_modifier(event) || event.shift_key()
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
        "ArrowUp" => UctEvent::MoveSelection(Direction::Parent),
        "ArrowDown" => UctEvent::MoveSelection(Direction::Child),
        "ArrowLeft" => UctEvent::MoveSelection(Direction::Previous),
        "ArrowRight" => UctEvent::MoveSelection(Direction::Next),
        "Home" => UctEvent::MoveSelection(Direction::Top),
        "Enter" => UctEvent::Zoom(true),
        " " => UctEvent::Zoom(false),
        "Escape" => UctEvent::ClearSelection,
        _ => return None,
    };
    page.with(|study, _| study.uct.live.view.is_some())?.then_some(Event::Uct(wanted))
}

/// Elements in which the keys of the step-by-step view have another meaning.
const NO_STEPS: &str = "#board, #tabs, #stepping, #tour, dialog, input, select, textarea";

/// Translates a key pressed while the step-by-step view is open. The drawing and the controls are left-to-right in every
/// language.
fn step_key_event(event: &KeyboardEvent, page: &StudyPage) -> Option<Event> {
    let is_in = |selector: &str| closest(event, selector).is_some();
    // During the tour, only there.
    let is_open = page.with(|study, state| {
        let uct = &study.uct;
        let is_shown = study.tab == Tab::Uct && uct.mode == Mode::Steps && state.page.current().is_none();
        is_shown && (uct.tour.is_none() || is_in("#uct-steps"))
    });
    if is_open != Some(true) || has_modifier(event) || is_in(NO_STEPS) {
        return None;
    }
    Some(Event::Uct(match event.key().as_str() {
        "ArrowLeft" => UctEvent::Step(Stepping::Back),
        "ArrowRight" => UctEvent::Step(Stepping::On),
        "Home" => UctEvent::Step(Stepping::First),
        // On a button, Space presses the button.
        " " if !is_in("button, a, summary") => UctEvent::Play(page.with(|study, _| !study.uct.steps.is_playing())?),
        _ => return None,
    }))
}
