//! Messages to and from workers, as JSON.

use std::fmt::Debug;

use alquerque_messages::{Answer, Request};
use serde::Serialize;
use serde::de::DeserializeOwned;

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
