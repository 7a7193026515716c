//! A session with a fake clock.
#![allow(dead_code, reason = "each test binary uses its part")]

use alquerque_messages::{
    Answer, Budget, Course, Engine, ExpectedScore, Purpose, Request, SearchReport, SearchRequest, Work,
};
use alquerque_worker::{Reply, Session, TickingClock};

/// Light has won.
pub(crate) const FINISHED: [&str; 13] = [
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

pub(crate) fn session() -> (Session<TickingClock>, TickingClock) {
    let clock = TickingClock::new(1.0);
    (Session::new(clock.clone(), 7), clock)
}

/// The position after these moves, from this start or the ruleset's own.
pub(crate) fn course(rules: &str, start: Option<&str>, moves: &[&str]) -> Course {
    let moves = moves.iter().map(|&mv| mv.to_owned()).collect();
    Course { rules: rules.to_owned(), start: start.map(str::to_owned), moves, goes_on: false }
}

/// A search from the start with the limits of level 12.
pub(crate) fn search(id: u32, moves: &[&str]) -> SearchRequest {
    SearchRequest {
        id,
        purpose: Purpose::Play,
        course: course("merkel", None, moves),
        engine: Engine::Uct { exploration: std::f32::consts::SQRT_2 },
        budget: Budget::Level(12),
        seed: None,
    }
}

pub(crate) fn playouts(request: SearchRequest, playouts: u32) -> SearchRequest {
    SearchRequest { budget: Budget::Playouts(playouts), ..request }
}

/// Starts a search, which must not be answered yet.
pub(crate) fn start(session: &mut Session<TickingClock>, request: SearchRequest) {
    assert_eq!(session.request(Request::Search(request)), Reply { answer: None, has_more: true });
}

/// Works until idle; returns all answers.
pub(crate) fn work(session: &mut Session<TickingClock>) -> Vec<Answer> {
    let mut answers = Vec::new();
    loop {
        let step = session.slice();
        answers.extend(step.answer);
        if !step.has_more {
            return answers;
        }
    }
}

/// Runs a search to its end; returns its best move and report.
pub(crate) fn finish(session: &mut Session<TickingClock>, request: SearchRequest) -> (Option<String>, SearchReport) {
    let expected = request.id;
    start(session, request);
    match work(session).pop() {
        Some(Answer::Done { id, best, report }) if id == expected => (best, report),
        other => panic!("not done: {other:?}"),
    }
}

/// The expected share of a point.
pub(crate) fn share(report: &SearchReport) -> f64 {
    report.expected.map_or(f64::NAN, ExpectedScore::value)
}

/// Playouts that UCT has made.
pub(crate) fn made(report: &SearchReport) -> u64 {
    match report.work {
        Work::Uct { playouts, .. } => playouts,
        other => panic!("not UCT: {other:?}"),
    }
}

/// Alpha-beta's depth, score and nodes.
pub(crate) fn searched(report: &SearchReport) -> (u32, Option<i32>, u64) {
    match report.work {
        Work::AlphaBeta { depth, nodes } => (depth, report.score, nodes),
        other => panic!("not alpha-beta: {other:?}"),
    }
}
