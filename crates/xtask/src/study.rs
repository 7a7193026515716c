//! The study's page: the game's page with another panel, module and catalogue. All but the page itself are parts of the
//! site, loaded when the study is first opened.

use std::path::Path;

use alquerque_core::GameId;

use crate::command::{Failure, filled, read, read_bytes, root};
use crate::includes::with_includes;
use crate::languages::LANGUAGES;
use crate::module::{self, Module};
use crate::parts::{FOLDER, Part, spoken, with_attribute, without_attribute, write_words};

/// The file name of the page.
pub(crate) const PAGE: &str = "study.html";

/// Writes the module and the catalogues, and derives the page from the game's, which already lists
/// its parts. `games_words` are the game's catalogues in the order of [`LANGUAGES`].
pub(crate) fn write_all(site: &Path, page: &str, games_words: &[String], module: &Module) -> Result<String, Failure> {
    let folder = format!("{FOLDER}study/");
    let files = module.write(site, &folder, ["glue", "module"])?;
    let mut words = Vec::new();
    for (language, games) in LANGUAGES.iter().zip(games_words) {
        let all = games.clone() + &spoken(&read(&own_catalogue(language.code))?, language.is_own());
        words.push(write_words(site, &folder, language, language.code, &all)?);
    }
    let mut page = in_place_of_panel(page)?;
    // The title and the description.
    for (games, studys) in [("page-title", "study-title"), ("page-description", "study-description")] {
        page = filled("the page", &page, games, studys)?;
    }
    for name in ["data-words", "data-glue", "data-module", "data-module-hash", "data-module-bytes"] {
        page = without_attribute(&page, name);
    }
    page = module::with_file_names(&page, &files)?;
    page = with_attribute(&page, "data-words", &words.join(" "))?;
    page = with_attribute(&page, "data-puzzles", &puzzles(site, &folder)?)?;
    with_attribute(&page, "class", "study")
}

/// Writes the puzzles of each game; returns their names, files and lengths for the page.
fn puzzles(site: &Path, folder: &str) -> Result<String, Failure> {
    let mut entries = Vec::new();
    for game in GameId::ALL {
        let content = read_bytes(&root().join(format!("www/puzzles/{}.puzzles", game.name())))?;
        let part = Part::write(site, folder, &format!("puzzles-{}", game.name()), "puzzles", &content)?;
        entries.push(format!("{}:{}:{}", game.name(), part.file, part.bytes));
    }
    Ok(entries.join(" "))
}

/// The study's own English messages.
pub(crate) fn own_english() -> Result<String, Failure> {
    read(&own_catalogue(LANGUAGES[0].code))
}

/// The study's own messages in a language.
fn own_catalogue(code: &str) -> std::path::PathBuf {
    root().join("crates/language/catalogues/study").join(format!("{code}.ftl"))
}

/// Lines without comments and indentation.
fn dense(html: &str) -> String {
    html.lines().map(str::trim).filter(|line| !line.starts_with("<!--")).collect()
}

/// The study's own style sheets.
const STYLES: [&str; 7] = ["tokens.css", "study.css", "review.css", "uct.css", "tour.css", "lab.css", "puzzles.css"];

/// The page before and after its panel.
fn around_panel(page: &str) -> Option<(&str, &str)> {
    let is_panel = |tag: &str| tag.split_ascii_whitespace().any(|word| word == "id=panel" || word == "id=\"panel\"");
    let start = page
        .match_indices("<section")
        .map(|(start, _)| start)
        .find(|&start| page[start..].split_once('>').is_some_and(|(tag, _)| is_panel(tag)))?;
    let (_, after) = page[start..].split_once("</section>")?;
    Some((&page[..start], after))
}

/// A file of the study's sources.
fn own(name: &str) -> Result<String, Failure> {
    read(&root().join("www/study").join(name))
}

fn in_place_of_panel(page: &str) -> Result<String, Failure> {
    let missing = |what: &str| Failure(format!("the page has no {what} for the study to replace"));
    let (before, after) = around_panel(page).ok_or_else(|| missing("panel"))?;
    let page = format!("{before}{}{after}", dense(&with_includes(&own("panel.html")?, &root().join("www/study"))?));
    let insert = |page: &str, after: &str, what: &str| -> Result<String, Failure> {
        let start = page.find(after).ok_or_else(|| missing(after))?;
        let end = start + page[start..].find('>').ok_or_else(|| missing(after))? + 1;
        Ok(format!("{}{what}{}", &page[..end], &page[end..]))
    };
    let page = insert(&page, "<body", &dense(&own("icons.svg")?))?;
    let page = insert(&page, "<nav", &dense(&own("nav.html")?))?;
    // The minifier removes the quotation marks.
    let lists = ["aria-labelledby=menu-play", "aria-labelledby=\"menu-play\""];
    let list = lists.into_iter().find(|list| page.contains(list)).ok_or_else(|| missing("menu"))?;
    let page = insert(&page, list, &dense(&own("menu.html")?))?;
    let mut css = String::new();
    for name in STYLES {
        css += &dense_css(&own(name)?);
    }
    filled("the page", &page, "</style>", &format!("</style><style>{css}</style>"))
}

/// A style sheet without comments and indentation.
pub(crate) fn dense_css(css: &str) -> String {
    let mut rest = css;
    let mut kept = String::new();
    while let Some((before, comment)) = rest.split_once("/*") {
        kept.push_str(before);
        rest = comment.split_once("*/").map_or("", |(_, after)| after);
    }
    kept.push_str(rest);
    kept.lines().map(str::trim).filter(|line| !line.is_empty()).collect::<Vec<_>>().join("\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_panel_is_found_among_other_sections() {
        for id in ["id=panel", "id=\"panel\""] {
            let page = format!("<section id=end-card>1</section>2<section data-a=b {id}><p>3</p></section>4");
            assert_eq!(around_panel(&page), Some(("<section id=end-card>1</section>2", "4")));
        }
        assert_eq!(around_panel("<section id=end-card></section>"), None);
    }
}
