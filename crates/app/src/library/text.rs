//! The library as one text, which is how it was kept before there was a database, and is where there is none.

use super::entry::Entry;
use crate::json::{Fields, Json, Writer, list_of};
use crate::store::Problem;

/// The longest text of a library that is read, in bytes: browsers keep some 5 MB.
const LONGEST: usize = 1 << 24;

/// The form in which the library is kept. A reader of another version must not guess.
const VERSION: u32 = 1;

/// Games as text.
pub(super) fn written(told: bool, games: &[Entry]) -> String {
    let games = list_of(games.iter().map(Entry::text));
    Writer::default().number("version", VERSION).flag("told", told).json("games", &games).end()
}

/// What a text holds.
pub(super) struct Read<'a> {
    pub(super) told: bool,
    pub(super) entries: Vec<Entry>,
    /// The texts of the games that cannot be read.
    pub(super) unreadable: Vec<&'a str>,
}

/// Reads a library: its games one by one, as any may be damaged.
pub(super) fn read(text: &str) -> Result<Read<'_>, Problem> {
    let fields = Fields::of(Json::read(text, LONGEST)?, "library")?;
    let found = fields.get("version", Json::number)?;
    if found != VERSION {
        return Err(Problem::Version { found, ours: VERSION });
    }
    let (mut entries, mut unreadable) = (Vec::new(), Vec::new());
    for game in fields.get("games", Json::items)? {
        match Entry::from_text(game.source()).and_then(|entry| entry.check().map(|()| entry)) {
            Ok(entry) => entries.push(entry.with_its_rules()),
            Err(_) => unreadable.push(game.source()),
        }
    }
    Ok(Read { told: fields.or("told", false, Json::flag)?, entries, unreadable })
}
