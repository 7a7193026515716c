//! The gloo-worker shell round a [`Session`].

use alquerque_analysis::{Clock, Session, Step};
use alquerque_worker::{Clock as _, Envelope, PageClock, Ticker, WasmBindgenCodec};
use gloo_worker::{HandlerId, Registrable, Worker, WorkerScope};

/// Looks at positions in slices, so that an order that arrives meanwhile is heard after some milliseconds.
struct AnalysisWorker {
    session: Session<BrowsersClock>,
    ticker: Option<Ticker>,
    caller: Option<HandlerId>,
    /// Whether a tick is under way: one is enough.
    ticking: bool,
}

/// Makes the web worker in which it is called follow orders.
pub(crate) fn serve() {
    AnalysisWorker::registrar().encoding::<WasmBindgenCodec>().register();
}

/// Time for the next slice.
#[derive(Debug)]
struct Tick;

struct BrowsersClock;

impl Clock for BrowsersClock {
    fn now(&self) -> f64 {
        PageClock.now()
    }
}

impl Worker for AnalysisWorker {
    type Message = Tick;
    type Input = Envelope;
    type Output = Envelope;

    fn create(scope: &WorkerScope<Self>) -> Self {
        let own = scope.clone();
        Self {
            // Without a source of chance the searches are merely all alike.
            session: Session::new(BrowsersClock, getrandom::u64().unwrap_or(0)),
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
            Ok(order) => self.session.order(order),
            Err(problem) => Step::refuse(&problem),
        };
        self.follow(scope, step);
    }
}

impl AnalysisWorker {
    fn follow(&mut self, scope: &WorkerScope<Self>, step: Step) {
        if let (Some(news), Some(caller)) = (step.news, self.caller) {
            scope.respond(caller, Envelope::new(&news));
        }
        if let (true, false, Some(ticker)) = (step.go_on, self.ticking, &self.ticker) {
            ticker.tick();
            self.ticking = true;
        }
    }
}
