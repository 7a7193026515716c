//! A review with the prover: what it is asked, what comes of its answers, and that a review goes on without it.

use alquerque_app::pool::{WorkerEffect, WorkerEvent, WorkerNumber};
use alquerque_app::state::State;
use alquerque_core::Outcome;
use alquerque_core::Player;
use alquerque_core::record::{Certain, Share};
use alquerque_messages::{Answer, Budget, Engine, Proven, Request, RootMove, SearchReport, SearchRequest, VERSION};

use super::{MOVES, OPENING, analysis, begin, lose_prover, node, orders, review, reviewed, started, studied, tell};
use crate::effect::StudyEffect;
use crate::event::Event;
use crate::review::effort::Effort;
use crate::review::event::Event as ReviewEvent;
use crate::review::judge::{Class, Thrown, judge_line};
use crate::study::Study;
use crate::update::handle;

/// What is to be done to the prover.
fn of_prover(effects: &[StudyEffect]) -> Vec<WorkerEffect> {
    let effect = |doing: &StudyEffect| match doing {
        StudyEffect::Prover(effect) => Some(effect.clone()),
        _ => None,
    };
    effects.iter().filter_map(effect).collect()
}

fn questions(effects: &[StudyEffect]) -> Vec<SearchRequest> {
    let question = |effect| match effect {
        WorkerEffect::Send(_, Request::Search(request)) => Some(request),
        _ => None,
    };
    of_prover(effects).into_iter().filter_map(question).collect()
}

fn hear(study: &mut Study, state: &mut State, prover: WorkerNumber, event: WorkerEvent) -> Vec<StudyEffect> {
    handle(study, state, Event::Prover(prover, event))
}

/// The prover's worker comes; its first question.
fn greet(study: &mut Study, state: &mut State, prover: WorkerNumber) -> Vec<SearchRequest> {
    hear(study, state, prover, WorkerEvent::Loaded);
    let version = VERSION.to_owned();
    questions(&hear(study, state, prover, WorkerEvent::Said(Answer::Hello { version })))
}

/// It answers; its next question.
fn answer(
    study: &mut Study,
    state: &mut State,
    prover: WorkerNumber,
    id: u32,
    report: SearchReport,
) -> Vec<SearchRequest> {
    questions(&hear(study, state, prover, WorkerEvent::Said(Answer::Done { id, best: None, report })))
}

/// What is certain of a position, and of some of its moves.
fn proof(proven: Option<Proven>, moves: &[(&str, Proven)]) -> SearchReport {
    let root = |&(mv, proven): &(&str, Proven)| RootMove {
        mv: mv.to_owned(),
        visits: 0,
        expected: None,
        proven: Some(proven),
        length: None,
    };
    SearchReport { proven, root_moves: moves.iter().map(root).collect(), ..SearchReport::default() }
}

/// A review with the prover from its beginning to its end: what both find out after so many plies.
fn proved(proofs: impl Fn(usize) -> SearchReport, estimates: impl Fn(usize) -> f32) -> (Study, State) {
    let (mut study, mut state) = studied("merkel", &MOVES);
    let effects = begin(&mut study, &mut state, false);
    let prover = started(&effects).unwrap();
    let mut waiting = orders(&effects);
    while let Some((worker, task)) = waiting.pop() {
        let share = estimates(task.moves.len());
        let effects = tell(&mut study, &mut state, worker, task.id, analysis(share, None, &[("b2-b3", share)]));
        waiting.extend(orders(&effects));
    }
    assert!(study.review.progress().is_some(), "the prover is waited for");
    let mut asked = greet(&mut study, &mut state, prover);
    while let Some(question) = asked.pop() {
        asked.extend(answer(&mut study, &mut state, prover, question.id, proofs(question.moves.len())));
    }
    assert_eq!(study.review.progress(), None);
    (study, state)
}

#[test]
fn the_prover_is_asked_of_each_position_the_last_one_first() {
    let (mut study, mut state) = studied("merkel", &MOVES);
    let effects = begin(&mut study, &mut state, false);
    let prover = started(&effects).unwrap();
    let mut asked = greet(&mut study, &mut state, prover);
    let mut seen = Vec::new();
    while let Some(question) = asked.pop() {
        assert_eq!((question.engine, question.rules.as_str()), (Engine::Proof, "merkel"));
        assert_eq!(question.budget, Budget::Millis(Effort::Usual.proof_millis()));
        assert_eq!(question.moves, MOVES[..question.moves.len()]);
        seen.push(question.moves.len());
        asked.extend(answer(&mut study, &mut state, prover, question.id, SearchReport::default()));
    }
    // After three plies there is but one move.
    assert_eq!(seen, [6, 5, 4, 2, 1, 0]);
    assert_eq!(study.review.progress(), Some((0, 6)), "nothing is estimated yet");
}

#[test]
fn othello_and_draughts_have_no_prover() {
    for (rules, moves) in [("othello", &OPENING[..]), ("draughts", &["11-15", "22-18"])] {
        let (mut study, mut state) = studied(rules, moves);
        assert!(of_prover(&begin(&mut study, &mut state, false)).is_empty());
        reviewed(&mut study, &mut state, |_| analysis(0.5, None, &[]));
    }
}

#[test]
fn a_win_that_was_thrown_away_is_said_to_be_one() {
    let report = |ply| match ply {
        4 => proof(Some(Proven::Light), &[("e3-d4", Proven::Light), ("e3-d3", Proven::Draw)]),
        5 => proof(Some(Proven::Draw), &[]),
        _ => proof(None, &[]),
    };
    // The search has seen nothing of it.
    let (_, state) = proved(report, |_| 0.5);
    let record = &*state.record;
    let known = |ply| record.tree().assessment(node(record, ply));
    assert_eq!(known(4).certain, Some(Certain { outcome: Outcome::Win(Player::Light), plies: None }));
    assert!(record.tree().comment(node(record, 4)).contains("[%c light]"));
    assert_eq!(known(4).expected, Some(Share::new(0.5)), "the estimate is kept beside it");
    let judged = judge_line(record)[4].unwrap();
    assert_eq!(judged.judgement.thrown, Some(Thrown::Win));
    assert_eq!((judged.judgement.given, judged.judgement.class), (500, Some(Class::Blunder)));
    let better = crate::review::summary::better(record, judged.node, judged.mover).unwrap();
    assert_eq!(record.move_text(better), "e3-d4", "the prover's move, not that of the search");
    // Whoever had no choice before has what is certain behind it.
    assert!(known(3).certain.is_some());
}

#[test]
fn what_is_certain_of_a_move_is_certain_of_the_position_behind_it() {
    let report = |ply| match ply {
        4 => proof(Some(Proven::Light), &[("e3-d3", Proven::Light)]),
        _ => proof(None, &[]),
    };
    let (_, state) = proved(report, |_| 0.5);
    let record = &*state.record;
    assert!(record.tree().assessment(node(record, 5)).certain.is_some());
    assert_eq!(judge_line(record)[4].unwrap().judgement.given, 0);
}

#[test]
fn a_certain_win_beside_a_mere_estimate_accuses_nobody() {
    let report = |ply| proof((ply == 4).then_some(Proven::Light), &[]);
    // Light's share is as good behind the move as before it, as far as the search can tell.
    let (_, state) = proved(report, |ply| if ply % 2 == 0 { 0.6 } else { 0.4 });
    let judgement = judge_line(&*state.record)[4].unwrap().judgement;
    assert_eq!((judgement.given, judgement.thrown, judgement.class), (0, None, None));
}

#[test]
fn a_prover_that_cannot_be_had_holds_nothing_up() {
    let (mut study, mut state) = studied("merkel", &MOVES);
    let effects = begin(&mut study, &mut state, false);
    lose_prover(&mut study, &mut state, &effects);
    let mut waiting = orders(&effects);
    while let Some((worker, task)) = waiting.pop() {
        waiting.extend(orders(&tell(&mut study, &mut state, worker, task.id, analysis(0.5, None, &[]))));
    }
    assert_eq!(study.review.progress(), None);
    assert!(!study.review.is_broken);
}

#[test]
fn a_prover_whose_line_hangs_is_waited_for_some_seconds() {
    let (mut study, mut state) = studied("merkel", &MOVES);
    let effects = begin(&mut study, &mut state, false);
    let dues = |effects: &[StudyEffect]| -> Vec<u64> {
        let due = |effect: &StudyEffect| match effect {
            StudyEffect::After(_, Event::LookAtProver { due }) => Some(*due),
            _ => None,
        };
        effects.iter().filter_map(due).collect()
    };
    let mut looks = dues(&effects);
    let mut waiting = orders(&effects);
    while let Some((worker, task)) = waiting.pop() {
        waiting.extend(orders(&tell(&mut study, &mut state, worker, task.id, analysis(0.5, None, &[]))));
    }
    let mut seconds = 0.0;
    while study.review.progress().is_some() {
        let [due] = looks[..] else { panic!("{looks:?}") };
        seconds += 0.5;
        // One that was meant for an earlier review changes nothing.
        assert_eq!(handle(&mut study, &mut state, Event::LookAtProver { due: due + 1 }), []);
        state.outside.now = due;
        looks = dues(&handle(&mut study, &mut state, Event::LookAtProver { due }));
    }
    assert!((5.0..20.0).contains(&seconds), "{seconds}");
}

#[test]
fn stopping_the_review_stops_the_questions() {
    let (mut study, mut state) = studied("merkel", &MOVES);
    let effects = begin(&mut study, &mut state, false);
    let prover = started(&effects).unwrap();
    let first = greet(&mut study, &mut state, prover).remove(0);
    let effects = review(&mut study, &mut state, ReviewEvent::Stop);
    assert_eq!(of_prover(&effects), [WorkerEffect::End(prover)]);
    assert!(answer(&mut study, &mut state, prover, first.id, proof(Some(Proven::Light), &[])).is_empty());
    assert!(!state.record.tree().has_remarks());
}

#[test]
fn what_is_certain_is_not_asked_again() {
    let (mut study, mut state) = proved(|ply| proof((ply > 3).then_some(Proven::Light), &[]), |_| 0.5);
    let effects = begin(&mut study, &mut state, true);
    let prover = started(&effects).unwrap();
    assert_eq!(greet(&mut study, &mut state, prover)[0].moves.len(), 2);
    assert!(state.record.tree().assessment(node(&*state.record, 5)).certain.is_some());
}
