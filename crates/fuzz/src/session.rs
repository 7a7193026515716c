//! Messages to and from workers, as JSON, and a worker that gets arbitrary ones.

use std::fmt::Debug;

use alquerque_messages::{Answer, ExpectedScore, Request, SearchRequest};
use alquerque_worker::{Reply, Session, TickingClock};
use serde::Serialize;
use serde::de::DeserializeOwned;

use super::check_message;

/// The maximum number of slices that a line can request.
const MAX_SLICES: usize = 20;
/// The maximum number of lines read.
const MAX_LINES: usize = 12;
/// The maximum depth of perft; deeper ones are valid, but slow.
const MAX_PERFT_DEPTH: u32 = 4;

/// Each line is a request as JSON, or a number of slices of work. Every answer must belong to the request, and its move
/// must be legal.
pub(super) fn session(bytes: &[u8]) -> bool {
    let text = String::from_utf8_lossy(bytes);
    let mut session = Session::new(TickingClock::new(2.0), 1);
    let mut searched: Option<SearchRequest> = None;
    let mut is_any_valid = false;
    for line in text.lines().take(MAX_LINES) {
        if let Ok(slices) = line.trim().parse::<usize>() {
            for _ in 0..slices.min(MAX_SLICES) {
                let Reply { answer, has_more } = session.slice();
                is_any_valid |= answer.is_some_and(|answer| check(&answer, searched.as_ref()));
                if !has_more {
                    break;
                }
            }
            continue;
        }
        let request = match serde_json::from_str(line) {
            Ok(Request::Perft { id, rules, depth: depth @ ..=13 }) => {
                Request::Perft { id, rules, depth: depth.min(MAX_PERFT_DEPTH) }
            }
            Ok(request) => request,
            Err(_) => continue,
        };
        let search = if let Request::Search(search) = &request { Some(search.clone()) } else { None };
        let Reply { answer, has_more } = session.request(request);
        if search.is_some() {
            searched = search.filter(|_| has_more);
        }
        is_any_valid |= answer.is_some_and(|answer| check(&answer, searched.as_ref()));
    }
    is_any_valid
}

/// Returns whether the request was valid.
fn check(answer: &Answer, searched: Option<&SearchRequest>) -> bool {
    same_as_json(answer);
    match answer {
        Answer::Incomplete | Answer::Loading { .. } => panic!("this session has no weights to load"),
        Answer::Failed { why, .. } => check_message(&why.to_string()),
        Answer::Progress { id, report } => {
            assert_eq!(Some(*id), searched.map(|search| search.id), "progress of the requested search");
            assert!((0.0..=1.0).contains(&report.progress), "a share: {}", report.progress);
        }
        Answer::Done { id, best, report } => {
            let Some(search) = searched else { panic!("an answer without a request: {answer:?}") };
            assert_eq!(*id, search.id, "the answer to the request");
            let shares = report.root_moves.iter().map(|root| root.expected).chain([report.expected]);
            for share in shares.flatten().map(ExpectedScore::value) {
                assert!((0.0..=1.0).contains(&share), "a share: {share}");
            }
            // The worker has parsed this game as well.
            let mut record = search.course.any_record().unwrap_or_else(|error| panic!("{error}"));
            assert_eq!(best.is_none(), record.ending().is_some(), "a move unless the game is over");
            if let Some(best) = best {
                record.play(best).unwrap_or_else(|error| panic!("the best move is not legal: {error}"));
            }
        }
        _ => {}
    }
    !matches!(answer, Answer::Failed { .. })
}

/// Round trip of a request.
pub(super) fn request(bytes: &[u8]) -> bool {
    // A message may contain infinity, which JSON does not have.
    read::<Request>(bytes, |request| !format!("{request:?}").contains(": inf"))
}

/// Round trip of an answer.
pub(super) fn answer(bytes: &[u8]) -> bool {
    read::<Answer>(bytes, |_| true)
}

fn read<T: DeserializeOwned + Serialize + PartialEq + Debug>(bytes: &[u8], can_be_json: fn(&T) -> bool) -> bool {
    let message = serde_json::from_slice::<T>(bytes);
    message.iter().filter(|message| can_be_json(message)).for_each(same_as_json);
    message.is_ok()
}

/// Checks a round trip.
pub(super) fn same_as_json<T: DeserializeOwned + Serialize + PartialEq + Debug>(value: &T) {
    let text = serde_json::to_string(value).unwrap_or_else(|error| panic!("cannot serialize {value:?}: {error}"));
    let read = serde_json::from_str::<T>(&text).unwrap_or_else(|error| panic!("cannot parse {text}: {error}"));
    assert_eq!(read, *value, "as {text}");
}
