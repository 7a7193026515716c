//! What was kept over a reload, as JSON.

use alquerque_app::library::Entry;
use alquerque_app::saved::SavedGame;
use alquerque_app::settings::{KeptSettings, Settings};
use alquerque_tests::records::contents;
use serde::de::DeserializeOwned;

use super::kind;
use super::messages::same_as_json;

/// Settings that can be read are written so that they are read as the same.
pub(super) fn settings(bytes: &[u8]) -> String {
    let restored = read::<KeptSettings>(bytes).and_then(KeptSettings::restore);
    let settings = match restored {
        Ok(settings) => settings,
        Err(problem) => return refused(&problem),
    };
    let text = serde_json::to_string(&settings).unwrap_or_else(|error| panic!("settings cannot be written: {error}"));
    let again = read::<KeptSettings>(text.as_bytes()).and_then(KeptSettings::restore);
    assert_eq!(again.as_ref(), Ok::<&Settings, &String>(&settings), "as {text}");
    let now = settings.now();
    format!("{} {:?} {:?} {:?} {:?}", now.rules, now.light, now.dark, now.ai.engine, now.first)
}

/// A saved game that can be read is written so that it is read as the same.
pub(super) fn game(bytes: &[u8]) -> String {
    let restored = read::<SavedGame>(bytes).and_then(|saved| saved.restore());
    let record = match restored {
        Ok(record) => record,
        Err(problem) => return refused(&problem),
    };
    let saved = SavedGame::of(&*record);
    same_as_json(&saved);
    let again = saved.restore().unwrap_or_else(|problem| panic!("a saved game cannot be restored: {problem}"));
    assert_eq!((contents(&*again), again.played()), (contents(&*record), record.played()), "as {saved:?}");
    format!("{} {} {} {:?}", record.rules(), record.moves().len().min(9), record.played().min(9), record.result())
}

/// An entry of the library that is taken for one is written so that it is read as the same; its game can be read or not.
pub(super) fn entry(bytes: &[u8]) -> String {
    let entry = match read::<Entry>(bytes).and_then(|entry| entry.check().map(|()| entry)) {
        Ok(entry) => entry,
        Err(problem) => return refused(&problem),
    };
    same_as_json(&entry);
    match entry.record() {
        Ok(record) => {
            let own = Entry::of(&*record);
            assert_eq!(own.check(), Ok(()), "our own entry {own:?}");
            own.title
        }
        Err(error) => super::sensible_in(&error, &entry.record),
    }
}

fn read<T: DeserializeOwned>(bytes: &[u8]) -> Result<T, String> {
    serde_json::from_slice(bytes).map_err(|error| error.to_string())
}

/// What kind of problem it is: of ours, or of the reader of JSON.
fn refused(problem: &str) -> String {
    kind(problem, if problem.contains('"') { '"' } else { '`' })
}
