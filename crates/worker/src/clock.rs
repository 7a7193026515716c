//! The clock that measures slices of work.

use std::cell::Cell;
use std::rc::Rc;

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
