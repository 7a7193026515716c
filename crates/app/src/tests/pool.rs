//! The pool of workers: which job runs where, and what becomes of it.

use alquerque_messages::{Answer, Budget, Engine, Failure, Purpose, Request, SearchReport, SearchRequest, VERSION};

use crate::pool::{Closed, JobEvent, Pool, WorkerEffect, WorkerEvent};

// Alike with one another: each test begins with some jobs.

fn job(id: u32, purpose: Purpose) -> SearchRequest {
    SearchRequest {
        id,
        purpose,
        rules: "merkel".to_owned(),
        start: None,
        moves: Vec::new(),
        engine: Engine::Random,
        budget: Budget::Unlimited,
        seed: None,
    }
}

/// A pool for so many processors with one worker that is ready, and nobody looking.
fn pool(processors: usize) -> Pool {
    let mut pool = Pool::default();
    pool.allow(processors);
    assert_eq!(pool.open(), [WorkerEffect::Start(1), WorkerEffect::LookAfter(500)]);
    arrive(&mut pool, 1);
    assert_eq!(pool.look(0), (Vec::new(), None));
    pool
}

fn arrive(pool: &mut Pool, worker: u32) -> Vec<WorkerEffect> {
    pool.hear(worker, WorkerEvent::Loaded);
    hear(pool, worker, Answer::Hello { version: VERSION.to_owned() })
}

fn hear(pool: &mut Pool, worker: u32, answer: Answer) -> Vec<WorkerEffect> {
    pool.hear(worker, WorkerEvent::Said(answer)).0
}

fn done(id: u32) -> Answer {
    Answer::Done { id, best: None, report: SearchReport::default() }
}

fn search(worker: u32, id: u32, purpose: Purpose) -> WorkerEffect {
    WorkerEffect::Send(worker, Request::Search(job(id, purpose)))
}

#[test]
fn one_worker_is_enough_for_jobs_one_after_the_other() {
    let mut pool = pool(4);
    for id in 1..5 {
        let orders = pool.submit(job(id, Purpose::Play));
        assert_eq!(orders.first(), Some(&search(1, id, Purpose::Play)), "{orders:?}");
        assert!(!orders.iter().any(|order| matches!(order, WorkerEffect::Start(_))));
        assert_eq!(pool.hear(1, WorkerEvent::Said(done(id))).1, Some(JobEvent::Answer(done(id))));
    }
}

#[test]
fn another_worker_is_started_when_a_job_needs_it_and_takes_that() {
    let mut pool = pool(4);
    pool.submit(job(1, Purpose::Analyse));
    assert_eq!(pool.submit(job(2, Purpose::Analyse)), [WorkerEffect::Start(2)]);
    assert_eq!(pool.submit(job(3, Purpose::Analyse)), [WorkerEffect::Start(3)]);
    assert_eq!(pool.submit(job(4, Purpose::Analyse)), [], "there are enough");
    assert_eq!(arrive(&mut pool, 3), [search(3, 2, Purpose::Analyse)], "the first come first");
    assert_eq!(hear(&mut pool, 1, done(1)), [search(1, 3, Purpose::Analyse)]);
    assert_eq!(arrive(&mut pool, 2), [search(2, 4, Purpose::Analyse)]);
}

#[test]
fn as_many_workers_are_started_as_there_are_processors_for() {
    for (processors, most) in [(0, 1), (1, 1), (2, 1), (3, 2), (4, 3), (64, 3)] {
        let mut pool = pool(processors);
        let orders: Vec<WorkerEffect> = (1..9).flat_map(|id| pool.submit(job(id, Purpose::Analyse))).collect();
        let started = orders.iter().filter(|order| matches!(order, WorkerEffect::Start(_))).count();
        assert_eq!(started + 1, most, "{processors} processors");
    }
}

#[test]
fn the_more_urgent_job_goes_first_and_the_other_is_made_anew() {
    let mut pool = pool(1);
    pool.submit(job(1, Purpose::Analyse));
    assert_eq!(pool.submit(job(2, Purpose::Analyse)), []);
    assert_eq!(pool.submit(job(3, Purpose::Hint)), [search(1, 3, Purpose::Hint)]);
    assert_eq!(pool.submit(job(4, Purpose::Play)), [search(1, 4, Purpose::Play)]);
    assert_eq!(pool.submit(job(5, Purpose::Hint)), [], "one job does not push another of its kind aside");
    assert_eq!(pool.hear(1, WorkerEvent::Said(done(1))), (Vec::new(), None), "that came too late");
    let mut orders = Vec::new();
    for id in [4, 3, 5, 1, 2] {
        orders.extend(hear(&mut pool, 1, done(id)));
    }
    let then = [(3, Purpose::Hint), (5, Purpose::Hint), (1, Purpose::Analyse), (2, Purpose::Analyse)];
    assert_eq!(orders, then.map(|(id, purpose)| search(1, id, purpose)));
}

#[test]
fn the_least_urgent_job_waits_and_calls_for_another_worker() {
    let mut pool = pool(3);
    pool.submit(job(1, Purpose::Hint));
    pool.submit(job(2, Purpose::Analyse));
    arrive(&mut pool, 2);
    assert_eq!(pool.submit(job(3, Purpose::Play)), [search(2, 3, Purpose::Play)]);
    let mut pool = self::pool(4);
    pool.submit(job(1, Purpose::Analyse));
    assert_eq!(pool.submit(job(2, Purpose::Play)), [search(1, 2, Purpose::Play), WorkerEffect::Start(2)]);
    assert_eq!(arrive(&mut pool, 2), [search(2, 1, Purpose::Analyse)]);
}

#[test]
fn a_job_is_stopped_where_it_runs_and_cancelled_wherever_it_is() {
    let mut pool = pool(1);
    pool.submit(job(1, Purpose::Play));
    pool.submit(job(2, Purpose::Play));
    pool.submit(job(3, Purpose::Play));
    assert_eq!(pool.stop(1), [WorkerEffect::Send(1, Request::Stop { id: 1 })]);
    assert_eq!(pool.stop(2), [], "it has not begun");
    assert_eq!(pool.cancel(2), []);
    assert_eq!(pool.cancel(1), [WorkerEffect::Send(1, Request::Stop { id: 1 }), search(1, 3, Purpose::Play)]);
    assert_eq!(pool.hear(1, WorkerEvent::Said(done(1))), (Vec::new(), None), "nobody waits for it");
    assert_eq!(pool.hear(1, WorkerEvent::Said(done(3))).1, Some(JobEvent::Answer(done(3))));
    assert_eq!(pool.cancel(7), []);
}

#[test]
fn each_worker_is_watched_for_itself() {
    let mut pool = pool(3);
    pool.submit(job(1, Purpose::Analyse));
    pool.submit(job(2, Purpose::Analyse));
    arrive(&mut pool, 2);
    for _ in 0..2 {
        hear(&mut pool, 1, Answer::Pong);
        let (orders, told) = pool.look(0);
        assert_eq!((orders, told), (vec![WorkerEffect::Send(1, Request::Ping), WorkerEffect::LookAfter(500)], None));
    }
    hear(&mut pool, 1, Answer::Pong);
    let (orders, told) = pool.look(0);
    assert_eq!(
        orders,
        [
            WorkerEffect::Send(1, Request::Ping),
            WorkerEffect::End(2),
            WorkerEffect::Start(3),
            WorkerEffect::LookAfter(500)
        ]
    );
    assert_eq!(told, Some(JobEvent::Replaced { dropped: None }));
    assert_eq!(arrive(&mut pool, 3), [search(3, 2, Purpose::Analyse)]);
    assert_eq!(
        pool.hear(1, WorkerEvent::Said(done(1))).1,
        Some(JobEvent::Answer(done(1))),
        "the first was not disturbed"
    );
}

#[test]
fn a_worker_that_hangs_after_its_job_was_cancelled_is_noticed_too() {
    let mut pool = pool(1);
    pool.submit(job(1, Purpose::Play));
    pool.cancel(1);
    for _ in 0..2 {
        assert_eq!(pool.look(0), (vec![WorkerEffect::LookAfter(500)], None));
    }
    let (orders, told) = pool.look(0);
    assert_eq!(orders, [WorkerEffect::End(1), WorkerEffect::Start(2), WorkerEffect::LookAfter(500)]);
    assert_eq!(told, None, "nobody waits for anything");
}

#[test]
fn only_one_look_is_due_at_a_time() {
    let mut pool = pool(1);
    let orders: Vec<WorkerEffect> = (1..5).flat_map(|id| pool.submit(job(id, Purpose::Play))).collect();
    assert_eq!(orders, [search(1, 1, Purpose::Play), WorkerEffect::LookAfter(500)]);
    for id in 1..5 {
        let next: Vec<WorkerEffect> = (id < 4).then(|| search(1, id + 1, Purpose::Play)).into_iter().collect();
        assert_eq!(hear(&mut pool, 1, done(id)), next);
    }
    assert_eq!(pool.look(0), (Vec::new(), None), "nothing to look for");
}

#[test]
fn a_job_that_ends_every_worker_is_dropped_though_others_succeed() {
    let mut pool = pool(3);
    let mut worker = 1;
    for lost in 1..=3 {
        if lost == 1 {
            pool.submit(job(1, Purpose::Analyse));
        }
        let (_, told) = pool.hear(worker, WorkerEvent::Broken);
        assert_eq!(told, Some(JobEvent::Replaced { dropped: (lost == 3).then_some(1) }));
        worker += 1;
        arrive(&mut pool, worker);
        // Meanwhile another job is done.
        let id = 10 + lost;
        assert!(pool.submit(job(id, Purpose::Play)).contains(&search(worker, id, Purpose::Play)));
        hear(&mut pool, worker, done(id));
        // A worker that was started for the job that had to wait is none that has it.
        assert_eq!(pool.closed(), None);
    }
}

#[test]
fn three_workers_lost_in_a_row_close_the_pool_until_it_is_opened_again() {
    let mut pool = pool(1);
    pool.submit(job(1, Purpose::Play));
    assert_eq!(pool.hear(1, WorkerEvent::Broken).1, Some(JobEvent::Replaced { dropped: None }));
    pool.hear(2, WorkerEvent::Broken);
    assert_eq!(pool.hear(3, WorkerEvent::Broken), (vec![WorkerEffect::End(3)], Some(JobEvent::Closed)));
    assert_eq!(pool.closed(), Some(&Closed::GivenUp));
    assert_eq!(pool.submit(job(2, Purpose::Play)), []);
    assert_eq!(pool.open()[0], WorkerEffect::Start(4));
    assert_eq!(arrive(&mut pool, 4), [], "the jobs are gone");
    assert_eq!(pool.submit(job(3, Purpose::Play)), [search(4, 3, Purpose::Play)]);
}

#[test]
fn workers_of_another_version_are_ended() {
    let mut pool = pool(3);
    pool.submit(job(1, Purpose::Analyse));
    pool.submit(job(2, Purpose::Analyse));
    pool.hear(2, WorkerEvent::Loaded);
    let (orders, told) = pool.hear(2, WorkerEvent::Said(Answer::Hello { version: "9.9.9".to_owned() }));
    assert_eq!((orders, told), (vec![WorkerEffect::End(1), WorkerEffect::End(2)], Some(JobEvent::Closed)));
    assert_eq!(pool.closed(), Some(&Closed::Outdated("9.9.9".to_owned())));
}

#[test]
fn a_failure_frees_the_worker() {
    let mut pool = pool(1);
    pool.submit(job(1, Purpose::Play));
    pool.submit(job(2, Purpose::Play));
    let failed = |id| Answer::Failed { id, why: Failure::OnlyUct };
    assert_eq!(pool.hear(1, WorkerEvent::Said(failed(Some(2)))), (Vec::new(), None), "it has no such job");
    let (orders, told) = pool.hear(1, WorkerEvent::Said(failed(Some(1))));
    assert_eq!((orders, told), (vec![search(1, 2, Purpose::Play)], Some(JobEvent::Answer(failed(Some(1))))));
    assert_eq!(pool.hear(1, WorkerEvent::Said(failed(None))).1, Some(JobEvent::Answer(failed(None))));
}
