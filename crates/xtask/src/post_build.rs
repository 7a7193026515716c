//! The last step of a build, called by Trunk: the hashes of inline scripts and styles go into the Content-Security-Policy, and
//! the service worker gets the list of files to keep. The page learns what it is to
//! load, and the search worker's script is written, which takes the page's own module.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::{env, fs};

use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use sha2::{Digest, Sha256};

use crate::command::Failure;
use crate::integrity::integrity;
use crate::knowledge;
use crate::licences;
use crate::module;
use crate::parts;
use crate::study;

const INDEX: &str = "index.html";
const SERVICE_WORKER: &str = "service-worker.js";
const SEARCH_WORKER: &str = "search-worker.js";
/// What only installing needs, and that needs a network anyway: pictures, and the manifests of other languages.
const NOT_KEPT: [&str; 2] = [".png", ".webmanifest"];
const MANIFEST: &str = "manifest.webmanifest";
/// Where Trunk's own script loads the module; start.js does that instead.
const LOADING: &str = "const wasm";
/// Elements whose content may stand in the page itself, and the words of the policy after which their hashes go.
const INLINE: [(&str, &str); 2] = [("script", "'wasm-unsafe-eval'"), ("style", "style-src 'self'")];

pub(crate) fn run() -> Result<(), Failure> {
    let staging = env::var_os("TRUNK_STAGING_DIR")
        .map(PathBuf::from)
        .ok_or_else(|| Failure("post-build is for Trunk, which sets TRUNK_STAGING_DIR".to_owned()))?;
    let is_release = env::var("TRUNK_PROFILE").is_ok_and(|profile| profile == "release");
    licences::write(&staging.join("licences.txt"))?;
    let files = module::prepare(&staging, &module::GAME, is_release)?;
    write(&staging.join(SEARCH_WORKER), &module::worker_script(&files.glue))?;
    knowledge::write_all(&staging)?;
    let index = staging.join(INDEX);
    let page = with_scripts_inside(&without_trunks_script(&read(&index)?)?, &staging)?;
    let page = module::told(&page, &files)?;
    let (page, words) = parts::write_all(&staging, &page, is_release)?;
    write(&staging.join(study::PAGE), &finished(&study::write_all(&staging, &page, &words, is_release)?)?)?;
    write(&index, &finished(&page)?)?;
    let template = read(&staging.join(SERVICE_WORKER))?;
    // A service worker would hide the changes that somebody makes who works on the game.
    let files = if is_release { files_below(&staging)? } else { BTreeMap::new() };
    write(&staging.join(SERVICE_WORKER), &service_worker(&template, &files)?)
}

/// A page as it goes over the wire, with its policy.
fn finished(page: &str) -> Result<String, Failure> {
    let mut page = without_notes(page);
    for (element, words) in INLINE {
        page = allow_inline(&page, element, words)?;
    }
    match styled_element(&page) {
        None => Ok(page),
        Some(element) => Err(Failure(format!(
            "the page's policy forbids style attributes, and there is one: {element}; use a class or an attribute of SVG"
        ))),
    }
}

/// Takes Trunk's own script out, and its hint to fetch the module before the first picture is drawn.
fn without_trunks_script(page: &str) -> Result<String, Failure> {
    let missing = || Failure(format!("{INDEX} has no script that loads the module with `{LOADING}`"));
    let loading = page.find(LOADING).ok_or_else(missing)?;
    let start = page[..loading].rfind("<script").ok_or_else(missing)?;
    let end = page[loading..].find("</script>").ok_or_else(missing)? + loading + "</script>".len();
    let mut kept = String::new();
    for part in [&page[..start], &page[end..]].into_iter().flat_map(|half| half.split_inclusive('>')) {
        kept.push_str(module::without_hint(part));
    }
    Ok(kept)
}

/// Puts the scripts that the page names into the page itself. Trunk makes those files small that it copies, and does not give
/// the names in inline scripts short ones.
fn with_scripts_inside(page: &str, staging: &Path) -> Result<String, Failure> {
    let mut inside = String::new();
    for part in page.split_inclusive("</script>") {
        let (before, element) = part.split_at(part.rfind("<script").unwrap_or(part.len()));
        let named = element.split(['>', ' ']).find_map(|attribute| attribute.strip_prefix("src="));
        let Some(name) = named else {
            inside += part;
            continue;
        };
        let file = staging.join(name.trim_matches('"'));
        inside.extend([before, "<script>", &read(&file)?, "</script>"]);
        fs::remove_file(&file).map_err(Failure::of(file.display()))?;
    }
    Ok(inside)
}

/// Takes out what only whoever reads the sources needs: comments and indentation of scripts. Styles that follow each other become
/// one, which needs one hash.
fn without_notes(page: &str) -> String {
    let mut page = page.replace("</style><style>", "");
    for script in contents(&page, "script").into_iter().map(str::to_owned).collect::<Vec<_>>() {
        let lines = script.lines().map(str::trim).filter(|line| !line.is_empty() && !line.starts_with("//"));
        page = page.replacen(&script, &lines.collect::<Vec<_>>().join("\n"), 1);
    }
    page
}

/// Adds the hash of each such element's content to the page's policy.
fn allow_inline(page: &str, element: &str, words: &str) -> Result<String, Failure> {
    let hashes: Vec<String> =
        contents(page, element).into_iter().map(|content| format!("'{}'", integrity(content.as_bytes()))).collect();
    if !page.contains(words) {
        return Err(Failure(format!("{INDEX} has no Content-Security-Policy with {words}")));
    }
    Ok(page.replacen(words, &format!("{words} {}", hashes.join(" ")), 1))
}

/// The start of an element with a style attribute, which no hash could allow.
fn styled_element(page: &str) -> Option<&str> {
    // Script and style elements have no attributes in their contents.
    page.split('<').find_map(|rest| {
        let (start, _) = rest.split_once('>')?;
        start.split_ascii_whitespace().any(|word| word.starts_with("style=")).then_some(start)
    })
}

/// The contents of the elements of that name that have any.
fn contents<'a>(page: &'a str, element: &str) -> Vec<&'a str> {
    let (start, end) = (format!("<{element}"), format!("</{element}>"));
    let after = page.split(&start).skip(1).filter_map(|rest| Some(rest.split_once('>')?.1));
    after.filter_map(|rest| Some(rest.split_once(&end)?.0)).filter(|content| !content.is_empty()).collect()
}

/// Fills the template in: the version is a hash over all files, so that it changes when anything does.
fn service_worker(template: &str, files: &BTreeMap<String, Vec<u8>>) -> Result<String, Failure> {
    let mut hash = Sha256::new();
    let (mut kept, mut later) = (Vec::new(), Vec::new());
    for (name, content) in files {
        hash.update(name);
        hash.update(Sha256::digest(content));
        // By the name under which the page has just been loaded, so that it need not be loaded again.
        let entry = (if name == INDEX { "./" } else { name }, integrity(content));
        if name.starts_with(parts::FOLDER) || name == study::PAGE {
            later.push(entry);
        } else if !NOT_KEPT.iter().any(|end| name.ends_with(end)) || name == MANIFEST {
            kept.push(entry);
        }
    }
    let version = STANDARD.encode(&hash.finalize()[..12]);
    let list =
        |files: &[(&str, String)]| serde_json::to_string(files).map_err(Failure::of("cannot write the list of files"));
    let fillings =
        [("\"VERSION\"", format!("\"{version}\"")), ("[\"FILES\"]", list(&kept)?), ("[\"PARTS\"]", list(&later)?)];
    fillings.into_iter().try_fold(template.to_owned(), |text, (mark, filling)| {
        if !text.contains(mark) {
            return Err(Failure(format!("{SERVICE_WORKER} has no {mark} to fill in")));
        }
        Ok(text.replacen(mark, &filling, 1))
    })
}

/// All files of the site by their relative names, but for the service worker itself.
fn files_below(folder: &Path) -> Result<BTreeMap<String, Vec<u8>>, Failure> {
    let mut files = BTreeMap::new();
    let mut folders = vec![folder.to_owned()];
    while let Some(next) = folders.pop() {
        for entry in fs::read_dir(&next).map_err(Failure::of(next.display()))? {
            let path = entry.map_err(Failure::of(next.display()))?.path();
            if path.is_dir() {
                folders.push(path);
                continue;
            }
            let name = path.strip_prefix(folder).unwrap_or(&path).to_string_lossy().replace('\\', "/");
            if name != SERVICE_WORKER {
                let content = fs::read(&path).map_err(Failure::of(path.display()))?;
                files.insert(name, content);
            }
        }
    }
    Ok(files)
}

fn read(path: &Path) -> Result<String, Failure> {
    fs::read_to_string(path).map_err(Failure::of(format!("cannot read {}", path.display())))
}

fn write(path: &Path, text: &str) -> Result<(), Failure> {
    fs::write(path, text).map_err(Failure::of(format!("cannot write {}", path.display())))
}

#[cfg(test)]
mod tests {
    use super::*;

    const PAGE: &str = "<meta content=\"script-src 'self' 'wasm-unsafe-eval'\"><script defer src=a.js></script>\
                        <script type=module>alert(1)</script>";

    #[test]
    fn notes_and_seams_are_taken_out() {
        let page =
            "<style>a{}</style><style>b{}</style><script>\n  // A note.\n  let a = 1; // one\n\n  a += 1;\n</script>";
        assert_eq!(without_notes(page), "<style>a{}b{}</style><script>let a = 1; // one\na += 1;</script>");
    }

    #[test]
    fn scripts_stand_in_the_page_itself() {
        let staging = env::temp_dir().join(format!("scripts-{}", std::process::id()));
        fs::create_dir_all(&staging).unwrap();
        fs::write(staging.join("a-1.js"), "let a;").unwrap();
        let page = "<script>1</script><script data-x=none src=./a-1.js></script><p>src=b<p>";
        let inside = with_scripts_inside(page, &staging).unwrap();
        let left = fs::read_dir(&staging).unwrap().count();
        fs::remove_dir_all(&staging).unwrap();
        assert_eq!((inside.as_str(), left), ("<script>1</script><script>let a;</script><p>src=b<p>", 0));
        assert!(with_scripts_inside(page, &staging).is_err());
    }

    #[test]
    fn start_js_loads_the_module_in_place_of_trunks_script() {
        let page = "<html lang=en><link href=a.css><link rel=preload href=a_bg.wasm><script>1</script>\
                    <script type=module>import a;const wasm=await init('a_bg.wasm');</script><p>";
        let page = without_trunks_script(page).unwrap();
        assert_eq!(page, "<html lang=en><link href=a.css><script>1</script><p>");
        let files = module::Files { glue: "a.js".to_owned(), module: "a.lzma".to_owned(), bytes: 12 };
        let page = module::told(&page, &files).unwrap();
        let first = "<html data-module-bytes=\"12\" data-module=\"a.lzma\" data-glue=\"a.js\" lang=en>";
        assert!(page.starts_with(first), "{page}");
        assert!(without_trunks_script("<p>").is_err());
        assert!(module::told("<p>", &files).is_err());
    }

    #[test]
    fn inline_scripts_are_allowed_by_their_hash() {
        let page = allow_inline(PAGE, "script", "'wasm-unsafe-eval'").unwrap();
        // printf 'alert(1)' | openssl dgst -sha256 -binary | base64
        assert!(page.contains("'wasm-unsafe-eval' 'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='\""), "{page}");
    }

    #[test]
    fn a_page_without_policy_is_refused() {
        let error = allow_inline("<script>alert(1)</script>", "script", "script-src").unwrap_err();
        assert!(error.0.contains("Content-Security-Policy"), "{}", error.0);
    }

    #[test]
    fn style_attributes_are_found() {
        assert_eq!(styled_element("<p class=style=a><b id=x style=\"color:red\">"), Some("b id=x style=\"color:red\""));
        assert_eq!(styled_element("<p class=a>style=\"color:red\"</p><style>a{}</style>"), None);
    }

    #[test]
    fn the_version_follows_the_contents() {
        let template = "const version = \"VERSION\"; const parts = [\"PARTS\"]; const files = new Map([\"FILES\"]);";
        let files = |content: &[u8]| BTreeMap::from([("a.js".to_owned(), content.to_vec())]);
        let one = service_worker(template, &files(b"1")).unwrap();
        let two = service_worker(template, &files(b"2")).unwrap();
        assert_ne!(one, two);
        // printf 1 | openssl dgst -sha256 -binary | base64
        let files = r#"new Map([["a.js","sha256-a4ayc/80/OGda4BO/1o/V0etpOqiLx1JwB5S3beHW0s="]]);"#;
        assert!(one.ends_with(files), "{one}");
    }

    #[test]
    fn pictures_for_shop_windows_are_not_kept() {
        let template = "\"VERSION\" [\"PARTS\"] [\"FILES\"]";
        let files = BTreeMap::from([("screenshots/a.png".to_owned(), vec![1])]);
        assert!(service_worker(template, &files).unwrap().ends_with(" [] []"));
    }

    #[test]
    fn parts_that_load_later_are_listed_by_themselves() {
        let template = "\"VERSION\" [\"PARTS\"] [\"FILES\"]";
        let files = BTreeMap::from([("parts/a.html".to_owned(), vec![b'1'])]);
        let text = service_worker(template, &files).unwrap();
        assert!(
            text.ends_with(r#" [["parts/a.html","sha256-a4ayc/80/OGda4BO/1o/V0etpOqiLx1JwB5S3beHW0s="]] []"#),
            "{text}"
        );
    }
}
