//! Dependencies: the files of a crate have no import cycles, and the page's state does not depend on browser crates.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::process::Command;

/// A file as its module path; the root's is empty.
type Module = Vec<String>;

/// The files of a crate without its tests.
fn files(folder: &Path, above: &[String], found: &mut BTreeMap<Module, String>) {
    for entry in std::fs::read_dir(folder).unwrap().map(Result::unwrap) {
        let path = entry.path();
        let name = path.file_stem().unwrap().to_str().unwrap().to_owned();
        let module = || above.iter().cloned().chain([name.clone()]).collect::<Module>();
        if name == "tests" {
        } else if path.is_dir() {
            files(&path, &module(), found);
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            let is_above = matches!(name.as_str(), "lib" | "main" | "mod");
            let text = std::fs::read_to_string(&path).unwrap();
            let code =
                text.lines().take_while(|line| *line != "mod tests {").filter(|line| !line.trim().starts_with("//"));
            found.insert(if is_above { above.to_vec() } else { module() }, code.collect::<Vec<_>>().join("\n"));
        }
    }
}

/// The paths at the start of a text, with groups expanded: `a::{b, c::d}` is `a::b` and `a::c::d`.
fn paths(text: &str) -> (Vec<Vec<&str>>, &str) {
    let text = text.trim_start();
    if let Some(mut rest) = text.strip_prefix('{') {
        let mut all = Vec::new();
        loop {
            if let Some(after) = rest.trim_start().strip_prefix('}') {
                // After a trailing comma.
                return (all, after);
            }
            let (some, after) = paths(rest);
            all.extend(some);
            rest = after.trim_start().trim_start_matches(|c| c != ',' && c != '}');
            match rest.strip_prefix(',') {
                Some(more) => rest = more,
                None => return (all, rest.get(1..).unwrap_or_default()),
            }
        }
    }
    let (name, rest) = text.split_at(text.find(|c: char| !c.is_alphanumeric() && c != '_').unwrap_or(text.len()));
    match rest.strip_prefix("::") {
        Some(rest) => {
            let (ends, rest) = paths(rest);
            (ends.into_iter().map(|end| [&[name], &end[..]].concat()).collect(), rest)
        }
        None => (vec![vec![name]], rest),
    }
}

/// The module that a path in `from` refers to, following re-exports to their source.
fn target(files: &BTreeMap<Module, String>, from: &Module, path: &[&str]) -> Option<Module> {
    let mut at = if path[0] == "crate" { Vec::new() } else { from.clone() };
    for (index, name) in path.iter().enumerate() {
        match *name {
            "crate" | "self" => {}
            "super" => at.truncate(at.len().saturating_sub(1)),
            name => {
                let below: Module = at.iter().cloned().chain([name.to_owned()]).collect();
                if files.contains_key(&below) {
                    at = below;
                    continue;
                }
                let exports = files
                    .get(&at)?
                    .match_indices("pub use ")
                    .flat_map(|(i, found)| paths(&files[&at][i + found.len()..]).0);
                let mut exports = exports.filter(|export| export.last() == Some(&name) && export[..] != path[index..]);
                return Some(exports.next().and_then(|export| target(files, &at, &export)).unwrap_or(at));
            }
        }
    }
    Some(at)
}

/// The files that a file imports.
fn named(files: &BTreeMap<Module, String>, module: &Module) -> BTreeSet<Module> {
    let text = &files[module];
    let below = files.keys().filter(|other| other.len() == module.len() + 1 && other.starts_with(module));
    let mut starts = vec!["crate".to_owned(), "super".to_owned()];
    starts.extend(below.filter_map(|other| other.last().cloned()));
    let mut all = BTreeSet::new();
    for start in starts.iter().map(|start| format!("{start}::")) {
        for (i, _) in text.match_indices(&start) {
            let before = text[..i].chars().next_back();
            if before.is_none_or(|c| !c.is_alphanumeric() && c != '_' && c != ':' && c != '$') {
                all.extend(paths(&text[i..]).0.iter().filter_map(|path| target(files, module, path)));
            }
        }
    }
    all.remove(module);
    // The root only declares modules and re-exports.
    all.remove(&Module::new());
    all
}

/// What cargo prints for a subcommand.
fn cargo(arguments: &[&str]) -> String {
    let output = Command::new(env!("CARGO")).args(arguments).args(["--offline", "--locked"]).output().unwrap();
    String::from_utf8(output.stdout).unwrap()
}

/// The folders of the workspace's crates, except this one's.
fn folders() -> Vec<PathBuf> {
    let metadata: serde_json::Value =
        serde_json::from_str(&cargo(&["metadata", "--no-deps", "--format-version", "1"])).unwrap();
    let manifests = metadata["packages"].as_array().unwrap().iter().map(|package| package["manifest_path"].as_str());
    let folders: Vec<PathBuf> = manifests
        .map(|manifest| Path::new(manifest.unwrap()).parent().unwrap().to_owned())
        .filter(|folder| folder != Path::new(env!("CARGO_MANIFEST_DIR")))
        .collect();
    assert!(folders.len() > 10, "{folders:?}");
    folders
}

#[test]
fn files_have_no_import_cycles() {
    let mut circles = Vec::new();
    for folder in folders() {
        let mut all = BTreeMap::new();
        files(&folder.join("src"), &[], &mut all);
        let name = |module: &Module| format!("{}: {}", folder.display(), module.join("::"));
        let mut left: BTreeMap<&Module, BTreeSet<Module>> =
            all.keys().filter(|module| !module.is_empty()).map(|module| (module, named(&all, module))).collect();
        // A file without imports or importers can't be in a cycle.
        loop {
            let used: BTreeSet<Module> = left.values().flatten().cloned().collect();
            let keys: BTreeSet<Module> = left.keys().map(|key| (*key).clone()).collect();
            let before = left.len();
            left.retain(|module, names| used.contains(*module) && names.iter().any(|other| keys.contains(other)));
            if left.len() == before {
                break;
            }
        }
        for (module, names) in &left {
            let names = names.iter().filter(|other| left.contains_key(*other)).map(|other| other.join("::"));
            circles.push(format!("{} -> {}", name(module), names.collect::<Vec<_>>().join(", ")));
        }
    }
    assert!(circles.is_empty(), "{circles:#?}");
}

#[test]
fn the_page_state_does_not_depend_on_browser_crates() {
    let target = ["--target", "wasm32-unknown-unknown"];
    let names = cargo(
        &[&["tree", "--package", "alquerque-app"], &target[..], &["--edges", "normal", "--prefix", "none"]].concat(),
    );
    assert!(names.starts_with("alquerque-app "), "cargo lists the dependencies");
    for line in names.lines() {
        let name = line.split(' ').next().unwrap();
        assert!(!["web-sys", "js-sys", "wasm-bindgen"].contains(&name), "{line}");
    }
}
