//! The offline pages. The service worker shows them when there is no network and the game or the study is not cached.
//! They contain all languages, of which the service worker shows the browser's.

use crate::command::{Failure, read, root};
use crate::languages::{LANGUAGES, Language, message, messages};

/// The placeholder of the sections.
const MAIN: &str = "<main>";

/// The messages of a page: what is missing, and the text of its link to the game.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Texts {
    description: &'static str,
    link: &'static str,
}

/// The page in place of the game.
pub(crate) const GAME: Texts = Texts { description: "description-offline", link: "try-again" };
/// The page in place of the study.
pub(crate) const STUDY: Texts = Texts { description: "description-study-offline", link: "back-to-game" };

/// The whole page.
pub(crate) fn page(texts: Texts) -> Result<String, Failure> {
    let template = read(&root().join("www/offline.html"))?;
    let mut sections = MAIN.to_owned();
    for language in LANGUAGES.iter() {
        sections += &section(language, &messages(language)?, texts)?;
    }
    Ok(template.replacen(MAIN, &sections, 1))
}

fn section(language: &Language, messages: &str, texts: Texts) -> Result<String, Failure> {
    let Language { code, direction, .. } = language;
    let title = message(messages, "title-offline")?;
    let text = message(messages, texts.description)?;
    let link = message(messages, texts.link)?;
    Ok(format!(
        "\n<section lang=\"{code}\" dir=\"{direction}\">\n<h1>{title}</h1>\n<p>{text}</p>\n<p><a href=\"./\">{link}</a></p>\n</section>"
    ))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_pages_are_in_every_language() {
        for texts in [GAME, STUDY] {
            let page = page(texts).unwrap();
            for Language { code, direction, .. } in LANGUAGES.iter() {
                assert!(page.contains(&format!("<section lang=\"{code}\" dir=\"{direction}\">")), "{page}");
            }
            assert_eq!(page.matches("<a href=\"./\">").count(), LANGUAGES.len());
        }
        assert_ne!(page(GAME).unwrap(), page(STUDY).unwrap());
    }
}
