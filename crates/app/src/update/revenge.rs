//! The revenge match that the winner offers: the loser chooses the options (after the page of `UCThello`).

use alquerque_core::{Outcome, Player};

use crate::choices::{Choice, ChoiceEvent};
use crate::event::{Effect, Page};
use crate::settings::Controller;
use crate::state::State;

/// Who lost the game that is over.
pub fn loser(state: &State) -> Option<Player> {
    match state.ending?.outcome {
        Outcome::Win(winner) => Some(winner.opponent()),
        Outcome::Draw => None,
    }
}

/// Opens the New game sheet for the loser. Where that is the AI, it has chosen: the other side and the next rules.
pub(super) fn offer(state: &mut State) -> Vec<Effect> {
    let Some(loser) = loser(state) else { return Vec::new() };
    let mut choice = Choice::of(state.settings.now());
    if state.settings.lone_human() == Some(loser.opponent()) {
        let all = choice.game().rulesets;
        let place = choice.named().and_then(|named| all.iter().position(|other| other.name == named.name));
        if let Some(next) = all.get(place.map_or(0, |place| (place + 1) % all.len())) {
            choice.pick(ChoiceEvent::Rules(next.name.to_owned()));
        }
        choice.pick(ChoiceEvent::You(loser));
    }
    state.choice = choice;
    state.revenge = Some(loser);
    state.page = Some(Page::New);
    state.announcement = text(state).unwrap_or_default();
    Vec::new()
}

/// What the sheet says of the revenge match; `None` where it is for any new game.
pub fn text(state: &State) -> Option<String> {
    let loser = state.revenge?;
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
