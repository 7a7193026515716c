//! The study's page. All but the page itself are parts of the site, loaded when the study is first opened.

use std::path::Path;

use alquerque_core::GameId;

use crate::command::{Failure, command, filled, read, read_bytes, root, run};
use crate::languages::{LANGUAGES, messages_of_study};
use crate::modules;
use crate::parts::{FOLDER, Part, Parts, stripped, with_attribute, write_catalogue};

/// The file name of the page.
pub(crate) const PAGE: &str = "study.html";

/// Writes the module, the catalogues and the puzzles; returns the page, which lists them and the game's `parts`.
pub(crate) fn write_all(site: &Path, is_release: bool, parts: &Parts) -> Result<String, Failure> {
    let folder = format!("{FOLDER}study/");
    let files = modules::move_into(site, "alquerque-study", &folder)?;
    let mut catalogues = Vec::new();
    for (language, game_catalogue) in LANGUAGES.iter().zip(&parts.catalogues) {
        let all = game_catalogue.clone() + &stripped(&messages_of_study(language)?, language.is_english());
        catalogues.push(write_catalogue(site, &folder, language, language.code, &all)?);
    }
    let mut page = parts.list_in(&build_page(is_release)?)?;
    page = filled(PAGE, &page, "GLUE", &files.glue)?;
    page = filled(PAGE, &page, "MODULE", &files.module)?;
    page = with_attribute(&page, "data-module-hash", &files.hash)?;
    page = with_attribute(&page, "data-module-bytes", &files.bytes.to_string())?;
    page = with_attribute(&page, "data-words", &catalogues.join(" "))?;
    with_attribute(&page, "data-puzzles", &puzzles(site, &folder)?)
}

/// The page as built by Trunk, which builds one page at a time.
fn build_page(is_release: bool) -> Result<String, Failure> {
    let mut trunk = command("trunk", &["build"]);
    run(trunk.args(is_release.then_some("--release")).current_dir(root().join("www/study")))?;
    read(&root().join("target/study-page").join(PAGE))
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
