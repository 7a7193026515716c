//! The languages of the page and their messages.

use std::collections::BTreeMap;
use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::sync::LazyLock;

use alquerque_language::LanguageId;
use serde_json::Value;

use crate::command::{Failure, read, root, write};

/// A language.
#[derive(Debug)]
pub(crate) struct Language {
    /// Its code, as in `lang` attributes and file names.
    pub(crate) code: &'static str,
    /// The writing direction: `ltr` or `rtl`.
    pub(crate) direction: &'static str,
}

/// All languages; the first is the language of the page's source.
pub(crate) static LANGUAGES: LazyLock<Vec<Language>> = LazyLock::new(|| {
    let language =
        |id: LanguageId| Language { code: id.code(), direction: if id.is_right_to_left() { "rtl" } else { "ltr" } };
    LanguageId::ALL.into_iter().map(language).collect()
});

impl Language {
    /// Whether this is English, the language that the pages are written in.
    pub(crate) fn is_english(&self) -> bool {
        self.code == LANGUAGES[0].code
    }

    /// The file of a page in this language.
    pub(crate) fn page(&self, name: &str) -> PathBuf {
        let folder = if self.is_english() { "" } else { self.code };
        root().join("www/pages").join(folder).join(format!("{name}.html"))
    }

    /// A page in this language; in English, and marked as such, if it isn't translated.
    pub(crate) fn read_page(&self, name: &str) -> Result<String, Failure> {
        let path = self.page(name);
        if path.exists() { read(&path) } else { Ok(as_english(&read(&LANGUAGES[0].page(name))?)) }
    }
}

/// A page of another language that isn't translated.
fn as_english(page: &str) -> String {
    page.replacen("<article", "<article lang=\"en\" dir=\"ltr\"", 1)
}

/// The files with a language's messages: the game's, and those that the study adds.
pub(crate) fn catalogues(language: &Language) -> [PathBuf; 2] {
    let file = format!("{}.ftl", language.code);
    ["", "study"].map(|folder| root().join("crates/language/catalogues").join(folder).join(&file))
}

/// The game's messages in a language, or in English if they aren't translated.
pub(crate) fn messages(language: &Language) -> Result<String, Failure> {
    messages_or_english(language, |language| read(&catalogues(language)[0]))
}

/// The study's own messages in a language, or in English if they aren't translated.
pub(crate) fn messages_of_study(language: &Language) -> Result<String, Failure> {
    messages_or_english(language, |language| read(&catalogues(language)[1]))
}

fn messages_or_english(
    language: &Language,
    catalogue: impl Fn(&Language) -> Result<String, Failure>,
) -> Result<String, Failure> {
    let own = catalogue(language)?;
    if language.is_english() { Ok(own) } else { Ok(completed(&own, &catalogue(&LANGUAGES[0])?)) }
}

/// A catalogue with the English messages that it lacks.
fn completed(own: &str, english: &str) -> String {
    let translated = messages_in(own);
    let mut completed = own.to_owned();
    for (id, text) in messages_in(english) {
        if !translated.contains_key(id) {
            // Writing to a string cannot fail.
            let _ = write!(completed, "\n{id} = {text}");
        }
    }
    completed.push('\n');
    completed
}

/// The messages of a catalogue by their ids.
pub(crate) fn messages_in(catalogue: &str) -> BTreeMap<&str, String> {
    let mut messages = BTreeMap::new();
    let mut last = None;
    for line in catalogue.lines() {
        if line.starts_with(' ') {
            if let Some(text) = last.and_then(|id| messages.get_mut(id)) {
                let text: &mut String = text;
                text.push('\n');
                text.push_str(line);
            }
        } else if let Some((id, text)) = line.split_once('=').filter(|_| !line.starts_with('#')) {
            last = Some(id.trim());
            messages.insert(id.trim(), text.trim_start().to_owned());
        }
    }
    messages
}

/// The one-line message with this id.
pub(crate) fn message<'a>(messages: &'a str, id: &str) -> Result<&'a str, Failure> {
    let text = messages.lines().find_map(|line| line.strip_prefix(id)?.strip_prefix(" = "));
    text.ok_or_else(|| Failure(format!("a language has no message `{id}`")))
}

/// Writes the web app manifest in a language.
pub(crate) fn write_manifest(staging: &Path, language: &Language, messages: &str) -> Result<(), Failure> {
    let template = read(&root().join("www/manifest.webmanifest"))?;
    let mut manifest: Value = serde_json::from_str(&template).map_err(Failure::context("cannot read the manifest"))?;
    for field in ["name", "short_name"] {
        manifest[field] = message(messages, "alquerque")?.into();
    }
    manifest["description"] = message(messages, "manifest-description")?.into();
    manifest["lang"] = language.code.into();
    manifest["dir"] = language.direction.into();
    for screenshot in manifest["screenshots"].as_array_mut().into_iter().flatten() {
        screenshot["label"] = message(messages, "manifest-screenshot")?.into();
    }
    let code = if language.is_english() { String::new() } else { format!(".{}", language.code) };
    write(&staging.join(format!("manifest{code}.webmanifest")), format!("{manifest:#}\n"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_missing_message_is_in_english() {
        let english =
            "# The game.\nundo = Undo\nmoves =\n    { $n ->\n        [one] 1\n       *[other] 2\n    }\nnew = New\n";
        let completed = completed("undo = Zurück\n\n## Others\n", english);
        assert_eq!(message(&completed, "undo").unwrap(), "Zurück");
        assert_eq!(message(&completed, "new").unwrap(), "New");
        assert_eq!(messages_in(&completed)["moves"], messages_in(english)["moves"]);
        assert_eq!(messages_in(&completed).len(), 3);
    }

    #[test]
    fn a_missing_page_is_marked_as_english() {
        assert_eq!(as_english("<article>\n<p>Hi"), "<article lang=\"en\" dir=\"ltr\">\n<p>Hi");
    }
}
