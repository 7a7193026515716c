//! The library as a single text: the storage format before the database, and where there is none.

use super::entry::Entry;
use crate::json::{Fields, Json, Writer, list_of};
use crate::store::Problem;

/// Maximum size in bytes: browsers store about 5 MB.
const MAX_LEN: usize = 1 << 24;

/// Version of the stored format. Other versions are rejected.
const VERSION: u32 = 1;

/// Writes the games.
pub(super) fn written(full_reported: bool, games: &[Entry]) -> String {
    let games = list_of(games.iter().map(Entry::text));
    Writer::default().number("version", VERSION).flag("told", full_reported).json("games", &games).end()
}

/// Contents of a stored text.
pub(super) struct Read<'a> {
    pub(super) full_reported: bool,
    pub(super) entries: Vec<Entry>,
    /// Texts of the unreadable games.
    pub(super) unreadable: Vec<&'a str>,
}

/// Reads a library game by game, as any of them may be damaged.
pub(super) fn read(text: &str) -> Result<Read<'_>, Problem> {
    let fields = Fields::read(text, MAX_LEN, "library", VERSION)?;
    let (mut entries, mut unreadable) = (Vec::new(), Vec::new());
    for game in fields.get("games", Json::items)? {
        match Entry::from_text(game.source()).and_then(|entry| entry.check().map(|()| entry)) {
            Ok(entry) => entries.push(entry.with_its_rules()),
            Err(_) => unreadable.push(game.source()),
        }
    }
    Ok(Read { full_reported: fields.or("told", false, Json::flag)?, entries, unreadable })
}
