//! The ids of messages. There is a constant for each message that code may use, generated from the English catalogues.

use std::fmt;

/// The id of a message, such as `hint-looking`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MessageId(&'static str);

impl MessageId {
    /// An id by its name. Code uses the constants below.
    pub const fn new(name: &'static str) -> Self {
        Self(name)
    }

    /// The name, as in the catalogue.
    pub const fn name(self) -> &'static str {
        self.0
    }
}

impl fmt::Display for MessageId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}

include!(concat!(env!("OUT_DIR"), "/messages.rs"));
