//! The parts of the site that are loaded when they are first needed: files of their own, whose names have a hash of what is in
//! them, so that a new version of the site need not fetch again what has not changed.
//!
//! Where a part goes, the page has an element with `data-part="NAME"`. It gets the attributes `data-file` and `data-bytes`, by which
//! the part is fetched and verified.

use std::fmt::Write;
use std::fs;
use std::path::Path;

use sha2::{Digest, Sha256};

use crate::command::{Failure, root};
use crate::languages::{self, LANGUAGES, Language, catalogue, message, read};
use crate::pack::pack;

// Alike with `core`'s `record/movetext.rs` in nothing but having constants and a struct.

/// The folder of the parts, below the site's.
pub(crate) const FOLDER: &str = "parts/";
/// Letters of the hash in a name.
const HASH_LENGTH: usize = 12;

/// The pages that load later, in each language; their titles are among the language's messages as `title-NAME`.
const PAGES: [&str; 5] = ["rules-alquerque", "rules-othello", "rules-draughts", "who-wins", "about"];
/// A part without words.
const ART: &str = "art";

/// A part as the page is told of it.
#[derive(Debug)]
pub(crate) struct Part {
    name: String,
    /// The file, relative to the page.
    pub(crate) file: String,
    pub(crate) bytes: usize,
}

/// Writes all parts below `staging`, and tells the page of them: of those in its own language, and where the words of each
/// language are; these tell of the other parts of theirs. Returns the page, and the words in the order of [`LANGUAGES`].
pub(crate) fn write_all(staging: &Path, page: &str, is_release: bool) -> Result<(String, Vec<String>), Failure> {
    let mut page = page.to_owned();
    let (mut files, mut words) = (Vec::new(), Vec::new());
    for language in &LANGUAGES {
        let messages = read(&catalogue(language))?;
        let folder = format!("{FOLDER}{}/", language.code);
        let mut parts = String::new();
        for name in PAGES {
            let content = read(&root().join("www/pages").join(language.folder).join(format!("{name}.html")))?;
            let title = message(&messages, &format!("title-{name}"))?;
            let part = Part::write(staging, &folder, name, "html", self::page(language, title, &content))?;
            if language.is_own() {
                page = part.enter_in(&page)?;
            } else {
                let _ = writeln!(parts, "part-{name} = {} {}", part.file, part.bytes);
            }
        }
        let spoken = spoken(&messages, language.is_own()) + &parts;
        files.push(write_words(staging, &folder, language, "words", &spoken, is_release)?);
        words.push(spoken);
        if !language.is_own() {
            languages::write_manifest(staging, language, &messages)?;
        }
    }
    let drawings = read(&root().join("www/pages/art.html"))?;
    page = Part::write(staging, FOLDER, ART, "html", self::page(&LANGUAGES[0], "Boards and pieces", &drawings))?
        .enter_in(&page)?;
    Ok((with_attribute(&page, "data-words", &files.join(" "))?, words))
}

/// Writes the words of a language, packed in a release; returns what start.js is told of them.
pub(crate) fn write_words(
    staging: &Path,
    folder: &str,
    language: &Language,
    name: &str,
    words: &str,
    is_release: bool,
) -> Result<String, Failure> {
    let part = if is_release {
        Part::write(staging, folder, name, "lzma", pack(words.as_bytes())?)?
    } else {
        Part::write(staging, folder, name, "ftl", words)?
    };
    Ok(format!("{}:{}:{}", language.code, part.file, part.bytes))
}

/// The messages whose ids only start.js knows.
const OF_THE_PAGE: [&str; 3] = ["page-", "theme-", "motion-"];

/// An id as it goes over the wire: 24 bits of a hash (FNV-1a), which is as good and shorter. start.js makes the same.
fn short(id: &str) -> String {
    let hash = id.bytes().fold(0x811c_9dc5_u32, |hash, byte| (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193));
    format!("p{:x}", hash >> 8)
}

/// What of a language's messages the page and its program need: no comments, and of the page's own language no words that it has.
pub(crate) fn spoken(messages: &str, is_own: bool) -> String {
    let mut kept = String::new();
    let mut is_needed = true;
    for line in messages.lines() {
        if line.is_empty() || line.starts_with('#') {
            continue;
        }
        if !line.starts_with(' ') {
            let begins = |starts: &[&str]| starts.iter().any(|start| line.starts_with(start));
            let is_said_elsewhere = begins(&["title-", "manifest-"]) || is_own && begins(&OF_THE_PAGE);
            is_needed = !is_said_elsewhere;
        }
        if is_needed {
            // A blank says that it goes on.
            let text = line.trim_start();
            kept.push_str(if text.len() < line.len() { " " } else { "" });
            match text.split_once(" = ").filter(|(id, _)| OF_THE_PAGE.iter().any(|start| id.starts_with(start))) {
                Some((id, text)) => kept.extend([&short(id), " = ", text]),
                None => kept.push_str(text),
            }
            kept.push('\n');
        }
    }
    kept
}

/// Gives the page's first element an attribute.
pub(crate) fn with_attribute(page: &str, name: &str, value: &str) -> Result<String, Failure> {
    const FIRST: &str = "<html";
    if !page.contains(FIRST) {
        return Err(Failure(format!("the page has no element {FIRST}>")));
    }
    Ok(page.replacen(FIRST, &format!("{FIRST} {name}=\"{value}\""), 1))
}

/// Takes an attribute off the page's first element.
pub(crate) fn without_attribute(page: &str, name: &str) -> String {
    let end = page.find("<html").and_then(|start| Some(start + page[start..].find('>')?)).unwrap_or(0);
    let (element, rest) = page.split_at(end);
    let Some((before, value)) = element.split_once(&format!(" {name}=\"")) else { return page.to_owned() };
    let after = value.split_once('"').map_or("", |(_, after)| after);
    format!("{before}{after}{rest}")
}

/// A page that can be read by itself, too, where there is no JavaScript.
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

/// Bytes as digits.
pub(crate) fn hexadecimal(bytes: &[u8]) -> String {
    bytes.iter().fold(String::new(), |mut text, byte| {
        // Writing to a string cannot fail.
        let _ = write!(text, "{byte:02x}");
        text
    })
}

impl Part {
    /// Writes a part into a file with the hash of what is in it in its name.
    pub(crate) fn write(
        staging: &Path,
        folder: &str,
        name: &str,
        kind: &str,
        content: impl AsRef<[u8]>,
    ) -> Result<Self, Failure> {
        let part = Self::of(folder, name, kind, content.as_ref());
        let file = staging.join(&part.file);
        if let Some(folder) = file.parent() {
            fs::create_dir_all(folder).map_err(Failure::of(folder.display()))?;
        }
        fs::write(&file, content).map_err(Failure::of(format!("cannot write {}", file.display())))?;
        Ok(part)
    }

    fn of(folder: &str, name: &str, kind: &str, content: &[u8]) -> Self {
        let hash = hexadecimal(&Sha256::digest(content));
        let file = format!("{folder}{name}-{}.{kind}", &hash[..HASH_LENGTH]);
        Self { name: name.to_owned(), file, bytes: content.len() }
    }

    /// Tells the page of the part, and fills in the addresses `part:NAME` of links to it, for those without JavaScript.
    pub(crate) fn enter_in(&self, page: &str) -> Result<String, Failure> {
        let Self { name, file, bytes } = self;
        // Trunk takes quotation marks away where they are not needed.
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
    fn the_page_is_told_of_its_parts() {
        let content = page(&LANGUAGES[0], "About", "<article>\n  <!-- a note -->\n  <p>Text.</p></article>");
        let part = Part::of("parts/en/", "about", "html", content.as_bytes());
        assert!(content.contains("<title>About</title>") && content.contains("<p>Text.</p>"), "{content}");
        assert!(!content.contains("note"), "{content}");
        for page in ["<article data-part=\"about\"></article>", "<article data-part=about></article>"] {
            let page = part.enter_in(page).unwrap();
            let told = format!("<article data-part=\"about\" data-file=\"parts/en/about-{}", &part.file[15..]);
            assert!(page.starts_with(&told), "{page}");
            assert!(page.contains(&format!("data-bytes=\"{}\"></article>", content.len())), "{page}");
        }
        let page = part.enter_in("<i data-part=about></i><a href=part:about>").unwrap();
        assert!(page.ends_with(&format!("<a href={}>", part.file)), "{page}");
        assert!(part.enter_in("<p>").is_err());
    }

    #[test]
    fn the_name_of_a_part_follows_what_is_in_it() {
        let file = |content: &str| Part::of("parts/", "about", "html", content.as_bytes()).file;
        assert_eq!(file("1"), file("1"));
        assert_ne!(file("1"), file("2"));
    }

    #[test]
    fn only_what_is_needed_of_a_language_is_sent() {
        let messages =
            "# Comment\na = b\n\npage-x = x\ntitle-about = About\nc =\n    { $n ->\n       *[other] d\n    }\n";
        assert_eq!(spoken(messages, true), "a = b\nc =\n { $n ->\n *[other] d\n }\n");
        assert!(spoken(messages, false).contains(&format!("{} = x\n", short("page-x"))));
        // Of the page's words none has the hash of another.
        let english = read(&catalogue(&LANGUAGES[0])).unwrap();
        let ids = english.lines().filter_map(|line| line.split_once(" = ")).map(|(id, _)| short(id));
        let mut all: Vec<String> = ids.collect();
        let count = all.len();
        all.sort_unstable();
        all.dedup();
        assert_eq!((all.len(), short("page-x").as_str()), (count, "p479100"));
    }
}
