//! The page's end of a connection to a worker.

use wasm_bindgen::prelude::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Event, MessageEvent, Worker, WorkerOptions, WorkerType};

/// A worker that terminates on drop.
pub(crate) struct WorkerConnection {
    worker: Worker,
    // Dropping the closures would disconnect the worker.
    _on_message: Closure<dyn Fn(MessageEvent)>,
    _on_error: Closure<dyn Fn(Event)>,
}

impl WorkerConnection {
    /// Starts a worker by its script. The callbacks receive its messages and failures.
    ///
    /// # Errors
    ///
    /// The reason, if the browser does not support workers or refuses to start one.
    pub(crate) fn new(
        script: &str,
        hear: impl Fn(JsValue) + 'static,
        broken: impl Fn() + 'static,
    ) -> Result<Self, JsValue> {
        let options = WorkerOptions::new();
        options.set_type(WorkerType::Module);
        let worker = Worker::new_with_options(script, &options)?;
        let on_message = Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| hear(event.data()));
        let on_error = Closure::<dyn Fn(Event)>::new(move |_| broken());
        worker.set_onmessage(Some(on_message.as_ref().unchecked_ref()));
        worker.set_onerror(Some(on_error.as_ref().unchecked_ref()));
        Ok(Self { worker, _on_message: on_message, _on_error: on_error })
    }

    /// Sends the worker this page's module before any other message, so that the worker neither fetches nor compiles it
    /// again, and cannot have another version.
    ///
    /// # Errors
    ///
    /// If the browser cannot post a module.
    pub(crate) fn give_module(&self) -> Result<(), JsValue> {
        self.worker.post_message(&wasm_bindgen::module())
    }

    /// Posts plain data, which cannot fail.
    pub(crate) fn post(&self, message: &JsValue) {
        let _ = self.worker.post_message(message);
    }
}

impl Drop for WorkerConnection {
    fn drop(&mut self) {
        self.worker.set_onmessage(None);
        self.worker.set_onerror(None);
        self.worker.terminate();
    }
}
