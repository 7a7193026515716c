//! The line to the search worker.

use alquerque_messages::{Answer, Request};
use alquerque_worker::{Envelope, SearchWorker, WasmBindgenCodec};
use gloo_worker::{Spawnable, WorkerBridge};

/// The script that loads this very module in a worker, relative to the page; `cargo xtask post-build` writes it.
const LOADER: &str = "./search-worker.js";

/// A running worker. Dropping it closes the worker.
pub(crate) struct Link(WorkerBridge<SearchWorker>);

impl Link {
    /// Starts a worker and passes on what it says. Messages sent before it is loaded are queued.
    pub(crate) fn start(on_answer: impl Fn(Answer) + 'static) -> Self {
        let bridge = SearchWorker::spawner()
            .encoding::<WasmBindgenCodec>()
            .callback(move |message| {
                // What this version does not know must come from another one, which is a matter for the handshake.
                let unknown = |_| Answer::Hello { version: "unknown".to_owned() };
                on_answer(message.open().unwrap_or_else(unknown));
            })
            .with_loader(true)
            .as_module(true)
            .spawn(LOADER);
        Self(bridge)
    }

    pub(crate) fn send(&self, request: &Request) {
        self.0.send(Envelope::new(request));
    }
}
