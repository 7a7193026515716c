//! The parsers of the program's input streams, as a library so that `crates/fuzz` can call them.

pub mod lines;
pub mod moves;
pub mod quote;
pub mod ugi;
