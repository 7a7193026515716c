//! The page's end of the lines to the search workers and the prover's: starts them, passes messages on, and ends them.

use alquerque_app::pool::{WorkerEvent, WorkerNumber, is_prover};
use alquerque_messages::{Answer, Request};
use alquerque_worker::page::{self, FromWorker};
use wasm_bindgen::prelude::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Event, MessageEvent, Worker, WorkerOptions, WorkerType};

use crate::dom::window;

/// The script that runs this very module in a worker, relative to the page; `cargo xtask post-build` writes it.
const LOADER: &str = "./search-worker.js";

/// The script of the prover's worker, which fetches a module of its own.
const PROVER: &str = "./prover-worker.js";

/// The workers that there are.
#[derive(Default)]
pub(crate) struct Workers(Vec<(WorkerNumber, Line)>);

impl Workers {
    /// Starts a worker and passes on what happens to it.
    ///
    /// # Errors
    /// Says what is wrong where the browser has no workers, or none for this page.
    pub(crate) fn start(&mut self, number: WorkerNumber, tell: impl Fn(WorkerEvent) + 'static) -> Result<(), JsValue> {
        self.0.push((number, Line::new(number, tell)?));
        Ok(())
    }

    pub(crate) fn send(&self, number: WorkerNumber, request: &Request) {
        if let Some((_, line)) = self.0.iter().find(|(other, _)| *other == number) {
            // Plain data can always be posted.
            let _ = line.worker.post_message(&page::to_worker(request));
        }
    }

    /// Ends a worker at once, whatever it does.
    pub(crate) fn end(&mut self, number: WorkerNumber) {
        self.0.retain(|(other, _)| *other != number);
    }
}

/// How many processors there are, as far as the browser tells.
#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "it is a small number")]
pub(crate) fn processors() -> usize {
    // A fraction or a negative number there would be the browser's jest; the cast takes it for the nearest count.
    window().map_or(1, |window| window.navigator().hardware_concurrency() as usize)
}

/// A worker that ends when this is dropped.
struct Line {
    worker: Worker,
    // Dropping the closures would cut the line.
    _on_message: Closure<dyn Fn(MessageEvent)>,
    _on_error: Closure<dyn Fn(Event)>,
}

impl Line {
    fn new(number: WorkerNumber, tell: impl Fn(WorkerEvent) + 'static) -> Result<Self, JsValue> {
        let options = WorkerOptions::new();
        options.set_type(WorkerType::Module);
        // A request that hangs would hold up all later ones of the same address, and so every further attempt.
        let script = if is_prover(number) { PROVER } else { LOADER };
        let worker = Worker::new_with_options(&format!("{script}?{number}"), &options)?;
        let tell = std::rc::Rc::new(tell);
        let broken = tell.clone();
        let on_message = Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| {
            tell(match page::from_worker(event.data()) {
                Ok(FromWorker::Loaded) => WorkerEvent::Loaded,
                Ok(FromWorker::Answer(answer)) => WorkerEvent::Said(answer),
                // What this version does not know must come from another one, which is a matter for the handshake.
                Err(_) => WorkerEvent::Said(Answer::Hello { version: "unknown".to_owned() }),
            });
        });
        let on_error = Closure::<dyn Fn(Event)>::new(move |_| broken(WorkerEvent::Broken));
        worker.set_onmessage(Some(on_message.as_ref().unchecked_ref()));
        worker.set_onerror(Some(on_error.as_ref().unchecked_ref()));
        let line = Self { worker, _on_message: on_message, _on_error: on_error };
        // Before anything else is said: it need be neither fetched nor compiled once more, and cannot be of another version.
        if !is_prover(number) {
            line.worker.post_message(&wasm_bindgen::module())?;
        }
        Ok(line)
    }
}

impl Drop for Line {
    fn drop(&mut self) {
        self.worker.set_onmessage(None);
        self.worker.set_onerror(None);
        self.worker.terminate();
    }
}
