//! The page's side of the connection to a worker.

use serde::Serialize;
use serde::de::DeserializeOwned;
use wasm_bindgen::JsValue;

use crate::codec;

// `#[inline]` compiles these with the page, for size: see the profile `site`.

/// Encodes a message for posting to a worker.
#[inline]
pub fn enclosed(message: &impl Serialize) -> JsValue {
    codec::encode(message).into()
}

/// Decodes a message posted by a worker. `None` means that the worker has loaded; it did not receive earlier messages.
///
/// # Errors
/// The reason, if it is not such a message.
#[inline]
pub fn opened<T: DeserializeOwned>(data: &JsValue) -> Result<Option<T>, String> {
    if data.is_null() { Ok(None) } else { codec::decode(data).map(Some) }
}
