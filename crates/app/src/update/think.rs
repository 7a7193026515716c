//! Asking the worker for a move, and no longer wanting one.

use alquerque_messages::{Engine as Engines, Request, SearchRequest};

use crate::activity::Activity;
use crate::course::Pace;
use crate::effect::Effect;
use crate::settings::{Ai, Engine};
use crate::state::{State, Thinking};

/// Asks for a move if it is the AI's turn and nothing stands in the way.
pub(super) fn think_if_due(state: &mut State) -> Vec<Effect> {
    // Whoever swaps the sides in the options changes one after the other, and nobody is to play in between.
    let setting_up = matches!(state.activity(), Activity::SettingUp(_));
    let free = state.thinking.is_none() && state.animation.is_none() && state.pace == Pace::Going && !setting_up;
    if !state.ais_turn() || state.must_pass() || !free || !state.worker.ready {
        return Vec::new();
    }
    let id = state.number();
    let ai = state.settings.now().ai_of(state.to_move());
    let request = SearchRequest {
        id,
        rules: state.record.rules(),
        start: state.record.start_text(),
        moves: state.record.moves().drain(..state.record.played()).collect(),
        engine: engine(ai),
        level: ai.level,
        exploration: state.settings.exploration,
        seed: None,
        playouts: None,
        millis: None,
    };
    state.thinking = Some(Thinking { id, player: state.to_move(), report: None });
    vec![Effect::Send(Request::Search(request))]
}

/// What looks for the AI's moves, in the worker's words.
fn engine(ai: Ai) -> Engines {
    match ai.engine {
        Engine::Uct => Engines::Uct,
        Engine::AlphaBeta => Engines::AlphaBeta { depth: ai.depth },
        Engine::Random => Engines::Random,
    }
}

/// Forgets the running search; its answer, should it still come, will be of no id that is waited for.
pub(super) fn give_up(state: &mut State) -> Vec<Effect> {
    let stop = state.thinking.take().map(|thinking| Effect::Send(Request::Stop { id: thinking.id }));
    stop.into_iter().collect()
}

/// Ends the running search; its answer is played.
pub(super) fn move_now(state: &mut State) -> Vec<Effect> {
    let stop = state.thinking.as_ref().map(|thinking| Effect::Send(Request::Stop { id: thinking.id }));
    stop.into_iter().collect()
}
