//! Files that are handed over.

use crate::lab::export::icicle::Drawing;

/// A file.
#[derive(Clone, Debug, PartialEq)]
pub struct File {
    /// Its name.
    pub name: String,
    /// What is in it.
    pub content: Content,
}

/// What is in a file.
#[derive(Clone, Debug, PartialEq)]
pub enum Content {
    /// A text.
    Text(String),
    /// A picture, which whoever keeps it has to paint.
    Picture(Drawing),
}
