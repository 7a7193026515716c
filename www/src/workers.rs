//! The page's workers: starts them, relays messages, and terminates them.

use alquerque_app::jobs::watchdog::{WorkerEffect, WorkerEvent, WorkerNumber};
use alquerque_messages::Answer;
use js_sys::Reflect;
use serde::de::DeserializeOwned;

use crate::dom::{after, now, whole, window};
use crate::worker_connection::WorkerConnection;

/// The scripts of the workers, relative to the page, which fetch their modules.
const SEARCH: &str = "./search-worker.js";
const PROVER: &str = "./prover-worker.js";

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
            WorkerEffect::StartProver { number, anew } => {
                let anew = if anew { "&reload" } else { "" };
                return self.start(&format!("{PROVER}?{prefix}{number}{anew}"), number, understand, tell);
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
