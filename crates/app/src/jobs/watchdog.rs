//! How the page notices that a worker is dead.

/// Interval of the watchdog's ticks, in milliseconds.
pub(crate) const TICK_MILLIS: u32 = 500;
/// Maximum delay of a tick, in milliseconds. A later tick is ignored: the page itself was busy, asleep or in the
/// background. Ignoring it also means not resetting the counters, or a worker that hangs on a busy machine would never
/// be given up.
const MAX_DELAY: u32 = 250;
/// Silent ticks in a row after which a worker that owes an answer is given up: 5 s. Answers usually take less than 20 ms, but a
/// device that is busy with something else keeps a worker from running for seconds.
pub(crate) const MAX_SILENT_TICKS: u32 = 10;
/// The same for a worker that is still loading: 10 s, since its script may come over a slow connection. Failures are
/// reported at once, so only a stalled connection takes this long.
const MAX_SILENT_TICKS_LOADING: u32 = 20;
/// The same for the prover's worker once loaded: 30 s, as it unpacks its data in one go.
const MAX_SILENT_TICKS_PROVER: u32 = 60;
/// Ticks without a failure after which a worker clears the losses of its predecessors: one minute.
const PROBATION_TICKS: u32 = 120;

/// Whether a worker is alive.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Watchdog {
    /// Whether the worker has completed the handshake.
    pub(crate) is_ready: bool,
    /// Whether it owes an answer.
    pub(crate) owes_answer: bool,
    /// Ticks since it last answered, while it owed an answer.
    silent_ticks: u32,
    /// Ticks since the handshake.
    ticks_served: u32,
}

impl Watchdog {
    /// Watches a worker that has just been started.
    pub(crate) const STARTED: Self = Self { is_ready: false, owes_answer: true, silent_ticks: 0, ticks_served: 0 };

    /// Notes an event of the worker.
    pub(crate) fn heard(&mut self) {
        // While loading, it owes the handshake whatever else it sends.
        (self.owes_answer, self.silent_ticks) = (!self.is_ready, 0);
    }

    /// Handles a tick, `late` milliseconds after it was due. Returns whether the worker is dead.
    pub(crate) fn tick(&mut self, late: u32, is_prover: bool) -> bool {
        if late <= MAX_DELAY {
            // Reset to 0 whenever the worker answers.
            self.silent_ticks += u32::from(self.owes_answer);
            self.ticks_served += u32::from(self.is_ready);
        }
        let most = match (self.is_ready, is_prover) {
            (false, _) => MAX_SILENT_TICKS_LOADING,
            (true, true) => MAX_SILENT_TICKS_PROVER,
            (true, false) => MAX_SILENT_TICKS,
        };
        self.silent_ticks >= most
    }

    /// Whether the last tick completed the worker's probation.
    pub(crate) fn has_passed_probation(&self) -> bool {
        self.ticks_served == PROBATION_TICKS
    }
}
