//! The English of the phrases that the tests assert, once each, in `sentences.txt`.

use std::collections::{BTreeMap, BTreeSet};

use super::*;

/// Pairs of lines: a phrase with its arguments, and its English, indented.
const SENTENCES: &str = include_str!("sentences.txt");

/// Compares the English of a phrase with `sentences.txt`, if it is there.
pub(super) fn check(phrase: &Phrase) {
    thread_local!(static EXPECTED: BTreeMap<&'static str, &'static str> = pairs().collect());
    let (said, english) = (phrase.to_string(), in_english(|english| english.write(phrase)));
    if let Some(expected) = EXPECTED.with(|sentences| sentences.get(&*said).copied()) {
        assert_eq!(english, expected, "the English of {said} has changed: update crates/app/src/tests/sentences.txt");
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
        assert!(messages.contains(id), "{id} is no message: mend or remove it in crates/app/src/tests/sentences.txt");
    }
}
