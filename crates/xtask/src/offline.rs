//! The offline page, shown by the service worker when there is neither a network nor a cached game. It has all
//! languages, as nothing tells which one was chosen.

use std::fmt::Write;

use crate::command::{Failure, root};
use crate::languages::{LANGUAGES, Language, catalogue, message, read};

/// The placeholder of the sections.
const MAIN: &str = "<main>";

/// The whole page.
pub(crate) fn page() -> Result<String, Failure> {
    let template = read(&root().join("www/offline.html"))?;
    let mut sections = MAIN.to_owned();
    for language in &LANGUAGES {
        sections += &section(language, &read(&catalogue(language))?)?;
    }
    Ok(template.replacen(MAIN, &sections, 1))
}

fn section(language: &Language, messages: &str) -> Result<String, Failure> {
    let Language { code, direction, .. } = language;
    let title = message(messages, "title-offline")?;
    let text = message(messages, "description-offline")?;
    let again = message(messages, "try-again")?;
    let mut section = String::new();
    // Writing to a string cannot fail.
    let _ = write!(
        section,
        "\n<section lang=\"{code}\" dir=\"{direction}\">\n<h1>{title}</h1>\n<p>{text}</p>\n<p><a href=\"./\">{again}</a></p>\n</section>"
    );
    Ok(section)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_speaks_every_language() {
        let page = page().unwrap();
        for Language { code, direction, .. } in &LANGUAGES {
            assert!(page.contains(&format!("<section lang=\"{code}\" dir=\"{direction}\">")), "{page}");
        }
        assert_eq!(page.matches("<a href=\"./\">").count(), LANGUAGES.len());
    }
}
