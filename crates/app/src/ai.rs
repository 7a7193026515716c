//! The AI: its searches, and what the search workers report.

mod state;
pub(crate) mod think;
pub mod view;

pub use state::{AiState, SearchResult, Thinking};

use alquerque_language::{Phrase, message};
use alquerque_messages::{Answer, SearchReport};

use crate::ai::think::report_no_workers;
use crate::effect::Effect;
use crate::end_card::{self, ReviewSearch};
use crate::event::Event;
use crate::game::mode::Pace;
use crate::game::play::{continue_game, play};
use crate::hint;
use crate::jobs::{self, JobEvent};
use crate::notice::say::notice;
use crate::prover::proven::combine;
use crate::state::State;

/// How long the AI waits for the prover's first answer after its own search is done, in milliseconds.
const PROVER_WAIT_MILLIS: u32 = 3000;

/// Handles an event of the search workers.
pub(crate) fn on_event(state: &mut State, event: JobEvent) {
    match event {
        JobEvent::Answer(answer) => on_answer(state, answer),
        // A search that has cost this many workers is only repeated at the user's request.
        JobEvent::Lost { dropped: Some(id), .. } if state.is_current_search(id) => {
            end(state);
            report_no_workers(state);
        }
        JobEvent::Lost { dropped: Some(id), .. } if end_card::is_reviewing(state, ReviewSearch::Estimate(id)) => {
            end_card::end_review(state);
        }
        JobEvent::Lost { .. } => {
            if let Some(thinking) = &mut state.ai.thinking {
                // The search restarts.
                thinking.report = None;
            }
            notice(state, Phrase::new(message::SEARCH_ANEW));
        }
        JobEvent::Closed(_) => {
            end(state);
            report_no_workers(state);
        }
    }
}

/// Ends the search for a move or a hint, and the review.
fn end(state: &mut State) {
    state.ai.thinking = None;
    end_card::end_review(state);
    hint::give_up(state);
}

/// Restarts the workers at the user's request.
pub(crate) fn try_again(state: &mut State) {
    state.notices.dismiss();
    jobs::retry(state);
    continue_game(state);
}

fn on_answer(state: &mut State, answer: Answer) {
    match answer {
        Answer::Progress { id, report } => {
            if hint::set_progress(state, id, report.progress) {
                return;
            }
            if let Some(thinking) = state.ai.thinking.as_mut().filter(|thinking| thinking.id == id) {
                // Announce only slow searches: a quick answer speaks for itself.
                let player = thinking.player;
                if thinking.report.replace(report).is_none() {
                    state.notices.announce(state.by(message::SEARCH_THINKS, player));
                }
            }
        }
        Answer::Done { id, report, .. } if end_card::is_reviewing(state, ReviewSearch::Estimate(id)) => {
            end_card::on_estimate(state, &report);
        }
        Answer::Failed { id: Some(id), .. } if end_card::is_reviewing(state, ReviewSearch::Estimate(id)) => {
            end_card::end_review(state);
        }
        Answer::Done { id, best, .. } if state.is_hint(id) => hint::found(state, best.as_deref()),
        Answer::Done { id, best, report } => {
            let player = state.to_move();
            let Some(thinking) = state.ai.thinking.as_mut().filter(|thinking| thinking.id == id) else {
                return;
            };
            // The prover may still override it.
            thinking.found = Some((best, report));
            if !state.asks_prover(player) {
                return finish(state, None);
            }
            state.effects.push(Effect::After { millis: PROVER_WAIT_MILLIS, event: Event::WaitedForProver(id) });
        }
        Answer::Failed { id, why } if id.is_none_or(|id| state.is_current_search(id)) => {
            end(state);
            state.hold();
            notice(state, Phrase::new(message::SEARCH_FAILED).phrase("why", why.phrase()));
        }
        Answer::Incomplete if !std::mem::replace(&mut state.ai.missing_weights_reported, true) => {
            state.notices.add(Phrase::new(message::SEARCH_INCOMPLETE));
        }
        // Handled by the jobs, or never requested here.
        _ => {}
    }
}

/// Plays the move found by the search, combined with `proof`. The search may have found nothing yet if a win is proven.
pub(crate) fn finish(state: &mut State, proof: Option<SearchReport>) {
    let Some(Thinking { player, report, found, .. }) = state.ai.thinking.take() else { return };
    let (mut best, mut report) = found.unwrap_or_else(|| (None, report.unwrap_or_default()));
    if let Some(proof) = proof {
        report = combine(player, report, &proof);
        best = report.root_moves.first().map(|root| root.mv.clone());
    }
    if report.root_moves.len() == 1 && report.proven.is_none() {
        // A forced move is not searched: the estimate before it still stands.
        let before = state.ai.last_result.take().filter(|last| last.player == player);
        let before = before.map(|last| last.report).unwrap_or_default();
        (report.expected, report.work) = (before.expected, before.work);
    }
    state.ai.last_result = Some(SearchResult { player, ply: state.game.record.played(), report });
    play_found_move(state, best.as_deref());
}

fn play_found_move(state: &mut State, best: Option<&str>) {
    let Some(text) = best else {
        state.game.pace = Pace::Paused;
        notice(state, Phrase::new(message::SEARCH_NO_MOVE));
        return;
    };
    if let Some(turn) = state.game.legal.iter().find(|turn| turn.text == text).cloned() {
        return play(state, &turn);
    }
    state.game.pace = Pace::Paused;
    let wrong = match state.game.record.clone().play(text) {
        Err(why) => Phrase::new(message::SEARCH_WRONG_MOVE_WHY).phrase("why", why.phrase()),
        Ok(()) => Phrase::new(message::SEARCH_WRONG_MOVE).text("move", text),
    };
    notice(state, wrong);
}

impl State {
    /// The AI's running search.
    pub fn thinking(&self) -> Option<&Thinking> {
        self.ai.thinking.as_ref()
    }

    /// The result of the AI's last finished search.
    pub fn last_result(&self) -> Option<&SearchResult> {
        self.ai.last_result.as_ref()
    }

    /// Whether search `id` is the current one, for a move or a hint.
    pub fn is_current_search(&self, id: u32) -> bool {
        self.is_hint(id) || self.thinking().is_some_and(|thinking| thinking.id == id)
    }
}

#[cfg(test)]
impl AiState {
    /// Sets the result of the last search.
    pub(crate) fn set_last_result(&mut self, report: Option<SearchResult>) {
        self.last_result = report;
    }
}
