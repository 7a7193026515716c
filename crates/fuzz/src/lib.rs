//! Fuzzing of every parser of untrusted bytes: see README.md.

pub mod targets;
