//! The worker that proves.

use std::cell::RefCell;
use std::mem;
use std::rc::Rc;

use alquerque_core::alquerque::Alquerque;
use alquerque_messages::{Answer, Request};
use alquerque_solver::expert::{BOOKS, DATABASES, name};
use alquerque_worker::prover::{ProverReply, ProverSession};
use alquerque_worker::{BrowserClock, Service, Waker, files};
use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen_futures::spawn_local;

#[wasm_bindgen]
extern "C" {
    /// The memory limit of the prover. Defined by the worker's script, www/worker.js.
    #[wasm_bindgen(js_name = megabytes)]
    fn megabytes() -> u32;
}

fn main() {
    alquerque_worker::serve::<ProverService>();
}

/// The session, and the files loaded for it.
struct ProverService {
    session: ProverSession<BrowserClock>,
    waker: Waker,
    loaded: Rc<RefCell<Vec<Loaded>>>,
}

/// A game's book and database, or the database of draughts, if they could be loaded.
enum Loaded {
    Expert { game: Alquerque, book: Option<Vec<u8>>, database: Option<Vec<u8>> },
    Endgames(Option<Vec<u8>>),
}

impl Service for ProverService {
    fn new(clock: BrowserClock, _seed: u64, waker: Waker) -> Self {
        let session = ProverSession::new(clock, megabytes() as usize * 1_000_000);
        Self { session, waker, loaded: Rc::default() }
    }

    fn request(&mut self, request: Request, outbox: &mut Vec<Answer>) -> bool {
        let reply = self.session.request(request);
        self.deliver(reply, outbox)
    }

    fn slice(&mut self, outbox: &mut Vec<Answer>) -> bool {
        let loaded = mem::take(&mut *self.loaded.borrow_mut());
        if loaded.is_empty() {
            let reply = self.session.slice();
            return self.deliver(reply, outbox);
        }
        let mut has_more = false;
        for files in loaded {
            let reply = match files {
                Loaded::Expert { game, book, database } => self.session.learn(game, book, database),
                Loaded::Endgames(file) => self.session.learn_endgames(file),
            };
            has_more |= self.deliver(reply, outbox);
        }
        has_more || self.session.is_busy()
    }
}

impl ProverService {
    fn deliver(&self, reply: ProverReply, outbox: &mut Vec<Answer>) -> bool {
        outbox.extend(reply.answers);
        if let Some(game) = reply.load {
            let (loaded, waker) = (Rc::clone(&self.loaded), self.waker.clone());
            spawn_local(async move {
                let book = file("book", &BOOKS, game).await;
                let database = file("database", &DATABASES, game).await;
                loaded.borrow_mut().push(Loaded::Expert { game, book, database });
                waker.wake();
            });
        }
        if reply.load_endgames {
            let (loaded, waker) = (Rc::clone(&self.loaded), self.waker.clone());
            spawn_local(async move {
                let file = files::file("draughts.endgames").await;
                loaded.borrow_mut().push(Loaded::Endgames(file));
                waker.wake();
            });
        }
        reply.has_more
    }
}

/// A file of a game; `None` if the game has no such file or it cannot be loaded.
async fn file(kind: &str, all: &[&str], game: Alquerque) -> Option<Vec<u8>> {
    let name = name(game);
    if !all.contains(&name.as_str()) {
        return None;
    }
    files::file(&format!("{kind}-{name}")).await
}
