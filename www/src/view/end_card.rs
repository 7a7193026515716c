//! The card at the end of a game.

use alquerque_app::end_card::Moment;
use alquerque_app::state::State;
use alquerque_app::view::end_card::end_card;

use super::board::BoardView;
use super::elements::apply;
use super::figures::path_element;
use crate::dom::{append, by_id};

/// The card and its small board.
#[derive(Default)]
pub(crate) struct EndCardView {
    /// The game's last position, and the moment drawn.
    drawn: Option<(u32, Moment)>,
}

impl EndCardView {
    pub(crate) fn render(&mut self, state: &State) -> Option<()> {
        apply(&end_card(state));
        let moment = state.end_moment().filter(|_| state.end_card().is_some())?;
        self.draw(state, moment)
    }

    fn draw(&mut self, state: &State, moment: Moment) -> Option<()> {
        let drawn = Some((state.game.revision, moment));
        if self.drawn == drawn {
            return None;
        }
        self.drawn = drawn;
        let root = by_id("end-board")?;
        root.set_text_content(None);
        let record = moment.record(state);
        let model = moment.model(state, &*record);
        BoardView::new(&root, &model, &*record, false)?;
        let turn = state.game.record.turn(moment.ply)?;
        append(&root, &path_element(&model, &turn.path)?);
        Some(())
    }
}
