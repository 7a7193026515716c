//! The corpus: valid inputs of every kind, and those that once found a bug.

use std::collections::BTreeMap;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

/// The folder of a target's inputs.
pub fn folder(target: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("corpus").join(target)
}

/// The inputs of a target in the order of their files' names.
///
/// # Errors
/// If the folder or a file cannot be read.
pub fn load(target: &str) -> io::Result<Vec<Vec<u8>>> {
    let mut inputs = BTreeMap::new();
    for entry in fs::read_dir(folder(target))? {
        let path = entry?.path();
        let input = fs::read(&path)?;
        inputs.insert(path, input);
    }
    Ok(inputs.into_values().collect())
}

/// Saves an input under a name derived from its bytes, and returns its file.
///
/// # Errors
/// If the file cannot be written.
pub fn keep(target: &str, input: &[u8]) -> io::Result<PathBuf> {
    // FNV-1a, so that the same input has the same name on every machine.
    let name = input
        .iter()
        .fold(0xcbf2_9ce4_8422_2325_u64, |hash, &byte| (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3));
    let folder = folder(target);
    fs::create_dir_all(&folder)?;
    let path = folder.join(format!("{name:016x}"));
    fs::write(&path, input)?;
    Ok(path)
}
