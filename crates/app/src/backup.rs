//! Backups: one file with all that the browser stores, text by text under its key. Each text is checked by its own reader at the
//! start that follows a restore; what can't be read is then put aside and reported, as always.

use alquerque_language::{Fill, Phrase};

use crate::json::{Json, Writer};
use crate::library::{self, Library};
use crate::store::{LONGEST_PROBLEM, Problem, Store, UNREADABLE};

/// Storage key of what the last restore replaced, as a backup.
pub const BEFORE: &str = "alquerque.before-restore";

/// The beginning of all storage keys.
const OURS: &str = "alquerque.";

/// The key of a backup's version.
const MARK: &str = "backup";
const VERSION: &str = "1";

/// Maximum size of a backup in bytes; browsers store about 5 MB of text.
pub const LONGEST: usize = 1 << 24;

type Texts = Vec<(String, String)>;

/// Writes a backup of `all` that is stored, a JSON object of texts, with the library, which is mostly stored elsewhere, as the text
/// that it would be.
pub fn backup(all: &str, library: &Library) -> String {
    let mut texts = texts_of(all).unwrap_or_default();
    texts.retain(|(key, _)| is_saved(key) && key != library::KEY);
    texts.push((library::KEY.to_owned(), library.as_text()));
    written(&texts)
}

fn written(texts: &Texts) -> String {
    let mut all = Writer::default();
    all.text(MARK, VERSION);
    for (key, text) in texts {
        all.text(key, text);
    }
    all.end()
}

/// Replaces `all` that is stored by a backup, or nothing. The next start adds the backup's library to the player's.
///
/// # Errors
///
/// Returns why nothing has changed.
pub fn restore(store: &dyn Store, all: &str, backup: &str) -> Result<(), Phrase> {
    let mut new = texts_of(backup)
        .map_err(|problem| Phrase::new("backup-damaged").with("why", Fill::Short(problem.phrase(), LONGEST_PROBLEM)))?;
    if !new.iter().any(|(key, text)| key == MARK && text == VERSION) {
        return Err(Phrase::new("backup-foreign"));
    }
    new.retain(|(key, _)| is_saved(key));
    // Only what the last restore replaced may be nothing at all.
    if new.is_empty() && store.get(BEFORE).as_deref() != Some(backup) {
        return Err(Phrase::new("backup-foreign"));
    }
    let old = texts_of(all).unwrap_or_default();
    let games = library::load(store).library.entries;
    let replaced: Texts = old.iter().filter(|(key, _)| is_saved(key)).cloned().collect();
    new.push((BEFORE.to_owned(), written(&replaced)));
    // Make room first.
    replace(store, &old, &[]);
    if !replace(store, &[], &new) {
        replace(store, &new, &old);
        return Err(Phrase::new("backup-no-room"));
    }
    if !games.is_empty() {
        // In a browser without a database, this text is the player's library.
        let mut library = library::load(store).library;
        for game in games {
            library.insert(usize::MAX, library::Entry { order: 0, ..game });
        }
        store.set(library::KEY, &library.as_text());
    }
    Ok(())
}

/// Replaces stored texts; returns `false` if the new ones don't fit.
fn replace(store: &dyn Store, old: &[(String, String)], new: &[(String, String)]) -> bool {
    for (key, _) in old.iter().filter(|(key, _)| is_saved(key) || key == BEFORE) {
        store.remove(key);
    }
    new.iter().all(|(key, text)| store.set(key, text))
}

/// What is backed up: not what others have stored, nor what was put aside.
fn is_saved(key: &str) -> bool {
    key.starts_with(OURS) && key != BEFORE && !key.contains(UNREADABLE)
}

fn texts_of(text: &str) -> Result<Texts, Problem> {
    let fields = Json::read(text, LONGEST)?.fields().unwrap_or_default();
    Ok(fields.into_iter().filter_map(|(key, text)| Some((key.into_owned(), text.text()?.into_owned()))).collect())
}
