//! The conversation with the search workers.

use alquerque_messages::{Answer, SearchReport};

use super::hint;
use super::play::{go_on, play};
use super::say::notice;
use super::think::{of_workers, tell_of_closed_pool};
use crate::certain::weighed;
use crate::course::Pace;
use crate::effect::Effect;
use crate::event::Event;
use crate::message::Search;
use crate::pool::{JobEvent, WorkerEffect, WorkerEvent, WorkerNumber};
use crate::state::{State, Thinking, Thought};

/// How long the AI waits for the prover's first word when its own search is done, in milliseconds.
const WAIT_MILLIS: u32 = 3000;

/// Starts the first worker, which is then ready when it is asked for a move.
pub fn start_workers(state: &mut State) -> Vec<Effect> {
    // In a study nobody is asked for a move.
    if state.studies.is_some() { Vec::new() } else { of_workers(state.pool.open()) }
}

/// Takes what happened to a worker.
pub(super) fn hear(state: &mut State, number: WorkerNumber, event: WorkerEvent) -> Vec<Effect> {
    let heard = state.pool.hear(number, event);
    follow(state, heard)
}

/// Looks whether the workers are alive.
pub(super) fn look(state: &mut State, late: u32) -> Vec<Effect> {
    let seen = state.pool.look(late);
    follow(state, seen)
}

fn follow(state: &mut State, (given, event): (Vec<WorkerEffect>, Option<JobEvent>)) -> Vec<Effect> {
    let mut effects = of_workers(given);
    match event {
        Some(JobEvent::Answer(answer)) => effects.extend(self::answer(state, answer)),
        // A search that has cost so many workers waits for the player's word, as if there were none.
        Some(JobEvent::Replaced { dropped: Some(id) }) if state.is_thinking(id) => {
            end(state);
            tell_of_closed_pool(state);
        }
        Some(JobEvent::Replaced { .. }) => {
            if let Some(thinking) = &mut state.thinking {
                // The search begins anew.
                thinking.report = None;
            }
            notice(state, Search::StartedAnew);
        }
        Some(JobEvent::Closed) => {
            end(state);
            tell_of_closed_pool(state);
        }
        None => {}
    }
    effects
}

/// Nobody looks for a move or a hint any more.
fn end(state: &mut State) {
    state.thinking = None;
    state.hint.take_if(|hint| hint.best.is_none());
}

/// Starts workers once more at the player's word.
pub(super) fn try_again(state: &mut State) -> Vec<Effect> {
    state.notice = None;
    let mut effects = start_workers(state);
    effects.extend(go_on(state));
    effects
}

fn answer(state: &mut State, answer: Answer) -> Vec<Effect> {
    match answer {
        Answer::Progress { id, report } => {
            if let Some(hint) = state.hint.as_mut().filter(|hint| hint.id == id) {
                hint.progress = report.progress;
            } else if let Some(thinking) = state.thinking.as_mut().filter(|thinking| thinking.id == id) {
                // Said only where it takes its time: a quick answer speaks for itself.
                if thinking.report.is_none() {
                    state.announcement = Search::Thinks(thinking.player).into();
                }
                thinking.report = Some(report);
            }
            Vec::new()
        }
        Answer::Done { id, best, .. } if state.is_hint(id) => hint::found(state, best.as_deref()),
        Answer::Done { id, best, report } => {
            let player = state.to_move();
            let Some(thinking) = state.thinking.as_mut().filter(|thinking| thinking.id == id) else {
                return Vec::new();
            };
            // The prover may have a word yet.
            thinking.found = Some((best, report));
            if !state.asks_prover(player) {
                return finish(state, None);
            }
            vec![Effect::After { millis: WAIT_MILLIS, event: Event::WaitedForProver(id) }]
        }
        Answer::Failed { id, why } => {
            let ours = id.is_none_or(|id| state.is_thinking(id));
            if ours {
                end(state);
                state.hold();
                notice(state, Search::Failed(why));
            }
            Vec::new()
        }
        // The pool keeps them for itself.
        Answer::Hello { .. } | Answer::Pong | Answer::Perft { .. } | Answer::Incomplete => Vec::new(),
    }
}

/// Plays what the search has found, and what is certain beside it; it may have found nothing yet where a win is certain.
pub(super) fn finish(state: &mut State, proof: Option<SearchReport>) -> Vec<Effect> {
    let Some(Thinking { player, report, found, .. }) = state.thinking.take() else { return Vec::new() };
    let (mut best, mut report) = found.unwrap_or_else(|| (None, report.unwrap_or_default()));
    if let Some(proof) = proof {
        report = weighed(player, report, &proof);
        best = report.root_moves.first().map(|root| root.mv.clone());
    }
    state.last_report = Some(Thought { player, ply: state.record.played(), report });
    play_answer(state, best.as_deref())
}

fn play_answer(state: &mut State, best: Option<&str>) -> Vec<Effect> {
    let Some(text) = best else {
        state.pace = Pace::Waiting;
        notice(state, Search::NoMove);
        return Vec::new();
    };
    if let Some(turn) = state.legal.iter().find(|turn| turn.text == text).cloned() {
        return play(state, &turn);
    }
    state.pace = Pace::Waiting;
    let why = state.record.clone().play(text).err();
    notice(state, Search::WrongMove(text.to_owned(), why));
    Vec::new()
}
