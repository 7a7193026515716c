//! The game against UCT: the players of both sides, and the progress of its move.

use alquerque_app::nouns::side_key;
use alquerque_app::state::State;
use alquerque_core::Player;
use alquerque_language::Phrase;
use alquerque_study::uct::Uct;
use alquerque_study::uct::autoplay::Status;
use alquerque_study::uct::words;
use web_sys::HtmlSelectElement;

use crate::dom::{by_id, document, find, set_attribute, set_enabled, set_flag, set_shown, set_text};
use crate::words::localize;

/// Renders the game's controls and status.
pub(crate) fn render(uct: &Uct, state: &State) {
    let game = state.saved.settings.game();
    for (id, player) in [("duel-light", Player::Light), ("duel-dark", Player::Dark)] {
        set_text(id, &localize(&Phrase::new("review-side").key("side", side_key(player, game))));
    }
    choose("duel-seats", uct.autoplay.seats.name());
    choose("duel-seconds", &uct.autoplay.seconds.to_string());
    let status = uct.autoplay.status(state);
    let is_on = status != Status::Off;
    set_shown("duel-turn", is_on);
    // A class instead of `:has()` in the style sheet, which would restyle the whole page in every frame.
    if let Some(page) = document().and_then(|document| document.body()) {
        set_flag(&page, "data-duel", is_on);
    }
    set_text(
        "duel-says",
        &words::autoplay(status, uct.autoplay.seconds).map_or_else(String::new, |phrase| localize(&phrase)),
    );
    set_shown("duel-rest", uct.autoplay.is_against_someone() && status == Status::Rests);
    if let Some(button) = by_id("duel-peek") {
        set_attribute(&button, "aria-pressed", if uct.autoplay.peeks { "true" } else { "false" });
    }
    let hides = uct.hides(state);
    if let Some(live) = by_id("uct-live") {
        set_flag(&live, "data-hides", hides);
    }
    set_text("duel-go", &localize(&words::autoplay_action(status)));
    set_enabled("duel-go", matches!(status, Status::Waits | Status::Begins | Status::Thinks(_)));
}

fn choose(id: &str, value: &str) {
    if let Some(select) = find::<HtmlSelectElement>(id).filter(|select| select.value() != value) {
        select.set_value(value);
    }
}
