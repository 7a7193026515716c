//! The library as a single text: the storage format before the database, and where there is none.

use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::library::entry::Entry;
use crate::storage::{Problem, json};

/// Maximum size in bytes: browsers store about 5 MB.
const MAX_LEN: usize = 1 << 24;

/// Version of the stored format. Other versions are rejected.
const VERSION: u32 = 1;

/// The stored text.
#[derive(Serialize, Deserialize)]
struct Stored<G> {
    #[serde(default, rename = "told")]
    full_reported: bool,
    games: Vec<G>,
}

/// Writes the games.
pub(super) fn written(full_reported: bool, games: &[Entry]) -> String {
    json::text_of_version(VERSION, &Stored { full_reported, games: games.iter().collect() })
}

/// Contents of a stored text.
pub(super) struct Read {
    pub(super) full_reported: bool,
    pub(super) entries: Vec<Entry>,
    /// Texts of the unreadable games.
    pub(super) unreadable: Vec<String>,
}

/// Reads a library game by game, as any of them may be damaged.
pub(super) fn read(text: &str) -> Result<Read, Problem> {
    let Stored::<Value> { full_reported, games } = json::read_version(text, MAX_LEN, VERSION)?;
    let (mut entries, mut unreadable) = (Vec::new(), Vec::new());
    for game in games {
        match Entry::read(game.clone()).and_then(|entry| entry.check().map(|()| entry)) {
            Ok(entry) => entries.push(entry.with_its_rules()),
            Err(_) => unreadable.push(game.to_string()),
        }
    }
    Ok(Read { full_reported, entries, unreadable })
}
