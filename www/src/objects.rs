//! Messages as plain JavaScript objects, which the browser's developer tools show as they are.

use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_wasm_bindgen::{Serializer, from_value};
use wasm_bindgen::JsValue;

/// Converts a message to an object.
pub(crate) fn to_object(message: &impl Serialize) -> JsValue {
    // Messages consist of numbers, strings, options and lists, whose conversion cannot fail.
    message.serialize(&Serializer::json_compatible()).unwrap_or_default()
}

/// Converts an object to a message; `None` if it is not one of this version.
pub(crate) fn from_object<T: DeserializeOwned>(object: JsValue) -> Option<T> {
    from_value(object).ok()
}
