//! Slices of work: their results, and the clock that measures them.

use std::cell::Cell;
use std::rc::Rc;

/// Milliseconds of work between requests.
pub(crate) const SLICE: f64 = 15.0;

/// The result of a request or a slice.
#[derive(Debug, PartialEq)]
pub struct Reply<A> {
    /// The answer to send to the page, if any.
    pub answer: Option<A>,
    /// Whether there is more to do, in another slice.
    pub has_more: bool,
}

impl<A> Default for Reply<A> {
    /// No answer, and no more work.
    fn default() -> Self {
        Self { answer: None, has_more: false }
    }
}

impl<A> Reply<A> {
    /// An answer, after which there is no more work.
    pub fn answer(answer: A) -> Self {
        Self { answer: Some(answer), has_more: false }
    }

    /// Converts the answer.
    pub fn map<B>(self, convert: impl FnOnce(A) -> B) -> Reply<B> {
        Reply { answer: self.answer.map(convert), has_more: self.has_more }
    }

    /// Moves the answer to `outbox`; returns whether there is more to do.
    pub fn deliver(self, outbox: &mut Vec<A>) -> bool {
        outbox.extend(self.answer);
        self.has_more
    }
}

/// A source of time.
pub trait TimeSource {
    /// Milliseconds since some fixed moment.
    fn now(&self) -> f64;
}

/// Advances by a fixed time with each reading, so that work takes equally long on every machine. For tests and fuzzing.
/// Clones share their time.
#[derive(Clone, Debug)]
pub struct TickingClock {
    now: Rc<Cell<f64>>,
    tick: f64,
}

impl TickingClock {
    /// A clock that advances by `tick` milliseconds with each reading.
    pub fn new(tick: f64) -> Self {
        Self { now: Rc::default(), tick }
    }

    /// The time in milliseconds, without advancing the clock.
    pub fn shown(&self) -> f64 {
        self.now.get()
    }
}

impl TimeSource for TickingClock {
    fn now(&self) -> f64 {
        self.now.set(self.now.get() + self.tick);
        self.now.get()
    }
}
