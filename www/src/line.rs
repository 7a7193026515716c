//! The page's end of a line to a worker.

use wasm_bindgen::prelude::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Event, MessageEvent, Worker, WorkerOptions, WorkerType};

/// A worker that ends when this is dropped.
pub(crate) struct Line {
    worker: Worker,
    // Dropping the closures would cut the line.
    _on_message: Closure<dyn Fn(MessageEvent)>,
    _on_error: Closure<dyn Fn(Event)>,
}

impl Line {
    /// Starts a worker by its script. What it posts is heard, together with the worker; and that it has broken down.
    ///
    /// # Errors
    /// Says what is wrong where the browser has no workers, or none for this page.
    pub(crate) fn new(
        script: &str,
        hear: impl Fn(&Worker, JsValue) + 'static,
        broken: impl Fn() + 'static,
    ) -> Result<Self, JsValue> {
        let options = WorkerOptions::new();
        options.set_type(WorkerType::Module);
        let worker = Worker::new_with_options(script, &options)?;
        let heard = worker.clone();
        let on_message = Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| hear(&heard, event.data()));
        let on_error = Closure::<dyn Fn(Event)>::new(move |_| broken());
        worker.set_onmessage(Some(on_message.as_ref().unchecked_ref()));
        worker.set_onerror(Some(on_error.as_ref().unchecked_ref()));
        Ok(Self { worker, _on_message: on_message, _on_error: on_error })
    }

    /// Gives the worker this page's own module, before anything else is said: it need be neither fetched nor compiled once more,
    /// and cannot be of another version.
    ///
    /// # Errors
    /// Where a module cannot be posted.
    pub(crate) fn give_module(&self) -> Result<(), JsValue> {
        self.worker.post_message(&wasm_bindgen::module())
    }

    /// Posts plain data, which can always be posted.
    pub(crate) fn post(&self, message: &JsValue) {
        let _ = self.worker.post_message(message);
    }
}

impl Drop for Line {
    fn drop(&mut self) {
        self.worker.set_onmessage(None);
        self.worker.set_onerror(None);
        self.worker.terminate();
    }
}
