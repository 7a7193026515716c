//! What a browser keeps over a reload, as texts by keys. Whatever stands there is read within bounds; what cannot be read is
//! put aside, never thrown away, and told of in a short sentence.

use serde::Deserialize;

use crate::english::in_quotes;

/// The most of a message that may quote foreign text, in characters.
const LONGEST_PROBLEM: usize = 80;

/// Texts by keys, as in the browser's `localStorage`.
pub trait Store {
    /// The text of that key.
    fn get(&self, key: &str) -> Option<String>;
    /// Keeps a text; `false` where it is not kept, as where storage is full or forbidden.
    fn set(&self, key: &str, text: &str) -> bool;
    /// Forgets the text of that key.
    fn remove(&self, key: &str);
}

/// A value of a JSON text of at most `longest` bytes.
///
/// # Errors
/// A part of a sentence about the text (`it is ...`): where it is too long, no JSON, nested too deep, or of another form.
pub fn parsed<'a, T: Deserialize<'a>>(text: &'a str, longest: usize) -> Result<T, String> {
    if text.len() > longest {
        return Err(format!("it has more than {longest} characters"));
    }
    serde_json::from_str(text).map_err(|error| match error.classify() {
        serde_json::error::Category::Data => error.to_string(),
        // The one error of the syntax that JSON itself does not know.
        _ if error.to_string().starts_with("recursion") => "its lists are nested too deep".to_owned(),
        _ => "it is no JSON".to_owned(),
    })
}

/// A problem as it may stand in a sentence for the player: with curly quotes, and cut where it is long.
pub fn shortened(problem: &str) -> String {
    match problem.char_indices().nth(LONGEST_PROBLEM) {
        Some((end, _)) => format!("{}…", in_quotes(&problem[..end])),
        None => in_quotes(problem),
    }
}

/// Moves the text of a key to a key of its own, which the returned sentence names. Where there is no room for two copies the
/// old one goes first, and comes back if there is not even room for one.
pub fn move_aside(store: &dyn Store, key: &str) -> String {
    let Some(text) = store.get(key) else { return where_kept(None) };
    let mut aside = put_aside(store, key, &text);
    store.remove(key);
    if aside.is_none() {
        aside = put_aside(store, key, &text);
    }
    if aside.is_none() {
        store.set(key, &text);
    }
    where_kept(aside)
}

/// Keeps a text under the first key for such texts that is free, or has this very text; that key.
pub fn put_aside(store: &dyn Store, key: &str, text: &str) -> Option<String> {
    let mut aside = format!("{key}.unreadable");
    let mut number = 1;
    while let Some(other) = store.get(&aside) {
        if other == text {
            return Some(aside);
        }
        number += 1;
        aside = format!("{key}.unreadable.{number}");
    }
    store.set(&aside, text).then_some(aside)
}

/// Tells where something was put aside.
pub fn where_kept(aside: Option<String>) -> String {
    match aside {
        Some(aside) => format!("A copy is kept in this browser's storage as {aside}."),
        None => "There is no room for a copy of it: what is kept next takes its place.".to_owned(),
    }
}
