//! How a position stands that is shown in place of the one on the board.

use alquerque_app::state::State;
use alquerque_core::Player;
use alquerque_study::uct::{Uct, words};

use crate::dom::{set_shown, set_text};
use crate::view::panel::render_standing;
use crate::words::said;

/// Writes in the panel what it leaves to the study: which position that is, and what is counted in it.
pub(super) fn render(uct: &Uct, state: &State) -> Option<()> {
    let film = uct.ahead()?;
    set_text("status", &said(&words::last_moves(&film.moves())));
    for id in ["goal", "verdict"] {
        set_shown(id, false);
    }
    let record = film.record();
    for player in Player::BOTH {
        let count = film.counted(player, state.look().tally);
        render_standing(state, player, count, record.ending(), record.to_move());
    }
    Some(())
}
