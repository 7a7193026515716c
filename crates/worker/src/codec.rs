//! Messages as plain JavaScript objects, readable in the browser's tools.

use gloo_worker::Codec;
use serde::{Deserialize, Serialize};
use serde_wasm_bindgen::Serializer;
use wasm_bindgen::{JsValue, throw_str};

/// Encodes messages with serde-wasm-bindgen. gloo-worker's codecs cannot return errors: an unreadable message becomes an
/// exception in the console and is dropped.
#[derive(Debug)]
pub struct WasmBindgenCodec;

impl Codec for WasmBindgenCodec {
    fn encode<I: Serialize>(input: I) -> JsValue {
        input.serialize(&Serializer::json_compatible()).unwrap_or_else(|error| throw_str(&error.to_string()))
    }

    fn decode<O: for<'de> Deserialize<'de>>(input: JsValue) -> O {
        serde_wasm_bindgen::from_value(input).unwrap_or_else(|error| throw_str(&error.to_string()))
    }
}
