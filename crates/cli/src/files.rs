//! Reads and writes files, and writes JSON.

use std::ffi::OsString;
use std::fs::{self, File, Metadata, OpenOptions, TryLockError};
use std::io::{self, ErrorKind, Read, Write};
use std::path::{Path, PathBuf};
use std::process;

use serde::Serialize;

use crate::failure::Failure;
use crate::memory;

/// A file may take one part in so many of the free memory: parsing it takes up to three times its size in addition.
const MEMORY_PARTS: usize = 4;

/// Reads a file or pipe that begins with `magic`; of any other, reads only that many bytes. Fails if the content
/// exceeds the memory.
pub(crate) fn read_whole(path: &Path, magic: &[u8]) -> io::Result<Vec<u8>> {
    let mut file = File::open(path)?;
    let mut bytes = Vec::new();
    Read::by_ref(&mut file).take(magic.len() as u64).read_to_end(&mut bytes)?;
    if bytes != magic {
        return Ok(bytes);
    }
    let max = memory::free().map_or(u64::MAX, |free| (free / MEMORY_PARTS) as u64);
    file.take(max).read_to_end(&mut bytes)?;
    if bytes.len() as u64 >= max {
        return Err(io::Error::new(io::ErrorKind::OutOfMemory, "not enough memory"));
    }
    Ok(bytes)
}

/// Reads up to `max` bytes of a regular file.
pub(crate) fn read_regular(path: &Path, max: usize) -> io::Result<Vec<u8>> {
    // Opening a pipe could block forever.
    if !fs::metadata(path)?.is_file() {
        return Err(io::Error::other("not a regular file"));
    }
    let mut bytes = Vec::new();
    File::open(path)?.take(max as u64).read_to_end(&mut bytes)?;
    Ok(bytes)
}

/// An output file, checked to be writable before the work starts.
pub(crate) enum Output {
    /// A regular file, which may not exist yet. Written under a temporary name in the same folder and renamed, so that
    /// it is never half-written.
    Atomic(PathBuf),
    /// A pipe or device such as `/dev/null`, written to directly. A file to which stdout or stderr is redirected is
    /// appended to, as replacing it would lose their output.
    Direct(File),
}

impl Output {
    /// Checks that a path is writable. Follows a symbolic link instead of replacing it.
    pub(crate) fn at(path: &Path) -> io::Result<Self> {
        if let Ok(found) = fs::metadata(path) {
            if found.is_dir() {
                return Err(ErrorKind::IsADirectory.into());
            }
            if !found.is_file() {
                return Ok(Self::Direct(OpenOptions::new().write(true).open(path)?));
            }
            if found.permissions().readonly() {
                return Err(ErrorKind::PermissionDenied.into());
            }
            if receives_output(&found) {
                return Ok(Self::Direct(OpenOptions::new().append(true).open(path)?));
            }
        }
        let is_link = fs::symlink_metadata(path).is_ok_and(|found| found.is_symlink());
        let path = if is_link { fs::canonicalize(path)? } else { path.to_owned() };
        let part = temporary_name(&path);
        File::create(&part)?;
        fs::remove_file(part)?;
        Ok(Self::Atomic(path))
    }

    /// Writes the file.
    pub(crate) fn write(self, write: impl FnOnce(&mut File) -> io::Result<()>) -> io::Result<()> {
        match self {
            Self::Direct(mut file) => write(&mut file),
            Self::Atomic(path) => {
                let part = temporary_name(&path);
                let written = File::create(&part)
                    .and_then(|mut file| write(&mut file).and_then(|()| file.sync_all()))
                    .and_then(|()| fs::rename(&part, path));
                if written.is_err() {
                    // Best effort: the error of the write is what matters.
                    let _ = fs::remove_file(&part);
                }
                written
            }
        }
    }
}

/// Whether stdout or stderr is redirected to this file.
#[cfg(unix)]
fn receives_output(file: &Metadata) -> bool {
    use std::os::fd::AsFd;
    use std::os::unix::fs::MetadataExt;
    let (stdout, stderr) = (io::stdout(), io::stderr());
    [stdout.as_fd(), stderr.as_fd()].into_iter().any(|stream| {
        let stream = stream.try_clone_to_owned().and_then(|stream| File::from(stream).metadata());
        stream.is_ok_and(|stream| (stream.dev(), stream.ino()) == (file.dev(), file.ino()))
    })
}

/// Unknown on other systems.
#[cfg(not(unix))]
const fn receives_output(_: &Metadata) -> bool {
    false
}

/// The temporary name of a file being written: in the same folder, and unique to this process.
fn temporary_name(path: &Path) -> PathBuf {
    let mut name = path.file_name().map_or_else(OsString::new, OsString::from);
    name.push(format!(".{}.part", process::id()));
    path.with_file_name(name)
}

/// Creates a folder if it does not exist.
pub(crate) fn make_folder(path: &Path) -> io::Result<()> {
    fs::create_dir_all(path).map_err(|error| match error.kind() {
        ErrorKind::AlreadyExists => io::Error::new(ErrorKind::NotADirectory, "not a folder"),
        _ => error,
    })
}

/// Checks that a path is a regular file or does not exist: opening a pipe could block forever.
pub(crate) fn is_regular(path: &Path) -> io::Result<()> {
    match fs::metadata(path) {
        Ok(found) if found.is_dir() => Err(ErrorKind::IsADirectory.into()),
        Ok(found) if !found.is_file() => Err(io::Error::other("not a regular file")),
        _ => Ok(()),
    }
}

/// Locks a file until it is closed. Returns `false` if another run has locked it.
pub(crate) fn lock(file: &File) -> io::Result<bool> {
    match file.try_lock() {
        Err(TryLockError::WouldBlock) => Ok(false),
        // Some file systems have no locks.
        Err(TryLockError::Error(error)) if error.kind() != ErrorKind::Unsupported => Err(error),
        _ => Ok(true),
    }
}

/// Writes a file atomically.
pub(crate) fn write_atomically(path: &Path, bytes: &[u8]) -> io::Result<()> {
    Output::at(path)?.write(|file| file.write_all(bytes))
}

/// Writes one line of JSON to stdout.
pub(crate) fn print_json(value: &impl Serialize) -> Result<(), Failure> {
    let text = serde_json::to_string(value).map_err(io::Error::from)?;
    writeln!(io::stdout(), "{text}")?;
    Ok(())
}
