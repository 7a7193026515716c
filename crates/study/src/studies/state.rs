//! The user's studies. Each is a list of chapters, and a chapter is a game. The list is stored as one text, and each
//! chapter as another. Several tabs can change the list, so each change rereads it first.

use std::fmt;
use std::rc::Rc;

use alquerque_app::importing::MAX_CHAPTERS;
use alquerque_app::library::Entry;
use alquerque_app::state::Environment;
use alquerque_app::storage::{Problem, Store, backup_phrase, json, move_aside, put_aside, unreadable};
use alquerque_core::any_record::AnyRecord;
use alquerque_core::record::{from_link, to_link};
use alquerque_language::{Phrase, message};
use serde::{Deserialize, Serialize};

use super::edits::Edits;
pub use super::index::{Chapter, Index, StudyEntry};
use super::{edits, index};

/// Storage key of the list. A chapter's key is this followed by its id.
pub const KEY: &str = alquerque_app::storage::backup::STUDIES;
/// Version of a stored chapter. Other versions are rejected.
const VERSION: u32 = 1;
/// Maximum length of a stored chapter in bytes.
const MAX_LEN: usize = 1 << 23;

/// A stored chapter: the game as a link's payload.
#[derive(Serialize, Deserialize)]
struct StoredChapter {
    record: String,
}

pub(super) fn chapter_key(id: u32) -> String {
    format!("{KEY}.{id}")
}

pub(super) fn history_key(id: u32) -> String {
    format!("{KEY}.{id}.history")
}

/// Returns an id for a new chapter. Chapters of a lost list may still be stored, and must not be overwritten.
pub(super) fn new_chapter_id(store: &dyn Store, index: &mut Index) -> u32 {
    let is_free = |id| store.get(&chapter_key(id)).is_none() && store.get(&history_key(id)).is_none();
    loop {
        let id = index.new_id();
        if is_free(id) {
            return id;
        }
    }
}

/// A deleted study or chapter.
#[derive(Debug)]
pub struct Deleted {
    /// The study that the chapter belonged to; `None` if the whole study was deleted.
    pub(super) of: Option<u32>,
    /// Its place in the list.
    pub(super) position: usize,
    /// The study, or one with the deleted chapter alone.
    pub(super) entry: StudyEntry,
    /// The stored texts.
    pub(super) texts: Vec<(String, String)>,
    /// The chapter on the board, if it was among the deleted ones.
    pub(super) open: Option<u32>,
}

/// The studies, and which chapter is on the board.
pub struct Studies {
    pub(super) store: Rc<dyn Store>,
    /// The list, as last read or written.
    pub index: Index,
    /// The chapter on the board.
    pub current_id: u32,
    /// What can be restored, the latest last.
    pub deleted: Vec<Deleted>,
    /// A problem to report.
    pub(crate) trouble: Option<Phrase>,
    /// [`GameState::replacements`](alquerque_app::game::GameState::replacements) as last seen.
    pub(super) replacements: u32,
    /// The revision of the stored undo history.
    pub(super) stored_revision: u32,
}

impl fmt::Debug for Studies {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Studies")
            .field("index", &self.index)
            .field("current_id", &self.current_id)
            .finish_non_exhaustive()
    }
}

impl Studies {
    /// Reads the list.
    pub(super) fn read(store: Rc<dyn Store>) -> Self {
        let (index, trouble) = load(&*store);
        let index = index.unwrap_or_default();
        Self { store, index, current_id: 0, deleted: Vec::new(), trouble, replacements: 0, stored_revision: 0 }
    }

    /// The study on the board, and the index of its current chapter.
    pub fn open(&self) -> Option<(&StudyEntry, usize)> {
        let (study, position) = self.index.indices_of(self.current_id)?;
        Some((&self.index.studies[study], position))
    }

    /// Records which chapter is on the board.
    pub(super) fn set_open(&mut self, id: u32) {
        self.current_id = id;
        self.read_again();
        if self.index.open != id {
            // If there is no room, the page opens with another chapter next time.
            let _ = self.change(|index| index.open = id);
        }
    }

    /// Whether the chapter on the board is also the one last opened in any tab.
    pub fn is_shared(&mut self) -> bool {
        self.read_again();
        self.index.open == 0 || self.index.open == self.current_id
    }

    pub(super) fn read_again(&mut self) {
        if let (Some(index), _) = load(&*self.store) {
            self.index = index;
        }
    }

    /// Changes the list; returns whether it could be saved.
    pub(super) fn change<T>(&mut self, change: impl FnOnce(&mut Index) -> T) -> (T, bool) {
        self.read_again();
        let result = change(&mut self.index);
        let is_saved = self.store.set(KEY, &self.index.text());
        (result, is_saved)
    }

    pub(super) fn load_record(&self, id: u32) -> Result<Box<dyn AnyRecord>, Problem> {
        read_record(&*self.store, id)
    }

    /// The position after the last move of a chapter's main line; `None` if the chapter can't be read.
    pub fn final_position(&self, chapter: u32) -> Option<Box<dyn AnyRecord>> {
        let mut record = self.load_record(chapter).ok()?;
        if let Some(last) = record.tree().main_line().last() {
            record.select(last);
        }
        Some(record)
    }

    pub(super) fn write_record(&self, id: u32, record: &dyn AnyRecord) -> bool {
        let chapter = StoredChapter { record: to_link(record) };
        self.store.set(&chapter_key(id), &json::text_of_version(VERSION, &chapter))
    }

    /// Saves the chapter on the board with its undo history; returns `false` if there is no room.
    pub fn save(&mut self, record: &dyn AnyRecord, edits: &Edits, now: &Environment) -> bool {
        // Another tab may have deleted it.
        self.read_again();
        let here = self.current_id;
        let chapter = Chapter::new(here, record);
        let is_edited = self.stored_revision != edits.revision;
        let is_known = !is_edited
            && self.index.open == here
            && self.open().is_some_and(|(study, position)| {
                study.chapters[position] == chapter && self.index.studies.last() == Some(study)
            });
        let mut is_saved = true;
        if !is_known {
            ((), is_saved) = self.change(|index| {
                let (study, position) = index.indices_of(here).unwrap_or_else(|| {
                    let id = index.new_id();
                    let chapters = vec![chapter.clone()];
                    index.studies.push(StudyEntry::new(id, String::new(), chapters, now));
                    (index.studies.len() - 1, 0)
                });
                let mut entry = index.studies.remove(study);
                entry.chapters[position] = chapter;
                if is_edited {
                    entry.stamp(now);
                }
                index.studies.push(entry);
                index.open = here;
            });
        }
        if !self.write_record(here, record) {
            // Delete the histories of other chapters to make room.
            for id in self.index.studies.iter().flat_map(|study| &study.chapters).map(|chapter| chapter.id) {
                self.store.remove(&history_key(id));
            }
            is_saved &= self.write_record(here, record);
        }
        if is_edited {
            self.stored_revision = edits.revision;
            // The game matters more: without room, only the undo history is lost.
            let _ = self.store.set(&history_key(here), &edits::text(edits));
        }
        is_saved
    }

    /// The undo history stored for a chapter, if it belongs to this game.
    pub(super) fn history(&mut self, id: u32, record: &dyn AnyRecord) -> Edits {
        let mut edits = Edits::new(record);
        if let Some(text) = self.store.get(&history_key(id))
            && let Err(problem) = edits::restore(&text, &mut edits)
        {
            let copy = move_aside(&*self.store, &history_key(id));
            self.trouble = Some(unreadable(message::UNREADABLE_STUDIES, &problem, &copy));
        }
        self.stored_revision = edits.revision;
        edits
    }

    /// Adds a study with these games; returns the id of its first chapter.
    pub(super) fn add_study(&mut self, name: &str, records: &[Box<dyn AnyRecord>], now: &Environment) -> u32 {
        let name = index::clean(name);
        let store = Rc::clone(&self.store);
        let (chapters, mut is_saved) = self.change(|index| {
            let id = index.new_id();
            let chapters: Vec<_> =
                records.iter().map(|record| Chapter::new(new_chapter_id(&*store, index), &**record)).collect();
            index.studies.push(StudyEntry::new(id, name, chapters.clone(), now));
            chapters
        });
        for (chapter, record) in chapters.iter().zip(records) {
            is_saved &= self.write_record(chapter.id, &**record);
        }
        if !is_saved {
            self.trouble = Some(Phrase::new(message::STUDY_NOT_KEPT));
        }
        chapters.first().map_or(0, |chapter| chapter.id)
    }

    /// Adds a chapter to the open study; returns its id, and whether it is stored. `None` if the study is full.
    pub(super) fn add_chapter(&mut self, record: &dyn AnyRecord) -> Option<(u32, bool)> {
        let (here, store) = (self.current_id, Rc::clone(&self.store));
        let (id, is_saved) = self.change(|index| {
            let (study, _) = index.indices_of(here)?;
            if index.studies[study].chapters.len() >= MAX_CHAPTERS {
                return None;
            }
            let id = new_chapter_id(&*store, index);
            index.studies[study].chapters.push(Chapter::new(id, record));
            Some(id)
        });
        let id = id?;
        Some((id, self.write_record(id, record) && is_saved))
    }

    /// Removes the stored texts of chapters and returns them.
    pub(super) fn take_texts(&self, chapters: &[Chapter]) -> Vec<(String, String)> {
        let keys = chapters.iter().flat_map(|chapter| [chapter_key(chapter.id), history_key(chapter.id)]);
        let texts: Vec<_> = keys.filter_map(|key| self.store.get(&key).map(|text| (key, text))).collect();
        for (key, _) in &texts {
            self.store.remove(key);
        }
        texts
    }
}

/// Reads a chapter's game.
pub(super) fn read_record(store: &dyn Store, id: u32) -> Result<Box<dyn AnyRecord>, Problem> {
    let text = store.get(&chapter_key(id)).ok_or(Problem::NoGame)?;
    let StoredChapter { record } = json::read_version(&text, MAX_LEN, VERSION)?;
    from_link(&record).map_err(Problem::Game)
}

/// Reads the list. Moves unreadable studies to another key.
pub(super) fn load(store: &dyn Store) -> (Option<Index>, Option<Phrase>) {
    let Some(text) = store.get(KEY) else { return (None, None) };
    let mut read = Index::read(&text);
    if let Ok((index, _)) = &mut read {
        // Details that couldn't be read are those of the stored games.
        let chapters = index.studies.iter_mut().flat_map(|study| &mut study.chapters);
        for chapter in chapters.filter(|chapter| chapter.facts == Entry::default()) {
            if let Ok(record) = read_record(store, chapter.id) {
                chapter.facts = Chapter::new(chapter.id, &*record).facts;
            }
        }
    }
    match read {
        Ok((index, rest)) if rest.is_empty() => (Some(index), None),
        Ok((index, rest)) => {
            let copy = put_aside(store, KEY, &json::text_of(&rest));
            // If they couldn't be copied elsewhere, leave them.
            if copy.is_some() {
                store.set(KEY, &index.text());
            }
            let trouble = Phrase::new(message::UNREADABLE_SOME_STUDIES).number("studies", rest.len());
            (Some(index), Some(trouble.phrase("copy", backup_phrase(&copy))))
        }
        Err(problem) => (None, Some(unreadable(message::UNREADABLE_STUDIES, &problem, &move_aside(store, KEY)))),
    }
}
