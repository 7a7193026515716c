//! Records which English text each translation was made from, so that translations left behind by a change of the
//! English are noticed.
//!
//! A record has a line for each message and page of a language: its name, and hashes of the English text and of the
//! translation. A translation is left behind if its English has changed since and the translation itself hasn't.

use std::collections::BTreeMap;
use std::fmt::Write;
use std::path::PathBuf;

use sha2::{Digest, Sha256};

use crate::command::{Failure, read, root, write};
use crate::languages::{LANGUAGES, Language, catalogues, messages_in};
use crate::parts::PAGES;

/// The length of a hash.
const HASH_BYTES: usize = 4;
const HEADER: &str =
    "# Written by `cargo xtask translated`: a message or page, and hashes of the English and of the translation.\n";

/// Texts by the names of their messages or pages.
type Texts = BTreeMap<String, String>;

/// Hashes of the English text and of its translation, by name.
type Record = BTreeMap<String, [String; 2]>;

/// Brings the records up to date and lists the translations left behind. `confirmed` are the names of those that still
/// hold although the English has changed.
pub(crate) fn run(confirmed: &[String]) -> Result<(), Failure> {
    let english = texts(&LANGUAGES[0])?;
    if let Some(unknown) = confirmed.iter().find(|name| !english.contains_key(*name)) {
        return Err(Failure(format!("there is no message or page `{unknown}`")));
    }
    for language in LANGUAGES.iter().filter(|language| !language.is_english()) {
        let own = texts(language)?;
        let record = record(language)?;
        let left_behind = left_behind(&english, &own, &record, confirmed);
        let updated = updated(&english, &own, &record, &left_behind);
        if updated != record {
            write(&path(language), to_text(&updated))?;
        }
        let missing = english.keys().filter(|name| !own.contains_key(*name)).count();
        println!("{}: {} left behind, {missing} missing", language.code, left_behind.len());
        for name in left_behind {
            println!("  {name}");
        }
    }
    Ok(())
}

/// All messages and pages of a language.
fn texts(language: &Language) -> Result<Texts, Failure> {
    let mut texts = Texts::new();
    for catalogue in catalogues(language) {
        texts.extend(messages_in(&read(&catalogue)?).into_iter().map(|(id, text)| (id.to_owned(), text)));
    }
    for page in PAGES {
        let path = language.page(page);
        if path.exists() {
            texts.insert(format!("{page}.html"), read(&path)?);
        }
    }
    Ok(texts)
}

fn path(language: &Language) -> PathBuf {
    root().join("crates/language/translated").join(format!("{}.txt", language.code))
}

fn record(language: &Language) -> Result<Record, Failure> {
    let path = path(language);
    Ok(if path.exists() { from_text(&read(&path)?) } else { Record::new() })
}

fn from_text(text: &str) -> Record {
    let entry = |line: &str| {
        let mut fields = line.split(' ').map(str::to_owned);
        Some((fields.next()?, [fields.next()?, fields.next()?]))
    };
    text.lines().filter(|line| !line.starts_with('#')).filter_map(entry).collect()
}

fn to_text(record: &Record) -> String {
    let mut text = HEADER.to_owned();
    for (name, [english, own]) in record {
        // Writing to a string cannot fail.
        let _ = writeln!(text, "{name} {english} {own}");
    }
    text
}

/// The hash of a text, whatever its line breaks and indentation, which tools for translators change.
fn hash(text: &str) -> String {
    let words: Vec<&str> = text.split_ascii_whitespace().collect();
    let mut hash = String::new();
    for byte in &Sha256::digest(words.join(" "))[..HASH_BYTES] {
        // Writing to a string cannot fail.
        let _ = write!(hash, "{byte:02x}");
    }
    hash
}

/// The names of the translations whose English has changed since.
fn left_behind(english: &Texts, own: &Texts, record: &Record, confirmed: &[String]) -> Vec<String> {
    let is_left_behind = |(name, text): &(&String, &String)| {
        let (Some(now), Some([before, translation])) = (english.get(*name), record.get(*name)) else { return false };
        hash(now) != *before && hash(text) == *translation && !confirmed.contains(name)
    };
    own.iter().filter(is_left_behind).map(|(name, _)| name.clone()).collect()
}

/// The record of today's texts, except of those left behind.
fn updated(english: &Texts, own: &Texts, record: &Record, left_behind: &[String]) -> Record {
    let entry = |(name, text): (&String, &String)| {
        let entry =
            if left_behind.contains(name) { record.get(name)?.clone() } else { [hash(english.get(name)?), hash(text)] };
        Some((name.clone(), entry))
    };
    own.iter().filter_map(entry).collect()
}

#[cfg(test)]
mod tests {
    use alquerque_language::LanguageId;

    use super::*;

    fn texts_of<const N: usize>(texts: [(&str, &str); N]) -> Texts {
        texts.map(|(name, text)| (name.to_owned(), text.to_owned())).into()
    }

    #[test]
    fn a_translation_is_left_behind_until_it_changes_or_is_confirmed() {
        let german = texts_of([("undo", "Zurück"), ("redo", "Noch einmal")]);
        let first = updated(&texts_of([("undo", "Undo"), ("redo", "Redo")]), &german, &Record::new(), &[]);
        assert_eq!(from_text(&to_text(&first)), first);
        let english = texts_of([("undo", "Undo"), ("redo", "Play again"), ("new", "New")]);
        let behind = left_behind(&english, &german, &first, &[]);
        assert_eq!(behind, ["redo"]);
        // Its entry stays as it is, so that it is reported again.
        assert_eq!(updated(&english, &german, &first, &behind), first);
        assert_eq!(left_behind(&english, &german, &first, &["redo".to_owned()]), [""; 0]);
        let german = texts_of([("undo", "Zurück"), ("redo", "Wiederholen")]);
        assert_eq!(left_behind(&english, &german, &first, &[]), [""; 0]);
        assert_ne!(updated(&english, &german, &first, &[]), first);
    }

    #[test]
    fn indentation_is_no_change() {
        assert_eq!(hash("{ $n ->\n    [one] a\n }"), hash("{ $n -> [one] a }"));
        // The spaces of French are part of the text.
        assert_ne!(hash("Oui !"), hash("Oui\u{202f}!"));
    }

    #[test]
    fn no_translation_of_a_complete_language_is_left_behind() {
        let english = texts(&LANGUAGES[0]).unwrap();
        for language in LANGUAGES.iter().filter(|language| !language.is_english()) {
            let (own, record) = (texts(language).unwrap(), record(language).unwrap());
            let behind = left_behind(&english, &own, &record, &[]);
            if LanguageId::from_code(language.code).is_some_and(LanguageId::is_complete) {
                assert_eq!(
                    behind, [""; 0],
                    "{}: translate these, or `cargo xtask translated NAME…` if they still hold",
                    language.code
                );
            }
            let is_recorded = updated(&english, &own, &record, &behind) == record;
            assert!(is_recorded, "{}: run `cargo xtask translated`", language.code);
        }
    }
}
