//! Phrases as the tests assert them, and their English, once each, in `sentences.txt`. The study's tests include this file, too.

use std::collections::{BTreeMap, BTreeSet};

use alquerque_language::{English, Language, Phrase};

use super::{CATALOGUES, Text};

/// Pairs of lines: a phrase with its arguments, and its English, indented.
const SENTENCES: &str = include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/src/tests/sentences.txt"));

/// The invisible end of a text that is announced again.
const REPEATED: &str = "\u{a0}";

/// The phrases of a text with their arguments, leaked for easy comparison. Their English is held in `sentences.txt`.
pub(super) fn phrases(text: impl Into<Text>) -> &'static str {
    let text = text.into();
    text.phrases().iter().for_each(check);
    let phrases: Vec<String> = text.phrases().iter().map(Phrase::to_string).collect();
    let is_repeated = in_words(text).ends_with(REPEATED);
    (phrases.join(" ") + if is_repeated { REPEATED } else { "" }).leak()
}

/// A text in English, where the wording itself matters; leaked for easy comparison.
pub(super) fn in_words(text: impl Into<Text>) -> &'static str {
    let text = text.into();
    in_english(|english| text.written(english)).leak()
}

/// Calls `say` with English, parsed once per thread.
pub(super) fn in_english<T>(say: impl FnOnce(&Language) -> T) -> T {
    thread_local!(static WHOLE: Language = Language::read(&CATALOGUES.join("\n"), English));
    WHOLE.with(say)
}

/// Compares the English of a phrase with `sentences.txt`, if it is there.
fn check(phrase: &Phrase) {
    thread_local!(static EXPECTED: BTreeMap<&'static str, &'static str> = pairs().collect());
    let (said, english) = (phrase.to_string(), in_english(|english| english.write(phrase)));
    if let Some(expected) = EXPECTED.with(|sentences| sentences.get(&*said).copied()) {
        assert_eq!(english, expected, "the English of {said} has changed: update src/tests/sentences.txt");
    }
}

/// The phrases and their English.
fn pairs() -> impl Iterator<Item = (&'static str, &'static str)> {
    let english = SENTENCES.lines().skip(1).step_by(2).map(str::trim_start);
    SENTENCES.lines().step_by(2).zip(english)
}

#[test]
fn the_sentences_are_sorted_pairs_of_a_phrase_and_its_english() {
    let lines: Vec<&str> = SENTENCES.lines().collect();
    assert_eq!(lines.len() % 2, 0, "a phrase without its English");
    for pair in lines.chunks(2) {
        assert!(!pair[0].starts_with(' ') && pair[1].starts_with("    "), "not a phrase and its English: {pair:?}");
    }
    let phrases: Vec<&str> = pairs().map(|(phrase, _)| phrase).collect();
    for neighbours in phrases.windows(2) {
        assert!(neighbours[0] < neighbours[1], "not sorted, or twice the same: {neighbours:?}");
    }
}

#[test]
fn the_sentences_are_messages_of_the_catalogue() {
    let messages: BTreeSet<String> = in_english(|english| english.ids().map(str::to_owned).collect());
    for (phrase, _) in pairs() {
        let id = phrase.split('(').next().unwrap_or_default();
        assert!(messages.contains(id), "there is no message {id}: mend or remove it in src/tests/sentences.txt");
    }
}
