//! Saved searches: the folder of `--keep`, read before solving and written after it. Only one run can use a folder at a
//! time, as runs would overwrite each other's files.

use std::fs::File;
use std::io::{self, ErrorKind, Read};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};

use alquerque_core::alquerque::Alquerque;
use alquerque_solver::{FileError, Knowledge, Prover};

use crate::failure::{Failure, warn};
use crate::files::{self, Output, make_folder};
use crate::quote::quote_path;

/// The locked folder of a saved search.
pub(super) struct SearchFolder {
    folder: PathBuf,
    /// Unlocked when dropped.
    _lock: File,
}

impl SearchFolder {
    /// Creates a folder if needed, locks it and checks that it is writable.
    pub(super) fn open(folder: &Path) -> Result<Self, Failure> {
        make_folder(folder).map_err(|error| cannot("used", folder, &error))?;
        let path = folder.join("lock");
        files::is_regular(&path).map_err(|error| cannot("written", &path, &error))?;
        let lock = File::options().create(true).truncate(false).write(true).open(&path);
        let lock = lock.map_err(|error| cannot("written", &path, &error))?;
        if !files::lock(&lock).map_err(|error| cannot("locked", &path, &error))? {
            let problem = format!("{} is in use by another run", quote_path(folder));
            return Err(Failure::Failed(format!("{problem}; expected another folder, or the other run to end first")));
        }
        // Check that files can be created here.
        Output::at(&folder.join("kept")).map_err(|error| cannot("written to", folder, &error))?;
        Ok(Self { folder: folder.to_owned(), _lock: lock })
    }

    /// Loads the saved search and reports its size. Fails before any work is done if the files could not be written
    /// later.
    pub(super) fn read<K: Knowledge<Alquerque>>(
        &self,
        provers: &mut [Prover<Alquerque, K>],
        stop: &AtomicBool,
    ) -> Result<(), Failure> {
        for prover in provers.iter() {
            self.output(prover)?;
        }
        for prover in provers {
            let path = self.folder.join(prover.file_name());
            let file = match File::open(&path) {
                Ok(file) => file,
                Err(error) if error.kind() == ErrorKind::NotFound => continue,
                Err(error) => return Err(cannot("read", &path, &error)),
            };
            let count = prover.load(Stoppable { file, stop }).map_err(|error| {
                let name = quote_path(&path);
                Failure::Failed(match error {
                    FileError::Unread(_) if stop.load(Relaxed) => format!("interrupted by ctrl-C while reading {name}"),
                    error => format!("{name} {error}; expected a file that `alquerque solve --keep` wrote"),
                })
            })?;
            warn(&format!("{count} states loaded from {}", quote_path(&path)));
        }
        Ok(())
    }

    /// Saves the states of all provers that have any. After a failure, still writes the others.
    pub(super) fn write<K: Knowledge<Alquerque>>(&self, provers: &[Prover<Alquerque, K>]) -> Result<(), Failure> {
        let used = provers.iter().filter(|prover| prover.progress().states > 0);
        Failure::all(used.map(|prover| {
            let (path, output) = self.output(prover)?;
            output.write(|file| prover.save(file)).map_err(|error| cannot("written", &path, &error))
        }))
    }

    /// The file of a prover.
    fn output<K: Knowledge<Alquerque>>(&self, prover: &Prover<Alquerque, K>) -> Result<(PathBuf, Output), Failure> {
        let path = self.folder.join(prover.file_name());
        let output = files::is_regular(&path)
            .and_then(|()| Output::at(&path))
            .map_err(|error| cannot("written", &path, &error))?;
        Ok((path, output))
    }
}

/// A file that fails to read once ctrl-C has been pressed.
struct Stoppable<'a> {
    file: File,
    stop: &'a AtomicBool,
}

impl Read for Stoppable<'_> {
    fn read(&mut self, bytes: &mut [u8]) -> io::Result<usize> {
        if self.stop.load(Relaxed) { Err(io::Error::other("stopped")) } else { self.file.read(bytes) }
    }
}

fn cannot(what: &str, path: &Path, error: &io::Error) -> Failure {
    let path = quote_path(path);
    Failure::Failed(format!("{path} cannot be {what}: {error}; expected a folder for the saved search"))
}
