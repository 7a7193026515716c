//! Messages as bytes, in the format of [postcard](https://postcard.jamesmunns.com): compact, and cheap to write and
//! read.

use js_sys::Uint8Array;
use serde::Serialize;
use serde::de::DeserializeOwned;
use wasm_bindgen::{JsCast, JsValue};

/// Encodes a message.
pub fn encode(message: &impl Serialize) -> Uint8Array {
    // Messages consist of numbers, strings, options and lists, whose encoding cannot fail. No message is empty.
    Uint8Array::from(postcard::to_allocvec(message).unwrap_or_default().as_slice())
}

/// Decodes a message.
///
/// # Errors
/// The reason, if it is not a message of this version. Page and worker may have different versions.
pub fn decode<T: DeserializeOwned>(data: &JsValue) -> Result<T, String> {
    let bytes: &Uint8Array = data.dyn_ref().ok_or("no bytes")?;
    let (message, rest) = postcard::take_from_bytes(&bytes.to_vec())
        .map(|(message, rest)| (message, rest.len()))
        .map_err(|error| error.to_string())?;
    if rest == 0 { Ok(message) } else { Err(format!("{rest} bytes too many")) }
}
