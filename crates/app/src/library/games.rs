//! The games of the library, their pending writes, and the entries related to the board.

use std::collections::{HashMap, HashSet};
use std::rc::Rc;

use alquerque_core::GameId;
use alquerque_core::any_record::AnyRecord;
use alquerque_language::{Phrase, message};

use crate::library::entry::{Entry, Row, entry_of, row_of};

/// Maximum number of games in the database. The list of them is in memory: some 50 MB.
pub const MAX_ENTRIES: usize = 100_000;

/// Maximum number of games in a text: browsers store about 5 MB of text.
pub const MAX_ENTRIES_IN_TEXT: usize = 200;

/// Number of games in the list, and by how many it grows.
const LISTED: usize = 100;

/// Number of games in the accuracy chart.
const MAX_CHART_GAMES: usize = 50;

/// Number of best games.
const MAX_BEST_GAMES: usize = 3;

/// Minimum length of a best game in plies: short games are flawless too easily.
const MIN_PLIES: u32 = 10;

/// Maximum number of changes in a transaction: some dozens of milliseconds.
const MAX_WRITES: usize = 500;

/// Maximum number of attempts to move the text into the database.
const MAX_COPIES: u32 = 3;

/// Where the library is stored.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Storage {
    /// Not known yet; changes are queued until then.
    #[default]
    Unknown,
    /// In the database, game by game.
    Database,
    /// As one text, next to the settings.
    Text,
}

/// Why the database can't be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoDatabase {
    /// The browser has none, or doesn't open it.
    Missing,
    /// It hasn't answered yet: another tab may be using it.
    Busy,
    /// A later version of the site wrote it.
    Later,
}

/// A write that the database has not confirmed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Change {
    /// Inserts a game, or updates the one with the same record.
    Put(Row),
    /// Deletes the game with this record.
    Remove(String),
}

impl Change {
    /// The record concerned, with its row unless it is deleted.
    fn of_record(&self) -> (&str, Option<&Row>) {
        match self {
            Self::Put(row) => (&row.record, Some(row)),
            Self::Remove(record) => (record, None),
        }
    }
}

/// What to write, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PendingWrite {
    /// Nothing to write yet.
    Later,
    /// The whole library, under [`KEY`](crate::library::KEY).
    Text(String),
    /// These changes, as one transaction.
    Changes(Vec<Change>),
}

/// The games of the library.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Library {
    /// The games, oldest first.
    pub entries: Vec<Entry>,
    /// Whether the user has been notified that it is full.
    pub full_reported: bool,
    /// Number of unreadable games in the database. They stay there.
    pub unreadable: usize,
    storage: Storage,
    /// Why the database's games are missing; meanwhile, new games are stored as a text.
    without: Option<NoDatabase>,
    next_id: u32,
    /// Unconfirmed changes, in order.
    changes: Vec<Change>,
    /// How many of them have been sent.
    sent: usize,
    /// Whether the text was copied into the database. The copy is read back before the text is deleted.
    copied: bool,
    /// Number of such copies.
    copies: u32,
    /// Whether the database has been shown to work.
    proven: bool,
}

impl Library {
    /// Creates a library from the entries of a text.
    pub fn new(entries: Vec<Entry>, full_reported: bool) -> Self {
        let mut library = Self { full_reported, storage: Storage::Text, ..Self::default() };
        for entry in entries {
            library.insert(usize::MAX, entry);
        }
        library.changes.clear();
        library
    }

    /// The number of games, with those that are still `running`, and of unreadable ones.
    pub fn count(&self, running: usize) -> Phrase {
        match (self.entries.len() + running, self.unreadable) {
            (0, 0) if self.is_unknown() => Phrase::new(message::GAMES_OPENING),
            (0, 0) => Phrase::new(message::GAMES_NONE),
            (games, 0) => Phrase::new(message::GAMES_MANY).number("games", games),
            (games, unreadable) => {
                Phrase::new(message::GAMES_UNREADABLE).number("games", games).number("unreadable", unreadable)
            }
        }
    }

    /// Whether the storage has not been read yet.
    pub fn is_unknown(&self) -> bool {
        self.storage == Storage::Unknown
    }

    /// The text in place of an empty list: why it is empty. `None` while the storage is being read.
    pub(crate) fn why_empty(&self) -> Option<Phrase> {
        if self.is_unknown() {
            return None;
        }
        match self.without {
            Some(NoDatabase::Busy) => Some(Phrase::new(message::LIBRARY_BUSY)),
            Some(NoDatabase::Later) => Some(Phrase::new(message::LIBRARY_LATER)),
            Some(NoDatabase::Missing) | None => self.entries.is_empty().then(|| Phrase::new(message::LIBRARY_EMPTY)),
        }
    }

    /// The entry with this id.
    pub fn entry(&self, id: u32) -> Option<&Entry> {
        self.entries.iter().find(|entry| entry.id == id)
    }

    /// The entry with this record.
    pub fn entry_of(&self, record: &str) -> Option<&Entry> {
        self.entries.iter().find(|entry| entry.record == record)
    }

    /// Inserts an entry at `index` or at the end. Returns its new id, or that of the entry with the same game.
    pub fn insert(&mut self, index: usize, entry: Entry) -> u32 {
        if let Some(same) = self.entry_of(&entry.record) {
            return same.id;
        }
        self.insert_new(index, entry)
    }

    /// Adds entries at the end, as far as there is room, except those of games that are there already. Returns the number
    /// left out.
    pub fn extend(&mut self, entries: Vec<Entry>) -> usize {
        // A file may contain a game twice, too.
        let mut known: HashSet<&str> = self.entries.iter().map(|entry| entry.record.as_str()).collect();
        let is_new: Vec<bool> = entries.iter().map(|entry| known.insert(entry.record.as_str())).collect();
        let mut left_out = 0;
        for (entry, _) in entries.into_iter().zip(is_new).filter(|(_, is_new)| *is_new) {
            if self.is_full() {
                left_out += 1;
            } else {
                self.insert_new(usize::MAX, entry);
            }
        }
        left_out
    }

    fn insert_new(&mut self, index: usize, entry: Entry) -> u32 {
        self.next_id += 1;
        let last = self.entries.last().map_or(0, |entry| entry.order);
        let order = if entry.order == 0 { last.saturating_add(1) } else { entry.order };
        let entry = Entry { id: self.next_id, order, ..entry };
        self.changes.push(Change::Put(row_of(&entry)));
        self.entries.insert(index.min(self.entries.len()), entry);
        self.next_id
    }

    /// Removes an entry. Returns its index and the entry.
    pub fn remove(&mut self, id: u32) -> Option<(usize, Entry)> {
        let index = self.entries.iter().position(|entry| entry.id == id)?;
        let entry = self.entries.remove(index);
        self.changes.push(Change::Remove(entry.record.clone()));
        Some((index, entry))
    }

    /// Replaces the entry with this id; returns `false` if there is none.
    pub fn replace(&mut self, id: u32, entry: Entry) -> bool {
        let Some((index, old)) = self.remove(id) else { return false };
        // The change may have made it equal to another entry.
        if let Some(same) = self.entry_of(&entry.record).map(|same| same.id) {
            self.remove(same);
        }
        self.insert(index, Entry { order: old.order, accuracy: old.accuracy, reviewed: old.reviewed, ..entry });
        // Restore the id that the page uses.
        if let Some(entry) = self.entries.iter_mut().find(|entry| entry.id == self.next_id) {
            entry.id = id;
        }
        true
    }

    /// Stores the player's accuracy in an entry, and whether it is that of the study's review.
    pub fn rate(&mut self, id: u32, accuracy: u32, reviewed: bool) {
        if let Some(entry) = self.entries.iter_mut().find(|entry| entry.id == id) {
            (entry.accuracy, entry.reviewed) = (Some(accuracy), reviewed);
            self.changes.push(Change::Put(row_of(entry)));
        }
    }

    /// The latest games of `game` whose accuracy is known, oldest first.
    pub fn rated(&self, game: GameId) -> Vec<&Entry> {
        let is_rated = |entry: &&Entry| entry.accuracy.is_some() && entry.title.game() == game;
        let mut rated: Vec<&Entry> = self.entries.iter().rev().filter(is_rated).take(MAX_CHART_GAMES).collect();
        rated.reverse();
        rated
    }

    /// The best games of `game` won by the player, best first; among equals, the latest first.
    pub fn best(&self, game: GameId) -> Vec<&Entry> {
        let is_long = |entry: &&Entry| entry.moves >= MIN_PLIES && entry.title.game() == game && entry.is_won();
        let mut best: Vec<&Entry> = Vec::new();
        for entry in self.entries.iter().rev().filter(|entry| entry.accuracy.is_some()).filter(is_long) {
            best.insert(best.partition_point(|other| other.accuracy >= entry.accuracy), entry);
        }
        best.truncate(MAX_BEST_GAMES);
        best
    }

    /// Maximum number of games where the library is stored.
    pub fn room(&self) -> usize {
        if self.storage == Storage::Text { MAX_ENTRIES_IN_TEXT } else { MAX_ENTRIES }
    }

    /// Whether the library is full.
    pub fn is_full(&self) -> bool {
        self.entries.len() >= self.room()
    }

    /// Takes over the stored data: the database's rows, if it can be read, and the old text. Returns whether
    /// anything has to be written, and whether the text is safe in the database and can be deleted.
    pub fn found(&mut self, rows: Result<&[Row], NoDatabase>, text: Self) -> (bool, bool) {
        let rows = match rows {
            Ok(rows) => rows,
            Err(_) if self.storage == Storage::Database => return (false, false),
            Err(why) => {
                self.without = Some(why);
                return self.found_text(text);
            }
        };
        self.without = None;
        self.storage = Storage::Database;
        let read: Vec<Option<Entry>> = rows.iter().map(entry_of).collect();
        self.unreadable = read.iter().filter(|entry| entry.is_none()).count();
        self.proven |= !rows.is_empty();
        let mut entries: Vec<Entry> = read.into_iter().flatten().collect();
        let known: HashSet<&str> = entries.iter().map(|entry| entry.record.as_str()).collect();
        let is_safe = text.entries.iter().all(|old| known.contains(old.record.as_str()));
        // Apply the unconfirmed changes; the last of several for one game counts.
        let last: HashMap<&str, Option<&Row>> = self.changes.iter().map(Change::of_record).collect();
        entries.retain(|entry| !last.contains_key(entry.record.as_str()));
        entries.extend(last.into_values().flatten().filter_map(entry_of));
        entries.sort_by(|one, other| (one.order, &one.record).cmp(&(other.order, &other.record)));
        self.take(entries);
        self.full_reported = self.is_full();
        if !is_safe {
            for entry in text.entries {
                self.insert(usize::MAX, Entry { order: 0, ..entry });
            }
            self.copied = true;
            self.copies += 1;
        }
        // Give up on a database that keeps losing confirmed writes.
        (!self.changes.is_empty() && self.copies <= MAX_COPIES, is_safe)
    }

    /// Takes over the old text, without a database. Returns the same as [`Self::found`].
    fn found_text(&mut self, text: Self) -> (bool, bool) {
        // Entries added before the location was known.
        let pending = if self.is_unknown() { std::mem::take(&mut self.entries) } else { Vec::new() };
        self.storage = Storage::Text;
        self.take(text.entries);
        self.full_reported = text.full_reported;
        let before = self.entries.len();
        for entry in pending {
            self.insert(usize::MAX, Entry { order: 0, ..entry });
        }
        self.changes.clear();
        (self.entries.len() > before, false)
    }

    /// Replaces all entries, preserving known ids.
    fn take(&mut self, entries: Vec<Entry>) {
        let before = std::mem::take(&mut self.entries);
        let ids: HashMap<&str, u32> = before.iter().map(|entry| (entry.record.as_str(), entry.id)).collect();
        for entry in entries {
            let id = ids.get(entry.record.as_str()).copied().unwrap_or_else(|| {
                self.next_id += 1;
                self.next_id
            });
            self.entries.push(Entry { id, ..entry });
        }
    }

    /// Returns what to write now, and marks it as sent. Only one transaction is sent at a time.
    pub fn take_pending_writes(&mut self) -> PendingWrite {
        match self.storage {
            Storage::Text => {
                self.changes.clear();
                PendingWrite::Text(self.as_text())
            }
            Storage::Database if self.sent == 0 && !self.changes.is_empty() => {
                self.sent = self.changes.len().min(MAX_WRITES);
                PendingWrite::Changes(self.changes[..self.sent].to_vec())
            }
            Storage::Unknown | Storage::Database => PendingWrite::Later,
        }
    }

    /// Records whether the last write succeeded. Returns what to do next.
    pub fn handle_written(&mut self, done: bool) -> Next {
        let sent = std::mem::take(&mut self.sent);
        if done {
            self.proven |= sent > 0;
            self.changes.drain(..sent.min(self.changes.len()));
            return match (self.changes.is_empty() || self.storage == Storage::Text, std::mem::take(&mut self.copied)) {
                (false, copied) => {
                    self.copied = copied;
                    Next::Write
                }
                (true, true) => Next::ReadBack,
                (true, false) => Next::Nothing,
            };
        }
        // Treat a database that has never stored anything as missing.
        if self.storage == Storage::Database && !self.proven {
            self.storage = Storage::Text;
            return Next::Write;
        }
        Next::Tell
    }
}

/// What to do after a write.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Next {
    /// Nothing.
    Nothing,
    /// Write the remaining changes.
    Write,
    /// Read the copy back.
    ReadBack,
    /// Tell the user that saving failed.
    Tell,
}

/// Whether the user would regret losing this game: it has moves and is unfinished, whichever position is shown.
pub fn is_worth_keeping(record: &dyn AnyRecord) -> bool {
    record.plies() > 0 && record.ending().is_none() && record.result().is_none()
}

/// Whether `longer` continues `shorter`: it contains the main line of `shorter`, possibly as a variation.
pub fn continues(longer: &dyn AnyRecord, shorter: &dyn AnyRecord) -> bool {
    longer.tree().contains_nodes(shorter.tree(), shorter.tree().main_line().last())
}

/// Whether `longer` contains every move of `shorter`.
pub fn contains_all_moves(longer: &dyn AnyRecord, shorter: &dyn AnyRecord) -> bool {
    longer.tree().contains_nodes(shorter.tree(), shorter.tree().nodes())
}

/// The library and the entries in use.
#[derive(Clone, Debug, Default)]
pub struct LibraryState {
    /// The library; shared, as it is large and rarely changes.
    pub(super) library: Rc<Library>,
    /// The entry deleted last, and its index.
    pub(super) deleted: Option<(usize, Entry)>,
    /// The entry of the game on the board.
    pub(super) filed: Option<u32>,
    /// The entry of the game that was replaced by the one on the board. Removed if that game is restored.
    pub(super) replaced_entry: Option<u32>,
    /// The number of times that the dialog was asked for more games.
    pub(super) pages: usize,
}

impl LibraryState {
    /// The library.
    pub fn library(&self) -> &Library {
        &self.library
    }

    /// The entry of the game on the board.
    pub(crate) fn current(&self) -> Option<&Entry> {
        self.library.entry(self.filed?)
    }

    /// The games that the dialog lists, newest first: with thousands of rows it would be slow. Whether there are more.
    pub(crate) fn newest(&self) -> (impl Iterator<Item = &Entry>, bool) {
        let most = (self.pages + 1) * LISTED;
        (self.library.entries.iter().rev().take(most), self.library.entries.len() > most)
    }

    /// Whether the entry deleted last can be restored.
    pub(crate) fn can_undelete(&self) -> bool {
        self.deleted.is_some()
    }

    /// Forgets the entry: another game is on the board, or the game goes on, and has none.
    pub(crate) fn forget_entry(&mut self) {
        self.filed = None;
    }

    /// Notes the entry of the game replaced on the board.
    pub(crate) fn set_replaced_entry(&mut self, entry: Option<u32>) {
        self.replaced_entry = entry;
    }
}

#[cfg(test)]
impl LibraryState {
    /// The library, to change it.
    pub(crate) fn library_mut(&mut self) -> &mut Rc<Library> {
        &mut self.library
    }

    /// The entry of the game on the board.
    pub(crate) fn filed(&mut self) -> &mut Option<u32> {
        &mut self.filed
    }
}
