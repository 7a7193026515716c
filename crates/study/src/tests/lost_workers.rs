//! Lost workers: their work restarts, stale results are hidden, and the study says so.

use alquerque_app::command::Command;
use alquerque_app::jobs::JobEvent;
use alquerque_app::jobs::worker::Closed;
use alquerque_app::notice::Offer;
use alquerque_language::{Phrase, message};
use alquerque_messages::analysis::lab::{Found, LabAnswer, LabRequest};
use alquerque_messages::analysis::uct::{UctAnswer, UctRequest, View};
use alquerque_messages::{Answer, Request, StudyAnswer};

use super::*;
use crate::engines::engine::EngineId;
use crate::event::{LabEvent, UctEvent};
use crate::lab::settings::Side as Setting;
use crate::uct::controls::Mode;

fn lost(worker: Worker) -> Event {
    Event::Worker(worker, JobEvent::Lost { dropped: None, was_ready: true })
}

fn all_orders(effects: &[StudyEffect]) -> Vec<(Worker, Request)> {
    let order = |effect: &StudyEffect| match effect {
        StudyEffect::Request(worker, order) => Some((*worker, order.clone())),
        _ => None,
    };
    effects.iter().filter_map(order).collect()
}

fn notice(state: &State) -> Option<(Phrase, Option<Offer>)> {
    let notice = state.notices.current()?;
    Some((notice.text.phrases().first()?.clone(), notice.offer))
}

fn restarted() -> (Phrase, Option<Offer>) {
    (Phrase::new(message::ENGINE_ANEW), None)
}

fn is_told_to_have_failed(state: &State) -> bool {
    notice(state) == Some((Phrase::new(message::NO_ENGINES).key("why", "given-up"), Some(Offer::TryAgain)))
}

/// Presses the button of the notice, and lets the study react.
fn try_again(study: &mut Study, state: &mut State) -> Vec<StudyEffect> {
    update(state, AppEvent::Command(Command::TryAgain));
    assert_eq!(state.notices.current(), None);
    crate::update::follow(study, state)
}

#[test]
fn a_lost_engine_restarts_and_hides_stale_results() {
    let (mut study, mut state) = studied("merkel", &MOVES);
    handle(&mut study, &mut state, Event::Tab(Tab::Analysis));
    let worker = Worker::Engine(EngineId::Uct);
    let first = all_orders(&handle(&mut study, &mut state, Event::Engine(EngineId::Uct, true)));
    let [(_, Request::Analyse(task))] = &first[..] else { panic!("{first:?}") };
    let news = Answer::Study(StudyAnswer::Analysis { id: task.id, report: analysis(0.5, None, &[]), done: false });
    handle(&mut study, &mut state, Event::Worker(worker, JobEvent::Answer(news.clone())));
    assert!(study.engines.found(EngineId::Uct, &*state.game.record).is_some());
    let again = all_orders(&handle(&mut study, &mut state, lost(worker)));
    let [(_, Request::Analyse(other))] = &again[..] else { panic!("{again:?}") };
    assert_eq!((&other.course.moves, notice(&state)), (&task.course.moves, Some(restarted())));
    assert!(study.engines.found(EngineId::Uct, &*state.game.record).is_none(), "its figures are not live");
    handle(&mut study, &mut state, Event::Worker(worker, JobEvent::Answer(news)));
    assert!(study.engines.found(EngineId::Uct, &*state.game.record).is_none(), "the lost worker's answer is too late");
    let effects = handle(&mut study, &mut state, Event::Worker(worker, JobEvent::Closed(Closed::GivenUp)));
    assert!(effects.contains(&StudyEffect::End(worker)) && all_orders(&effects).is_empty());
    assert!(study.engines.engine(EngineId::Uct).broken && is_told_to_have_failed(&state));
    assert!(matches!(all_orders(&try_again(&mut study, &mut state))[..], [(_, Request::Analyse(_))]));
    assert!(!study.engines.engine(EngineId::Uct).broken);
}

#[test]
fn a_worker_that_fails_to_load_is_silently_retried() {
    let (mut study, mut state) = studied("merkel", &MOVES);
    handle(&mut study, &mut state, Event::Tab(Tab::Analysis));
    handle(&mut study, &mut state, Event::Engine(EngineId::Uct, true));
    let event = Event::Worker(Worker::Engine(EngineId::Uct), JobEvent::Lost { dropped: None, was_ready: false });
    assert_eq!(all_orders(&handle(&mut study, &mut state, event)).len(), 1);
    assert_eq!(notice(&state), None);
}

#[test]
fn a_review_reassigns_the_job_of_a_lost_worker() {
    let (mut study, mut state) = studied("othello", &OPENING);
    let effects = begin(&mut study, &mut state, false);
    let mut workers = Workers::new(2);
    let all = workers.take(&mut study, &mut state, &effects);
    let again = workers.hear(&mut study, &mut state, 1, WorkerEvent::Broken);
    assert_eq!((again[0].0, &again[0].1.course.moves), (3, &all[0].1.course.moves));
    assert_eq!((study.review.progress(), notice(&state)), (Some((0, 7)), Some(restarted())));
    // Without any worker the review ends; a retry continues where it was.
    for lost in [3, 4] {
        workers.hear(&mut study, &mut state, lost, WorkerEvent::Broken);
        assert!(!is_told_to_have_failed(&state), "the other worker continues");
    }
    for lost in [2, 5, 6] {
        assert!(study.review.progress().is_some());
        workers.hear(&mut study, &mut state, lost, WorkerEvent::Broken);
    }
    assert!(study.review.is_broken && is_told_to_have_failed(&state));
    assert_eq!(orders(&try_again(&mut study, &mut state)).len(), 7);
    assert_eq!(study.review.progress(), Some((0, 7)));
}

#[test]
fn a_lost_tree_grows_again_and_is_hidden_until_then() {
    let (mut study, mut state) = studied("merkel", &MOVES);
    handle(&mut study, &mut state, Event::Tab(Tab::Uct));
    let first = all_orders(&handle(&mut study, &mut state, Event::Uct(UctEvent::Run(true))));
    let [(_, Request::Uct(UctRequest::Think(search)))] = &first[..] else { panic!("{first:?}") };
    let view = View { playouts: 7, is_running: true, ..View::default() };
    let seen = Answer::Study(StudyAnswer::Uct(UctAnswer::Seen { id: search.id, view }));
    handle(&mut study, &mut state, Event::Worker(Worker::Uct, JobEvent::Answer(seen)));
    assert_eq!(study.uct.live.playouts(), 7);
    let again = all_orders(&handle(&mut study, &mut state, lost(Worker::Uct)));
    assert!(matches!(again[..], [(Worker::Uct, Request::Uct(UctRequest::Think(_)))]), "{again:?}");
    assert_eq!((study.uct.live.playouts(), study.uct.live.on, notice(&state)), (0, true, Some(restarted())));
    handle(&mut study, &mut state, Event::Worker(Worker::Uct, JobEvent::Closed(Closed::GivenUp)));
    assert!(study.uct.broken && is_told_to_have_failed(&state));
    try_again(&mut study, &mut state);
    assert!(!study.uct.broken);
}

#[test]
fn steps_resume_at_the_same_iteration_after_a_loss() {
    let (mut study, mut state) = studied("merkel", &MOVES[..2]);
    handle(&mut study, &mut state, Event::Tab(Tab::Uct));
    let mut effects = handle(&mut study, &mut state, Event::Uct(UctEvent::Mode(Mode::Steps)));
    let told = |study: &mut Study, state: &mut State, effects: &[StudyEffect], number| {
        let id = all_orders(effects).iter().find_map(|(_, order)| match order {
            Request::Uct(UctRequest::Replay(search)) => Some(search.id),
            Request::Uct(UctRequest::Iterate { id, .. }) => Some(*id),
            _ => None,
        });
        let id = id.expect("an iteration is requested");
        let told =
            UctAnswer::Iteration { id, wanted: number, number, root: Vec::new(), iteration: None, tree: Vec::new() };
        handle(study, state, Event::Worker(Worker::Uct, JobEvent::Answer(Answer::Study(StudyAnswer::Uct(told)))))
    };
    told(&mut study, &mut state, &effects, 0);
    effects = handle(&mut study, &mut state, Event::Uct(UctEvent::Jump(5)));
    told(&mut study, &mut state, &effects, 5);
    effects = handle(&mut study, &mut state, lost(Worker::Uct));
    assert!(study.uct.steps.current().is_none());
    effects = told(&mut study, &mut state, &effects, 0);
    assert!(
        matches!(all_orders(&effects)[..], [(_, Request::Uct(UctRequest::Iterate { number: 5, .. }))]),
        "{effects:?}"
    );
}

#[test]
fn a_lost_experiment_restarts() {
    let (mut study, mut state) = studied("merkel", &MOVES[..2]);
    handle(&mut study, &mut state, Event::Tab(Tab::Lab));
    let first = all_orders(&handle(&mut study, &mut state, Event::Lab(LabEvent::Begin)));
    let [(_, Request::Lab(LabRequest::Begin(one))), (_, Request::Lab(LabRequest::Begin(_)))] = &first[..] else {
        panic!("{first:?}")
    };
    let worker = Worker::Lab(Setting::A);
    let found = Answer::Study(StudyAnswer::Lab(LabAnswer::Search { id: one.id, found: Found::default(), done: false }));
    handle(&mut study, &mut state, Event::Worker(worker, JobEvent::Answer(found)));
    assert!(study.lab.found(&state, Setting::A).is_some());
    let again = all_orders(&handle(&mut study, &mut state, lost(worker)));
    let [(Worker::Lab(Setting::A), Request::Lab(LabRequest::Begin(other)))] = &again[..] else { panic!("{again:?}") };
    assert_eq!((other.trial, notice(&state)), (one.trial, Some(restarted())));
    assert!(study.lab.found(&state, Setting::A).is_none(), "its figures are not live");
    handle(&mut study, &mut state, Event::Worker(worker, JobEvent::Closed(Closed::GivenUp)));
    assert!(study.lab.broken && is_told_to_have_failed(&state));
    let effects = try_again(&mut study, &mut state);
    let begun = |order: &&(Worker, Request)| matches!(order, (_, Request::Lab(LabRequest::Begin(_))));
    assert_eq!(all_orders(&effects).iter().filter(begun).count(), 2);
}
