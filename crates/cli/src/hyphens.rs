//! Values of options that begin with a hyphen, as the start of Othello does.
//!
//! Clap either takes every such word for an option or, with `allow_hyphen_values`, every word for a value, so that in
//! `--position --depth 1` it misses anything but the position. Here a word is an option only where the command has it.

use std::ffi::{OsStr, OsString};

use clap::Command;

/// The words of a command line, with each value that begins with a hyphen joined to the option before it, `--option=value`,
/// which is how clap understands it. The first word is the program.
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

/// Whether a word is an option whose value is to follow.
fn wants_value(command: &Command, word: &OsStr) -> bool {
    let name = word.to_str().and_then(|word| word.strip_prefix("--"));
    let option = command.get_arguments().find(|option| option.get_long().is_some_and(|long| name == Some(long)));
    option.is_some_and(|option| option.get_action().takes_values())
}

/// Whether a word begins with a hyphen and is no option, not even one with its value behind `=`.
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
