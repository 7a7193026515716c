//! The envelope of a message.

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_wasm_bindgen::Serializer;
use wasm_bindgen::JsValue;

/// An encoded message. Page and worker may have different versions, so decoding may fail; gloo-worker's own decoding would
/// panic, so the receiver decodes the content itself.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Envelope(#[serde(with = "serde_wasm_bindgen::preserve")] JsValue);

impl Envelope {
    /// Encodes a message as a plain JavaScript object, readable in the browser's tools.
    pub fn new(message: &impl Serialize) -> Self {
        // Messages consist of numbers, strings, options and lists, whose encoding cannot fail.
        Self(message.serialize(&Serializer::json_compatible()).unwrap_or(JsValue::NULL))
    }

    /// Decodes the message.
    ///
    /// # Errors
    /// If it is not a message of this version; with the reason.
    pub fn open<T: DeserializeOwned>(self) -> Result<T, String> {
        serde_wasm_bindgen::from_value(self.0).map_err(|error| error.to_string())
    }
}
