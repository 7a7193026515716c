//! The page's end of a connection to a worker, which is a worker of gloo's.
//!
//! gloo has a bridge for the page, but it cannot terminate a worker that hangs, and it panics if the browser refuses to
//! start one or if a message is unreadable. So this connection uses the browser's own interface, and sends and
//! understands the frames that gloo puts around messages.

use std::rc::Rc;

use alquerque_app::jobs::watchdog::WorkerEvent;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use wasm_bindgen::prelude::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Event, MessageEvent, Worker, WorkerOptions, WorkerType};

use crate::dom::{from_object, to_object};

/// The number of the only connection to a worker.
const CONNECTION: u32 = 0;

/// The frame of a message to a worker: the part of gloo's `ToWorker` that is needed.
#[derive(Serialize)]
enum ToWorker<'a, R> {
    ProcessInput(u32, &'a R),
}

/// The frame of a message from a worker: gloo's `FromWorker`.
#[derive(Deserialize)]
enum FromWorker<A> {
    WorkerLoaded,
    ProcessOutput(#[expect(dead_code, reason = "there is one connection")] u32, A),
}

/// A worker that terminates on drop.
pub(crate) struct WorkerConnection {
    worker: Worker,
    // Dropping the closures would disconnect the worker.
    _on_message: Closure<dyn Fn(MessageEvent)>,
    _on_error: Closure<dyn Fn(Event)>,
}

impl WorkerConnection {
    /// Starts a worker by its script. `understand` converts its messages; `tell` receives them, and its failures.
    ///
    /// # Errors
    ///
    /// The reason, if the browser does not support workers or refuses to start one.
    pub(crate) fn new<M: DeserializeOwned + 'static, A: 'static>(
        script: &str,
        understand: fn(M) -> Option<A>,
        tell: impl Fn(WorkerEvent<A>) + 'static,
    ) -> Result<Self, JsValue> {
        let options = WorkerOptions::new();
        options.set_type(WorkerType::Module);
        let worker = Worker::new_with_options(script, &options)?;
        let tell = Rc::new(tell);
        let broken = Rc::clone(&tell);
        let on_message = Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| {
            tell(match from_object(event.data()) {
                Some(FromWorker::WorkerLoaded) => WorkerEvent::Loaded,
                Some(FromWorker::ProcessOutput(_, message)) => {
                    understand(message).map_or(WorkerEvent::Unreadable, WorkerEvent::Answered)
                }
                None => WorkerEvent::Unreadable,
            });
        });
        let on_error = Closure::<dyn Fn(Event)>::new(move |_| broken(WorkerEvent::Broken));
        worker.set_onmessage(Some(on_message.as_ref().unchecked_ref()));
        worker.set_onerror(Some(on_error.as_ref().unchecked_ref()));
        Ok(Self { worker, _on_message: on_message, _on_error: on_error })
    }

    /// Posts a message. Plain data can always be posted.
    pub(crate) fn post(&self, request: &impl Serialize) {
        let _ = self.worker.post_message(&to_object(&ToWorker::ProcessInput(CONNECTION, request)));
    }
}

impl Drop for WorkerConnection {
    fn drop(&mut self) {
        self.worker.set_onmessage(None);
        self.worker.set_onerror(None);
        self.worker.terminate();
    }
}
