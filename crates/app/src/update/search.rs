//! The conversation with the search workers.

use alquerque_messages::{Answer, Engine as Engines, Purpose, SearchRequest, VERSION};

use super::turn::{go_on, play};
use super::{notice, notice_with};
use crate::event::{Effect, Page};
use crate::hand::side_name;
use crate::pool::{Closed, News, Order, Told, WorkerNumber};
use crate::settings::{Ai, Engine};
use crate::state::{Offer, State, Thinking, Thought};

/// Starts the first worker, which is then ready when it is asked for a move.
pub fn start_workers(state: &mut State) -> Vec<Effect> {
    effects(state.pool.open())
}

fn effects(orders: Vec<Order>) -> Vec<Effect> {
    orders.into_iter().map(Effect::Workers).collect()
}

/// Asks for a move if it is the AI's turn and nothing stands in the way.
pub(super) fn think_if_due(state: &mut State) -> Vec<Effect> {
    // Whoever swaps the sides in the options changes one after the other, and nobody is to play in between.
    let choosing = matches!(state.page, Some(Page::Options | Page::New | Page::Editor));
    let free = state.thinking.is_none() && state.animation.is_none() && !state.paused && !choosing;
    if !state.ais_turn() || state.must_pass() || !free {
        return Vec::new();
    }
    if state.pool.closed().is_some() {
        tell_of_closed_pool(state);
        return Vec::new();
    }
    let id = state.number();
    let ai = state.settings.now().ai_of(state.to_move());
    let request = SearchRequest {
        id,
        purpose: Purpose::Play,
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
    effects(state.pool.submit(request))
}

/// What looks for the AI's moves, in the worker's words.
fn engine(ai: Ai) -> Engines {
    match ai.engine {
        Engine::Uct => Engines::Uct,
        Engine::AlphaBeta => Engines::AlphaBeta { depth: ai.depth },
        Engine::Random => Engines::Random,
    }
}

/// Forgets the running search, which ends unanswered.
pub(super) fn give_up(state: &mut State) -> Vec<Effect> {
    let orders = state.thinking.take().map(|thinking| state.pool.cancel(thinking.id));
    effects(orders.unwrap_or_default())
}

/// Ends the running search; its answer is played.
pub(super) fn move_now(state: &mut State) -> Vec<Effect> {
    let orders = state.thinking.as_ref().map(|thinking| state.pool.stop(thinking.id));
    effects(orders.unwrap_or_default())
}

/// Takes what happened to a worker.
pub(super) fn hear(state: &mut State, number: WorkerNumber, news: News) -> Vec<Effect> {
    let (orders, told) = state.pool.hear(number, news);
    let mut effects = effects(orders);
    effects.extend(told.map(|told| follow(state, told)).unwrap_or_default());
    effects
}

/// Looks whether the workers are alive.
pub(super) fn look(state: &mut State, late: u32) -> Vec<Effect> {
    let (orders, told) = state.pool.look(late);
    let mut effects = effects(orders);
    effects.extend(told.map(|told| follow(state, told)).unwrap_or_default());
    effects
}

fn follow(state: &mut State, told: Told) -> Vec<Effect> {
    match told {
        Told::Answer(answer) => return self::answer(state, answer),
        // A search that has cost so many workers waits for the player's word, as if there were none.
        Told::Replaced { dropped: Some(id) } if state.thinking.as_ref().is_some_and(|thinking| thinking.id == id) => {
            state.thinking = None;
            tell_of_closed_pool(state);
        }
        Told::Replaced { .. } => {
            if let Some(thinking) = &mut state.thinking {
                // The search begins anew.
                thinking.report = None;
            }
            notice(state, "The search did not answer. It was started anew, and the game goes on.".to_owned());
        }
        Told::Closed => {
            state.thinking = None;
            tell_of_closed_pool(state);
        }
    }
    Vec::new()
}

/// Says why the AI does not move.
fn tell_of_closed_pool(state: &mut State) {
    if let Some(Closed::Outdated(version)) = state.pool.closed() {
        let text =
            format!("The page is of version {VERSION} but its search of version {version}. Please reload the page.");
        notice(state, text);
    } else if state.notice.as_ref().is_none_or(|notice| notice.offer != Some(Offer::TryAgain)) {
        notice_with(state, "The AI cannot be started. Two people can still play.".to_owned(), Offer::TryAgain);
    }
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
            play_answer(state, best.as_deref())
        }
        Answer::Failed { id, message } => {
            let ours = id.is_none() || state.thinking.as_ref().is_some_and(|thinking| Some(thinking.id) == id);
            if ours {
                state.thinking = None;
                state.paused = state.ais_turn();
                notice(state, format!("The search could not answer: {message}."));
            }
            Vec::new()
        }
        // The pool keeps them for itself.
        Answer::Hello { .. } | Answer::Pong | Answer::Perft { .. } => Vec::new(),
    }
}

fn play_answer(state: &mut State, best: Option<&str>) -> Vec<Effect> {
    let Some(text) = best else {
        state.paused = true;
        notice(state, "The search found no move.".to_owned());
        return Vec::new();
    };
    if let Some(turn) = state.legal.iter().find(|turn| turn.text == text).cloned() {
        return play(state, &turn, 0);
    }
    state.paused = true;
    let problem =
        state.record.clone().play(text).err().map_or_else(|| format!("move `{text}`"), |error| error.to_string());
    notice(state, format!("The search answered with a wrong {problem}."));
    Vec::new()
}
