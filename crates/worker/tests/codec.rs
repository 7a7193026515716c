//! Round trips of messages through JavaScript values, which exist only in WebAssembly.
#![cfg(target_arch = "wasm32")]

use alquerque_messages::{
    Answer, Budget, Course, Effort, Engine, Failure, HalfPoints, Length, Proven, Purpose, Request, RootMove,
    SearchReport, SearchRequest,
};
use alquerque_worker::{Envelope, WasmBindgenCodec};
use gloo_worker::Codec;
use js_sys::{JSON, Reflect};
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::fmt::Debug;
use wasm_bindgen::JsValue;
use wasm_bindgen_test::wasm_bindgen_test;

/// As the message travels: into an envelope, through gloo-worker's codec, and opened at the other end.
fn there_and_back<T: Serialize + DeserializeOwned + PartialEq + Debug>(message: &T) {
    let travelling = WasmBindgenCodec::encode(Envelope::new(message));
    let arrived: Envelope = WasmBindgenCodec::decode(travelling);
    assert_eq!(arrived.open::<T>().as_ref(), Ok(message));
}

fn report() -> SearchReport {
    SearchReport {
        effort: Effort::AlphaBeta { depth: 12, score: Some(-29_993), nodes: u32::MAX },
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

#[wasm_bindgen_test]
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
    there_and_back(&Request::Hello { version: "0.1.0".to_owned() });
    there_and_back(&Request::Search(search.clone()));
    for engine in [Engine::AlphaBeta { depth: 12 }, Engine::Random, Engine::Proof] {
        let start = Some("5/5/5/5/2l2 l -".to_owned());
        there_and_back(&Request::Search(SearchRequest {
            course: Course { start, ..course.clone() },
            engine,
            ..search.clone()
        }));
    }
    let seedless =
        SearchRequest { seed: None, course: Course { moves: Vec::new(), ..course.clone() }, ..search.clone() };
    there_and_back(&Request::Search(seedless));
    for budget in [Budget::Playouts(0), Budget::Millis(u32::MAX), Budget::Unlimited] {
        there_and_back(&Request::Search(SearchRequest { budget, ..search.clone() }));
    }
    for purpose in [Purpose::Hint, Purpose::Analyse] {
        there_and_back(&Request::Search(SearchRequest { purpose, ..search.clone() }));
    }
    there_and_back(&Request::Stop { id: u32::MAX });
    there_and_back(&Request::Ping);
    there_and_back(&Request::Perft { id: 0, rules: "merkel".to_owned(), depth: 9 });
}

#[wasm_bindgen_test]
fn every_answer_arrives_as_it_was_sent() {
    there_and_back(&Answer::Hello { version: "0.1.0".to_owned() });
    there_and_back(&Answer::Pong);
    there_and_back(&Answer::Incomplete);
    there_and_back(&Answer::Progress { id: 1, report: report() });
    there_and_back(&Answer::Done { id: 1, best: Some("c2-c3".to_owned()), report: report() });
    there_and_back(&Answer::Done { id: 1, best: None, report: SearchReport::default() });
    let effort = Effort::Uct { playouts: u32::MAX, nodes: 2_000_000 };
    there_and_back(&Answer::Progress { id: 1, report: SearchReport { effort, ..report() } });
    there_and_back(&Answer::Perft { id: 1, nodes: 9_007_199_254_740_991.0, millis: 0.125 });
    there_and_back(&Answer::Failed { id: None, why: Failure::OnlyUct });
    there_and_back(&Answer::Failed { id: Some(2), why: Failure::OnlyUct });
}

#[wasm_bindgen_test]
fn messages_are_plain_objects() {
    let value = WasmBindgenCodec::encode(Envelope::new(&Request::Stop { id: 7 }));
    assert_eq!(JSON::stringify(&value).unwrap(), r#"{"stop":{"id":7}}"#);
    let engines = [Engine::Uct { exploration: 0.5 }, Engine::AlphaBeta { depth: 6 }, Engine::Random];
    let value = WasmBindgenCodec::encode(Envelope::new(&engines));
    assert_eq!(JSON::stringify(&value).unwrap(), r#"[{"uct":{"exploration":0.5}},{"alphaBeta":{"depth":6}},"random"]"#);
    let value = WasmBindgenCodec::encode(Envelope::new(&Answer::Done { id: 1, best: None, report: report() }));
    let report = Reflect::get(&Reflect::get(&value, &"done".into()).unwrap(), &"report".into()).unwrap();
    assert_eq!(Reflect::get(&report, &"perSecond".into()).unwrap(), 1_234_567.25);
}

#[wasm_bindgen_test]
fn what_is_no_message_is_refused_and_says_why() {
    let texts = [
        "null",
        "42",
        "\"hello\"",
        "[]",
        "{}",
        r#"{"stop":{}}"#,
        r#"{"stop":{"id":-1}}"#,
        r#"{"stop":{"id":1e20}}"#,
        r#"{"search":{"id":1}}"#,
        r#"{"resign":{"id":1}}"#,
        r#"{"hello":{"version":7}}"#,
    ];
    for text in texts {
        let arrived: Envelope = WasmBindgenCodec::decode(JSON::parse(text).unwrap());
        let problem = arrived.open::<Request>().expect_err(text);
        assert!(!problem.is_empty(), "{text}");
    }
    for value in [JsValue::UNDEFINED, JsValue::symbol(None), JsValue::bigint_from_str("99999999999999999999")] {
        let arrived: Envelope = WasmBindgenCodec::decode(value);
        assert!(arrived.open::<Answer>().is_err());
    }
}
