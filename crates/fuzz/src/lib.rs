//! Fuzzing: every reader of foreign bytes, fed with whatever chance makes of good ones.
//!
//! A [`Target`](targets::Target) takes any bytes, and panics where a reader does not do what it must. A
//! [`Campaign`](campaign::Campaign) feeds it with a corpus, which lies in this crate's folder `corpus`, and with mutations of
//! it; the same seed gives the same inputs. The tests run each target for a second or two; `cargo xtask fuzz` runs them for as
//! long as one likes. README.md tells what to do with what is found.

pub mod campaign;
pub mod corpus;
pub mod mutation;
pub mod targets;
