//! The queue of a review: order, stop, results that come late or fail.

use alquerque_app::effect::Effect;
use alquerque_core::record::Share;
use alquerque_messages::Failure;
use alquerque_messages::analysis::{Method, News};

use super::{MOVES, OPENING, analysis, begin, ended, expected, node, orders, review, reviewed, studied, tell};
use crate::effect::StudyEffect;
use crate::event::Event;
use crate::review::effort::Effort;
use crate::review::event::Event as ReviewEvent;
use crate::review::judge::light_share;
use crate::update::handle;
use crate::worker::Worker;

fn even() -> alquerque_messages::analysis::Analysis {
    analysis(0.5, None, &[])
}

#[test]
fn two_workers_go_through_the_line_from_the_first_position_to_the_last() {
    let (mut study, mut state) = studied("othello", &OPENING);
    let mut effects = begin(&mut study, &mut state, false);
    assert_eq!(study.review.progress(), Some((0, 7)));
    let mut seen = Vec::new();
    let mut waiting = orders(&effects);
    assert_eq!(waiting.iter().map(|(worker, _)| *worker).collect::<Vec<_>>(), [0, 1]);
    while !waiting.is_empty() {
        let (worker, task) = waiting.remove(0);
        assert_eq!(task.effort, Effort::Usual.bound());
        assert!(matches!(task.method, Method::Uct { .. }));
        assert_eq!(task.moves, OPENING[..task.moves.len()]);
        seen.push(task.moves.len());
        effects = tell(&mut study, &mut state, worker, task.id, even());
        assert!(effects.contains(&StudyEffect::Game(Effect::SaveGame)), "what is known is kept at once");
        waiting.extend(orders(&effects));
    }
    assert_eq!(seen, [0, 1, 2, 3, 4, 5, 6]);
    assert_eq!(ended(&effects), [0, 1]);
    assert_eq!(study.review.progress(), None);
    let tree = state.record.tree();
    assert!(tree.line().iter().all(|&node| light_share(&tree.assessment(node)).is_some()));
}

#[test]
fn one_processor_has_one_worker_and_the_effort_is_chosen() {
    let (mut study, mut state) = studied("othello", &["f5", "d6"]);
    review(&mut study, &mut state, ReviewEvent::Effort(Effort::Thorough));
    let effects = review(&mut study, &mut state, ReviewEvent::Start { again: false, processors: 1 });
    let all = orders(&effects);
    assert_eq!(all.len(), 1);
    assert_eq!(all[0].1.effort, Effort::Thorough.bound());
    let (mut many, mut other) = studied("othello", &OPENING);
    let effects = review(&mut many, &mut other, ReviewEvent::Start { again: false, processors: 64 });
    assert_eq!(orders(&effects).len(), 2);
}

#[test]
fn what_is_known_is_left_unless_it_is_asked_for_anew() {
    let (mut study, mut state) = studied("othello", &OPENING);
    for ply in [0, 2, 6] {
        let node = node(&*state.record, ply);
        state.record.set_assessment(node, expected(0.6));
    }
    begin(&mut study, &mut state, false);
    assert_eq!(study.review.progress(), Some((0, 4)));
    begin(&mut study, &mut state, true);
    assert_eq!(study.review.progress(), Some((0, 7)), "the one before is ended");
}

#[test]
fn a_review_that_is_stopped_keeps_what_it_has_and_hears_nothing_late() {
    let (mut study, mut state) = studied("othello", &OPENING);
    let all = orders(&begin(&mut study, &mut state, false));
    tell(&mut study, &mut state, 0, all[0].1.id, analysis(0.7, None, &[]));
    let effects = review(&mut study, &mut state, ReviewEvent::Stop);
    assert_eq!(ended(&effects), [0, 1]);
    assert_eq!(study.review.progress(), None);
    tell(&mut study, &mut state, 1, all[1].1.id, even());
    let share = |ply| light_share(&state.record.tree().assessment(node(&*state.record, ply)));
    assert!(share(0).is_some() && share(1).is_none());
    begin(&mut study, &mut state, false);
    assert_eq!(study.review.progress(), Some((0, 6)), "it goes on where it was stopped");
}

#[test]
fn results_of_another_search_or_worker_are_dropped() {
    let (mut study, mut state) = studied("othello", &OPENING);
    let all = orders(&begin(&mut study, &mut state, false));
    for (worker, id) in [(0, all[1].1.id), (1, all[0].1.id), (0, 99), (7, all[0].1.id)] {
        assert!(orders(&tell(&mut study, &mut state, worker, id, even())).is_empty());
    }
    let news = News::Progress { id: all[0].1.id, analysis: even() };
    handle(&mut study, &mut state, Event::News(Worker::Review(0), news));
    assert_eq!(study.review.progress(), Some((0, 7)));
}

#[test]
fn a_position_that_fails_is_passed_over() {
    let (mut study, mut state) = studied("othello", &OPENING);
    let all = orders(&begin(&mut study, &mut state, false));
    for (worker, id) in [(0, Some(all[0].1.id)), (1, None)] {
        let why = Failure::NoText(String::new());
        let effects = handle(&mut study, &mut state, Event::News(Worker::Review(worker), News::Failed { id, why }));
        assert_eq!(orders(&effects).len(), 1, "its worker goes on");
    }
    assert_eq!(study.review.progress(), Some((2, 7)));
    assert!(state.record.tree().assessment(node(&*state.record, 0)).expected.is_none());
}

#[test]
fn the_other_worker_takes_over_and_without_any_the_review_ends() {
    let (mut study, mut state) = studied("othello", &OPENING);
    let all = orders(&begin(&mut study, &mut state, false));
    assert!(orders(&handle(&mut study, &mut state, Event::Broken(Worker::Review(0)))).is_empty());
    let effects = tell(&mut study, &mut state, 1, all[1].1.id, even());
    assert!(orders(&effects)[0].1.moves.is_empty(), "what the first one had is next");
    let effects = handle(&mut study, &mut state, Event::Broken(Worker::Review(1)));
    assert_eq!(study.review.progress(), None);
    assert!(study.review.is_broken && !ended(&effects).is_empty());
    begin(&mut study, &mut state, false);
    assert!(!study.review.is_broken);
    assert_eq!(study.review.progress(), Some((0, 6)));
}

#[test]
fn another_game_ends_the_review_of_the_one_before() {
    let (mut study, mut state) = studied("othello", &OPENING);
    let all = orders(&begin(&mut study, &mut state, false));
    state.record = studied("merkel", &["c2-c3"]).1.record;
    let effects = handle(&mut study, &mut state, Event::Lines(3));
    assert_eq!(ended(&effects), [0, 1]);
    tell(&mut study, &mut state, 0, all[0].1.id, even());
    assert!(!state.record.tree().has_remarks());
}

#[test]
fn moves_that_are_deleted_meanwhile_are_no_trouble() {
    let (mut study, mut state) = studied("othello", &OPENING);
    let all = orders(&begin(&mut study, &mut state, false));
    state.record.go_to(1);
    handle(&mut study, &mut state, Event::Node(crate::event::Node::Delete));
    assert_eq!(state.record.tree().len(), 1);
    tell(&mut study, &mut state, 0, all[0].1.id, even());
    tell(&mut study, &mut state, 1, all[1].1.id, even());
    review(&mut study, &mut state, ReviewEvent::Stop);
    assert!(light_share(&state.record.tree().assessment(node(&*state.record, 0))).is_some());
}

#[test]
fn where_there_is_no_choice_the_next_position_says_what_the_position_is_worth() {
    let (mut study, mut state) = studied("merkel", &MOVES);
    begin(&mut study, &mut state, false);
    assert_eq!(study.review.progress(), Some((0, 6)));
    reviewed(&mut study, &mut state, |ply| analysis(if ply == 4 { 0.3 } else { 0.5 }, None, &[]));
    let tree = state.record.tree();
    assert_eq!(tree.assessment(tree.line()[3]).expected, Some(Share::new(0.3)));
    assert!(tree.line().iter().all(|&node| light_share(&tree.assessment(node)).is_some()));
}

#[test]
fn a_game_that_is_over_is_certain_at_its_end() {
    let moves = [
        "c2-c3",
        "c4xc2",
        "c1xc3",
        "a3xc1",
        "c3xa3",
        "c5-c4",
        "a3xc5xc3",
        "d4xb2",
        "b1xb3",
        "e5-d4",
        "d1xb1",
        "a5-b4",
        "e3xe5xc5xa3xa5xc5xe3",
    ];
    let (mut study, mut state) = studied("merkel", &moves);
    reviewed(&mut study, &mut state, |_| even());
    let last = state.record.tree().assessment(node(&*state.record, 13));
    assert!(last.certain.is_some_and(|certain| certain.outcome.name() == "light"));
    // Whoever can go to a certain win has it.
    assert!(state.record.tree().assessment(node(&*state.record, 12)).certain.is_some());
}
