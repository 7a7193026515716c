//! The supervisor: a silent worker is terminated and replaced, up to a limit, and its work restarts.

use alquerque_app::watchdog::{Closed, WorkerEffect, WorkerEvent};
use alquerque_messages::analysis::Analysis;
use alquerque_messages::analysis::lab::{LabAnswer, LabRequest};
use alquerque_messages::{Answer, Request, VERSION};
use alquerque_study::engine_id::EngineId;
use alquerque_study::lab::side::Side;
use alquerque_study::supervisor::Supervisor;
use alquerque_study::{Event, Worker};

const UCT: Worker = Worker::Engine(EngineId::Uct);

fn stop(id: u32) -> Request {
    Request::Stop { id }
}

fn hello() -> WorkerEvent {
    WorkerEvent::Answered(Answer::Hello { version: VERSION.to_owned() })
}

/// Starts a worker with its first request.
fn employed(supervisor: &mut Supervisor, worker: Worker, number: u32) {
    assert!(supervisor.send(worker, stop(1)).contains(&WorkerEffect::Start(number)));
    assert_eq!(
        supervisor.on_worker_event(number, WorkerEvent::Loaded).0,
        [WorkerEffect::Send(number, Request::Hello { version: VERSION.to_owned() })]
    );
    assert_eq!(supervisor.on_worker_event(number, hello()).0, [WorkerEffect::Send(number, stop(1))]);
}

/// Runs the watchdog until it reports an event; returns the number of checks.
fn looks(supervisor: &mut Supervisor) -> (u32, Vec<WorkerEffect>, Vec<Event>) {
    for number in 1..100 {
        let (effects, events) = supervisor.check_workers(0);
        if !events.is_empty() {
            return (number, effects, events);
        }
        assert!(effects.contains(&WorkerEffect::TickAfter(500)), "{effects:?}");
    }
    panic!("no event was reported");
}

#[test]
fn orders_are_queued_until_their_worker_is_ready() {
    let mut supervisor = Supervisor::default();
    assert_eq!(supervisor.send(UCT, stop(1)), [WorkerEffect::Start(1), WorkerEffect::TickAfter(500)]);
    assert_eq!(supervisor.send(UCT, stop(2)), []);
    supervisor.on_worker_event(1, WorkerEvent::Loaded);
    assert_eq!(
        supervisor.on_worker_event(1, hello()).0,
        [WorkerEffect::Send(1, stop(1)), WorkerEffect::Send(1, stop(2))]
    );
    assert_eq!(supervisor.send(UCT, stop(3)), [WorkerEffect::Send(1, stop(3))]);
    let news = Answer::Analysis { id: 3, analysis: Analysis::default(), done: true };
    assert_eq!(supervisor.on_worker_event(1, WorkerEvent::Answered(news.clone())).1, Some(Event::Answer(UCT, news)));
    assert_eq!(supervisor.end(UCT), [WorkerEffect::End(1)]);
    assert_eq!(supervisor.on_worker_event(1, WorkerEvent::Broken), (vec![], None), "the old worker is ignored");
}

#[test]
fn a_silent_worker_is_terminated_within_two_seconds() {
    for worker in [UCT, Worker::Engine(EngineId::AlphaBeta), Worker::Review(1), Worker::Uct, Worker::Lab(Side::A)] {
        let mut supervisor = Supervisor::default();
        employed(&mut supervisor, worker, 1);
        let (seen, effects, events) = looks(&mut supervisor);
        assert_eq!(seen, 3, "checks every half second");
        assert_eq!(effects[0], WorkerEffect::End(1));
        assert_eq!(events, [Event::Lost { worker, was_there: true }]);
        // Its work goes to a new worker.
        employed(&mut supervisor, worker, 2);
    }
}

#[test]
fn a_responsive_worker_is_left_alone_and_a_dead_idle_one_is_noticed() {
    let mut supervisor = Supervisor::default();
    employed(&mut supervisor, Worker::Lab(Side::B), 1);
    for _ in 0..50 {
        let (effects, events) = supervisor.check_workers(0);
        assert_eq!(events, []);
        if effects.contains(&WorkerEffect::Send(1, Request::Ping)) {
            assert_eq!(supervisor.on_worker_event(1, WorkerEvent::Answered(Answer::Pong)), (vec![], None));
        } else {
            supervisor
                .on_worker_event(1, WorkerEvent::Answered(Answer::Lab(LabAnswer::Tree { id: 1, nodes: Vec::new() })));
        }
    }
    assert_eq!(looks(&mut supervisor).2, [Event::Lost { worker: Worker::Lab(Side::B), was_there: true }]);
}

#[test]
fn late_watchdog_checks_lose_no_worker() {
    let mut supervisor = Supervisor::default();
    employed(&mut supervisor, UCT, 1);
    for _ in 0..20 {
        assert_eq!(supervisor.check_workers(1000), (vec![WorkerEffect::TickAfter(500)], vec![]));
    }
}

#[test]
fn the_third_loss_in_a_row_is_final_and_a_retry_resets_the_count() {
    let mut supervisor = Supervisor::default();
    let mut number = 0;
    for _ in 0..2 {
        for lost in 1..=3 {
            number += 1;
            employed(&mut supervisor, Worker::Uct, number);
            let (effects, events) = supervisor.on_worker_event(number, WorkerEvent::Broken);
            assert_eq!(effects, [WorkerEffect::End(number)]);
            assert_eq!(
                events,
                Some(match lost {
                    3 => Event::Broken(Worker::Uct, Closed::GivenUp),
                    _ => Event::Lost { worker: Worker::Uct, was_there: true },
                })
            );
        }
    }
}

#[test]
fn losses_are_counted_per_worker() {
    let mut supervisor = Supervisor::default();
    for (number, side) in [(1, Side::A), (2, Side::B), (3, Side::A), (4, Side::B)] {
        supervisor.send(Worker::Lab(side), Request::Lab(LabRequest::Stop { id: 1 }));
        let events = supervisor.on_worker_event(number, WorkerEvent::Broken).1;
        assert_eq!(events, Some(Event::Lost { worker: Worker::Lab(side), was_there: false }));
    }
}

#[test]
fn completed_work_or_a_minute_of_answers_resets_the_losses() {
    let done = |supervisor: &mut Supervisor, number| {
        let news = Answer::Analysis { id: 1, analysis: Analysis::default(), done: true };
        supervisor.on_worker_event(number, WorkerEvent::Answered(news));
    };
    let answers = |supervisor: &mut Supervisor, number| {
        for _ in 0..120 {
            supervisor.check_workers(0);
            supervisor.on_worker_event(number, WorkerEvent::Answered(Answer::Pong));
        }
    };
    let ways: [fn(&mut Supervisor, u32); 2] = [done, answers];
    for is_made_up in ways {
        let mut supervisor = Supervisor::default();
        for number in 1..6 {
            employed(&mut supervisor, UCT, number);
            is_made_up(&mut supervisor, number);
            let events = supervisor.on_worker_event(number, WorkerEvent::Broken).1;
            assert_eq!(events, Some(Event::Lost { worker: UCT, was_there: true }));
        }
    }
}

#[test]
fn the_reason_of_a_failure_is_reported() {
    let mut supervisor = Supervisor::default();
    supervisor.send(UCT, stop(1));
    let (effects, events) = supervisor.on_worker_event(1, WorkerEvent::Refused);
    assert_eq!((effects, events), (vec![WorkerEffect::End(1)], Some(Event::Broken(UCT, Closed::Refused))));
    let mut events = None;
    for number in 2..5 {
        supervisor.send(UCT, stop(1));
        events = supervisor.on_worker_event(number, WorkerEvent::Broken).1;
    }
    assert_eq!(events, Some(Event::Broken(UCT, Closed::Missing)));
    supervisor.send(UCT, stop(1));
    let other = Answer::Hello { version: "9.9.9".to_owned() };
    let events = supervisor.on_worker_event(5, WorkerEvent::Answered(other)).1;
    assert_eq!(events, Some(Event::Broken(UCT, Closed::Outdated("9.9.9".to_owned()))));
    employed(&mut supervisor, UCT, 6);
    let events = supervisor.on_worker_event(6, WorkerEvent::Unreadable).1;
    assert!(matches!(events, Some(Event::Broken(_, Closed::Outdated(_)))));
}

#[test]
fn a_worker_has_ten_seconds_to_start() {
    let mut supervisor = Supervisor::default();
    supervisor.send(UCT, stop(1));
    let (seen, _, events) = looks(&mut supervisor);
    assert_eq!((seen, events), (20, vec![Event::Lost { worker: UCT, was_there: false }]));
}
