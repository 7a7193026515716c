//! Mistakes as tasks.

use alquerque_app::event::Event as GameEvent;
use alquerque_app::record_event::RecordEvent;
use alquerque_app::state::State;
use alquerque_app::update::update;
use alquerque_app::words::Tongue;
use alquerque_core::Player;
use alquerque_core::language::{ENGLISH, English};
use alquerque_core::phrase::Phrase;
use alquerque_messages::analysis::Analysis;

use super::{MOVES, OPENING, analysis, ended, node, orders, review, reviewed, set, studied, tell};
use crate::effect::StudyEffect;
use crate::event::Event;
use crate::review::Done;
use crate::review::event::{Event as ReviewEvent, TaskEvent};
use crate::review::marks::{Mark, marks};
use crate::review::said;
use crate::review::task::Stage;
use crate::study::Study;
use crate::tab::Tab;
use crate::update::{follow, handle};

/// Two mistakes: dark's second move, and light's answer.
fn answer(ply: usize) -> Analysis {
    match ply {
        0 | 1 => analysis(0.5, None, &[]),
        2 => analysis(0.6, None, &[("c5 f4", 0.6), ("c3", 0.2)]),
        3 => analysis(0.8, None, &[("f4", 0.8), ("d3", 0.5)]),
        _ => analysis(if ply.is_multiple_of(2) { 0.6 } else { 0.4 }, None, &[]),
    }
}

fn learning() -> (Study, State) {
    let (mut study, mut state) = studied("othello", &OPENING);
    reviewed(&mut study, &mut state, answer);
    (study, state)
}

fn play(study: &mut Study, state: &mut State, mv: &str) -> Vec<StudyEffect> {
    update(state, GameEvent::Typed(mv.to_owned()));
    follow(study, state)
}

fn stage(study: &Study, state: &State) -> Stage {
    study.review.tasks(state).unwrap().0.stage.clone()
}

#[test]
fn a_task_shows_the_position_before_the_mistake_and_gives_the_record_back() {
    let (mut study, mut state) = learning();
    let (before, now) = (state.record.tree().state(), state.record.tree().current());
    set(&mut study, &mut state, TaskEvent::Begin);
    assert_eq!(state.record.played(), 2);
    assert_eq!(said::task(&study.review, &state).unwrap().id(), "review-task");
    play(&mut study, &mut state, "c5");
    assert_eq!(stage(&study, &state), Stage::Good);
    assert_ne!(state.record.tree().state(), before);
    assert_eq!(state.record_to_keep().tree().state(), before, "what is kept has no try");
    assert!(!study.edits.can_redo());
    let effects = set(&mut study, &mut state, TaskEvent::Leave);
    assert_eq!((state.record.tree().state(), state.record.tree().current()), (before, now));
    assert!(state.aside.is_none() && ended(&effects) == [0]);
}

#[test]
fn a_try_is_looked_at_and_the_answer_is_shown() {
    let (mut study, mut state) = learning();
    set(&mut study, &mut state, TaskEvent::Begin);
    // The move of the game: what it gave away is known, and so is the answer.
    play(&mut study, &mut state, "c3");
    assert_eq!(stage(&study, &state), Stage::Bad(400, Some("f4".to_owned())));
    assert!(matches!(marks(&study.review, &state)[..], [Mark::Answer(_)]));
    assert!(study.review.done.is_empty());
    set(&mut study, &mut state, TaskEvent::Again);
    assert_eq!((stage(&study, &state), state.record.played()), (Stage::Asked, 2));
    // By a step back as well.
    play(&mut study, &mut state, "c3");
    update(&mut state, GameEvent::Record(RecordEvent::GoTo(2)));
    follow(&mut study, &mut state);
    assert_eq!(stage(&study, &state), Stage::Asked);
    play(&mut study, &mut state, "c5");
    assert_eq!(stage(&study, &state), Stage::Good);
    let key = state.record.tree().key(node(study.review.record(&state), 3));
    assert_eq!(study.review.done.get(&key), Some(&Done::Found));
}

#[test]
fn an_unknown_try_is_searched_and_late_answers_are_dropped() {
    let (mut study, mut state) = learning();
    set(&mut study, &mut state, TaskEvent::BeginAt(2));
    let mv = "c7";
    let all = orders(&play(&mut study, &mut state, mv));
    assert_eq!(stage(&study, &state), Stage::Looking);
    assert_eq!(all[0].1.moves, ["f5", "d6", mv]);
    tell(&mut study, &mut state, 0, all[0].1.id + 5, analysis(0.9, None, &[]));
    assert_eq!(stage(&study, &state), Stage::Looking);
    tell(&mut study, &mut state, 0, all[0].1.id, analysis(0.7, None, &[("c5", 0.7)]));
    assert_eq!(stage(&study, &state), Stage::Bad(300, Some("c5".to_owned())));
    set(&mut study, &mut state, TaskEvent::Again);
    let all = orders(&play(&mut study, &mut state, mv));
    set(&mut study, &mut state, TaskEvent::Again);
    tell(&mut study, &mut state, 0, all[0].1.id, analysis(0.7, None, &[]));
    assert_eq!(stage(&study, &state), Stage::Asked);
    play(&mut study, &mut state, mv);
    handle(&mut study, &mut state, Event::Broken(crate::worker::Worker::Review(0)));
    assert_eq!(stage(&study, &state), Stage::Unknown);
}

/// A game of Alquerque with this beginning, in which light's move after so many plies was a mistake, and what was better.
fn mistaken(moves: &[&str], mistake: usize, better: &str) -> (Study, State) {
    let (mut study, mut state) = studied("merkel", moves);
    reviewed(&mut study, &mut state, |ply| match ply {
        _ if ply == mistake => analysis(0.6, None, &[(better, 0.6), (moves[mistake], 0.2)]),
        _ if ply < mistake => analysis(0.5, None, &[]),
        _ => analysis(if ply.is_multiple_of(2) { 0.2 } else { 0.8 }, None, &[]),
    });
    set(&mut study, &mut state, TaskEvent::Begin);
    (study, state)
}

fn english(phrase: &Phrase) -> String {
    let english = [ENGLISH, include_str!("../../languages/en.ftl")].join("\n");
    Tongue::new(&english, Box::new(English)).say(phrase)
}

fn text(study: &Study, state: &State) -> String {
    english(&said::task(&study.review, state).unwrap())
}

#[test]
fn a_hint_tells_the_piece_and_the_solution_stands_apart() {
    let (mut study, mut state) = mistaken(&MOVES, 2, "b2xb4");
    assert!(marks(&study.review, &state).is_empty());
    set(&mut study, &mut state, TaskEvent::Hint);
    assert!(matches!(marks(&study.review, &state)[..], [Mark::Ring(_)]));
    assert_eq!(said::task(&study.review, &state).unwrap().id(), "review-hint-piece");
    // Where it goes to is the whole move.
    assert_eq!(study.review.next_hint(&state), None);
    set(&mut study, &mut state, TaskEvent::Hint);
    assert_eq!(said::task(&study.review, &state).unwrap().id(), "review-hint-piece");
    assert!(study.review.done.is_empty());
    set(&mut study, &mut state, TaskEvent::Solution);
    assert!(matches!(marks(&study.review, &state)[..], [Mark::Good(_)]));
    assert_eq!(text(&study, &state), "Better: b2xb4");
    assert!(study.review.tasks(&state).unwrap().0.is_done());
    play(&mut study, &mut state, "b2xb4");
    assert_eq!(study.review.done.values().collect::<Vec<_>>(), [&Done::Told], "that was no find");
}

#[test]
fn of_a_chain_of_jumps_the_second_hint_tells_the_first() {
    let moves = ["c2-c3", "c4xc2", "c1xc3", "a3xc1", "c3xa3", "c5-c4", "e3xc5xc3"];
    let (mut study, mut state) = mistaken(&moves, 6, "a3xc5xc3");
    set(&mut study, &mut state, TaskEvent::Hint);
    assert_eq!(text(&study, &state), "Hint: the piece on a3.");
    set(&mut study, &mut state, TaskEvent::Hint);
    assert_eq!(text(&study, &state), "Hint: a3xc5x…");
    assert!(matches!(&marks(&study.review, &state)[..], [Mark::Good(way)] if way.len() == 2));
    assert_eq!((study.review.next_hint(&state), study.review.done.len()), (None, 0));
}

#[test]
fn where_one_piece_may_move_a_hint_tells_where_it_goes() {
    let moves = ["d2-c3", "b4xd2", "e1xc3", "d4xd2xb4", "d1-e1", "b4-c3", "b2xb4xd2"];
    let (mut study, mut state) = mistaken(&moves, 6, "b2xd4xb4xb2");
    set(&mut study, &mut state, TaskEvent::Hint);
    assert_eq!(text(&study, &state), "Hint: b2xd4x…");
    assert_eq!(study.review.next_hint(&state), None);
}

#[test]
fn a_verdict_names_its_try_however_far_the_line_is_tried() {
    let (mut study, mut state) = learning();
    set(&mut study, &mut state, TaskEvent::Begin);
    play(&mut study, &mut state, "c3");
    let verdict = text(&study, &state);
    assert_eq!(verdict, "c3 was played: it gives away 40\u{a0}%. The opponent answers f4.");
    for answer in ["f4", "c5"] {
        play(&mut study, &mut state, answer);
        assert_eq!(text(&study, &state), verdict);
    }
    set(&mut study, &mut state, TaskEvent::Again);
    play(&mut study, &mut state, "c5");
    play(&mut study, &mut state, "f4");
    assert_eq!(text(&study, &state), "c5 is good.");
}

#[test]
fn a_square_that_has_but_a_number_is_called_a_square() {
    let (mut study, mut state) = studied("draughts", &["11-15", "22-18", "15x22"]);
    reviewed(&mut study, &mut state, |ply| match ply {
        0 => analysis(0.8, None, &[("10-15", 0.8), ("11-15", 0.2)]),
        _ => analysis(if ply.is_multiple_of(2) { 0.2 } else { 0.8 }, None, &[]),
    });
    set(&mut study, &mut state, TaskEvent::Begin);
    set(&mut study, &mut state, TaskEvent::Hint);
    let hint = said::task(&study.review, &state).unwrap();
    assert_eq!(english(&hint), "Hint: the piece on square 10.");
}

#[test]
fn where_a_disc_is_set_the_first_hint_is_its_column() {
    let (mut study, mut state) = learning();
    set(&mut study, &mut state, TaskEvent::Begin);
    set(&mut study, &mut state, TaskEvent::Hint);
    assert_eq!(text(&study, &state), "Hint: c5", "in no other column a disc may be set");
    set(&mut study, &mut state, TaskEvent::Next);
    set(&mut study, &mut state, TaskEvent::Hint);
    assert_eq!(said::task(&study.review, &state).unwrap().id(), "review-hint-column");
    assert_eq!(study.review.next_hint(&state), None);
    let marks = marks(&study.review, &state);
    assert!(marks.len() > 1 && marks.iter().all(|mark| matches!(mark, Mark::Ring(_))));
}

#[test]
fn tasks_follow_each_other_for_the_side_that_is_chosen() {
    let (mut study, mut state) = learning();
    set(&mut study, &mut state, TaskEvent::Begin);
    assert_eq!(study.review.tasks(&state).unwrap().0.place(), (0, 2));
    play(&mut study, &mut state, "c5");
    set(&mut study, &mut state, TaskEvent::Next);
    assert_eq!((study.review.tasks(&state).unwrap().0.place(), state.record.played()), ((1, 2), 3));
    assert_eq!(english(&said::next(study.review.tasks(&state).unwrap().0)), "Done");
    set(&mut study, &mut state, TaskEvent::Previous);
    assert_eq!(state.record.played(), 2);
    assert_eq!(english(&said::next(study.review.tasks(&state).unwrap().0)), "Next");
    set(&mut study, &mut state, TaskEvent::Next);
    let effects = set(&mut study, &mut state, TaskEvent::Next);
    assert!(study.review.tasks(&state).is_none() && ended(&effects) == [0], "behind the last one they end");
    review(&mut study, &mut state, ReviewEvent::Side(Some(Player::Dark)));
    set(&mut study, &mut state, TaskEvent::Begin);
    assert_eq!((study.review.tasks(&state).unwrap().0.place(), state.record.played()), ((0, 1), 2));
    set(&mut study, &mut state, TaskEvent::Leave);
    review(&mut study, &mut state, ReviewEvent::Side(None));
    set(&mut study, &mut state, TaskEvent::Begin);
    assert_eq!(state.record.played(), 3, "the first one is done");
}

#[test]
fn a_try_is_kept_where_that_is_wanted() {
    let (mut study, mut state) = learning();
    let nodes = state.record.tree().len();
    set(&mut study, &mut state, TaskEvent::BeginAt(2));
    play(&mut study, &mut state, "c7");
    set(&mut study, &mut state, TaskEvent::Keep);
    assert!(state.aside.is_some());
    set(&mut study, &mut state, TaskEvent::Leave);
    assert_eq!(state.record.tree().len(), nodes + 1);
    handle(&mut study, &mut state, Event::Undo);
    assert_eq!(state.record.tree().len(), nodes);
}

#[test]
fn another_tab_a_click_and_another_game_end_a_task() {
    let (mut study, mut state) = learning();
    let nodes = state.record.tree().len();
    set(&mut study, &mut state, TaskEvent::BeginAt(2));
    play(&mut study, &mut state, "c7");
    handle(&mut study, &mut state, Event::Tab(Tab::Analysis));
    assert!(state.aside.is_none() && state.record.tree().len() == nodes);
    handle(&mut study, &mut state, Event::Tab(Tab::Review));
    set(&mut study, &mut state, TaskEvent::Begin);
    review(&mut study, &mut state, ReviewEvent::GoTo(1));
    assert!(state.aside.is_none() && state.record.played() == 1);
    set(&mut study, &mut state, TaskEvent::Begin);
    play(&mut study, &mut state, "c5");
    let other = studied("merkel", &["c2-c3"]).1.record;
    let tried = std::mem::replace(&mut state.record, other);
    state.others = vec![tried];
    follow(&mut study, &mut state);
    assert!(state.aside.is_none() && study.review.tasks(&state).is_none());
    assert_eq!(state.others[0].tree().len(), nodes, "the game that waits has no try");
}
