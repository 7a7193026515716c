//! The undo history as text, so that it survives a reload.

use alquerque_app::storage::{Problem, json};
use alquerque_core::record::from_link;
use serde::{Deserialize, Serialize};

use crate::edits::{Edits, Scope, Snapshot};

/// Version of the stored format. Other versions are rejected.
const VERSION: u32 = 1;
/// Maximum length in bytes.
const MAX_LEN: usize = 1 << 17;
/// Maximum number of steps in each direction.
const MAX_STEPS: usize = 50;
/// Maximum total length of the games in one direction, in bytes: browsers store about 5 MB in all.
const MAX_STEPS_LEN: usize = 40_000;

/// The stored text.
#[derive(Serialize, Deserialize)]
struct Stored {
    before: Vec<Step>,
    after: Vec<Step>,
}

/// A step: the game as a link's payload, and the key of its scope in hexadecimal, if it concerns only some positions.
#[derive(Serialize, Deserialize)]
struct Step {
    record: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    at: Option<String>,
}

/// Writes the latest steps, as far as there is room for them.
pub(super) fn text(edits: &Edits) -> String {
    json::text_of_version(VERSION, &Stored { before: steps(&edits.before), after: steps(&edits.after) })
}

fn steps(steps: &[Snapshot]) -> Vec<Step> {
    let mut length = 0;
    let fit = steps.iter().rev().take(MAX_STEPS).take_while(|step| {
        length += step.link().len();
        length <= MAX_STEPS_LEN
    });
    let mut steps: Vec<Step> = fit.map(Step::new).collect();
    steps.reverse();
    steps
}

/// Reads a history and restores the steps that belong to the same game.
pub(super) fn restore(text: &str, edits: &mut Edits) -> Result<(), Problem> {
    let Stored { before, after } = json::read_version(text, MAX_LEN, VERSION)?;
    let read = |steps: Vec<Step>| steps.into_iter().map(Step::snapshot).collect::<Result<_, _>>();
    edits.restore(read(before)?, read(after)?);
    Ok(())
}

impl Step {
    fn new(step: &Snapshot) -> Self {
        let at = if let Scope::Positions(key) = step.change { Some(format!("{key:x}")) } else { None };
        Self { record: step.link().to_owned(), at }
    }

    fn snapshot(self) -> Result<Snapshot, Problem> {
        let key = self.at.map(|at| u64::from_str_radix(&at, 16)).transpose();
        let key = key.map_err(|error| Problem::Wrong(error.to_string()))?;
        let record = from_link(&self.record).map_err(Problem::Game)?;
        Ok(Snapshot::new(record, key.map_or(Scope::Game, Scope::Positions)))
    }
}
