//! The plan of databases as jobs, for workflow engines.

use alquerque_core::Numbering;
use alquerque_solver::database::{BuildsOutcomes, Layers, OutcomesBuilder, counterparts};
use serde::Serialize;

use crate::args::SolveArgs;
use crate::commands::databases;
use crate::failure::Failure;
use crate::files::print_json;

/// States with plies that one core builds a second, measured in `alfonso` (docs/solving.md).
const STATES_PER_SECOND: usize = 250_000;
/// The same without plies: pairs of a set of one player's checkers and one of the other's.
const PAIRS_PER_SECOND: usize = 120_000_000;

#[derive(Serialize)]
struct Plan {
    rules: String,
    jobs: Vec<Job>,
}

/// One layer with its counterpart.
#[derive(Serialize)]
struct Job {
    layer: String,
    /// The program and its arguments. The folder is the one of the plan.
    command: Vec<String>,
    /// Files in the folder.
    inputs: Vec<String>,
    outputs: Vec<String>,
    states: usize,
    /// An estimate of the memory.
    bytes: usize,
    /// An estimate of the time on one core.
    seconds: usize,
}

/// Prints the jobs that build the databases of up to `--build` pieces.
pub(super) fn print<G: BuildsOutcomes>(game: G, args: &SolveArgs) -> Result<(), Failure> {
    let database = Layers::new(game);
    let max = args.build.unwrap_or(0);
    let layers = Layers::<G>::order(max).flat_map(counterparts);
    let counts: Vec<_> = layers.map(|pieces| (pieces, database.game().ranking(pieces).count())).collect();
    let jobs = Layers::<G>::order(max).map(|pieces| job(&database, pieces, &counts, args));
    let jobs = jobs.collect::<Result<_, _>>()?;
    print_json(&Plan { rules: database.game().ruleset_text(), jobs })
}

/// The job for these pieces, given the number of states of each layer.
fn job<G: BuildsOutcomes>(
    database: &Layers<G>,
    pieces: [G::Pieces; 2],
    counts: &[([G::Pieces; 2], usize)],
    args: &SolveArgs,
) -> Result<Job, Failure> {
    let game = database.game();
    let layer = databases::layer_name(pieces);
    let mut command: Vec<String> = ["alquerque", "solve", "--rules", &game.ruleset_text()].map(str::to_owned).into();
    if let Some(folder) = &args.database {
        command.extend(["--database".to_owned(), folder.to_string_lossy().into_owned()]);
    }
    command.extend(["--layer".to_owned(), layer.clone()]);
    if let Some(from) = args.outcomes {
        command.extend(["--outcomes".to_owned(), from.to_string()]);
    }
    let states = |pieces| counts.iter().find(|(other, _)| *other == pieces).map_or(0, |&(_, count)| count);
    let size = |pieces| states(pieces) / if databases::has_plies(pieces, args) { 1 } else { 4 };
    let files = |pairs: &[[G::Pieces; 2]]| pairs.iter().map(|&pair| database.file_name(pair)).collect();
    let outputs: Vec<_> = counterparts(pieces).collect();
    let inputs: Vec<_> = database.inputs(pieces).flat_map(counterparts).collect();
    let total = outputs.iter().map(|&pair| states(pair)).fold(0, usize::saturating_add);
    let (working, seconds) = if databases::has_plies(pieces, args) {
        (total, total / STATES_PER_SECOND)
    } else {
        let OutcomesBuilder { pairs, bytes, .. } = databases::outcomes_builder(game)?;
        (bytes(pieces), pairs(pieces) / PAIRS_PER_SECOND * outputs.len())
    };
    // Each file is in memory beside the layer made from it.
    let known: Vec<usize> = inputs.iter().chain(&outputs).map(|&pair| size(pair)).collect();
    let bytes = known.iter().chain(known.iter().max()).fold(working, |sum, &size| sum.saturating_add(size));
    Ok(Job { layer, command, inputs: files(&inputs), outputs: files(&outputs), states: total, bytes, seconds })
}
