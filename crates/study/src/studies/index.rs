//! The list of all studies, with the details of each chapter that are available without reading its game.

use alquerque_app::library::Entry;
use alquerque_app::markup::Words;
use alquerque_app::state::Environment;
use alquerque_app::storage::{Problem, json};
use alquerque_core::any_record::AnyRecord;
use alquerque_core::record::{Header, Headers};
use alquerque_language::{Phrase, message};
use serde::de::{DeserializeOwned, Error};
use serde::{Deserialize, Deserializer, Serialize};
use serde_json::Value;

/// Version of the stored format. Other versions are rejected.
const VERSION: u32 = 1;
/// Maximum length in bytes: browsers store about 5 MB.
const MAX_LEN: usize = 1 << 22;

/// A chapter: a game of a study.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Chapter {
    /// Its id, unique among the chapters of all studies.
    pub id: u32,
    /// Its name; empty if it has none.
    #[serde(default, deserialize_with = "line")]
    pub name: String,
    /// Details of its game, without the game itself; the default if they can't be read.
    #[serde(default, deserialize_with = "lenient")]
    pub facts: Entry,
}

impl Chapter {
    /// Describes a game.
    pub(super) fn new(id: u32, record: &dyn AnyRecord) -> Self {
        let facts = Entry { record: String::new(), ..Entry::from_record(record) };
        Self { id, name: record.headers().text(Header::Chapter).to_owned(), facts }
    }

    /// Its name or, without one, its players or its number.
    pub fn title(&self, number: usize) -> Phrase {
        if !self.name.is_empty() {
            return Phrase::verbatim(&self.name);
        }
        if self.facts.light.is_empty() && self.facts.dark.is_empty() {
            return Phrase::new(message::CHAPTER_NUMBER).number("number", number);
        }
        Phrase::new(message::CHAPTER_PLAYERS).number("number", number).phrase("players", self.facts.players())
    }
}

/// A study: its chapters in order.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct StudyEntry {
    /// Its id.
    #[serde(default, deserialize_with = "lenient")]
    pub id: u32,
    /// Its name; empty if it has none.
    #[serde(default, deserialize_with = "line")]
    pub name: String,
    /// The date of the last change.
    #[serde(default, deserialize_with = "line")]
    pub changed: String,
    /// The time of the day of the last change; empty if it isn't known.
    #[serde(default, deserialize_with = "line", skip_serializing_if = "String::is_empty")]
    pub time: String,
    /// Its chapters; there is at least one.
    #[serde(deserialize_with = "one_or_more")]
    pub chapters: Vec<Chapter>,
}

impl StudyEntry {
    /// A study that is changed now.
    pub(super) fn new(id: u32, name: String, chapters: Vec<Chapter>, now: &Environment) -> Self {
        let mut entry = Self { id, name, changed: String::new(), time: String::new(), chapters };
        entry.stamp(now);
        entry
    }

    /// Records that it is changed now.
    pub(super) fn stamp(&mut self, now: &Environment) {
        self.changed = date_text(now);
        self.time.clone_from(&now.time);
    }

    /// When it was last changed, as far as known.
    pub fn when(&self, now: &Environment) -> Words {
        if self.time.is_empty() || self.changed != date_text(now) {
            return Words::Date(self.changed.clone());
        }
        Words::Joined(" ", vec![Phrase::new(message::STUDY_TODAY).into(), Words::Time(self.time.clone())])
    }

    /// Whether its title is that of the game and its rules.
    pub fn is_named_after_game(&self) -> bool {
        let facts = self.chapters.first().map(|first| &first.facts);
        self.name.is_empty() && facts.is_some_and(|facts| facts.event.is_empty() && facts.against().is_none())
    }

    /// The name that a user can change: not one that the page gave it.
    pub fn own_name(&self) -> &str {
        if is_given(&self.name) { "" } else { &self.name }
    }

    /// Its name or, without one, a title that tells what its first chapter is.
    pub fn title(&self) -> Phrase {
        match self.chapters.first() {
            Some(first) if self.name.is_empty() && self.chapters.len() > 1 && !first.facts.event.is_empty() => {
                let phrase = Phrase::new(message::STUDY_AND_MORE).phrase("title", first.facts.telling_title());
                phrase.number("count", self.chapters.len() - 1)
            }
            Some(first) if self.name.is_empty() => first.facts.telling_title(),
            _ if self.name == SMALL_GAME => Phrase::new(message::SMALL_GAME),
            _ => match puzzle_named(&self.name) {
                Some(rating) => Phrase::new(message::STUDY_OF_PUZZLE).number("rating", rating),
                None => Phrase::verbatim(&self.name),
            },
        }
    }
}

/// Today's date; empty if it isn't known.
fn date_text(now: &Environment) -> String {
    if now.today.is_unknown() { String::new() } else { now.today.to_string() }
}

/// The name of the study of the game for the blackboard. It is shown in the page's language.
pub(crate) const SMALL_GAME: &str = "Game for the blackboard";

/// The start of a study's name that stands for a puzzle. It is shown in the page's language.
const PUZZLE: &str = "Puzzle ";

/// The name of the study of a puzzle with this rating.
pub(crate) fn puzzle_name(rating: u16) -> String {
    format!("{PUZZLE}{rating}")
}

/// Whether the page gave a study this name, after its position.
pub(super) fn is_given(name: &str) -> bool {
    name == SMALL_GAME || puzzle_named(name).is_some()
}

fn puzzle_named(name: &str) -> Option<u16> {
    name.strip_prefix(PUZZLE)?.parse().ok()
}

/// All studies, the last changed one at the end.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Index {
    /// The greatest id so far.
    pub last_id: u32,
    /// The last opened chapter.
    pub open: u32,
    /// The studies.
    pub studies: Vec<StudyEntry>,
}

impl Index {
    /// Returns a new id.
    pub(super) fn new_id(&mut self) -> u32 {
        loop {
            // Only damaged data has the maximum id.
            self.last_id = self.last_id.checked_add(1).unwrap_or(1);
            if !self.ids().any(|id| id == self.last_id) {
                return self.last_id;
            }
        }
    }

    /// A study's title, with a number if an older study has the same.
    pub fn title(&self, study: &StudyEntry) -> Phrase {
        let title = study.title();
        let older = self.studies.iter().filter(|other| other.id < study.id && other.title() == title).count();
        if older == 0 {
            return title;
        }
        Phrase::new(message::STUDY_NUMBERED).phrase("title", title).number("number", older + 1)
    }

    /// The ids of all studies and chapters.
    fn ids(&self) -> impl Iterator<Item = u32> {
        self.studies.iter().flat_map(|study| study.chapters.iter().map(|chapter| chapter.id).chain([study.id]))
    }

    /// The chapter opened last, and the first of the latest study, as another tab may have deleted the former.
    pub(super) fn chapters_to_open(&self) -> impl Iterator<Item = u32> {
        let latest = self.studies.last().map(|study| study.chapters[0].id);
        std::iter::once(self.open).chain(latest)
    }

    /// The indices of a chapter's study, and of the chapter in it.
    pub fn indices_of(&self, chapter: u32) -> Option<(usize, usize)> {
        self.studies.iter().enumerate().find_map(|(study, entry)| {
            entry.chapters.iter().position(|other| other.id == chapter).map(|position| (study, position))
        })
    }

    /// Writes the index.
    pub(super) fn text(&self) -> String {
        let Self { last_id, open, studies } = self;
        json::text_of_version(VERSION, &Stored { last: *last_id, open: *open, studies: studies.iter().collect() })
    }

    /// Reads an index, and returns the texts of unreadable studies in it.
    pub(super) fn read(text: &str) -> Result<(Self, Vec<String>), Problem> {
        let stored: Stored<Value> = json::read_version(text, MAX_LEN, VERSION)?;
        let (mut studies, mut unreadable) = (Vec::<StudyEntry>::new(), Vec::new());
        for study in stored.studies {
            let count = study.get("chapters").and_then(Value::as_array).map_or(0, Vec::len);
            let read = json::read::<StudyEntry>(study.clone()).ok();
            // What can be read is kept, and a copy of the rest.
            if read.as_ref().is_none_or(|read| read.chapters.len() < count) {
                unreadable.push(study.to_string());
            }
            studies.extend(read);
        }
        let mut index = Self { last_id: stored.last, open: stored.open, studies };
        // An id must not be issued twice.
        index.last_id = index.ids().fold(stored.last, u32::max);
        while let Some(unnumbered) = index.studies.iter().position(|study| study.id == 0) {
            index.studies[unnumbered].id = index.new_id();
        }
        Ok((index, unreadable))
    }
}

/// The stored text.
#[derive(Serialize, Deserialize)]
struct Stored<S> {
    #[serde(default)]
    last: u32,
    #[serde(default)]
    open: u32,
    studies: Vec<S>,
}

/// One line; empty if it isn't a text.
fn line<'de, D: Deserializer<'de>>(data: D) -> Result<String, D::Error> {
    Ok(clean(Value::deserialize(data)?.as_str().unwrap_or_default()))
}

/// The default in place of an invalid value.
fn lenient<'de, D: Deserializer<'de>, T: DeserializeOwned + Default>(data: D) -> Result<T, D::Error> {
    Ok(serde_json::from_value(Value::deserialize(data)?).unwrap_or_default())
}

/// The chapters that can be read.
fn one_or_more<'de, D: Deserializer<'de>>(data: D) -> Result<Vec<Chapter>, D::Error> {
    let chapters: Vec<Value> = Vec::deserialize(data)?;
    let chapters: Vec<Chapter> = chapters.into_iter().filter_map(|chapter| json::read(chapter).ok()).collect();
    if chapters.is_empty() { Err(D::Error::custom("a study without chapters")) } else { Ok(chapters) }
}

/// Normalizes a name to one line, like a header.
pub(super) fn clean(name: &str) -> String {
    let mut headers = Headers::default();
    headers.set_text(Header::Study, name);
    headers.text(Header::Study).to_owned()
}
