//! The game against UCT: who plays what, and how far it is with its move.

use alquerque_app::state::State;
use alquerque_app::words::side_key;
use alquerque_core::Player;
use alquerque_core::phrase::Phrase;
use alquerque_study::uct::Uct;
use alquerque_study::uct::duel::Status;
use alquerque_study::uct::words;
use web_sys::HtmlSelectElement;

use crate::dom::{document, find, set_enabled, set_flag, set_shown, set_text};
use crate::words::said;

/// Writes it.
pub(crate) fn render(uct: &Uct, state: &State) {
    let game = state.settings.game();
    for (id, player) in [("duel-light", Player::Light), ("duel-dark", Player::Dark)] {
        set_text(id, &said(&Phrase::new("review-side").key("side", side_key(player, game))));
    }
    choose("duel-seats", uct.duel.seats.name());
    choose("duel-seconds", &uct.duel.seconds.to_string());
    let status = uct.duel.status(state);
    let is_on = status != Status::Off;
    set_shown("duel-turn", is_on);
    // The style sheet could ask whether it is shown, with `:has()`; then all of the page were styled anew in every frame.
    if let Some(page) = document().and_then(|document| document.body()) {
        set_flag(&page, "data-duel", is_on);
    }
    set_text("duel-says", &words::duel(status, uct.duel.seconds).map_or_else(String::new, |phrase| said(&phrase)));
    set_text("duel-go", &said(&words::duel_go(status)));
    set_enabled("duel-go", matches!(status, Status::Waits | Status::Begins | Status::Thinks(_)));
}

fn choose(id: &str, value: &str) {
    if let Some(select) = find::<HtmlSelectElement>(id).filter(|select| select.value() != value) {
        select.set_value(value);
    }
}
