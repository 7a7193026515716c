//! The page's end of a line: what gloo-worker's own bridge would post and read. That bridge keeps the browser's worker to
//! itself and cannot end one that hangs, so the page holds its workers in its own hand and speaks gloo-worker's words, while
//! the workers' end is gloo-worker itself.

use alquerque_messages::{Answer, Request};
use gloo_worker::Codec;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use wasm_bindgen::JsValue;

use crate::codec::WasmBindgenCodec;
use crate::envelope::Envelope;
use crate::plain;

/// The page is the only one who speaks with its workers; gloo-worker numbers those who do.
const CALLER: usize = 0;

/// The one of gloo-worker's messages to a worker that is needed: no worker does anything when somebody comes or goes.
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

/// What a worker lets the page know.
#[derive(Debug, PartialEq)]
pub enum FromWorker {
    /// It is loaded; what was posted to it before, it has not heard.
    Loaded,
    /// It answers.
    Answer(Answer),
}

// Compiled with the page, which is made for size, and not with the searches: see the profile `site`.

/// A request as it is posted to a worker.
#[inline]
pub fn to_worker(request: &Request) -> JsValue {
    enclosed(request)
}

/// Any message as it is posted to a worker.
#[inline]
pub fn enclosed(message: &impl Serialize) -> JsValue {
    WasmBindgenCodec::encode(ToWorker::ProcessInput(CALLER, Envelope::new(message)))
}

/// Reads what a worker has posted, whatever it speaks; none where it only says that it is loaded.
///
/// # Errors
/// Says what is wrong where it is no message of this kind.
#[inline]
pub fn opened<T: DeserializeOwned>(data: JsValue) -> Result<Option<T>, String> {
    match plain::read(data).map_err(|error| error.to_string())? {
        Posted::WorkerLoaded => Ok(None),
        Posted::ProcessOutput((_, envelope)) => envelope.open().map(Some),
    }
}

/// Reads what a worker has posted.
///
/// # Errors
/// Says what is wrong where it is no message of this version.
#[inline]
pub fn from_worker(data: JsValue) -> Result<FromWorker, String> {
    opened(data).map(|answer| answer.map_or(FromWorker::Loaded, FromWorker::Answer))
}
