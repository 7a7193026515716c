//! The sessions of workers: a silent worker is terminated and replaced, up to a limit, and its work restarts.

use alquerque_app::jobs::worker::{Closed, WorkerEffect, WorkerEvent};
use alquerque_app::jobs::{JobEvent, Jobs};
use alquerque_messages::SearchReport;
use alquerque_messages::analysis::lab::{LabAnswer, LabRequest};
use alquerque_messages::{Answer, Request, StudyAnswer, VERSION};
use alquerque_study::Worker;
use alquerque_study::engines::engine::EngineId;
use alquerque_study::lab::settings::Side;

const UCT: Worker = Worker::Engine(EngineId::Uct);

fn stop(id: u32) -> Request {
    Request::Stop { id }
}

fn hello() -> WorkerEvent {
    WorkerEvent::Answered(Answer::Hello { version: VERSION.to_owned() })
}

/// Starts a worker with its first request.
fn start_worker(jobs: &mut Jobs<Worker>, worker: Worker, number: u32) {
    assert!(jobs.submit(worker, stop(1)).contains(&WorkerEffect::Start(number)));
    assert_eq!(
        jobs.handle_event(number, WorkerEvent::Loaded).0,
        [WorkerEffect::Send(number, Request::Hello { version: VERSION.to_owned() })]
    );
    assert_eq!(jobs.handle_event(number, hello()).0, [WorkerEffect::Send(number, stop(1))]);
}

/// Runs the watchdog until it reports an event; returns the number of checks.
fn tick_until_event(jobs: &mut Jobs<Worker>) -> (u32, Vec<WorkerEffect>, Vec<(Worker, JobEvent)>) {
    for number in 1..100 {
        let (effects, events) = jobs.tick(0);
        if !events.is_empty() {
            return (number, effects, events);
        }
        assert!(effects.contains(&WorkerEffect::TickAfter(500)), "{effects:?}");
    }
    panic!("no event was reported");
}

#[test]
fn orders_are_queued_until_their_worker_is_ready() {
    let mut jobs = Jobs::default();
    assert_eq!(jobs.submit(UCT, stop(1)), [WorkerEffect::Start(1), WorkerEffect::TickAfter(500)]);
    assert_eq!(jobs.submit(UCT, stop(2)), []);
    jobs.handle_event(1, WorkerEvent::Loaded);
    assert_eq!(jobs.handle_event(1, hello()).0, [WorkerEffect::Send(1, stop(1)), WorkerEffect::Send(1, stop(2))]);
    assert_eq!(jobs.submit(UCT, stop(3)), [WorkerEffect::Send(1, stop(3))]);
    let news = Answer::Study(StudyAnswer::Analysis { id: 3, report: SearchReport::default(), done: true });
    assert_eq!(jobs.handle_event(1, WorkerEvent::Answered(news.clone())).1, Some((UCT, JobEvent::Answer(news))));
    assert_eq!(jobs.end(UCT), [WorkerEffect::End(1)]);
    assert_eq!(jobs.handle_event(1, WorkerEvent::Broken), (vec![], None), "the old worker is ignored");
}

#[test]
fn a_silent_worker_is_terminated_within_five_seconds() {
    for worker in [UCT, Worker::Engine(EngineId::AlphaBeta), Worker::Exercise, Worker::Uct, Worker::Lab(Side::A)] {
        let mut jobs = Jobs::default();
        start_worker(&mut jobs, worker, 1);
        let (seen, effects, events) = tick_until_event(&mut jobs);
        assert_eq!(seen, 10, "checks every half second");
        assert_eq!(effects[0], WorkerEffect::End(1));
        assert_eq!(events, [(worker, JobEvent::Lost { dropped: None, was_ready: true })]);
        // Its work goes to a new worker.
        start_worker(&mut jobs, worker, 2);
    }
}

#[test]
fn a_responsive_worker_is_left_alone_and_a_dead_idle_one_is_noticed() {
    let mut jobs = Jobs::default();
    start_worker(&mut jobs, Worker::Lab(Side::B), 1);
    for _ in 0..50 {
        let (effects, events) = jobs.tick(0);
        assert_eq!(events, []);
        if effects.contains(&WorkerEffect::Send(1, Request::Ping)) {
            assert_eq!(jobs.handle_event(1, WorkerEvent::Answered(Answer::Pong)), (vec![], None));
        } else {
            jobs.handle_event(
                1,
                WorkerEvent::Answered(Answer::Study(StudyAnswer::Lab(LabAnswer::Tree { id: 1, nodes: Vec::new() }))),
            );
        }
    }
    assert_eq!(
        tick_until_event(&mut jobs).2,
        [(Worker::Lab(Side::B), JobEvent::Lost { dropped: None, was_ready: true })]
    );
}

#[test]
fn late_watchdog_checks_lose_no_worker() {
    let mut jobs = Jobs::default();
    start_worker(&mut jobs, UCT, 1);
    for _ in 0..20 {
        assert_eq!(jobs.tick(1000), (vec![WorkerEffect::TickAfter(500)], vec![]));
    }
}

#[test]
fn the_third_loss_in_a_row_is_final_and_a_retry_resets_the_count() {
    let mut jobs = Jobs::default();
    let mut number = 0;
    for _ in 0..2 {
        for lost in 1..=3 {
            number += 1;
            start_worker(&mut jobs, Worker::Uct, number);
            let (effects, events) = jobs.handle_event(number, WorkerEvent::Broken);
            assert_eq!(effects, [WorkerEffect::End(number)]);
            assert_eq!(
                events,
                Some(match lost {
                    3 => (Worker::Uct, JobEvent::Closed(Closed::GivenUp)),
                    _ => (Worker::Uct, JobEvent::Lost { dropped: None, was_ready: true }),
                })
            );
        }
    }
}

#[test]
fn losses_are_counted_per_worker() {
    let mut jobs = Jobs::default();
    for (number, side) in [(1, Side::A), (2, Side::B), (3, Side::A), (4, Side::B)] {
        jobs.submit(Worker::Lab(side), Request::Lab(LabRequest::Stop { id: 1 }));
        let events = jobs.handle_event(number, WorkerEvent::Broken).1;
        assert_eq!(events, Some((Worker::Lab(side), JobEvent::Lost { dropped: None, was_ready: false })));
    }
}

#[test]
fn completed_work_or_a_minute_of_answers_resets_the_losses() {
    let done = |jobs: &mut Jobs<Worker>, number| {
        let news = Answer::Study(StudyAnswer::Analysis { id: 1, report: SearchReport::default(), done: true });
        jobs.handle_event(number, WorkerEvent::Answered(news));
    };
    let answers = |jobs: &mut Jobs<Worker>, number| {
        for _ in 0..120 {
            jobs.tick(0);
            jobs.handle_event(number, WorkerEvent::Answered(Answer::Pong));
        }
    };
    let ways: [fn(&mut Jobs<Worker>, u32); 2] = [done, answers];
    for is_made_up in ways {
        let mut jobs = Jobs::default();
        for number in 1..6 {
            start_worker(&mut jobs, UCT, number);
            is_made_up(&mut jobs, number);
            let events = jobs.handle_event(number, WorkerEvent::Broken).1;
            assert_eq!(events, Some((UCT, JobEvent::Lost { dropped: None, was_ready: true })));
        }
    }
}

#[test]
fn the_reason_of_a_failure_is_reported() {
    let mut jobs = Jobs::default();
    jobs.submit(UCT, stop(1));
    let (effects, events) = jobs.handle_event(1, WorkerEvent::Refused);
    assert_eq!((effects, events), (vec![WorkerEffect::End(1)], Some((UCT, JobEvent::Closed(Closed::Refused)))));
    let mut events = None;
    for number in 2..5 {
        jobs.submit(UCT, stop(1));
        events = jobs.handle_event(number, WorkerEvent::Broken).1;
    }
    assert_eq!(events, Some((UCT, JobEvent::Closed(Closed::Missing))));
    jobs.submit(UCT, stop(1));
    let other = Answer::Hello { version: "9.9.9".to_owned() };
    let events = jobs.handle_event(5, WorkerEvent::Answered(other)).1;
    assert_eq!(events, Some((UCT, JobEvent::Closed(Closed::Outdated("9.9.9".to_owned())))));
    start_worker(&mut jobs, UCT, 6);
    let events = jobs.handle_event(6, WorkerEvent::Unreadable).1;
    assert!(matches!(events, Some((_, JobEvent::Closed(Closed::Outdated(_))))));
}

#[test]
fn a_worker_has_ten_seconds_to_start() {
    let mut jobs = Jobs::default();
    jobs.submit(UCT, stop(1));
    let (seen, _, events) = tick_until_event(&mut jobs);
    assert_eq!((seen, events), (20, vec![(UCT, JobEvent::Lost { dropped: None, was_ready: false })]));
}
