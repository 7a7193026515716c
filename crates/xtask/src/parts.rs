//! The parts of the site that are loaded when they are first needed: files of their own, whose names have a hash of what is in
//! them, so that a new version of the site need not fetch again what has not changed.
//!
//! Where a part goes, the page has an element with `data-part="NAME"`. It gets the attributes `data-file`, `data-integrity` and
//! `data-bytes`, by which the part is fetched and verified.

use std::fmt::Write;
use std::fs;
use std::path::Path;

use sha2::{Digest, Sha256};

use crate::command::{Failure, root};
use crate::integrity::integrity;

// Alike with `core`'s `record/movetext.rs` in nothing but having constants and a struct.

/// The folder of the parts, below the site's.
pub(crate) const FOLDER: &str = "parts/";
/// Letters of the hash in a name.
const HASH_LENGTH: usize = 12;

/// The pages that load later: names and titles.
const PAGES: [(&str, &str); 5] = [
    ("rules-alquerque", "The rules of Alquerque"),
    ("rules-othello", "The rules of Othello"),
    ("rules-draughts", "The rules of English draughts"),
    ("about", "About Alquerque"),
    ("art", "Boards and pieces"),
];

/// A part as the page is told of it.
#[derive(Debug)]
pub(crate) struct Part {
    name: &'static str,
    /// The file, relative to the page.
    file: String,
    integrity: String,
    bytes: usize,
}

/// Writes all parts below `staging`.
pub(crate) fn write_all(staging: &Path) -> Result<Vec<Part>, Failure> {
    let folder = staging.join(FOLDER);
    fs::create_dir_all(&folder).map_err(Failure::of(folder.display()))?;
    let write = |(name, title)| {
        let source = root().join("www/pages").join(format!("{name}.html"));
        let content = fs::read_to_string(&source).map_err(Failure::of(format!("cannot read {}", source.display())))?;
        let (part, page) = Part::of(name, title, &content);
        let file = staging.join(&part.file);
        fs::write(&file, page).map_err(Failure::of(format!("cannot write {}", file.display())))?;
        Ok(part)
    };
    PAGES.into_iter().map(write).collect()
}

/// A page that can be read by itself, too, where there is no JavaScript.
fn page(title: &str, content: &str) -> String {
    let content: Vec<&str> = content.lines().map(str::trim).filter(|line| !line.starts_with("<!--")).collect();
    format!(
        "<!DOCTYPE html><html lang=\"en\"><head><meta charset=\"utf-8\"><title>{title}</title>\
         <meta name=\"viewport\" content=\"width=device-width\"><meta name=\"color-scheme\" content=\"light dark\">\
         <link rel=\"icon\" href=\"../icons/icon.svg\" type=\"image/svg+xml\">\
         <style>body{{max-width:40rem;margin:auto;padding:1rem;font:1.1rem/1.6 serif}}svg{{display:none}}</style></head>\
         <body><h1>{title}</h1>\n{}\n</body></html>\n",
        content.join("\n")
    )
}

impl Part {
    fn of(name: &'static str, title: &str, content: &str) -> (Self, String) {
        let page = page(title, content);
        let mut hash = String::new();
        for byte in Sha256::digest(&page) {
            // Writing to a string cannot fail.
            let _ = write!(hash, "{byte:02x}");
        }
        let file = format!("{FOLDER}{name}-{}.html", &hash[..HASH_LENGTH]);
        (Self { name, file, integrity: integrity(page.as_bytes()), bytes: page.len() }, page)
    }

    /// Tells the page of the part, and fills in the addresses `part:NAME` of links to it, for those without JavaScript.
    pub(crate) fn enter_in(&self, page: &str) -> Result<String, Failure> {
        let Self { name, file, integrity, bytes } = self;
        // Trunk takes quotation marks away where they are not needed.
        let marks = [format!("data-part=\"{name}\""), format!("data-part={name}")];
        let Some(mark) = marks.iter().find(|mark| page.contains(*mark)) else {
            return Err(Failure(format!("the page has no element for its part `{name}`")));
        };
        let attributes =
            format!("data-part=\"{name}\" data-file=\"{file}\" data-integrity=\"{integrity}\" data-bytes=\"{bytes}\"");
        Ok(page.replace(mark, &attributes).replace(&format!("part:{name}"), file))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_page_is_told_of_its_parts() {
        let (part, content) = Part::of("about", "About", "<article>\n  <!-- a note -->\n  <p>Text.</p></article>");
        assert!(content.contains("<title>About</title>") && content.contains("<p>Text.</p>"), "{content}");
        assert!(!content.contains("note"), "{content}");
        for page in ["<article data-part=\"about\"></article>", "<article data-part=about></article>"] {
            let page = part.enter_in(page).unwrap();
            let told = format!("<article data-part=\"about\" data-file=\"parts/about-{}", &part.file[12..]);
            assert!(page.starts_with(&told), "{page}");
            assert!(page.contains(&format!("data-bytes=\"{}\"></article>", content.len())), "{page}");
        }
        let page = part.enter_in("<i data-part=about></i><a href=part:about>").unwrap();
        assert!(page.ends_with(&format!("<a href={}>", part.file)), "{page}");
        assert!(part.enter_in("<p>").is_err());
    }

    #[test]
    fn the_name_of_a_part_follows_what_is_in_it() {
        let file = |content| Part::of("about", "About", content).0.file;
        assert_eq!(file("1"), file("1"));
        assert_ne!(file("1"), file("2"));
    }
}
