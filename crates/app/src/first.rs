//! The first screen: until the player's first move, it says how to begin, and offers the lesson, a level, the games and
//! the puzzle of the day.

use alquerque_core::GameId;
use alquerque_language::{Phrase, message};

use crate::activity::Activity;
use crate::board::hand::must_capture;
use crate::board::model::rings;
use crate::command::Command;
use crate::elements::Elements;
use crate::game::Session;
use crate::settings::Switch;
use crate::state::State;
use crate::text::Text;

impl State {
    /// Whether the first screen is shown in place of the bar and the moves.
    pub fn is_first_screen(&self) -> bool {
        let is_whole = self.game.record.start_text().is_none() && self.shown_line().is_none();
        let is_game = matches!(self.game.session(), Session::Game) && self.board_activity() == Activity::Playing;
        // The bar has the button to make the computer move.
        let is_undisturbed = !self.in_chain() && !self.can(Command::MoveNow);
        is_game && is_whole && self.is_new_here() && self.game.ending.is_none() && is_undisturbed
    }
}

/// What to do for the first move, while the board marks it; `None` if that is shown otherwise.
pub(crate) fn task(state: &State) -> Option<Phrase> {
    let is_yours = state.is_first_screen() && state.is_human_to_move() && state.settings.lone_human().is_some();
    if !is_yours || must_capture(&state.game.legal) {
        return None;
    }
    let has_dots = state.settings.switches[Switch::Targets];
    let task = match state.board.hand() {
        Some(_) if has_dots => "go",
        None if !state.pieces_move() && has_dots => "place",
        None if state.pieces_move() && rings(state) => "choose",
        _ => return None,
    };
    Some(Phrase::new(message::STATUS_FIRST).key("task", task).key("pointer", state.pointer_key()))
}

pub(crate) fn render(elements: &mut Elements, state: &State) {
    let is_first = state.is_first_screen();
    elements.show("first", is_first);
    elements.show("actions", !is_first);
    if !is_first {
        return;
    }
    elements.show("first-level", state.has_ai());
    for game in GameId::ALL {
        elements.bool_attribute(format!("first-{}", game.name()), "aria-current", game == state.settings.game());
    }
    let days = state.statistics.puzzle_days();
    let today = state.environment.today;
    let streak = days.streak(today);
    let done = days.is_done(state.settings.game(), today).then(|| Phrase::new(message::FIRST_SOLVED));
    let streak = (streak > 0).then(|| Phrase::new(message::FIRST_STREAK).number("days", streak));
    elements.text("first-streak", Text::from(done).and(streak));
}
