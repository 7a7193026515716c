//! The New game sheet: changing its selection, and starting or resuming the selected game.

mod choice;
pub mod handicap;
pub mod view;

pub use choice::{Choice, ChoiceEvent, NewGameState, Opponent, has_options, rule_options};

use alquerque_core::GameId;
use alquerque_language::{Phrase, message};

use crate::effect::Effect;
use crate::event::OptionEvent;
use crate::game;
use crate::game::play::continue_game;
use crate::library::is_worth_keeping;
use crate::page::Page;
use crate::settings::{Controller, options};
use crate::state::State;
use crate::text::Text;

/// Resumes the running game of another kind, or starts one against the computer as it was played last.
pub(crate) fn start(state: &mut State, game: GameId) {
    state.new_game.choice = Choice::from_settings(state.settings.of(game));
    if game != state.settings.game() && state.running(game).is_some() {
        return go_on_with_chosen(state);
    }
    state.new_game.choice.apply(ChoiceEvent::Opponent(Opponent::Computer));
    play_choice(state);
}

/// Changes the selection in the New game sheet.
pub(crate) fn choice(state: &mut State, event: ChoiceEvent) {
    match event {
        ChoiceEvent::Game(game) if game != state.new_game.choice.game().id => {
            let (loser, opponent) = (state.new_game.choice.loser, state.new_game.choice.opponent());
            state.new_game.choice = Choice { loser, ..Choice::from_settings(state.settings.of(game)) };
            state.new_game.choice.apply(ChoiceEvent::Opponent(opponent));
        }
        ChoiceEvent::Exploration(exploration) => options::apply(state, OptionEvent::Exploration(exploration)),
        other => state.new_game.choice.apply(other),
    }
}

/// Starts the selected game. The running game of another kind waits.
pub(crate) fn play_choice(state: &mut State) {
    state.new_game.choice.draw_side(state.environment.random_own_side);
    let lives = std::mem::take(&mut state.new_game.choice.live);
    // The next dialog replaces the sheet.
    if !lives {
        state.leave_page(Page::New);
    }
    let (before, game) = (state.settings.game(), state.new_game.choice.game().id);
    let came_from = (before != game && is_worth_keeping(&*state.game.record)).then_some(before);
    game::switch_to(state, game);
    state.game.before_new_game = Some((state.settings.current().clone(), came_from));
    *state.settings.current_mut() = state.new_game.choice.settings.clone();
    state.effects.push(Effect::SaveSettings);
    game::new_game(state);
    if lives {
        // *Cancel invitation* brings back the game before.
        state.notices.dismiss();
        state.new_game.choice.live = true;
        if state.page.current() != Some(Page::Friend) {
            state.effects.push(Effect::OpenPage(Page::Friend));
        }
    }
}

/// Starts the selected game, then invites a friend to it. Without the module of live games, the game waits for it.
pub(crate) fn play_choice_live(state: &mut State) {
    state.new_game.choice.live = true;
    if state.can_play_live() {
        return play_choice(state);
    }
    state.new_game.awaits_module = true;
    state.effects.push(Effect::OpenPage(Page::Friend));
}

/// Starts the selected game if it has waited for the module of live games.
pub(crate) fn start_awaited(state: &mut State) {
    if std::mem::take(&mut state.new_game.awaits_module) {
        play_choice(state);
    }
}

/// The dialog of live games was closed: the selected game waits no longer.
pub(crate) fn stop_waiting(state: &mut State) {
    if std::mem::take(&mut state.new_game.awaits_module) {
        state.new_game.choice.live = false;
    }
}

/// Resumes the running game of the selected kind, or goes on with the one on the board and the selected players.
pub(crate) fn go_on_with_chosen(state: &mut State) {
    state.close_page();
    if state.can_change_players() {
        state.new_game.choice.draw_side(state.environment.random_own_side);
        let players = Box::new(state.new_game.choice.settings.clone());
        return options::apply(state, OptionEvent::Players(players));
    }
    game::switch_to(state, state.new_game.choice.game().id);
    state.effects.push(Effect::SaveSettings);
    let goes = Phrase::new(message::GAME_GOES).key("game", state.settings.game().name());
    state.notices.announce(Text::from(goes).and(state.by(message::SIDE_TO_MOVE, state.to_move())));
    continue_game(state);
}

/// Selects the current settings as the sheet opens, and the friend to be invited.
pub(crate) fn shown(state: &mut State) {
    let invites = state.new_game.take_invitation();
    state.new_game.is_invitation = invites;
    suggest(state, invites.then_some(ChoiceEvent::Opponent(Opponent::FriendByLink)));
}

/// Selects the current settings, or those before a finished game was opened, with these changes.
pub(crate) fn suggest(state: &mut State, changes: impl IntoIterator<Item = ChoiceEvent>) {
    let settings = state.game.before_opened.as_ref().unwrap_or(state.settings.current());
    state.new_game.choice = Choice::from_settings(settings);
    for change in changes {
        state.new_game.choice.apply(change);
    }
}

/// The sheet was closed; a revenge was not wanted.
pub(crate) fn closed(state: &mut State) {
    state.new_game.choice.loser = None;
}

/// Lets the loser choose the options of the next game in the sheet (inspired by `UCThello`). If the AI lost, it chooses
/// the other side and the next rules.
pub(crate) fn offer_revenge(state: &mut State) {
    let Some(loser) = state.loser() else { return };
    let mut choice = Choice::from_settings(state.settings.current());
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
    state.notices.announce(revenge_text(state));
}

/// The sheet's text about the revenge; empty for other new games.
pub fn revenge_text(state: &State) -> Text {
    let said = state.new_game.choice.loser.map(|loser| {
        let human = state.settings.lone_human();
        match state.settings.controller(loser) {
            Controller::Human if human == Some(loser) => Phrase::new(message::REVENGE_YOU),
            Controller::Ai if human.is_some() => Phrase::new(message::REVENGE_AI),
            _ => state.by(message::REVENGE_SIDE, loser),
        }
    });
    said.into()
}

impl State {
    /// Whether the game on the board can go on with the players selected in the sheet.
    pub(crate) fn can_change_players(&self) -> bool {
        let (choice, now) = (self.choice(), self.settings.current());
        let is_here = choice.game().id == self.settings.game() && self.running(self.settings.game()).is_some();
        let is_alone = self.live_game().is_none() && self.game.study_mode().is_none();
        is_here && is_alone && choice.opponent() != Opponent::FriendByLink && !now.has_players_of(&choice.settings)
    }

    /// Whether the selected game waits for the module of live games.
    pub(crate) fn awaits_module(&self) -> bool {
        self.new_game.awaits_module
    }

    /// The selection in the New game sheet.
    pub fn choice(&self) -> &Choice {
        &self.new_game.choice
    }
}
