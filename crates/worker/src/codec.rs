//! Messages as plain JavaScript objects, which the browser's developer tools show as they are.

use gloo_worker::Codec;
use js_sys::{Array, Object, Reflect};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_wasm_bindgen::{Serializer, from_value, preserve};
use wasm_bindgen::{JsValue, UnwrapThrowExt};

/// Lists of bytes become arrays of bytes, everything else the same objects as in JSON.
const SERIALIZER: Serializer = Serializer::json_compatible().serialize_bytes_as_arrays(false);

/// The codec of all workers.
pub struct PlainObjects;

impl Codec for PlainObjects {
    fn encode<I: Serialize>(input: I) -> JsValue {
        // Messages consist of numbers, strings, options and lists, whose conversion cannot fail.
        input.serialize(&SERIALIZER).unwrap_or_default()
    }

    fn decode<O: for<'de> Deserialize<'de>>(input: JsValue) -> O {
        // gloo can't be told that a message is unreadable, and a panic would end the worker. So what is not one of gloo's
        // frames is passed on in one, for the worker to refuse.
        from_value(input.clone()).or_else(|_| from_value(framed(&input))).unwrap_throw()
    }
}

/// A frame of gloo's with this message, from the page's only connection.
fn framed(message: &JsValue) -> JsValue {
    let frame = Object::new();
    // Setting a property of a new object cannot fail.
    let _ = Reflect::set(&frame, &"ProcessInput".into(), &Array::of2(&0.into(), message));
    frame.into()
}

/// A message from the page as it arrived, readable or not.
#[derive(Serialize, Deserialize)]
#[serde(transparent)]
pub struct RawMessage(#[serde(with = "preserve")] JsValue);

impl RawMessage {
    /// Reads the message.
    ///
    /// # Errors
    /// The reason, if it is not a message of this version. Page and worker may have different versions.
    pub fn read<T: DeserializeOwned>(self) -> Result<T, String> {
        from_value(self.0).map_err(|error| error.to_string())
    }
}
