//! The parts of the site that load on first use. Their file names contain a hash of the content, so that unchanged
//! parts stay cached across versions.
//!
//! The page has an element with `data-part="NAME"` for each part. The build adds the attributes `data-file` and
//! `data-bytes`, for fetching and verifying the part.

use std::fmt::Write;
use std::path::Path;

use sha2::{Digest, Sha256};

use crate::command::{Failure, filled, read, root, write};
use crate::languages::{self, LANGUAGES, Language, message};

/// The folder of the parts, below the site's.
pub(crate) const FOLDER: &str = "parts/";
/// The length of the hash in a file name.
const HASH_LENGTH: usize = 12;

/// The pages that load later, in each language. Their titles are the messages `title-NAME`.
pub(crate) const PAGES: [&str; 6] = ["rules-alquerque", "rules-othello", "rules-draughts", "who-wins", "marks", ABOUT];
/// The page about this project, and the mark in it for the names of the libraries.
const ABOUT: &str = "about";
const LIBRARIES: &str = "LIBRARIES";
/// A part without text.
const ART: &str = "art";
/// The dialog of live games, whose texts are in the catalogues.
const FRIEND: &str = "friend";

/// A part as listed in the page.
#[derive(Debug)]
pub(crate) struct Part {
    name: String,
    /// The file, relative to the page.
    pub(crate) file: String,
    pub(crate) bytes: usize,
}

/// All parts that the pages share.
pub(crate) struct Parts {
    /// The entries of the games' named openings.
    openings: String,
    /// Those in the pages' own language.
    own: Vec<Part>,
    /// The entries of the game's catalogues for start.js.
    pub(crate) catalogue_entries: String,
    /// The whole catalogues in the order of [`LANGUAGES`].
    pub(crate) catalogues: Vec<String>,
}

/// Writes all parts into `staging`. A page lists the parts in its own language, and the catalogue of each language,
/// which in turn lists that language's parts. `libraries` are their names for the page about the project; `friend`
/// writes the dialog of live games with the messages of a language.
pub(crate) fn write_all(
    staging: &Path,
    libraries: &str,
    friend: impl Fn(&str) -> Result<String, Failure>,
) -> Result<Parts, Failure> {
    let mut own = Vec::new();
    let (mut entries, mut catalogues) = (Vec::new(), Vec::new());
    for language in LANGUAGES.iter() {
        let messages = languages::messages(language)?;
        let folder = format!("{FOLDER}{}/", language.code);
        let mut parts = Vec::new();
        for name in PAGES {
            let mut content = language.read_page(name)?;
            if name == ABOUT {
                content = filled("the page about the project", &content, LIBRARIES, libraries)?;
            }
            let title = message(&messages, &format!("title-{name}"))?;
            parts.push(Part::write(staging, &folder, name, "html", page(language, title, &content))?);
        }
        let dialog = page(language, message(&messages, FRIEND)?, &friend(&messages)?);
        parts.push(Part::write(staging, &folder, FRIEND, "html", dialog)?);
        let mut catalogue = stripped(&messages, language.is_english());
        for part in parts {
            if language.is_english() {
                own.push(part);
            } else {
                let _ = writeln!(catalogue, "part-{} = {} {}", part.name, part.file, part.bytes);
            }
        }
        entries.push(write_catalogue(staging, &folder, language, "words", &catalogue)?);
        catalogues.push(catalogue);
        languages::write_manifest(staging, language, &messages)?;
    }
    let drawings = read(&root().join("www/pages/art.html"))?;
    own.push(Part::write(staging, FOLDER, ART, "html", page(&LANGUAGES[0], "Boards and pieces", &drawings))?);
    Ok(Parts { openings: openings(staging)?, own, catalogue_entries: entries.join(" "), catalogues })
}

impl Parts {
    /// Lists the parts in a page.
    pub(crate) fn list_in(&self, page: &str) -> Result<String, Failure> {
        let page = self.own.iter().try_fold(page.to_owned(), |page, part| part.list_in(&page))?;
        with_attribute(&page, "data-openings", &self.openings)
    }
}

/// Writes the named openings of each game that has them; returns their names, files and lengths for the pages.
fn openings(staging: &Path) -> Result<String, Failure> {
    let mut entries = Vec::new();
    for game in ["othello", "draughts"] {
        let content = read(&root().join(format!("www/openings/{game}.txt")))?;
        let part = Part::write(staging, FOLDER, &format!("openings-{game}"), "txt", content)?;
        entries.push(format!("{game}:{}:{}", part.file, part.bytes));
    }
    Ok(entries.join(" "))
}

/// Writes the catalogue of a language; returns its entry for start.js.
pub(crate) fn write_catalogue(
    staging: &Path,
    folder: &str,
    language: &Language,
    name: &str,
    catalogue: &str,
) -> Result<String, Failure> {
    let part = Part::write(staging, folder, name, "ftl", catalogue)?;
    Ok(format!("{}:{}:{}", language.code, part.file, part.bytes))
}

/// The group of messages used only by the HTML and start.js. The pages contain them in English.
const OF_THE_PAGE: &str = "## The page";
/// A catalogue without comments; the English one also without the messages that the pages contain.
pub(crate) fn stripped(messages: &str, is_english: bool) -> String {
    let mut stripped = String::new();
    let mut is_of_the_page = false;
    for line in messages.lines() {
        if line.starts_with("## ") {
            is_of_the_page = line == OF_THE_PAGE;
        }
        if line.is_empty() || line.starts_with('#') || is_english && is_of_the_page {
            continue;
        }
        stripped.push_str(line);
        stripped.push('\n');
    }
    stripped
}

/// Adds an attribute to the page's first element.
pub(crate) fn with_attribute(page: &str, name: &str, value: &str) -> Result<String, Failure> {
    filled("the page", page, "<html", &format!("<html {name}=\"{value}\""))
}

/// A page that is also readable on its own, without JavaScript.
fn page(language: &Language, title: &str, content: &str) -> String {
    let content: Vec<&str> = content.lines().map(str::trim).filter(|line| !line.starts_with("<!--")).collect();
    let Language { code, direction, .. } = language;
    format!(
        "<!DOCTYPE html><html lang=\"{code}\" dir=\"{direction}\"><head><meta charset=\"utf-8\"><title>{title}</title>\
         <meta name=\"viewport\" content=\"width=device-width\"><meta name=\"color-scheme\" content=\"light dark\">\
         <link rel=\"icon\" href=\"../../icons/icon.svg\" type=\"image/svg+xml\">\
         <style>body{{max-width:40rem;margin:auto;padding:1rem;font:1.1rem/1.6 serif}}svg{{display:none}}</style></head>\
         <body><h1>{title}</h1>\n{}\n</body></html>\n",
        content.join("\n")
    )
}

/// Bytes as hexadecimal digits.
pub(crate) fn hexadecimal(bytes: &[u8]) -> String {
    bytes.iter().fold(String::new(), |mut text, byte| {
        // Writing to a string cannot fail.
        let _ = write!(text, "{byte:02x}");
        text
    })
}

impl Part {
    /// Writes a part to a file named with a hash of its content.
    pub(crate) fn write(
        staging: &Path,
        folder: &str,
        name: &str,
        kind: &str,
        content: impl AsRef<[u8]>,
    ) -> Result<Self, Failure> {
        let part = Self::from_content(folder, name, kind, content.as_ref());
        write(&staging.join(&part.file), content)?;
        Ok(part)
    }

    fn from_content(folder: &str, name: &str, kind: &str, content: &[u8]) -> Self {
        let hash = hexadecimal(&Sha256::digest(content));
        let file = format!("{folder}{name}-{}.{kind}", &hash[..HASH_LENGTH]);
        Self { name: name.to_owned(), file, bytes: content.len() }
    }

    /// Lists the part in the page, and fills in the addresses `part:NAME` of links to it, for browsers without
    /// JavaScript.
    pub(crate) fn list_in(&self, page: &str) -> Result<String, Failure> {
        let Self { name, file, bytes } = self;
        // The minifier removes quotation marks if possible.
        let marks = [format!("data-part=\"{name}\""), format!("data-part={name}")];
        let Some(mark) = marks.iter().find(|mark| page.contains(*mark)) else {
            return Err(Failure(format!("the page has no element for its part `{name}`")));
        };
        let attributes = format!("data-part=\"{name}\" data-file=\"{file}\" data-bytes=\"{bytes}\"");
        Ok(page.replace(mark, &attributes).replace(&format!("part:{name}"), file))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_page_names_its_parts() {
        let content = page(&LANGUAGES[0], "About", "<article>\n  <!-- a note -->\n  <p>Text.</p></article>");
        let part = Part::from_content("parts/en/", "about", "html", content.as_bytes());
        assert!(content.contains("<title>About</title>") && content.contains("<p>Text.</p>"), "{content}");
        assert!(!content.contains("note"), "{content}");
        for page in ["<article data-part=\"about\"></article>", "<article data-part=about></article>"] {
            let page = part.list_in(page).unwrap();
            let expected = format!("<article data-part=\"about\" data-file=\"parts/en/about-{}", &part.file[15..]);
            assert!(page.starts_with(&expected), "{page}");
            assert!(page.contains(&format!("data-bytes=\"{}\"></article>", content.len())), "{page}");
        }
        let page = part.list_in("<i data-part=about></i><a href=part:about>").unwrap();
        assert!(page.ends_with(&format!("<a href={}>", part.file)), "{page}");
        assert!(part.list_in("<p>").is_err());
    }

    #[test]
    fn the_name_of_a_part_depends_on_its_contents() {
        let file = |content: &str| Part::from_content("parts/", "about", "html", content.as_bytes()).file;
        assert_eq!(file("1"), file("1"));
        assert_ne!(file("1"), file("2"));
    }

    #[test]
    fn only_the_necessary_messages_are_sent() {
        let messages =
            "# Comment\na = b\n\n## The page\n\nx = x\n\n## Titles\n\nc =\n    { $n ->\n       *[other] d\n    }\n";
        assert_eq!(stripped(messages, true), "a = b\nc =\n    { $n ->\n       *[other] d\n    }\n");
        assert!(stripped(messages, false).contains("x = x\n"));
    }
}
