//! What programs read on stdout.

use std::fs::{self, File};
use std::io::{self, Write};
use std::path::Path;

use serde::Serialize;

use crate::failure::Failure;

/// Writes a file: to one of another name first, so that one of its own is whole.
pub(crate) fn write_whole(path: &Path, bytes: &[u8]) -> io::Result<()> {
    write_whole_by(path, |file| file.write_all(bytes))
}

/// The same for a file that is written piece by piece.
pub(crate) fn write_whole_by(path: &Path, write: impl FnOnce(&mut File) -> io::Result<()>) -> io::Result<()> {
    let half = path.with_extension("part");
    let written = File::create(&half).and_then(|mut file| write(&mut file)).and_then(|()| fs::rename(&half, path));
    if written.is_err() {
        // What fails once more cannot be helped.
        let _ = fs::remove_file(&half);
    }
    written
}

/// Writes one line of JSON to stdout.
pub(crate) fn print_json(value: &impl Serialize) -> Result<(), Failure> {
    let text = serde_json::to_string(value).map_err(io::Error::from)?;
    writeln!(io::stdout(), "{text}")?;
    Ok(())
}
