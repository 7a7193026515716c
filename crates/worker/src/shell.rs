//! The shell around a [`Service`]: makes it a gloo worker.

use std::cell::Cell;
use std::rc::Rc;

use alquerque_messages::{Answer, Failure, Request};
use gloo_worker::{HandlerId, Registrable, Worker, WorkerScope};
use wasm_bindgen::prelude::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{MessageChannel, MessagePort, WorkerGlobalScope};

use crate::codec::{PlainObjects, RawMessage};
use crate::slice::TimeSource;

/// A program that runs in a worker. It works in slices, so that a request that arrives meanwhile is read within a few
/// milliseconds.
pub trait Service: 'static {
    /// Creates a service with the browser's clock. `seed` is random; `waker` requests a slice when something outside
    /// has finished.
    fn new(clock: BrowserClock, seed: u64, waker: Waker) -> Self;

    /// Takes a request and appends its answers to `outbox`. Returns whether a slice of work is due.
    fn request(&mut self, request: Request, outbox: &mut Vec<Answer>) -> bool;

    /// Works for a few milliseconds and appends the answers to `outbox`. Returns whether another slice is due.
    fn slice(&mut self, outbox: &mut Vec<Answer>) -> bool;
}

/// Runs a service in the web worker in which it is called.
pub fn serve<S: Service>() {
    Shell::<S>::registrar().encoding::<PlainObjects>().register();
}

struct Shell<S> {
    service: S,
    waker: Waker,
    /// The page's connection, once it has sent a message.
    page: Option<HandlerId>,
}

/// A slice of work is due.
struct SliceDue;

impl<S: Service> Worker for Shell<S> {
    type Message = SliceDue;
    type Input = RawMessage;
    type Output = Answer;

    fn create(scope: &WorkerScope<Self>) -> Self {
        let scope = scope.clone();
        let waker = Waker::new(move || scope.send_message(SliceDue));
        // Without a source of randomness, all games are the same, which does no harm.
        let seed = getrandom::u64().unwrap_or(0);
        Self { service: S::new(BrowserClock, seed, waker.clone()), waker, page: None }
    }

    fn update(&mut self, scope: &WorkerScope<Self>, _: SliceDue) {
        let mut outbox = Vec::new();
        let has_more = self.service.slice(&mut outbox);
        self.send(scope, outbox, has_more);
    }

    fn received(&mut self, scope: &WorkerScope<Self>, message: RawMessage, page: HandlerId) {
        self.page = Some(page);
        let mut outbox = Vec::new();
        let has_more = match message.read() {
            Ok(request) => self.service.request(request, &mut outbox),
            Err(problem) => {
                outbox.push(Answer::Failed { id: None, why: Failure::NoRequest(problem) });
                false
            }
        };
        self.send(scope, outbox, has_more);
    }
}

impl<S: Service> Shell<S> {
    fn send(&self, scope: &WorkerScope<Self>, outbox: Vec<Answer>, has_more: bool) {
        if let Some(page) = self.page {
            for answer in outbox {
                scope.respond(page, answer);
            }
        }
        if has_more {
            self.waker.wake();
        }
    }
}

/// Requests a slice, by a message that the worker posts to itself. The microtasks in which gloo passes messages on would
/// run before the page's requests, and timers are throttled; a channel avoids both.
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

/// The browser's monotonic clock, in milliseconds.
pub struct BrowserClock;

impl TimeSource for BrowserClock {
    fn now(&self) -> f64 {
        let scope: WorkerGlobalScope = js_sys::global().unchecked_into();
        scope.performance().map_or(0.0, |performance| performance.now())
    }
}
