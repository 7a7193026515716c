//! The study's page: the game's page with another panel, another module and more words. All of it but the page itself are parts of the
//! site, which are loaded when somebody first opens a study.

use std::fs;
use std::path::Path;

use crate::command::{Failure, root};
use crate::languages::{LANGUAGES, message, read};
use crate::module::{self, Files};
use crate::parts::{FOLDER, Part, spoken, with_attribute, without_attribute, write_words};

/// The page's file.
pub(crate) const PAGE: &str = "study.html";
/// The module and its glue, as Trunk writes them.
const NAMES: module::Names =
    module::Names { module: ("alquerque-study_bg", ".wasm"), glue: ("alquerque-study", ".js") };

/// Writes the module, its worker's script and the words, and makes the page of the game's, which has its parts already and
/// `games_words`, in the order of [`LANGUAGES`].
pub(crate) fn write_all(
    staging: &Path,
    page: &str,
    games_words: &[String],
    is_release: bool,
) -> Result<String, Failure> {
    let folder = format!("{FOLDER}study/");
    let files = module::prepare(staging, &NAMES, is_release)?;
    let take = |name: &str, kind: &str, file: &str| -> Result<Part, Failure> {
        let path = staging.join(file);
        let content = fs::read(&path).map_err(Failure::of(path.display()))?;
        fs::remove_file(&path).map_err(Failure::of(path.display()))?;
        Part::write(staging, &folder, name, kind, content)
    };
    let module_kind = Path::new(&files.module).extension().and_then(|kind| kind.to_str()).unwrap_or("wasm").to_owned();
    let module = take("module", &module_kind, &files.module)?;
    let glue = take("glue", "js", &files.glue)?;
    let beside = glue.file.strip_prefix(&folder).unwrap_or(&glue.file);
    let worker = Part::write(staging, &folder, "worker", "js", module::worker_script(beside))?;
    let mut words = Vec::new();
    for (language, games) in LANGUAGES.iter().zip(games_words) {
        let all = games.clone() + &spoken(&read(&own_catalogue(language.code))?, language.is_own());
        words.push(write_words(staging, &folder, language, language.code, &all, is_release)?);
    }
    let own = read(&own_catalogue(LANGUAGES[0].code))?;
    let mut page = in_place_of_panel(page, &read(&root().join("www/study/panel.html"))?)?;
    page = with_head(&page, message(&own, "title-study")?, message(&own, "description-study")?)?;
    for name in ["data-words", "data-glue", "data-module", "data-module-bytes"] {
        page = without_attribute(&page, name);
    }
    let loaded = Files { glue: glue.file, module: module.file, bytes: files.bytes };
    page = module::told(&page, &loaded)?;
    page = with_attribute(&page, "data-words", &words.join(" "))?;
    page = with_attribute(&page, "data-worker", &worker.file)?;
    with_attribute(&page, "class", "study")
}

/// What a language has for the study alone.
fn own_catalogue(code: &str) -> std::path::PathBuf {
    root().join("crates/study/languages").join(format!("{code}.ftl"))
}

/// Lines without what only whoever reads the sources needs.
fn dense(html: &str) -> String {
    html.lines().map(str::trim).filter(|line| !line.starts_with("<!--")).collect()
}

/// A file of the page with those that it names by `<include src="NAME"/>` in their places.
fn with_files(html: &str) -> Result<String, Failure> {
    let mut all = String::new();
    let mut parts = dense(html).split("<include src=\"").map(str::to_owned).collect::<Vec<_>>().into_iter();
    all.extend(parts.next());
    for part in parts {
        let Some((name, rest)) = part.split_once("\"/>") else {
            return Err(Failure("the study's page has an include without an end".to_owned()));
        };
        all += &dense(&read(&root().join("www/study").join(name))?);
        all += rest;
    }
    Ok(all)
}

/// The style sheets of the study's own.
const STYLES: [&str; 6] = ["tokens.css", "study.css", "review.css", "uct.css", "tour.css", "lab.css"];

fn in_place_of_panel(page: &str, panel: &str) -> Result<String, Failure> {
    let missing = |what: &str| Failure(format!("the page has no {what} to put the study's in its place"));
    let (before, rest) = page.split_once("<section").ok_or_else(|| missing("panel"))?;
    let (_, after) = rest.split_once("</section>").ok_or_else(|| missing("panel"))?;
    let page = format!("{before}{}{after}", with_files(panel)?);
    let insert = |page: &str, after: &str, what: &str| -> Result<String, Failure> {
        let start = page.find(after).ok_or_else(|| missing(after))?;
        let end = start + page[start..].find('>').ok_or_else(|| missing(after))? + 1;
        Ok(format!("{}{what}{}", &page[..end], &page[end..]))
    };
    let page = insert(&page, "<body", &dense(&read(&root().join("www/study/icons.svg"))?))?;
    let page = insert(&page, "<nav", &dense(&read(&root().join("www/study/nav.html"))?))?;
    // A release has no quotes there.
    let lists = ["aria-labelledby=menu-play", "aria-labelledby=\"menu-play\""];
    let list = lists.into_iter().find(|list| page.contains(list)).ok_or_else(|| missing("menu"))?;
    let page = insert(&page, list, &dense(&read(&root().join("www/study/menu.html"))?))?;
    let mut css = String::new();
    for name in STYLES {
        css += &dense_css(&read(&root().join("www/study").join(name))?);
    }
    page.contains("</style>")
        .then(|| page.replacen("</style>", &format!("</style><style>{css}</style>"), 1))
        .ok_or_else(|| missing("style"))
}

/// A style sheet without comments and indentation.
fn dense_css(css: &str) -> String {
    let mut rest = css;
    let mut kept = String::new();
    while let Some((before, comment)) = rest.split_once("/*") {
        kept.push_str(before);
        rest = comment.split_once("*/").map_or("", |(_, after)| after);
    }
    kept.push_str(rest);
    kept.lines().map(str::trim).filter(|line| !line.is_empty()).collect::<Vec<_>>().join("\n")
}

/// The page's title and what it is said to be.
fn with_head(page: &str, title: &str, description: &str) -> Result<String, Failure> {
    let between = |page: &str, start: &str, end: &str, text: &str| -> Result<String, Failure> {
        let missing = || Failure(format!("the page has no {start}"));
        let from = page.find(start).ok_or_else(missing)? + start.len();
        let to = from + page[from..].find(end).ok_or_else(missing)?;
        Ok(format!("{}{text}{}", &page[..from], &page[to..]))
    };
    let page = between(page, "<title>", "</title>", title)?;
    let name = page.find("name=description").or_else(|| page.find("name=\"description\""));
    let tag = name.and_then(|name| page[..name].rfind("<meta"));
    let Some(tag) = tag else { return Err(Failure("the page has no description".to_owned())) };
    let told = between(&page[tag..], "content=\"", "\"", description)?;
    Ok(format!("{}{told}", &page[..tag]))
}
