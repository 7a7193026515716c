//! The conversation with the search workers.

use alquerque_messages::Answer;

use super::play::{go_on, play};
use super::say::notice;
use super::think::{of_workers, tell_of_closed_pool};
use crate::course::Pace;
use crate::effect::Effect;
use crate::message::Search;
use crate::pool::{JobEvent, WorkerEffect, WorkerEvent, WorkerNumber};
use crate::state::{State, Thought};

/// Starts the first worker, which is then ready when it is asked for a move.
pub fn start_workers(state: &mut State) -> Vec<Effect> {
    of_workers(state.pool.open())
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
            state.thinking = None;
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
            state.thinking = None;
            tell_of_closed_pool(state);
        }
        None => {}
    }
    effects
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
            if let Some(thinking) = state.thinking.as_mut().filter(|thinking| thinking.id == id) {
                // Said only where it takes its time: a quick answer speaks for itself.
                if thinking.report.is_none() {
                    state.announcement = Search::Thinks(thinking.player).into();
                }
                thinking.report = Some(report);
            }
            Vec::new()
        }
        Answer::Done { id, best, report } => {
            let Some(thinking) = state.thinking.take_if(|thinking| thinking.id == id) else {
                return Vec::new();
            };
            let (player, ply) = (thinking.player, state.record.played());
            state.last_report = Some(Thought { player, ply, report });
            play_answer(state, best.as_deref())
        }
        Answer::Failed { id, why } => {
            let ours = id.is_none_or(|id| state.is_thinking(id));
            if ours {
                state.thinking = None;
                state.hold();
                notice(state, Search::Failed(why));
            }
            Vec::new()
        }
        // The pool keeps them for itself.
        Answer::Hello { .. } | Answer::Pong | Answer::Perft { .. } | Answer::Incomplete => Vec::new(),
    }
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
