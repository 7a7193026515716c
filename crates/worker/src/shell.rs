//! The shell around a [`Service`]: connects it to the worker's messages.

use std::cell::{Cell, RefCell};
use std::rc::{Rc, Weak};

use js_sys::Uint8Array;
use serde::Serialize;
use serde::de::DeserializeOwned;
use wasm_bindgen::prelude::{Closure, wasm_bindgen};
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{DedicatedWorkerGlobalScope, MessageChannel, MessageEvent, MessagePort, WorkerGlobalScope};

use crate::clock::TimeSource;
use crate::codec;
use crate::search::LoadedFile;

/// A program that runs in a worker. It works in slices, so that a request that arrives meanwhile is read after some
/// milliseconds.
pub trait Service: 'static {
    /// A message from the page.
    type Request: DeserializeOwned;
    /// A message to the page.
    type Answer: Serialize;

    /// Creates a service with the browser's clock. `seed` is random; `waker` requests a slice when something outside
    /// has finished.
    fn new(clock: PageClock, seed: u64, waker: Waker) -> Self;

    /// Takes a request and appends its answers to `outbox`. Returns whether a slice of work is due.
    fn request(&mut self, request: Self::Request, outbox: &mut Vec<Self::Answer>) -> bool;

    /// Works for some milliseconds and appends the answers to `outbox`. Returns whether another slice is due.
    fn slice(&mut self, outbox: &mut Vec<Self::Answer>) -> bool;

    /// The answer to a message that is not a valid request; `problem` says why.
    fn refuse(problem: &str) -> Self::Answer;
}

/// Runs a service in the web worker in which it is called. Posts a null to tell the page that it has loaded.
pub fn serve<S: Service>() {
    let scope: DedicatedWorkerGlobalScope = js_sys::global().unchecked_into();
    let shell = Rc::new_cyclic(|own: &Weak<Shell<S>>| {
        let own = own.clone();
        let waker = Waker::new(move || {
            if let Some(shell) = own.upgrade() {
                shell.tick();
            }
        });
        let service = RefCell::new(S::new(PageClock, random_seed(), waker.clone()));
        Shell { service, waker, scope: scope.clone() }
    });
    let on_message = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| shell.receive(&event.data()));
    scope.set_onmessage(Some(on_message.as_ref().unchecked_ref()));
    // It listens for as long as the worker lives.
    on_message.forget();
    // Plain data can be posted.
    let _ = scope.post_message(&JsValue::NULL);
}

struct Shell<S> {
    service: RefCell<S>,
    waker: Waker,
    scope: DedicatedWorkerGlobalScope,
}

impl<S: Service> Shell<S> {
    /// Runs the next slice.
    fn tick(&self) {
        let mut outbox = Vec::new();
        let has_more = self.service.borrow_mut().slice(&mut outbox);
        self.send(outbox, has_more);
    }

    fn receive(&self, message: &JsValue) {
        let mut outbox = Vec::new();
        let has_more = match codec::decode(message) {
            Ok(request) => self.service.borrow_mut().request(request, &mut outbox),
            Err(problem) => {
                outbox.push(S::refuse(&problem));
                false
            }
        };
        self.send(outbox, has_more);
    }

    fn send(&self, outbox: Vec<S::Answer>, has_more: bool) {
        for answer in outbox {
            let _ = self.scope.post_message(&codec::encode(&answer));
        }
        if has_more {
            self.waker.wake();
        }
    }
}

/// Requests a slice, by a message that the worker posts to itself. Microtasks would run before the page's requests, and
/// timers are throttled; a channel avoids both.
#[derive(Clone)]
pub struct Waker {
    /// `None` in browsers without message channels, where no work is done in slices.
    channel: Option<Rc<Channel>>,
    /// Whether a message is on its way: one is enough.
    is_pending: Rc<Cell<bool>>,
}

struct Channel {
    sender: MessagePort,
    // Dropping the closure would close the channel.
    _receiver: (MessagePort, Closure<dyn FnMut()>),
}

impl Waker {
    fn new(mut tick: impl FnMut() + 'static) -> Self {
        let is_pending = Rc::new(Cell::new(false));
        let pending = Rc::clone(&is_pending);
        let on_message = Closure::<dyn FnMut()>::new(move || {
            pending.set(false);
            tick();
        });
        let channel = MessageChannel::new().ok().map(|channel| {
            let receiver = channel.port1();
            receiver.set_onmessage(Some(on_message.as_ref().unchecked_ref()));
            Rc::new(Channel { sender: channel.port2(), _receiver: (receiver, on_message) })
        });
        Self { channel, is_pending }
    }

    /// Schedules one call of [`Service::slice`].
    pub fn wake(&self) {
        if let Some(channel) = &self.channel
            && !self.is_pending.replace(true)
        {
            // Posting null to an open port of our own cannot fail.
            let _ = channel.sender.post_message(&JsValue::NULL);
        }
    }
}

#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(js_name = weights, catch)]
    fn loaded_weights(name: &str) -> Result<JsValue, JsValue>;
}

/// A file of learned weights. The worker's script starts loading it on the first call, and returns it once it has
/// loaded. A worker without that script has no files.
pub(crate) fn weights(name: &str) -> LoadedFile {
    match loaded_weights(name) {
        Ok(value) if value.is_null() => LoadedFile::Failed,
        Ok(value) => {
            value.dyn_into::<Uint8Array>().map_or(LoadedFile::Absent, |bytes| LoadedFile::Bytes(bytes.to_vec()))
        }
        Err(_) => LoadedFile::Absent,
    }
}

/// The browser's monotonic clock.
pub struct PageClock;

impl TimeSource for PageClock {
    fn now(&self) -> f64 {
        let scope: WorkerGlobalScope = js_sys::global().unchecked_into();
        scope.performance().map_or(0.0, |performance| performance.now())
    }
}

fn random_seed() -> u64 {
    // Without a source of randomness, all games are the same, which does no harm.
    getrandom::u64().unwrap_or(0)
}
