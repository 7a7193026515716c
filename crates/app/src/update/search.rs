//! The conversation with the search worker.

use alquerque_messages::{Answer, Request, VERSION};

use super::play::{go_on, play};
use super::say::{notice, notice_with};
use crate::course::Pace;
use crate::effect::Effect;
use crate::event::Event;
use crate::hand::side_name;
use crate::state::{Offer, State, Thought};

/// Milliseconds between two looks whether the worker is alive.
const WATCH_MILLIS: u32 = 2000;
/// Looks that must hear nothing before a searching worker is given up: a phone that wakes up fires its timers first.
const PATIENCE: u32 = 3;
/// The same for a worker that is still loading, which takes its time over a slow line.
const PATIENCE_AT_START: u32 = 5;
/// Workers given up in a row after which there is no point in another.
const MOST_WORKERS: u32 = 3;

/// Greets a new worker and begins to watch it.
pub fn greet(state: &mut State) -> Vec<Effect> {
    state.worker.number += 1;
    state.worker.ready = false;
    state.worker.heard = false;
    state.worker.silent_looks = 0;
    state.worker.outdated = false;
    vec![Effect::Send(Request::Hello { version: VERSION.to_owned() }), watch(state)]
}

fn watch(state: &State) -> Effect {
    Effect::After { millis: WATCH_MILLIS, event: Event::Watchdog { worker: state.worker.number } }
}

pub(super) fn answer(state: &mut State, answer: Answer) -> Vec<Effect> {
    state.worker.heard = true;
    state.worker.silent_looks = 0;
    match answer {
        Answer::Hello { version } if version == VERSION => {
            state.worker.ready = true;
            go_on(state)
        }
        Answer::Hello { version } => {
            // A new worker would be of the same version.
            state.worker.outdated = true;
            let text = format!(
                "The page is of version {VERSION} but its search of version {version}. Please reload the page."
            );
            notice(state, text);
            Vec::new()
        }
        Answer::Progress { id, report } => {
            if let Some(thinking) = state.thinking.as_mut().filter(|thinking| thinking.id == id) {
                // Said only where it takes its time: a quick answer speaks for itself.
                if thinking.report.is_none() {
                    state.announcement = format!("{} is thinking.", side_name(thinking.player));
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
            // Greeting is not enough: a worker that dies of every search would be started for ever.
            state.worker.given_up = 0;
            play_answer(state, best.as_deref())
        }
        Answer::Failed { id, message } => {
            let ours = id.is_none() || state.thinking.as_ref().is_some_and(|thinking| Some(thinking.id) == id);
            if ours {
                state.thinking = None;
                state.hold();
                notice(state, format!("The search could not answer: {message}."));
            }
            Vec::new()
        }
        // Only benchmarks ask for it.
        Answer::Perft { .. } => Vec::new(),
    }
}

fn play_answer(state: &mut State, best: Option<&str>) -> Vec<Effect> {
    let Some(text) = best else {
        state.pace = Pace::Waiting;
        notice(state, "The search found no move.".to_owned());
        return Vec::new();
    };
    if let Some(turn) = state.legal.iter().find(|turn| turn.text == text).cloned() {
        return play(state, &turn, 0);
    }
    state.pace = Pace::Waiting;
    let problem =
        state.record.clone().play(text).err().map_or_else(|| format!("move `{text}`"), |error| error.to_string());
    notice(state, format!("The search answered with a wrong {problem}."));
    Vec::new()
}

/// Starts a worker once more at the player's word.
pub(super) fn start_again(state: &mut State) -> Vec<Effect> {
    state.notice = None;
    state.worker.given_up = 0;
    let mut effects = vec![Effect::RestartWorker];
    effects.extend(greet(state));
    effects
}

/// Looks whether the worker has said anything since the last look, if something was due.
pub(super) fn watchdog(state: &mut State, worker: u32) -> Vec<Effect> {
    if worker != state.worker.number || state.worker.outdated {
        return Vec::new();
    }
    let due = !state.worker.ready || state.thinking.is_some();
    if state.worker.heard || !due {
        state.worker.silent_looks = 0;
    } else {
        state.worker.silent_looks += 1;
    }
    state.worker.heard = false;
    let patience = if state.worker.ready { PATIENCE } else { PATIENCE_AT_START };
    if state.worker.silent_looks < patience {
        return vec![watch(state)];
    }
    state.worker.given_up += 1;
    state.thinking = None;
    state.worker.ready = false;
    if state.worker.given_up >= MOST_WORKERS {
        notice_with(state, "The AI cannot be started. Two people can still play.".to_owned(), Offer::TryAgain);
        return Vec::new();
    }
    notice(state, "The search did not answer. It was started anew, and the game goes on.".to_owned());
    let mut effects = vec![Effect::RestartWorker];
    effects.extend(greet(state));
    effects
}
