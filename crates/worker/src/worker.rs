//! The gloo-worker shell round a [`Desk`], such as a [`Session`] that searches.

use alquerque_messages::{Answer, Failure, Request};
use gloo_worker::{HandlerId, Registrable, Worker, WorkerScope};
use serde::Serialize;
use serde::de::DeserializeOwned;
use wasm_bindgen::prelude::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{MessageChannel, MessagePort, WorkerGlobalScope};

use crate::codec::WasmBindgenCodec;
use crate::envelope::Envelope;
use crate::session::Session;
use crate::step::{Clock, Step};

/// What sits in a worker and works in slices, so that a request that arrives meanwhile is heard after some milliseconds.
pub trait Desk: 'static {
    /// What the page asks.
    type Request: DeserializeOwned;
    /// What it is answered.
    type Answer: Serialize;

    /// A desk with the browser's clock, which draws its seeds from `seed`.
    fn open(clock: PageClock, seed: u64) -> Self;

    /// Takes a request.
    fn request(&mut self, request: Self::Request) -> Step<Self::Answer>;

    /// Works for some milliseconds.
    fn slice(&mut self) -> Step<Self::Answer>;

    /// The answer to a message that is no request, and to what its reader says of it.
    fn refuse(problem: &str) -> Self::Answer;
}

/// Makes the web worker in which it is called answer requests at such a desk.
pub fn serve_at<D: Desk>() {
    DeskWorker::<D>::registrar().encoding::<WasmBindgenCodec>().register();
}

/// Makes the web worker in which it is called search for moves.
// Compiled with the page, which is made for size: all but what a desk does, for which there is one that is compiled here.
#[inline]
pub fn serve() {
    serve_at::<Session<PageClock>>();
}

impl Desk for Session<PageClock> {
    type Request = Request;
    type Answer = Answer;

    fn open(clock: PageClock, seed: u64) -> Self {
        Self::new(clock, seed)
    }

    fn request(&mut self, request: Request) -> Step<Answer> {
        Self::request(self, request)
    }

    fn slice(&mut self) -> Step<Answer> {
        Self::slice(self)
    }

    fn refuse(problem: &str) -> Answer {
        Answer::Failed { id: None, why: Failure::NoRequest(problem.to_owned()) }
    }
}

/// The gloo-worker shell round a desk.
struct DeskWorker<D> {
    desk: D,
    ticker: Option<Ticker>,
    caller: Option<HandlerId>,
    /// Whether a tick is under way: one is enough.
    ticking: bool,
}

/// Time for the next slice.
struct Tick;

impl<D: Desk> Worker for DeskWorker<D> {
    type Message = Tick;
    type Input = Envelope;
    type Output = Envelope;

    fn create(scope: &WorkerScope<Self>) -> Self {
        let own = scope.clone();
        Self {
            desk: D::open(PageClock, random_seed()),
            ticker: Ticker::new(move || own.send_message(Tick)),
            caller: None,
            ticking: false,
        }
    }

    fn update(&mut self, scope: &WorkerScope<Self>, Tick: Tick) {
        self.ticking = false;
        let step = self.desk.slice();
        self.follow(scope, step);
    }

    fn received(&mut self, scope: &WorkerScope<Self>, message: Envelope, id: HandlerId) {
        self.caller = Some(id);
        let step = match message.open() {
            Ok(request) => self.desk.request(request),
            Err(problem) => Step::answer(D::refuse(&problem)),
        };
        self.follow(scope, step);
    }
}

impl<D: Desk> DeskWorker<D> {
    fn follow(&mut self, scope: &WorkerScope<Self>, step: Step<D::Answer>) {
        if let (Some(answer), Some(caller)) = (step.answer, self.caller) {
            scope.respond(caller, Envelope::new(&answer));
        }
        if let (true, false, Some(ticker)) = (step.go_on, self.ticking, &self.ticker) {
            ticker.tick();
            self.ticking = true;
        }
    }
}

/// Posts itself a message: unlike the scope's own messages, which are microtasks, it waits its turn behind the
/// page's requests, and unlike a timer it is not delayed.
pub struct Ticker {
    sender: MessagePort,
    // Dropping the closure would cut the line.
    _receiver: (MessagePort, Closure<dyn FnMut()>),
}

impl Ticker {
    /// A ticker that calls `tick`, each time after it was told to.
    pub fn new(tick: impl FnMut() + 'static) -> Option<Self> {
        let channel = MessageChannel::new().ok()?;
        let on_message = Closure::<dyn FnMut()>::new(tick);
        let receiver = channel.port1();
        receiver.set_onmessage(Some(on_message.as_ref().unchecked_ref()));
        Some(Self { sender: channel.port2(), _receiver: (receiver, on_message) })
    }

    /// Lets it tick once.
    pub fn tick(&self) {
        // Posting null to an open port of our own cannot fail.
        let _ = self.sender.post_message(&JsValue::NULL);
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
    // Without a source of chance the games are merely all alike.
    getrandom::u64().unwrap_or(0)
}
