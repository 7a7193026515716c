//! The gloo-worker shell round a [`Session`].

use gloo_worker::{HandlerId, Registrable, Worker, WorkerScope};
use wasm_bindgen::prelude::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{MessageChannel, MessagePort, WorkerGlobalScope};

use crate::codec::WasmBindgenCodec;
use crate::envelope::Envelope;
use crate::session::{Clock, Session, Step};

/// Searches in slices, so that a request that arrives meanwhile is heard after some milliseconds.
pub struct SearchWorker {
    session: Session<PageClock>,
    ticker: Option<Ticker>,
    caller: Option<HandlerId>,
    /// Whether a tick is under way: one is enough.
    ticking: bool,
}

/// Makes the web worker in which it is called answer requests.
pub fn serve() {
    SearchWorker::registrar().encoding::<WasmBindgenCodec>().register();
}

/// Time for the next slice.
#[derive(Debug)]
pub struct Tick;

impl Worker for SearchWorker {
    type Message = Tick;
    type Input = Envelope;
    type Output = Envelope;

    fn create(scope: &WorkerScope<Self>) -> Self {
        let own = scope.clone();
        Self {
            session: Session::new(PageClock, random_seed()),
            ticker: Ticker::new(move || own.send_message(Tick)),
            caller: None,
            ticking: false,
        }
    }

    fn update(&mut self, scope: &WorkerScope<Self>, Tick: Tick) {
        self.ticking = false;
        let step = self.session.slice();
        self.follow(scope, step);
    }

    fn received(&mut self, scope: &WorkerScope<Self>, message: Envelope, id: HandlerId) {
        self.caller = Some(id);
        let step = match message.open() {
            Ok(request) => self.session.request(request),
            Err(problem) => Step::refuse(&problem),
        };
        self.follow(scope, step);
    }
}

impl SearchWorker {
    fn follow(&mut self, scope: &WorkerScope<Self>, step: Step) {
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
