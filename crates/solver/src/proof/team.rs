//! Several threads that search for one answer, each from the root, with a shared table.
//!
//! A state that other threads are searching counts as harder, so that threads take different paths: T. Kaneko, *Parallel
//! Depth First Proof Number Search* (2010).

use std::sync::atomic::Ordering::Relaxed;
use std::sync::atomic::{AtomicBool, AtomicU16, AtomicU64, AtomicUsize};
use std::sync::{Arc, OnceLock};

use bytemuck::allocation::zeroed_vec;

use crate::table::{NEVER, ProofNumbers};

/// Threads that may be started, shared by the provers of all questions.
#[derive(Clone, Debug, Default)]
pub struct SpareThreads(Arc<AtomicUsize>);

impl SpareThreads {
    /// As many threads as this.
    pub fn new(threads: usize) -> Self {
        Self(Arc::new(AtomicUsize::new(threads)))
    }

    /// Takes one of them, if there is one.
    pub fn take(&self) -> bool {
        self.0.fetch_update(Relaxed, Relaxed, |threads| threads.checked_sub(1)).is_ok()
    }

    /// Gives one back.
    pub fn add(&self) {
        self.0.fetch_add(1, Relaxed);
    }
}

/// The number of bits of a key by which visitors are counted.
const VISITOR_BITS: u32 = 16;

/// What the threads of a search share.
pub(super) struct Team {
    pub(super) spare: SpareThreads,
    /// How many threads are searching below a state, by the highest bits of its key.
    visitors: Vec<AtomicU16>,
    /// Whether the search is over.
    over: AtomicBool,
    /// The numbers of the root, if a thread has decided it.
    answer: OnceLock<ProofNumbers>,
    /// The states expanded by threads other than the caller's, over all searches.
    states: AtomicU64,
}

impl Team {
    pub(super) fn new(spare: SpareThreads) -> Self {
        Self {
            spare,
            visitors: zeroed_vec(1 << VISITOR_BITS),
            over: AtomicBool::new(false),
            answer: OnceLock::new(),
            states: AtomicU64::new(0),
        }
    }

    /// Prepares for another search.
    pub(super) fn begin(&mut self) {
        *self.over.get_mut() = false;
        self.answer = OnceLock::new();
    }

    /// Ends the search of all threads.
    pub(super) fn end(&self) {
        self.over.store(true, Relaxed);
    }

    /// Ends it with the decided numbers of the root.
    pub(super) fn end_with(&self, numbers: ProofNumbers) {
        // Any answer is as good as another: whether a miss depends on a repetition is checked later.
        let _ = self.answer.set(numbers);
        self.end();
    }

    /// The numbers of the root, if one of the other threads has decided it.
    pub(super) fn answer(&self) -> Option<ProofNumbers> {
        self.answer.get().copied()
    }

    /// Counts states that one of the other threads expanded.
    pub(super) fn count(&self, states: u64) {
        self.states.fetch_add(states, Relaxed);
    }

    /// The states that the other threads expanded.
    pub(super) fn states(&self) -> u64 {
        self.states.load(Relaxed)
    }

    pub(super) fn is_over(&self) -> bool {
        self.over.load(Relaxed)
    }

    /// Counts a thread that begins to search below a state.
    pub(super) fn enter(&self, key: u64) {
        self.counter(key).fetch_add(1, Relaxed);
    }

    /// No longer counts a thread.
    pub(super) fn leave(&self, key: u64) {
        self.counter(key).fetch_sub(1, Relaxed);
    }

    #[cfg(test)]
    pub(super) fn has_no_visitors(&self) -> bool {
        self.visitors.iter().all(|visitors| visitors.load(Relaxed) == 0)
    }

    fn counter(&self, key: u64) -> &AtomicU16 {
        &self.visitors[(key >> (u64::BITS - VISITOR_BITS)) as usize]
    }

    /// The disproof number of a child as the search compares it: higher for each thread below it, but under the
    /// parent's threshold.
    pub(super) fn virtual_number(&self, key: u64, disprove: u32, limit: u32) -> u32 {
        match self.counter(key).load(Relaxed) {
            0 => disprove,
            _ if disprove == 0 || disprove == NEVER => disprove,
            others => {
                let higher = disprove.saturating_add((disprove / 2 + 1).saturating_mul(others.into()));
                if higher < limit { higher } else { disprove }
            }
        }
    }
}
