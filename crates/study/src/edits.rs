//! Undoing and doing again what is done to a study: forms of the whole record, as it was before each change.

use alquerque_core::any_record::AnyRecord;

/// The most nodes of all forms that are kept, in all.
const MOST_NODES: usize = 400_000;

/// Where a change is to be seen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Where {
    /// In the positions that were on the board before and after it: the key of the one that goes with the other form.
    Here(u64),
    /// All over the game: who looks at a position stays there.
    Everywhere,
}

/// The record on the other side of a change.
#[derive(Debug)]
struct Form {
    record: Box<dyn AnyRecord>,
    change: Where,
}

/// What can be undone and done again.
#[derive(Debug)]
pub struct Edits {
    /// The record as it was seen last, at the position that was on the board.
    seen: Box<dyn AnyRecord>,
    before: Vec<Form>,
    after: Vec<Form>,
}

fn key_of_current(record: &dyn AnyRecord) -> u64 {
    record.tree().key(record.tree().current())
}

/// Goes to the last position on the way to the one that is shown which there is here as well.
fn stay(record: &mut dyn AnyRecord, shown: &dyn AnyRecord) {
    let tree = shown.tree();
    let way = tree.line().iter().take(tree.played() + 1).rev();
    if let Some(node) = way.map(|&node| tree.key(node)).find_map(|key| record.tree().find(key)) {
        record.select(node);
    }
}

impl Edits {
    /// Nothing yet.
    pub fn new(record: &dyn AnyRecord) -> Self {
        Self { seen: record.boxed(), before: Vec::new(), after: Vec::new() }
    }

    /// Looks at the record: where its moves have changed since the last look, that can be undone. To go through it is no change.
    pub fn look(&mut self, record: &dyn AnyRecord) {
        let (seen, tree) = (self.seen.tree(), record.tree());
        if tree.len() != seen.len() || tree.state()[1] != seen.state()[1] {
            self.note(record, Where::Here(key_of_current(record)));
        } else if seen.current() != tree.current() {
            self.seen.select(tree.current());
        }
    }

    /// Something else is said about the present position, which can be undone.
    pub fn look_at_remark(&mut self, record: &dyn AnyRecord) {
        self.note(record, Where::Here(key_of_current(record)));
    }

    /// Something else is said about positions anywhere in the game, and moves were added: all of which can be undone in one step.
    pub fn look_everywhere(&mut self, record: &dyn AnyRecord) {
        self.note(record, Where::Everywhere);
    }

    fn note(&mut self, record: &dyn AnyRecord, change: Where) {
        if record.board().game == self.seen.board().game {
            let seen = std::mem::replace(&mut self.seen, record.boxed());
            self.before.push(Form { record: seen, change });
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
        let kept = self.before.iter().rev().take_while(|form| {
            nodes += form.record.tree().len();
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

    /// The record before the last change, at the position where that was made.
    pub fn undo(&mut self) -> Option<Box<dyn AnyRecord>> {
        let form = self.before.pop()?;
        let (record, other) = self.exchange(form);
        self.after.push(other);
        Some(record)
    }

    /// The record with the last change that was undone, at the position to which that led.
    pub fn redo(&mut self) -> Option<Box<dyn AnyRecord>> {
        let form = self.after.pop()?;
        let (record, other) = self.exchange(form);
        self.before.push(other);
        Some(record)
    }

    /// The record of a form, and the one that was seen as the form on the other side of the same change.
    fn exchange(&mut self, Form { mut record, change }: Form) -> (Box<dyn AnyRecord>, Form) {
        let change = match change {
            Where::Here(there) => {
                let here = key_of_current(&*record);
                if let Some(node) = self.seen.tree().find(there) {
                    self.seen.select(node);
                }
                Where::Here(here)
            }
            Where::Everywhere => {
                stay(&mut *record, &*self.seen);
                Where::Everywhere
            }
        };
        let other = std::mem::replace(&mut self.seen, record.clone());
        (record, Form { record: other, change })
    }
}
