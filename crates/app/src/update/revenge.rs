//! The revenge match that the winner offers: the loser chooses the options (after the page of `UCThello`).

use crate::choices::{Choice, ChoiceEvent};
use crate::effect::Effect;
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
    state.announcement = text(state).unwrap_or_default();
    Vec::new()
}

/// What the sheet says of the revenge match; `None` where it is for any new game.
pub fn text(state: &State) -> Option<String> {
    let loser = state.choice.loser?;
    let human = state.settings.lone_human();
    let who = match state.settings.controller(loser) {
        Controller::Human if human == Some(loser) => "you lost, so you choose the options.".to_owned(),
        Controller::Ai if human.is_some() => {
            "the AI lost, so it has chosen: these rules, and the other side for itself.".to_owned()
        }
        _ => format!("{} lost and chooses the options.", loser.name()),
    };
    Some(format!("Revenge match: {who}"))
}
