//! The card at the end of a game.

use alquerque_app::end_card::{Moment, Mood};
use alquerque_app::state::State;
use alquerque_core::tabletop::{Kind, Piece};
use alquerque_core::{Outcome, Player};

use super::board::BoardView;
use super::figures::path_element;
use super::panel::{render_heap, symbol};
use crate::dom::{append, by_id, set_attribute, set_attribute_by_id, set_flag, set_shown};
use crate::words::{set_localized_text, set_phrase, show_phrase};

/// Maximum number of facts on a card.
const FACTS: usize = 4;

/// The card and its small board.
#[derive(Default)]
pub(crate) struct EndCardView {
    /// The game's last position, and the moment drawn.
    drawn: Option<(u32, Moment)>,
}

impl EndCardView {
    pub(crate) fn render(&mut self, state: &State) -> Option<()> {
        let is_shown = state.end_card().is_some();
        set_shown("end-card", is_shown);
        set_flag(&by_id("panel")?, "data-card", is_shown);
        let frame = by_id("board-frame")?;
        match state.game.ending.map(|ending| ending.outcome) {
            Some(Outcome::Win(winner)) if is_shown && state.end_mood() == Mood::Won => {
                set_attribute(&frame, "data-won", winner.name());
            }
            _ => set_flag(&frame, "data-won", false),
        }
        if !is_shown {
            return None;
        }
        let mood = match state.end_mood() {
            Mood::Won => "won",
            Mood::Lost => "lost",
            Mood::Even => "even",
        };
        set_attribute_by_id("end-card", "class", mood);
        // The winner's piece; none after a draw.
        let (winner, count) = match state.game.ending?.outcome {
            Outcome::Win(winner) => (winner, 1),
            Outcome::Draw => (Player::Light, 0),
        };
        set_shown("end-stones", count > 0);
        render_heap(&by_id("end-stones")?, &symbol(state, Piece { player: winner, kind: Kind::Man }), count);
        set_localized_text("end-title", &state.end_title());
        let facts = state.end_facts();
        for item in 0..FACTS {
            show_phrase(&format!("end-fact-{item}"), facts.get(item));
        }
        show_phrase("end-accuracy", state.end_accuracy().as_ref());
        set_shown("end-looking", state.is_end_reviewed());
        show_phrase("end-advice", state.end_advice().as_ref());
        let next = state.next_level_text();
        show_phrase("end-next", next.as_ref());
        // One button stands out: the next level after a win, otherwise the rematch.
        let is_up = next.is_some() && mood == "won";
        set_attribute_by_id("end-rematch", "class", if is_up { "" } else { "primary" });
        set_attribute_by_id("end-next", "class", if is_up { "primary" } else { "" });
        let moment = state.end_moment();
        set_shown("end-moment", moment.is_some());
        set_phrase("end-moment-text", &state.end_moment_text()?);
        self.draw(state, moment?)
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
