//! Assigning and reassigning jobs.

use crate::jobs::watchdog::MAX_SILENT_TICKS;
use alquerque_messages::{
    Answer, Budget, Course, Engine, ExpectedScore, Failure, Purpose, Request, RootMove, SearchReport, SearchRequest,
    VERSION, Work,
};

use crate::jobs::worker::{Closed, WorkerEffect, WorkerEvent};
use crate::jobs::{GameRole, JobEvent, Jobs, max_search_workers};

fn job(id: u32, purpose: Purpose) -> SearchRequest {
    SearchRequest {
        id,
        purpose,
        course: Course { rules: "merkel".to_owned(), ..Course::default() },
        engine: Engine::Random,
        budget: Budget::Unlimited,
        seed: None,
    }
}

/// The loss of a worker that had started.
const LOST: JobEvent = JobEvent::Lost { dropped: None, was_ready: true };

/// The owner of these jobs.
trait Owner {
    fn given(&mut self, request: SearchRequest) -> Vec<WorkerEffect>;
    fn hears(&mut self, worker: u32, event: WorkerEvent) -> (Vec<WorkerEffect>, Option<JobEvent>);
    fn ticks(&mut self) -> (Vec<WorkerEffect>, Option<JobEvent>);
}

impl Owner for Jobs<GameRole> {
    fn given(&mut self, request: SearchRequest) -> Vec<WorkerEffect> {
        let role = if request.purpose == Purpose::Prove { GameRole::Prover } else { GameRole::Search };
        self.submit(role, Request::Search(request))
    }

    fn hears(&mut self, worker: u32, event: WorkerEvent) -> (Vec<WorkerEffect>, Option<JobEvent>) {
        let (effects, event) = self.handle_event(worker, event);
        (effects, event.map(|(_, event)| event))
    }

    fn ticks(&mut self) -> (Vec<WorkerEffect>, Option<JobEvent>) {
        let (effects, events) = self.tick(0);
        (effects, events.into_iter().next().map(|(_, event)| event))
    }
}

/// Jobs for this many processors, with one ready worker and no tick scheduled.
fn ready(processors: usize) -> Jobs<GameRole> {
    let mut jobs = Jobs::default();
    jobs.limit(GameRole::Search, max_search_workers(processors, None));
    assert_eq!(jobs.open(GameRole::Search), [WorkerEffect::Start(1), WorkerEffect::TickAfter(500)]);
    arrive(&mut jobs, 1);
    assert_eq!(jobs.ticks(), (Vec::new(), None));
    jobs
}

fn arrive(jobs: &mut Jobs<GameRole>, worker: u32) -> Vec<WorkerEffect> {
    jobs.hears(worker, WorkerEvent::Loaded);
    hear(jobs, worker, Answer::Hello { version: VERSION.to_owned() })
}

fn hear(jobs: &mut Jobs<GameRole>, worker: u32, answer: Answer) -> Vec<WorkerEffect> {
    jobs.hears(worker, WorkerEvent::Answered(answer)).0
}

fn done(id: u32) -> Answer {
    Answer::Done { id, best: None, report: SearchReport::default() }
}

fn search(worker: u32, id: u32, purpose: Purpose) -> WorkerEffect {
    WorkerEffect::Send(worker, Request::Search(job(id, purpose)))
}

#[test]
fn one_worker_serves_consecutive_jobs() {
    let mut jobs = ready(4);
    for id in 1..5 {
        let orders = jobs.given(job(id, Purpose::Play));
        assert_eq!(orders.first(), Some(&search(1, id, Purpose::Play)), "{orders:?}");
        assert!(!orders.iter().any(|order| matches!(order, WorkerEffect::Start(_))));
        assert_eq!(jobs.hears(1, WorkerEvent::Answered(done(id))).1, Some(JobEvent::Answer(done(id))));
    }
}

#[test]
fn another_worker_is_started_for_a_waiting_job() {
    let mut jobs = ready(4);
    jobs.given(job(1, Purpose::Analyse));
    assert_eq!(jobs.given(job(2, Purpose::Analyse)), [WorkerEffect::Start(2)]);
    assert_eq!(jobs.given(job(3, Purpose::Analyse)), [WorkerEffect::Start(3)]);
    assert_eq!(jobs.given(job(4, Purpose::Analyse)), [], "there are enough workers");
    assert_eq!(arrive(&mut jobs, 3), [search(3, 2, Purpose::Analyse)], "first come, first served");
    assert_eq!(hear(&mut jobs, 1, done(1)), [search(1, 3, Purpose::Analyse)]);
    assert_eq!(arrive(&mut jobs, 2), [search(2, 4, Purpose::Analyse)]);
}

#[test]
fn the_number_of_workers_is_limited_by_processors_and_memory() {
    let unknown = [(0, 1), (1, 1), (2, 1), (3, 2), (4, 3), (64, 3)].map(|(processors, most)| (processors, None, most));
    let known = [(64, 8, 8), (4, 8, 3), (64, 4, 2), (64, 0, 1)]
        .map(|(processors, memory, most)| (processors, Some(memory), most));
    for (processors, gigabytes, most) in unknown.into_iter().chain(known) {
        let mut jobs = ready(processors);
        jobs.limit(GameRole::Search, max_search_workers(processors, gigabytes));
        let orders: Vec<WorkerEffect> = (1..9).flat_map(|id| jobs.given(job(id, Purpose::Analyse))).collect();
        let started = orders.iter().filter(|order| matches!(order, WorkerEffect::Start(_))).count();
        assert_eq!(started + 1, most, "{processors} processors");
    }
}

#[test]
fn an_urgent_job_displaces_another_which_restarts() {
    let mut jobs = ready(1);
    jobs.given(job(1, Purpose::Analyse));
    assert_eq!(jobs.given(job(2, Purpose::Analyse)), []);
    assert_eq!(jobs.given(job(3, Purpose::Hint)), [search(1, 3, Purpose::Hint)]);
    assert_eq!(jobs.given(job(4, Purpose::Play)), [search(1, 4, Purpose::Play)]);
    assert_eq!(jobs.given(job(5, Purpose::Hint)), [], "a job does not displace another of its kind");
    assert_eq!(jobs.hears(1, WorkerEvent::Answered(done(1))), (Vec::new(), None), "too late");
    let mut orders = Vec::new();
    for id in [4, 3, 5, 1, 2] {
        orders.extend(hear(&mut jobs, 1, done(id)));
    }
    let then = [(3, Purpose::Hint), (5, Purpose::Hint), (1, Purpose::Analyse), (2, Purpose::Analyse)];
    assert_eq!(orders, then.map(|(id, purpose)| search(1, id, purpose)));
}

#[test]
fn the_least_urgent_job_waits_for_another_worker() {
    let mut jobs = ready(3);
    jobs.given(job(1, Purpose::Hint));
    jobs.given(job(2, Purpose::Analyse));
    arrive(&mut jobs, 2);
    assert_eq!(jobs.given(job(3, Purpose::Play)), [search(2, 3, Purpose::Play)]);
    let mut jobs = ready(4);
    jobs.given(job(1, Purpose::Analyse));
    assert_eq!(jobs.given(job(2, Purpose::Play)), [search(1, 2, Purpose::Play), WorkerEffect::Start(2)]);
    assert_eq!(arrive(&mut jobs, 2), [search(2, 1, Purpose::Analyse)]);
}

#[test]
fn running_jobs_can_be_stopped_and_any_job_cancelled() {
    let mut jobs = ready(1);
    jobs.given(job(1, Purpose::Play));
    jobs.given(job(2, Purpose::Play));
    jobs.given(job(3, Purpose::Play));
    assert_eq!(jobs.stop(GameRole::Search, 1), [WorkerEffect::Send(1, Request::Stop { id: 1 })]);
    assert_eq!(jobs.stop(GameRole::Search, 2), [], "it has not started");
    assert_eq!(jobs.cancel(GameRole::Search, 2), []);
    assert_eq!(
        jobs.cancel(GameRole::Search, 1),
        [WorkerEffect::Send(1, Request::Stop { id: 1 }), search(1, 3, Purpose::Play)]
    );
    assert_eq!(jobs.hears(1, WorkerEvent::Answered(done(1))), (Vec::new(), None), "nothing waits for it");
    assert_eq!(jobs.hears(1, WorkerEvent::Answered(done(3))).1, Some(JobEvent::Answer(done(3))));
    assert_eq!(jobs.cancel(GameRole::Search, 7), []);
}

#[test]
fn each_worker_is_watched_separately() {
    let mut jobs = ready(3);
    jobs.given(job(1, Purpose::Analyse));
    jobs.given(job(2, Purpose::Analyse));
    arrive(&mut jobs, 2);
    for _ in 1..MAX_SILENT_TICKS {
        hear(&mut jobs, 1, Answer::Pong);
        let (orders, told) = jobs.ticks();
        assert_eq!((orders, told), (vec![WorkerEffect::Send(1, Request::Ping), WorkerEffect::TickAfter(500)], None));
    }
    hear(&mut jobs, 1, Answer::Pong);
    let (orders, told) = jobs.ticks();
    assert_eq!(
        orders,
        [
            WorkerEffect::Send(1, Request::Ping),
            WorkerEffect::End(2),
            WorkerEffect::Start(3),
            WorkerEffect::TickAfter(500)
        ]
    );
    assert_eq!(told, Some(LOST));
    assert_eq!(arrive(&mut jobs, 3), [search(3, 2, Purpose::Analyse)]);
    assert_eq!(
        jobs.hears(1, WorkerEvent::Answered(done(1))).1,
        Some(JobEvent::Answer(done(1))),
        "the first was not disturbed"
    );
}

#[test]
fn a_worker_that_hangs_after_its_job_was_cancelled_is_noticed_too() {
    let mut jobs = ready(1);
    jobs.given(job(1, Purpose::Play));
    jobs.cancel(GameRole::Search, 1);
    for _ in 1..MAX_SILENT_TICKS {
        assert_eq!(jobs.ticks(), (vec![WorkerEffect::TickAfter(500)], None));
    }
    let (orders, told) = jobs.ticks();
    assert_eq!(orders, [WorkerEffect::End(1), WorkerEffect::Start(2), WorkerEffect::TickAfter(500)]);
    assert_eq!(told, None, "no job is waiting");
}

#[test]
fn only_one_tick_is_scheduled_at_a_time() {
    let mut jobs = ready(1);
    let orders: Vec<WorkerEffect> = (1..5).flat_map(|id| jobs.given(job(id, Purpose::Play))).collect();
    assert_eq!(orders, [search(1, 1, Purpose::Play), WorkerEffect::TickAfter(500)]);
    for id in 1..5 {
        let next: Vec<WorkerEffect> = (id < 4).then(|| search(1, id + 1, Purpose::Play)).into_iter().collect();
        assert_eq!(hear(&mut jobs, 1, done(id)), next);
    }
    assert_eq!(jobs.ticks(), (Vec::new(), None), "nothing to check");
}

#[test]
fn a_job_that_crashes_every_worker_is_dropped_although_others_succeed() {
    let mut jobs = ready(3);
    let mut worker = 1;
    for lost in 1..=3 {
        if lost == 1 {
            jobs.given(job(1, Purpose::Analyse));
        }
        let (_, told) = jobs.hears(worker, WorkerEvent::Broken);
        assert_eq!(told, Some(JobEvent::Lost { dropped: (lost == 3).then_some(1), was_ready: true }));
        worker += 1;
        arrive(&mut jobs, worker);
        // Other jobs succeed in between.
        let id = 10 + lost;
        assert!(jobs.given(job(id, Purpose::Play)).contains(&search(worker, id, Purpose::Play)));
        hear(&mut jobs, worker, done(id));
        // A worker started for the displaced job has not been assigned it.
        assert_eq!(jobs.closed(GameRole::Search), None);
    }
}

#[test]
fn three_workers_lost_in_a_row_close_a_group_until_it_is_opened_again() {
    let mut jobs = ready(1);
    jobs.given(job(1, Purpose::Play));
    assert_eq!(jobs.hears(1, WorkerEvent::Broken).1, Some(LOST));
    jobs.hears(2, WorkerEvent::Broken);
    assert_eq!(
        jobs.hears(3, WorkerEvent::Broken),
        (vec![WorkerEffect::End(3)], Some(JobEvent::Closed(Closed::GivenUp)))
    );
    assert_eq!(jobs.closed(GameRole::Search), Some(&Closed::GivenUp));
    assert_eq!(jobs.given(job(2, Purpose::Play)), []);
    assert_eq!(jobs.open(GameRole::Search)[0], WorkerEffect::Start(4));
    assert_eq!(arrive(&mut jobs, 4), [], "the jobs were dropped");
    assert_eq!(jobs.given(job(3, Purpose::Play)), [search(4, 3, Purpose::Play)]);
}

#[test]
fn workers_of_another_version_are_terminated() {
    let mut jobs = ready(3);
    jobs.given(job(1, Purpose::Analyse));
    jobs.given(job(2, Purpose::Analyse));
    jobs.hears(2, WorkerEvent::Loaded);
    let (orders, told) = jobs.hears(2, WorkerEvent::Answered(Answer::Hello { version: "9.9.9".to_owned() }));
    let why = Closed::Outdated("9.9.9".to_owned());
    assert_eq!((orders, told), (vec![WorkerEffect::End(1), WorkerEffect::End(2)], Some(JobEvent::Closed(why))));
    assert_eq!(jobs.closed(GameRole::Search), Some(&Closed::Outdated("9.9.9".to_owned())));
}

#[test]
fn a_failure_frees_the_worker() {
    let mut jobs = ready(1);
    jobs.given(job(1, Purpose::Play));
    jobs.given(job(2, Purpose::Play));
    let failed = |id| Answer::Failed { id, why: Failure::OnlyUct };
    assert_eq!(jobs.hears(1, WorkerEvent::Answered(failed(Some(2)))), (Vec::new(), None), "it has no such job");
    let (orders, told) = jobs.hears(1, WorkerEvent::Answered(failed(Some(1))));
    assert_eq!((orders, told), (vec![search(1, 2, Purpose::Play)], Some(JobEvent::Answer(failed(Some(1))))));
    let unreadable = |jobs: &mut Jobs<GameRole>| jobs.hears(1, WorkerEvent::Answered(failed(None))).1;
    assert_eq!(unreadable(&mut jobs), Some(JobEvent::Answer(failed(Some(2)))), "the last request could not be read");
    assert_eq!(unreadable(&mut jobs), Some(JobEvent::Answer(failed(None))));
}

#[test]
fn a_stalled_prover_is_given_up_and_restarted_on_request() {
    let mut jobs = Jobs::default();
    let start = |number, bypass_cache| WorkerEffect::StartProver { number, bypass_cache };
    assert_eq!(jobs.given(job(1, Purpose::Prove))[0], start(1, false));
    let quiet = |jobs: &mut Jobs<GameRole>| {
        for _ in 1..20 {
            assert_eq!(jobs.ticks(), (vec![WorkerEffect::TickAfter(500)], None));
        }
    };
    for received in [10_000, 20_000] {
        quiet(&mut jobs);
        hear(&mut jobs, 1, Answer::Loading { received });
    }
    quiet(&mut jobs);
    let closed = JobEvent::Closed(Closed::Missing);
    assert_eq!(jobs.ticks(), (vec![WorkerEffect::End(1)], Some(closed)), "it is not retried");
    assert_eq!((jobs.closed(GameRole::Prover), jobs.received_bytes()), (Some(&Closed::Missing), Some(20_000)));
    assert_eq!(jobs.open(GameRole::Prover)[0], start(2, true), "bypassing the browser's cache");
    assert_eq!((jobs.closed(GameRole::Prover), jobs.received_bytes()), (None, None));
}

#[test]
fn groups_are_independent() {
    let mut jobs = ready(1);
    jobs.given(job(1, Purpose::Play));
    assert_eq!(jobs.given(job(1, Purpose::Prove)), [WorkerEffect::StartProver { number: 2, bypass_cache: false }]);
    assert_eq!(arrive(&mut jobs, 2), [search(2, 1, Purpose::Prove)]);
    assert_eq!(jobs.handle_event(2, WorkerEvent::Unreadable).1.unwrap().0, GameRole::Prover);
    assert!(jobs.closed(GameRole::Prover).is_some() && jobs.closed(GameRole::Search).is_none());
    assert_eq!(jobs.hears(1, WorkerEvent::Answered(done(1))).1, Some(JobEvent::Answer(done(1))));
}

#[test]
fn a_group_continues_with_its_other_workers_where_no_more_can_be_started() {
    let mut jobs = ready(3);
    jobs.given(job(1, Purpose::Analyse));
    assert_eq!(jobs.given(job(2, Purpose::Analyse)), [WorkerEffect::Start(2)]);
    assert_eq!(jobs.hears(2, WorkerEvent::Refused), (vec![WorkerEffect::End(2)], None));
    assert_eq!(jobs.hears(1, WorkerEvent::Answered(done(1))).0, [search(1, 2, Purpose::Analyse)]);
    // Nor if they keep failing.
    let mut jobs = ready(3);
    jobs.given(job(1, Purpose::Analyse));
    jobs.given(job(2, Purpose::Analyse));
    for worker in 2..=4 {
        let effects = jobs.hears(worker, WorkerEvent::Broken).0;
        assert_eq!(effects.contains(&WorkerEffect::Start(worker + 1)), worker < 4, "{effects:?}");
    }
    assert_eq!(jobs.hears(1, WorkerEvent::Answered(done(1))).0, [search(1, 2, Purpose::Analyse)]);
}

#[test]
fn a_browser_without_workers_is_not_retried() {
    let mut jobs = Jobs::default();
    jobs.open(GameRole::Search);
    jobs.given(job(1, Purpose::Play));
    assert_eq!(
        jobs.hears(1, WorkerEvent::Refused),
        (vec![WorkerEffect::End(1)], Some(JobEvent::Closed(Closed::Refused)))
    );
    assert_eq!(jobs.closed(GameRole::Search), Some(&Closed::Refused));
}

/// A search that all workers share.
fn shared(id: u32, purpose: Purpose) -> SearchRequest {
    SearchRequest { engine: Engine::Uct { exploration: 1.4 }, budget: Budget::Millis(1000), ..job(id, purpose) }
}

/// A report with these visits of the moves a and b.
fn visits(counts: [u64; 2]) -> SearchReport {
    let work = Work::Uct { playouts: counts.iter().sum(), nodes: 10 };
    let moves = ["a", "b"].into_iter().zip(counts);
    let root_moves = moves.map(|(mv, visits)| RootMove {
        visits,
        expected: Some(ExpectedScore::DRAW),
        ..RootMove::new(mv.to_owned())
    });
    SearchReport { work, root_moves: root_moves.collect(), ..SearchReport::default() }
}

fn found(id: u32, counts: [u64; 2]) -> Answer {
    Answer::Done { id, best: Some("a".to_owned()), report: visits(counts) }
}

/// Two workers that share search 1.
fn team() -> Jobs<GameRole> {
    let mut jobs = ready(3);
    let search = |worker| WorkerEffect::Send(worker, Request::Search(shared(1, Purpose::Hint)));
    assert_eq!(jobs.given(shared(1, Purpose::Hint))[..2], [search(1), WorkerEffect::Start(2)]);
    assert_eq!(arrive(&mut jobs, 2), [search(2)]);
    jobs
}

/// The most visited move of a merged answer, and its playouts.
fn told(event: Option<JobEvent>) -> (bool, String, u64) {
    let (is_done, report) = match event {
        Some(JobEvent::Answer(Answer::Done { best, report, .. })) => {
            assert_eq!(best, report.root_moves.first().map(|root| root.mv.clone()));
            (true, report)
        }
        Some(JobEvent::Answer(Answer::Progress { report, .. })) => (false, report),
        other => panic!("{other:?}"),
    };
    let Work::Uct { playouts, .. } = report.work else { panic!("{report:?}") };
    (is_done, report.root_moves[0].mv.clone(), playouts)
}

#[test]
fn workers_share_a_search_and_their_reports_are_merged() {
    let mut jobs = team();
    let mut hears = |worker, answer| jobs.hears(worker, WorkerEvent::Answered(answer));
    let progress = |counts| Answer::Progress { id: 1, report: visits(counts) };
    assert_eq!(told(hears(1, progress([10, 0])).1), (false, "a".to_owned(), 10));
    assert_eq!(told(hears(2, progress([5, 20])).1), (false, "b".to_owned(), 35));
    assert_eq!(told(hears(1, progress([20, 0])).1), (false, "a".to_owned(), 45));
    // The first to finish stops the other.
    let (effects, event) = hears(1, found(1, [30, 0]));
    assert_eq!(
        (effects, told(event)),
        (vec![WorkerEffect::Send(2, Request::Stop { id: 1 })], (false, "a".to_owned(), 55))
    );
    assert_eq!(told(hears(2, found(1, [5, 40])).1), (true, "b".to_owned(), 75));
    assert_eq!(hears(2, found(1, [5, 40])).1, None, "too late");
}

#[test]
fn a_shared_search_needs_only_the_workers_that_are_there() {
    let mut jobs = ready(3);
    jobs.given(shared(1, Purpose::Play));
    let (effects, event) = jobs.hears(1, WorkerEvent::Answered(found(1, [3, 0])));
    assert_eq!((effects, told(event)), (Vec::new(), (true, "a".to_owned(), 3)));
    assert_eq!(arrive(&mut jobs, 2), [], "nothing is left to do");
}

#[test]
fn only_timed_uct_without_a_seed_is_shared() {
    let level = |number| SearchRequest { budget: Budget::Level(number), ..shared(1, Purpose::Play) };
    let seeded = SearchRequest { seed: Some(1), ..shared(1, Purpose::Play) };
    let alpha_beta = SearchRequest { engine: Engine::AlphaBeta { depth: 9 }, ..shared(1, Purpose::Play) };
    for (request, is_shared) in [(level(12), true), (level(11), false), (seeded, false), (alpha_beta, false)] {
        let effects = ready(4).given(request.clone());
        assert_eq!(effects.contains(&WorkerEffect::Start(2)), is_shared, "{request:?}");
    }
}

#[test]
fn a_shared_search_is_stopped_and_cancelled_as_a_whole() {
    let stops = [1, 2].map(|worker| WorkerEffect::Send(worker, Request::Stop { id: 1 }));
    let mut jobs = team();
    assert_eq!(jobs.stop(GameRole::Search, 1), stops);
    assert_eq!(jobs.cancel(GameRole::Search, 1), stops);
    assert_eq!(jobs.hears(2, WorkerEvent::Answered(found(1, [1, 1]))), (Vec::new(), None));
    assert_eq!(jobs.given(job(2, Purpose::Play)), [search(1, 2, Purpose::Play)]);
    // The failure of one ends the whole search.
    let mut jobs = team();
    let failed = Answer::Failed { id: Some(1), why: Failure::OnlyUct };
    let (effects, event) = jobs.hears(2, WorkerEvent::Answered(failed.clone()));
    assert_eq!((effects, event), (stops[..1].to_vec(), Some(JobEvent::Answer(failed))));
}

#[test]
fn a_shared_search_survives_the_loss_of_a_worker() {
    let mut jobs = team();
    let (effects, event) = jobs.hears(2, WorkerEvent::Broken);
    assert!(effects.contains(&WorkerEffect::Start(3)), "{effects:?}");
    assert_eq!(event, Some(LOST));
    assert_eq!(told(jobs.hears(1, WorkerEvent::Answered(found(1, [7, 0]))).1), (true, "a".to_owned(), 7));
    // Lost while it was expected to answer a stop.
    let mut jobs = team();
    jobs.hears(1, WorkerEvent::Answered(found(1, [7, 0])));
    assert_eq!(told(jobs.hears(2, WorkerEvent::Broken).1), (true, "a".to_owned(), 7));
    // Lost together with the other worker, which has another job by then.
    let mut jobs = team();
    jobs.hears(2, WorkerEvent::Answered(found(1, [7, 0])));
    assert_eq!(jobs.given(job(2, Purpose::Play)), [search(2, 2, Purpose::Play)]);
    assert!((1..MAX_SILENT_TICKS).all(|_| jobs.ticks().1.is_none()));
    assert_eq!(told(jobs.ticks().1), (true, "a".to_owned(), 7));
}

#[test]
fn an_urgent_job_takes_one_worker_of_a_shared_search() {
    let mut jobs = team();
    let effects = jobs.given(job(2, Purpose::Play));
    let [WorkerEffect::Send(taken, Request::Search(_))] = effects[..] else { panic!("{effects:?}") };
    let other = 3 - taken;
    assert_eq!(told(jobs.hears(other, WorkerEvent::Answered(found(1, [7, 0]))).1), (true, "a".to_owned(), 7));
    assert_eq!(jobs.hears(taken, WorkerEvent::Answered(done(2))).1, Some(JobEvent::Answer(done(2))));
}
