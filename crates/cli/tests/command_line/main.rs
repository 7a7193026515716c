//! Runs the program as a script would, with a file per command or topic.

mod match_;
mod moves;
mod program;
mod quoting;
mod record;
mod search;
mod solve;
mod solve_files;
mod solve_inputs;
mod solve_options;
mod solve_plan;
mod ugi;
mod usage;
