//! The page's workers: starts them, relays messages, and terminates them.

use std::rc::Rc;

use alquerque_app::jobs::worker::{WorkerEffect, WorkerEvent, WorkerNumber};
use alquerque_messages::Answer;
use js_sys::Reflect;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use wasm_bindgen::prelude::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Event, MessageEvent, Worker, WorkerOptions, WorkerType};

use crate::dom::{after, from_object, now, to_object, whole, window};

/// The scripts of the workers, relative to the page, which fetch their modules.
const SEARCH: &str = "./search-worker.js";
const PROVER: &str = "./prover-worker.js";

/// The number of the only connection to a worker.
const CONNECTION: u32 = 0;

/// The running workers.
#[derive(Default)]
pub(crate) struct Workers {
    /// Stands before a worker's number in its address, so that no other scheduler's worker has the same one.
    prefix: &'static str,
    connections: Vec<(WorkerNumber, WorkerConnection)>,
}

impl Workers {
    /// Creates the workers of a second scheduler on the page.
    pub(crate) fn with_prefix(prefix: &'static str) -> Self {
        Self { prefix, ..Self::default() }
    }

    /// Carries out an effect. `understand` converts the workers' messages, and `tell` receives them. Returns the number
    /// of a worker that the browser refused to start. `tick` gets the milliseconds by which a tick is late.
    pub(crate) fn run<M: DeserializeOwned + 'static>(
        &mut self,
        effect: WorkerEffect,
        understand: fn(M) -> Option<Answer>,
        tell: impl Fn(WorkerNumber, WorkerEvent) + 'static,
        tick: impl FnOnce(u32) + 'static,
    ) -> Option<WorkerNumber> {
        let prefix = self.prefix;
        match effect {
            WorkerEffect::Start(number) => {
                return self.start(&format!("{SEARCH}?{prefix}{number}"), number, understand, tell);
            }
            WorkerEffect::StartProver { number, bypass_cache } => {
                let reload = if bypass_cache { "&reload" } else { "" };
                return self.start(&format!("{PROVER}?{prefix}{number}{reload}"), number, understand, tell);
            }
            WorkerEffect::Send(number, request) => {
                if let Some((_, connection)) = self.connections.iter().find(|(other, _)| *other == number) {
                    connection.post(&request);
                }
            }
            // Terminates the worker, whatever it is doing.
            WorkerEffect::End(number) => self.connections.retain(|(other, _)| *other != number),
            WorkerEffect::TickAfter(millis) => {
                let due = now() + f64::from(millis);
                after(millis, move || tick(whole(now() - due)));
            }
        }
        None
    }

    /// Starts a worker. Each gets its own address: a hanging request would block later ones to the same address, and a
    /// damaged copy in the browser's cache would be used again.
    fn start<M: DeserializeOwned + 'static>(
        &mut self,
        address: &str,
        number: WorkerNumber,
        understand: fn(M) -> Option<Answer>,
        tell: impl Fn(WorkerNumber, WorkerEvent) + 'static,
    ) -> Option<WorkerNumber> {
        match WorkerConnection::new(address, understand, move |event| tell(number, event)) {
            Ok(connection) => {
                self.connections.push((number, connection));
                None
            }
            Err(_) => Some(number),
        }
    }
}

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

/// The page's end of a connection to a worker of gloo's, which terminates on drop.
///
/// gloo has a bridge for the page, but it cannot terminate a worker that hangs, and it panics if the browser refuses to
/// start one or if a message is unreadable. So this connection uses the browser's own interface, and sends and
/// understands the frames that gloo puts around messages.
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

/// Returns the number of processors according to the browser.
pub(crate) fn processors() -> usize {
    navigator_number("hardwareConcurrency").unwrap_or(1)
}

/// The device's memory, rounded down to gigabytes, if the browser reports it.
pub(crate) fn gigabytes() -> Option<usize> {
    navigator_number("deviceMemory")
}

// The cast saturates if a browser reports a negative number.
#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a small number")]
fn navigator_number(name: &str) -> Option<usize> {
    Some(Reflect::get(&window()?.navigator(), &name.into()).ok()?.as_f64()? as usize)
}
