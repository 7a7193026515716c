//! The gloo-worker shell around a [`Service`].

use std::cell::Cell;
use std::rc::Rc;

use gloo_worker::{HandlerId, Registrable, Worker, WorkerScope};
use serde::Serialize;
use serde::de::DeserializeOwned;
use wasm_bindgen::prelude::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{MessageChannel, MessagePort, WorkerGlobalScope};

use crate::codec::WasmBindgenCodec;
use crate::envelope::Envelope;
use crate::reply::Clock;

/// What runs in a worker. It works in slices, so that a request that arrives meanwhile is read after some milliseconds.
pub trait Service: 'static {
    /// A message from the page.
    type Request: DeserializeOwned;
    /// A message to the page.
    type Answer: Serialize;

    /// A service with the browser's clock. `seed` is random; `waker` calls for a slice when something outside is done.
    fn new(clock: PageClock, seed: u64, waker: Waker) -> Self;

    /// Takes a request and appends its answers to `outbox`. Returns whether a slice of work is due.
    fn request(&mut self, request: Self::Request, outbox: &mut Vec<Self::Answer>) -> bool;

    /// Works for some milliseconds and appends the answers to `outbox`. Returns whether another slice is due.
    fn slice(&mut self, outbox: &mut Vec<Self::Answer>) -> bool;

    /// The answer to a message that cannot be read as a request; `problem` says why.
    fn refuse(problem: &str) -> Self::Answer;
}

/// Runs a service in the web worker in which it is called.
pub fn serve<S: Service>() {
    Shell::<S>::registrar().encoding::<WasmBindgenCodec>().register();
}

struct Shell<S> {
    service: S,
    waker: Waker,
    caller: Option<HandlerId>,
}

/// Time for the next slice.
struct Tick;

impl<S: Service> Worker for Shell<S> {
    type Message = Tick;
    type Input = Envelope;
    type Output = Envelope;

    fn create(scope: &WorkerScope<Self>) -> Self {
        let own = scope.clone();
        let waker = Waker::new(move || own.send_message(Tick));
        Self { service: S::new(PageClock, random_seed(), waker.clone()), waker, caller: None }
    }

    fn update(&mut self, scope: &WorkerScope<Self>, Tick: Tick) {
        let mut outbox = Vec::new();
        let go_on = self.service.slice(&mut outbox);
        self.send(scope, outbox, go_on);
    }

    fn received(&mut self, scope: &WorkerScope<Self>, message: Envelope, id: HandlerId) {
        self.caller = Some(id);
        let mut outbox = Vec::new();
        let go_on = match message.open() {
            Ok(request) => self.service.request(request, &mut outbox),
            Err(problem) => {
                outbox.push(S::refuse(&problem));
                false
            }
        };
        self.send(scope, outbox, go_on);
    }
}

impl<S: Service> Shell<S> {
    fn send(&self, scope: &WorkerScope<Self>, outbox: Vec<S::Answer>, go_on: bool) {
        if let Some(caller) = self.caller {
            for answer in outbox {
                scope.respond(caller, Envelope::new(&answer));
            }
        }
        if go_on {
            self.waker.wake();
        }
    }
}

/// Calls for a slice, by a message that the worker posts to itself. The scope's own messages are microtasks, which would run before
/// the page's requests, and timers are throttled; a message of a channel is neither.
#[derive(Clone)]
pub struct Waker {
    /// None where the browser has no channels: then nothing is done in slices.
    channel: Option<Rc<Channel>>,
    /// Whether a message is under way: one is enough.
    is_pending: Rc<Cell<bool>>,
}

struct Channel {
    sender: MessagePort,
    // Dropping the closure would close the line.
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

    /// Calls [`Service::slice`] soon, once.
    pub fn wake(&self) {
        if let Some(channel) = &self.channel
            && !self.is_pending.replace(true)
        {
            // Posting null to an open port of our own cannot fail.
            let _ = channel.sender.post_message(&JsValue::NULL);
        }
    }
}

/// The browser's monotonic clock.
pub struct PageClock;

impl Clock for PageClock {
    fn now(&self) -> f64 {
        let scope: WorkerGlobalScope = js_sys::global().unchecked_into();
        scope.performance().map_or(0.0, |performance| performance.now())
    }
}

fn random_seed() -> u64 {
    // Without a source of randomness all games are merely the same.
    getrandom::u64().unwrap_or(0)
}
