//! A message as it travels.

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_wasm_bindgen::Serializer;
use wasm_bindgen::JsValue;

use crate::plain;

/// A message that is opened only when it has arrived: a worker of an old version may meet a page of a new one, and
/// neither may stumble over what it does not know. gloo-worker's own decoding could only panic.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Envelope(
    #[serde(serialize_with = "serde_wasm_bindgen::preserve::serialize", deserialize_with = "plain::as_it_is")] JsValue,
);

impl Envelope {
    /// Encloses a message as a plain JavaScript object, readable in the browser's tools.
    pub fn new(message: &impl Serialize) -> Self {
        // Messages are made of numbers, strings, options and lists, none of which can fail.
        Self(message.serialize(&Serializer::json_compatible()).unwrap_or(JsValue::NULL))
    }

    /// Reads the message.
    ///
    /// # Errors
    /// Says what is wrong where it is no message of this version.
    pub fn open<T: DeserializeOwned>(self) -> Result<T, String> {
        plain::read(self.0).map_err(|error| error.to_string())
    }
}
