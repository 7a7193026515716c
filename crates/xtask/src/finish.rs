//! What Trunk can't do for the site, run by it as a hook (see `Trunk.toml`): writes what depends on a language and what
//! loads later, fills the pages with texts and file names, adds the hashes of inline scripts and styles to the
//! Content-Security-Policy, and writes the scripts of the workers and the service worker with its list of files.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::{env, fs};

use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use serde_json::json;
use sha2::{Digest, Sha256};

use crate::command::{Failure, filled, read, read_bytes, root, write};
use crate::languages::{LANGUAGES, messages, messages_of_study};
use crate::licences::Libraries;
use crate::modules::{self, integrity};
use crate::parts::{self, with_attribute};
use crate::{knowledge, licences, offline, say, study};

const INDEX: &str = "index.html";
const SERVICE_WORKER: &str = "service-worker.js";
const PICTURES_WORKER: &str = "pictures-worker.js";
/// Files that the service worker does not cache, as only installing needs them, which requires a network anyway:
/// pictures, and the manifests of other languages.
const NOT_CACHED: [&str; 2] = [".png", ".webmanifest"];
const MANIFEST: &str = "manifest.webmanifest";
/// The elements allowed inline, and the words of the policy after which their hashes are inserted.
const INLINE: [(&str, &str); 2] = [("script", "'wasm-unsafe-eval'"), ("style", "style-src 'self'")];

/// Completes the site that Trunk has built.
pub(crate) fn run() -> Result<(), Failure> {
    let outside = || Failure("only Trunk runs this, as a hook; use `cargo xtask dist`".to_owned());
    let site = env::var_os("TRUNK_STAGING_DIR").map(PathBuf::from).ok_or_else(outside)?;
    let is_release = env::var("TRUNK_PROFILE").is_ok_and(|profile| profile == "release");
    let page = read(&site.join(INDEX))?;
    let module = say::value(&page, "data-module").ok_or_else(|| Failure(format!("{INDEX} names no module")))?;
    let module = read_bytes(&site.join(module))?;

    let libraries = Libraries::find()?;
    licences::write(&site.join("licences.txt"), &libraries)?;
    knowledge::write_search(&site)?;
    knowledge::write_prover(&site)?;
    write_pictures(&site)?;
    let script = modules::write_live(&site)?;
    let parts = parts::write_all(&site, &libraries.direct(), |messages| modules::live_dialog(&script, messages))?;

    let english = messages(&LANGUAGES[0])?;
    let study_page = study::write_all(&site, is_release, &parts)?;
    write(&site.join(study::PAGE), finished(&study_page, &(messages_of_study(&LANGUAGES[0])? + &english))?)?;
    let page = with_attribute(&parts.list_in(&page)?, "data-words", &parts.catalogue_entries)?;
    let page = with_attribute(&page, "data-module-hash", &integrity(&module))?;
    let page = with_attribute(&page, "data-module-bytes", &module.len().to_string())?;
    write(&site.join(INDEX), finished(&page, &english)?)?;

    // In development a service worker would hide changes.
    let files = if is_release { files_below(&site)? } else { BTreeMap::new() };
    let template = read(&root().join("www").join(SERVICE_WORKER))?;
    let offline = |texts| allow_inline(&offline::page(texts)?, "style", "style-src 'self'");
    let offline = [offline(offline::GAME)?, offline(offline::STUDY)?];
    write(&site.join(SERVICE_WORKER), service_worker(&template, &files, &offline)?)
}

/// Writes the module that makes pictures, and its worker's script.
fn write_pictures(site: &Path) -> Result<(), Failure> {
    let files = modules::move_into(site, "alquerque-pictures", "parts/pictures/")?;
    let module = format!("{:?}, {:?}", files.module, files.hash);
    modules::write_script(site, PICTURES_WORKER, PICTURES_WORKER, &[("GLUE", &files.glue), ("\"MODULE\"", &module)])
}

/// A finished page with its texts and its policy.
fn finished(page: &str, messages: &str) -> Result<String, Failure> {
    let mut page = say::with_words(&say::with_words_of_start(page, messages)?, messages)?;
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

/// Adds the hash of each such element's content to the page's policy.
fn allow_inline(page: &str, element: &str, words: &str) -> Result<String, Failure> {
    let hashes: Vec<String> =
        contents(page, element).into_iter().map(|content| format!("'{}'", integrity(content.as_bytes()))).collect();
    filled("the page's Content-Security-Policy", page, words, &format!("{words} {}", hashes.join(" ")))
}

/// The tag of an element with a style attribute, which the policy forbids; `None` if there is none.
fn styled_element(page: &str) -> Option<&str> {
    // The contents of script and style elements hold no attributes.
    page.split('<').find_map(|rest| {
        let (start, _) = rest.split_once('>')?;
        start.split_ascii_whitespace().any(|word| word.starts_with("style=")).then_some(start)
    })
}

/// The non-empty contents of all elements with this name.
fn contents<'a>(page: &'a str, element: &str) -> Vec<&'a str> {
    let (start, end) = (format!("<{element}"), format!("</{element}>"));
    let after = page.split(&start).skip(1).filter_map(|rest| Some(rest.split_once('>')?.1));
    after.filter_map(|rest| Some(rest.split_once(&end)?.0)).filter(|content| !content.is_empty()).collect()
}

/// Fills in the template; `offline` are the pages shown in place of the game and of the study. The version is a hash
/// over all files, so that it changes with any of them.
fn service_worker(template: &str, files: &BTreeMap<String, Vec<u8>>, offline: &[String; 2]) -> Result<String, Failure> {
    let mut hash = Sha256::new();
    let (mut cached, mut later) = (Vec::new(), Vec::new());
    for (name, content) in files {
        hash.update(name);
        hash.update(Sha256::digest(content));
        // Uses the name under which the page was loaded, so that it is not fetched again.
        let entry = (if name == INDEX { "./" } else { name }, integrity(content));
        if name.starts_with(parts::FOLDER) || name == study::PAGE {
            later.push(entry);
        } else if !NOT_CACHED.iter().any(|end| name.ends_with(end)) || name == MANIFEST {
            cached.push(entry);
        }
    }
    let version = STANDARD.encode(&hash.finalize()[..12]);
    let fillings = [
        ("\"VERSION\"", json!(version)),
        ("[\"FILES\"]", json!(cached)),
        ("[\"PARTS\"]", json!(later)),
        ("\"OFFLINE\"", json!(offline[0])),
        ("\"STUDY_OFFLINE\"", json!(offline[1])),
    ];
    fillings.into_iter().try_fold(template.to_owned(), |text, (mark, filling)| {
        filled(SERVICE_WORKER, &text, mark, &filling.to_string())
    })
}

/// All files of the site by their relative names, except the service worker.
fn files_below(folder: &Path) -> Result<BTreeMap<String, Vec<u8>>, Failure> {
    let mut files = BTreeMap::new();
    let mut folders = vec![folder.to_owned()];
    while let Some(next) = folders.pop() {
        for entry in fs::read_dir(&next).map_err(Failure::context(next.display()))? {
            let path = entry.map_err(Failure::context(next.display()))?.path();
            if path.is_dir() {
                folders.push(path);
                continue;
            }
            let name = path.strip_prefix(folder).unwrap_or(&path).to_string_lossy().replace('\\', "/");
            if name != SERVICE_WORKER {
                files.insert(name, read_bytes(&path)?);
            }
        }
    }
    Ok(files)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Two empty pages.
    fn offline() -> [String; 2] {
        <[String; 2]>::default()
    }

    const PAGE: &str = "<meta content=\"script-src 'self' 'wasm-unsafe-eval'\"><script defer src=a.js></script>\
                        <script type=module>alert(1)</script>";

    #[test]
    fn inline_scripts_are_allowed_by_their_hash() {
        let page = allow_inline(PAGE, "script", "'wasm-unsafe-eval'").unwrap();
        // printf 'alert(1)' | openssl dgst -sha256 -binary | base64
        assert!(page.contains("'wasm-unsafe-eval' 'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='\""), "{page}");
    }

    #[test]
    fn a_page_without_policy_is_rejected() {
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
        let template = "\"VERSION\" \"OFFLINE\" \"STUDY_OFFLINE\" [\"PARTS\"] new Map([\"FILES\"]);";
        let files = |content: &[u8]| BTreeMap::from([("a.js".to_owned(), content.to_vec())]);
        let one = service_worker(template, &files(b"1"), &offline()).unwrap();
        let two = service_worker(template, &files(b"2"), &offline()).unwrap();
        assert_ne!(one, two);
        // printf 1 | openssl dgst -sha256 -binary | base64
        let files = r#"new Map([["a.js","sha256-a4ayc/80/OGda4BO/1o/V0etpOqiLx1JwB5S3beHW0s="]]);"#;
        assert!(one.ends_with(files), "{one}");
    }

    #[test]
    fn screenshots_are_not_cached() {
        let template = "\"VERSION\" \"OFFLINE\" \"STUDY_OFFLINE\" [\"PARTS\"] [\"FILES\"]";
        let files = BTreeMap::from([("screenshots/a.png".to_owned(), vec![1])]);
        assert!(service_worker(template, &files, &offline()).unwrap().ends_with(" [] []"));
    }

    #[test]
    fn parts_that_load_later_are_listed_separately() {
        let template = "\"VERSION\" \"OFFLINE\" \"STUDY_OFFLINE\" [\"PARTS\"] [\"FILES\"]";
        let files = BTreeMap::from([("parts/a.html".to_owned(), vec![b'1'])]);
        let text = service_worker(template, &files, &offline()).unwrap();
        assert!(
            text.ends_with(r#" [["parts/a.html","sha256-a4ayc/80/OGda4BO/1o/V0etpOqiLx1JwB5S3beHW0s="]] []"#),
            "{text}"
        );
    }
}
