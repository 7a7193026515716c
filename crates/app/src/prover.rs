//! Talking to the prover and using its results.

pub mod proven;
mod state;
pub mod verdict;

pub use state::{Proof, Prover, Shown, can_prove};

use alquerque_core::Player;
use alquerque_core::search::LEVEL_COUNT;
use alquerque_language::{Phrase, message};
use alquerque_messages::{Answer, Budget, Engine, Purpose, SearchReport};

use crate::ai::{
    self,
    think::{self, request},
};
use crate::effect::Effect;
use crate::end_card::{self, ReviewSearch};
use crate::game::mode::Pace;
use crate::game::{self, play, stepping};
use crate::jobs::{self, GameRole, JobEvent};
use crate::notice::{Notice, Offer, say};
use crate::prover::proven::ProvenResult;
use crate::settings::{Ai, Controller, Engine as Chosen};
use crate::state::State;
use crate::statistics::{count_help, count_helps};

/// Time limit for one position, in milliseconds.
const PROVE_MILLIS: u32 = 10_000;
/// The same while the user waits for the rest of a shown line.
const FOLLOW_MILLIS: u32 = 120_000;

/// Handles an event of the prover.
pub(crate) fn on_event(state: &mut State, event: JobEvent) {
    let asked = state.prover.proof.as_ref().map(|proof| proof.id);
    match event {
        JobEvent::Answer(Answer::Done { id, report, .. }) if is_reviewing(state, id) => {
            end_card::on_proof(state, Some(&report));
        }
        JobEvent::Answer(Answer::Failed { id: Some(id), .. }) | JobEvent::Lost { dropped: Some(id), .. }
            if is_reviewing(state, id) =>
        {
            end_card::on_proof(state, None);
        }
        JobEvent::Answer(Answer::Progress { id, report }) => add_report(state, id, Some(report), false),
        JobEvent::Answer(Answer::Done { id, report, .. }) => add_report(state, id, Some(report), true),
        // Whatever the reason, this job is over.
        JobEvent::Answer(Answer::Failed { id: Some(id), .. }) | JobEvent::Lost { dropped: Some(id), .. } => {
            add_report(state, id, None, true);
        }
        JobEvent::Closed(_) => {
            end_card::prover_closed(state);
            // The review silently continues without it.
            let Some(id) = asked else { return };
            add_report(state, id, None, true);
            let unanswered = state.proof().is_none_or(|proof| proof.report.is_none());
            let failed = state.prover.requested.filter(|&revision| unanswered && revision == state.game.revision);
            if failed.is_some() {
                // Can be retried.
                state.prover.requested = None;
                state.prover.failed_request = failed;
            }
            let arrived = state.jobs.scheduler().received_bytes();
            tell_once(state, cannot_prove(arrived), Some(Offer::TryAgain));
        }
        JobEvent::Answer(Answer::Incomplete) if asked.is_some() => {
            tell_once(state, Phrase::new(message::PROVER_INCOMPLETE), None);
        }
        _ => {}
    }
}

/// Reports that the prover failed to load, and how much of it was downloaded.
fn cannot_prove(arrived: Option<u32>) -> Phrase {
    let phrase = Phrase::new(message::PROVER_MISSING).key("arrived", if arrived.is_some() { "some" } else { "none" });
    phrase.number("received", arrived.unwrap_or_default().div_ceil(1000))
}

/// Reports once that data is missing.
fn tell_once(state: &mut State, what: Phrase, offer: Option<Offer>) {
    if !std::mem::replace(&mut state.prover.missing_reported, true) {
        state.notices.add(Notice { offer, ..Notice::from(what) });
    }
}

fn is_reviewing(state: &State, id: u32) -> bool {
    end_card::is_reviewing(state, ReviewSearch::Proof(id))
}

fn add_report(state: &mut State, id: u32, report: Option<SearchReport>, done: bool) {
    let before = state.verdict_text();
    let Some(proof) = state.prover.proof.as_mut().filter(|proof| proof.id == id) else { return };
    proof.report = report.or(proof.report.take());
    proof.done |= done;
    let found = proof.report.clone().filter(|report| proof.done && report.proven.is_some());
    if let Some(found) = found.filter(|_| state.proof().is_some()) {
        state.prover.cache(state.key(), found);
    }
    let now = state.verdict_text();
    // Announce only explicit requests: results shown anyway must not be announced ten times a second.
    if state.prover.requested == Some(state.game.revision) && now != before {
        state.notices.announce(now);
    }
}

/// Starts a proof of the position on the board if its result may be shown, and plays the AI's move at full strength,
/// which combines the search and the prover.
pub(crate) fn follow(state: &mut State) {
    look_into(state);
    let requested = state.effects.len();
    decide(state);
    if state.effects.len() > requested {
        look_into(state);
    }
    count_answer(state);
}

fn look_into(state: &mut State) {
    let thinks = state.thinking().is_some_and(|thinking| state.asks_prover(thinking.player));
    let is_wanted = state.has_verdicts() && (state.shows_verdict() || thinks && state.game.legal.len() > 1);
    if is_wanted && state.proof().is_some() {
        return;
    }
    if let Some(before) = state.prover.proof.take().filter(|proof| !proof.done) {
        jobs::cancel(state, GameRole::Prover, before.id);
    }
    if is_wanted {
        let revision = state.game.revision;
        let found = state.prover.found(state.key()).cloned();
        state.prover.proof = Some(if found.is_some() {
            Proof { id: state.next_number(), revision, report: found, done: true }
        } else {
            let waits = state.is_in_shown_line() && state.at_end();
            let millis = if waits { FOLLOW_MILLIS } else { PROVE_MILLIS };
            let search = request(state, Purpose::Prove, Engine::Proof, Budget::Millis(millis));
            let (id, done) = (search.id, jobs::is_closed(state, GameRole::Prover));
            jobs::submit(state, GameRole::Prover, search);
            Proof { id, revision, report: None, done }
        });
    }
}

/// Plays the AI's move as soon as enough is known: a proven win at once, otherwise when its own search is done.
fn decide(state: &mut State) {
    let Some(thinking) = state.thinking().filter(|thinking| state.asks_prover(thinking.player)) else {
        return;
    };
    let proof = state.proof();
    let known = proof.and_then(|proof| proof.report.as_ref());
    let first = known.and_then(|report| report.root_moves.first()?.proven);
    let wins = first.is_some_and(|proven| ProvenResult::from_outcome(proven, thinking.player) == ProvenResult::Wins);
    let is_silent = known.is_none() && proof.is_none_or(|proof| !proof.done) && state.game.legal.len() > 1;
    if !wins && (thinking.found.is_none() || is_silent && !thinking.skip_prover) {
        return;
    }
    if thinking.found.is_none() {
        think::end_search(state);
    }
    // The report belongs to an earlier position.
    let revision = state.game.revision;
    let proof = state.prover.proof.as_mut().filter(|proof| proof.revision == revision);
    let proof = proof.and_then(|proof| proof.report.take());
    ai::finish(state, proof);
}

/// Handles the timeout of the wait.
pub(crate) fn waited(state: &mut State, id: u32) {
    if state.thinking().is_some_and(|thinking| thinking.id == id) {
        think::skip_prover(state);
    }
}

/// Restarts the prover, if it failed to load.
pub(crate) fn try_again(state: &mut State) {
    if !jobs::is_closed(state, GameRole::Prover) {
        return;
    }
    // The connection may be back.
    jobs::restart_prover(state);
    state.prover.proof = None;
    state.prover.missing_reported = false;
    state.prover.requested = state.prover.failed_request.take();
}

/// Counts the requested result as help once it is known, during a game. A line below it says so: a notice would cover its
/// button.
fn count_answer(state: &mut State) {
    let revision = Some(state.game.revision);
    let is_known = state.verdict().is_some_and(|report| report.proven.is_some());
    if state.prover.requested != revision || state.prover.counted == revision || !is_known || state.may_know() {
        return;
    }
    state.prover.counted = revision;
    if let Some(warning) = count_help(state) {
        state.prover.warned = revision;
        state.notices.announce_also(warning);
    }
}

/// Requests the proven result for the user.
pub(crate) fn ask(state: &mut State) {
    state.prover.failed_request = None;
    try_again(state);
    state.prover.requested = Some(state.game.revision);
    // Uncovers the answer.
    state.notices.dismiss();
    state.notices.announce(if state.proof().is_some() {
        state.verdict_text()
    } else {
        Phrase::new(message::VERDICT_LOOKING).into()
    });
}

/// Plays the proven line as a variation to step through.
pub(crate) fn show_line(state: &mut State) {
    if state.shown_line().is_none() {
        let (from, key) = (state.game.record.tree().current(), state.key());
        state.prover.shown = Some(Shown { from, key, game: state.game.record.boxed() });
    }
    let ply = state.game.record.played();
    let end = state.lengthen_line();
    stepping::play_line(state, end, ply);
}

/// Returns to where the shown line began and removes the line.
pub(crate) fn leave_line(state: &mut State) {
    let Some(from) = state.shown_line().map(|shown| shown.from) else { return };
    stepping::select(state, from);
    if let Some(shown) = state.prover.shown.take() {
        state.game.record = shown.game;
    }
    state.effects.push(Effect::SaveGame);
}

/// Gives the winning side to the AI at full strength, and the other one to the local player.
pub(crate) fn play_perfect(state: &mut State) {
    let Some(winner) = state.proven_winner() else { return };
    take_seats(state, winner);
    // Knowing the result counts as help, and the players have changed.
    count_helps(state, state.helps().saturating_add(1));
    state.effects.push(Effect::SaveSettings);
    play::leave_loaded_mode(state);
    say::notice(state, state.by(message::AGAINST_PERFECT, winner.opponent()));
    game::controllers_changed(state);
}

fn take_seats(state: &mut State, winner: Player) {
    let now = state.settings.current_mut();
    now.set_controller(winner.opponent(), Controller::Human);
    now.set_controller(winner, Controller::Ai);
    now.ai = Ai { engine: Chosen::Level, level: LEVEL_COUNT, ..now.ai };
    now.adapts = false;
    state.game.counted = true;
    state.prover.shown = None;
    state.game.pace = Pace::Running;
}
