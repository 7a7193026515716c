//! A review with the prover: its requests, the use of its answers, and how a review continues without it.

use alquerque_app::jobs::JobEvent;
use alquerque_app::state::State;
use alquerque_core::record::{Certain, Share};
use alquerque_core::{Outcome, Player};
use alquerque_messages::{Answer, Budget, Engine, Request, RootMove, SearchReport, SearchRequest};

use super::{
    MOVES, OPENING, Workers, analysis, analyzed, begin, ended, lose_prover, node, orders, review, reviewed, studied,
    tell,
};
use crate::effect::StudyEffect;
use crate::event::{Event, ReviewEvent};
use crate::review::effort::{Effort, GAP_PROOF_BUDGET};
use crate::review::judge::{Class, Missed, judge_line};
use crate::study::Study;
use crate::update::handle;
use crate::worker::Worker;

/// Returns the requests to the prover.
fn questions(effects: &[StudyEffect]) -> Vec<SearchRequest> {
    let question = |effect: &StudyEffect| match effect {
        StudyEffect::Request(Worker::Prover, Request::Search(request)) => Some(request.clone()),
        _ => None,
    };
    effects.iter().filter_map(question).collect()
}

/// Answers the prover's request.
fn answer(study: &mut Study, state: &mut State, id: u32, report: SearchReport) -> Vec<StudyEffect> {
    let done = JobEvent::Answer(Answer::Done { id, best: None, report });
    handle(study, state, Event::Worker(Worker::Prover, done))
}

/// Builds a report from the proven results of a position and some of its moves.
fn proof(proven: Option<Outcome>, moves: &[(&str, Outcome)]) -> SearchReport {
    let root = |&(mv, proven): &(&str, Outcome)| RootMove { proven: Some(proven), ..RootMove::new(mv.to_owned()) };
    SearchReport { proven, root_moves: moves.iter().map(root).collect(), ..SearchReport::default() }
}

/// Runs a whole review with the prover; the closures give both results after a number of plies.
fn reviewed_with_proofs(proofs: impl Fn(usize) -> SearchReport, estimates: impl Fn(usize) -> f32) -> (Study, State) {
    let (mut study, mut state) = studied("merkel", &MOVES);
    let effects = begin(&mut study, &mut state, false);
    let mut waiting = orders(&effects);
    while let Some(task) = waiting.pop() {
        let share = estimates(task.course.moves.len());
        let effects = tell(&mut study, &mut state, task.id, analysis(share, None, &[("b2-b3", share)]));
        waiting.extend(orders(&effects));
    }
    assert!(study.review.progress().is_some(), "the review waits for the prover");
    let mut requests = questions(&effects);
    while let Some(SearchRequest { id, course, .. }) = requests.pop() {
        let effects = answer(&mut study, &mut state, id, proofs(course.moves.len()));
        requests.extend(questions(&effects));
        // The search may look again.
        waiting.extend(orders(&effects));
        while let Some(task) = waiting.pop() {
            let share = estimates(task.course.moves.len());
            let effects = tell(&mut study, &mut state, task.id, analysis(share, None, &[("b2-b3", share)]));
            waiting.extend(orders(&effects));
            requests.extend(questions(&effects));
        }
    }
    assert_eq!(study.review.progress(), None);
    (study, state)
}

/// Answers all of the prover's questions in a new review, by the number of plies, and returns them.
fn proof_requests(proofs: impl Fn(usize) -> SearchReport) -> (Study, Vec<SearchRequest>) {
    let (mut study, mut state) = studied("merkel", &MOVES);
    let effects = begin(&mut study, &mut state, false);
    let mut waiting = questions(&effects);
    let mut requests = Vec::new();
    while let Some(question) = waiting.pop() {
        let report = proofs(question.course.moves.len());
        waiting.extend(questions(&answer(&mut study, &mut state, question.id, report)));
        requests.push(question);
    }
    (study, requests)
}

#[test]
fn the_prover_works_backwards_from_the_last_position() {
    let (study, requests) = proof_requests(|_| SearchReport::default());
    for question in &requests {
        assert_eq!((question.engine, question.course.rules.as_str()), (Engine::Proof, "merkel"));
        assert_eq!(question.budget, Effort::Usual.proof_budget());
        assert_eq!(question.course.moves, MOVES[..question.course.moves.len()]);
    }
    // After three plies there is only one move.
    assert_eq!(requests.iter().map(|question| question.course.moves.len()).collect::<Vec<_>>(), [6, 5, 4, 2, 1, 0]);
    assert_eq!(study.review.progress(), Some((0, 6)), "no estimates yet");
}

#[test]
fn othello_and_draughts_have_no_prover() {
    for (rules, moves) in [("othello", &OPENING[..]), ("draughts", &["11-15", "22-18"])] {
        let (mut study, mut state) = studied(rules, moves);
        assert!(questions(&begin(&mut study, &mut state, false)).is_empty());
        reviewed(&mut study, &mut state, |_| analysis(0.5, None, &[]));
    }
}

#[test]
fn a_missed_win_is_reported() {
    let report = |ply| match ply {
        4 => proof(
            Some(Outcome::Win(Player::Light)),
            &[("e3-d4", Outcome::Win(Player::Light)), ("e3-d3", Outcome::Draw)],
        ),
        5 => proof(Some(Outcome::Draw), &[]),
        _ => proof(None, &[]),
    };
    // The search has not seen it.
    let (_, state) = reviewed_with_proofs(report, |_| 0.5);
    let record = &*state.game.record;
    let known = |ply| record.tree().assessment(node(record, ply));
    assert_eq!(known(4).certain, Some(Certain { outcome: Outcome::Win(Player::Light), plies: None }));
    assert!(record.tree().comment(node(record, 4)).contains("[%c light]"));
    assert_eq!(known(4).expected, Some(Share::new(0.5)), "the estimate is kept, too");
    let judged = judge_line(record)[4].unwrap();
    assert_eq!(judged.judgement.missed, Some(Missed::Win));
    assert_eq!((judged.judgement.loss, judged.judgement.class), (500, Some(Class::Blunder)));
    let better = crate::review::summary::better(record, judged.node, judged.mover).unwrap();
    assert_eq!(record.move_text(better), "e3-d4", "the prover's move, not that of the search");
    // A forced move takes the proven result of the position after it.
    assert!(known(3).certain.is_some());
}

#[test]
fn a_proven_move_proves_the_position_after_it() {
    let report = |ply| match ply {
        4 => proof(Some(Outcome::Win(Player::Light)), &[("e3-d3", Outcome::Win(Player::Light))]),
        _ => proof(None, &[]),
    };
    let (_, state) = reviewed_with_proofs(report, |_| 0.5);
    let record = &*state.game.record;
    assert!(record.tree().assessment(node(record, 5)).certain.is_some());
    assert_eq!(judge_line(record)[4].unwrap().judgement.loss, 0);
}

#[test]
fn a_proven_win_before_an_unproven_position_is_no_error() {
    let report = |ply| proof((ply == 4).then_some(Outcome::Win(Player::Light)), &[]);
    // The search scores the position after the move like the one before.
    let (_, state) = reviewed_with_proofs(report, |ply| if ply % 2 == 0 { 0.6 } else { 0.4 });
    let judgement = judge_line(&*state.game.record)[4].unwrap().judgement;
    assert_eq!((judgement.loss, judgement.missed, judgement.class), (0, None, None));
}

#[test]
fn a_move_is_not_blamed_for_a_proven_loss_that_may_have_been_there_before() {
    // Light expects as much before its move as after it. After three plies there is only one move.
    let share = |ply| if ply % 2 == 0 { 0.3 } else { 0.7 };
    for (lost, mv) in [(5, 4), (4, 2)] {
        let (_, state) =
            reviewed_with_proofs(|ply| proof((ply == lost).then_some(Outcome::Win(Player::Dark)), &[]), share);
        let record = &*state.game.record;
        assert!(record.tree().assessment(node(record, mv + 1)).certain.is_some());
        assert!(record.tree().assessment(node(record, mv)).certain.is_none());
        assert_eq!(judge_line(record)[mv].unwrap().judgement.loss, 0);
    }
}

#[test]
fn certainty_passes_through_an_only_move_and_from_a_lost_position_to_the_next() {
    let certain = |state: &State, ply| {
        let record = &*state.game.record;
        record.tree().assessment(node(record, ply)).certain.map(|certain| certain.outcome)
    };
    // After three plies there is only one move.
    let report = |ply| match ply {
        2 => proof(Some(Outcome::Draw), &[(MOVES[2], Outcome::Draw)]),
        _ => proof(None, &[]),
    };
    let (_, state) = reviewed_with_proofs(report, |_| 0.5);
    assert_eq!([3, 4, 5].map(|ply| certain(&state, ply)), [Some(Outcome::Draw), Some(Outcome::Draw), None]);
    // Light is to move, and has lost whatever it plays.
    let (_, state) = reviewed_with_proofs(|ply| proof((ply == 4).then_some(Outcome::Win(Player::Dark)), &[]), |_| 0.5);
    assert_eq!([5, 6].map(|ply| certain(&state, ply)), [Some(Outcome::Win(Player::Dark)), None]);
    assert_eq!(judge_line(&*state.game.record)[4].unwrap().judgement.loss, 0);
}

#[test]
fn open_positions_beside_proven_ones_get_a_second_and_longer_proof() {
    let (_, requests) = proof_requests(|ply| proof([2, 6].contains(&ply).then_some(Outcome::Win(Player::Light)), &[]));
    let seen: Vec<_> = requests.iter().map(|question| (question.course.moves.len(), question.budget)).collect();
    let budgets = (Effort::Usual.proof_budget(), Effort::Usual.second_proof_budget());
    let (Budget::Nodes(first), Budget::Nodes(second)) = budgets else { panic!("{budgets:?}") };
    assert!(second > first);
    let wanted = [6, 5, 4, 2, 1, 0].map(|ply| (ply, Budget::Nodes(first)));
    assert_eq!(seen, [&wanted[..], &[5, 4, 1].map(|ply| (ply, Budget::Nodes(second)))].concat());
}

#[test]
fn an_open_position_among_proven_ones_gets_a_last_and_longest_proof() {
    let mut budgets = Vec::new();
    let dark_wins = proof(Some(Outcome::Win(Player::Dark)), &[]);
    let (mut study, mut state) = studied("merkel", &MOVES);
    let effects = begin(&mut study, &mut state, false);
    let (mut waiting, mut requests) = (orders(&effects), questions(&effects));
    // Light expects as much before its moves as after them, so nothing is blamed.
    while !waiting.is_empty() || !requests.is_empty() {
        let effects = if let Some(task) = waiting.pop() {
            let share = if task.course.moves.len() % 2 == 0 { 0.3 } else { 0.7 };
            tell(&mut study, &mut state, task.id, analysis(share, None, &[("b2-b3", share)]))
        } else {
            let SearchRequest { id, course, budget, .. } = requests.pop().unwrap();
            let ply = course.moves.len();
            if ply == 2 {
                budgets.push(budget);
            }
            let is_proven = ply != 2 || budget == GAP_PROOF_BUDGET;
            answer(&mut study, &mut state, id, if is_proven { dark_wins.clone() } else { proof(None, &[]) })
        };
        waiting.extend(orders(&effects));
        requests.extend(questions(&effects));
    }
    assert_eq!(budgets, [Effort::Usual.proof_budget(), Effort::Usual.second_proof_budget(), GAP_PROOF_BUDGET]);
    assert_eq!(study.review.progress(), None);
    let record = &*state.game.record;
    assert!(record.tree().assessment(node(record, 2)).certain.is_some());
}

#[test]
fn a_failed_prover_does_not_block_the_review() {
    let (mut study, mut state) = studied("merkel", &MOVES);
    let effects = begin(&mut study, &mut state, false);
    lose_prover(&mut study, &mut state);
    let mut waiting = orders(&effects);
    while let Some(task) = waiting.pop() {
        waiting.extend(orders(&tell(&mut study, &mut state, task.id, analysis(0.5, None, &[]))));
    }
    assert_eq!(study.review.progress(), None);
    assert!(!study.review.is_broken);
}

#[test]
fn a_hanging_prover_times_out_after_some_seconds() {
    let (mut study, mut state) = studied("merkel", &MOVES);
    let effects = begin(&mut study, &mut state, false);
    // Its worker never loads.
    let mut workers = Workers::new(2);
    let mut waiting = workers.take(&mut study, &mut state, &effects);
    while let Some((worker, task)) = waiting.pop() {
        let found = analyzed(task.id, analysis(0.5, None, &[]));
        waiting.extend(workers.hear(&mut study, &mut state, worker, found));
    }
    let mut seconds = 0.0;
    while study.review.progress().is_some() {
        seconds += 0.5;
        for (worker, event) in workers.jobs.tick(0).1 {
            handle(&mut study, &mut state, Event::Worker(worker, event));
        }
        assert!(seconds < 20.0, "{seconds}");
    }
    assert!(seconds >= 5.0, "{seconds}");
}

#[test]
fn stopping_the_review_stops_the_prover() {
    let (mut study, mut state) = studied("merkel", &MOVES);
    let effects = begin(&mut study, &mut state, false);
    let first = questions(&effects).remove(0);
    let effects = review(&mut study, &mut state, ReviewEvent::Stop);
    assert_eq!(ended(&effects), [Worker::Review, Worker::Prover]);
    let win = proof(Some(Outcome::Win(Player::Light)), &[]);
    assert!(questions(&answer(&mut study, &mut state, first.id, win)).is_empty());
    assert!(!state.game.record.tree().has_remarks());
}

#[test]
fn proven_positions_are_not_proven_again() {
    let (mut study, mut state) =
        reviewed_with_proofs(|ply| proof((ply > 3).then_some(Outcome::Win(Player::Light)), &[]), |_| 0.5);
    let effects = begin(&mut study, &mut state, true);
    assert_eq!(questions(&effects)[0].course.moves.len(), 2);
    assert!(state.game.record.tree().assessment(node(&*state.game.record, 5)).certain.is_some());
}
