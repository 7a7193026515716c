//! The card at the end of a game: shown once, with a quick review in the background.

mod review;
mod state;
pub mod view;

pub use review::TurningPoint;
pub use state::{EndCard, EndCardState};
pub(crate) use state::{Findings, ReviewSearch};

use alquerque_core::any_record::AnyRecord;
use alquerque_core::record::{Assessment, Certain, Share};
use alquerque_core::{Outcome, Player};
use alquerque_messages::{Budget, Engine, ExpectedScore, Purpose, SearchReport};

use crate::accuracy::light_share;
use crate::ai::think::request_at;
use crate::effect::Effect;
use crate::game;
use crate::game::mode::GameMode;
use crate::jobs::{self, GameRole};
use crate::lesson;
use crate::library::shelf;
use crate::prover::can_prove;
use crate::settings::FIRST_GAMES;
use crate::state::State;

/// Total playouts of the review. A count rather than a time, so that a game gets the same review on every machine.
const PLAYOUTS: usize = 120_000;
/// Minimum and maximum playouts per position.
const PLAYOUTS_PER_POSITION: (usize, usize) = (300, 3000);
/// Maximum number of positions that the prover searches per position of the game, where it supports the rules.
const PROOF_NODES: u32 = 1 << 13;
/// The exploration constant of the review, regardless of the options.
const EXPLORATION: f32 = std::f32::consts::SQRT_2;

/// Shows the card if the game has just ended, hides it while another position is on the board, and drops it once
/// another game is on the board.
pub(crate) fn follow(state: &mut State) {
    let tree = state.game.record.tree();
    let last_key = tree.line().last().map(|&last| tree.key(last)).unwrap_or_default();
    let is_over = state.game.has_just_ended();
    if let Some(card) = state.end_card.card.take_if(|card| card.last_key != last_key || is_over) {
        cancel(state, &card);
    }
    let (at_end, revision) = (state.at_end(), state.game.revision);
    if let Some(card) = state.end_card.card.as_mut().filter(|card| card.revision != revision) {
        card.is_closed = false;
        if at_end {
            card.revision = revision;
        }
    }
    if is_over && is_played_here(state) {
        // Whether the game has just been counted in the statistics.
        let counts = state.effects.iter().any(|effect| matches!(effect, Effect::Count { .. }));
        let is_first_win = has_first_win(state);
        open_card(state, counts, is_first_win);
        let now = state.settings.current_mut();
        let is_news = std::mem::take(&mut now.result_closed);
        let is_early = now.finished < FIRST_GAMES && !now.both_ai();
        now.finished += u8::from(is_early);
        state.effects.extend((is_news || is_early).then_some(Effect::SaveSettings));
    }
}

/// Shows the card of a game that was over before the page was loaded, unless the player has closed it.
pub(crate) fn restore(state: &mut State) {
    if state.game.ending.is_some() && is_played_here(state) && !state.settings.current().result_closed {
        shelf::recognise(state);
        open_card(state, false, false);
    }
}

/// Takes over the review that the study has made of the game on the board.
pub(crate) fn adopt_review(state: &mut State, studied: &dyn AnyRecord) {
    let tree = studied.tree();
    for assessment in tree.line().iter().map(|&node| (tree.key(node), tree.assessment(node))) {
        let (key, reviewed) = assessment;
        let here = state.game.record.tree();
        let node = here.line().iter().copied().find(|&node| here.key(node) == key);
        if let Some(node) = node.filter(|_| light_share(&reviewed).is_some()) {
            let helped = here.assessment(node).helped;
            state.game.record.set_assessment(node, Assessment { helped, ..reviewed });
        }
    }
}

/// Whether the position on the board is the end of a game played here.
fn is_played_here(state: &State) -> bool {
    let is_own = state.game.session().ends_games() && state.settings.current().mode() != GameMode::Loaded;
    is_own && state.at_end() && !state.is_replaying()
}

/// Puts the card on the position on the board, and starts its review.
fn open_card(state: &mut State, counts: bool, is_first_win: bool) {
    let tree = state.game.record.tree();
    let last_key = tree.line().last().map(|&last| tree.key(last)).unwrap_or_default();
    state.end_card.card = Some(EndCard {
        revision: state.game.revision,
        last_key,
        search: None,
        counts,
        is_first_win,
        is_closed: false,
        judged: Vec::new(),
        unexamined: 0,
    });
    judge_next(state);
}

/// Whether the game that has just ended is the first win against its opponent that counts.
fn has_first_win(state: &State) -> bool {
    state.effects.iter().any(|effect| match effect {
        Effect::Count { opponent, result, you } => {
            *result == Outcome::Win(*you) && state.statistics.results().against(*opponent).won == 0
        }
        _ => false,
    })
}

/// Whether this is the review's running search.
pub(crate) fn is_reviewing(state: &State, search: ReviewSearch) -> bool {
    state.end_card.card.as_ref().is_some_and(|card| card.search == Some(search))
}

/// Stores the assessment of a position and continues with the next.
pub(crate) fn on_estimate(state: &mut State, report: &SearchReport) {
    let Some(card) = &mut state.end_card.card else { return };
    card.search = None;
    let ply = card.judged.len();
    let Some(player) = state.game.record.to_move_at(ply) else { return };
    let light = |share: f64| Share::new(if player == Player::Light { share } else { 1.0 - share });
    let assessment = Assessment {
        // A position that is decided at once has no estimate, only a result.
        expected: report.expected.map(ExpectedScore::value).map(light),
        certain: certain(report),
        helped: false,
    };
    let best = report.principal_variation.first().cloned();
    card.judged.push(Findings { assessment, best, had_choice: report.root_moves.len() > 1 });
    card.unexamined = card.judged.len();
    continue_review(state);
}

/// Handles the prover's answer; `None` if it failed.
pub(crate) fn on_proof(state: &mut State, report: Option<&SearchReport>) {
    let Some(card) = &mut state.end_card.card else { return };
    card.search = None;
    match report {
        Some(report) => {
            if let Some((judged, proven)) = card.judged.get_mut(card.unexamined).zip(certain(report)) {
                judged.assessment.certain = Some(proven);
                // The move with the best estimate may not be the one that wins.
                judged.best = report.principal_variation.first().cloned();
            }
        }
        None => card.unexamined = 0,
    }
    continue_review(state);
}

/// Handles the loss of the prover: unproven positions keep their estimates.
pub(crate) fn prover_closed(state: &mut State) {
    let is_proving = |card: &EndCard| matches!(card.search, Some(ReviewSearch::Proof(_)));
    if state.end_card.card.as_ref().is_some_and(is_proving) {
        on_proof(state, None);
    }
}

fn certain(report: &SearchReport) -> Option<Certain> {
    report.proven.map(|proven| Certain { outcome: proven, plies: None })
}

fn continue_review(state: &mut State) {
    judge_next(state);
    prove_next(state);
    rate(state);
}

/// Finds the game's entry and rates it: the library may have been read only now.
pub(crate) fn rate_again(state: &mut State) {
    if state.has_end_card() {
        shelf::recognise(state);
        rate(state);
    }
}

/// Stores the player's accuracy in the game's entry, once it is known.
pub(crate) fn rate(state: &mut State) {
    if let Some((accuracy, is_reviewed)) = state.own_accuracy() {
        shelf::rate(state, accuracy, is_reviewed);
    }
}

/// Ends the review without cancelling its job; the card stays.
pub(crate) fn end_review(state: &mut State) {
    if let Some(card) = &mut state.end_card.card {
        card.search = None;
    }
}

fn judge_next(state: &mut State) {
    let positions = state.positions_to_judge();
    let Some(ply) = state.end_card.card.as_ref().map(|card| card.judged.len()).filter(|&ply| ply < positions) else {
        return;
    };
    if jobs::is_closed(state, GameRole::Search) {
        return;
    }
    let playouts = (PLAYOUTS / positions).clamp(PLAYOUTS_PER_POSITION.0, PLAYOUTS_PER_POSITION.1);
    let budget = Budget::Playouts(u32::try_from(playouts).unwrap_or(u32::MAX));
    let mut request = request_at(state, ply, Purpose::Analyse, Engine::Uct { exploration: EXPLORATION }, budget);
    request.seed = Some(u32::try_from(ply).unwrap_or_default());
    if let Some(card) = &mut state.end_card.card {
        card.search = Some(ReviewSearch::Estimate(request.id));
    }
    jobs::submit(state, GameRole::Search, request);
}

/// Sends the last undecided position to the prover, once all are judged.
fn prove_next(state: &mut State) {
    let is_open = !jobs::is_closed(state, GameRole::Prover);
    let positions = state.positions_to_judge();
    let Some(card) = state.end_card.card.as_mut().filter(|card| card.judged.len() == positions && is_open) else {
        return;
    };
    let record = &*state.game.record;
    let is_wanted = |&ply: &usize| card.judged[ply].assessment.certain.is_none() && can_prove(record, ply);
    let open = (0..card.unexamined).rev().find(is_wanted);
    card.unexamined = open.unwrap_or_default();
    let Some(ply) = open else { return };
    let request = request_at(state, ply, Purpose::Prove, Engine::Proof, Budget::Nodes(PROOF_NODES));
    if let Some(card) = &mut state.end_card.card {
        card.search = Some(ReviewSearch::Proof(request.id));
    }
    jobs::submit(state, GameRole::Prover, request);
}

fn cancel(state: &mut State, card: &EndCard) {
    match card.search {
        Some(ReviewSearch::Estimate(id)) => jobs::cancel(state, GameRole::Search, id),
        Some(ReviewSearch::Proof(id)) => jobs::cancel(state, GameRole::Prover, id),
        None => {}
    }
}

/// Closes the card, for the next visit, too. The review of a game that counts continues, for its accuracy.
pub(crate) fn close(state: &mut State) {
    state.settings.current_mut().result_closed = true;
    state.effects.push(Effect::SaveSettings);
    match &mut state.end_card.card {
        Some(card) if card.counts || card.search.is_none() => card.is_closed = true,
        card => {
            if let Some(card) = card.take() {
                cancel(state, &card);
            }
        }
    }
}

/// Writes the quick review's results into the game, so that the study shows the same numbers.
pub(crate) fn copy_review_into_record(state: &mut State) {
    let reviewed = state.reviewed();
    if reviewed.is_empty() {
        return;
    }
    for (node, known) in reviewed {
        let helped = state.game.record.tree().assessment(node).helped;
        state.game.record.set_assessment(node, Assessment { helped, ..known });
    }
    shelf::update_current_entry(state);
    state.effects.push(Effect::SaveGame);
}

/// Starts the lesson, or a game against the opponent that the card offers.
pub(crate) fn accept_card_offer(state: &mut State) {
    if state.card_offers_lesson() {
        return lesson::begin(state);
    }
    let Some(ai) = state.next_level() else { return };
    state.settings.current_mut().ai = ai;
    state.effects.push(Effect::SaveSettings);
    game::new_game(state);
}
