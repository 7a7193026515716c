//! The games of the library, and which changes of them are still to be written.

use alquerque_core::any_record::AnyRecord;

use super::entry::{Entry, Row, entry_of, row_of};
use super::text;

/// The most games in the database: more than can be looked through.
pub const MOST_ENTRIES: usize = 2_000;

/// The most games in a text: browsers keep some 5 MB of texts.
pub const MOST_ENTRIES_IN_TEXT: usize = 200;

/// How often the text is copied into the database before it stays where it is.
const MOST_COPIES: u32 = 3;

/// Where the library is kept.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Place {
    /// The browser has not said yet: what changes is written when it has.
    #[default]
    Unknown,
    /// Each game for itself in the database.
    Database,
    /// One text beside the settings.
    Text,
}

/// A change that the database has not confirmed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Change {
    /// A game comes, or takes the place of the one of its record.
    Put(Row),
    /// The game of that record goes.
    Remove(String),
}

/// What is to be written, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Writing {
    /// Nothing now.
    Later,
    /// The whole library under [`KEY`](super::KEY).
    Text(String),
    /// These changes, all or none of them.
    Changes(Vec<Change>),
}

/// All games that are kept, the oldest first.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Library {
    /// The games, the oldest first.
    pub entries: Vec<Entry>,
    /// Whether the player was told that it is full.
    pub told: bool,
    /// Games in the database that cannot be read. They stay there.
    pub unreadable: usize,
    place: Place,
    next_id: u32,
    /// What the database has not confirmed, in order.
    changes: Vec<Change>,
    /// How many of these are on their way.
    sent: usize,
    /// Whether the text was copied into the database: it is to be read back before the text goes.
    copied: bool,
    /// How often it was copied.
    copies: u32,
    /// Whether the database has kept or shown anything.
    proven: bool,
}

impl Library {
    /// A library of entries that were read from a text.
    pub fn new(entries: Vec<Entry>, told: bool) -> Self {
        let mut library = Self { told, place: Place::Text, ..Self::default() };
        for entry in entries {
            library.insert(usize::MAX, entry);
        }
        library.changes.clear();
        library
    }

    /// Whether nobody knows yet where it is kept, and what is in it.
    pub fn is_unknown(&self) -> bool {
        self.place == Place::Unknown
    }

    /// The entry of that id.
    pub fn entry(&self, id: u32) -> Option<&Entry> {
        self.entries.iter().find(|entry| entry.id == id)
    }

    /// The entry of that record.
    pub fn entry_of(&self, record: &str) -> Option<&Entry> {
        self.entries.iter().find(|entry| entry.record == record)
    }

    /// Puts an entry at a place, or behind the last, and returns its new id; that of the entry that has this very game, where
    /// there is one.
    pub fn insert(&mut self, place: usize, entry: Entry) -> u32 {
        if let Some(same) = self.entry_of(&entry.record) {
            return same.id;
        }
        self.next_id += 1;
        let last = self.entries.last().map_or(0, |entry| entry.order);
        let order = if entry.order == 0 { last.saturating_add(1) } else { entry.order };
        let entry = Entry { id: self.next_id, order, ..entry };
        self.changes.push(Change::Put(row_of(&entry)));
        self.entries.insert(place.min(self.entries.len()), entry);
        self.next_id
    }

    /// Takes the entry of that id out, with the place where it was.
    pub fn remove(&mut self, id: u32) -> Option<(usize, Entry)> {
        let place = self.entries.iter().position(|entry| entry.id == id)?;
        let entry = self.entries.remove(place);
        self.changes.push(Change::Remove(entry.record.clone()));
        Some((place, entry))
    }

    /// Puts an entry in the place of that of the id; `false` where there is none.
    pub fn replace(&mut self, id: u32, entry: Entry) -> bool {
        let Some((place, old)) = self.remove(id) else { return false };
        // Another entry may have become the same game.
        if let Some(same) = self.entry_of(&entry.record).map(|same| same.id) {
            self.remove(same);
        }
        self.insert(place, Entry { order: old.order, ..entry });
        // The game keeps the id by which the page knows it.
        if let Some(entry) = self.entries.iter_mut().find(|entry| entry.id == self.next_id) {
            entry.id = id;
        }
        true
    }

    /// The most games that fit in.
    pub fn room(&self) -> usize {
        if self.place == Place::Text { MOST_ENTRIES_IN_TEXT } else { MOST_ENTRIES }
    }

    /// Whether no further game fits in.
    pub fn is_full(&self) -> bool {
        self.entries.len() >= self.room()
    }

    /// Takes over what the browser keeps: the games of its database, if it has one, and the text of before. Returns whether
    /// there is something to be written, and whether the text is safe in the database and may go.
    pub fn found(&mut self, rows: Option<&[Row]>, text: Self) -> (bool, bool) {
        let Some(rows) = rows else {
            if self.place == Place::Database {
                return (false, false);
            }
            // What came in before it was known where it goes.
            let pending = if self.is_unknown() { std::mem::take(&mut self.entries) } else { Vec::new() };
            self.place = Place::Text;
            self.take(text.entries);
            self.told = text.told;
            let before = self.entries.len();
            for entry in pending {
                self.insert(usize::MAX, Entry { order: 0, ..entry });
            }
            self.changes.clear();
            return (self.entries.len() > before, false);
        };
        self.place = Place::Database;
        let read: Vec<Option<Entry>> = rows.iter().map(entry_of).collect();
        self.unreadable = read.iter().filter(|entry| entry.is_none()).count();
        self.proven |= !rows.is_empty();
        let mut entries: Vec<Entry> = read.into_iter().flatten().collect();
        let is_safe = text.entries.iter().all(|old| entries.iter().any(|entry| entry.record == old.record));
        // What is on its way there counts as done.
        for change in &self.changes {
            let record = match change {
                Change::Put(row) => &row.record,
                Change::Remove(record) => record,
            };
            entries.retain(|entry| entry.record != *record);
            if let Change::Put(row) = change {
                entries.extend(entry_of(row));
            }
        }
        // They come nearly in order.
        let mut in_order: Vec<Entry> = Vec::new();
        for entry in entries {
            let is_before = |other: &Entry| (other.order, &other.record) <= (entry.order, &entry.record);
            in_order.insert(in_order.partition_point(is_before), entry);
        }
        self.take(in_order);
        self.told = self.is_full();
        if !is_safe {
            for entry in text.entries {
                self.insert(usize::MAX, Entry { order: 0, ..entry });
            }
            self.copied = true;
            self.copies += 1;
        }
        // A database that forgets what it has confirmed would be written for ever.
        (!self.changes.is_empty() && self.copies <= MOST_COPIES, is_safe)
    }

    /// Takes entries in place of those that are there, whose ids stay.
    fn take(&mut self, entries: Vec<Entry>) {
        let before = std::mem::take(&mut self.entries);
        // They mostly come in the order of before.
        let mut at = 0;
        for entry in entries {
            let mut places = (at..before.len()).chain(0..at);
            let known = places.find(|&place| before[place].record == entry.record);
            let id = known.map_or_else(
                || {
                    self.next_id += 1;
                    self.next_id
                },
                |place| before[place].id,
            );
            at = known.map_or(at, |place| place + 1);
            self.entries.push(Entry { id, ..entry });
        }
    }

    /// What is to be written now.
    pub fn to_write(&mut self) -> Writing {
        match self.place {
            Place::Text => {
                self.changes.clear();
                Writing::Text(text::written(self.told, &self.entries))
            }
            Place::Database if self.sent == 0 && !self.changes.is_empty() => {
                self.sent = self.changes.len();
                Writing::Changes(self.changes.clone())
            }
            Place::Unknown | Place::Database => Writing::Later,
        }
    }

    /// Takes note of whether what was to be written is kept; what is to be done next.
    pub fn written(&mut self, done: bool) -> Next {
        let sent = std::mem::take(&mut self.sent);
        if done {
            self.proven |= sent > 0;
            self.changes.drain(..sent.min(self.changes.len()));
            return match (self.changes.is_empty() || self.place == Place::Text, std::mem::take(&mut self.copied)) {
                (false, copied) => {
                    self.copied = copied;
                    Next::Write
                }
                (true, true) => Next::ReadBack,
                (true, false) => Next::Nothing,
            };
        }
        // A database that keeps nothing at all is none.
        if self.place == Place::Database && !self.proven {
            self.place = Place::Text;
            return Next::Write;
        }
        Next::Tell
    }
}

/// What follows when something was written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Next {
    /// Nothing.
    Nothing,
    /// There is more to be written.
    Write,
    /// What was copied is to be read back.
    ReadBack,
    /// It is not kept, and the player is to know.
    Tell,
}

/// Whether there is something in a game that its player could miss: it is not finished, whichever position is looked at.
pub fn is_worth_keeping(record: &dyn AnyRecord) -> bool {
    record.plies() > 0 && record.ending().is_none() && record.result().is_none()
}

/// Whether `longer` is the same game as `shorter`, perhaps with more moves: it has its main line, in whatever place.
pub fn goes_on_from(longer: &dyn AnyRecord, shorter: &dyn AnyRecord) -> bool {
    longer.tree().has_way_to(shorter.tree(), shorter.tree().main_line().last())
}

/// Whether nothing that was played in `shorter` is missing in `longer`.
pub fn has_all_of(longer: &dyn AnyRecord, shorter: &dyn AnyRecord) -> bool {
    longer.tree().has_way_to(shorter.tree(), shorter.tree().nodes())
}
