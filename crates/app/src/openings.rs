//! Named openings: loading their file, the name of the opening on the board, and the computer's moves from the book.

pub(crate) mod choice;
mod state;

pub use state::OpeningsState;

use alquerque_core::GameId;
use alquerque_core::openings::Openings;

use crate::ai::think;
use crate::effect::Effect;
use crate::game::play;
use crate::state::State;

/// Requests the openings of the game on the board, once.
pub(crate) fn follow(state: &mut State) {
    let game = state.game.record.board().game;
    let has_openings = match game {
        GameId::Othello | GameId::Draughts => true,
        GameId::Alquerque => false,
    };
    if has_openings && state.openings.request(game) {
        state.effects.push(Effect::LoadOpenings(game));
    }
}

/// The file of a game's openings has arrived, or could not be loaded. Without it, no opening has a name, and the computer
/// searches for its moves.
pub(crate) fn loaded(state: &mut State, game: GameId, text: Option<&str>) {
    if let Some(Ok(openings)) = text.map(|text| Openings::read(game, text)) {
        state.openings.set(game, openings);
    }
}

/// Plays the scheduled move of the book, unless the position or the players have changed.
pub(crate) fn move_due(state: &mut State, number: u32) {
    let Some(due) = state.openings.due.take_if(|due| due.number == number) else { return };
    let is_current = due.revision == state.game.revision && think::is_due(state);
    match state.game.legal.iter().find(|turn| turn.text == due.mv).cloned() {
        Some(turn) if is_current => {
            think::forget_last_result(state);
            play::play(state, &turn);
            let tree = state.game.record.tree();
            state.openings.played = Some(tree.key(tree.current()));
        }
        _ => play::continue_game(state),
    }
}

impl State {
    /// The name of the opening on the board, as long as all moves are known.
    pub fn opening(&self) -> Option<&str> {
        if self.game.lesson().is_some() {
            return None;
        }
        self.openings.of(self.game.record.board().game)?.name(&*self.game.record)
    }
}
