//! The binary as scripts and other programs use it, one command a file.

mod bench;
mod hyphens;
mod match_;
mod moves;
mod perft;
mod program;
mod record;
mod search;
mod solve;
mod usage;
