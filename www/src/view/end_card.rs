//! The card at the end of a game.

use alquerque_app::end_card::TurningPoint;
use alquerque_app::end_card::view::card_elements;
use alquerque_app::state::State;

use super::board::{BoardView, add_path};
use super::elements::apply;
use crate::dom::by_id;

/// The card and its small board.
#[derive(Default)]
pub(crate) struct EndCardView {
    /// The game's last position, and the moment drawn.
    drawn: Option<(u32, TurningPoint)>,
    /// Whether the card has been hidden.
    is_hidden: bool,
}

impl EndCardView {
    pub(crate) fn render(&mut self, state: &State) {
        let is_shown = state.end_card().is_some();
        if std::mem::replace(&mut self.is_hidden, !is_shown) && !is_shown {
            return;
        }
        apply(&card_elements(state));
        let drawn = state.turning_point().filter(|_| is_shown).map(|at| (state.game.revision(), at));
        let Some((_, moment)) = drawn.filter(|_| self.drawn != drawn) else { return };
        self.drawn = drawn;
        let (Some(root), record) = (by_id("end-board"), moment.record(state)) else { return };
        let model = moment.model(state, &*record);
        BoardView::new(&root, &model, &*record, false);
        if let Some(turn) = state.game.record.turn(moment.ply) {
            add_path(&root, &model, &turn.path);
        }
    }
}
