//! Messages as plain JavaScript objects, readable in the browser's tools.

use gloo_worker::Codec;
use serde::{Deserialize, Serialize};
use serde_wasm_bindgen::Serializer;
use wasm_bindgen::{JsValue, throw_str};

use crate::plain;

/// Encodes messages with serde-wasm-bindgen. gloo-worker's codec cannot return an error: a message that cannot be
/// read at all is reported to the console as an exception and dropped.
#[derive(Debug)]
pub struct WasmBindgenCodec;

impl Codec for WasmBindgenCodec {
    fn encode<I: Serialize>(input: I) -> JsValue {
        input.serialize(&Serializer::json_compatible()).unwrap_or_else(|error| throw_str(&error.to_string()))
    }

    fn decode<O: for<'de> Deserialize<'de>>(input: JsValue) -> O {
        plain::read(input).unwrap_or_else(|error| throw_str(&error.to_string()))
    }
}
