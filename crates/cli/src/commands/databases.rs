//! Endgame databases in a folder: those that are there are read, those that are not are built.

use std::fs;
use std::io::ErrorKind;
use std::path::Path;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};

use alquerque_core::alquerque::Ruleset;
use alquerque_solver::database::{Database, file_name};

use crate::args::SolveArgs;
use crate::failure::Failure;
use crate::output::write_whole;
use crate::progress;

/// The database that the arguments ask for, if they ask for one.
pub(super) fn open(ruleset: Ruleset, args: &SolveArgs, stop: &AtomicBool) -> Result<Option<Database>, Failure> {
    if args.database.is_none() && args.build.is_none() {
        return Ok(None);
    }
    let barred = |_| {
        let problem = "where steps may not be taken back there is none";
        Failure::Usage(format!(
            "--database: {problem}; expected rules with `invert=allowed`, or no --database and no --build"
        ))
    };
    let mut database = Database::new(ruleset).map_err(barred)?;
    let folder = args.database.as_deref();
    if let Some(folder) = folder.filter(|_| args.build.is_some()) {
        fs::create_dir_all(folder).map_err(|error| cannot("made", folder, &error))?;
    }
    for counts in Database::order(args.build.unwrap_or(MOST)) {
        let [one, two] = counts;
        let both = [counts, [two, one]];
        let read = folder.map_or(Ok(false), |folder| read(&mut database, folder, &both[..=usize::from(one != two)]))?;
        if read {
            continue;
        }
        if args.build.is_none() {
            break;
        }
        let bar = progress::bar(
            0,
            &format!("{{elapsed}} states of {one} and {two} checkers: {{wide_bar}} {{pos}} of {{len}} plies"),
        );
        let go_on = |done: u8, most: u8| {
            bar.set_length(u64::from(most));
            bar.set_position(u64::from(done));
            !stop.load(Relaxed)
        };
        let stopped = |_| Failure::Failed("stopped; what was built is kept, and the same command goes on".to_owned());
        database.build(counts, args.jobs.into(), &go_on).map_err(stopped)?;
        bar.finish_and_clear();
        if let Some(folder) = folder {
            for counts in both {
                write(&database, folder, counts)?;
            }
        }
    }
    if let Some(folder) = folder.filter(|_| !database.has([1, 1])) {
        let problem = format!("{} has no database of {}", folder.display(), database.ruleset());
        return Err(Failure::Failed(format!("{problem}; expected a folder with some, or --build to make them")));
    }
    Ok(Some(database))
}

/// The most checkers of which there can be a database here.
const MOST: u32 = 24;

/// Reads these layers, if there are files of them.
fn read(database: &mut Database, folder: &Path, layers: &[[u32; 2]]) -> Result<bool, Failure> {
    for &counts in layers {
        let path = folder.join(file_name(database.ruleset(), counts));
        let bytes = match fs::read(&path) {
            Ok(bytes) => bytes,
            Err(error) if error.kind() == ErrorKind::NotFound => return Ok(false),
            Err(error) => return Err(cannot("read", &path, &error)),
        };
        database.add_file(&bytes).map_err(|error| {
            Failure::Failed(format!("{} {error}; expected a file that `alquerque solve --build` wrote", path.display()))
        })?;
    }
    Ok(true)
}

/// Writes a layer.
fn write(database: &Database, folder: &Path, counts: [u32; 2]) -> Result<(), Failure> {
    let path = folder.join(file_name(database.ruleset(), counts));
    let Some(bytes) = database.to_file(counts) else { return Ok(()) };
    write_whole(&path, &bytes).map_err(|error| cannot("written", &path, &error))
}

fn cannot(what: &str, path: &Path, error: &std::io::Error) -> Failure {
    Failure::Failed(format!("{} cannot be {what}: {error}; expected a folder for databases", path.display()))
}
