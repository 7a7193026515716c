//! What programs read on stdout.

use std::io::{self, Write};

use serde::Serialize;

use crate::failure::Failure;

/// Writes one line of JSON to stdout.
pub(crate) fn print_json(value: &impl Serialize) -> Result<(), Failure> {
    let text = serde_json::to_string(value).map_err(io::Error::from)?;
    writeln!(io::stdout(), "{text}")?;
    Ok(())
}
