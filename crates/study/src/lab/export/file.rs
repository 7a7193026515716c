//! Files to save.

use crate::lab::export::icicle::Drawing;

/// A file.
#[derive(Clone, Debug, PartialEq)]
pub struct File {
    /// Its name.
    pub name: String,
    /// Its content.
    pub content: Content,
}

/// The content of a file.
#[derive(Clone, Debug, PartialEq)]
pub enum Content {
    /// A text.
    Text(String),
    /// A picture, which the page paints.
    Picture(Drawing),
}
