//! What proofs have found out, in a folder: read before a decision, written after it.

use std::fs::{self, File};
use std::io::{self, ErrorKind, Write};
use std::path::Path;

use alquerque_core::alquerque::Alquerque;
use alquerque_solver::{Knowledge, Prover};

use crate::failure::Failure;
use crate::output::write_whole_by;

/// Takes over what is in the folder, and tells how much that is. The folder is made where there is none.
pub(super) fn read<K: Knowledge<Alquerque>>(
    folder: &Path,
    provers: &mut [Prover<Alquerque, K>],
) -> Result<(), Failure> {
    fs::create_dir_all(folder).map_err(|error| cannot("made", folder, &error))?;
    for prover in provers {
        let path = folder.join(prover.file_name());
        let file = match File::open(&path) {
            Ok(file) => file,
            Err(error) if error.kind() == ErrorKind::NotFound => continue,
            Err(error) => return Err(cannot("read", &path, &error)),
        };
        let count = prover.load(file).map_err(|error| {
            Failure::Failed(format!("{} {error}; expected a file that `alquerque solve --keep` wrote", path.display()))
        })?;
        writeln!(io::stderr(), "alquerque: {count} states taken over from {}", path.display())?;
    }
    Ok(())
}

/// Writes what was found out by those who were asked.
pub(super) fn write<K: Knowledge<Alquerque>>(folder: &Path, provers: &[Prover<Alquerque, K>]) -> Result<(), Failure> {
    for prover in provers.iter().filter(|prover| prover.progress().states > 0) {
        let path = folder.join(prover.file_name());
        write_whole_by(&path, |file| prover.save(file)).map_err(|error| cannot("written", &path, &error))?;
    }
    Ok(())
}

fn cannot(what: &str, path: &Path, error: &io::Error) -> Failure {
    Failure::Failed(format!("{} cannot be {what}: {error}; expected a folder for what is found out", path.display()))
}
