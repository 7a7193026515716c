//! Undoing and doing again what is done to a study: forms of the whole record, as it was before each change.

use alquerque_core::any_record::AnyRecord;

/// The most nodes of all forms that are kept, in all.
const MOST_NODES: usize = 400_000;

/// What can be undone and done again.
#[derive(Debug)]
pub struct Edits {
    /// The record as it was seen last.
    seen: Box<dyn AnyRecord>,
    before: Vec<Box<dyn AnyRecord>>,
    after: Vec<Box<dyn AnyRecord>>,
}

impl Edits {
    /// Nothing yet.
    pub fn new(record: &dyn AnyRecord) -> Self {
        Self { seen: record.boxed(), before: Vec::new(), after: Vec::new() }
    }

    /// Looks at the record: where it has changed since the last look, that can be undone. To go through it is no change.
    pub fn look(&mut self, record: &dyn AnyRecord, is_edited: bool) {
        let (seen, tree) = (self.seen.tree(), record.tree());
        let is_same = tree.len() == seen.len() && tree.state()[1] == seen.state()[1] && !is_edited;
        if is_same {
            return;
        }
        if record.board().game == self.seen.board().game {
            let seen = std::mem::replace(&mut self.seen, record.boxed());
            self.before.push(seen);
            self.forget();
        } else {
            // Another game has a board of its own.
            self.seen = record.boxed();
            self.before.clear();
        }
        self.after.clear();
    }

    /// Takes the record as it is: what has come to be known of it is no change of anybody's.
    pub fn renew(&mut self, record: &dyn AnyRecord) {
        self.seen = record.boxed();
    }

    fn forget(&mut self) {
        let mut nodes = 0;
        let kept = self.before.iter().rev().take_while(|record| {
            nodes += record.tree().len();
            nodes <= MOST_NODES
        });
        let kept = kept.count().max(1);
        self.before.drain(..self.before.len() - kept);
    }

    /// Whether something can be undone.
    pub fn can_undo(&self) -> bool {
        !self.before.is_empty()
    }

    /// Whether something can be done again.
    pub fn can_redo(&self) -> bool {
        !self.after.is_empty()
    }

    /// The record before the last change.
    pub fn undo(&mut self) -> Option<Box<dyn AnyRecord>> {
        let record = self.before.pop()?;
        self.after.push(std::mem::replace(&mut self.seen, record.clone()));
        Some(record)
    }

    /// The record with the last change that was undone.
    pub fn redo(&mut self) -> Option<Box<dyn AnyRecord>> {
        let record = self.after.pop()?;
        self.before.push(std::mem::replace(&mut self.seen, record.clone()));
        Some(record)
    }
}
