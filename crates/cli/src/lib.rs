//! What the command line reads from a stream, for whoever wants to feed it: `crates/fuzz`.

pub mod lines;
pub mod moves;
