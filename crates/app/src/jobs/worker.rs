//! What the page and its workers tell each other. Plain data, independent of the browser.

use alquerque_messages::{Answer, Request};

/// Unique number of a worker.
pub type WorkerNumber = u32;

/// What workers are for.
pub trait Role: Copy + PartialEq {
    /// Whether its workers are provers, whose module is large. The others are search workers.
    fn is_prover(self) -> bool;
    /// Whether it has one worker, which takes requests in their order and keeps data between them. Any worker
    /// of another role can take any of its jobs.
    fn is_session(self) -> bool;
}

/// A command to the workers.
#[derive(Clone, Debug, PartialEq)]
pub enum WorkerEffect {
    /// Start a search worker; answered by [`WorkerEvent`]s.
    Start(WorkerNumber),
    /// Start a prover's worker; answered by [`WorkerEvent`]s.
    StartProver {
        /// The worker's number.
        number: WorkerNumber,
        /// Whether one was lost before: a damaged copy of its module in the browser's cache must not be used again.
        bypass_cache: bool,
    },
    /// Send a request to a loaded worker.
    Send(WorkerNumber, Request),
    /// Terminate a worker at once, if it exists.
    End(WorkerNumber),
    /// Tick again after this many milliseconds.
    TickAfter(u32),
}

/// An event of a worker.
#[derive(Clone, Debug, PartialEq)]
pub enum WorkerEvent<A = Answer> {
    /// It accepts messages.
    Loaded,
    /// It sent an answer.
    Answered(A),
    /// It sent a message that this version can't decode.
    Unreadable,
    /// It failed to load, or crashed.
    Broken,
    /// The browser does not support workers, or blocks them on this page.
    Refused,
}

/// Why there are no workers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Closed {
    /// The browser does not support workers, or blocks them on this page.
    Refused,
    /// They failed to load.
    Missing,
    /// They repeatedly stopped answering.
    GivenUp,
    /// Their version differs from the page's, and so would any replacement's.
    Outdated(String),
}
