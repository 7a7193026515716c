//! The page's side of the connection to a worker, compatible with gloo-worker's bridge. That bridge hides the browser's worker: it
//! can't terminate one that hangs, doesn't report failures, and panics in browsers without workers. So the page creates the
//! `web_sys::Worker` itself. The worker's side is gloo-worker.

use gloo_worker::Codec;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use wasm_bindgen::JsValue;

use crate::codec::WasmBindgenCodec;
use crate::envelope::Envelope;

/// gloo-worker numbers the callers of a worker; the page is the only one.
const CALLER: usize = 0;

/// gloo-worker's messages to a worker, without those that announce callers, which workers ignore.
#[derive(Serialize)]
enum ToWorker {
    ProcessInput(usize, Envelope),
}

/// gloo-worker's messages to the page.
#[derive(Deserialize)]
enum Posted {
    WorkerLoaded,
    /// The caller's number and the answer.
    ProcessOutput((usize, Envelope)),
}

// `#[inline]` compiles these with the page, for size: see the profile `site`.

/// Encodes a message for posting to a worker.
#[inline]
pub fn enclosed(message: &impl Serialize) -> JsValue {
    WasmBindgenCodec::encode(ToWorker::ProcessInput(CALLER, Envelope::new(message)))
}

/// Decodes a message posted by a worker. `None` means that the worker has loaded; it has not received earlier messages.
///
/// # Errors
/// If it is not such a message; with the reason.
#[inline]
pub fn opened<T: DeserializeOwned>(data: JsValue) -> Result<Option<T>, String> {
    match serde_wasm_bindgen::from_value(data).map_err(|error| error.to_string())? {
        Posted::WorkerLoaded => Ok(None),
        Posted::ProcessOutput((_, envelope)) => envelope.open().map(Some),
    }
}
