//! Undo and redo for edits of a study. The history holds snapshots of the whole record, taken before each change. It is
//! stored as text, so that it survives a reload.

use std::cell::OnceCell;

use alquerque_app::storage::{Problem, json};
use alquerque_core::any_record::AnyRecord;
use alquerque_core::record::{NodeId, from_link, to_link};
use serde::{Deserialize, Serialize};

/// Upper bound on the total number of nodes in all snapshots.
const MAX_NODES: usize = 400_000;

/// Where a change is visible.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Scope {
    /// Only in the positions on the board before and after the change. Holds the key of the position shown with the
    /// other snapshot.
    Positions(u64),
    /// Throughout the game: undo leaves the user at the current position.
    Game,
}

/// A snapshot of the record on the other side of a change.
#[derive(Debug)]
pub(crate) struct Snapshot {
    record: Box<dyn AnyRecord>,
    pub(crate) change: Scope,
    /// The record as a link, created on demand.
    link: OnceCell<String>,
}

impl Snapshot {
    /// Creates a snapshot.
    pub(crate) fn new(record: Box<dyn AnyRecord>, change: Scope) -> Self {
        Self { record, change, link: OnceCell::new() }
    }

    /// The record as a link.
    pub(crate) fn link(&self) -> &str {
        self.link.get_or_init(|| to_link(&*self.record))
    }
}

/// The undo and redo history.
#[derive(Debug)]
pub struct Edits {
    /// The record as last seen, with its current position.
    last_record: Box<dyn AnyRecord>,
    /// The steps to undo, the next one last.
    pub(crate) before: Vec<Snapshot>,
    /// The steps to redo, the next one last.
    pub(crate) after: Vec<Snapshot>,
    /// The key of the position whose comment is being typed: the step to undo that is there already.
    draft: Option<u64>,
    /// Counts changes to the history.
    pub revision: u32,
}

/// Goes to the last position on the path to the one in `shown` that also exists in `record`.
fn restore_position(record: &mut dyn AnyRecord, shown: &dyn AnyRecord) {
    let tree = shown.tree();
    let path = tree.line().iter().take(tree.played() + 1).rev();
    if let Some(node) = path.map(|&node| tree.key(node)).find_map(|key| record.tree().find(key)) {
        record.select(node);
    }
}

impl Edits {
    /// Creates an empty history.
    pub fn new(record: &dyn AnyRecord) -> Self {
        Self { last_record: record.boxed(), before: Vec::new(), after: Vec::new(), draft: None, revision: 0 }
    }

    /// An empty history in the place of this one, to be stored instead of it.
    pub(super) fn emptied(&self, record: &dyn AnyRecord) -> Self {
        Self { revision: self.revision.wrapping_add(1), ..Self::new(record) }
    }

    /// Restores stored steps. Drops those of another game, and all beyond them.
    pub(crate) fn restore(&mut self, before: Vec<Snapshot>, after: Vec<Snapshot>) {
        let tree = self.last_record.tree();
        let root = tree.key(NodeId::ROOT);
        let same = |steps: Vec<Snapshot>| {
            let is_other = |step: &Snapshot| step.record.tree().key(NodeId::ROOT) != root;
            let from = steps.iter().rposition(is_other).map_or(0, |last| last + 1);
            steps.into_iter().skip(from).collect()
        };
        (self.before, self.after) = (same(before), same(after));
    }

    /// Compares the record with the last one seen, and adds an undo step if its moves have changed. Navigation is not a
    /// change.
    pub fn observe(&mut self, record: &dyn AnyRecord) {
        let (seen, tree) = (self.last_record.tree(), record.tree());
        if tree.len() != seen.len() || tree.state()[1] != seen.state()[1] {
            self.record_change(record, Scope::Positions(record.tree().current_key()));
        } else if seen.current() != tree.current() {
            self.last_record.select(tree.current());
        }
    }

    /// Adds an undo step for a change to the annotations of the current position.
    pub fn observe_annotation(&mut self, record: &dyn AnyRecord) {
        self.record_change(record, Scope::Positions(record.tree().current_key()));
    }

    /// Adds an undo step for a change to the comment on the current position, one for all changes while it is typed.
    pub fn observe_comment(&mut self, record: &dyn AnyRecord, is_draft: bool) {
        let key = record.tree().current_key();
        if self.draft == Some(key) {
            self.revision = self.revision.wrapping_add(1);
            self.last_record = record.boxed();
        } else {
            self.observe_annotation(record);
        }
        self.draft = is_draft.then_some(key);
    }

    /// Adds a single undo step for moves and annotations added throughout the game.
    pub fn observe_review(&mut self, record: &dyn AnyRecord) {
        self.record_change(record, Scope::Game);
    }

    fn record_change(&mut self, record: &dyn AnyRecord, change: Scope) {
        self.draft = None;
        self.revision = self.revision.wrapping_add(1);
        if record.board().game == self.last_record.board().game {
            let old = std::mem::replace(&mut self.last_record, record.boxed());
            self.before.push(Snapshot::new(old, change));
            self.drop_oldest();
        } else {
            // A new game starts with an empty history.
            self.last_record = record.boxed();
            self.before.clear();
        }
        self.after.clear();
    }

    /// Accepts the record without an undo step: new assessments are not edits by the user.
    pub fn accept(&mut self, record: &dyn AnyRecord) {
        self.last_record = record.boxed();
    }

    fn drop_oldest(&mut self) {
        let mut nodes = 0;
        let count = self.before.iter().rev().take_while(|snapshot| {
            nodes += snapshot.record.tree().len();
            nodes <= MAX_NODES
        });
        let count = count.count().max(1);
        self.before.drain(..self.before.len() - count);
    }

    /// Returns whether there is a change to undo.
    pub fn can_undo(&self) -> bool {
        !self.before.is_empty()
    }

    /// Returns whether there is a change to redo.
    pub fn can_redo(&self) -> bool {
        !self.after.is_empty()
    }

    /// Undoes the last change. Returns the record before it, at the position where the change was made.
    pub fn undo(&mut self) -> Option<Box<dyn AnyRecord>> {
        let snapshot = self.before.pop()?;
        let (record, other) = self.exchange(snapshot);
        self.after.push(other);
        Some(record)
    }

    /// Redoes the last undone change. Returns the record after it, at the position the change led to.
    pub fn redo(&mut self) -> Option<Box<dyn AnyRecord>> {
        let snapshot = self.after.pop()?;
        let (record, other) = self.exchange(snapshot);
        self.before.push(other);
        Some(record)
    }

    /// Swaps the current record with a snapshot: returns the snapshot's record, and the current one as the snapshot on
    /// the other side of the same change.
    fn exchange(&mut self, Snapshot { mut record, change, .. }: Snapshot) -> (Box<dyn AnyRecord>, Snapshot) {
        (self.revision, self.draft) = (self.revision.wrapping_add(1), None);
        let change = match change {
            Scope::Positions(there) => {
                let here = record.tree().current_key();
                if let Some(node) = self.last_record.tree().find(there) {
                    self.last_record.select(node);
                }
                Scope::Positions(here)
            }
            Scope::Game => {
                restore_position(&mut *record, &*self.last_record);
                Scope::Game
            }
        };
        let other = std::mem::replace(&mut self.last_record, record.clone());
        (record, Snapshot::new(other, change))
    }
}

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
