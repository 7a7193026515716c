//! Asking the workers for a move, and no longer wanting one.

use alquerque_messages::{Budget, Engine as Engines, Purpose, SearchRequest, VERSION};

use super::say::{notice, notice_with};
use crate::activity::Activity;
use crate::course::Pace;
use crate::effect::Effect;
use crate::message::Search;
use crate::notice::Offer;
use crate::pool::{Closed, WorkerEffect};
use crate::settings::{Ai, Engine};
use crate::state::{State, Thinking};

/// Asks for a move if it is the AI's turn and nothing stands in the way.
pub(super) fn think_if_due(state: &mut State) -> Vec<Effect> {
    // Whoever swaps the sides in the options changes one after the other, and nobody is to play in between.
    let setting_up = matches!(state.activity(), Activity::SettingUp(_));
    let free = state.thinking.is_none() && state.animation.is_none() && state.pace == Pace::Going && !setting_up;
    if !state.ais_turn() || state.must_pass() || !free {
        return Vec::new();
    }
    if state.pool.closed().is_some() {
        tell_of_closed_pool(state);
        return Vec::new();
    }
    let ai = state.settings.now().ai_of(state.to_move());
    let (engine, budget) = engine(ai, state.settings.exploration);
    let request = request(state, Purpose::Play, engine, budget);
    let (id, player) = (request.id, state.to_move());
    state.thinking = Some(Thinking { id, player, report: None, found: None, hurries: false });
    of_workers(state.pool.submit(request))
}

/// The position on the board, to be looked at by a worker.
pub(super) fn request(state: &mut State, purpose: Purpose, engine: Engines, budget: Budget) -> SearchRequest {
    SearchRequest {
        id: state.number(),
        purpose,
        rules: state.record.rules(),
        start: state.record.start_text(),
        moves: played_moves(state),
        engine,
        budget,
        seed: None,
    }
}

fn played_moves(state: &State) -> Vec<String> {
    let tree = state.record.tree();
    tree.line()[1..=tree.played()].iter().map(|&node| state.record.move_text(node)).collect()
}

/// What looks for the AI's moves and how much it may do, in the workers' words.
fn engine(ai: Ai, exploration: f32) -> (Engines, Budget) {
    match ai.engine {
        Engine::Uct => (Engines::Uct { exploration }, Budget::Level(ai.level)),
        Engine::AlphaBeta => (Engines::AlphaBeta { depth: ai.depth }, Budget::Unlimited),
        Engine::Random => (Engines::Random, Budget::Unlimited),
    }
}

/// Forgets the running search, which ends unanswered.
pub(super) fn give_up(state: &mut State) -> Vec<Effect> {
    let effects = end_search(state);
    state.thinking = None;
    effects
}

/// Has the workers forget the running search.
pub(super) fn end_search(state: &mut State) -> Vec<Effect> {
    let given = state.thinking.as_ref().map(|thinking| state.pool.cancel(thinking.id));
    of_workers(given.unwrap_or_default())
}

/// Ends the running search; its answer is played.
pub(super) fn move_now(state: &mut State) -> Vec<Effect> {
    if let Some(thinking) = &mut state.thinking {
        thinking.hurries = true;
    }
    let given = state.thinking.as_ref().map(|thinking| state.pool.stop(thinking.id));
    of_workers(given.unwrap_or_default())
}

/// What is to be done to the workers.
pub(super) fn of_workers(effects: Vec<WorkerEffect>) -> Vec<Effect> {
    effects.into_iter().map(Effect::Workers).collect()
}

/// Says why the AI does not move.
pub(super) fn tell_of_closed_pool(state: &mut State) {
    if let Some(Closed::Outdated(version)) = state.pool.closed() {
        let text = Search::OtherVersion(VERSION.to_owned(), version.clone());
        notice(state, text);
    } else if state.notice.as_ref().is_none_or(|notice| notice.offer != Some(Offer::TryAgain)) {
        notice_with(state, Search::Impossible, Offer::TryAgain);
    }
}
