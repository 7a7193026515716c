//! The undo history as text, so that it survives a reload.

use alquerque_app::json::{Fields, Json, Writer, list_of};
use alquerque_app::store::Problem;
use alquerque_core::record::from_link;

use crate::edits::{Edits, Scope, Snapshot};

/// Version of the stored format. Other versions are rejected.
const VERSION: u32 = 1;
/// Maximum length in bytes.
const MAX_LEN: usize = 1 << 17;
/// Maximum number of steps in each direction.
const MAX_STEPS: usize = 50;
/// Maximum total length of the games in one direction, in bytes: browsers store about 5 MB in all.
const MAX_STEPS_LEN: usize = 40_000;

/// Writes the latest steps, as far as there is room for them.
pub(super) fn text(edits: &Edits) -> String {
    let mut text = Writer::default();
    text.number("version", VERSION).json("before", &steps(&edits.before)).json("after", &steps(&edits.after));
    text.end()
}

fn steps(steps: &[Snapshot]) -> String {
    let mut length = 0;
    let fit = steps.iter().rev().take(MAX_STEPS).take_while(|step| {
        length += step.link().len();
        length <= MAX_STEPS_LEN
    });
    let mut texts: Vec<String> = fit.map(step_text).collect();
    texts.reverse();
    list_of(texts)
}

fn step_text(step: &Snapshot) -> String {
    let mut text = Writer::default();
    text.text("record", step.link());
    if let Scope::Positions(key) = step.change {
        text.text("at", &format!("{key:x}"));
    }
    text.end()
}

/// Reads a history and restores the steps that belong to the same game.
pub(super) fn restore(text: &str, edits: &mut Edits) -> Result<(), Problem> {
    let fields = Fields::read(text, MAX_LEN, "history", VERSION)?;
    let read = |name| {
        let steps = fields.get(name, Json::items)?;
        steps.into_iter().map(read_step).collect::<Result<Vec<_>, Problem>>()
    };
    edits.restore(read("before")?, read("after")?);
    Ok(())
}

fn read_step(json: Json) -> Result<Snapshot, Problem> {
    let fields = Fields::of(json, "step")?;
    let link = fields.get("record", Json::text)?;
    let at = fields.perhaps("at", |json| u64::from_str_radix(&json.text()?, 16).ok())?;
    let record = from_link(&link).map_err(Problem::Game)?;
    Ok(Snapshot::new(record, at.map_or(Scope::Game, Scope::Positions)))
}
