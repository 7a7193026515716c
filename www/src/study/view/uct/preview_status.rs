//! The panel's information about a position ahead of the one on the board.

use alquerque_app::elements::Elements;
use alquerque_app::state::State;
use alquerque_app::view::panel::render_standing;
use alquerque_core::Player;
use alquerque_study::uct::{Uct, words};

use crate::view::elements::apply;

/// Renders the parts of the panel that the game leaves to the study: the moves to the position, and its piece counts.
pub(super) fn render(uct: &Uct, state: &State) -> Option<()> {
    let preview = uct.ahead()?;
    let mut elements = Elements::default();
    elements.text("status", words::last_moves(&preview.moves()));
    for id in ["goal", "verdict"] {
        elements.show(id, false);
    }
    let record = preview.record();
    for player in Player::BOTH {
        let count = preview.counted(player, state.look().counted);
        render_standing(&mut elements, state, player, count, record.ending(), record.to_move());
    }
    apply(&elements);
    Some(())
}
