//! The conversation with the prover, and what is done with what it knows.

use alquerque_core::Player;
use alquerque_core::search::LEVELS;
use alquerque_messages::{Answer, Budget, Engine, Purpose, SearchReport};

use super::statistics::count_help;
use super::think::{self, request};
use super::{game, play, say, search, stepping};
use crate::certain::Fate;
use crate::course::Pace;
use crate::effect::Effect;
use crate::event::Event;
use crate::message::{self, Search};
use crate::pool::{JobEvent, WorkerEffect, WorkerEvent, WorkerNumber};
use crate::prover::{Proof, Shown};
use crate::settings::{Ai, Controller, Engine as Chosen};
use crate::state::State;

/// How long the prover looks at one position.
const PROVE_MILLIS: u32 = 10_000;
/// The same where somebody waits for how a line goes on that is shown.
const FOLLOW_MILLIS: u32 = 120_000;

/// Takes what happened to the prover's worker.
pub(super) fn hear(state: &mut State, number: WorkerNumber, event: WorkerEvent) -> Vec<Effect> {
    let heard = state.prover.pool.hear(number, event);
    told(state, heard)
}

/// Looks whether it is alive, which was due at that time.
pub(super) fn look(state: &mut State, due: u64) -> Vec<Effect> {
    let late = state.outside.now.saturating_sub(due).try_into().unwrap_or(u32::MAX);
    let seen = state.prover.pool.look(late);
    told(state, seen)
}

fn told(state: &mut State, (given, event): (Vec<WorkerEffect>, Option<JobEvent>)) -> Vec<Effect> {
    let effects = of_prover(state, given);
    let proof = state.prover.proof.as_mut();
    match event {
        Some(JobEvent::Answer(Answer::Progress { id, report })) => learned(state, id, Some(report), false),
        Some(JobEvent::Answer(Answer::Done { id, report, .. })) => learned(state, id, Some(report), true),
        // Whatever the reason is, nothing more comes of this one.
        Some(JobEvent::Answer(Answer::Failed { id: Some(id), .. }) | JobEvent::Replaced { dropped: Some(id) }) => {
            learned(state, id, None, true);
        }
        Some(JobEvent::Closed) => {
            if let Some(id) = proof.map(|proof| proof.id) {
                learned(state, id, None, true);
            }
            // It can be asked again.
            state.prover.asked = None;
            tell_once(state, Search::CannotProve);
        }
        Some(JobEvent::Answer(Answer::Incomplete)) => tell_once(state, Search::NotAllIsKnown),
        _ => {}
    }
    effects
}

/// Says that something is missing.
fn tell_once(state: &mut State, what: Search) {
    if !std::mem::replace(&mut state.prover.told, true) {
        say::trouble(state, what);
    }
}

fn learned(state: &mut State, id: u32, report: Option<SearchReport>, done: bool) {
    let before = state.verdict_text();
    let Some(proof) = state.prover.proof.as_mut().filter(|proof| proof.id == id) else { return };
    proof.report = report.or(proof.report.take());
    proof.done |= done;
    let found = proof.report.clone().filter(|report| proof.done && report.proven.is_some());
    if let Some(found) = found.filter(|_| state.proof().is_some()) {
        state.prover.keep(state.key(), found);
    }
    let now = state.verdict_text();
    // Who has asked is told; what is shown anyway must not be heard ten times a second.
    if state.prover.asked == Some(state.position) && now != before {
        state.announcement = now;
    }
}

/// What is to be done to the worker. The looks at it are apart from those at the others.
fn of_prover(state: &State, given: Vec<WorkerEffect>) -> Vec<Effect> {
    let now = state.outside.now;
    let effect = |effect| match effect {
        WorkerEffect::LookAfter(millis) => {
            Effect::After { millis, event: Event::LookAtProver { due: now + u64::from(millis) } }
        }
        effect => Effect::Workers(effect),
    };
    given.into_iter().map(effect).collect()
}

/// Has the prover look at the position on the board, if anybody is to know who wins, and plays what the AI at its best has found
/// together with it.
pub fn follow(state: &mut State) -> Vec<Effect> {
    let mut effects = look_into(state);
    let decided = decide(state);
    if !decided.is_empty() {
        effects.extend(decided);
        effects.extend(look_into(state));
    }
    effects
}

fn look_into(state: &mut State) -> Vec<Effect> {
    let thinks = state.thinking.as_ref().is_some_and(|thinking| state.asks_prover(thinking.player));
    let is_wanted = state.has_verdicts() && (state.shows_verdict() || thinks && state.legal.len() > 1);
    if is_wanted && state.proof().is_some() {
        return Vec::new();
    }
    let before = state.prover.proof.take().filter(|proof| !proof.done);
    let mut given = before.map_or_else(Vec::new, |proof| state.prover.pool.cancel(proof.id));
    if is_wanted {
        let position = state.position;
        let found = state.prover.found(state.key()).cloned();
        state.prover.proof = Some(if found.is_some() {
            Proof { id: state.number(), position, report: found, done: true }
        } else {
            let waits = state.is_in_shown_line() && state.at_end();
            let millis = if waits { FOLLOW_MILLIS } else { PROVE_MILLIS };
            let search = request(state, Purpose::Prove, Engine::Proof, Budget::Millis(millis));
            let (id, done) = (search.id, state.prover.pool.closed().is_some());
            given.extend(state.prover.pool.submit(search));
            Proof { id, position, report: None, done }
        });
    }
    of_prover(state, given)
}

/// Plays the AI's move as soon as enough is known: a certain win at once, else when its own search is done.
fn decide(state: &mut State) -> Vec<Effect> {
    let Some(thinking) = state.thinking.as_ref().filter(|thinking| state.asks_prover(thinking.player)) else {
        return Vec::new();
    };
    let proof = state.proof();
    let known = proof.and_then(|proof| proof.report.as_ref());
    let first = known.and_then(|report| report.root_moves.first()?.proven);
    let wins = first.is_some_and(|proven| Fate::of(proven, thinking.player) == Fate::Wins);
    let is_silent = known.is_none() && proof.is_none_or(|proof| !proof.done) && state.legal.len() > 1;
    if !wins && (thinking.found.is_none() || is_silent && !thinking.hurries) {
        return Vec::new();
    }
    let mut effects = if thinking.found.is_none() { think::end_search(state) } else { Vec::new() };
    // It is of a position that is over.
    let position = state.position;
    let proof = state.prover.proof.as_mut().filter(|proof| proof.position == position);
    let proof = proof.and_then(|proof| proof.report.take());
    effects.extend(search::finish(state, proof));
    effects
}

/// The AI has waited long enough.
pub(super) fn waited(state: &mut State, id: u32) -> Vec<Effect> {
    if let Some(thinking) = state.thinking.as_mut().filter(|thinking| thinking.id == id) {
        thinking.hurries = true;
    }
    Vec::new()
}

/// Somebody wants to know who wins. Where that is a help in a game, it is counted.
pub(super) fn ask(state: &mut State) -> Vec<Effect> {
    let mut effects = Vec::new();
    if state.prover.pool.closed().is_some() {
        // The line may be there again.
        let given = state.prover.pool.open();
        effects = of_prover(state, given);
        state.prover.proof = None;
        state.prover.told = false;
    }
    state.prover.asked = Some(state.position);
    state.announcement = if state.proof().is_some() { state.verdict_text() } else { Search::LooksUp.into() };
    if !state.may_know() {
        effects.push(count_help(state));
    }
    effects
}

/// Plays the certain line out from here, as a variation to be stepped through.
pub(super) fn show_line(state: &mut State) -> Vec<Effect> {
    if state.shown().is_none() {
        let (from, key) = (state.record.tree().current(), state.key());
        state.prover.shown = Some(Shown { from, key, game: state.record.boxed() });
    }
    let ply = state.record.played();
    let end = state.lengthen_line();
    stepping::play_line(state, end, ply)
}

/// Goes back to where the certain line began that was shown, and takes it out of the game.
pub(super) fn leave_line(state: &mut State) -> Vec<Effect> {
    let Some(from) = state.shown().map(|shown| shown.from) else { return Vec::new() };
    let mut effects = stepping::select(state, from);
    if let Some(shown) = state.prover.shown.take() {
        state.record = shown.game;
    }
    effects.push(Effect::SaveGame);
    effects
}

/// The AI at its best takes the side that wins, and whoever sits here the other one.
pub(super) fn play_perfect(state: &mut State) -> Vec<Effect> {
    let Some(winner) = state.certain_winner() else { return Vec::new() };
    take_seats(state, winner);
    // To know how it ends is a help.
    let mut effects = vec![count_help(state), Effect::SaveSettings];
    effects.extend(play::somebody_plays_on(state));
    say::notice(state, message::Game::AgainstPerfect(winner.opponent()));
    effects.extend(game::controllers_changed(state));
    effects
}

fn take_seats(state: &mut State, winner: Player) {
    let now = state.settings.now_mut();
    now.set_controller(winner.opponent(), Controller::Human);
    now.set_controller(winner, Controller::Ai);
    now.ai = Ai { engine: Chosen::Uct, level: u8::try_from(LEVELS.len()).unwrap_or(now.ai.level), ..now.ai };
    state.counted = true;
    state.prover.shown = None;
    state.pace = Pace::Going;
}
