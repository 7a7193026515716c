//! Mistakes marked by the user, and reviews that are stopped.

use alquerque_app::state::State;
use alquerque_core::record::{NodeId, Symbol};
use alquerque_language::message;

use super::{OPENING, analysis, begin, expected, node, orders, review, reviewed, set, studied, tell};
use crate::event::{Event, ExerciseEvent, ReviewEvent};
use crate::review::exercises::state::{Fault, TryStage};
use crate::review::judge::judge_line;
use crate::review::summary::{Error, moves_from};
use crate::review::words::{judged_so_far, loss};
use crate::study::Study;
use crate::update::handle;

fn errors(study: &Study, state: &State) -> Vec<Error> {
    study.review.errors(&*state.game.record, &judge_line(&*state.game.record))
}

/// A game whose fifth move loses 3 percent; the search prefers another.
fn marked(symbol: u8) -> (Study, State) {
    let (mut study, mut state) = studied("othello", &OPENING);
    let fifth = node(&*state.game.record, 5);
    state.game.record.set_symbols(fifth, &[Symbol(symbol)]);
    reviewed(&mut study, &mut state, |ply| match ply {
        4 => analysis(0.53, None, &[("e3 d2", 0.53), ("c4", 0.5)]),
        _ => analysis(0.5, None, &[]),
    });
    (study, state)
}

#[test]
fn a_marked_mistake_is_an_exercise_if_a_better_move_is_known() {
    let (mut study, mut state) = marked(2);
    let wrong = errors(&study, &state);
    assert_eq!(wrong.iter().map(|error| (error.ply, error.symbol())).collect::<Vec<_>>(), [(4, Some(Symbol(2)))]);
    assert_eq!(loss(&wrong[0].judged).id(), message::REVIEW_MARKED);
    assert!(wrong[0].is_exercise());
    assert_eq!(moves_from(&*state.game.record, wrong[0].better.unwrap()), ["e3", "d2"]);
    // A marked move does not solve its own exercise, although it loses little.
    set(&mut study, &mut state, ExerciseEvent::Begin);
    let (exercises, waiting) = study.review.exercises(&state).unwrap();
    assert_eq!(exercises.node(), node(waiting, 5));
    let tried = exercises.node();
    handle(&mut study, &mut state, Event::Node(crate::event::NodeEvent::Select(tried)));
    assert!(matches!(study.review.exercises(&state).unwrap().0.stage, TryStage::Bad(Fault::Costs(30), _)));
}

#[test]
fn marked_moves_are_listed_without_an_assessment() {
    let (mut study, mut state) = studied("othello", &OPENING);
    let second = node(&*state.game.record, 2);
    state.game.record.set_symbols(second, &[Symbol(4)]);
    let wrong = errors(&study, &state);
    assert_eq!(wrong.iter().map(|error| (error.ply, error.symbol())).collect::<Vec<_>>(), [(1, Some(Symbol(4)))]);
    assert!(!wrong[0].is_exercise(), "no better move is known");
    reviewed(&mut study, &mut state, |_| analysis(0.5, None, &[]));
    assert_eq!(
        errors(&study, &state),
        wrong
            .into_iter()
            .map(|error| Error { judged: judge_line(&*state.game.record)[1].unwrap(), ..error })
            .collect::<Vec<_>>()
    );
    set(&mut study, &mut state, ExerciseEvent::Begin);
    assert!(study.review.exercises(&state).is_none());
}

#[test]
fn other_symbols_and_those_of_reviews_do_not_count_as_marks() {
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
    // The assessment changes, so the symbol left by the review no longer marks a mistake.
    let before: NodeId = node(&*state.game.record, 4);
    state.game.record.set_assessment(before, expected(0.5));
    assert_eq!(errors(&study, &state), []);
}

#[test]
fn a_stopped_review_says_how_many_moves_are_judged() {
    let (mut study, mut state) = studied("othello", &OPENING);
    let all = orders(&begin(&mut study, &mut state, false));
    tell(&mut study, &mut state, all[0].id, analysis(0.5, None, &[]));
    tell(&mut study, &mut state, all[1].id, analysis(0.5, None, &[]));
    review(&mut study, &mut state, ReviewEvent::Stop);
    let said = judged_so_far(&judge_line(&*state.game.record)).unwrap();
    assert_eq!(
        said,
        alquerque_language::Phrase::new(message::REVIEW_JUDGED).number("judged", 1_usize).number("all", 6_usize)
    );
    reviewed(&mut study, &mut state, |_| analysis(0.5, None, &[]));
    assert_eq!(judged_so_far(&judge_line(&*state.game.record)), None);
}
