//! Messages that every kind of worker understands.

use crate::VERSION;
use crate::analysis::{AnalysisAnswer, AnalysisRequest};
use crate::{Answer, Request};

/// A request from the page.
pub trait Call {
    /// Asks for the worker's version.
    fn hello() -> Self;
    /// Checks that the worker is alive.
    fn ping() -> Self;
}

/// An answer from a worker.
pub trait Reply {
    /// The worker's version, if the answer is its greeting.
    fn greeting(&self) -> Option<&str>;
}

macro_rules! wire {
    ($($Request:ident -> $Answer:ident),+) => {$(
        impl Call for $Request {
            fn hello() -> Self {
                Self::Hello { version: VERSION.to_owned() }
            }

            fn ping() -> Self {
                Self::Ping
            }
        }

        impl Reply for $Answer {
            fn greeting(&self) -> Option<&str> {
                match self {
                    Self::Hello { version } => Some(version),
                    _ => None,
                }
            }
        }
    )+};
}

wire!(Request -> Answer, AnalysisRequest -> AnalysisAnswer);
