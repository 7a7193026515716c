//! The dialog of live games, and the bar beside the board. Their texts are in the HTML, so that this module needs no catalogue.

use alquerque_app::qr::{self, Drawing};
use alquerque_live::{Note, Session};
use alquerque_messages::live::{Board, Offer};
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlInputElement};

use super::scan;
use crate::dom::{append, by_id, document, find, focus, set_attribute, set_flag, set_shown, set_text, svg};
use crate::sharing;

/// What the dialog shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Step {
    /// Invite, or use an invitation.
    Start,
    /// Something is being prepared.
    Wait,
    /// The invitation, and a place for the answer.
    Invite,
    /// A friend's invitation.
    Invited,
    /// The answer to it.
    Answer,
    /// The devices are looking for each other.
    Connecting,
    /// They have not found each other.
    Failed,
    /// The answer was passed on to another tab.
    Handed,
    /// There was no such tab.
    Nobody,
    /// The friend is connected.
    Connected,
    /// The browser has no WebRTC.
    Unsupported,
}

impl Step {
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

fn all(selector: &str) -> Vec<Element> {
    let list = document().and_then(|document| document.query_selector_all(selector).ok());
    let Some(list) = list else { return Vec::new() };
    (0..list.length()).filter_map(|index| list.get(index)?.dyn_into().ok()).collect()
}

/// Shows a step.
pub(super) fn show(step: Step) {
    scan::stop();
    set_shown("friend-problem", false);
    set_text("friend-copied", "");
    for section in all("#friend [data-step]") {
        let is_shown = section.get_attribute("data-step").as_deref() == Some(step.name());
        set_flag(&section, "hidden", !is_shown);
        if !is_shown {
            continue;
        }
        // The button just pressed may be gone, and a screen reader reads the new step from its heading.
        if let Ok(Some(heading)) = section.query_selector("h3") {
            set_attribute(&heading, "tabindex", "-1");
            focus(&heading);
        }
        for (place, id) in [("[data-give]", "friend-give"), ("[data-paste]", "friend-paste")] {
            let place = section.query_selector(place).ok().flatten();
            set_shown(id, place.is_some());
            if let Some((place, block)) = place.zip(by_id(id)) {
                append(&place, &block);
            }
        }
    }
    let asks_server = matches!(step, Step::Start | Step::Invite | Step::Invited | Step::Failed);
    set_shown("friend-server", asks_server);
    // An invitation that is already made knows nothing of a server entered later.
    set_shown("friend-server-use", step == Step::Invite);
}

/// Shows an invitation or an answer, as a link and as a QR code.
pub(super) fn give(link: &str) -> Option<()> {
    find::<HtmlInputElement>("friend-link")?.set_value(link);
    set_shown("friend-share", sharing::has_sheet());
    set_shown("friend-copy", !sharing::has_sheet());
    let code = by_id("friend-code")?;
    let drawing = qr::drawing(link);
    set_shown("friend-code", drawing.is_some());
    let Drawing { side, path } = drawing?;
    set_attribute(&code, "viewBox", &format!("0 0 {side} {side}"));
    code.set_text_content(None);
    append(&code, &svg("path", &[("d", &path)])?);
    Some(())
}

/// What a friend invites to.
pub(super) struct Terms {
    pub(super) game: &'static str,
    pub(super) moves_first: bool,
    pub(super) is_running: bool,
}

/// Describes an invitation.
pub(super) fn describe(terms: &Terms, board: &Board) {
    for fact in all("#friend [data-if]") {
        let is_so = match fact.get_attribute("data-if").unwrap_or_default().as_str() {
            "first" => terms.moves_first && !terms.is_running,
            "second" => !terms.moves_first && !terms.is_running,
            "running" => terms.is_running,
            "clock" => board.times.is_some(),
            game => game == terms.game,
        };
        set_flag(&fact, "hidden", !is_so);
    }
    let clock = board.times.map_or_else(String::new, |times| format!("{} + {}", times.minutes, times.increment));
    set_text("friend-clock", &clock);
}

/// A sentence of the page, by its name.
pub(super) fn sentence(name: &str) -> String {
    let element = document().and_then(|document| document.query_selector(&format!("[data-note='{name}']")).ok()?);
    element.and_then(|element| element.text_content()).unwrap_or_default()
}

/// Says what is wrong with what was entered.
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

/// The text of a ready-made phrase.
fn phrase(number: u8) -> String {
    let button = document()
        .and_then(|document| document.query_selector(&format!("[data-friend='say'][data-number='{number}']")).ok()?);
    button.and_then(|button| button.text_content()).unwrap_or_default()
}

/// The words of a note.
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

/// Says something beside the board. Screen readers skip an unchanged text, so a repeated one differs invisibly.
pub(super) fn tell(text: &str) {
    let said = by_id("friend-line").and_then(|line| line.text_content());
    let text = if said.as_deref() == Some(text) { format!("{text}\u{a0}") } else { text.to_owned() };
    set_text("friend-line", &text);
}

/// Tells the player a note.
pub(super) fn note(note: Note) {
    tell(&words(note));
}

/// Tells what the local player has said.
pub(super) fn said(number: u8) {
    tell(&format!("{} {}", sentence("you-said"), phrase(number)));
    if let Some(list) = by_id("friend-say") {
        set_flag(&list, "open", false);
    }
}

/// Shows the bar with what can be done now. `session` is `None` after the connection is over.
pub(super) fn render_bar(session: Option<&Session>) -> Option<()> {
    let bar = by_id("friend-bar")?;
    if bar.closest("#message").ok()?.is_none() {
        append(&by_id("message")?, &bar);
    }
    set_flag(&bar, "hidden", false);
    let is_offered = session.is_some_and(|session| session.offered().is_some());
    set_shown("friend-yes", is_offered);
    set_shown("friend-no", is_offered);
    set_shown("friend-say", !is_offered && session.is_some_and(Session::is_connected));
    set_shown("friend-again", session.is_none());
    Some(())
}
