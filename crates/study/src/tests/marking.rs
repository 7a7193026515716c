//! Mistakes that somebody has marked; and reviews that are stopped.

use alquerque_core::record::{NodeId, Symbol};

use super::{OPENING, analysis, begin, expected, node, orders, review, reviewed, set, studied, tell};
use crate::event::Event;
use crate::review::event::{Event as ReviewEvent, TaskEvent};
use crate::review::judge::judge_line;
use crate::review::said::{given, judged_so_far};
use crate::review::summary::{Error, better_line};
use crate::review::task::Stage;
use crate::study::Study;
use crate::update::handle;
use alquerque_app::state::State;

fn errors(study: &Study, state: &State) -> Vec<Error> {
    study.review.errors(&*state.record, &judge_line(&*state.record))
}

/// A game whose fifth move gave 3 percent away, and the search would have played another one.
fn marked(symbol: u8) -> (Study, State) {
    let (mut study, mut state) = studied("othello", &OPENING);
    let fifth = node(&*state.record, 5);
    state.record.set_symbols(fifth, &[Symbol(symbol)]);
    reviewed(&mut study, &mut state, |ply| match ply {
        4 => analysis(0.53, None, &[("e3 d2", 0.53), ("c4", 0.5)]),
        _ => analysis(0.5, None, &[]),
    });
    (study, state)
}

#[test]
fn what_somebody_has_marked_is_a_task_where_something_better_is_known() {
    let (mut study, mut state) = marked(2);
    let wrong = errors(&study, &state);
    assert_eq!(wrong.iter().map(|error| (error.ply, error.symbol())).collect::<Vec<_>>(), [(4, Some(Symbol(2)))]);
    assert_eq!(given(&wrong[0].judged).id(), "review-marked");
    assert!(wrong[0].is_task());
    assert_eq!(better_line(&*state.record, wrong[0].better.unwrap()), ["e3", "d2"]);
    // What is marked is no solution of its own task, although it gave little away.
    set(&mut study, &mut state, TaskEvent::Begin);
    let (tasks, waiting) = study.review.tasks(&state).unwrap();
    assert_eq!(tasks.node(), node(waiting, 5));
    let tried = tasks.node();
    handle(&mut study, &mut state, Event::Node(crate::event::Node::Select(tried)));
    assert!(matches!(study.review.tasks(&state).unwrap().0.stage, Stage::Bad(30, _)));
}

#[test]
fn what_is_marked_stands_in_the_list_whatever_is_known() {
    let (mut study, mut state) = studied("othello", &OPENING);
    let second = node(&*state.record, 2);
    state.record.set_symbols(second, &[Symbol(4)]);
    let wrong = errors(&study, &state);
    assert_eq!(wrong.iter().map(|error| (error.ply, error.symbol())).collect::<Vec<_>>(), [(1, Some(Symbol(4)))]);
    assert!(!wrong[0].is_task(), "nothing better is known");
    reviewed(&mut study, &mut state, |_| analysis(0.5, None, &[]));
    assert_eq!(
        errors(&study, &state),
        wrong
            .into_iter()
            .map(|error| Error { judged: judge_line(&*state.record)[1].unwrap(), ..error })
            .collect::<Vec<_>>()
    );
    set(&mut study, &mut state, TaskEvent::Begin);
    assert!(study.review.tasks(&state).is_none());
}

#[test]
fn other_symbols_and_those_of_a_review_are_no_marks() {
    for symbol in [1, 6, 14] {
        let (study, state) = marked(symbol);
        assert_eq!(errors(&study, &state), []);
    }
    let (mut study, mut state) = studied("othello", &OPENING);
    reviewed(&mut study, &mut state, |ply| match ply {
        3 => analysis(0.2, None, &[]),
        4 => analysis(0.8, None, &[("e3", 0.8), ("c4", 0.5)]),
        _ => analysis(0.5, None, &[]),
    });
    let wrong = errors(&study, &state);
    assert_eq!(wrong.iter().map(|error| (error.mark, error.symbol())).collect::<Vec<_>>(), [(None, Some(Symbol(4)))]);
    // The position is found to be another one: the symbol that is left of the review marks nothing.
    let before: NodeId = node(&*state.record, 4);
    state.record.set_assessment(before, expected(0.5));
    assert_eq!(errors(&study, &state), []);
}

#[test]
fn a_review_that_is_stopped_says_how_much_is_judged() {
    let (mut study, mut state) = studied("othello", &OPENING);
    let all = orders(&begin(&mut study, &mut state, false));
    tell(&mut study, &mut state, 0, all[0].1.id, analysis(0.5, None, &[]));
    tell(&mut study, &mut state, 1, all[1].1.id, analysis(0.5, None, &[]));
    review(&mut study, &mut state, ReviewEvent::Stop);
    let said = judged_so_far(&judge_line(&*state.record)).unwrap();
    assert_eq!(
        said,
        alquerque_core::phrase::Phrase::new("review-judged").number("judged", 1_usize).number("all", 6_usize)
    );
    reviewed(&mut study, &mut state, |_| analysis(0.5, None, &[]));
    assert_eq!(judged_so_far(&judge_line(&*state.record)), None);
}
