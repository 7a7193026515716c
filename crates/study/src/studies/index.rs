//! The list of all studies, with the details of each chapter that are available without reading its game.

use alquerque_app::json::{Fields, Json, Writer, list_of};
use alquerque_app::library::Entry;
use alquerque_app::store::Problem;
use alquerque_core::any_record::AnyRecord;
use alquerque_core::record::{Header, Headers};
use alquerque_language::Phrase;

/// Version of the stored format. Other versions are rejected.
const VERSION: u32 = 1;
/// Maximum length in bytes: browsers store about 5 MB.
const MAX_LEN: usize = 1 << 22;

/// A chapter: a game of a study.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chapter {
    /// Its id, unique among the chapters of all studies.
    pub id: u32,
    /// Its name; empty if it has none.
    pub name: String,
    /// Details of its game, without the game itself.
    pub facts: Entry,
}

impl Chapter {
    /// Describes a game.
    pub(super) fn of(id: u32, record: &dyn AnyRecord) -> Self {
        let facts = Entry { record: String::new(), ..Entry::of(record) };
        Self { id, name: record.headers().text(Header::Chapter).to_owned(), facts }
    }

    /// Its name or, without one, its players or its number.
    pub fn title(&self, number: usize) -> Phrase {
        if !self.name.is_empty() {
            return Phrase::verbatim(&self.name);
        }
        if self.facts.light.is_empty() && self.facts.dark.is_empty() {
            return Phrase::new("chapter-number").number("number", number);
        }
        Phrase::new("chapter-players").number("number", number).phrase("players", self.facts.players())
    }

    fn text(&self) -> String {
        let mut text = Writer::default();
        text.number("id", self.id).text("name", &self.name).json("facts", &self.facts.text());
        text.end()
    }

    fn read(json: Json) -> Result<Self, Problem> {
        let fields = Fields::of(json, "chapter")?;
        let facts = Entry::from_text(fields.get("facts", Some)?.source())?;
        Ok(Self { id: fields.get("id", Json::number)?, name: line_of(&fields, "name")?, facts })
    }
}

/// A study: its chapters in order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StudyEntry {
    /// Its id.
    pub id: u32,
    /// Its name; empty if it has none.
    pub name: String,
    /// The date of the last change.
    pub changed: String,
    /// Its chapters; there is at least one.
    pub chapters: Vec<Chapter>,
}

impl StudyEntry {
    /// Its name or, without one, the title of its first chapter's game.
    pub fn title(&self) -> Phrase {
        match self.chapters.first() {
            Some(first) if self.name.is_empty() => first.facts.title.phrase(),
            _ => Phrase::verbatim(&self.name),
        }
    }

    fn text(&self) -> String {
        let chapters = list_of(self.chapters.iter().map(Chapter::text));
        let mut text = Writer::default();
        text.number("id", self.id).text("name", &self.name).text("changed", &self.changed).json("chapters", &chapters);
        text.end()
    }

    fn read(json: Json) -> Result<Self, Problem> {
        let fields = Fields::of(json, "study")?;
        let chapters = fields.get("chapters", |json| json.items().filter(|items| !items.is_empty()))?;
        Ok(Self {
            id: fields.get("id", Json::number)?,
            name: line_of(&fields, "name")?,
            changed: line_of(&fields, "changed")?,
            chapters: chapters.into_iter().map(Chapter::read).collect::<Result<_, _>>()?,
        })
    }
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
        self.last_id = self.last_id.saturating_add(1);
        self.last_id
    }

    /// The indices of a chapter's study, and of the chapter in it.
    pub fn place_of(&self, chapter: u32) -> Option<(usize, usize)> {
        self.studies.iter().enumerate().find_map(|(study, entry)| {
            entry.chapters.iter().position(|other| other.id == chapter).map(|place| (study, place))
        })
    }

    /// The chapter with this id.
    pub fn chapter(&self, id: u32) -> Option<&Chapter> {
        self.place_of(id).map(|(study, place)| &self.studies[study].chapters[place])
    }

    /// Writes the index.
    pub(super) fn text(&self) -> String {
        let mut text = Writer::default();
        text.number("version", VERSION)
            .number("last", self.last_id)
            .number("open", self.open)
            .json("studies", &list_of(self.studies.iter().map(StudyEntry::text)));
        text.end()
    }

    /// Reads an index, and returns the texts of unreadable studies in it.
    pub(super) fn read(text: &str) -> Result<(Self, Vec<&str>), Problem> {
        let fields = Fields::read(text, MAX_LEN, "studies", VERSION)?;
        let (mut studies, mut unreadable) = (Vec::new(), Vec::new());
        for json in fields.get("studies", Json::items)? {
            match StudyEntry::read(json) {
                Ok(study) => studies.push(study),
                Err(_) => unreadable.push(json.source()),
            }
        }
        let ids = studies.iter().flat_map(|study: &StudyEntry| {
            study.chapters.iter().map(|chapter| chapter.id).chain(std::iter::once(study.id))
        });
        // An id must not be issued twice.
        let last_id = ids.max().unwrap_or_default().max(fields.or("last", 0, Json::number)?);
        Ok((Self { last_id, open: fields.or("open", 0, Json::number)?, studies }, unreadable))
    }
}

fn line_of(fields: &Fields, field: &'static str) -> Result<String, Problem> {
    Ok(clean(&fields.get(field, Json::text)?))
}

/// Normalizes a name to one line, like a header.
pub(super) fn clean(name: &str) -> String {
    let mut headers = Headers::default();
    headers.set_text(Header::Study, name);
    headers.text(Header::Study).to_owned()
}
