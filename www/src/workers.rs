//! The page's end of the lines to the search workers and the prover's: starts them, passes messages on, and ends them.

use std::rc::Rc;

use alquerque_app::pool::{WorkerEvent, WorkerNumber, is_prover};
use alquerque_messages::{Answer, Request};
use alquerque_worker::page::{self, FromWorker};
use wasm_bindgen::JsValue;
use web_sys::Worker;

use crate::dom::window;
use crate::line::Line;

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
        self.0.push((number, line(number, tell)?));
        Ok(())
    }

    pub(crate) fn send(&self, number: WorkerNumber, request: &Request) {
        if let Some((_, line)) = self.0.iter().find(|(other, _)| *other == number) {
            line.post(&page::to_worker(request));
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

/// The line to the worker of that number.
fn line(number: WorkerNumber, tell: impl Fn(WorkerEvent) + 'static) -> Result<Line, JsValue> {
    // A request that hangs would hold up all later ones of the same address, and so every further attempt.
    let script = if is_prover(number) { PROVER } else { LOADER };
    let tell = Rc::new(tell);
    let broken = Rc::clone(&tell);
    let hear = move |_: &Worker, data| {
        tell(match page::from_worker(data) {
            Ok(FromWorker::Loaded) => WorkerEvent::Loaded,
            Ok(FromWorker::Answer(answer)) => WorkerEvent::Said(answer),
            // What this version does not know must come from another one, which is a matter for the handshake.
            Err(_) => WorkerEvent::Said(Answer::Hello { version: "unknown".to_owned() }),
        });
    };
    let line = Line::new(&format!("{script}?{number}"), hear, move || broken(WorkerEvent::Broken))?;
    if !is_prover(number) {
        line.give_module()?;
    }
    Ok(line)
}
