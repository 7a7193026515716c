//! The languages of the page and their messages.

use std::path::{Path, PathBuf};

use serde_json::Value;

use crate::command::{Failure, read, root, write};

/// A language.
#[derive(Debug)]
pub(crate) struct Language {
    /// Its code, as in `lang` attributes.
    pub(crate) code: &'static str,
    /// The writing direction: `ltr` or `rtl`.
    pub(crate) direction: &'static str,
    /// The folder of its pages, relative to `www/pages`.
    pub(crate) folder: &'static str,
}

/// All languages; the first is the language of the page's source.
pub(crate) const LANGUAGES: [Language; 5] = [
    Language { code: "en", direction: "ltr", folder: "" },
    Language { code: "es", direction: "ltr", folder: "es" },
    Language { code: "de", direction: "ltr", folder: "de" },
    Language { code: "fr", direction: "ltr", folder: "fr" },
    Language { code: "ar", direction: "rtl", folder: "ar" },
];

impl Language {
    /// Whether this is the language of the page's source.
    pub(crate) fn is_own(&self) -> bool {
        self.code == LANGUAGES[0].code
    }
}

/// The file with a language's messages.
pub(crate) fn catalogue(language: &Language) -> PathBuf {
    root().join("crates/language/catalogues").join(format!("{}.ftl", language.code))
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
    let code = if language.is_own() { String::new() } else { format!(".{}", language.code) };
    write(&staging.join(format!("manifest{code}.webmanifest")), format!("{manifest:#}\n"))
}
