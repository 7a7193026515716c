//! Backups: one file with all that the browser stores about the games.
//!
//! A backup is read section by section, each by the reader of its own storage, and everything is checked before anything is
//! replaced. Sections that can't be read are kept aside, and what is replaced can be brought back.

use alquerque_core::GameId;
use alquerque_core::any_record::AnyRecord;
use alquerque_core::record::file_text;
use alquerque_language::{Fill, Phrase};

use crate::clock::{self, Clocks};
use crate::history::{self, History};
use crate::json::{Fields, Json, Writer};
use crate::library::{self, Entry, Library};
use crate::look::Look;
use crate::saved::SavedGame;
use crate::settings::{self, Settings};
use crate::statistics::{self, Statistics};
use crate::store::{Problem, Store, put_aside};
use crate::text::Text;

/// Storage key of what the last restore replaced: a backup without a library, whose games are never replaced.
pub const BEFORE: &str = "alquerque.before-restore";

/// What a backup calls itself.
const FORMAT: &str = "alquerque-backup";

/// Version of the format.
const VERSION: u32 = 1;

/// Maximum size of a backup in bytes; a full library has about 2 MB.
pub const LONGEST: usize = 1 << 24;

/// Maximum length of a date.
const LONGEST_DATE: usize = 10;

/// Maximum length of a reported problem in characters, as it may quote foreign text.
const LONGEST_PROBLEM: usize = 80;

/// Something that happened to backups.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BackupEvent {
    /// Download a backup.
    Save,
    /// A file was read.
    FileRead {
        /// The file name.
        name: String,
        /// The contents; `None` if the file is too large or unreadable.
        bytes: Option<Vec<u8>>,
    },
    /// Restore the backup that was read.
    Restore,
    /// Don't.
    Cancel,
    /// Go back to what the last restore replaced.
    GoBack,
    /// There was no room for the restored data; nothing has changed.
    NoRoom,
}

/// The backup that was read, and what there is to say about it.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Backups {
    /// The backup, until the player decides.
    pub pending: Option<Backup>,
    /// What went wrong, or was done.
    pub told: Text,
    /// What the last restore replaced.
    pub before: Option<String>,
}

/// The contents of a backup.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Backup {
    /// Its date; empty if unknown.
    pub date: String,
    /// The readable sections, except for the library, by the keys under which they are stored.
    pub texts: Vec<(&'static str, String)>,
    /// The games of the library.
    pub library: Vec<Entry>,
    /// What is in it, in words.
    pub contents: Vec<Phrase>,
    /// What can't be read, in words.
    pub problems: Vec<Phrase>,
    /// The texts of what can't be read, by the keys beside which they are kept.
    pub aside: Vec<(&'static str, String)>,
}

/// What a restore stores.
#[derive(Clone, Debug, PartialEq)]
pub struct Writes {
    /// Texts that replace those of their keys.
    pub texts: Vec<(&'static str, String)>,
    /// Games to add to the library.
    pub library: Vec<Entry>,
    /// Texts to put aside beside their keys.
    pub aside: Vec<(&'static str, String)>,
    /// What is replaced, for [`BEFORE`].
    pub before: String,
}

/// Everything that a backup holds.
pub struct Everything<'a> {
    /// Today, as text; empty if unknown.
    pub date: String,
    /// The settings.
    pub settings: &'a Settings,
    /// Results against the AI.
    pub statistics: &'a Statistics,
    /// Reviewed games.
    pub history: &'a History,
    /// The clocks of the running games.
    pub clocks: &'a Clocks,
    /// The running games.
    pub games: Vec<&'a dyn AnyRecord>,
    /// The library, if it is part of the backup.
    pub library: Option<&'a Library>,
}

/// Writes a backup.
pub fn written(all: &Everything) -> String {
    let mut games = Writer::default();
    for record in &all.games {
        games.json(record.board().game.name(), &SavedGame::of(*record).text());
    }
    let mut text = Writer::default();
    text.text("format", FORMAT)
        .number("version", VERSION)
        .text("date", &all.date)
        .json("settings", &settings::text_of(all.settings))
        .json("statistics", &all.statistics.text())
        .json("history", &all.history.text())
        .json("clocks", &clock::text_of(all.clocks))
        .json("games", &games.end());
    if let Some(library) = all.library {
        text.json("library", &library::written(library.full_reported, &library.entries));
    }
    text.end()
}

/// Reads a file.
///
/// # Errors
///
/// Returns why it is no backup.
pub fn read_file(name: &str, bytes: Option<Vec<u8>>) -> Result<Backup, Phrase> {
    let bytes = bytes.filter(|bytes| bytes.len() <= LONGEST);
    let bytes = bytes.ok_or_else(|| Phrase::new("backup-too-large").text("file", name))?;
    let text = file_text(&bytes).ok_or_else(|| Phrase::new("backup-foreign"))?;
    read(&text)
}

/// Reads a backup.
///
/// # Errors
///
/// Returns why it is none.
pub fn read(text: &str) -> Result<Backup, Phrase> {
    let damaged = |problem: Problem| Phrase::new("backup-damaged").with("why", short(&problem));
    let fields = match Json::read(text, LONGEST) {
        // Perhaps the rest of it is missing.
        Err(problem) if text.contains(FORMAT) => return Err(damaged(problem)),
        Err(_) => return Err(Phrase::new("backup-foreign")),
        Ok(json) => Fields::of(json, "backup").map_err(|_| Phrase::new("backup-foreign"))?,
    };
    let format = fields.perhaps("format", Json::text).ok().flatten();
    if format.as_deref() != Some(FORMAT) {
        return Err(Phrase::new("backup-foreign"));
    }
    match fields.get("version", Json::number) {
        Ok(VERSION) => {}
        Ok(found) => return Err(damaged(Problem::Version { found, ours: VERSION })),
        Err(problem) => return Err(damaged(problem)),
    }
    let date = fields.or("date", String::new(), |json| Some(json.text()?.into_owned())).unwrap_or_default();
    let mut backup = Backup { date: if date.len() > LONGEST_DATE { String::new() } else { date }, ..Backup::default() };
    let find = |name| fields.find(name);
    if backup.take("settings", settings::KEY, find("settings"), settings::read).is_some() {
        backup.contents.push(Phrase::new("backup-settings"));
    }
    if let Some(statistics) = backup.take("statistics", statistics::KEY, find("statistics"), Statistics::read) {
        backup.contents.push(Phrase::new("backup-statistics").number("games", statistics.played()));
    }
    if let Some(history) = backup.take("history", history::KEY, find("history"), History::read) {
        backup.contents.push(Phrase::new("backup-history").number("games", history.len()));
    }
    backup.take("clocks", clock::KEY, find("clocks"), clock::read);
    backup.take_games(find("games"));
    backup.take_library(find("library"));
    Ok(backup)
}

/// A problem as part of a sentence.
fn short(problem: &Problem) -> Fill {
    Fill::Short(problem.phrase(), LONGEST_PROBLEM)
}

impl Backup {
    /// Takes a section, if there is one and it can be read.
    fn take<T>(
        &mut self,
        what: &'static str,
        key: &'static str,
        json: Result<Option<Json>, Problem>,
        read: impl Fn(&str) -> Result<T, Problem>,
    ) -> Option<T> {
        let json = match json {
            Ok(json) => json?,
            Err(problem) => {
                self.problems.push(unreadable(what, &problem));
                return None;
            }
        };
        match read(json.source()) {
            Ok(value) => {
                self.texts.push((key, json.source().to_owned()));
                Some(value)
            }
            Err(problem) => {
                self.problems.push(unreadable(what, &problem));
                self.aside.push((key, json.source().to_owned()));
                None
            }
        }
    }

    /// Takes the running games.
    fn take_games(&mut self, json: Result<Option<Json>, Problem>) {
        let fields = json.and_then(|json| json.map(|json| Fields::of(json, "games")).transpose());
        let fields = match fields {
            Ok(Some(fields)) => fields,
            Ok(None) => return,
            Err(problem) => return self.problems.push(unreadable("games", &problem)),
        };
        for game in GameId::ALL {
            let of_its_kind = |text: &str| {
                let record = SavedGame::from_text(text)?.restore()?;
                match record.board().game {
                    kind if kind == game => Ok(record.plies()),
                    other => Err(Problem::OtherGame(other)),
                }
            };
            let key = Look::of(game).storage_key;
            if self.take("games", key, fields.find(game.name()), of_its_kind).is_some_and(|plies| plies > 0) {
                self.contents.push(Phrase::new("backup-running").key("game", game.name()));
            }
        }
    }

    /// Takes the library.
    fn take_library(&mut self, json: Result<Option<Json>, Problem>) {
        let whole = |text: &str| {
            let library::Read { entries, unreadable, .. } = library::read(text)?;
            Ok((entries, unreadable.into_iter().map(str::to_owned).collect::<Vec<_>>()))
        };
        let Some((entries, damaged)) = self.take("library", library::KEY, json, whole) else { return };
        // Its games are added to those that are there.
        self.texts.retain(|(key, _)| *key != library::KEY);
        if !damaged.is_empty() {
            self.problems.push(Phrase::new("backup-games-unreadable").number("games", damaged.len()));
            self.aside.extend(damaged.into_iter().map(|text| (library::KEY, text)));
        }
        self.library = entries;
    }
}

fn unreadable(what: &'static str, problem: &Problem) -> Phrase {
    Phrase::new("backup-unreadable").key("what", what).with("why", short(problem))
}

/// Stores what a restore replaces and adds, all of it or nothing; returns `false` if there is no room.
pub fn restore(store: &dyn Store, writes: &Writes) -> bool {
    let mut texts: Vec<(&str, String)> = vec![(BEFORE, writes.before.clone())];
    texts.extend(writes.texts.iter().cloned());
    if !writes.library.is_empty() {
        // The next start moves them into the database.
        let mut library = library::load(store).library;
        for entry in &writes.library {
            library.insert(usize::MAX, Entry { order: 0, ..entry.clone() });
        }
        texts.push((library::KEY, library::written(library.full_reported, &library.entries)));
    }
    let old: Vec<Option<String>> = texts.iter().map(|(key, _)| store.get(key)).collect();
    let is_done = texts.iter().all(|(key, text)| store.set(key, text));
    if is_done {
        for (key, text) in &writes.aside {
            // Without room for it, it is still in the file.
            put_aside(store, key, text);
        }
        return true;
    }
    // Make room first.
    for (key, _) in &texts {
        store.remove(key);
    }
    for ((key, _), old) in texts.iter().zip(old) {
        if let Some(old) = old {
            store.set(key, &old);
        }
    }
    false
}
