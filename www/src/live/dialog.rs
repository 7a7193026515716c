//! The dialog for live games, and the bar beside the board. Their texts are in the HTML, so that this module needs no
//! catalogue.

use alquerque_live::{Note, Session};
use alquerque_messages::live::{LiveGame, Offer};
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{Element, Event, HtmlInputElement, MutationObserver, MutationObserverInit};

use super::scan;
use super::terms::Terms;
use crate::dom::{
    append, by_id, document, find, focus, listen, now, query, query_all, query_in, set_attribute, set_attribute_by_id,
    set_flag, set_shown, set_text, target, window,
};
use crate::sharing;

/// The attribute with the time when the dialog last changed, in milliseconds.
const CHANGED: &str = "data-changed";
/// Maximum duration of a double tap, in milliseconds.
const DOUBLE_TAP: f64 = 500.0;

/// The dialog's current step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum DialogStep {
    /// Invite, or use an invitation.
    Start,
    /// Something is being prepared.
    Wait,
    /// The invitation, and a place for the answer.
    Invite,
    /// A friend's invitation.
    Invited,
    /// The answer to the invitation.
    Answer,
    /// The devices are looking for each other.
    Connecting,
    /// They could not connect.
    Failed,
    /// The answer was passed to another tab.
    Handed,
    /// There was no such tab.
    Nobody,
    /// The friend is connected.
    Connected,
    /// The browser has no WebRTC.
    Unsupported,
}

impl DialogStep {
    const fn name(self) -> &'static str {
        match self {
            Self::Start => "start",
            Self::Wait => "wait",
            Self::Invite => "invite",
            Self::Invited => "invited",
            Self::Answer => "answer",
            Self::Connecting => "connecting",
            Self::Failed => "failed",
            Self::Handed => "handed",
            Self::Nobody => "nobody",
            Self::Connected => "connected",
            Self::Unsupported => "unsupported",
        }
    }
}

/// Shows a step.
pub(super) fn show(step: DialogStep) {
    scan::stop();
    set_attribute_by_id("friend", CHANGED, &now().to_string());
    set_shown("friend-problem", false);
    set_text("friend-copied", "");
    for section in query_all("#friend [data-step]") {
        let is_shown = section.get_attribute("data-step").as_deref() == Some(step.name());
        set_flag(&section, "hidden", !is_shown);
        if !is_shown {
            continue;
        }
        // The button just pressed may be gone, and screen readers start reading the new step from its heading.
        if let Some(heading) = query_in(&section, "h3") {
            set_attribute(&heading, "tabindex", "-1");
            focus(&heading);
        }
        for block in ["terms", "give", "paste"] {
            let place = query_in(&section, &format!("[data-{block}]"));
            let id = format!("friend-{block}");
            set_shown(&id, place.is_some());
            if let Some((place, block)) = place.zip(by_id(&id)) {
                append(&place, &block);
            }
        }
    }
    let asks_server = matches!(step, DialogStep::Start | DialogStep::Invite | DialogStep::Invited | DialogStep::Failed);
    set_shown("friend-server", asks_server);
    // An existing invitation doesn't use a server entered later.
    set_shown("friend-server-use", step == DialogStep::Invite);
}

/// Shows an invitation or an answer, as a link and as a QR code.
pub(super) fn give(link: &str) -> Option<()> {
    find::<HtmlInputElement>("friend-link")?.set_value(link);
    set_shown("friend-share", sharing::has_sheet());
    set_shown("friend-copy", !sharing::has_sheet());
    sharing::draw_code("friend-code", "friend-code", link)
}

/// Describes an invitation.
pub(super) fn describe(terms: &Terms, live_game: &LiveGame) {
    for fact in query_all("#friend [data-if]") {
        let is_so = match fact.get_attribute("data-if").unwrap_or_default().as_str() {
            "first" => terms.moves_next && !terms.is_running,
            "second" => !terms.moves_next && !terms.is_running,
            "running" => terms.is_running,
            "mine" => terms.moves_next && terms.is_running,
            "theirs" => !terms.moves_next && terms.is_running,
            "clock" => live_game.times.is_some(),
            "replaces" => terms.replaces,
            fact => match fact.split_once(' ') {
                Some(("rules", rules)) => rules == terms.rules,
                Some(("side", side)) => side == terms.side,
                _ => fact == terms.game,
            },
        };
        set_flag(&fact, "hidden", !is_so);
    }
    let clock = live_game.times.map_or_else(String::new, |times| format!("{} + {}", times.minutes, times.increment));
    for place in query_all("#friend .clock") {
        place.set_text_content(Some(&clock));
    }
}

/// The text of the page's first element that matches a selector.
fn text_in(selector: &str) -> String {
    query(selector).and_then(|element| element.text_content()).unwrap_or_default()
}

/// A sentence in the page's HTML, by name.
pub(super) fn sentence(name: &str) -> String {
    text_in(&format!("[data-note='{name}']"))
}

/// Reports what is wrong with the input.
pub(super) fn problem(name: &str) {
    set_text("friend-problem", &sentence(name));
    set_shown("friend-problem", true);
}

fn offer_name(offer: Offer) -> &'static str {
    match offer {
        Offer::Draw => "draw",
        Offer::Takeback => "takeback",
        Offer::Rematch => "rematch",
    }
}

/// The text of a preset phrase.
fn phrase(number: u8) -> String {
    text_in(&format!("[data-friend='say'][data-number='{number}']"))
}

/// The text of a note.
fn words(note: Note) -> String {
    let of_offer = |kind: &str, offer| sentence(&format!("{kind}-{}", offer_name(offer)));
    match note {
        Note::Connected => sentence("connected"),
        Note::Broken => sentence("broken"),
        Note::Left => sentence("left"),
        Note::Offered(offer) => of_offer("offered", offer),
        Note::Sent(offer) => of_offer("sent", offer),
        Note::Declined(offer) => of_offer("declined", offer),
        Note::Agreed(offer) => of_offer("agreed", offer),
        Note::CannotOffer(_) => sentence("cannot"),
        Note::Said(number) => format!("{} {}", sentence("said"), phrase(number)),
        Note::Illegal => sentence("illegal"),
        Note::Refused => sentence("refused"),
        Note::Clock => sentence("clock"),
        Note::Unreadable => sentence("unreadable"),
        Note::Version => sentence("version"),
    }
}

/// Shows a text beside the board. Screen readers skip an unchanged text, so a repeated one differs invisibly.
pub(super) fn show_text(text: &str) {
    let shown = by_id("friend-line").and_then(|line| line.text_content());
    let text = if shown.as_deref() == Some(text) { format!("{text}\u{a0}") } else { text.to_owned() };
    set_text("friend-line", &text);
}

/// Shows a note to the player.
pub(super) fn note(note: Note) {
    show_text(&words(note));
}

/// Shows the phrase that the local player has sent.
pub(super) fn show_sent_phrase(number: u8) {
    show_text(&format!("{} {}", sentence("you-said"), phrase(number)));
    if let Some(list) = by_id("friend-say") {
        set_flag(&list, "open", false);
    }
}

/// Whether the dialog is open.
pub(super) fn is_open() -> bool {
    by_id("friend").is_some_and(|dialog| dialog.has_attribute("open"))
}

/// Drops clicks beside the dialog shortly after it has changed: the second tap on a button that is gone would close the
/// dialog.
pub(super) fn ignore_double_taps() -> Option<()> {
    let handler = Closure::<dyn FnMut(Event)>::new(|event: Event| {
        let changed = target::<Element>(&event)
            .filter(|target| target.id() == "friend")
            .and_then(|target| target.get_attribute(CHANGED));
        if changed.and_then(|changed| changed.parse::<f64>().ok()).is_some_and(|changed| now() - changed < DOUBLE_TAP) {
            event.stop_propagation();
        }
    });
    // Runs before the page's own listener.
    document()?.add_event_listener_with_callback_and_bool("click", handler.as_ref().unchecked_ref(), true).ok()?;
    handler.forget();
    Some(())
}

/// Moves the bar into the end card if that covers its place, and back.
fn place_bar() -> Option<()> {
    let (bar, card, message) = (by_id("friend-bar")?, by_id("end-card")?, by_id("message")?);
    let is_covered = window()?.get_computed_style(&message).ok()??.get_property_value("visibility").ok()? == "hidden";
    let place = if is_covered { card } else { message };
    if bar.parent_element().as_ref() == Some(&place) {
        return None;
    }
    if is_covered {
        place.insert_before(&bar, query_in(&place, ".end-actions").as_deref()).ok()?;
    } else {
        append(&place, &bar);
    }
    Some(())
}

/// Keeps the bar visible when the card appears and disappears.
pub(super) fn follow_card() -> Option<()> {
    let follow = || {
        if by_id("friend-bar").is_some_and(|bar| !bar.has_attribute("hidden")) {
            place_bar();
        }
    };
    let handler = Closure::<dyn FnMut()>::new(follow);
    let options = MutationObserverInit::new();
    options.set_attribute_filter(&js_sys::Array::of1(&"data-card".into()));
    let observer = MutationObserver::new(handler.as_ref().unchecked_ref()).ok()?;
    observer.observe_with_options(&*by_id("panel")?, &options).ok()?;
    handler.forget();
    let window = window()?;
    listen(&window, "resize", move |_: Event| follow());
    Some(())
}

/// Shows the bar with the actions available now. `session` is `None` once the connection is over; `is_waiting` means
/// that an invitation or an answer is in progress.
pub(super) fn render_bar(session: Option<&Session>, is_waiting: bool) -> Option<()> {
    let bar = by_id("friend-bar")?;
    place_bar();
    set_flag(&bar, "hidden", false);
    let is_offered = session.is_some_and(|session| session.offered().is_some());
    set_shown("friend-yes", is_offered);
    set_shown("friend-no", is_offered);
    set_shown("friend-say", !is_offered && session.is_some_and(Session::is_connected));
    set_shown("friend-again", session.is_none() && !is_waiting);
    set_shown("friend-show", session.is_none() && is_waiting);
    Some(())
}
