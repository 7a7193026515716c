//! The review queue: order, stopping, late results and failures.

use alquerque_app::effect::Effect;
use alquerque_app::jobs::JobEvent;
use alquerque_app::jobs::worker::WorkerEvent;
use alquerque_core::Player;
use alquerque_core::family::AnyGame;
use alquerque_core::record::{Closing, Share};
use alquerque_messages::analysis::Method;
use alquerque_messages::{Answer, Budget, Failure, StudyAnswer};

use super::{
    MOVES, OPENING, Workers, analysis, analyzed, begin, ended, expected, node, orders, review, reviewed, studied,
    studied_from, tell,
};
use crate::effect::StudyEffect;
use crate::event::{Event, ReviewEvent};
use crate::review::effort::{Effort, SEED};
use crate::review::judge::{judge_line, light_share};
use crate::update::handle;
use crate::worker::Worker;

fn even() -> alquerque_messages::SearchReport {
    analysis(0.5, None, &[])
}

#[test]
fn two_workers_go_through_the_line_from_the_first_position_to_the_last() {
    let (mut study, mut state) = studied("othello", &OPENING);
    let effects = begin(&mut study, &mut state, false);
    assert_eq!(study.review.progress(), Some((0, 7)));
    let mut workers = Workers::new(2);
    let mut waiting = workers.take(&mut study, &mut state, &effects);
    assert_eq!(waiting.iter().map(|(worker, _)| *worker).collect::<Vec<_>>(), [1, 2]);
    let mut seen = Vec::new();
    while !waiting.is_empty() {
        let (worker, task) = waiting.remove(0);
        assert_eq!(task.method, Method::AlphaBeta, "it plays Othello better than UCT");
        assert_eq!((task.budget, task.seed), (Effort::Usual.budget(), SEED));
        assert!(matches!(task.budget, Budget::Nodes(_)), "the speed of the machine does not matter");
        assert_eq!(task.course.moves, OPENING[..task.course.moves.len()]);
        seen.push(task.course.moves.len());
        waiting.extend(workers.hear(&mut study, &mut state, worker, analyzed(task.id, even())));
        assert!(waiting.len() <= 2, "{waiting:?}");
    }
    assert_eq!(seen, [0, 1, 2, 3, 4, 5, 6]);
    assert_eq!(study.review.progress(), None);
    let tree = state.game.record.tree();
    assert!(tree.line().iter().all(|&node| light_share(&tree.assessment(node)).is_some()));
}

#[test]
fn positions_after_a_draw_that_nobody_claimed_are_searched() {
    let text = "[GameType \"21\"]\n[FEN \"B:WK32:BK1\"]\n\
        1. 1-5 32-28 2. 5-1 28-32 3. 1-5 32-28 4. 5-1 28-32 5. 1-5 32-28 0-1";
    let record = alquerque_core::record::import(text).remove(0).unwrap().record;
    let (mut study, mut state) = studied_from(record, &[]);
    let effects = begin(&mut study, &mut state, false);
    let mut workers = Workers::new(2);
    let mut waiting = workers.take(&mut study, &mut state, &effects);
    let mut seen = 0;
    while !waiting.is_empty() {
        let (worker, task) = waiting.remove(0);
        assert!(task.course.goes_on, "{task:?}");
        seen += 1;
        waiting.extend(workers.hear(&mut study, &mut state, worker, analyzed(task.id, even())));
    }
    assert_eq!(seen, 11);
    let certain = |&node: &_| state.game.record.tree().assessment(node).certain;
    assert!(state.game.record.tree().line().iter().all(|node| certain(node).is_none()));
}

#[test]
fn results_are_saved_at_once_and_the_workers_terminated_at_the_end() {
    let (mut study, mut state) = studied("othello", &OPENING);
    let mut effects = begin(&mut study, &mut state, false);
    for task in orders(&effects) {
        effects = tell(&mut study, &mut state, task.id, even());
        assert!(effects.contains(&StudyEffect::Game(Effect::SaveGame)));
    }
    assert_eq!(ended(&effects), [Worker::Review]);
}

#[test]
fn one_processor_has_one_worker_and_the_effort_is_chosen() {
    let (mut study, mut state) = studied("othello", &["f5", "d6"]);
    review(&mut study, &mut state, ReviewEvent::Effort(Effort::Thorough));
    let effects = begin(&mut study, &mut state, false);
    let all = Workers::new(1).take(&mut study, &mut state, &effects);
    assert_eq!(all.len(), 1);
    assert_eq!(all[0].1.budget, Effort::Thorough.budget());
    let (mut many, mut other) = studied("othello", &OPENING);
    let effects = begin(&mut many, &mut other, false);
    assert_eq!(Workers::new(64).take(&mut many, &mut other, &effects).len(), 2);
}

#[test]
fn known_assessments_are_kept_unless_discarded() {
    let (mut study, mut state) = studied("othello", &OPENING);
    for ply in [0, 2, 6] {
        let node = node(&*state.game.record, ply);
        state.game.record.set_assessment(node, expected(0.6));
    }
    begin(&mut study, &mut state, false);
    assert_eq!(study.review.progress(), Some((0, 4)));
    begin(&mut study, &mut state, true);
    assert_eq!(study.review.progress(), Some((0, 7)), "the previous review is ended");
}

#[test]
fn a_stopped_review_keeps_its_results_and_ignores_late_ones() {
    let (mut study, mut state) = studied("othello", &OPENING);
    let all = orders(&begin(&mut study, &mut state, false));
    tell(&mut study, &mut state, all[0].id, analysis(0.7, None, &[]));
    let effects = review(&mut study, &mut state, ReviewEvent::Stop);
    assert_eq!(ended(&effects), [Worker::Review]);
    assert_eq!(study.review.progress(), None);
    tell(&mut study, &mut state, all[1].id, even());
    let share = |ply| light_share(&state.game.record.tree().assessment(node(&*state.game.record, ply)));
    assert!(share(0).is_some() && share(1).is_none());
    begin(&mut study, &mut state, false);
    assert_eq!(study.review.progress(), Some((0, 6)), "it resumes where it was stopped");
}

#[test]
fn results_of_another_search_or_worker_are_dropped() {
    let (mut study, mut state) = studied("othello", &OPENING);
    let effects = begin(&mut study, &mut state, false);
    let mut workers = Workers::new(2);
    let all = workers.take(&mut study, &mut state, &effects);
    for (worker, id) in [(1, all[1].1.id), (2, all[0].1.id), (1, 99), (7, all[0].1.id)] {
        assert!(workers.hear(&mut study, &mut state, worker, analyzed(id, even())).is_empty());
    }
    let news = Answer::Study(StudyAnswer::Analysis { id: all[0].1.id, report: even(), done: false });
    workers.hear(&mut study, &mut state, 1, WorkerEvent::Answered(news));
    assert_eq!(study.review.progress(), Some((0, 7)));
}

#[test]
fn a_failed_position_is_skipped() {
    let (mut study, mut state) = studied("othello", &OPENING);
    let effects = begin(&mut study, &mut state, false);
    let mut workers = Workers::new(2);
    let all = workers.take(&mut study, &mut state, &effects);
    for (worker, id) in [(1, Some(all[0].1.id)), (2, None)] {
        let failed = Answer::Failed { id, why: Failure::NoText(String::new()) };
        let next = workers.hear(&mut study, &mut state, worker, WorkerEvent::Answered(failed));
        assert_eq!(next.len(), 1, "its worker continues");
    }
    assert_eq!(study.review.progress(), Some((2, 7)));
    assert!(state.game.record.tree().assessment(node(&*state.game.record, 0)).expected.is_none());
}

#[test]
fn the_other_worker_takes_over_and_without_any_the_review_ends() {
    let (mut study, mut state) = studied("othello", &OPENING);
    let effects = begin(&mut study, &mut state, false);
    let mut workers = Workers::new(2);
    let all = workers.take(&mut study, &mut state, &effects);
    workers.are_refused = true;
    assert!(workers.hear(&mut study, &mut state, 1, WorkerEvent::Broken).is_empty());
    let next = workers.hear(&mut study, &mut state, 2, analyzed(all[1].1.id, even()));
    assert!(next[0].0 == 2 && next[0].1.course.moves.is_empty(), "the lost worker's position is next");
    assert!(workers.hear(&mut study, &mut state, 2, WorkerEvent::Broken).is_empty());
    assert_eq!(study.review.progress(), None);
    assert!(study.review.is_broken);
    workers.are_refused = false;
    let effects = begin(&mut study, &mut state, false);
    assert!(!study.review.is_broken);
    assert_eq!(study.review.progress(), Some((0, 6)));
    assert_eq!(workers.take(&mut study, &mut state, &effects).len(), 2);
}

#[test]
fn a_position_that_crashes_every_worker_is_skipped() {
    let (mut study, mut state) = studied("othello", &OPENING);
    let effects = begin(&mut study, &mut state, false);
    let mut workers = Workers::new(1);
    workers.take(&mut study, &mut state, &effects);
    handle(&mut study, &mut state, Event::Worker(Worker::Review, JobEvent::Lost { dropped: Some(0), was_ready: true }));
    assert_eq!(study.review.progress(), Some((1, 7)));
}

#[test]
fn another_game_ends_the_review_of_the_one_before() {
    let (mut study, mut state) = studied("othello", &OPENING);
    let all = orders(&begin(&mut study, &mut state, false));
    state.game.record = studied("merkel", &["c2-c3"]).1.game.record;
    let effects = handle(&mut study, &mut state, Event::Lines(3));
    assert_eq!(ended(&effects), [Worker::Review]);
    tell(&mut study, &mut state, all[0].id, even());
    assert!(!state.game.record.tree().has_remarks());
}

#[test]
fn moves_can_be_deleted_during_a_review() {
    let (mut study, mut state) = studied("othello", &OPENING);
    let all = orders(&begin(&mut study, &mut state, false));
    state.game.record.go_to(1);
    handle(&mut study, &mut state, Event::Node(crate::event::NodeEvent::Delete));
    assert_eq!(state.game.record.tree().len(), 1);
    tell(&mut study, &mut state, all[0].id, even());
    tell(&mut study, &mut state, all[1].id, even());
    review(&mut study, &mut state, ReviewEvent::Stop);
    assert!(light_share(&state.game.record.tree().assessment(node(&*state.game.record, 0))).is_some());
}

#[test]
fn a_forced_moves_position_takes_the_next_positions_score() {
    let (mut study, mut state) = studied("merkel", &MOVES);
    begin(&mut study, &mut state, false);
    assert_eq!(study.review.progress(), Some((0, 6)));
    reviewed(&mut study, &mut state, |ply| analysis(if ply == 4 { 0.3 } else { 0.5 }, None, &[]));
    let tree = state.game.record.tree();
    assert_eq!(tree.assessment(tree.line()[3]).expected, Some(Share::new(0.3)));
    assert!(tree.line().iter().all(|&node| light_share(&tree.assessment(node)).is_some()));
}

#[test]
fn a_finished_game_is_proven_at_its_end() {
    let start = "merkel".parse::<AnyGame>().unwrap().record_from("5/2d2/5/2l2/5 d -").unwrap();
    let (mut study, mut state) = studied_from(start, &["c4-c3", "c2xc4"]);
    reviewed(&mut study, &mut state, |_| even());
    let last = state.game.record.tree().assessment(node(&*state.game.record, 2));
    assert!(last.certain.is_some_and(|certain| certain.outcome.name() == "light"));
    // A side that can reach a proven win has a proven win.
    assert!(state.game.record.tree().assessment(node(&*state.game.record, 1)).certain.is_some());
}

#[test]
fn resigning_decides_no_position() {
    let (mut study, mut state) = studied("othello", &OPENING);
    state.game.record.close(Closing::Resignation(Player::Dark));
    reviewed(&mut study, &mut state, |_| even());
    let tree = state.game.record.tree();
    let last = tree.assessment(*tree.line().last().unwrap());
    assert_eq!((last.expected, last.certain), (Some(Share::new(0.5)), None));
}

#[test]
fn a_move_is_blamed_only_if_a_search_after_the_better_one_agrees() {
    for (reply, is_blamed) in [(0.5, false), (0.1, true)] {
        let (mut study, mut state) = studied("othello", &OPENING);
        let mut waiting = orders(&begin(&mut study, &mut state, false));
        let mut compared = Vec::new();
        while let Some(task) = waiting.pop() {
            let moves = &task.course.moves;
            let found = if *moves != OPENING[..moves.len()] {
                compared.push((moves.join(" "), task.budget));
                analysis(reply, None, &[("c4", reply)])
            } else if moves.len() == 3 {
                // Another move seems much better than the fourth.
                analysis(0.8, None, &[("f4 c5", 0.8), ("d3", 0.5)])
            } else {
                analysis(0.5, None, &[])
            };
            waiting.extend(orders(&tell(&mut study, &mut state, task.id, found)));
        }
        assert_eq!(compared, [("f5 d6 c3 f4".to_owned(), Effort::Usual.second_budget())]);
        let judged = judge_line(&*state.game.record);
        assert_eq!(judged[3].unwrap().judgement.class.is_some(), is_blamed, "{reply}");
    }
}

#[test]
fn the_best_move_is_not_blamed_for_later_discoveries() {
    let (mut study, mut state) = studied("othello", &OPENING);
    let lines: [&[(&str, f32)]; 7] = [&[], &[], &[], &[("d3", 0.4), ("f4", 0.3)], &[("c4", 0.6)], &[("f4", 0.9)], &[]];
    // The search of the position after the fourth move scores it as before; three plies later, it is lost.
    let shares = [0.5, 0.5, 0.5, 0.4, 0.6, 0.1, 0.9];
    reviewed(&mut study, &mut state, |ply| analysis(shares[ply], None, lines[ply]));
    let judged = judge_line(&*state.game.record);
    assert_eq!(judged[3].unwrap().judgement.loss, 0);
}

#[test]
fn a_move_is_blamed_only_after_a_second_look() {
    let (mut study, mut state) = studied("othello", &OPENING);
    let mut waiting = orders(&begin(&mut study, &mut state, false));
    let mut asked = Vec::new();
    while let Some(task) = waiting.pop() {
        let (ply, again) = (task.course.moves.len(), task.budget == Effort::Usual.second_budget());
        // At first the fourth move seems to lose much.
        let share = if ply == 4 && !again { 0.9 } else { 0.5 };
        asked.push((ply, again));
        let effects = tell(&mut study, &mut state, task.id, analysis(share, None, &[]));
        waiting.extend(orders(&effects));
    }
    let mut again: Vec<usize> = asked.iter().filter(|(_, again)| *again).map(|(ply, _)| *ply).collect();
    again.sort_unstable();
    // The next move seemed bad, too, as it had much to lose.
    assert_eq!(again, [3, 4, 5]);
    assert!(judge_line(&*state.game.record).into_iter().flatten().all(|judged| judged.judgement.class.is_none()));
}

#[test]
fn progress_counts_the_positions_that_get_a_second_look() {
    let (mut study, mut state) = studied("othello", &OPENING);
    reviewed(&mut study, &mut state, |ply| analysis(if ply % 2 == 0 { 0.9 } else { 0.5 }, None, &[]));
    // Only the last position has no assessment; others get a second look.
    let last = *state.game.record.tree().line().last().unwrap();
    state.game.record.set_assessment(last, alquerque_core::record::Assessment::default());
    let mut waiting = orders(&begin(&mut study, &mut state, false));
    let mut before = 0;
    while let Some(task) = waiting.pop() {
        let (done, all) = study.review.progress().unwrap();
        assert!(before <= done && done <= all, "{done} of {all} after {before}");
        before = done;
        let judged = study.review.judge(&*state.game.record);
        assert!(judged.iter().all(Option::is_none), "the prover may take a judgement back");
        let share = if task.course.moves.len() % 2 == 0 { 0.9 } else { 0.5 };
        waiting.extend(orders(&tell(&mut study, &mut state, task.id, analysis(share, None, &[]))));
    }
    assert!(study.review.judge(&*state.game.record).iter().any(Option::is_some));
}

#[test]
fn a_running_review_says_how_long_it_still_takes() {
    let (mut study, mut state) = studied("othello", &OPENING);
    state.environment.now = 1000;
    let effects = begin(&mut study, &mut state, false);
    let mut workers = Workers::new(1);
    let mut waiting = workers.take(&mut study, &mut state, &effects);
    assert_eq!(study.review.seconds_left(60_000), None, "nothing is measured yet");
    for _ in 0..3 {
        let (worker, task) = waiting.remove(0);
        waiting.extend(workers.hear(&mut study, &mut state, worker, analyzed(task.id, even())));
    }
    assert_eq!(study.review.seconds_left(2000), None, "too early");
    let (made, all) = study.review.progress().unwrap();
    assert_eq!((made, all), (3, 7));
    assert_eq!(study.review.seconds_left(13_000), Some(16), "four positions at four seconds");
}
