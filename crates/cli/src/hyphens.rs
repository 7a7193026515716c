//! Option values that begin with a hyphen, such as the starting position of Othello.
//!
//! Clap treats every such word as an option. With `allow_hyphen_values` it treats every such word as a value, so that
//! `--position --depth 1` would read `--depth` as the position. Here a word is an option only if the command has that
//! option.

use std::ffi::{OsStr, OsString};

use clap::Command;

/// Joins each value that begins with a hyphen to the option before it (`--option=value`), a form that clap understands.
/// The first word is the program.
pub(crate) fn join_values(mut program: Command, words: impl Iterator<Item = OsString>) -> Vec<OsString> {
    program.build();
    let mut joined: Vec<OsString> = Vec::new();
    for word in words {
        let command = joined.get(1).and_then(|name| program.find_subcommand(name)).unwrap_or(&program);
        match joined.last_mut() {
            Some(option) if wants_value(command, option) && is_value(command, &word) => {
                option.push("=");
                option.push(word);
            }
            _ => joined.push(word),
        }
    }
    joined
}

/// Whether a word is an option that takes its value from the next word.
fn wants_value(command: &Command, word: &OsStr) -> bool {
    let name = word.to_str().and_then(|word| word.strip_prefix("--"));
    let option = command.get_arguments().find(|option| option.get_long().is_some_and(|long| name == Some(long)));
    option.is_some_and(|option| option.get_action().takes_values())
}

/// Whether a word begins with a hyphen but is not an option, with or without `=value`.
fn is_value(command: &Command, word: &OsStr) -> bool {
    if !word.as_encoded_bytes().starts_with(b"-") {
        return false;
    }
    let Some(word) = word.to_str() else { return true };
    let name = word.split_once('=').map_or(word, |(name, _)| name);
    let is_option = command.get_arguments().any(|option| {
        let is_long = option.get_long().is_some_and(|long| name.strip_prefix("--") == Some(long));
        is_long || option.get_short().is_some_and(|short| name == format!("-{short}"))
    });
    !is_option && word != "--"
}
