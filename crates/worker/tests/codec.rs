//! Round trips of messages as bytes.

use alquerque_messages::{
    Answer, Budget, Course, Engine, Failure, HalfPoints, Length, Proven, Purpose, Request, RootMove, SearchReport,
    SearchRequest, Work,
};
use alquerque_worker::codec::{from_bytes, to_bytes};
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::fmt::Debug;

fn assert_round_trip<T: Serialize + DeserializeOwned + PartialEq + Debug>(message: &T) {
    assert_eq!(from_bytes::<T>(&to_bytes(message)).as_ref(), Ok(message));
}

fn report() -> SearchReport {
    SearchReport {
        work: Work::AlphaBeta { depth: 12, score: Some(-29_993), nodes: u32::MAX },
        per_second: 1_234_567.25,
        progress: 0.5,
        expected: Some(HalfPoints::from(1.5)),
        proven: Some(Proven::Light),
        length: Some(Length::Exactly(93)),
        principal_variation: vec!["c2-c3".to_owned(), "c4xc2".to_owned()],
        root_moves: vec![
            RootMove {
                mv: "c2-c3".to_owned(),
                visits: 12,
                expected: Some(HalfPoints::from(0.5)),
                proven: Some(Proven::Draw),
                length: None,
            },
            RootMove {
                mv: "d3-c3".to_owned(),
                visits: 0,
                expected: None,
                proven: Some(Proven::Dark),
                length: Some(Length::AtMost(12)),
            },
        ],
    }
}

#[test]
fn every_request_arrives_as_it_was_sent() {
    let course = Course { rules: "merkel,invert=allowed".to_owned(), start: None, moves: vec!["c2-c3".to_owned()] };
    let search = SearchRequest {
        id: 1,
        purpose: Purpose::Play,
        course: course.clone(),
        engine: Engine::Uct { exploration: std::f32::consts::SQRT_2 },
        budget: Budget::Level(10),
        seed: Some(u32::MAX),
    };
    assert_round_trip(&Request::Hello { version: "0.1.0".to_owned() });
    assert_round_trip(&Request::Search(search.clone()));
    for engine in [Engine::AlphaBeta { depth: 12 }, Engine::Random, Engine::Proof] {
        let start = Some("5/5/5/5/2l2 l -".to_owned());
        assert_round_trip(&Request::Search(SearchRequest {
            course: Course { start, ..course.clone() },
            engine,
            ..search.clone()
        }));
    }
    let seedless =
        SearchRequest { seed: None, course: Course { moves: Vec::new(), ..course.clone() }, ..search.clone() };
    assert_round_trip(&Request::Search(seedless));
    for budget in [Budget::Playouts(0), Budget::Millis(u32::MAX), Budget::Unlimited] {
        assert_round_trip(&Request::Search(SearchRequest { budget, ..search.clone() }));
    }
    for purpose in [Purpose::Hint, Purpose::Analyse] {
        assert_round_trip(&Request::Search(SearchRequest { purpose, ..search.clone() }));
    }
    assert_round_trip(&Request::Stop { id: u32::MAX });
    assert_round_trip(&Request::Ping);
    assert_round_trip(&Request::Perft { id: 0, rules: "merkel".to_owned(), depth: 9 });
}

#[test]
fn every_answer_arrives_as_it_was_sent() {
    assert_round_trip(&Answer::Hello { version: "0.1.0".to_owned() });
    assert_round_trip(&Answer::Pong);
    assert_round_trip(&Answer::Incomplete);
    assert_round_trip(&Answer::Progress { id: 1, report: report() });
    assert_round_trip(&Answer::Done { id: 1, best: Some("c2-c3".to_owned()), report: report() });
    assert_round_trip(&Answer::Done { id: 1, best: None, report: SearchReport::default() });
    let work = Work::Uct { playouts: u32::MAX, nodes: 2_000_000 };
    assert_round_trip(&Answer::Progress { id: 1, report: SearchReport { work, ..report() } });
    assert_round_trip(&Answer::Perft { id: 1, nodes: 9_007_199_254_740_991.0, millis: 0.125 });
    assert_round_trip(&Answer::Failed { id: None, why: Failure::OnlyUct });
    assert_round_trip(&Answer::Failed { id: Some(2), why: Failure::OnlyUct });
}

/// The bytes that www/prover-worker.js and the browser tests encode themselves.
#[test]
fn the_layout_matches_the_scripts() {
    assert_eq!(to_bytes(&Answer::Loading { received: 300 }), [5, 172, 2]);
    assert_eq!(to_bytes(&Answer::Loading { received: 127 }), [5, 127]);
    assert_eq!(to_bytes(&Request::Stop { id: 7 }), [2, 7]);
}

#[test]
fn invalid_messages_are_rejected_with_a_reason() {
    let message = to_bytes(&Request::Hello { version: "0.1.0".to_owned() });
    let longer = [&message[..], &[0]].concat();
    let broken_text = [0, 2, 0xc3, 0x28];
    let too_large = [2, 0xff, 0xff, 0xff, 0xff, 0xff];
    let truncated = (0..message.len()).map(|length| &message[..length]);
    for bytes in truncated.chain([&longer[..], &[99], &broken_text, &too_large]) {
        let problem = from_bytes::<Request>(bytes).expect_err("no request");
        assert!(!problem.is_empty(), "{bytes:?}");
    }
}
