//! What comes of a slice of work, and the clock that it is measured by.

/// A source of time.
pub trait Clock {
    /// Milliseconds since some fixed moment.
    fn now(&self) -> f64;
}

/// What came of a request or a slice.
#[derive(Debug, PartialEq)]
pub struct Step<A> {
    /// To be sent to the page.
    pub answer: Option<A>,
    /// Whether there is more to do, in another slice.
    pub go_on: bool,
}

impl<A> Default for Step<A> {
    /// Nothing came of it, and nothing is to be done.
    fn default() -> Self {
        Self { answer: None, go_on: false }
    }
}

impl<A> Step<A> {
    /// An answer, after which nothing is to be done.
    pub fn answer(answer: A) -> Self {
        Self { answer: Some(answer), go_on: false }
    }

    /// The same with another answer made of this one.
    pub fn map<B>(self, make: impl FnOnce(A) -> B) -> Step<B> {
        Step { answer: self.answer.map(make), go_on: self.go_on }
    }
}
