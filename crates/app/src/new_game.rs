//! The New game sheet: changing its selection, and starting or resuming the selected game.

mod choice;
pub mod handicap;
pub mod revenge;
pub mod view;

pub use choice::{Choice, ChoiceEvent, Opponent, has_options, options};

use alquerque_core::GameId;
use alquerque_language::Phrase;

use crate::effect::Effect;
use crate::game;
use crate::game::play::continue_game;
use crate::page::Page;
use crate::state::State;
use crate::text::Text;

/// Opens the New game sheet with this game selected.
pub(crate) fn choose(state: &mut State, game: GameId) {
    state.view.choice = Choice::of(state.saved.settings.of(game));
    state.view.page = Some(Page::New);
}

/// Changes the selection in the New game sheet.
pub(crate) fn choice(state: &mut State, event: ChoiceEvent) {
    match event {
        ChoiceEvent::Game(game) if game != state.view.choice.game().id => {
            let loser = state.view.choice.loser;
            state.view.choice = Choice { loser, ..Choice::of(state.saved.settings.of(game)) };
        }
        other => state.view.choice.apply(other),
    }
}

/// Starts the selected game. The running game of another kind waits.
pub(crate) fn play_choice(state: &mut State) {
    state.view.choice.draw_side(state.environment.lots[1]);
    let lives = std::mem::take(&mut state.view.choice.live);
    // The next dialog replaces the sheet.
    if !lives {
        state.leave_page(Page::New);
    }
    game::switch_to(state, state.view.choice.game().id);
    state.game.leaves = state.saved.settings.now().mode();
    *state.saved.settings.now_mut() = state.view.choice.settings.clone();
    state.effects.push(Effect::SaveSettings);
    game::new_game(state);
    if lives {
        state.view.choice.live = true;
        state.effects.push(Effect::OpenPage(Page::Friend));
    }
}

/// Starts the selected game, then invites a friend to it.
pub(crate) fn play_choice_live(state: &mut State) {
    state.view.choice.live = true;
    play_choice(state);
}

/// Resumes the running game of the selected kind.
pub(crate) fn go_on_with_chosen(state: &mut State) {
    state.leave_page(Page::New);
    game::switch_to(state, state.view.choice.game().id);
    state.effects.push(Effect::SaveSettings);
    let goes = Phrase::new("game-goes").key("game", state.saved.settings.game().name());
    state.view.announcement = Text::from(goes).and(state.by("side-to-move", state.to_move()));
    continue_game(state);
}
