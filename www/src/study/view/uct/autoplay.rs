//! The game against UCT: the players of both sides, and the progress of its move.

use alquerque_app::nouns::side_key;
use alquerque_app::state::State;
use alquerque_core::Player;
use alquerque_language::Phrase;
use alquerque_study::uct::Uct;
use alquerque_study::uct::autoplay::Status;
use alquerque_study::uct::words;

use crate::dom::{body, by_id, set_enabled, set_flag, set_shown, set_state};
use crate::view::fields::select;
use crate::words::{set_phrase, set_phrase_or_empty};

/// Renders the game's controls and status.
pub(crate) fn render(uct: &Uct, state: &State) {
    let game = state.saved.settings.game();
    for (id, player) in [("autoplay-light", Player::Light), ("autoplay-dark", Player::Dark)] {
        set_phrase(id, &Phrase::new("review-side").key("side", side_key(player, game)));
    }
    select("autoplay-seats", uct.autoplay.seats.name());
    select("autoplay-seconds", &uct.autoplay.seconds.to_string());
    let status = uct.autoplay.status(state);
    let is_on = status != Status::Off;
    set_shown("autoplay-turn", is_on);
    // A class instead of `:has()` in the style sheet, which would restyle the whole page in every frame.
    if let Some(page) = body() {
        set_flag(&page, "data-autoplay", is_on);
    }
    set_phrase_or_empty("autoplay-says", words::autoplay(status, uct.autoplay.seconds).as_ref());
    set_shown("autoplay-rest", uct.autoplay.is_against_someone() && status == Status::Rests);
    if let Some(button) = by_id("autoplay-peek") {
        set_state(&button, "aria-pressed", uct.autoplay.peeks);
    }
    let hides = uct.hides(state);
    if let Some(live) = by_id("uct-live") {
        set_flag(&live, "data-hides", hides);
    }
    set_phrase("autoplay-go", &words::autoplay_action(status));
    set_enabled("autoplay-go", matches!(status, Status::Waits | Status::Begins | Status::Thinks(_)));
}
