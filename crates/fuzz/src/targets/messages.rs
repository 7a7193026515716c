//! What crosses `postMessage`, as JSON.

use std::fmt::Debug;

use alquerque_messages::{Answer, Engine, Request, SearchRequest};
use serde::Serialize;
use serde::de::DeserializeOwned;

use super::errors::kind;

/// A request that can be read is written so that it is read as the same.
pub(super) fn request(bytes: &[u8]) -> String {
    read::<Request>(bytes, |request| match request {
        // JSON has no number beyond all others, which a message may have.
        Request::Search(SearchRequest { engine: Engine::Uct { exploration }, .. }) => exploration.is_finite(),
        _ => true,
    })
}

/// The same for an answer.
pub(super) fn answer(bytes: &[u8]) -> String {
    read::<Answer>(bytes, |_| true)
}

fn read<T: DeserializeOwned + Serialize + PartialEq + Debug>(bytes: &[u8], can_be_json: fn(&T) -> bool) -> String {
    match serde_json::from_slice::<T>(bytes) {
        Ok(message) => {
            if can_be_json(&message) {
                same_as_json(&message);
            }
            kind(&format!("{message:?}"), '"')
        }
        // The words are those of the reader of JSON.
        Err(error) => kind(&error.to_string(), '`'),
    }
}

/// What is written is read as the same.
pub(super) fn same_as_json<T: DeserializeOwned + Serialize + PartialEq + Debug>(value: &T) {
    let text = serde_json::to_string(value).unwrap_or_else(|error| panic!("{value:?} cannot be written: {error}"));
    let read = serde_json::from_str::<T>(&text).unwrap_or_else(|error| panic!("{text} cannot be read: {error}"));
    assert_eq!(read, *value, "as {text}");
}
