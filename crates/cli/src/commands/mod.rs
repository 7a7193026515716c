//! The subcommands, one a file. Those that search are generic over the game.

pub(crate) mod bench;
pub(crate) mod match_;
pub(crate) mod moves;
pub(crate) mod perft;
pub(crate) mod record;
pub(crate) mod search;

use std::io::{self, Write};

use alquerque_core::Game;
use serde::Serialize;

use crate::failure::Failure;

/// Writes one line of JSON to stdout.
fn print_json(value: &impl Serialize) -> Result<(), Failure> {
    let text = serde_json::to_string(value).map_err(io::Error::from)?;
    writeln!(io::stdout(), "{text}")?;
    Ok(())
}

/// The position of an argument, or else the start of the game.
fn position_or_start<G: Game>(game: &G, text: Option<&str>) -> Result<G::Position, Failure> {
    match text {
        Some(text) => game.parse_position(text).map_err(|error| Failure::usage("--position", error)),
        None => Ok(game.start()),
    }
}
