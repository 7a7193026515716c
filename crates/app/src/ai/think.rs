//! Starting and cancelling the AI's search.

use alquerque_core::alquerque::Capture;
use alquerque_core::family::AnyGame;
use alquerque_language::{Phrase, message};
use alquerque_messages::{Budget, Course, Engine as SearchEngine, MAX_SEARCH_DEPTH, Purpose, SearchRequest};

use crate::activity::Activity;
use crate::ai::Thinking;
use crate::game::mode::Pace;
use crate::jobs::worker::Closed;
use crate::jobs::{self, GameRole};
use crate::notice::Offer;
use crate::notice::say::{notice, notice_with};
use crate::openings::choice;
use crate::settings::{Ai, Engine};
use crate::state::State;

/// Starts a search if the AI is to move and nothing prevents it.
pub(crate) fn think_if_due(state: &mut State) {
    if !is_due(state) {
        return;
    }
    let ai = state.settings.current().ai_of(state.to_move());
    if choice::schedule(state, ai) {
        return;
    }
    if jobs::is_closed(state, GameRole::Search) {
        return report_no_workers(state);
    }
    let (engine, budget) = engine_and_budget(AnyGame::of(&*state.game.record), ai, state.settings.exploration);
    let request = request(state, Purpose::Play, engine, budget);
    let (id, player) = (request.id, state.to_move());
    state.ai.thinking =
        Some(Thinking { id, player, since: state.environment.now, report: None, found: None, skip_prover: false });
    jobs::submit(state, GameRole::Search, request);
}

/// Whether the AI is to move and nothing prevents it.
pub(crate) fn is_due(state: &State) -> bool {
    // Swapping sides in the options takes two changes; don't move in between.
    let setting_up = matches!(state.activity(), Activity::SettingUp(_));
    let free = state.ai.thinking.is_none()
        && state.game.animation.is_none()
        && state.game.pace == Pace::Running
        && !setting_up;
    state.is_ai_to_move() && !state.must_pass() && free
}

/// A search request for the position on the board.
pub(crate) fn request(state: &mut State, purpose: Purpose, engine: SearchEngine, budget: Budget) -> SearchRequest {
    request_at(state, state.game.record.played(), purpose, engine, budget)
}

/// A search request for the position after `ply` plies.
pub(crate) fn request_at(
    state: &mut State,
    ply: usize,
    purpose: Purpose,
    engine: SearchEngine,
    budget: Budget,
) -> SearchRequest {
    let course = Course::from(&*state.game.record).up_to(ply);
    SearchRequest { id: state.next_number(), purpose, course, engine, budget, seed: None }
}

/// Engine and budget of a request for this AI.
fn engine_and_budget(game: AnyGame, ai: Ai, exploration: f32) -> (SearchEngine, Budget) {
    match ai.engine {
        Engine::Level => (best_engine(game, exploration), Budget::Level(ai.level)),
        Engine::Uct => (SearchEngine::Uct { exploration }, ai.limit.into()),
        Engine::AlphaBeta => (SearchEngine::AlphaBeta { depth: ai.depth }, Budget::Unlimited),
        Engine::Random => (SearchEngine::Random, Budget::Unlimited),
    }
}

/// The engine of levels and hints: UCT where Alquerque's captures are compulsory, otherwise alpha-beta, which is much
/// stronger there (docs/strength.md), as deep as time or the level allows.
pub(crate) fn best_engine(game: AnyGame, exploration: f32) -> SearchEngine {
    match game {
        AnyGame::Alquerque(game) if game.ruleset.capture == Capture::Compulsory => SearchEngine::Uct { exploration },
        _ => SearchEngine::AlphaBeta { depth: MAX_SEARCH_DEPTH },
    }
}

/// Cancels the running search and forgets it.
pub(crate) fn cancel_and_forget(state: &mut State) {
    end_search(state);
    state.ai.thinking = None;
}

/// Cancels the running search.
pub(crate) fn end_search(state: &mut State) {
    if let Some(id) = state.ai.thinking.as_ref().map(|thinking| thinking.id) {
        jobs::cancel(state, GameRole::Search, id);
    }
}

/// Stops the running search and plays its answer.
pub(crate) fn move_now(state: &mut State) {
    skip_prover(state);
    if let Some(id) = state.thinking().map(|thinking| thinking.id) {
        jobs::stop(state, id);
    }
}

/// Lets the running search's answer be played without waiting for the prover.
pub(crate) fn skip_prover(state: &mut State) {
    if let Some(thinking) = &mut state.ai.thinking {
        thinking.skip_prover = true;
    }
}

/// Forgets the result of the last search: it no longer describes the last move of the AI.
pub(crate) fn forget_last_result(state: &mut State) {
    state.ai.last_result = None;
}

/// Explains why the AI does not move.
pub(crate) fn report_no_workers(state: &mut State) {
    if let Some(Closed::Outdated(_)) = state.jobs.scheduler().closed(GameRole::Search) {
        notice(state, Phrase::new(message::SEARCH_OTHER_VERSION));
    } else if state.notices.current().is_none_or(|notice| notice.offer != Some(Offer::TryAgain)) {
        notice_with(state, Phrase::new(message::SEARCH_IMPOSSIBLE), Offer::TryAgain);
    }
}
