//! The revenge that the winner offers: the loser chooses the options (after the page of `UCThello`).

use crate::choices::{Choice, ChoiceEvent};
use crate::effect::Effect;
use crate::message::{Choosing, Game, Text};
use crate::page::Page;
use crate::settings::Controller;
use crate::state::State;

/// Opens the New game sheet for the loser. Where that is the AI, it has chosen: the other side and the next rules.
pub(super) fn offer(state: &mut State) -> Vec<Effect> {
    let Some(loser) = state.loser() else { return Vec::new() };
    let mut choice = Choice::of(state.settings.now());
    if state.settings.lone_human() == Some(loser.opponent()) {
        let all = choice.game().rulesets;
        let place = choice.named().and_then(|named| all.iter().position(|other| other.name == named.name));
        if let Some(next) = all.get(place.map_or(0, |place| (place + 1) % all.len())) {
            choice.apply(ChoiceEvent::Rules(next.name.to_owned()));
        }
        choice.apply(ChoiceEvent::You(loser));
    }
    choice.loser = Some(loser);
    state.choice = choice;
    state.page = Some(Page::New);
    state.announcement = text(state);
    Vec::new()
}

/// What the sheet says of the revenge; nothing where it is for any new game.
pub fn text(state: &State) -> Text {
    let choosing = state.choice.loser.map(|loser| {
        let human = state.settings.lone_human();
        match state.settings.controller(loser) {
            Controller::Human if human == Some(loser) => Choosing::You,
            Controller::Ai if human.is_some() => Choosing::Ai,
            _ => Choosing::Side(loser),
        }
    });
    choosing.map(Game::Revenge).into()
}
