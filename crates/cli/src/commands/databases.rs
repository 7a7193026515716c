//! Endgame databases in a folder: those that are there are read, those that are not are built.

use std::fs;
use std::io::ErrorKind;
use std::path::Path;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};

use alquerque_solver::database::{Endgames, Layers, Unbuilt, counterparts};

use crate::args::SolveArgs;
use crate::commands::database_check::check;
use crate::failure::Failure;
use crate::output::write_whole;
use crate::progress;

/// Builds and checks, as the arguments ask for.
pub(super) fn run<G: Endgames>(game: G, args: &SolveArgs, stop: &AtomicBool) -> Result<(), Failure> {
    let database = open(game, args, stop)?;
    database.filter(|_| args.check).map_or(Ok(()), |database| check(&database, args.json, stop))
}

/// The database that the arguments ask for, if they ask for one.
pub(super) fn open<G: Endgames>(game: G, args: &SolveArgs, stop: &AtomicBool) -> Result<Option<Layers<G>>, Failure> {
    if args.database.is_none() && args.build.is_none() {
        return Ok(None);
    }
    let mut database = Layers::of(game);
    let folder = args.database.as_deref();
    if let Some(folder) = folder.filter(|_| args.build.is_some()) {
        fs::create_dir_all(folder).map_err(|error| cannot("made", folder, &error))?;
    }
    for [one, two] in Layers::<G>::order(args.build.unwrap_or(MOST)) {
        let both = counterparts([one, two]);
        let read = folder.map_or(Ok(false), |folder| read(&mut database, folder, both.clone()))?;
        if read {
            continue;
        }
        if args.build.is_none() {
            break;
        }
        let bar = progress::bar(
            0,
            &format!("{{elapsed}} states of {one} against {two}: {{wide_bar}} {{pos}} of {{len}} plies"),
        );
        let go_on = |done: u8, most: u8| {
            bar.set_length(u64::from(most));
            bar.set_position(u64::from(done));
            !stop.load(Relaxed)
        };
        database.build([one, two], args.jobs.into(), &go_on).map_err(|why| unbuilt::<G>([one, two], why))?;
        bar.finish_and_clear();
        if let Some(folder) = folder {
            for pieces in both {
                write(&database, folder, pieces)?;
            }
        }
    }
    if let Some(folder) = folder.filter(|_| database.layers().next().is_none()) {
        let problem = format!("{} has no database of {}", folder.display(), database.game().ruleset_text());
        return Err(Failure::Failed(format!("{problem}; expected a folder with some, or --build to make them")));
    }
    Ok(Some(database))
}

/// The most pieces of which there can be a database here.
const MOST: u32 = 24;

fn unbuilt<G: Endgames>([one, two]: [G::Pieces; 2], why: Unbuilt) -> Failure {
    Failure::Failed(match why {
        Unbuilt::Stopped => "stopped; what was built is kept, and the same command goes on".to_owned(),
        Unbuilt::NoRoom(states) => {
            let problem = format!("{one} against {two}: there is no room for {states} states, of a byte each");
            format!("{problem}; what was built is kept; expected fewer pieces after --build, or more memory")
        }
    })
}

/// Reads these layers, if there are files of them.
fn read<G: Endgames>(
    database: &mut Layers<G>,
    folder: &Path,
    layers: impl Iterator<Item = [G::Pieces; 2]>,
) -> Result<bool, Failure> {
    for pieces in layers {
        let path = folder.join(database.file_name(pieces));
        let bytes = match fs::read(&path) {
            Ok(bytes) => bytes,
            Err(error) if error.kind() == ErrorKind::NotFound => return Ok(false),
            Err(error) => return Err(cannot("read", &path, &error)),
        };
        let problem = match database.add_file(&bytes) {
            Ok(found) if found == pieces => continue,
            Ok(_) => "is of other pieces than its name says".to_owned(),
            Err(error) => error.to_string(),
        };
        let expected = "expected a file that `alquerque solve --build` wrote";
        return Err(Failure::Failed(format!("{} {problem}; {expected}", path.display())));
    }
    Ok(true)
}

/// Writes a layer.
fn write<G: Endgames>(database: &Layers<G>, folder: &Path, pieces: [G::Pieces; 2]) -> Result<(), Failure> {
    let path = folder.join(database.file_name(pieces));
    let Some(bytes) = database.to_file(pieces) else { return Ok(()) };
    write_whole(&path, &bytes).map_err(|error| cannot("written", &path, &error))
}

fn cannot(what: &str, path: &Path, error: &std::io::Error) -> Failure {
    Failure::Failed(format!("{} cannot be {what}: {error}; expected a folder for databases", path.display()))
}
