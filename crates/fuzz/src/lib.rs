//! Fuzzing of every parser of untrusted bytes.
//!
//! A [`Target`](targets::Target) takes any bytes and panics if a parser violates an invariant. A
//! [`Campaign`](campaign::Campaign) runs it on the inputs in `corpus` and on mutations of them; the same seed gives the
//! same inputs. The tests run each target for a second or two, `cargo xtask fuzz` for as long as you like. See
//! README.md.

pub mod campaign;
pub mod corpus;
pub mod mutation;
pub mod targets;
