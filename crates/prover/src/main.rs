//! The worker that proves, in the browser. Its script, www/prover-worker.js, loads this module and gives it `knowledge`: what there is
//! of a name, loaded and verified.

use alquerque_core::alquerque::Alquerque;
use alquerque_prover::{Session, Step};
use alquerque_solver::expert::{BOOKS, DATABASES, name};
use alquerque_worker::{Envelope, PageClock, Ticker, WasmBindgenCodec};
use gloo_worker::{HandlerId, Registrable, Worker, WorkerScope};
use js_sys::Uint8Array;
use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::spawn_local;

#[wasm_bindgen]
extern "C" {
    /// The file of that name, as it was written when the site was built; undefined where it cannot be had.
    #[wasm_bindgen(js_name = knowledge, catch)]
    async fn load(name: &str) -> Result<JsValue, JsValue>;

    /// Megabytes for what is found out.
    #[wasm_bindgen(js_name = megabytes)]
    fn megabytes() -> u32;
}

fn main() {
    ProofWorker::registrar().encoding::<WasmBindgenCodec>().register();
}

/// Proves in slices.
struct ProofWorker {
    session: Session<PageClock>,
    ticker: Option<Ticker>,
    caller: Option<HandlerId>,
    ticking: bool,
}

/// What the worker tells itself.
enum Note {
    /// Time for the next slice.
    Tick,
    /// The book and the database of a game have come, or not.
    Loaded(Alquerque, [Option<Vec<u8>>; 2]),
}

impl Worker for ProofWorker {
    type Message = Note;
    type Input = Envelope;
    type Output = Envelope;

    fn create(scope: &WorkerScope<Self>) -> Self {
        let own = scope.clone();
        Self {
            session: Session::new(PageClock, megabytes() as usize * 1_000_000),
            ticker: Ticker::new(move || own.send_message(Note::Tick)),
            caller: None,
            ticking: false,
        }
    }

    fn update(&mut self, scope: &WorkerScope<Self>, note: Note) {
        let step = match note {
            Note::Tick => {
                self.ticking = false;
                self.session.slice()
            }
            Note::Loaded(game, [book, database]) => self.session.learn(game, book, database),
        };
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

impl ProofWorker {
    fn follow(&mut self, scope: &WorkerScope<Self>, step: Step) {
        if let Some(caller) = self.caller {
            for answer in step.answers {
                scope.respond(caller, Envelope::new(&answer));
            }
        }
        if let Some(game) = step.load {
            let scope = scope.clone();
            spawn_local(async move {
                let files = [file("book", &BOOKS, game).await, file("database", &DATABASES, game).await];
                scope.send_message(Note::Loaded(game, files));
            });
        }
        if let (true, false, Some(ticker)) = (step.go_on, self.ticking, &self.ticker) {
            ticker.tick();
            self.ticking = true;
        }
    }
}

/// A file of a game, if there is one of that kind and it can be had.
async fn file(kind: &str, all: &[&str], game: Alquerque) -> Option<Vec<u8>> {
    let name = name(game);
    if !all.contains(&name.as_str()) {
        return None;
    }
    let bytes = load(&format!("{kind}-{name}")).await.ok()?;
    Some(bytes.dyn_into::<Uint8Array>().ok()?.to_vec())
}
