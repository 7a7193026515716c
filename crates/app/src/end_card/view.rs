//! The elements of the card at the end of a game.

use alquerque_core::tabletop::{Kind, Piece};
use alquerque_core::{Outcome, Player};

use crate::elements::Elements;
use crate::end_card::content::Mood;
use crate::state::State;

/// Maximum number of facts on a card.
const FACTS: usize = 4;

/// The card in this state, apart from its small board.
pub fn end_card(state: &State) -> Elements {
    let mut elements = Elements::default();
    let is_shown = state.end_card().is_some();
    elements.show("end-card", is_shown);
    elements.flag("panel", "data-card", is_shown);
    match state.game.ending.map(|ending| ending.outcome) {
        Some(Outcome::Win(winner)) if is_shown && state.end_mood() == Mood::Won => {
            elements.attribute("board-frame", "data-won", winner.name());
        }
        _ => elements.flag("board-frame", "data-won", false),
    }
    if !is_shown {
        return elements;
    }
    let mood = match state.end_mood() {
        Mood::Won => "won",
        Mood::Lost => "lost",
        Mood::Even => "even",
    };
    elements.attribute("end-card", "class", mood);
    // The winner's piece; none after a draw.
    let (winner, count) = match state.game.ending.map(|ending| ending.outcome) {
        Some(Outcome::Win(winner)) => (winner, 1),
        _ => (Player::Light, 0),
    };
    elements.show("end-stones", count > 0);
    let man = state.art_style().piece(state.look(), Piece { player: winner, kind: Kind::Man });
    elements.pieces("end-stones", man, count);
    elements.text("end-title", state.end_title());
    let facts = state.end_facts();
    for item in 0..FACTS {
        elements.show_text(format!("end-fact-{item}"), facts.get(item).cloned());
    }
    elements.show_text("end-accuracy", state.end_accuracy());
    elements.show("end-looking", state.is_end_reviewed());
    elements.show_text("end-advice", state.end_advice());
    let next = state.next_level_text();
    // One button stands out: the next level after a win, otherwise the rematch.
    let is_up = next.is_some() && mood == "won";
    elements.show_text("end-next", next);
    elements.attribute("end-rematch", "class", if is_up { "" } else { "primary" });
    elements.attribute("end-next", "class", if is_up { "primary" } else { "" });
    elements.show("end-moment", state.end_moment().is_some());
    elements.text("end-moment-text", state.end_moment_text());
    elements
}
