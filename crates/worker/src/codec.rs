//! Messages as bytes, in the format of [postcard](https://postcard.jamesmunns.com): compact, and cheap to write and
//! read.

use js_sys::Uint8Array;
use serde::Serialize;
use serde::de::DeserializeOwned;
use wasm_bindgen::{JsCast, JsValue};

/// Encodes a message.
pub fn encode(message: &impl Serialize) -> Uint8Array {
    Uint8Array::from(to_bytes(message).as_slice())
}

/// Decodes a message.
///
/// # Errors
/// The reason, if it is not a message of this version. Page and worker may have different versions.
pub fn decode<T: DeserializeOwned>(data: &JsValue) -> Result<T, String> {
    let bytes: &Uint8Array = data.dyn_ref().ok_or("no bytes")?;
    from_bytes(&bytes.to_vec())
}

/// The bytes of a message.
pub fn to_bytes(message: &impl Serialize) -> Vec<u8> {
    // Messages consist of numbers, strings, options and lists, whose encoding cannot fail. No message is empty.
    postcard::to_allocvec(message).unwrap_or_default()
}

/// The message with these bytes.
///
/// # Errors
/// As [`decode`].
pub fn from_bytes<T: DeserializeOwned>(bytes: &[u8]) -> Result<T, String> {
    let (message, rest) = postcard::take_from_bytes(bytes).map_err(|error| error.to_string())?;
    if rest.is_empty() { Ok(message) } else { Err(format!("{} bytes too many", rest.len())) }
}
