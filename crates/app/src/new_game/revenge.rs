//! Revenge: the loser chooses the options of the next game (inspired by `UCThello`).

use alquerque_language::Phrase;

use crate::new_game::{Choice, ChoiceEvent};
use crate::page::Page;
use crate::settings::Controller;
use crate::state::State;
use crate::text::Text;

/// Opens the New game sheet for the loser. If the AI lost, it chooses the other side and the next rules.
pub(crate) fn offer(state: &mut State) {
    let Some(loser) = state.loser() else { return };
    let mut choice = Choice::from_settings(state.settings.now());
    if state.settings.lone_human() == Some(loser.opponent()) {
        let all = choice.game().rulesets;
        let place = choice.named().and_then(|named| all.iter().position(|other| other.name == named.name));
        if let Some(next) = all.get(place.map_or(0, |place| (place + 1) % all.len())) {
            choice.apply(ChoiceEvent::Rules(next.name.to_owned()));
        }
        choice.apply(ChoiceEvent::You(Some(loser)));
    }
    choice.loser = Some(loser);
    state.new_game.choice = choice;
    state.page.open(Page::New);
    state.notices.announce(text(state));
}

/// The sheet's text about the revenge; empty for other new games.
pub fn text(state: &State) -> Text {
    let said = state.new_game.choice.loser.map(|loser| {
        let human = state.settings.lone_human();
        match state.settings.controller(loser) {
            Controller::Human if human == Some(loser) => Phrase::new("revenge-you"),
            Controller::Ai if human.is_some() => Phrase::new("revenge-ai"),
            _ => state.by("revenge-side", loser),
        }
    });
    said.into()
}
