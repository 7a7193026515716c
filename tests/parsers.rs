//! Properties of every parser, for any text, and of its errors.

use std::fmt::Debug;
use std::str::FromStr;

use alquerque_core::error::quoted;
use alquerque_core::record::Record;
use alquerque_core::{Notation, TextError};
use proptest::prelude::*;
use proptest::test_runner::TestRunner;

use crate::random::{config, mutated};

/// Tests a game's parsers with this many cases each: random texts, mutated positions, and mutated words (moves,
/// rulesets).
///
/// # Panics
/// If a parser fails.
pub fn parse_or_reject<G: Notation + PartialEq + FromStr<Err = TextError>>(
    rulesets: &[&str],
    cases: u32,
    texts: impl Strategy<Value = String> + 'static,
    positions: impl Strategy<Value = String> + 'static,
    words: &'static [&'static str],
) {
    let games: Vec<G> = rulesets.iter().map(|rules| rules.parse().unwrap()).collect();
    let words = prop::sample::select(words).prop_map(str::to_owned);
    let run = |texts: BoxedStrategy<String>| {
        TestRunner::new(config(cases))
            .run(&texts, |text| survive(&games, &text))
            .unwrap_or_else(|error| panic!("{error}"));
    };
    run(texts.boxed());
    run(positions.prop_flat_map(mutated).boxed());
    run(words.prop_flat_map(mutated).boxed());
}

fn survive<G: Notation + PartialEq + FromStr<Err = TextError>>(games: &[G], text: &str) -> Result<(), TestCaseError> {
    for game in games {
        match game.parse_position(text) {
            Ok(position) => {
                let written = game.position_text(&position);
                let read = game.parse_position(&written);
                prop_assert_eq!(read.as_ref(), Ok(&position), "{:?} was written as {:?}", text, written);
                // Any parsed position can be played.
                let mut record = Record::from_position(game.clone(), position);
                while let Some(&mv) = record.legal_moves().first() {
                    record.play_unchecked(mv);
                }
                prop_assert!(record.ending().is_some());
            }
            Err(error) => sensible(&error, text)?,
        }
        match game.parse_move(&game.start(), text) {
            Ok(mv) => prop_assert!(game.moves(&game.start()).contains(&mv)),
            Err(error) => sensible(&error, text)?,
        }
    }
    match text.parse::<G>() {
        Ok(game) => prop_assert_eq!(game.ruleset_text().parse::<G>(), Ok(game)),
        Err(error) => sensible(&error, text)?,
    }
    Ok(())
}

fn sensible(error: &TextError, text: &str) -> Result<(), TestCaseError> {
    let message = error.to_string();
    prop_assert!(message.contains("; expected "), "{}", message);
    prop_assert!(!message.chars().any(char::is_control), "{:?}", message);
    // The column is in the text, or just after it if something is missing.
    prop_assert!(error.column().is_none_or(|column| (1..=text.chars().count() + 1).contains(&column)), "{}", message);
    Ok(())
}

/// Rows for [`check`] whose messages all end with the same expectation.
#[macro_export]
macro_rules! rows {
    ($expected:literal: $(($text:expr, $column:expr, $problem:literal)),+ $(,)?) => {
        &[$(($text, $column, concat!($problem, "; expected ", $expected))),+]
    };
}

/// Compares the message and column of each error with the expected ones, and reports all differences at once. A row has
/// the text, the column, and the rest of the message.
///
/// # Panics
/// If any error differs, or a text can be parsed.
pub fn check<T: Debug>(
    subject: &str,
    read: impl Fn(&str) -> Result<T, TextError>,
    table: &[(&str, Option<usize>, &str)],
) {
    let differing: Vec<String> = table
        .iter()
        .filter_map(|&(text, column, says)| {
            let place = column.map(|column| format!(", character {column}")).unwrap_or_default();
            let message = format!("{subject} `{}`{place}: {says}", quoted(text));
            match read(text) {
                Ok(value) => Some(format!("{text:?} was read as {value:?}")),
                Err(error) if error.column() != column || error.to_string() != message => {
                    Some(format!("{text:?}, {:?}:\n  is       {error}\n  expected {message}", error.column()))
                }
                Err(_) => None,
            }
        })
        .collect();
    assert!(differing.is_empty(), "\n{}", differing.join("\n"));
}

/// Asserts that errors about long and strange texts quote them in one short line.
///
/// # Panics
/// If a message is long or has several lines.
pub fn check_short(errors: &[TextError]) {
    for error in errors {
        let message = error.to_string();
        assert!(message.chars().count() < 800 && !message.chars().any(char::is_control), "{message}");
    }
}
