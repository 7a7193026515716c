//! Endgame databases in a folder: reads the existing ones and builds the missing ones.

use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};

use alquerque_core::Numbering;
use alquerque_solver::database::{BuildError, BuildsOutcomes, Endgames, Layers, OutcomesBuilder, Pieces, counterparts};

use crate::args::SolveArgs;
use crate::commands::database_check::check;
use crate::failure::Failure;
use crate::files::{Output, make_folder, read_regular, write_atomically};
use crate::quote::{quote_path, quote_word};
use crate::{memory, progress};

/// Runs `--only-build`, `--layer` and `--check`.
pub(super) fn run<G: BuildsOutcomes>(game: G, args: &SolveArgs, stop: &AtomicBool) -> Result<(), Failure> {
    if let (Some(layer), Some(folder)) = (&args.layer, &args.database) {
        return build_one(game, layer, folder, args, stop);
    }
    let database = open(game, args, stop)?;
    database.filter(|_| args.check).map_or(Ok(()), |database| check(&database, args.json, stop))
}

/// Reads or builds the database given by the arguments, if any.
pub(super) fn open<G: BuildsOutcomes>(
    game: G,
    args: &SolveArgs,
    stop: &AtomicBool,
) -> Result<Option<Layers<G>>, Failure> {
    if args.database.is_none() && args.build.is_none() {
        return Ok(None);
    }
    let mut database = Layers::new(game);
    let folder = args.database.as_deref();
    if let Some(folder) = folder.filter(|_| args.build.is_some()) {
        prepare(folder)?;
    }
    let built = args.build.unwrap_or(0);
    let mut missing: Option<PathBuf> = None;
    let max = if args.only_build || folder.is_none() { built } else { MAX_PIECES };
    for [one, two] in Layers::<G>::order(max) {
        if stop.load(Relaxed) {
            return Err(unbuilt::<G>([one, two], BuildError::Stopped));
        }
        let absent = match (folder, &missing) {
            (None, _) => Some(PathBuf::new()),
            (Some(folder), None) => read(&mut database, folder, [one, two])?,
            // Layers after a gap cannot be used.
            (Some(folder), Some(gap)) => {
                refuse_gap(&database, folder, [one, two], gap)?;
                continue;
            }
        };
        let Some(absent) = absent else { continue };
        if one.count() + two.count() <= built {
            build(&mut database, [one, two], args, stop)?;
        } else if let Some(folder) = folder {
            refuse_gap(&database, folder, [one, two], &absent)?;
            missing = Some(absent);
        }
    }
    if let Some(folder) = folder.filter(|_| database.layers().next().is_none()) {
        let problem = format!("{} has no databases of {}", quote_path(folder), database.game().ruleset_text());
        return Err(Failure::Failed(format!("{problem}; expected a folder with databases, or --build to build them")));
    }
    Ok(Some(database))
}

/// Makes sure that the folder exists and can be written to.
fn prepare(folder: &Path) -> Result<(), Failure> {
    make_folder(folder).map_err(|error| cannot("used", folder, &error))?;
    Output::at(&folder.join("layer")).map_err(|error| cannot("written to", folder, &error))?;
    Ok(())
}

/// The name of a layer and its counterpart for `--layer`.
pub(super) fn layer_name<P: Pieces>([one, two]: [P; 2]) -> String {
    format!("{one}-{two}")
}

/// Builds the layer of this name and its counterpart, unless the folder has both.
fn build_one<G: BuildsOutcomes>(
    game: G,
    name: &str,
    folder: &Path,
    args: &SolveArgs,
    stop: &AtomicBool,
) -> Result<(), Failure> {
    let pieces = Layers::<G>::order(MAX_PIECES).find(|&pieces| layer_name(pieces) == name).ok_or_else(|| {
        let problem = format!("there is no layer {}", quote_word(name));
        Failure::usage("--layer", format!("{problem}; expected one that --plan lists, such as `3-2`"))
    })?;
    prepare(folder)?;
    let mut database = Layers::new(game);
    if read(&mut database, folder, pieces)?.is_none() {
        return Ok(());
    }
    for input in database.inputs(pieces) {
        if let Some(absent) = read(&mut database, folder, input)? {
            let problem = format!("{} is missing, and layer {name} depends on it", quote_path(&absent));
            let expected = format!("expected it in the folder; build layer {} first", layer_name(input));
            return Err(Failure::Failed(format!("{problem}; {expected}")));
        }
    }
    build(&mut database, pieces, args, stop)
}

/// Whether a layer is built with plies.
pub(super) fn has_plies<P: Pieces>([one, two]: [P; 2], args: &SolveArgs) -> bool {
    one.count() + two.count() < args.outcomes.unwrap_or(u32::MAX)
}

/// The builder of layers without plies.
pub(super) fn outcomes_builder<G: BuildsOutcomes>(game: G) -> Result<OutcomesBuilder<G>, Failure> {
    game.outcomes_builder().ok_or_else(|| {
        let problem = format!("databases of {} need plies", game.ruleset_text());
        Failure::usage("--outcomes", format!("{problem}; expected `alfonso` or `murray`"))
    })
}

/// Builds a layer and its counterpart, and writes them to the folder, if any.
fn build<G: BuildsOutcomes>(
    database: &mut Layers<G>,
    [one, two]: [G::Pieces; 2],
    args: &SolveArgs,
    stop: &AtomicBool,
) -> Result<(), Failure> {
    let is_free =
        |bytes| if memory::is_free(bytes) { Ok(()) } else { Err(unbuilt::<G>([one, two], BuildError::NoRoom(bytes))) };
    let result = if has_plies([one, two], args) {
        let counts = counterparts([one, two]).map(|pieces| database.game().ranking(pieces).count());
        is_free(counts.fold(0, usize::saturating_add))?;
        let template = format!("{{elapsed}} states of {one} against {two}: {{wide_bar}} {{pos}} of {{len}} plies");
        let bar = progress::bar(0, &template);
        let result = database.build([one, two], args.threads(), &|done, max| {
            bar.set_length(u64::from(max));
            bar.set_position(u64::from(done));
            !stop.load(Relaxed)
        });
        bar.finish_and_clear();
        result
    } else {
        let OutcomesBuilder { bytes, build, .. } = outcomes_builder(database.game())?;
        is_free(bytes([one, two]))?;
        let bar = progress::line();
        bar.set_message(format!("outcomes of {one} against {two}"));
        let result = build(database, [one, two], args.threads(), &|| {
            bar.tick();
            !stop.load(Relaxed)
        });
        bar.finish_and_clear();
        result
    };
    result.map_err(|why| unbuilt::<G>([one, two], why))?;
    if let Some(folder) = args.database.as_deref() {
        for pieces in counterparts([one, two]) {
            write(database, folder, pieces)?;
        }
    }
    Ok(())
}

/// Fails if a layer in the folder depends on a missing one.
fn refuse_gap<G: Endgames>(
    database: &Layers<G>,
    folder: &Path,
    pieces: [G::Pieces; 2],
    gap: &Path,
) -> Result<(), Failure> {
    for pieces in counterparts(pieces) {
        let name = database.file_name(pieces);
        if folder.join(&name).exists() {
            let problem = format!("{} is missing, and {name} depends on it", quote_path(gap));
            return Err(Failure::Failed(format!("{problem}; expected it in the folder, or --build to build it")));
        }
    }
    Ok(())
}

/// The maximum number of pieces in a database.
const MAX_PIECES: u32 = 24;

fn unbuilt<G: Endgames>([one, two]: [G::Pieces; 2], why: BuildError) -> Failure {
    Failure::Failed(match why {
        BuildError::Stopped => "interrupted by ctrl-C; run the same command again to continue".to_owned(),
        BuildError::NoRoom(bytes) => {
            let problem = format!("{one} against {two}: not enough memory for {bytes} bytes");
            format!("{problem}; expected a smaller --build, or more memory")
        }
    })
}

/// Reads a layer and its counterpart. If a file is missing, returns its path and reads neither.
fn read<G: Endgames>(
    database: &mut Layers<G>,
    folder: &Path,
    pieces: [G::Pieces; 2],
) -> Result<Option<PathBuf>, Failure> {
    let files = counterparts(pieces).map(|pieces| (pieces, folder.join(database.file_name(pieces))));
    let files: Vec<_> = files.collect();
    if let Some((_, path)) = files.iter().find(|(_, path)| !path.exists()) {
        // --build builds both.
        return Ok(Some(path.clone()));
    }
    for (pieces, path) in files {
        let most = database.file_size(pieces);
        let size = std::fs::metadata(&path).map_or(most, |data| usize::try_from(data.len()).unwrap_or(most).min(most));
        // There must be room for both the file and the layer made from it.
        if !memory::is_free(size.saturating_mul(2)) {
            let problem = format!("{} does not fit in memory: {size} bytes", quote_path(&path));
            return Err(Failure::Failed(format!("{problem}; expected more memory, or a folder without it")));
        }
        // A foreign file may name longer rules.
        let bytes = read_regular(&path, most.saturating_add(256)).map_err(|error| cannot("read", &path, &error))?;
        let problem = match database.add_file(&bytes) {
            Ok(found) if found == pieces => continue,
            Ok(_) => "holds other pieces than its name says".to_owned(),
            Err(error) => error.to_string(),
        };
        let expected = "expected a file that `alquerque solve --build` wrote";
        return Err(Failure::Failed(format!("{} {problem}; {expected}", quote_path(&path))));
    }
    Ok(None)
}

/// Writes a layer.
fn write<G: Endgames>(database: &Layers<G>, folder: &Path, pieces: [G::Pieces; 2]) -> Result<(), Failure> {
    let path = folder.join(database.file_name(pieces));
    let Some(bytes) = database.to_file(pieces) else { return Ok(()) };
    write_atomically(&path, &bytes).map_err(|error| cannot("written", &path, &error))
}

fn cannot(what: &str, path: &Path, error: &std::io::Error) -> Failure {
    Failure::Failed(format!("{} cannot be {what}: {error}; expected a folder for databases", quote_path(path)))
}
