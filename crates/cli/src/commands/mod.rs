//! The subcommands, one per file. Those that search are generic over the game.

pub(crate) mod bench;
pub(crate) mod book;
mod certificates;
mod database_check;
mod databases;
pub(crate) mod match_;
pub(crate) mod perft;
mod plan;
pub(crate) mod record;
mod saved_search;
pub(crate) mod search;
pub(crate) mod solve;
mod solver;
pub(crate) mod ugi;
